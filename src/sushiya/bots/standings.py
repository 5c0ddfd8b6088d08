"""The results of a match of bots: shares, points and Elo, with intervals over whole deals."""

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sushiya.core.value import Value

ERRORS_95 = 1.96
EARLY_ERRORS = 3.3
"""Stopping early takes 99.9 %: repeated looks make a false positive more likely."""
FIRST_LOOK = 64
"""Deals before the first look; the next ones come after each doubling."""
ELO_BASE = 400.0


class Deal(NamedTuple):
    """What each bot of the line-up got in all rotations of one deal."""

    wins: tuple[float, ...]
    points: tuple[int, ...]


class Estimate(Value, frozen=True):
    """A mean with its 95 % interval; a single deal has none."""

    mean: float
    low: float | None
    high: float | None


class Standing(Value, frozen=True):
    """How a bot did on average per seat and game; a shared win counts as its share."""

    bot: str
    seats: int
    share: float
    share_low: float | None
    share_high: float | None
    points: float
    points_low: float | None
    points_high: float | None
    elo: float | None
    """0 is a bot that wins at par; 400 more wins ten times as often. None: it never won."""
    elo_low: float | None
    elo_high: float | None


def standings(bots: Sequence[str], deals: Sequence[Deal]) -> tuple[Standing, ...]:
    """Sum up a match; copies of a bot are one row. The best comes first."""
    names = dict.fromkeys(bots)
    found = [_standing(name, bots, deals) for name in names]
    return tuple(sorted(found, key=lambda one: -one.share))


def share_of(name: str, bots: Sequence[str], deals: Sequence[Deal]) -> Estimate:
    """Estimate how often a bot wins."""
    return _share(_by_deal(name, bots, [deal.wins for deal in deals]), ERRORS_95)


def is_decided(bots: Sequence[str], deals: Sequence[Deal]) -> bool:
    """Return whether the first bot's share is significantly off par; tested at each doubling."""
    looks = len(deals) / FIRST_LOOK
    if looks < 1 or not math.log2(looks).is_integer():
        return False
    by_deal = _by_deal(bots[0], bots, [deal.wins for deal in deals])
    return excludes_par(_share(by_deal, EARLY_ERRORS), len(bots))


def excludes_par(share: Estimate, players: int) -> bool:
    if share.low is None or share.high is None:
        return False
    return not share.low <= 1 / players <= share.high


def _standing(name: str, bots: Sequence[str], deals: Sequence[Deal]) -> Standing:
    share = share_of(name, bots, deals)
    points = _estimate(_by_deal(name, bots, [deal.points for deal in deals]), ERRORS_95)
    return Standing(
        bot=name,
        seats=bots.count(name),
        share=round(share.mean, 4),
        share_low=_rounded(share.low, 4),
        share_high=_rounded(share.high, 4),
        points=round(points.mean, 2),
        points_low=_rounded(points.low, 2),
        points_high=_rounded(points.high, 2),
        elo=_elo(share.mean, len(bots)),
        elo_low=_elo(share.low, len(bots)),
        elo_high=_elo(share.high, len(bots)),
    )


def _by_deal(name: str, bots: Sequence[str], figures: Iterable[Sequence[float]]) -> list[float]:
    """Return a bot's mean per seat and game for each deal: its games are not independent."""
    places = [place for place, bot in enumerate(bots) if bot == name]
    games = len(places) * len(bots)
    return [sum(one[place] for place in places) / games for one in figures]


def _estimate(by_deal: Sequence[float], errors: float) -> Estimate:
    mean = statistics.fmean(by_deal)
    if len(by_deal) == 1:
        return Estimate(mean, None, None)
    error = statistics.stdev(by_deal) / math.sqrt(len(by_deal))
    return Estimate(mean, mean - errors * error, mean + errors * error)


def _share(by_deal: Sequence[float], errors: float) -> Estimate:
    """Estimate a share by Wilson's interval, which also holds near 0 and 1.

    Its sample size is the number of independent games that have the variance seen over deals.
    """
    mean, deals = statistics.fmean(by_deal), len(by_deal)
    if deals == 1:
        return Estimate(mean, None, None)
    return share_estimate(mean, statistics.variance(by_deal) / deals, deals, errors)


def share_estimate(mean: float, variance: float, deals: int, errors: float) -> Estimate:
    """Estimate a share by its mean over deals, and the variance of that mean."""
    spread = mean * (1 - mean)
    games = spread / variance if spread > 0 and variance > 0 else deals
    middle = (mean + errors**2 / (2 * games)) / (1 + errors**2 / games)
    half = errors * math.sqrt(spread / games + errors**2 / (4 * games**2)) / (1 + errors**2 / games)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def _elo(share: float | None, players: int) -> float | None:
    """Return the Elo of a share of wins, where par is 0; None without any win."""
    if share is None or share <= 0:
        return None
    return round(ELO_BASE * math.log10(share * players), 1)


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
