"""A report on one seat's game: figures and sentences, ready to be shown or written as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from sushiya.batch import play_many
from sushiya.coach.review import Reviewed
from sushiya.coach.words import coach_catalogue, say_reason
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, seats
from sushiya.core.record import Record, replay
from sushiya.core.value import Value
from sushiya.core.words import Catalogue, Phrase, seat_phrase
from sushiya.engine.build import load_parts

MOST_COSTLY, MOST_TURNS = 3, 3
LEAST_TURN = 0.1
"""A turning point changes the chance to win by at least so much."""
CHEF_GAMES = 400
"""So many games of chefs, from the same start, say what a chef gets in a seat."""


class Spoken(Value, frozen=True):
    """A reason in words, and what it changes of the chance to win in thousandths."""

    permille: int
    text: str


class Costly(Value, frozen=True):
    """A decision that surely cost something; figures are thousandths of a win."""

    decision: int
    progress: str
    chosen: str
    better: str
    chosen_permille: int
    better_permille: int
    reasons: tuple[Spoken, ...]
    rest: int
    """All else: reasons and rest add up to what the better choice is ahead."""


class Well(Value, frozen=True):
    """A decision that went well: it was surely better than another that was at hand."""

    decision: int
    chosen: str
    other: str
    permille: int


class Turn(Value, frozen=True):
    """Where the chance to win changed most, in thousandths, from a decision to the next."""

    decision: int
    before: int
    after: int


class Report(Value, frozen=True, kw_only=True):
    """All that is told of one seat's game."""

    game: str
    seat: int
    language: str
    worlds: int
    """Imagined games for every choice."""
    book: str | None
    """The recipe book that this holds for, in Wasabi!."""
    decisions: int
    good: int
    """How many of them were about as good as the best."""
    accuracy: int
    """The same as a percentage."""
    chances: tuple[tuple[int, int], ...]
    """The decision, and the chance to win after what was chosen, in thousandths."""
    turning_points: tuple[Turn, ...]
    costly: tuple[Costly, ...]
    well: tuple[Well, ...]
    points: dict[str, int] | None
    """By kind; None: the game was left before its end."""
    chef_points: dict[str, float]
    """What chefs got in this seat from the same start, on average."""


@dataclass(frozen=True)
class Speaker:
    """Says phrases of one table in one language."""

    game: AnyGame
    seat: Seat
    words: Catalogue
    names: Sequence[str]

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase, you=self.seat, names=self.names)

    def command(self, one: Reviewed, code: int) -> str:
        command = self.game.command(code)
        return self.say(self.game.rules.texts.say_command(command, one.view))


def open_speaker(game: AnyGame, record: Record, seat: Seat, language: str) -> Speaker:
    """Name the seats as in the record: by their place, and a bot by its name."""
    words = coach_catalogue(game, language)
    who = {one.seat: one.who.removeprefix("bot ") for one in record.sittings}
    names = [
        f"{words.text('seat', seat=one)} ({who[one]})"
        if one in who
        else words.text("seat", seat=one)
        for one in seats(game.players)
    ]
    return Speaker(game, seat, words, names)


def make_report(
    speaker: Speaker, record: Record, reviewed: Sequence[Reviewed], worlds: int
) -> Report:
    """Sum a review up."""
    game, seat = speaker.game, speaker.seat
    good = sum(one.forecast.is_equal for one in reviewed)
    return Report(
        game=game.rules.name,
        seat=seat,
        language=speaker.words.language,
        worlds=worlds,
        book=_book(speaker),
        decisions=len(reviewed),
        good=good,
        accuracy=round(100 * good / len(reviewed)) if reviewed else 100,
        chances=tuple((one.number, _permille(one.forecast.chance)) for one in reviewed),
        turning_points=_turns(reviewed),
        costly=tuple(_costly(speaker, one) for one in _costliest(reviewed)),
        well=tuple(_well(speaker, reviewed)),
        points=None if record.result is None else dict(record.result.points[seat]),
        chef_points=_chef_points(game, record, seat),
    )


def _book(speaker: Speaker) -> str | None:
    say_book = load_parts(speaker.game.rules).reasons.say_book
    return None if say_book is None else speaker.say(say_book(speaker.game.options))


def _permille(chance: float) -> int:
    return round(1000 * chance)


def _turns(reviewed: Sequence[Reviewed]) -> tuple[Turn, ...]:
    """Find the largest changes, in the order of the game."""
    changes = [
        (abs(later.forecast.chance - one.forecast.chance), one, later)
        for one, later in pairwise(reviewed)
    ]
    large = [change for change in changes if change[0] >= LEAST_TURN]
    kept = sorted(large, key=lambda change: -change[0])[:MOST_TURNS]
    turns = [
        Turn(later.number, _permille(one.forecast.chance), _permille(later.forecast.chance))
        for _, one, later in kept
    ]
    return tuple(sorted(turns, key=lambda turn: turn.decision))


def _costliest(reviewed: Sequence[Reviewed]) -> list[Reviewed]:
    costly = [one for one in reviewed if one.cost > 0]
    return sorted(costly, key=lambda one: -one.cost)[:MOST_COSTLY]


def _costly(speaker: Speaker, one: Reviewed) -> Costly:
    why, game, language = one.why, speaker.game, speaker.words.language
    if why is None:
        raise ValueError("what cost nothing has no reasons")
    better = _permille(one.best.chance)
    return Costly(
        decision=one.number,
        progress=speaker.say(game.rules.texts.say_progress(one.view)),
        chosen=speaker.command(one, one.forecast.code),
        better=speaker.command(one, one.best.code),
        # The difference is rounded once, so that what is shown adds up.
        chosen_permille=better - why.permille,
        better_permille=better,
        reasons=tuple(
            Spoken(reason.permille, speaker.say(say_reason(game, reason, language)))
            for reason in why.reasons
        ),
        rest=why.rest,
    )


def _well(speaker: Speaker, reviewed: Sequence[Reviewed]) -> list[Well]:
    """Tell of decisions in which something else would surely have been worse."""
    found = [one for one in reviewed if one.forecast.is_equal and one.rival is not None]
    told = []
    for one in sorted(found, key=_lead, reverse=True)[:MOST_COSTLY]:
        if one.rival is not None:
            chosen = speaker.command(one, one.forecast.code)
            other = speaker.command(one, one.rival.code)
            told.append(Well(one.number, chosen, other, _permille(_lead(one))))
    return told


def _lead(one: Reviewed) -> float:
    return 0.0 if one.rival is None else one.forecast.chance - one.rival.chance


def _chef_points(game: AnyGame, record: Record, seat: Seat) -> dict[str, float]:
    """Let chefs play from the same start, and average what they get in this seat."""
    opening = next(iter(replay(game, record)))
    played = play_many(game, CHEF_GAMES, policy="chef", starts=[opening.step.state])
    kinds = load_parts(game.rules).kinds
    return {
        kind: round(fmean(played.points[:, seat, at].tolist()), 1) for at, kind in enumerate(kinds)
    }


def say_title(speaker: Speaker) -> str:
    name, seat = Phrase("game"), seat_phrase(speaker.seat)
    return speaker.say(Phrase("coach-title", {"game": name, "seat": seat}))
