"""Every game in C goes in step with its reference, with traps, and meets every branch."""

from collections.abc import Callable

import pytest

from engine.trapped import run_checks
from sushiya.conformance.lockstep import COMPARED_FULLY, DECISIONS
from sushiya.core.game import AnyRules
from sushiya.core.scenarios import load_scenarios
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
GAMES_A_POSITION = 90

games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)


@games_in_c
def test_lockstep_meets_every_branch(
    rules: AnyRules, record_property: Callable[[str, object], None]
) -> None:
    scenarios = load_scenarios(rules)
    games = {
        "led-by-reference": 36,
        "led-by-engine": 24,
        "from-positions": GAMES_A_POSITION * len(scenarios.positions),
        "golden-records": 0,
    }
    met, difference = run_checks(rules, games, share=0.3)
    assert difference is None
    record_property(f"{rules.name}, lockstep", {name: met[name] for name in sorted(met)})
    assert not [name for name in scenarios.branches if not met[name]]
    # A branch that is met and not listed would never be missed.
    assert not [name for name in met if name[0].isdigit() and name not in scenarios.branches]


@games_in_c
def test_everything_is_compared_unless_told_otherwise(rules: AnyRules) -> None:
    met, difference = run_checks(rules, {"led-by-reference": 1})
    assert difference is None
    assert met[COMPARED_FULLY] == met[DECISIONS] + 1
