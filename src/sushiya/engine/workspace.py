"""One position of one table in an engine's memory, and what the engine makes of it."""

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.door import load_engine
from sushiya.engine.policies import SEARCHING


class Workspace:
    """Holds a State and a Chance; all that the engine can do with them, in Python's terms."""

    def __init__(self, game: AnyGame, state: Any, seed: int) -> None:
        self.engine = load_engine(game.rules)
        self.codes = self.engine.codes
        self.setup = self.engine.setup(game.options)
        self.state = self.engine.pack(state)
        self.chance = self.engine.chance(seed)
        self._options = game.options
        self._codes = self._new("int32_t[]", self.engine.seats)
        self._legal = self._new("uint8_t[]", self.engine.codes)
        self._seen = self._new("Observation *")

    def open(self, outcomes: Sequence[int]) -> int:
        """Deal a new game with these outcomes; give how many were left, below 0: too few."""
        tape, chance = self._taped(outcomes)
        self.engine.lib.engine_open(self.setup, self.state, chance)
        return len(tape) - int(chance.tape_at)

    def step(self, codes: Mapping[Seat, int], outcomes: Sequence[int]) -> int:
        """Settle a decision with these outcomes; give how many were left, below 0: too few."""
        for seat in range(self.engine.seats):
            self._codes[seat] = codes.get(Seat(seat), -1)
        tape, chance = self._taped(outcomes)
        self.engine.lib.engine_step(self.setup, self.state, self._codes, chance)
        return len(tape) - int(chance.tape_at)

    def _taped(self, outcomes: Sequence[int]) -> tuple[Any, Any]:
        """Give a tape, which must live as long as it is read, and the chance that reads it."""
        tape = self._new("int32_t[]", list(outcomes))
        described = {"is_taped": 1, "tape": tape, "tape_size": len(outcomes)}
        return tape, self._new("Chance *", described)

    def difference(self, state: Any) -> str:
        """Name the fields in which the position differs from one of the reference."""
        ours, theirs = self._canonical(), self.engine.pack(state)
        ffi = self.engine.ffi
        if bytes(ffi.buffer(ours)) == bytes(ffi.buffer(theirs)):
            return ""
        return ", ".join(
            f"{name}: {_shown(ffi, theirs, name, field)} became {_shown(ffi, ours, name, field)}"
            for name, field in ffi.typeof("State").fields
            if _shown(ffi, theirs, name, field) != _shown(ffi, ours, name, field)
        )

    def unpacked(self) -> Any:
        """Give the position for the reference."""
        return self.engine.parts.unpack(self._canonical(), self._options)

    def legal(self, seat: Seat) -> list[int]:
        self.engine.lib.engine_mask(self.setup, self.state, seat, self._legal)
        marks = bytes(self.engine.ffi.buffer(self._legal))
        return list(compress(range(self.codes), marks))

    def observe(self, seat: Seat) -> tuple[int, ...]:
        self.engine.lib.engine_observe(self.setup, self.state, seat, self._seen)
        return self._numbers(self._seen)

    def observe_view(self, view: Any) -> tuple[int, ...]:
        return self.engine.parts.observe_view(view)

    def choose(self, seat: Seat, policy: str, playouts: int = 0) -> int:
        # The list owns its players: one that is taken out of it does not keep them in memory.
        players = self.engine.players([policy], playouts)
        memory = self.engine.memory() if policy in SEARCHING else self.engine.ffi.NULL
        chosen = self.engine.lib.engine_choose(
            self.setup, self.state, seat, players, memory, self.chance
        )
        return int(chosen)

    def imagine(self, seat: Seat) -> "Workspace":
        """Give another workspace, with a world in which this seat observes just the same."""
        other: Workspace = object.__new__(Workspace)
        other.__dict__ |= self.__dict__
        other.state = self._new("State *")
        self.engine.lib.engine_observe(self.setup, self.state, seat, self._seen)
        self.engine.lib.engine_imagine(self.setup, self._seen, seat, self.chance, other.state)
        return other

    def canonical_bytes(self) -> bytes:
        return bytes(self.engine.ffi.buffer(self._canonical()))

    def _canonical(self) -> Any:
        copy = self._new("State *", self.state[0])
        self.engine.lib.engine_canonical(self.setup, copy)
        return copy

    def _numbers(self, seen: Any) -> tuple[int, ...]:
        return tuple(self.engine.ffi.cast("int16_t *", seen)[0 : self.engine.observation])

    def _new(self, *what: Any) -> Any:
        return self.engine.ffi.new(*what)


def _shown(ffi: Any, position: Any, name: str, field: Any) -> str:
    """Show one field's numbers."""
    value = getattr(position, name)
    if field.type.kind == "struct":
        parts = field.type.fields
        return ", ".join(f"{part} {_shown(ffi, value, part, inner)}" for part, inner in parts)
    if field.type.kind == "array":
        return str(ffi.unpack(ffi.cast(f"{_item(field.type).cname} *", value), _count(field.type)))
    return str(value)


def _item(kind: Any) -> Any:
    while kind.kind == "array":
        kind = kind.item
    return kind


def _count(kind: Any) -> int:
    count = 1
    while kind.kind == "array":
        count *= kind.length
        kind = kind.item
    return count
