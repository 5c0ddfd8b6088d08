"""How the chef learns: it tries picks, sees what they bring if it plays on, and fits its worths.

Each iteration plays games of every kind of table, against players like itself and against cooks.
At each of its turns the chef tries all picks, with the same chance, and plays each round to its
end (engine/learn.c). A least-squares fit explains the differences by worths. Worths go part of the
way to the fitted ones, else all would run from one fashion to the next; what is written is the
mean over the later iterations.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sushiya.engine.door import Engine
from sushiya.games.sushi_go.options import OPTIONS
from sushiya.work.place import Place, in_order

State = dict[str, Any]
"""How many iterations are done; worths by kind of table, now and added up."""

_FULL = {"maki_ties": "full", "pudding_ties": "full"}
_LOOSE = {"nigiri": "optional", "same_turn": "separate"}
_VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {**_FULL, **_LOOSE},
    {"pudding_loss": "yes"},
    {"pudding_loss": "no", "passing": "left-right-left"},
    {},
    {**_FULL, "passing": "left-right-left"},
    {**_LOOSE},
    {**_FULL, "pudding_loss": "no"},
)
"""Options that change play, one for each part of a table's games: the editions and others."""

_TABLES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 2, "robot": "on"},
)
"""By the numbers that they have in C."""


@dataclass(frozen=True)
class FittedPicks:
    """Policy iteration with a linear fit."""

    iterations: int = 10
    games: int = 500
    """Games of a part."""
    averaged_from: int = 4
    """The first iterations do not count in the mean."""
    least_rate: float = 0.3
    hold: float = 20.0
    """How strongly a worth is held where it was: as by so many picks."""
    sweeps: int = 40
    tables: Collection[int] = range(len(_TABLES))
    """Kinds of tables that are learned; the others stay as they are."""

    def begin(self, engine: Engine) -> State:
        nothing = [0.0] * engine.lib.WORTH_COUNT
        return {"done": 0, "now": [nothing for _ in _TABLES], "sum": [nothing for _ in _TABLES]}

    def improve(self, engine: Engine, state: State, seed: int, place: Place) -> tuple[State, str]:
        done = state["done"] + 1
        weights = _made(engine, state["now"])
        rate = max(self.least_rate, 1 / done)
        now, sums, tried = [], [], 0
        for table, before in enumerate(state["now"]):
            if table not in self.tables:
                now.append(before)
                sums.append(state["sum"][table])
                continue
            collect = partial(_collect, engine, state["now"], table, self.games, seed)
            parts = list(in_order(place, collect, range(len(_VARIANTS))))
            fitted = self._fit(engine, weights.tables[table], parts)
            after = [one + rate * (new - one) for one, new in zip(before, fitted, strict=True)]
            counted = after if done > self.averaged_from else [0.0] * len(after)
            now.append(after)
            sums.append([a + b for a, b in zip(state["sum"][table], counted, strict=True)])
            tried += sum(part.tried for part in parts)
        change = _distance(state["now"], now)
        line = f"{tried} decisions tried, worths changed by {change:.3f}"
        return {"done": done, "now": now, "sum": sums}, line

    def _fit(self, engine: Engine, before: Any, parts: "list[Part]") -> list[float]:
        ffi = engine.ffi
        worths = ffi.new("Worths *", before)
        size = engine.lib.WORTH_COUNT
        matrices = [ffi.from_buffer("double[]", part.matrix(size)) for part in parts]
        # Parts are added into the first one: C writes there.
        vectors = [ffi.from_buffer("double[]", part.vector.copy()) for part in parts]
        engine.lib.learn_fit(
            worths,
            ffi.new("double *[]", matrices),
            ffi.new("double *[]", vectors),
            len(parts),
            self.hold,
            self.sweeps,
        )
        return list(ffi.cast("float *", worths)[0 : engine.lib.WORTH_COUNT])

    def weights(self, engine: Engine, state: State) -> Any:
        count = state["done"] - self.averaged_from
        if count <= 0:
            return _made(engine, state["now"])
        return _made(engine, [[one / count for one in table] for table in state["sum"]])


class Part(NamedTuple):
    """Sums of some games, for the fit. Most of the matrix is 0: the rest is listed by place."""

    tried: int
    places: npt.NDArray[np.int32]
    values: npt.NDArray[np.float64]
    vector: npt.NDArray[np.float64]

    def matrix(self, size: int) -> npt.NDArray[np.float64]:
        """Write the matrix out, row by row."""
        whole = np.zeros(size * size)
        whole[self.places] = self.values
        return whole


def _collect(  # noqa: PLR0913, PLR0917 - it goes to other machines, with all that it needs
    engine: Engine, now: list[list[float]], table: int, games: int, seed: int, number: int
) -> Part:
    """Try picks at one kind of table, with one variant of the options."""
    size = engine.lib.WORTH_COUNT
    matrix, vector = np.zeros(size * size), np.zeros(size)
    options = OPTIONS.resolve({**_TABLES[table], **_VARIANTS[number]})
    first = (seed + (table * len(_VARIANTS) + number) * games) % 2**64
    tried = engine.lib.learn_collect(
        engine.setup(options),
        _made(engine, now),
        first,
        games,
        engine.ffi.from_buffer("double[]", matrix),
        engine.ffi.from_buffer("double[]", vector),
    )
    places = np.flatnonzero(matrix).astype(np.int32)
    return Part(tried, places, matrix[places], vector)


def _distance(one: list[list[float]], other: list[list[float]]) -> float:
    """Give the mean difference of two lists of worths."""
    pairs = [
        pair
        for mine, yours in zip(one, other, strict=True)
        for pair in zip(mine, yours, strict=True)
    ]
    return sum(abs(first - second) for first, second in pairs) / len(pairs)


def _made(engine: Engine, tables: list[list[float]]) -> Any:
    weights = engine.ffi.new("Weights *")
    numbers = engine.ffi.cast("float *", weights)
    flat = [number for table in tables for number in table]
    numbers[0 : len(flat)] = flat
    return weights


TRAINER = FittedPicks()
