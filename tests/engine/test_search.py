"""The master's search: deterministic, in slices or whole, by an observation alone."""

import random
from typing import Any

import pytest

from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import Moment, moments
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.engine.door import load_engine
from sushiya.engine.search import Search
from sushiya.engine.workspace import Workspace
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)
PLAYOUTS = 60


def decisions(rules: AnyRules, count: int) -> list[tuple[Moment, Seat, Workspace]]:
    """Give some positions where a seat has at least two choices."""
    found = []
    played = list(moments(rules, Effort(games=6, seed=18)))
    for moment in random.Random("search").sample(played, len(played)):
        side = Workspace(moment.game, moment.before, 1)
        if len(side.legal(moment.seat)) > 1:
            found.append((moment, moment.seat, side))
        if len(found) == count:
            break
    return found


@games_in_c
def test_slices_change_nothing(rules: AnyRules) -> None:
    for moment, seat, side in decisions(rules, 8):
        seen = side.observe(seat)
        whole, sliced = Search(moment.game), Search(moment.game)
        whole.begin(seen, seat, 5, PLAYOUTS)
        done = whole.run(10 * PLAYOUTS)
        sliced.begin(seen, seat, 5, PLAYOUTS)
        while sliced.run(7):
            pass
        assert PLAYOUTS // 2 < done <= PLAYOUTS
        assert sliced.candidates() == whole.candidates()
        assert sliced.best() == whole.best() == sliced.choose(seen, seat, 5, PLAYOUTS)
        assert whole.run(1) == 0


@games_in_c
def test_the_best_is_a_legal_candidate(rules: AnyRules) -> None:
    for moment, seat, side in decisions(rules, 12):
        search = Search(moment.game)
        best = search.choose(side.observe(seat), seat, 5, PLAYOUTS)
        codes = [one.code for one in search.candidates()]
        assert best in codes
        assert set(codes) <= set(side.legal(seat))
        assert len(codes) == len(set(codes)) <= load_engine(rules).lib.SEARCH_CANDIDATES


@games_in_c
def test_candidates_share_worlds_and_the_better_are_played_out_longer(rules: AnyRules) -> None:
    for moment, seat, side in decisions(rules, 6):
        search = Search(moment.game)
        search.choose(side.observe(seat), seat, 5, 10 * PLAYOUTS)
        policy, *rivals = search.candidates()
        visits = [one.visits for one in rivals]
        assert visits == sorted(visits, reverse=True)
        assert policy.visits == visits[0]
        assert policy.lead == policy.lead_error == 0.0
        assert rivals[0].lead == pytest.approx(rivals[0].mean - policy.mean, abs=1e-6)
        assert policy.judged >= max(one.judged for one in rivals)


@games_in_c
def test_the_policy_stands_unless_a_rival_is_surely_ahead(rules: AnyRules) -> None:
    changed = 0
    for moment, seat, side in decisions(rules, 40):
        search = Search(moment.game)
        best = search.choose(side.observe(seat), seat, 5, 2 * PLAYOUTS)
        policy, *rivals = search.candidates()
        ahead = {one.code for one in rivals if one.lead > one.lead_error}
        assert best == policy.code or best in ahead
        changed += best != policy.code
    assert 0 < changed < 40


@games_in_c
def test_without_playouts_the_policy_chooses(rules: AnyRules) -> None:
    for moment, seat, side in decisions(rules, 4):
        search = Search(moment.game)
        best = search.choose(side.observe(seat), seat, 5, 0)
        (policy,) = search.candidates()
        assert (best, policy.visits) == (policy.code, 0)


@games_in_c
def test_the_clock_stops_a_search(rules: AnyRules) -> None:
    moment, seat, side = decisions(rules, 1)[0]
    search = Search(moment.game)
    search.choose(side.observe(seat), seat, 5, 1_000_000, seconds=0.01)
    assert 0 < sum(one.visits for one in search.candidates()) < 1_000_000


@games_in_c
def test_the_engine_chooses_as_its_search(rules: AnyRules) -> None:
    """By a position, by an observation, and in slices: the same choice."""
    engine = load_engine(rules)
    for moment, seat, side in decisions(rules, 8):
        sliced = Search(moment.game).choose(side.observe(seat), seat, 1, PLAYOUTS)
        players = engine.players(["master"], PLAYOUTS)
        seen: Any = engine.observation_of(side.observe(seat))
        by_sight = engine.lib.engine_choose_seen(
            side.setup, seen, seat, players, engine.memory(), engine.chance(1)
        )
        if not is_holding(moment, seat):
            assert side.choose(seat, "master", PLAYOUTS) == sliced
        assert by_sight == sliced


def is_holding(moment: Moment, seat: Seat) -> bool:
    """Tell whether this seat has picked already: then its pick stands in the engine."""
    return seat not in moment.game.to_act(moment.before)
