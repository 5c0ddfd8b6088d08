"""One finished or abandoned game as one document: what was decided, by whom, and its proof."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from sushiya.core.chance import Chance, ChanceError, Seeded, Tape, Taped, open_chance
from sushiya.core.command import Command, NotationError
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Decision, Seat
from sushiya.core.options import OptionError
from sushiya.core.refusal import Refusal
from sushiya.core.result import Result
from sushiya.core.step import Step
from sushiya.core.trust import Seen, Trust, check
from sushiya.core.value import Value, encode, plain

DIGEST_BYTES = 8
PERSON = "person"


class Sitting(Value, frozen=True):
    """Who decided for a seat, from a decision on: `person`, or `bot` and its name."""

    seat: Seat
    who: str
    since: Decision = Decision(0)


class Entry(Value, frozen=True):
    """One settled decision: "SEAT COMMAND" in seat order, and a digest of its events."""

    commands: tuple[str, ...]
    digest: str


class Record(Value, frozen=True, kw_only=True):
    format: Literal["sushiya-record-1"] = "sushiya-record-1"
    game: str
    rules: int
    options: dict[str, Any]
    chance: Seeded | Taped
    sittings: tuple[Sitting, ...]
    trust: Trust | msgspec.UnsetType = msgspec.UNSET
    """How the seed was made; absent for a game that no server dealt."""
    opening: str
    """The digest of the opening's events."""
    decisions: tuple[Entry, ...]
    result: Result | None
    """None: the game was left before its end."""


def who_decided(record: Record, seat: Seat, decision: Decision) -> str:
    """Return who decided for a seat, by the record's sittings."""
    found = PERSON
    for sitting in record.sittings:
        if sitting.seat == seat and sitting.since <= decision:
            found = sitting.who
    return found


class Journal:
    """The commands of each decision, as a game goes on; a replaced pick is overwritten."""

    def __init__(self) -> None:
        self._decisions: dict[Decision, dict[Seat, Command]] = {}

    def note(self, decision: Decision, seat: Seat, command: Command) -> None:
        self._decisions.setdefault(decision, {})[seat] = command

    def settled(self, now: Decision | None = None) -> tuple[Mapping[Seat, Command], ...]:
        """List the decisions that are over: all before `now`, the one still open."""
        return tuple(
            self._decisions[number]
            for number in sorted(self._decisions)
            if now is None or number < now
        )


def digest(events: Iterable[object]) -> str:
    return hashlib.blake2b(encode(list(events)), digest_size=DIGEST_BYTES).hexdigest()


def write_record(
    game: AnyGame,
    chance: Seeded | Taped,
    decisions: Iterable[Mapping[Seat, Command]],
    sittings: Iterable[Sitting],
    trust: Trust | msgspec.UnsetType = msgspec.UNSET,
) -> Record:
    """Make the record of played decisions, by replaying them."""
    source = open_chance(chance)
    step = game.open(source)
    opening = digest(step.events)
    entries = []
    for commands in decisions:
        written = tuple(f"{seat} {game.write(commands[seat])}" for seat in sorted(commands))
        step = _settle(game, step.state, commands, source)
        entries.append(Entry(written, digest(step.events)))
    return Record(
        game=game.rules.name,
        rules=game.rules.version,
        options=plain(game.options),
        chance=chance,
        sittings=tuple(sittings),
        trust=trust,
        opening=opening,
        decisions=tuple(entries),
        result=game.result(step.state),
    )


def read_record(data: bytes) -> Record:
    """Decode a record; raises msgspec.ValidationError or DecodeError, saying where."""
    return msgspec.json.decode(data, type=Record)


class RecordError(Exception):
    """A record that cannot be replayed; says where and why."""


@dataclass(frozen=True)
class Replayed:
    """One settled decision of a record as it is played again."""

    number: Decision
    before: Any
    commands: Mapping[Seat, Command]
    step: Step[Any, Any]
    is_true: bool
    """Whether the events have the recorded digest."""


def bind_record(rules: AnyRules, record: Record) -> AnyGame:
    """Fix the rules' options as in the record; raises RecordError if it does not fit the rules."""
    if record.game != rules.name:
        raise RecordError(f"the record is of {record.game}, not of {rules.name}")
    if record.rules != rules.version:
        raise RecordError(
            f"the record follows version {record.rules} of the rules of {rules.name}; "
            f"this is version {rules.version}"
        )
    try:
        game = rules.bind(**record.options)
    except OptionError as error:
        raise RecordError(f"the record's options: {error}") from error
    full = plain(game.options)
    missing = set(full) - set(record.options)
    if record.options != _held(full, record) or not missing <= rules.options.later:
        raise RecordError("the record does not hold the full set of options")
    return game


