"""Every compiled twin goes in step with its reference, and meets every branch on the way."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from sushiya.conformance import Broken, Effort
from sushiya.conformance.lockstep import COMPARED_FULLY, DECISIONS, LOCKSTEP, led_by_reference
from sushiya.core.drills import DrillError, load_drills
from sushiya.core.game import AnyRules
from sushiya.core.kernel import load_kernel
from sushiya.games import GAMES, sushi_go

COMPILED = [rules for rules in GAMES.all() if rules.engine is None and rules.kernel is not None]
"""Games in C are compared in another process: see tests/engine/test_lockstep.py."""
DRILLED = [rules for rules in GAMES.all() if rules.drills is not None]
GAMES_PLAYED = {"led-by-reference": 36, "led-by-kernel": 24}
GAMES_A_POSITION = 90
SHARE = 0.3

compiled_games = pytest.mark.parametrize("rules", COMPILED, ids=lambda rules: rules.name)


@compiled_games
def test_lockstep_meets_every_branch(
    rules: AnyRules, record_property: Callable[[str, object], None]
) -> None:
    met: Counter[str] = Counter()
    drills = load_drills(rules)
    games = {**GAMES_PLAYED, "from-positions": GAMES_A_POSITION * len(drills.positions)}
    for check, run in LOCKSTEP.items():
        run(rules, Effort(games=games.get(check, 0), share=SHARE, met=met))
    record_property(f"{rules.name}, lockstep", {name: met[name] for name in sorted(met)})
    assert not [name for name in drills.branches if not met[name]]
    # A branch that is met and not listed would never be missed.
    assert not [name for name in met if name[0].isdigit() and name not in drills.branches]


@compiled_games
def test_everything_is_compared_unless_told_otherwise(rules: AnyRules) -> None:
    effort = Effort(games=1)
    led_by_reference(rules, effort)
    assert effort.met[COMPARED_FULLY] == effort.met[DECISIONS] + 1


@pytest.mark.parametrize("rules", DRILLED, ids=lambda rules: rules.name)
def test_set_up_positions_are_whole(rules: AnyRules) -> None:
    """From a card too many or too few no seat could imagine a world that looks the same."""
    for name, set_up in load_drills(rules).positions.items():
        for seed in range(20):
            rng = random.Random(f"{name} {seed}")
            game, state = set_up(rng)
            seat = game.to_act(state)[0]
            world = game.rules.imagine(game.view(state, seat), rng)
            assert game.view(world, seat) == game.view(state, seat), name
            assert game.legal(state, seat)


@compiled_games
def test_a_difference_is_found_from_every_side(
    rules: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel whose last pile holds another card agrees with nothing."""
    kernel = load_kernel(rules)

    def settled(array: Any) -> Any:
        copy = kernel.settled(array)
        copy[-1] += 1
        return copy

    module = import_module(str(rules.kernel))
    monkeypatch.setattr(module, "KERNEL", replace(kernel, settled=settled))
    for check in LOCKSTEP.values():
        with pytest.raises(Broken, match="the reference has"):
            check(rules, Effort(games=1))


def test_a_game_without_drills_says_so() -> None:
    with pytest.raises(DrillError, match="sushi-go brings no drills"):
        load_drills(replace(sushi_go.RULES, drills=None))
