"""A finished game step by step: what everybody saw after each decision, and what only one seat saw.

It is made from a record, by the reference rules, so it holds no name, no key and no date. A
*picture* is what one viewer sees: the fields of its view, and the game's outlook. A step holds only
what changed. For a coach it also holds what each seat could choose, and what it observed then.
"""

import asyncio
import gzip
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from sushiya.core.chance import Seeded
from sushiya.core.event import owner_of, redact
from sushiya.core.game import AnyGame
from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.record import PERSON, Record, RecordError, Replayed, replay, who_decided
from sushiya.core.result import Result
from sushiya.core.value import Value, encode, plain
from sushiya.core.words import Phrase
from sushiya.engine.build import load_parts
from sushiya.host.shown import Line, Offer

MOST_BYTES = 4 * 1024 * 1024
"""The longest document, uncompressed: a whole game takes a tenth of it."""
OUTLOOK = "outlook"
"""The name under which a picture holds the game's outlook; no view has a field of that name."""
FEWEST_CHOICES = 2
STEPS_A_BREATH = 2
"""Steps that are made between two yields to the event loop."""


class Chosen(Value, frozen=True, kw_only=True):
    """A seat's choice in this decision, and who made it."""

    seat: Seat
    write: str
    code: int
    say: Phrase
    by: str
    """`person`, or the bot or clock that chose, as a record names it."""


class Change(Value, frozen=True, kw_only=True):
    """How a picture differs from the one before it."""

    fields: dict[str, Any]
    gone: tuple[str, ...] = ()
    """For a seat: fields that no longer differ from what everybody sees."""


class OpenChoice(Value, frozen=True, kw_only=True):
    """A choice that a seat had, as it knew the game then."""

    seen: tuple[int, ...]
    """Its observation: the numbers that engines read."""
    legal: tuple[int, ...]
    """What it could choose, as places in the document's offers; at least two."""
    progress: Phrase
    """Where the game stood, in words."""


class ReplayStep(Value, frozen=True, kw_only=True):
    """The result of one decision; the first step is the opening, without a decision."""

    decision: Decision
    """The decision that is open after this step."""
    to_act: tuple[Seat, ...]
    chosen: tuple[Chosen, ...]
    open: Change
    """What changed for a watcher."""
    own: dict[str, Change]
    """By seat, what changed of the fields in which its picture differs from a watcher's."""
    lines: tuple[Line, ...]
    """What a watcher saw happen; each line has the number of its step."""
    own_lines: dict[str, tuple[Line, ...]]
    """By seat, for seats whose lines differ from a watcher's."""
    asked: dict[str, OpenChoice]
    """By seat, the choices that are open after it; none in a game without an engine."""


class ReplaySteps(Value, frozen=True, kw_only=True):
    format: Literal["sushiya-replay-3"] = "sushiya-replay-3"
    game: str
    rules: int
    seed: str
    """The seed of chance in hexadecimal, for playing on from a step; empty: chance is a tape."""
    steps: tuple[ReplayStep, ...]
    offers: tuple[Offer, ...]
    """All commands that anybody could choose, each once."""
    opening: tuple[tuple[int, ...], ...]
    """By seat, its observation of the opening; empty in a game without an engine."""
    result: Result | None
    """None: the game was left before its end."""


class TooLong(Exception):
    """The document would be longer than MOST_BYTES."""


async def make_steps(game: AnyGame, record: Record) -> bytes:
    """Make the document of a record, compressed with gzip; yields to the event loop meanwhile.

    Raises RecordError if the record cannot be replayed or is not true, and TooLong.
    """
    maker = _Maker(game, record)
    steps = []
    for number, step in enumerate(_steps(maker, MOST_BYTES)):
        steps.append(step)
        if number % STEPS_A_BREATH == 0:
            await asyncio.sleep(0)
    return gzip.compress(_document(maker, steps), 6, mtime=0)


def make_steps_at_once(game: AnyGame, record: Record) -> bytes:
    """Make the document of a record, uncompressed and of any length, without yielding."""
    maker = _Maker(game, record)
    return _document(maker, [*_steps(maker, most=None)])


def _steps(maker: "_Maker", most: int | None) -> Iterator[bytes]:
    """Make the steps of a record, of at most `most` bytes, and check the record meanwhile."""
    game, record, size = maker.game, maker.record, 0
    if len(record.decisions) > game.rules.longest:
        raise RecordError(f"no game of {game.rules.name} has so many decisions")
    state: Any = None
    for number, replayed in enumerate(replay(game, record)):
        if not replayed.is_true:
            raise RecordError(f"decision {replayed.number}: its events differ from the digest")
        step = encode(maker.step(number, replayed))
        state = replayed.step.state
        size += len(step) + maker.offers.added()
        if most is not None and size > most:
            raise TooLong
        yield step
    if plain(game.result(state)) != plain(record.result):
        raise RecordError("the result differs from the recorded one")


def _document(maker: "_Maker", steps: Sequence[bytes]) -> bytes:
    rules, chance = maker.game.rules, maker.record.chance
    return encode(
        ReplaySteps(
            game=rules.name,
            rules=rules.version,
            seed=chance.seed if isinstance(chance, Seeded) else "",
            steps=tuple(msgspec.Raw(step) for step in steps),  # type: ignore[misc]
            offers=tuple(msgspec.Raw(one) for one in maker.offers.encoded),  # type: ignore[misc]
            opening=maker.opening,
            result=maker.record.result,
        )
    )


