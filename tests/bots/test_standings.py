"""Standings: shares a seat and a game, intervals over deals, Elo from shares."""

import math
import random

import pytest

from sushiya.bots.plots import Point, draw_shares, draw_strength
from sushiya.bots.standings import Deal, excludes_par, is_decided, share_of, standings

BOTS = ("master", "cook", "cook")


def test_copies_are_one_row_and_the_best_comes_first() -> None:
    deals = [Deal((2.0, 0.5, 0.5), (90, 60, 66)), Deal((1.0, 1.0, 1.0), (60, 60, 60))]
    first, second = standings(BOTS, deals)
    assert (first.bot, first.seats, first.share, first.points) == ("master", 1, 0.5, 25.0)
    assert (second.bot, second.seats, second.share, second.points) == ("cook", 2, 0.25, 20.5)


def test_intervals_are_over_deals_not_games() -> None:
    """Three games of a deal that always agree are one piece of news."""
    rng = random.Random(1)
    deals = [
        Deal((3.0, 0.0, 0.0) if rng.random() < 0.4 else (0.0, 3.0, 0.0), (0, 0, 0))
        for _ in range(400)
    ]
    share = share_of("master", BOTS, deals)
    assert share.low is not None
    assert share.high is not None
    expected = 2 * 1.96 * math.sqrt(share.mean * (1 - share.mean) / 400)
    assert share.high - share.low == pytest.approx(expected, rel=0.02)


def test_who_always_won_may_still_lose_one_day() -> None:
    share = share_of("master", BOTS, [Deal((3.0, 0.0, 0.0), (1, 2, 3))] * 20)
    assert share.low == pytest.approx(1 / (1 + 1.96**2 / 20))
    assert share.high == 1.0


def test_a_single_deal_has_no_interval() -> None:
    share = share_of("master", BOTS, [Deal((3.0, 0.0, 0.0), (1, 2, 3))])
    assert (share.mean, share.low, share.high) == (1.0, None, None)
    assert not excludes_par(share, 3)


def test_elo_is_about_how_often_one_wins() -> None:
    """Who wins ten times as often as par has 400 more; who never won has none."""
    deals = [Deal((3.0, 0.0, 0.0), (1, 2, 3))]
    first, second = standings(BOTS, deals)
    assert first.elo == pytest.approx(400 * math.log10(3), abs=0.1)
    assert second.elo is None


def test_a_match_is_looked_at_after_each_doubling_only() -> None:
    clear = [Deal((2.8, 0.1, 0.1), (0, 0, 0)), Deal((2.6, 0.2, 0.2), (0, 0, 0))]
    decided = [count for count in range(2, 300) if is_decided(BOTS, (clear * 150)[:count])]
    assert decided == [64, 128, 256]


def test_plots_show_every_bot_and_nothing_is_markup() -> None:
    points = [Point("<b>&", 0.4, 0.35, 0.45, 0.25), Point("cook", 0.2, None, None, 0.25)]
    shares = draw_shares("Wins", points)
    assert shares.count("<circle") == 2
    assert "&lt;b&gt;&amp;" in shares
    assert "40.0%" in shares
    strength = draw_strength("Strength", [100.0, 1000.0], points)
    assert strength.count("<circle") == 2
