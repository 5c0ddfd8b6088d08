"""German sentences that need another form for the reader than for a name."""

import pytest

from sushiya.core.game import AnyRules, catalogue
from sushiya.core.ids import Seat
from sushiya.core.words import Arg, Catalogue, Phrase, say_winners, seat_phrase
from sushiya.games import GAMES

READER, OTHER = Seat(0), Seat(1)


def say(words: Catalogue, message: str, args: dict[str, Arg]) -> str:
    names = [words.text("you"), "Ann"]
    return words.say(Phrase(message, args), you=READER, names=names)


@pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)
@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((READER,), "Du hast gewonnen!"),
        ((OTHER,), "Ann gewinnt."),
        ((READER, OTHER), "Gemeinsam gewinnen: du und Ann."),
    ],
)
def test_who_wins(rules: AnyRules, winners: tuple[Seat, ...], said: str) -> None:
    args: dict[str, Arg] = dict.fromkeys(("pudding", "hands", "totals", "reason"), "")
    args |= say_winners([1 if seat in winners else 2 for seat in (READER, OTHER)])
    assert say(catalogue(rules, "de"), "event-game-ended", args).endswith(f" {said}")


@pytest.mark.parametrize(
    ("giver", "taker", "said"),
    [(OTHER, READER, "Ann gibt dir Lachs."), (READER, OTHER, "Du gibst Lachs an Ann.")],
)
def test_who_gets_a_tile(giver: Seat, taker: Seat, said: str) -> None:
    words = catalogue(GAMES.find("wasabi"), "de")
    args: dict[str, Arg] = {"seat": seat_phrase(giver), "to": seat_phrase(taker), "tile": "Lachs"}
    assert say(words, "event-tile-given", args) == said


@pytest.mark.parametrize(("first", "said"), [(READER, "Du fängst an."), (OTHER, "Ann fängt an.")])
def test_who_begins(first: Seat, said: str) -> None:
    words = catalogue(GAMES.find("wasabi"), "de")
    args: dict[str, Arg] = {"players": 2, "book": "", "first": seat_phrase(first)}
    assert say(words, "event-game-opened", args).endswith(f" {said}")