class _Offers:
    """Deduplicated offers: most commands can be chosen again and again."""

    def __init__(self) -> None:
        self.encoded: list[bytes] = []
        self._places: dict[bytes, int] = {}
        self._told = 0

    def place_of(self, offer: Offer) -> int:
        written = encode(offer)
        if written not in self._places:
            self._places[written] = len(self.encoded)
            self.encoded.append(written)
        return self._places[written]

    def added(self) -> int:
        """Return how many bytes were added since the last call."""
        new = self.encoded[self._told :]
        self._told = len(self.encoded)
        return sum(map(len, new))


class _Maker:
    """Replays a game, and keeps the last picture of every viewer."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self._observe = None if game.rules.engine is None else load_parts(game.rules).observe_view
        self.offers = _Offers()
        self.opening: tuple[tuple[int, ...], ...] = ()
        """What every seat observed of the opening."""
        self._open: dict[str, Any] = {}
        self._own: dict[Seat, dict[str, Any]] = {seat: {} for seat in seats(game.players)}

    def step(self, number: int, replayed: Replayed) -> ReplayStep:
        game, state = self.game, replayed.step.state
        if number == 0:
            self.opening = self._observe_all(state)
        by = {seat: who_decided(self.record, seat, replayed.number) for seat in replayed.commands}
        lines = self._lines(number, replayed, None, by)
        own_lines = {
            str(seat): told
            for seat in seats(game.players)
            if (told := self._lines(number, replayed, seat, by)) != lines
        }
        picture = self._picture(state, None)
        opened = Change(fields=_changed(self._open, picture))
        own = {}
        for seat, before in self._own.items():
            after = _changed(picture, self._picture(state, seat))
            change = Change(
                fields=_changed(before, after), gone=tuple(sorted(before.keys() - after.keys()))
            )
            if change.fields or change.gone:
                own[str(seat)] = change
            self._own[seat] = after
        self._open = picture
        return ReplayStep(
            decision=game.decision(state),
            to_act=game.to_act(state) if game.result(state) is None else (),
            chosen=tuple(self._chosen(replayed, seat, by[seat]) for seat in sorted(by)),
            open=opened,
            own=own,
            lines=lines,
            own_lines=own_lines,
            asked=self._asked(state),
        )

    def _observe_all(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Return what every seat observes."""
        observe, game = self._observe, self.game
        if observe is None:
            return ()
        return tuple(_ints(observe(game.view(state, seat))) for seat in seats(game.players))

    def _asked(self, state: Any) -> dict[str, OpenChoice]:
        """Return each seat's open choice, with what it observes; one legal command is no choice."""
        game, observe = self.game, self._observe
        found = {}
        for seat in game.to_act(state) if game.result(state) is None else ():
            legal = game.legal(state, seat)
            if observe is None or len(legal) < FEWEST_CHOICES:
                continue
            view = game.view(state, seat)
            found[str(seat)] = OpenChoice(
                seen=_ints(observe(view)),
                legal=tuple(self.offers.place_of(self._offer(one, view)) for one in legal),
                progress=game.rules.texts.say_progress(view),
            )
        return found

    def _offer(self, command: Any, view: Any) -> Offer:
        game = self.game
        return Offer(
            write=game.write(command),
            code=game.code(command),
            command=command,
            say=game.rules.texts.say_command(command, view),
        )

    def _chosen(self, replayed: Replayed, seat: Seat, by: str) -> Chosen:
        game, command = self.game, replayed.commands[seat]
        view = game.view(replayed.before, seat)
        return Chosen(
            seat=seat,
            write=game.write(command),
            code=game.code(command),
            say=game.rules.texts.say_command(command, view),
            by=by,
        )

    def _lines(
        self, number: int, replayed: Replayed, viewer: Viewer, by: Mapping[Seat, str]
    ) -> tuple[Line, ...]:
        say, options = self.game.rules.texts.say_event, self.game.options
        found = []
        for event in replayed.step.events:
            seen = redact(event, viewer)
            if seen is None:
                continue
            owner = owner_of(event)
            who = PERSON if owner is None else by.get(owner, PERSON)
            found.append(
                Line(
                    number=number,
                    at=0.0,
                    event=seen,
                    say=None if seen.quiet else say(seen, options),
                    by="" if who == PERSON else who,
                )
            )
        return tuple(found)

    def _picture(self, state: Any, viewer: Viewer) -> dict[str, Any]:
        rules = self.game.rules
        view = self.game.view(state, viewer)
        fields: dict[str, Any] = plain(view)
        if OUTLOOK in fields:
            raise TypeError(f"a view of {rules.name} has a field {OUTLOOK!r}")
        outlook = None if rules.outlook is None else rules.outlook(view)
        return {OUTLOOK: plain(outlook), **fields}


def _ints(numbers: Iterable[int]) -> tuple[int, ...]:
    """Convert booleans to 0 and 1, as engines do."""
    return tuple(map(int, numbers))


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of `after` that are new or changed."""
    return {
        name: value for name, value in after.items() if name not in before or before[name] != value
    }
