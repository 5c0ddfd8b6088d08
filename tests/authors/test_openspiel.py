"""OpenSpiel's own random simulation, and utilities that are points."""

import random

import pyspiel
import pytest

from sushiya.authors import openspiel
from sushiya.authors.versions import in_engine
from sushiya.core.game import AnyRules

COUNTS = [
    (rules, edition, players)
    for rules in in_engine()
    for edition, counts in rules.options.editions.items()
    for players in counts
]
every_count = pytest.mark.parametrize(
    ("rules", "edition", "players"),
    COUNTS,
    ids=[f"{rules.name}-{edition}-{players}" for rules, edition, players in COUNTS],
)


def load(rules: AnyRules, edition: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.short_name(rules), {"players": players, "edition": edition})


@every_count
def test_random_simulation(rules: AnyRules, edition: str, players: int) -> None:
    game = load(rules, edition, players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("rules", in_engine(), ids=lambda rules: rules.name)
def test_utilities_are_points_and_every_draw_is_a_chance_node(rules: AnyRules) -> None:
    game = load(rules, next(iter(rules.options.editions)), rules.options.usual_players)
    rng, state, draws = random.Random(1), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            draws += 1
        state.apply_action(rng.choice(state.legal_actions()))
    result = rules.result(state.moment.state)
    assert result is not None
    assert state.returns() == [float(points) for points in result.totals]
    assert draws > 20


def test_a_clone_goes_its_own_way() -> None:
    state = load(in_engine()[0], "cocktail", 3).new_initial_state()
    other = state.clone()
    other.apply_action(0)
    assert state.moment.draws == ()
    assert other.moment.draws == (0,)
    assert "draw 0" in state.action_to_string(pyspiel.PlayerId.CHANCE, 0)
