"""The cross-entropy method: sample weights around a mean, keep what the best have in common."""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, TypeAlias

from sushiya.core.game import AnyGame
from sushiya.engine.door import Engine
from sushiya.training import floats
from sushiya.training.trial import Rival, Standing, try_out
from sushiya.work.place import Place, in_order

Write: TypeAlias = Callable[[Engine, list[float], Sequence[float]], None]
"""write(engine, numbers, learned): turn what was learned into numbers of a Weights, in place."""


@dataclass(frozen=True)
class Start:
    """Where a field's search begins: a mean for each of its numbers or for all, and a spread."""

    path: floats.Path
    mean: float | Sequence[float]
    spread: float | Sequence[float]


@dataclass(frozen=True, kw_only=True)
class Study:
    """Numbers that are learned together, and the table at which they are tried."""

    name: str
    options: Mapping[str, object]
    starts: tuple[Start, ...]
    deals: int
    """Deals that each candidate plays in each seat against each kind of opponents."""
    write: Write | None = None
    """For learned numbers that are no fields themselves: then paths are only names, and a mean
    must be given for each number."""


@dataclass(frozen=True, kw_only=True)
class CrossEntropy:
    """A trainer for any game. All studies go one step in each iteration.

    Candidates of an iteration meet the same deals, in each seat in turn, against copies of the
    cook and copies of the present mean. What is learned is the mean of the means of the last
    iterations, as each of them still has the noise of its trials.
    """

    studies: tuple[Study, ...]
    iterations: int = 40
    population: int = 64
    elite: int = 12
    rate: float = 0.7
    """How far mean and spread go towards the elite's."""
    floor: float = 0.1
    """No spread gets smaller than this share of the first one."""
    objective: Literal["wins", "margin"] = "wins"
    opponents: tuple[str, ...] = ("cook", "chef")
    fixed: Mapping[floats.Path, float | Sequence[float]] = field(default_factory=dict)
    """Numbers that are not learned."""
    kept: float = 0.5
    """How much of the average stays in an iteration; it forgets the first ones soon."""

    def begin(self, engine: Engine) -> Any:
        return {study.name: _start_of(engine, study) for study in self.studies}

    def improve(self, engine: Engine, state: Any, seed: int, place: Place) -> tuple[Any, str]:
        found = [self._study(engine, study, state, seed, place) for study in self.studies]
        improved = {study.name: one for study, (one, _) in zip(self.studies, found, strict=True)}
        return improved, "; ".join(line for _, line in found)

    def weights(self, engine: Engine, state: Any) -> Any:
        return floats.made(engine, self._whole(engine, state, "average"))

    def _whole(self, engine: Engine, state: Any, which: str) -> list[float]:
        """Put what all studies have learned together."""
        numbers = [0.0] * floats.count(engine)
        for path, value in self.fixed.items():
            where = floats.places(engine, path)
            _put(numbers, where, _spread_out(value, len(where)))
        for study in self.studies:
            _write(engine, study, numbers, state[study.name][which])
        return numbers

    def _study(
        self, engine: Engine, study: Study, state: Any, seed: int, place: Place
    ) -> tuple[Any, str]:
        mine = state[study.name]
        rng = random.Random(f"{study.name} {seed}")
        candidates = [_sampled(rng, mine) for _ in range(self.population)]
        try_one = partial(self._try, engine, study, state, seed)
        standings = list(in_order(place, try_one, [mine["mean"], *candidates]))
        worths = [self._worth(standing) for standing in standings[1:]]
        ranked = sorted(range(self.population), key=lambda at: -worths[at])
        best = [candidates[at] for at in ranked[: self.elite]]
        return self._moved(mine, best), self._told(study, standings[0], worths, ranked)

    def _try(
        self, engine: Engine, study: Study, state: Any, seed: int, numbers: list[float]
    ) -> Standing:
        game: AnyGame = engine.rules.bind(**study.options)
        whole = self._whole(engine, state, "mean")
        _write(engine, study, whole, numbers)
        candidate = Rival("chef", floats.made(engine, whole))
        others = floats.made(engine, self._whole(engine, state, "mean"))
        standing = Standing()
        for policy in self.opponents:
            rivals = Rival(policy, others if policy == "chef" else None)
            standing += try_out(game, candidate, rivals, deals=study.deals, seed=seed)
        return standing

    def _worth(self, standing: Standing) -> float:
        return standing.wins if self.objective == "wins" else standing.margin

    def _moved(self, mine: Any, best: list[list[float]]) -> Any:
        """Move mean and spread towards the elite's; never let a spread vanish."""
        by_number = list(zip(*best, strict=True))
        means = [math.fsum(values) / len(values) for values in by_number]
        spreads = [
            math.sqrt(math.fsum((one - mean) ** 2 for one in values) / len(values))
            for values, mean in zip(by_number, means, strict=True)
        ]
        mean = _between(mine["mean"], means, self.rate)
        floors = [self.floor * one for one in mine["first_spread"]]
        moved = _between(mine["spread"], spreads, self.rate)
        average = _between(mean, mine["average"], self.kept) if mine["steps"] else mean
        return {
            "mean": mean,
            "spread": [max(low, one) for low, one in zip(floors, moved, strict=True)],
            "first_spread": mine["first_spread"],
            "average": average,
            "steps": mine["steps"] + 1,
        }

    def _told(self, study: Study, present: Standing, worths: list[float], ranked: list[int]) -> str:
        elite = math.fsum(worths[at] for at in ranked[: self.elite]) / self.elite / present.games
        return (
            f"{study.name}: mean wins {present.wins / present.games:.1%}, "
            f"{present.margin / present.games:+.2f} points, elite {elite:.3f}"
        )


def _start_of(engine: Engine, study: Study) -> dict[str, Any]:
    mean: list[float] = []
    spread: list[float] = []
    for start in study.starts:
        size = _size(engine, study, start)
        mean += _spread_out(start.mean, size)
        spread += _spread_out(start.spread, size)
    return {"mean": mean, "spread": spread, "first_spread": spread, "average": mean, "steps": 0}


def _size(engine: Engine, study: Study, start: Start) -> int:
    if study.write is None:
        return len(floats.places(engine, start.path))
    return len(start.mean) if isinstance(start.mean, Sequence) else 1


def _write(engine: Engine, study: Study, numbers: list[float], learned: Sequence[float]) -> None:
    if study.write is not None:
        study.write(engine, numbers, learned)
        return
    places = [place for start in study.starts for place in floats.places(engine, start.path)]
    _put(numbers, places, learned)


def _put(numbers: list[float], where: Sequence[int], values: Sequence[float]) -> None:
    for place, value in zip(where, values, strict=True):
        numbers[place] = value


def _spread_out(value: float | Sequence[float], size: int) -> list[float]:
    values = list(value) if isinstance(value, Sequence) else [value] * size
    if len(values) != size:
        raise ValueError(f"{size} numbers are needed, and {len(values)} were given")
    return values


def _sampled(rng: random.Random, mine: Any) -> list[float]:
    return [
        rng.gauss(mean, spread) for mean, spread in zip(mine["mean"], mine["spread"], strict=True)
    ]


def _between(from_: Sequence[float], to: Sequence[float], rate: float) -> list[float]:
    return [one + rate * (other - one) for one, other in zip(from_, to, strict=True)]
