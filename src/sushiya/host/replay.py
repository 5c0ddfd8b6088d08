"""A finished game step by step: what everybody saw after each decision, and what one seat alone.

Made from a record by the reference, so it holds no name, no key and no date. A *picture* is what
one viewer has before it: the fields of its view, and the game's outlook. A step holds only what
changed.
"""

import asyncio
import gzip
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from sushiya.core.event import owner_of, redact
from sushiya.core.game import AnyGame
from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.record import PERSON, Record, RecordError, Replayed, replay
from sushiya.core.result import Result
from sushiya.core.value import Value, encode, plain
from sushiya.core.words import Phrase
from sushiya.host.shown import Line

MOST_BYTES = 4 * 1024 * 1024
"""No document is longer, unpacked: a whole game takes a tenth of it."""
OUTLOOK = "outlook"
"""The name under which a picture holds the game's outlook; no view has a field of that name."""
STEPS_A_BREATH = 10
"""Steps that are made before others get their turn."""


class Chosen(Value, frozen=True, kw_only=True):
    """A command that stood, and who gave it."""

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
    """Of a seat: fields that are again as everybody sees them."""


class ReplayStep(Value, frozen=True, kw_only=True):
    """Where one decision led; the first step is the opening, and nobody chose it."""

    decision: Decision
    """The one that is open after it."""
    to_act: tuple[Seat, ...]
    chosen: tuple[Chosen, ...]
    open: Change
    """What changed for a watcher."""
    own: dict[str, Change]
    """By seat, what changed of the fields in which its picture differs from a watcher's."""
    lines: tuple[Line, ...]
    """What a watcher was told; the number of a line is that of its step."""
    own_lines: dict[str, tuple[Line, ...]]
    """By seat, for those who were told otherwise."""


class ReplaySteps(Value, frozen=True, kw_only=True):
    format: Literal["sushiya-replay-1"] = "sushiya-replay-1"
    game: str
    rules: int
    steps: tuple[ReplayStep, ...]
    result: Result | None
    """None: the game was left before its end."""


class TooLong(Exception):
    """A document that would be longer than anybody needs."""


async def make_steps(game: AnyGame, record: Record) -> bytes:
    """Make the document of a record, packed with gzip; others have their turn meanwhile.

    Raises RecordError where the record cannot be followed or is not true, and TooLong.
    """
    steps = []
    for number, step in enumerate(_steps(game, record, MOST_BYTES)):
        steps.append(step)
        if number % STEPS_A_BREATH == 0:
            await asyncio.sleep(0)
    return gzip.compress(_document(game, record, steps), 6, mtime=0)


def make_steps_at_once(game: AnyGame, record: Record) -> bytes:
    """Make the document of a record, unpacked and however long, where nobody else waits."""
    return _document(game, record, [*_steps(game, record, most=None)])


def _steps(game: AnyGame, record: Record, most: int | None) -> Iterator[bytes]:
    """Make the steps of a record, at most so many bytes; the record is checked meanwhile."""
    if len(record.decisions) > game.rules.longest:
        raise RecordError(f"no game of {game.rules.name} has so many decisions")
    maker, size = _Maker(game, record), 0
    state: Any = None
    for number, replayed in enumerate(replay(game, record)):
        if not replayed.is_true:
            raise RecordError(f"decision {replayed.number}: its events differ from the digest")
        step = encode(maker.step(number, replayed))
        state = replayed.step.state
        size += len(step)
        if most is not None and size > most:
            raise TooLong
        yield step
    if plain(game.result(state)) != plain(record.result):
        raise RecordError("the result differs from the recorded one")


def _document(game: AnyGame, record: Record, steps: Sequence[bytes]) -> bytes:
    return encode(
        ReplaySteps(
            game=game.rules.name,
            rules=game.rules.version,
            steps=tuple(msgspec.Raw(step) for step in steps),  # type: ignore[misc]
            result=record.result,
        )
    )


class _Maker:
    """Follows a game, and remembers what every viewer has before it."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self._game = game
        self._record = record
        self._open: dict[str, Any] = {}
        self._own: dict[Seat, dict[str, Any]] = {seat: {} for seat in seats(game.players)}

    def step(self, number: int, replayed: Replayed) -> ReplayStep:
        game, state = self._game, replayed.step.state
        by = {seat: self._chooser(seat, replayed.number) for seat in replayed.commands}
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
        )

    def _chosen(self, replayed: Replayed, seat: Seat, by: str) -> Chosen:
        game, command = self._game, replayed.commands[seat]
        view = game.view(replayed.before, seat)
        return Chosen(
            seat=seat,
            write=game.write(command),
            code=game.code(command),
            say=game.rules.texts.say_command(command, view),
            by=by,
        )

    def _chooser(self, seat: Seat, decision: Decision) -> str:
        """Say who decided for a seat, as the record's sittings tell."""
        found = PERSON
        for sitting in self._record.sittings:
            if sitting.seat == seat and sitting.since <= decision:
                found = sitting.who
        return found

    def _lines(
        self, number: int, replayed: Replayed, viewer: Viewer, by: Mapping[Seat, str]
    ) -> tuple[Line, ...]:
        say, options = self._game.rules.texts.say_event, self._game.options
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
        rules = self._game.rules
        view = self._game.view(state, viewer)
        fields: dict[str, Any] = plain(view)
        if OUTLOOK in fields:
            raise TypeError(f"a view of {rules.name} has a field {OUTLOOK!r}")
        outlook = None if rules.outlook is None else rules.outlook(view)
        return {OUTLOOK: plain(outlook), **fields}


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Give the fields of `after` that are new or other than they were."""
    return {
        name: value for name, value in after.items() if name not in before or before[name] != value
    }
