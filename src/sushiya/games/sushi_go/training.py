"""How the chef learns: it tries picks, sees what they bring if it plays on, and fits its worths.

Each iteration plays games of every kind of table, against players like itself and against cooks.
At each of its turns the chef tries all picks, with the same chance, and plays each round to its
end (engine/learn.c). A least-squares fit explains the differences by worths. Worths go part of the
way to the fitted ones, else all would run from one fashion to the next; what is written is the
mean over the later iterations.
"""

from collections.abc import Collection
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from sushiya.engine.door import Engine
from sushiya.games.sushi_go.options import OPTIONS

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

    def improve(self, engine: Engine, state: State, seed: int, pool: Executor) -> tuple[State, str]:
        done = state["done"] + 1
        weights = _made(engine, state["now"])
        rate = max(self.least_rate, 1 / done)
        now, sums, tried = [], [], 0
        for table, before in enumerate(state["now"]):
            if table not in self.tables:
                now.append(before)
                sums.append(state["sum"][table])
                continue
            parts = self._collect(engine, weights, table, seed=seed, pool=pool)
            fitted = self._fit(engine, weights.tables[table], parts)
            after = [one + rate * (new - one) for one, new in zip(before, fitted, strict=True)]
            counted = after if done > self.averaged_from else [0.0] * len(after)
            now.append(after)
            sums.append([a + b for a, b in zip(state["sum"][table], counted, strict=True)])
            tried += sum(part.tried for part in parts)
        change = _distance(state["now"], now)
        line = f"{tried} decisions tried, worths changed by {change:.3f}"
        return {"done": done, "now": now, "sum": sums}, line

    def _collect(
        self, engine: Engine, weights: Any, table: int, *, seed: int, pool: Executor
    ) -> "list[_Part]":
        """Try picks at one kind of table; each variant is a part, for any number of threads."""

        def collect(number: int) -> _Part:
            part = _Part(engine)
            options = OPTIONS.resolve({**_TABLES[table], **_VARIANTS[number]})
            first = (seed + (table * len(_VARIANTS) + number) * self.games) % 2**64
            part.tried = engine.lib.learn_collect(
                engine.setup(options), weights, first, self.games, part.matrix, part.vector
            )
            return part

        return list(pool.map(collect, range(len(_VARIANTS))))

    def _fit(self, engine: Engine, before: Any, parts: "list[_Part]") -> list[float]:
        ffi = engine.ffi
        worths = ffi.new("Worths *", before)
        engine.lib.learn_fit(
            worths,
            ffi.new("double *[]", [part.matrix for part in parts]),
            ffi.new("double *[]", [part.vector for part in parts]),
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


class _Part:
    """Sums of some games, for the fit."""

    def __init__(self, engine: Engine) -> None:
        size = engine.lib.WORTH_COUNT
        self.matrix = engine.ffi.new("double[]", size * size)
        self.vector = engine.ffi.new("double[]", size)
        self.tried = 0


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
