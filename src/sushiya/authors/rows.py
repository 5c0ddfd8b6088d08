"""Many tables in one call: observations, masks, rewards and actions in NumPy arrays, no copies."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
import numpy.typing as npt

from sushiya.core.game import AnyGame
from sushiya.engine.door import load_engine
from sushiya.engine.policies import POLICIES, SEARCHING

Reward: TypeAlias = Literal["points", "margin", "win"]
"""What a seat gets when a game ends: its points, its lead over the best of the others, or its share
of the win. Before that it gets nothing."""
REWARDS: tuple[Reward, ...] = get_args(Reward)
OUTSIDE = "you"
"""How a seat that the caller plays is named among the policies."""
USUAL_PLAYOUTS = 200
LEAST_PART = 256
"""Rows that are worth a thread of their own."""
SEED_SPAN = 2**64


@dataclass(frozen=True, eq=False)
class Buffers:
    """The arrays of so many tables: make your own, in shared memory for instance, or use `make`.

    All are contiguous. Every call writes into them, so copy what you want to keep.
    """

    actions: npt.NDArray[np.int64]
    """(tables,): what you play, written by you before `step`."""
    observations: npt.NDArray[np.int16]
    """(tables, numbers): what the seat that is asked knows."""
    masks: npt.NDArray[np.int8]
    """(tables, codes): 1 for every legal action of that seat."""
    seats: npt.NDArray[np.int32]
    """(tables,): which seat is asked; -1: the game is over."""
    rewards: npt.NDArray[np.float32]
    """(tables, players): 0 but where a game has just ended."""
    ended: npt.NDArray[np.bool_]
    """(tables,): whether a game has just ended."""
    illegal: npt.NDArray[np.bool_]
    """(tables,): whether the action was not legal: then the lowest legal one was played."""
    last_observations: npt.NDArray[np.int16]
    """(tables, numbers): where `ended`, the ended game as your first seat sees it."""


class Rows:
    """So many tables of one game, each a row of the buffers; every step is one decision at each.

    Seats that are "you" are played by the caller: all of them unless `policies` names others. If
    several are asked at once, they are asked one after the other, and none sees what the others
    have chosen. A row whose game has ended is dealt another one at once, unless `restarts` is
    false. The same seed and actions give the same bytes, whatever the number of threads.
    """

    def __init__(  # noqa: PLR0913 - all but the first two are named
        self,
        game: AnyGame,
        tables: int,
        *,
        policies: Sequence[str] = (),
        reward: Reward = "points",
        playouts: int = USUAL_PLAYOUTS,
        restarts: bool = True,
        threads: int | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        self.game = game
        self.engine = load_engine(game.rules)
        self.policies = tuple(policies) or (OUTSIDE,) * game.players
        _check_policies(self.policies, game.players)
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
        if tables < 1:
            raise ValueError("there must be at least one table")
        self.tables = tables
        self.codes = codes_of(game)
        self.watcher = self.policies.index(OUTSIDE)
        self.buffers = buffers or make_buffers(game, tables)
        _check_buffers(self.buffers, game, tables)
        parts = min(threads or os.cpu_count() or 1, max(1, tables // LEAST_PART))
        self._cuts = [
            (tables * part // parts, tables * (part + 1) // parts) for part in range(parts)
        ]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self._memories = self._make_memories(parts)
        self._rows = self._make_rows(playouts, REWARDS.index(reward), restarts=restarts)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal a new game at every table: from seeds, or each table's next one.

        With one number, table i has the seed so many above it.
        """
        seeds = self.engine.ffi.NULL
        if seed is not None:
            listed = range(seed, seed + self.tables) if isinstance(seed, int) else seed
            if len(listed) != self.tables:
                raise ValueError(f"{self.tables} tables need as many seeds")
            seeds = self.engine.ffi.new("uint64_t[]", [one % SEED_SPAN for one in listed])
        deal, null = self.engine.lib.engine_rows_deal, self.engine.ffi.NULL

        def part(number: int) -> None:
            first, end = self._cuts[number]
            own = null if seed is None else seeds + first
            deal(self._rows, first, end - first, own, self._memories[number])

        self._in_parts(part)

    def step(self) -> None:
        """Play `buffers.actions`: every table goes on to where you are asked again."""
        if self._pool is None:
            self.engine.lib.engine_rows_step(self._rows, 0, self.tables, self._memories[0])
            return

        def part(number: int) -> None:
            first, end = self._cuts[number]
            self.engine.lib.engine_rows_step(self._rows, first, end - first, self._memories[number])

        self._in_parts(part)

    def observe(self, table: int, seat: int) -> npt.NDArray[np.int16]:
        """Give what any seat knows there, asked or not, in a new array."""
        seen = np.empty(self.engine.observation, np.int16)
        target = self.engine.ffi.from_buffer("Observation *", seen)
        self.engine.lib.engine_observe(self._setup, self._state(table), seat, target)
        return seen

    def mask(self, table: int, seat: int) -> npt.NDArray[np.int8]:
        """Give a seat's legal actions, in a new array; all 0 if it is not asked."""
        legal = np.empty(self.engine.codes, np.int8)
        target = self.engine.ffi.from_buffer("uint8_t[]", legal)
        self.engine.lib.engine_mask(self._setup, self._state(table), seat, target)
        return legal[: self.codes].copy()

    def asks(self, table: int, seat: int) -> bool:
        return bool(self.engine.lib.engine_asks(self._setup, self._state(table), seat))

    def position(self, table: int) -> Any:
        """Give the position as a state of the readable rules."""
        copy = self.engine.ffi.new("State *", self._tables[table].state)
        self.engine.lib.engine_canonical(self._setup, copy)
        return self.engine.parts.unpack(copy, self.game.options)

    def put(self, table: int, state: Any) -> None:
        """Lay out a position of the readable rules, and go on from there."""
        self._tables[table].state = self.engine.pack(state)[0]
        self.engine.lib.engine_rows_resume(self._rows, table, 1, self._memories[0])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _state(self, table: int) -> Any:
        return self.engine.ffi.addressof(self._tables[table], "state")

    def _in_parts(self, part: Any) -> None:
        if self._pool is None:
            part(0)
        else:
            list(self._pool.map(part, range(len(self._cuts))))

    def _make_memories(self, parts: int) -> list[Any]:
        if any(policy in SEARCHING for policy in self.policies):
            return [self.engine.memory() for _ in range(parts)]
        return [self.engine.ffi.NULL] * parts

    def _make_rows(self, playouts: int, reward: int, *, restarts: bool) -> Any:
        """Tell the engine where everything is; what it points to must live as long as we do."""
        engine, ffi, buffers = self.engine, self.engine.ffi, self.buffers
        self._setup = engine.setup(self.game.options)
        named = ["random" if policy == OUTSIDE else policy for policy in self.policies]
        self._players = engine.players(named, playouts)
        for player, policy in zip(self._players, self.policies, strict=True):
            if policy == OUTSIDE:
                player.policy = engine.lib.OUTSIDE
        self._tables = ffi.new("TableRow[]", self.tables)

        def at(kind: str, array: Any) -> Any:
            return ffi.cast(f"{kind} *", array.ctypes.data)

        return ffi.new(
            "Rows *",
            {
                "setup": self._setup,
                "players": self._players,
                "reward": reward,
                "width": self.codes,
                "restarts": restarts,
                "tables": self._tables,
                "actions": at("int64_t", buffers.actions),
                "observations": at("int16_t", buffers.observations),
                "masks": at("int8_t", buffers.masks),
                "seats": at("int32_t", buffers.seats),
                "rewards": at("float", buffers.rewards),
                "ended": at("uint8_t", buffers.ended),
                "illegal": at("uint8_t", buffers.illegal),
                "last_seen": at("int16_t", buffers.last_observations),
                "watcher": self.watcher,
            },
        )


