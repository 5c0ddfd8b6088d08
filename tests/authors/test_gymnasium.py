"""Gymnasium's own check, and many tables that are each what one table is."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from authors.tables import ONE_OF_EACH, TABLES, name_of
from sushiya.authors.gymnasium import SeatEnv, SeatVectorEnv, line_up
from sushiya.authors.versions import in_engine, versioned
from sushiya.games import GAMES

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
each_game = pytest.mark.parametrize("table", ONE_OF_EACH, ids=name_of)
OPPONENTS = "random"


def id_of(name: str) -> str:
    return f"sushiya/{versioned(GAMES.find(name))}"


@every_table
def test_gymnasiums_own_check(
    table: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    name, options = table
    env = gymnasium.make(id_of(name), opponents=OPPONENTS, **options)
    check_env(env.unwrapped)
    assert "player_0" in capsys.readouterr().out


@every_table
def test_many_tables_are_what_gymnasium_makes_of_single_ones(
    table: tuple[str, dict[str, Any]],
) -> None:
    """Step beside Gymnasium's own vector environment, over games' ends."""
    name, options = table
    made: Any = gymnasium.make_vec(id_of(name), num_envs=3, opponents=OPPONENTS, **options)
    assert isinstance(made.unwrapped, SeatVectorEnv)
    singles = SyncVectorEnv(
        [lambda: SeatEnv(name, opponents=OPPONENTS, **options)] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    ours, our_infos = made.reset(seed=11)
    theirs, their_infos = singles.reset(seed=11)
    ends = 0
    for _ in range(1500):
        assert np.array_equal(ours, theirs)
        assert np.array_equal(our_infos["action_mask"], their_infos["action_mask"])
        actions = our_infos["action_mask"].argmax(axis=1)
        ours, our_rewards, our_ends, our_cuts, our_infos = made.step(actions)
        theirs, their_rewards, their_ends, their_cuts, their_infos = singles.step(actions)
        assert np.array_equal(our_rewards, their_rewards)
        assert np.array_equal(our_ends, their_ends)
        assert np.array_equal(our_cuts, their_cuts)
        for at in np.flatnonzero(our_ends):
            assert np.array_equal(our_infos["final_obs"][at], their_infos["final_obs"][at])
            ends += 1
        if ends > 4:
            break
    assert ends > 4
    made.close()
    singles.close()


@each_game
def test_gymnasiums_wrappers_take_it(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    env = RecordEpisodeStatistics(SeatVectorEnv(name, num_envs=4, opponents=OPPONENTS, **options))
    _, infos = env.reset(seed=1)
    finished: list[float] = []
    while not finished:
        actions = infos["action_mask"].argmax(axis=1)
        assert env.action_space.contains(actions)
        seen, _, ended, _, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        finished = infos["episode"]["r"][ended].tolist() if ended.any() else []
    env.close()


def test_nothing_is_copied() -> None:
    env = SeatVectorEnv("sushi-go", num_envs=8, opponents="random")
    first, infos = env.reset(seed=1)
    env.buffers.actions[:] = infos["action_mask"].argmax(axis=1)
    second, rewards, ended, _, infos = env.step(env.buffers.actions)
    assert second is first is env.buffers.observations
    assert infos["action_mask"] is env.buffers.masks
    assert ended is env.buffers.ended
    assert np.shares_memory(rewards, env.buffers.rewards)


def test_a_seat_and_its_opponents_can_be_chosen() -> None:
    assert line_up(3, 1, "cook") == ("cook", "you", "cook")
    assert line_up(3, 2, ["chef", "random"]) == ("chef", "random", "you")
    with pytest.raises(ValueError, match="there are 0 to 2"):
        line_up(3, 3, "cook")


def test_stronger_opponents_win_more() -> None:
    wins = {}
    for level in ("random", "cook"):
        env = SeatVectorEnv("sushi-go", num_envs=256, opponents=level, reward="win", players=3)
        _, infos = env.reset(seed=5)
        ended = np.zeros(256, bool)
        total = 0.0
        while not ended.all():
            _, rewards, done, _, infos = env.step(infos["action_mask"].argmax(axis=1))
            total += float(rewards[done & ~ended].sum())
            ended |= done
        wins[level] = total
    assert wins["cook"] < wins["random"]


def test_masks_as_other_libraries_ask_for_them() -> None:
    env = SeatEnv("sushi-go")
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


def test_every_game_has_an_id() -> None:
    for rules in in_engine():
        assert gymnasium.spec(id_of(rules.name)).kwargs == {"game": rules.name}
