"""What choices are worth: deterministic, over the same worlds, by an observation alone."""

import random
from itertools import pairwise
from math import lcm
from typing import Any

import pytest

from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import Moment, moments
from sushiya.core.game import AnyRules, Game
from sushiya.engine.analysis import Analysis
from sushiya.engine.build import load_parts
from sushiya.engine.door import load_engine
from sushiya.engine.parts import Calibration
from sushiya.engine.workspace import Workspace
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)
WORLDS = 24
TIE_RANGE = 256
SEATS = 6


def decisions(rules: AnyRules, count: int) -> list[tuple[Moment, Workspace]]:
    """Give some positions where a seat has at least two choices."""
    played = list(moments(rules, Effort(games=6, seed=21)))
    found = []
    for moment in random.Random("analysis").sample(played, len(played)):
        side = Workspace(moment.game, moment.before, 1)
        if len(side.legal(moment.seat)) > 1:
            found.append((moment, side))
    return found[:count]


@games_in_c
def test_slices_change_nothing(rules: AnyRules) -> None:
    for moment, side in decisions(rules, 6):
        seen, whole, sliced = (
            side.observe(moment.seat),
            Analysis(moment.game),
            Analysis(moment.game),
        )
        forecasts = whole.compare(seen, moment.seat, 5, WORLDS)
        sliced.begin(seen, moment.seat, 5)
        left = WORLDS * len(forecasts)
        while left:
            left -= sliced.run(min(left, 7))
        assert sliced.forecasts() == forecasts


@games_in_c
def test_a_world_counts_when_all_choices_have_met_it(rules: AnyRules) -> None:
    for moment, side in decisions(rules, 4):
        analysis = Analysis(moment.game)
        analysis.begin(side.observe(moment.seat), moment.seat, 5)
        count = len(analysis.forecasts())
        assert {one.worlds for one in analysis.forecasts()} == {0}
        analysis.run(3 * count)
        three = analysis.forecasts()
        analysis.run(count - 1)
        assert analysis.forecasts() == three
        assert {one.worlds for one in three} == {3}
        analysis.run(1)
        assert {one.worlds for one in analysis.forecasts()} == {4}


@games_in_c
def test_there_is_room_for_so_many_worlds_and_no_more(rules: AnyRules) -> None:
    moment, side = decisions(rules, 1)[0]
    analysis = Analysis(moment.game)
    analysis.begin(side.observe(moment.seat), moment.seat, 5)
    room = load_engine(rules).lib.ANALYSIS_WORLDS * len(analysis.forecasts())
    assert analysis.run(2 * room) == room
    assert analysis.run(1) == 0
    assert len(analysis.forecasts()) * analysis.forecasts()[0].worlds == room


@games_in_c
def test_what_is_asked_for_is_looked_at_if_it_is_legal(rules: AnyRules) -> None:
    for moment, side in decisions(rules, 12):
        legal = side.legal(moment.seat)
        refused = next(code for code in range(side.codes) if code not in legal)
        asked = [legal[-1], refused, legal[0], legal[0], -1, side.codes]
        forecasts = Analysis(moment.game).compare(
            side.observe(moment.seat), moment.seat, 5, 2, asked=asked
        )
        codes = [one.code for one in forecasts]
        assert {legal[-1], legal[0]} <= set(codes) <= set(legal)
        assert len(codes) == len(set(codes)) <= load_engine(rules).lib.ANALYSIS_CANDIDATES


@games_in_c
def test_no_more_choices_are_looked_at_than_may_be(rules: AnyRules) -> None:
    for moment, side in decisions(rules, 6):
        legal, seen, analysis = (
            side.legal(moment.seat),
            side.observe(moment.seat),
            Analysis(moment.game),
        )
        (policy,) = analysis.compare(seen, moment.seat, 5, 2, most=1)
        asked = next(code for code in legal if code != policy.code)
        two = analysis.compare(seen, moment.seat, 5, 2, asked=[asked], most=2)
        assert {one.code for one in two} == {policy.code, asked}
        assert analysis.compare(seen, moment.seat, 5, 2, most=0) == []