def codes_of(game: AnyGame) -> int:
    """How many actions there are at such a table."""
    engine = load_engine(game.rules)
    return engine.codes if engine.parts.codes is None else engine.parts.codes(game.options)


def _shapes(game: AnyGame, tables: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    numbers = load_engine(game.rules).observation
    return {
        "actions": ((tables,), np.int64),
        "observations": ((tables, numbers), np.int16),
        "masks": ((tables, codes_of(game)), np.int8),
        "seats": ((tables,), np.int32),
        "rewards": ((tables, game.players), np.float32),
        "ended": ((tables,), np.bool_),
        "illegal": ((tables,), np.bool_),
        "last_observations": ((tables, numbers), np.int16),
    }


def make_buffers(game: AnyGame, tables: int) -> Buffers:
    """Make the arrays for so many tables of a game."""
    shapes = _shapes(game, tables)
    return Buffers(**{name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()})


def _check_buffers(buffers: Buffers, game: AnyGame, tables: int) -> None:
    for name, (shape, kind) in _shapes(game, tables).items():
        array = getattr(buffers, name)
        if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
            raise ValueError(f"{name} must be a contiguous array of {np.dtype(kind)}, {shape}")


def _check_policies(policies: Sequence[str], players: int) -> None:
    if len(policies) != players:
        raise ValueError(f"{players} play, so there must be as many policies")
    if OUTSIDE not in policies:
        raise ValueError(f"one of the policies must be {OUTSIDE!r}")
    for name in policies:
        if name not in (OUTSIDE, *POLICIES):
            there = ", ".join((OUTSIDE, *POLICIES))
            raise ValueError(f"there is no policy {name!r}; there are {there}")
