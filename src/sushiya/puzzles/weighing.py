"""How far one choice is ahead of every other, in points and in chances, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, sqrt
from statistics import fmean, stdev

from sushiya.engine.analysis import Analysis, Explanation, Forecast
from sushiya.engine.build import ANALYSIS
from sushiya.puzzles.filed import Position

SLICE = 5
"""An error is estimated from the means of slices of so many imagined games. Of 100 games there are
20 slices; of 1,000 there are 200, and the estimate is within 5 % of the true error as a rule."""
LEAST_MARGIN, LEAST_SURE = 2.0, 4.0
"""In points, and in standard errors of that."""
LEAST_COST, SURE_ERRORS = 0.005, 3.0
"""The coach's bounds of a lead in chances, and in standard errors of that: is_sure in analyse.c."""
ROOM = 4.0
"""A selected lead is above each bound by so many of its standard errors. With another seed a lead
comes out lower about as often as higher, so what stands at a bound is refused by every second seed,
and what stands four errors above it by one of 30,000."""


@dataclass(frozen=True)
class Lead:
    """What the answer is ahead of another choice by, in the same imagined games."""

    points: float
    error: float
    chance: float
    chance_error: float
    is_equal: bool
    """About as good, by the coach's measure."""

    @property
    def sure(self) -> float:
        if self.error > 0:
            return self.points / self.error
        return inf if self.points > 0 else 0.0

    @property
    def has_room(self) -> bool:
        """Whether another seed would practically never bring it below a bound."""
        least_points = max(LEAST_MARGIN, LEAST_SURE * self.error)
        least_chance = max(LEAST_COST, SURE_ERRORS * self.chance_error)
        return (
            not self.is_equal
            and self.points >= least_points + ROOM * self.error
            and self.chance >= least_chance + ROOM * self.chance_error
        )


@dataclass(frozen=True)
class Weighed:
    """The answer beside every other choice."""

    leads: Mapping[int, Lead]
    """By the other choice's code."""
    rival: int
    """The other choice with the best chance to win."""

    @property
    def margin(self) -> float:
        return min(lead.points for lead in self.leads.values())

    @property
    def sure(self) -> float:
        return min(lead.sure for lead in self.leads.values())

    @property
    def ahead(self) -> float:
        return min(lead.chance for lead in self.leads.values())

    @property
    def is_clear(self) -> bool:
        """Whether the answer is far enough ahead in points, and in chances of more than luck."""
        is_best = not any(lead.is_equal for lead in self.leads.values())
        return is_best and self.margin >= LEAST_MARGIN and self.sure >= LEAST_SURE

    @property
    def has_room(self) -> bool:
        """Whether the answer is so far ahead of every other choice that no seed will refuse it."""
        return all(lead.has_room for lead in self.leads.values())


def margin_of(forecast: Forecast, seat: int) -> float:
    """Give the seat's points at the end less what the others have on average."""
    others = [total for one, total in enumerate(forecast.totals) if one != seat]
    return forecast.totals[seat] - fmean(others)


def best_by_points(position: Position, seed: int, worlds: int) -> tuple[int, float]:
    """Give the choice with the best margin among the policy's, and its lead over the second."""
    analysis = Analysis(position.game)
    forecasts = analysis.compare(position.observation, position.seat, seed, worlds)
    margins = sorted(((margin_of(one, position.seat), one.code) for one in forecasts), reverse=True)
    lead = margins[0][0] - margins[1][0] if len(margins) > 1 else 0.0
    return margins[0][1], lead


def weigh(position: Position, answer: int, seed: int, worlds: int) -> Weighed | None:
    """Play the answer and every other legal choice out in the same imagined games.

    None: some choice is not far enough behind in points, and the others were not looked at.
    """
    analysis, seat = Analysis(position.game), position.seat
    seen = position.observation
    others = [code for code in position.codes if code != answer]
    # The policy's choice and the answer stand in every group.
    size = ANALYSIS["ANALYSIS_CANDIDATES"] - 2
    chances: dict[int, float] = {}
    leads: dict[int, Lead] = {}
    for first in range(0, len(others), size):
        asked = [answer, *others[first : first + size]]
        analysis.begin(seen, seat, seed, asked, len(asked) + 1)
        found, margins = _run(analysis, seat, worlds)
        chances |= {one.code: one.chance for one in found}
        leads |= {
            one.code: _lead(found, margins, answer, one) for one in found if one.code != answer
        }
        if min(lead.points for lead in leads.values()) < LEAST_MARGIN:
            return None
    rival = max(others, key=lambda code: chances[code])
    return Weighed(leads, rival)


def explain(position: Position, answer: int, rival: int, seed: int, worlds: int) -> Explanation:
    """Say why the answer is better than another choice."""
    analysis = Analysis(position.game)
    # The policy's choice is looked at in any case.
    analysis.compare(
        position.observation, position.seat, seed, worlds, asked=(answer, rival), most=3
    )
    return analysis.explain(answer, rival)


def _run(
    analysis: Analysis, seat: int, worlds: int
) -> tuple[list[Forecast], dict[int, list[float]]]:
    """Play the worlds out slice by slice; give by code the mean margin of each slice."""
    count = len(analysis.forecasts())
    sums: dict[int, list[float]] = {}
    found: list[Forecast] = []
    for _ in range(worlds // SLICE):
        analysis.run(SLICE * count)
        found = analysis.forecasts()
        for one in found:
            sums.setdefault(one.code, [0.0]).append(margin_of(one, seat) * one.worlds)
    means = {
        code: [(after - before) / SLICE for before, after in pairwise(sum_)]
        for code, sum_ in sums.items()
    }
    return found, means


def _lead(
    found: Sequence[Forecast], margins: Mapping[int, list[float]], answer: int, other: Forecast
) -> Lead:
    best = next(one for one in found if one.code == answer)
    between = [
        mine - theirs for mine, theirs in zip(margins[answer], margins[other.code], strict=True)
    ]
    return Lead(
        points=fmean(between),
        error=stdev(between) / sqrt(len(between)),
        chance=best.chance - other.chance,
        chance_error=other.behind_error,
        # The best of a group is the policy's choice or what is surely ahead of it.
        is_equal=found[0].code != answer or other.is_equal,
    )
