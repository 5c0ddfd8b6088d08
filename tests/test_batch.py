"""Many games at once: the same whatever the threads, from deals and from imagined worlds."""

import ctypes
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sushiya
from sushiya.batch import play_many
from sushiya.core.ids import Seat
from sushiya.engine.compiler import find_compiler, shared_flags
from sushiya.games import GAMES

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


def last_decision(state: Any) -> Any:
    """Play the first legal pick of everybody, up to the last decision of the game."""
    chance = sushiya.Dealer(1)
    while state.round < 3 or len(state.hands[0]) > 2:
        seat = GAME.to_act(state)[0]
        state = played(state, seat, GAME.legal(state, seat)[0], chance)
    return state


def played(state: Any, seat: Seat, command: Any, chance: sushiya.Dealer) -> Any:
    step = GAME.play(state, seat, command, chance)
    assert isinstance(step, sushiya.Step)
    return step.state


def test_picks_that_are_held_stand() -> None:
    """With two picks held, a game can end only as the third seat's picks let it."""
    chance = sushiya.Dealer(1)
    state = last_decision(GAME.start(chance))
    for seat in (Seat(0), Seat(2)):
        state = played(state, seat, GAME.legal(state, seat)[-1], chance)
    ends = [played(state, Seat(1), pick, chance) for pick in GAME.legal(state, Seat(1))]
    possible = {GAME.result(end).totals for end in ends}  # type: ignore[union-attr]
    found = {tuple(totals.tolist()) for totals in play_many(GAME, 200, starts=[state]).totals}
    assert found <= possible
    assert len(found) > 1


@pytest.mark.parametrize("name", GAMES.names())
def test_neighbouring_games_are_independent(name: str) -> None:
    """Totals of a game and the next one, of the same and of other seats, within four errors."""
    totals = play_many(sushiya.load(name), 40_000, seed=11).totals.astype(float)
    for distance in (1, 2):
        for seat in range(totals.shape[1]):
            one, other = totals[:-distance, 0], totals[distance:, seat]
            correlation = np.corrcoef(one, other)[0, 1]
            assert abs(correlation) < 4 / np.sqrt(len(one))


FIRST_OR_LAST = """
#include <stdint.h>
int32_t choose(const int16_t *observation, const uint8_t *legal, uint64_t random) {
    int32_t found = observation[0] - 3; /* three play, so this is 0 */
    for (int32_t code = 0; code < 1755; code++)
        if (legal[code] && (found == 0 || random % 2)) found = code;
    return found;
}
"""


def test_a_policy_can_be_a_function_in_c(tmp_path: Path) -> None:
    source, library = tmp_path / "policy.c", tmp_path / "policy"
    source.write_text(FIRST_OR_LAST)
    line = [*find_compiler(), *shared_flags(), "-o", str(library), str(source)]
    subprocess.run(line, check=True)
    choose = ctypes.cast(ctypes.CDLL(str(library)).choose, ctypes.c_void_p).value
    assert choose is not None
    games = play_many(GAME, 300, policy=choose)
    assert len(np.unique(games.totals, axis=0)) > 150
    again = play_many(GAME, 300, policy=choose, threads=1)
    assert (games.points == again.points).all()


def test_an_unknown_policy_names_the_policies() -> None:
    with pytest.raises(ValueError, match="random, apprentice, cook, chef, master"):
        play_many(GAME, 1, policy="gourmet")


@pytest.mark.parametrize(("game", "players"), [("wasabi", 3), ("sushi-express", 4)])
def test_another_starter_only_turns_the_table(game: str, players: int) -> None:
    """A chosen seat draws nothing, so the same seed deals the same, one seat further."""
    first, second = (
        play_many(sushiya.load(game, players=players, starter=starter), 200).totals
        for starter in ("seat-1", "seat-2")
    )
    assert (np.roll(first, 1, axis=1) == second).all()
    assert (first != second).any()