@games_in_c
def test_figures_fit_together(rules: AnyRules) -> None:
    for moment, side in decisions(rules, 12):
        seat = moment.seat
        best, *others = Analysis(moment.game).compare(side.observe(seat), seat, 5, WORLDS)
        assert (best.behind, best.behind_error, best.is_equal) == (0.0, 0.0, True)
        for one in (best, *others):
            assert sum(one.points.values()) == pytest.approx(one.totals[seat])
            assert len(one.totals) == moment.game.players
            assert 0.0 <= one.chance <= 1.0
            assert one.behind == pytest.approx(best.chance - one.chance, abs=1e-9)
            assert one.is_equal == (one.behind <= max(0.005, 3 * one.behind_error))
        order = [(not one.is_equal, -one.chance) for one in others]
        assert order == sorted(order)


@games_in_c
def test_a_chance_lies_on_the_games_calibration(rules: AnyRules) -> None:
    """Two worlds can be won by a few shares only, as a win is shared by at most SEATS seats."""
    calibration = load_parts(rules).calibration
    knots, steps = calibration.knots(), calibration.STEPS
    parts = lcm(*range(1, SEATS + 1)) * 2

    def chance(share: float) -> float:
        step = min(steps - 1, int(share * steps))
        low, high = knots[step], knots[step + 1]
        return (low + (high - low) * (share * steps - step)) / calibration.UNIT

    possible = [chance(part / parts) for part in range(parts + 1)]
    met = set()
    for moment, side in decisions(rules, 12):
        (only,) = Analysis(moment.game).compare(
            side.observe(moment.seat), moment.seat, 5, 2, most=1
        )
        assert only.chance == pytest.approx(min(possible, key=lambda one: abs(one - only.chance)))
        met.add(round(only.chance, 3))
    assert len(met) > 1


def test_a_calibration_keeps_the_order_and_the_ends() -> None:
    knots = Calibration(steepness=1.3, shift=-0.2).knots()
    assert (knots[0], knots[-1]) == (0, Calibration.UNIT)
    assert all(low < high for low, high in pairwise(knots))
    assert Calibration().knots() == [250 * step for step in range(41)]


@games_in_c
def test_what_is_hidden_changes_nothing(rules: AnyRules) -> None:
    for moment, side in decisions(rules, 12):
        seat = moment.seat
        told = [
            Analysis(moment.game).compare(world.observe(seat), seat, 5, WORLDS)
            for world in (side, side.imagine(seat), side.imagine(seat))
        ]
        assert told[0] == told[1] == told[2]


@games_in_c
def test_ranks_follow_from_totals_and_tie_breaks(rules: AnyRules) -> None:
    engine, rng = load_engine(rules), random.Random("ties")
    ties = 0
    for seed in range(150):
        game: Any = Game(rules, rules.options.mixed(rng))
        setup, room = engine.setup(game.options), rules.longest + 1
        trace = engine.ffi.new("State[]", room)
        players = engine.players(["random"] * game.players)
        count = engine.lib.engine_trace(setup, seed, players, engine.ffi.NULL, trace, room)
        end = engine.ffi.addressof(trace[count - 1])
        kinds, figures = len(engine.parts.kinds), engine.parts.figures(game.options)
        points = engine.ffi.new("int16_t[]", kinds * figures)
        ranks = engine.ffi.new("int16_t[]", game.players)
        engine.lib.engine_result(setup, end, points, ranks)
        totals = [sum(points[seat * kinds : (seat + 1) * kinds]) for seat in range(game.players)]
        standings = [
            total * TIE_RANGE + engine.lib.engine_tie_break(end, seat)
            for seat, total in enumerate(totals)
        ]
        assert list(ranks) == [1 + sum(one > own for one in standings) for own in standings]
        ties += len(set(totals)) < len(totals)
    assert ties > 5
