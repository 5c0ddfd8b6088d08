"""What holds in every position of every game."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sushiya
from sushiya.core.chance import Dealer
from sushiya.core.game import MOST_COMMANDS, AnyGame
from sushiya.core.step import Step
from sushiya.games.wasabi import LONGEST
from sushiya.games.wasabi.board import corners, covered, covered_by, lines, open_squares
from sushiya.games.wasabi.commands import PlaceTile, PlayChop
from sushiya.games.wasabi.components import KITCHEN, TOKENS
from sushiya.games.wasabi.notation import ALL_COMMANDS, NOTATION
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.state import State


def positions(game: AnyGame, seed: int) -> Iterator[State]:
    """Play one game, each seat by chance or by its cook."""
    chance, rng = Dealer(seed), random.Random(seed)
    state: State = game.start(chance)
    while game.result(state) is None:
        yield state
        legal = game.legal(state, state.seat)
        is_cook = rng.random() < 0.6
        seen = game.view(state, state.seat)
        command = game.rules.cook(seen, legal, rng) if is_cook else rng.choice(legal)
        step = game.play(state, state.seat, command, chance)
        assert isinstance(step, Step)
        state = step.state
    yield state


@settings(derandomize=True, deadline=None, max_examples=12)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_nothing_is_lost_and_nothing_appears(players: int, seed: int) -> None:
    game = sushiya.load("wasabi", players=players)
    strips = set(range(52))
    for state in positions(game, seed):
        tiles: Counter[int] = Counter(chain(*state.board, *state.hands))
        if state.turn.chopped is not None:
            tiles[state.turn.chopped] += 1
        whole = tuple(count + tiles[kind] for kind, count in enumerate(state.pantry))
        assert whole == state.book.counts
        served = [one.recipe for some in state.served for one in some]
        found = [*chain(*state.piles), *chain(*state.recipes), *served]
        assert len(found) == 52
        assert set(found) == strips
        cards = [*state.kitchen, *chain(*state.cards), *["wasabi"] * len(state.mats)]
        assert sorted(cards) == sorted(KITCHEN[players])


@settings(derandomize=True, deadline=None, max_examples=12)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_limits_are_kept(players: int, seed: int) -> None:
    game = sushiya.load("wasabi", players=players)
    for state in positions(game, seed):
        assert all(len(cards) <= 2 for cards in state.cards)
        assert all(len(hand) <= 3 for hand in state.hands)
        assert all(len(some) <= 3 for some in state.recipes)
        for served in state.served:
            used = tokens_used(served, state.book)
            assert all(used[length] <= TOKENS[length] for length in TOKENS)
        assert len(covered(state.mats)) == 4 * len(state.mats)
        assert state.decision <= LONGEST
        assert len(game.legal(state, state.seat)) <= MOST_COMMANDS
        if state.stage == "play" and state.turn.is_untouched:
            assert open_squares(state.board, state.mats, state.columns)
            assert all(len(some) == 3 for some in state.recipes)


def test_the_most_commands_there_can_be() -> None:
    """An empty board for four, a hand of three kinds, and the widest cards."""
    game = sushiya.load("wasabi", players=4)
    state = next(one for one in positions(game, 1) if one.stage == "play")
    most = 3 * 42 + 2 * 42 + 71 + 15 + 1
    assert most <= MOST_COMMANDS
    assert len(game.legal(state, state.seat)) <= most


@pytest.mark.parametrize(("columns", "length", "count"), [(5, 2, 49), (6, 3, 48), (7, 5, 32)])
def test_lines_are_counted(columns: int, length: int, count: int) -> None:
    assert len(lines(columns, length)) == count
    assert len(set(lines(columns, length))) == count


def test_corners_cover_squares_in_play() -> None:
    assert [len(corners(columns)) for columns in (5, 6, 7)] == [20, 25, 30]
    for columns in (5, 6, 7):
        for corner in corners(columns):
            assert all(one % 7 < columns and one < 42 for one in covered_by(corner))


def test_commands_out_of_range_do_not_decode() -> None:
    for data in (
        b'{"command":"place-tile","kind":36,"square":0}',
        b'{"command":"place-tile","kind":-1,"square":0}',
        b'{"command":"place-tile","kind":0,"square":42}',
        b'{"command":"play-chop","square":-1}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(data, type=PlaceTile | PlayChop)


def test_notation_reads_with_spare_blanks() -> None:
    assert NOTATION.read("  place  3   c4 ") == NOTATION.read("place 3 c4")
    assert len({NOTATION.write(command) for command in ALL_COMMANDS}) == NOTATION.codes
