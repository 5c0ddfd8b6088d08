"""What a seat cannot know changes nothing that an environment gives it: no number, no pixel."""

import random
from typing import Any

import numpy as np
import pytest

from authors.tables import TABLES, name_of
from sushiya.authors.gymnasium import SeatEnv
from sushiya.authors.pettingzoo import AecTable, aec_env, parallel_env
from sushiya.authors.rows import Rows
from sushiya.core.ids import Seat

WORLDS = 3
every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def worlds(rows: Rows, seat: int, rng: random.Random) -> list[Any]:
    """Deal anew all that the seat cannot know."""
    view = rows.game.view(rows.position(0), Seat(seat))
    return [rows.game.rules.imagine(view, rng) for _ in range(WORLDS)]


def shown(env: AecTable, agent: str) -> tuple[bytes, ...]:
    """All that leaves for an agent, as bytes."""
    seen = env.observe(agent)
    table, seat = env._table, env._table.seats[agent]
    pictures = []
    for mode in ("ansi", "rgb_array"):
        table.render_mode = mode
        drawn = table.render(seat)
        pictures.append(drawn.encode() if isinstance(drawn, str) else drawn.tobytes())
    parallel = table.observe(seat, may_act=True)
    return (
        seen["observation"].tobytes(),
        parallel["observation"].tobytes(),
        parallel["action_mask"].tobytes(),
        repr(env.infos[agent]).encode(),
        *pictures,
    )


@every_table
def test_agents_see_the_same_in_worlds_that_they_cannot_tell_apart(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    env, rng = aec_env(name, **options), random.Random("worlds")
    env.reset(seed=3)
    rows, differing = env._table.rows, 0
    for _ in range(60):
        if any(env.terminations.values()):
            break
        if rng.random() < 0.2:
            agent = rng.choice(env.agents)
            true, before = rows.position(0), shown(env, agent)
            for world in worlds(rows, env._table.seats[agent], rng):
                rows.put(0, world)
                differing += rows.position(0) != true
                assert shown(env, agent) == before
            rows.put(0, true)
        # After `put` the first of those who choose at once is asked.
        env._select()
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask).tolist())))
    assert differing > 0


@every_table
def test_a_seat_sees_the_same_in_worlds_that_it_cannot_tell_apart(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    env, rng = SeatEnv(name, seat=1, opponents="random", **options), random.Random("seat")
    env.reset(seed=3)
    rows, differing = env._rows, 0
    for _ in range(25):
        buffers = rows.buffers
        kept = [buffers.observations.tobytes(), buffers.masks.tobytes()]
        true = rows.position(0)
        for world in worlds(rows, 1, rng):
            rows.put(0, world)
            differing += rows.position(0) != true
            assert [buffers.observations.tobytes(), buffers.masks.tobytes()] == kept
        rows.put(0, true)
        _, _, ended, _, _ = env.step(rng.choice(np.flatnonzero(buffers.masks[0]).tolist()))
        if ended:
            break
    assert differing > 0


def test_agents_that_choose_at_once_do_not_see_what_others_chose() -> None:
    env = aec_env("sushi-go", players=3)
    seen = set()
    for action in (0, 1):
        env.reset(seed=3)
        legal = np.flatnonzero(env.observe("player_0")["action_mask"])
        env.step(int(legal[action]))
        seen.add(shown(env, "player_1"))
    assert len(seen) == 1


def test_all_agents_of_the_parallel_environment_get_their_own() -> None:
    env = parallel_env("sushi-go", players=3)
    seen, _ = env.reset(seed=3)
    assert len({one["observation"].tobytes() for one in seen.values()}) == 3