def _held(options: Mapping[str, Any], record: Record) -> dict[str, Any]:
    """Keep only the options that the record holds; others were added after it was made."""
    return {name: value for name, value in options.items() if name in record.options}


def _opening_digest(events: Iterable[object], record: Record) -> str:
    """Digest the opening's events with the options that the record holds."""
    told = plain(list(events))
    for event in told:
        if "options" in event:
            event["options"] = _held(event["options"], record)
    return digest(told)


def replay(game: AnyGame, record: Record) -> Iterator[Replayed]:
    """Replay a record decision by decision; the first item is the opening, without commands."""
    chance = _chance_of(record)
    try:
        step = game.open(chance)
    except ChanceError as error:
        raise RecordError(f"the opening: {error}") from error
    is_true = _opening_digest(step.events, record) == record.opening
    yield Replayed(Decision(-1), None, {}, step, is_true)
    for index, entry in enumerate(record.decisions):
        number = Decision(index)
        before = step.state
        try:
            commands = dict(_read_command(game, text) for text in entry.commands)
            step = _settle(game, before, commands, chance)
        except (RecordError, NotationError, ChanceError) as error:
            raise RecordError(f"decision {number}: {error}") from error
        yield Replayed(number, before, commands, step, digest(step.events) == entry.digest)
    if isinstance(chance, Tape) and chance.unused():
        name, position = chance.unused()[0]
        raise RecordError(f"the tape's {name} {position} was never asked for")


def check_deal(record: Record, seen: Seen | None = None) -> str | None:
    """Return what is wrong with how a table's seed was made; None if nothing is.

    `seen` is what a client kept of the deal; without it only the record itself is checked.
    """
    if not isinstance(record.trust, Trust):
        return "the record does not say how its seed was made"
    if not isinstance(record.chance, Seeded):
        return "the record's chance does not come from a seed"
    players = record.options.get("players")
    if not isinstance(players, int):
        return "the record's options do not say how many play"
    return check(record.trust, record.chance.seed, players, seen)


def verify(rules: AnyRules, record: Record, seen: Seen | None = None) -> str | None:
    """Recompute everything; None if all is as recorded, else what differs and where.

    A game that no server dealt has no trust; it is accepted unless `seen` is given.
    """
    if isinstance(record.trust, Trust) or seen is not None:
        wrong = check_deal(record, seen)
        if wrong is not None:
            return wrong
    try:
        game = bind_record(rules, record)
        state: Any = None
        for replayed in replay(game, record):
            if not replayed.is_true:
                place = f"decision {replayed.number}" if replayed.commands else "the opening"
                return f"{place}: its events differ from the recorded digest; all before it agree"
            state = replayed.step.state
    except RecordError as error:
        return str(error)
    result = game.result(state)
    if plain(result) != plain(record.result):
        return f"the result differs: recorded {plain(record.result)}, recomputed {plain(result)}"
    return None


def _chance_of(record: Record) -> Chance:
    try:
        return open_chance(record.chance)
    except ValueError as error:
        raise RecordError(f"the record's seed: {error}") from error


def _read_command(game: AnyGame, text: str) -> tuple[Seat, Command]:
    seat, _, written = text.partition(" ")
    if not seat.isdecimal() or int(seat) >= game.players:
        raise RecordError(f"{text!r} does not begin with a seat from 0 to {game.players - 1}")
    return Seat(int(seat)), game.read(written)


def _settle(
    game: AnyGame,
    state: Any,
    commands: Mapping[Seat, Command],
    chance: Chance,
) -> Step[Any, Any]:
    """Play all commands of one decision, in seat order."""
    before = game.decision(state)
    events: list[Any] = []
    for seat in sorted(commands):
        step = game.play(state, seat, commands[seat], chance)
        if isinstance(step, Refusal):
            raise RecordError(
                f"seat {seat} may not {game.write(commands[seat])} ({step.code}, rule {step.rule})"
            )
        events += step.events
        state = step.state
    if game.decision(state) != before + 1:
        raise RecordError("its commands do not settle it")
    return Step(state, tuple(events))
