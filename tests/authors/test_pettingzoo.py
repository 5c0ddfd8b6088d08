"""PettingZoo's own tests, as they are, for every game, edition and number of players."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from authors.tables import TABLES, name_of
from sushiya.authors.pettingzoo import aec_env, parallel_env

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
CYCLES = 60
WHOLE_GAME = 2000
# It warns of dictionaries, in which its own card games, too, have their masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_table
def test_api(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    api_test(aec_env(name, **options), num_cycles=WHOLE_GAME)


@every_table
def test_parallel_api(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    parallel_api_test(parallel_env(name, **options), num_cycles=WHOLE_GAME)


@every_table
def test_seeds(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    seed_test(lambda: aec_env(name, **options), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(name, **options), num_cycles=CYCLES)


@every_table
def test_rendering(table: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    name, options = table
    render_test(lambda **mode: aec_env(name, **mode, **options))
    assert "player_0" in capsys.readouterr().out


def test_both_environments_play_the_same_game() -> None:
    one, all_at_once = aec_env("sushi-go", players=3), parallel_env("sushi-go", players=3)
    one.reset(seed=8)
    seen, _ = all_at_once.reset(seed=8)
    rewards: dict[str, float] = {}
    while all_at_once.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in seen}
        for agent in all_at_once.agents:
            assert one.agent_selection == agent
            last = one.last()[0]
            assert last is not None
            assert np.array_equal(last["observation"], seen[agent]["observation"])
            assert np.array_equal(last["action_mask"], seen[agent]["action_mask"])
            one.step(actions[agent])
        seen, rewards, _, _, _ = all_at_once.step(actions)
    assert one.rewards == rewards
    assert sum(rewards.values()) > 0


def test_illegal_actions_are_told() -> None:
    env = aec_env("sushi-express")
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(mask.argmin()))
    assert env.infos[agent] == {"illegal": True}
    assert all(info == {} for other, info in env.infos.items() if other != agent)


def test_only_the_selected_agent_may_act() -> None:
    env = aec_env("sushi-go", players=3)
    env.reset(seed=1)
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [
        True,
        False,
        False,
    ]


def test_ids_have_a_version() -> None:
    assert aec_env("wasabi").metadata["name"] == "wasabi-v1"
    assert parallel_env("wasabi").metadata["name"] == "wasabi-v1"


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="there is no render mode 'film'"):
        aec_env("wasabi", render_mode="film")
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        aec_env("wasabi", players=9)
    env = parallel_env("sushi-go")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 is asked"):
        env.step({})
    table = aec_env("sushi-go")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="None is for agents"):
        table.step(None)
