"""Decisions per second of our environments, and of others' that are installed, in one run.

A decision is one seat's choice, with its observation and its legal actions. Everybody plays the
lowest legal action, so that no policy is measured; hearts also by `random.choice`, as Python's own
loops over OpenSpiel do, and that is what others are compared with.
"""

import os
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sushiya.core.game import AnyGame

BATCHES = (1, 64, 4096)
LEAST_SECONDS = 0.4
REPEATS = 3
HEARTS = "hearts, OpenSpiel from Python, random.choice"
Clock = Callable[[], float]


def measure_authors(game: AnyGame) -> list[dict[str, Any]]:
    """Measure one game's environments, and those of other projects that are installed."""
    found = [
        (f"{game.rules.name}, rows of {batch}, one thread", _rows(game, batch, 1))
        for batch in BATCHES
    ]
    threads = os.cpu_count() or 1
    found.append(
        (
            f"{game.rules.name}, rows of {BATCHES[-1]}, {threads} threads, by the clock",
            _rows(game, BATCHES[-1], threads, time.perf_counter),
        )
    )
    measures: dict[str, Callable[[], float]] = {
        **{
            f"{game.rules.name}, Gymnasium vector of {batch}, own seat": partial(
                _vector, game, batch
            )
            for batch in BATCHES
        },
        f"{game.rules.name}, AEC": lambda: _aec(game),
        "texas_holdem, AEC of PettingZoo": _texas_holdem,
        HEARTS: lambda: _hearts(random.choice),
        "hearts, the lowest action": lambda: _hearts(_lowest),
        "hearts, the lowest action, with tensors": lambda: _hearts(_lowest, has_tensor=True),
        "leduc_holdem, pgx on the CPU, batch 4096": _leduc,
    }
    for name, measure in measures.items():
        try:
            found.append((name, measure()))
        except ImportError:
            found.append((name, 0.0))
    hearts = dict(found)[HEARTS]
    return [
        {
            "environment": name,
            "decisions/s": f"{rate:,.0f}" if rate else "not installed",
            "x hearts": f"{rate / hearts:.2f}" if rate and hearts else "-",
        }
        for name, rate in found
    ]


def _rate(run: Callable[[], int], clock: Clock = time.process_time) -> float:
    """Return decisions per second: the best of some runs, as other load only slows them."""
    best = 0.0
    run()
    for _ in range(REPEATS):
        began, decisions = clock(), 0
        while not decisions or clock() - began < LEAST_SECONDS:
            decisions += run()
        best = max(best, decisions / max(clock() - began, 1e-9))
    return best


def _rows(game: AnyGame, batch: int, threads: int, clock: Clock = time.process_time) -> float:
    from sushiya.authors.rows import Rows  # noqa: PLC0415 - it loads NumPy

    rows = Rows(game, batch, threads=threads)
    rows.reset(1)
    steps = max(1, 4096 // batch)

    def run() -> int:
        for _ in range(steps):  # actions stay 0: where that is not legal, the lowest is played
            rows.step()
        return steps * batch

    rate = _rate(run, clock)
    rows.close()
    return rate


def _vector(game: AnyGame, batch: int) -> float:
    """Count the choices of one seat; those of its random opponents are not counted."""
    import numpy as np  # noqa: PLC0415 - it takes long to load

    from sushiya.authors.gymnasium import SeatVectorEnv  # noqa: PLC0415 - an extra

    env = SeatVectorEnv(
        game.rules.name, num_envs=batch, opponents="random", players=game.players, threads=1
    )
    env.reset(seed=1)
    steps, actions = max(1, 4096 // batch), np.zeros(batch, np.int64)

    def run() -> int:
        for _ in range(steps):
            env.step(actions)
        return steps * batch

    rate = _rate(run)
    env.close()
    return rate


def _aec(game: AnyGame) -> float:
    from sushiya.authors.pettingzoo import aec_env  # noqa: PLC0415 - an extra

    return _aec_rate(aec_env(game.rules.name))


def _texas_holdem() -> float:
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415 - an extra

    return _aec_rate(texas_holdem_v4.env().unwrapped)


def _aec_rate(env: Any) -> float:
    def run() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(int(seen["action_mask"].argmax()))
            decisions += 1
        return decisions

    return _rate(run)


def _lowest(actions: Sequence[int]) -> int:
    return actions[0]


def _hearts(choose: Callable[[Sequence[int]], int], *, has_tensor: bool = False) -> float:
    import pyspiel  # noqa: PLC0415 - an extra

    game = pyspiel.load_game("hearts")

    def run() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                if has_tensor:
                    state.information_state_tensor()
            state.apply_action(choose(state.legal_actions()))
        return decisions

    return _rate(run)


def _leduc() -> float:
    import jax  # noqa: PLC0415 - an extra
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415

    env, batch = pgx.make("leduc_holdem"), BATCHES[-1]
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    keys = jax.random.split(jax.random.PRNGKey(0), batch)

    def run() -> int:
        state, decisions = init(keys), 0
        for _ in range(4):
            state = step(state, jnp.argmax(state.legal_action_mask, axis=1))
            decisions += batch
        jax.block_until_ready(state.observation)
        return decisions

    return _rate(run)
