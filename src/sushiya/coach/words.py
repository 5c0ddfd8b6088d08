"""The coach's sentences: phrases for reasons, and the catalogues that speak them."""

from pathlib import Path

from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.words import SHARED_MESSAGES, Arg, Catalogue, Phrase, seat_phrase
from sushiya.engine.analysis import Reason
from sushiya.engine.build import load_parts

MESSAGES = Path(__file__).parent / "messages"
TENTHS = 10
MINUS = "\N{MINUS SIGN}"


def coach_catalogue(game: AnyGame, language: str) -> Catalogue:
    """Open a game's messages and those of its coach."""
    folder = game.rules.texts.folder
    folders = (SHARED_MESSAGES, MESSAGES, folder / "messages", folder / "coach" / "messages")
    return Catalogue(language, folders, edition=game.options.edition)


def decimal(tenths: int, language: str) -> str:
    """Write a number of tenths as people of a language do."""
    point = "." if language == "en" else ","
    sign = MINUS if tenths < 0 else ""
    return f"{sign}{abs(tenths) // TENTHS}{point}{abs(tenths) % TENTHS}"


def say_reason(game: AnyGame, reason: Reason, language: str) -> Phrase:
    """Say a reason: what the position shows of it, or else by how many points it is felt."""
    said = _say_fact(game, reason) if reason.fact else _say_points(reason, language)
    # What points tell compares the one choice with the other; a fact is about one of them alone.
    if reason.permille < 0 and reason.fact:
        return Phrase("coach-other", {"reason": said})
    return said


def _say_fact(game: AnyGame, reason: Reason) -> Phrase:
    say_figure = load_parts(game.rules).reasons.say_figure
    args: dict[str, Arg] = {}
    for name, value in reason.figures.items():
        thing = say_figure(name, value, game.options)
        args[name] = value if thing is None else thing
        if name == "seat":
            args[name] = seat_phrase(Seat(value))
    return Phrase(f"reason-{reason.fact}", args)


def _say_points(reason: Reason, language: str) -> Phrase:
    if reason.source == "tie":
        return Phrase("reason-tie")
    args: dict[str, Arg] = {
        "points": decimal(abs(reason.tenths), language),
        "whole": abs(reason.tenths) // TENTHS,
        "more": "yes" if reason.tenths > 0 else "no",
    }
    if reason.source == "rival":
        return Phrase("coach-rival", {"seat": seat_phrase(Seat(int(reason.subject))), **args})
    return Phrase("coach-own", {"kind": Phrase(f"points-{reason.subject}"), **args})
