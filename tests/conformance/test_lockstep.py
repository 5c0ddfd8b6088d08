"""Lockstep finds a difference from every side, and begins at positions that are whole.

The engines themselves are compared in another process: see tests/engine/test_lockstep.py.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from sushiya.conformance import Broken, Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.core.game import AnyRules
from sushiya.core.scenarios import ScenarioError, load_scenarios
from sushiya.engine.workspace import Workspace
from sushiya.games import GAMES, sushi_go

all_games = pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)


@all_games
def test_set_up_positions_are_whole(rules: AnyRules) -> None:
    """From a card too many or too few no seat could imagine a world that looks the same."""
    for name, set_up in load_scenarios(rules).positions.items():
        for seed in range(20):
            rng = random.Random(f"{name} {seed}")
            game, state = set_up(rng)
            seat = game.to_act(state)[0]
            world = game.rules.imagine(game.view(state, seat), rng)
            assert game.view(world, seat) == game.view(state, seat), name
            assert game.legal(state, seat)


def another_position(self: Workspace) -> Any:
    """Give the engine's position with another last byte."""
    position = canonical(self)
    memory = self.engine.ffi.buffer(position)
    last = len(memory) - 1
    memory[last] = bytes([memory[last][0] ^ 1])
    return position


def other_codes(self: Workspace, seat: Any) -> list[int]:
    return legal(self, seat)[1:]


def another_observation(self: Workspace, seat: Any) -> tuple[int, ...]:
    first, *others = observe(self, seat)
    return (first + 1, *others)


canonical, legal, observe = Workspace._canonical, Workspace.legal, Workspace.observe
WRONG: dict[str, tuple[Callable[..., Any], str]] = {
    "_canonical": (another_position, "became"),
    "legal": (other_codes, "legal in one only"),
    "observe": (another_observation, "observed differently"),
}


@all_games
@pytest.mark.parametrize("check", LOCKSTEP)
@pytest.mark.parametrize("asked", WRONG)
def test_a_difference_is_found_from_every_side(
    rules: AnyRules, check: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, said = WRONG[asked]
    monkeypatch.setattr(Workspace, asked, answer)
    with pytest.raises(Broken, match=said):
        LOCKSTEP[check](rules, Effort(games=1))


def test_a_game_without_scenarios_says_so() -> None:
    with pytest.raises(ScenarioError, match="sushi-go brings no scenarios"):
        load_scenarios(replace(sushi_go.RULES, scenarios=None))
