"""Means with the 95 % interval that their sample deserves, from sums in whole numbers."""

import math

from sushiya.bots.standings import EARLY_ERRORS, ERRORS_95, Estimate, share_estimate

LEAST_GAMES = 30
"""With fewer games there is no estimate: it would look like more than it is."""


def errors_95(games: int) -> float:
    """Give how many standard errors make 95 %: Student's t, which is wider for few games."""
    z, free = ERRORS_95, max(1, games - 1)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def mean_of(values: int, squares: int, games: int, scale: float = 1.0) -> Estimate:
    """Estimate the mean of a figure that each game has once; `scale` is its unit."""
    mean = values / games
    if games == 1:
        return Estimate(mean / scale, None, None)
    error = math.sqrt(_variance(values, squares, games) / games)
    return _around(mean / scale, errors_95(games) * error / abs(scale))


def share_of(values: int, squares: int, games: int, scale: int) -> Estimate:
    """Estimate a share, such as of wins, which each game has one of."""
    mean = values / games / scale
    if games == 1:
        return Estimate(mean, None, None)
    variance = _variance(values, squares, games) / games / scale**2
    return _rounded(share_estimate(mean, variance, games, errors_95(games)))


def spread_of(values: int, squares: int, games: int) -> float:
    """Give the standard deviation of a figure."""
    return math.sqrt(_variance(values, squares, games)) if games > 1 else 0.0


def ratio_of(  # noqa: PLR0913 - all are sums of one cell
    values: int,
    squares: int,
    products: int,
    *,
    cases: int,
    cases_squared: int,
    games: int,
    scale: float,
) -> Estimate | None:
    """Estimate the mean of a figure of cases, which games have any number of.

    The interval is over games, as cases of one game are alike. None: there are too few games.
    """
    if games < LEAST_GAMES:
        return None
    mean = values / cases
    # Of whole numbers as long as it goes: the parts nearly cancel each other out.
    residue = (squares * cases**2 - 2 * values * products * cases + values**2 * cases_squared) / (
        cases**2
    )
    error = math.sqrt(max(0.0, residue) * games / (games - 1)) / cases
    return _around(mean / scale, errors_95(games) * error / abs(scale))


def _variance(values: int, squares: int, games: int) -> float:
    return (squares * games - values * values) / (games * (games - 1))


def _around(mean: float, half: float) -> Estimate:
    return _rounded(Estimate(mean, mean - half, mean + half))


def _rounded(estimate: Estimate) -> Estimate:
    low, high = (None if one is None else round(one, 5) for one in (estimate.low, estimate.high))
    return Estimate(round(estimate.mean, 5), low, high)


def half_width(estimate: Estimate) -> float:
    """Say by how much an estimate may be wrong."""
    if estimate.low is None or estimate.high is None:
        return math.inf
    return (estimate.high - estimate.low) / 2


def is_sure(estimate: Estimate | None, nothing: float = 0.0) -> bool:
    """Tell whether a difference to `nothing` is beyond doubt, though many are looked at: 99.9 %."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return False
    half = half_width(estimate) * EARLY_ERRORS / ERRORS_95
    return abs((estimate.low + estimate.high) / 2 - nothing) > half
