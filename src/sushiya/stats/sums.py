"""Sums over games, in whole numbers: parts can be added in any order and come to the same.

A mean with its interval needs the sum of what each game brought and the sum of its squares. Of
things that are taken several times in a game, how often is a figure of the game too: takings of
one game are no independent cases.
"""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from sushiya.engine.parts import Watched
from sushiya.stats.watching import Bots, Watch, Whole

WIN_PARTS = 840
"""A win, as in engine/watch.h; it can be shared equally."""
LOWEST, HIGHEST = -64, 447
"""Points that scores are counted by; what is beyond counts as the last."""
FINE = 1000
"""Parts of a point, or of a win, in which differences to a mean are kept."""


class Added:
    """A set of sums, field by field."""

    def __add__(self, other: Any) -> Any:
        return type(self)(
            *(getattr(self, one.name) + getattr(other, one.name) for one in fields(self))  # type: ignore[arg-type]
        )


@dataclass(frozen=True)
class Means(Added):
    """Figures of games: their sums, and the sums of their squares."""

    values: Whole
    squares: Whole

    @staticmethod
    def of(by_game: Whole) -> "Means":
        return Means(by_game.sum(axis=0), (by_game * by_game).sum(axis=0))


@dataclass(frozen=True)
class Ratios(Added):
    """Figures of cases, which games have any number of; clusters are games."""

    cases: Whole
    cases_squared: Whole
    games: Whole
    """How many games had a case."""
    leads: Whole
    leads_squared: Whole
    leads_by_cases: Whole
    wins: Whole
    wins_squared: Whole
    wins_by_cases: Whole

    @staticmethod
    def of(games: Whole, cells: Whole, cell_count: int, leads: Whole, wins: Whole) -> "Ratios":
        """Add up cases, each with its game, its cell, and what it brought."""
        keys, where = np.unique(games * cell_count + cells, return_inverse=True)
        cell = keys % cell_count
        cases = np.bincount(where, minlength=len(keys))
        led, won = _grouped(where, leads, len(keys)), _grouped(where, wins, len(keys))

        def total(values: Whole) -> Whole:
            return _grouped(cell, values, cell_count)

        return Ratios(
            total(cases),
            total(cases * cases),
            np.bincount(cell, minlength=cell_count),
            total(led),
            total(led * led),
            total(led * cases),
            total(won),
            total(won * won),
            total(won * cases),
        )


def _grouped(where: npt.NDArray[Any], values: Whole, size: int) -> Whole:
    """Add values up by place, exactly: bincount would go by way of real numbers."""
    sums = np.zeros(size, np.int64)
    np.add.at(sums, where, values)
    return sums


@dataclass(frozen=True)
class Sums(Added):
    """All that a part of the games adds up to."""

    games: int
    shared: int
    """Games whose win was shared."""
    scores: Whole
    """How often each score was reached, from LOWEST on: by all, and by winners."""
    place_points: Means
    """By place: whoever was asked first, the next to the left, and so on."""
    place_wins: Means
    bot_wins: Means
    """By place in the line-up."""
    bot_points: Means
    seat_points: Means
    """Everybody's points together."""
    spread: Means
    """By how much the winner leads the next."""
    kinds: Means
    """Everybody's points together, by kind."""
    kind_leads: Means
    """What winners have more of a kind than the others have on average, in parts: of WIN_PARTS
    times the number of the others."""
    taken: Ratios
    """By thing and span of moments; the last span is the whole game."""

    @property
    def highest(self) -> int:
        return len(self.scores)


def add_up(watched: Watched, bots: Bots, seen: Watch) -> Sums:
    """Add up games that were watched."""
    games, players = seen.ranks.shape
    totals = seen.points.sum(axis=2)[:, :players]
    by_kind = seen.points[:, :players]
    is_first = seen.ranks == 1
    winners = is_first.sum(axis=1, keepdims=True)
    wins = is_first * (WIN_PARTS // winners)
    order = (seen.firsts[:, None] + np.arange(players)) % players
    rows = np.arange(games)[:, None]
    everybody = totals.sum(axis=1)
    kinds = by_kind.sum(axis=1)
    won_kinds = (by_kind * wins[:, :, None]).sum(axis=1)
    seeds = (np.arange(games, dtype=np.uint64) + np.uint64(seen.first_seed)).astype(np.int64)
    line_up = np.argsort(bots.seated(seeds % players), axis=1)
    ordered = np.sort(totals, axis=1)
    return Sums(
        games=games,
        shared=int((winners > 1).sum()),
        scores=np.stack([_counted(totals.ravel()), _counted(totals[is_first])]),
        place_points=Means.of(totals[rows, order]),
        place_wins=Means.of(wins[rows, order]),
        bot_wins=Means.of(wins[rows, line_up]),
        bot_points=Means.of(totals[rows, line_up]),
        seat_points=Means.of(everybody),
        spread=Means.of(ordered[:, -1] - ordered[:, -2]),
        kinds=Means.of(kinds),
        kind_leads=Means.of(players * won_kinds - WIN_PARTS * kinds),
        taken=_taken(watched, seen, totals * players - everybody[:, None], wins),
    )


def _counted(scores: Whole) -> Whole:
    places = np.clip(scores, LOWEST, HIGHEST) - LOWEST
    return np.bincount(places, minlength=HIGHEST - LOWEST + 1)


def _taken(watched: Watched, seen: Watch, leads: Whole, wins: Whole) -> Ratios:
    takings = seen.takings
    games, seats = takings["game"].astype(np.int64), takings["seat"]
    return by_span(
        watched,
        takings,
        leads=leads[games, seats],
        wins=wins[games, seats],
    )


def by_span(watched: Watched, cases: npt.NDArray[np.void], *, leads: Whole, wins: Whole) -> Ratios:
    """Add up cases by thing and span, and by thing over all spans."""
    spans, things = len(watched.spans), len(watched.things)
    games, thing = cases["game"].astype(np.int64), cases["thing"].astype(np.int64)
    span = np.searchsorted(np.array(watched.moments), cases["moment"], side="right") - 1
    width = spans + 1
    apart = Ratios.of(games, thing * width + span, things * width, leads, wins)
    whole = Ratios.of(games, thing * width + spans, things * width, leads, wins)
    both: Ratios = apart + whole
    return both


def add_trials(watched: Watched, tried: npt.NDArray[np.void]) -> Ratios:
    """Add up trials: what each thing brought more than the mean of all that could be had."""
    games = tried["game"].astype(np.int64)
    _, where = np.unique(games, return_inverse=True)
    count = np.bincount(where)
    leads, wins = (_apart(where, count, tried[name].astype(np.int64)) for name in ("lead", "win"))
    return by_span(watched, tried, leads=leads, wins=wins)


def _apart(where: npt.NDArray[Any], count: Whole, values: Whole) -> Whole:
    """Give by how much each value is above its group's mean, in FINE parts."""
    sums = _grouped(where, values, len(count))
    apart: Whole = (FINE * (values * count[where] - sums[where])) // count[where]
    return apart


def none_tried(watched: Watched) -> Ratios:
    cells = len(watched.things) * (len(watched.spans) + 1)
    nothing = np.zeros(0, np.int64)
    return Ratios.of(nothing, nothing, cells, nothing, nothing)
