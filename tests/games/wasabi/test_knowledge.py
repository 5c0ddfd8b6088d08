"""Paragraph 8: what one may know, and worlds that fit it."""

import random

import pytest
from hypothesis import given as each
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

import sushiya
from games.wasabi.helpers import RECIPES, Given
from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.event import knows, redact
from sushiya.core.ids import Seat, seats
from sushiya.core.step import Step
from sushiya.core.value import encode
from sushiya.games.wasabi.commands import Pass
from sushiya.games.wasabi.events import RecipeCompleted, RecipeDrawn
from sushiya.games.wasabi.state import State
from sushiya.games.wasabi.strip_knowledge import HiddenMove, SeenMove
from sushiya.games.wasabi.view import HiddenRecipes, KnownRecipes, View, imagine, view


def test_8_1_tiles_cards_and_lengths_are_open() -> None:
    given = Given(cards=["chop"])
    for viewer in (Seat(1), None):
        seen = view(given.state, viewer)
        assert seen.hands == given.state.hands
        assert seen.cards == given.state.cards
        assert seen.recipes[0] == HiddenRecipes((2, 3, 5))
        assert seen.piles == tuple(len(pile) for pile in given.state.piles)
        assert seen.options.recipe_book == given.state.options.recipe_book


def test_8_1_screens_change_no_view() -> None:
    """Whoever watched closely knows what was taken, so a view holds it."""
    given = Given(cards=["chop"])
    screened = replace(given.state, options=replace(given.state.options, hands="screened"))
    for viewer in (*seats(given.state.players), None):
        seen = view(screened, viewer)
        assert replace(seen, options=given.state.options) == view(given.state, viewer)
        assert imagine(seen, random.Random(1)).hands == given.state.hands


def test_8_2_recipes_of_others_are_secret() -> None:
    given = Given()
    assert view(given.state, Seat(0)).recipes[0] == KnownRecipes(given.state.recipes[0])
    assert isinstance(view(given.state, Seat(0)).recipes[1], HiddenRecipes)
    assert view(given.state, Seat(1)).strips(Seat(0)) == ()


def test_8_2_a_draw_is_seen_by_its_seat_and_a_completion_by_all() -> None:
    drawn = Given().when("pass 0", "draw 2").happened(RecipeDrawn)
    other = redact(drawn, Seat(1))
    assert other is not None
    assert not knows(other.recipe)
    shown = Given({"a1": "maki"}).when("place tuna b1", "complete 0").happened(RecipeCompleted)
    seen = redact(shown, None)
    assert seen is not None
    assert seen.recipe == RECIPES["Tekkamaki"]


def test_8_2_who_returned_a_recipe_knows_where_it_is() -> None:
    given = Given().when("pass 0")
    world = imagine(view(given.state, Seat(0)), random.Random(1))
    assert world.piles[0][-1] == RECIPES["Tekkamaki"]
    others = [imagine(view(given.state, Seat(1)), random.Random(n)) for n in range(40)]
    assert len({one.piles[0][-1] for one in others}) > 5


def _harbour_drawn_by_another() -> Given:
    """Seat 0 has returned Grand Harbour, and seat 1 has drawn it with two other fives."""
    given = Given().when("pass 2", "draw 4")
    given.when("pass 0 1 2", "draw 5", "draw 5", "draw 5")
    given.when("pass 0 1 2", "draw 5", "draw 5", "draw 5")
    return given.when("pass 0", "draw 5")


def test_8_2_who_returned_a_recipe_knows_who_drew_it() -> None:
    given = _harbour_drawn_by_another()
    harbour = RECIPES["Grand Harbour"]
    assert harbour in given.state.recipes[1]
    worlds = [imagine(view(given.state, Seat(0)), random.Random(n)) for n in range(30)]
    assert all(harbour in world.recipes[1] for world in worlds)
    watched = [imagine(view(given.state, None), random.Random(n)) for n in range(30)]
    assert not all(harbour in world.recipes[1] for world in watched)


def test_8_2_after_another_return_it_may_be_in_hand_or_under_the_pile() -> None:
    given = _harbour_drawn_by_another().when("place tuna a1").finish().when("pass 0")
    harbour = RECIPES["Grand Harbour"]
    worlds = [imagine(view(given.state, Seat(0)), random.Random(n)) for n in range(60)]
    assert {harbour in world.recipes[1] for world in worlds} == {True, False}
    assert {world.piles[3][-1] == harbour for world in worlds} == {True, False}
    assert all(harbour in (*world.recipes[1], world.piles[3][-1]) for world in worlds), (
        "it can be nowhere else"
    )


def test_8_2_history_shows_own_strips_and_lengths_of_others() -> None:
    given = Given().when("pass 0 1")
    own, other = view(given.state, Seat(0)).moves[-1], view(given.state, Seat(1)).moves[-1]
    strips = (RECIPES["Tekkamaki"], RECIPES["Crunchy Tuna"])
    assert own == SeenMove(Seat(0), "return", strips)
    assert other == HiddenMove(Seat(0), "return", (2, 3))


def _eager_to_pass(state: State, rng: random.Random) -> Command:
    """Pass as often as the game goes on with it, so that strips go round and round."""
    legal: tuple[Command, ...] = GAME.legal(state, state.seat)
    passes = [command for command in legal if isinstance(command, Pass)]
    if passes and state.passes < 5:
        return rng.choice(passes)
    others = [command for command in legal if not isinstance(command, Pass)]
    return rng.choice(others or legal)


GAME = sushiya.load("wasabi", players=2)


@settings(derandomize=True, deadline=None, max_examples=12)
@each(st.integers(0, 10_000))
def test_worlds_fit_also_when_strips_go_round_many_times(seed: int) -> None:
    chance, rng = Dealer(seed), random.Random(seed)
    state = GAME.start(chance)
    for number in range(400):
        if GAME.result(state) is not None:
            break
        step = GAME.play(state, state.seat, _eager_to_pass(state, rng), chance)
        assert isinstance(step, Step)
        state = step.state
        if number % 20 == 0:
            for viewer in (Seat(0), Seat(1), None):
                seen = view(state, viewer)
                assert view(imagine(seen, rng), viewer) == seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_small(players: int) -> None:
    game = sushiya.load("wasabi", players=players)
    chance, rng = Dealer(players), random.Random(players)
    state = game.start(chance)
    while game.result(state) is None:
        step = game.play(state, state.seat, rng.choice(game.legal(state, state.seat)), chance)
        assert isinstance(step, Step)
        state = step.state
        seen: View = game.view(state, state.seat)
        assert len(encode(seen)) < 20_000
