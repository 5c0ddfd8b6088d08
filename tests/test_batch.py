"""Many games at once: the same whatever the threads, from deals and from imagined worlds."""

import random
from typing import Any

import numpy as np
import pytest

import sushiya
from sushiya.batch import play_many
from sushiya.core.ids import Seat

GAME = sushiya.load("sushi-go", players=3)


@pytest.mark.parametrize("policy", ["random", "cook"])
def test_threads_change_nothing(policy: str) -> None:
    games = 9000 if policy == "random" else 300
    one = play_many(GAME, games, seed=5, policy=policy, threads=1)
    two = play_many(GAME, games, seed=5, policy=policy, threads=2)
    assert (one.points == two.points).all()
    assert (one.ranks == two.ranks).all()


def test_seeds_run_on() -> None:
    whole = play_many(GAME, 100, seed=0)
    rest = play_many(GAME, 40, seed=60)
    assert (whole.points[60:] == rest.points).all()


def test_games_differ() -> None:
    assert len(np.unique(play_many(GAME, 200).totals, axis=0)) > 150


def test_games_can_start_from_imagined_worlds() -> None:
    """Whoever has won all but the last turn of a world wins most games from it."""
    state: Any = GAME.start(sushiya.Dealer(1))
    rng = random.Random(1)
    while state.round < 3 or state.turn < 8:
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, GAME.legal(state, seat)[0], sushiya.Dealer(1)).state  # type: ignore[union-attr]
    view = GAME.view(state, Seat(0))
    worlds = [GAME.rules.imagine(view, rng) for _ in range(20)]
    played = play_many(GAME, 200, starts=worlds)
    earlier = np.array([sum(one[seat].total for one in state.points) for seat in range(3)])
    assert (played.totals >= earlier - 6).all()


def test_positions_are_taken_in_turn_across_chunks() -> None:
    worlds = [GAME.start(sushiya.Dealer(seed)) for seed in range(3)]
    whole = play_many(GAME, 5000, seed=0, starts=worlds)
    part = play_many(GAME, 3, seed=4500, starts=worlds)
    assert (whole.points[4500:4503] == part.points).all()


def test_held_picks_have_no_packed_form() -> None:
    state = GAME.start(sushiya.Dealer(1))
    step = GAME.play(state, Seat(0), GAME.legal(state, Seat(0))[0], sushiya.Dealer(1))
    assert isinstance(step, sushiya.Step)
    with pytest.raises(ValueError, match="held picks"):
        play_many(GAME, 1, starts=[step.state])


def test_an_unknown_policy_names_the_policies() -> None:
    with pytest.raises(ValueError, match="random, cook"):
        play_many(GAME, 1, policy="chef")


@pytest.mark.parametrize(("game", "players"), [("wasabi", 3), ("sushi-express", 4)])
def test_another_starter_only_turns_the_table(game: str, players: int) -> None:
    """A chosen seat draws nothing, so the same seed deals the same, one seat further."""
    first, second = (
        play_many(sushiya.load(game, players=players, starter=starter), 200).totals
        for starter in ("seat-1", "seat-2")
    )
    assert (np.roll(first, 1, axis=1) == second).all()
    assert (first != second).any()
