"""Paragraphs 1 and 2: the pieces and the start."""

from collections import Counter

import pytest

import sushiya
from games.wasabi.helpers import CHANCE, KINDS, Given
from stacked import Stacked
from sushiya.core.chance import Dealer, Recording
from sushiya.core.ids import Seat
from sushiya.core.step import Step
from sushiya.games.wasabi.board import squares_in_play
from sushiya.games.wasabi.bookfaults import faults, oddities
from sushiya.games.wasabi.components import (
    ALL_TOKENS,
    KITCHEN,
    MOST_KINDS,
    STYLE_CUBES,
    TOKEN_POINTS,
    TOKENS,
)
from sushiya.games.wasabi.house import HOUSE_BOOK
from sushiya.games.wasabi.state import State

GIVEN_TO_ALL = ("tuna", "shrimp", "avocado")


def opened(players: int, first: int = 0) -> Given:
    """A game at its very start."""
    given = Given(players=players)
    chance = Stacked(CHANCE, {("first", 0): (first,)})
    return given.change(**_fields(given.game.start(chance)))


def _fields(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


@pytest.mark.parametrize(("players", "squares"), [(2, 30), (3, 36), (4, 42)])
def test_1_1_the_board_has_six_rows_and_five_to_seven_columns(players: int, squares: int) -> None:
    given = Given(players=players)
    assert len(squares_in_play(given.state.columns)) == squares
    assert len(given.legal("place 2 ")) == squares


def test_1_1_a_column_out_of_play_is_refused() -> None:
    assert Given(players=2).why_not("place tuna f1") == "outside 1.1"
    assert Given(players=3).why_not("place tuna f1") == ""
    assert Given(players=3).why_not("place tuna g6") == "outside 1.1"
    assert Given(players=4).why_not("place tuna g6") == ""


@pytest.mark.parametrize("players", [1, 5])
def test_1_1_two_to_four_play(players: int) -> None:
    with pytest.raises(sushiya.OptionError, match="2 to 4 players"):
        sushiya.load("wasabi", players=players)


def test_1_2_there_are_72_tiles_in_six_categories() -> None:
    assert sum(tile.count for tile in HOUSE_BOOK.tiles) == 72
    assert len({tile.category for tile in HOUSE_BOOK.tiles}) == 6
    assert all(tile.count == 1 for tile in HOUSE_BOOK.tiles if tile.is_unique)


def test_1_2_every_tile_is_always_somewhere_open() -> None:
    game = sushiya.load("wasabi", players=2)
    state = game.start(CHANCE)
    for number in range(60):
        legal = game.legal(state, state.seat)
        step = game.play(state, state.seat, legal[number % len(legal)], CHANCE)
        assert isinstance(step, Step)
        state = step.state
        lying = sum(len(stack) for stack in state.board) + (state.turn.chopped is not None)
        assert sum(state.pantry) + sum(map(len, state.hands)) + lying == 72


def test_1_3_there_are_52_recipes_in_four_piles() -> None:
    state = sushiya.load("wasabi").start(CHANCE)
    assert [len(pile) for pile in state.piles] == [19, 15, 11, 7]
    for length, pile in zip((2, 3, 4, 5), state.piles, strict=True):
        assert {state.book.lengths[strip] for strip in pile} == {length}
    for recipe in HOUSE_BOOK.recipes:
        assert len(set(recipe.ingredients)) == len(recipe.ingredients)


def test_1_4_ten_tokens_a_player_and_what_they_are_worth() -> None:
    assert ALL_TOKENS == 10
    assert TOKENS == {2: 4, 3: 3, 4: 2, 5: 1}
    assert TOKEN_POINTS == {2: 2, 3: 3, 4: 5, 5: 8}
    assert STYLE_CUBES == {2: 0, 3: 1, 4: 2, 5: 3}


def test_1_5_the_kitchen_by_players() -> None:
    assert Counter(KITCHEN[2]) == dict.fromkeys(("chop", "spicy", "stack", "switch", "wasabi"), 1)
    assert Counter(KITCHEN[3]) == {"wasabi": 2, "spicy": 2, "chop": 1, "switch": 1, "stack": 1}
    assert Counter(KITCHEN[4]) == dict.fromkeys(("chop", "spicy", "stack", "switch", "wasabi"), 2)
    for players in (2, 3, 4):
        assert opened(players).state.kitchen == KITCHEN[players]


def test_1_6_the_book_of_the_house_can_be_played_and_says_that_it_is_a_reconstruction() -> None:
    assert not [*faults(HOUSE_BOOK), *oddities(HOUSE_BOOK)]
    assert "reconstruction" in HOUSE_BOOK.title
    assert sushiya.load("wasabi").options.recipe_book == HOUSE_BOOK


def test_1_7_a_kind_that_the_book_does_not_have_is_refused() -> None:
    given = Given()
    assert len(HOUSE_BOOK.tiles) < MOST_KINDS
    assert given.why_not("place 35 a1") == "no-such-kind 1.6"
    assert opened(2).why_not("give 19") == "no-such-kind 1.6"


def test_2_1_the_first_player_is_random() -> None:
    game = sushiya.load("wasabi", players=4)
    assert {game.start(Dealer(seed)).first for seed in range(40)} == {0, 1, 2, 3}


def test_2_1_or_sits_at_a_chosen_seat_and_the_piles_are_the_same() -> None:
    drawn = sushiya.load("wasabi", players=3).start(Dealer(5))
    for number in range(3):
        game = sushiya.load("wasabi", players=3, starter=f"seat-{number + 1}")
        asked = Recording(Dealer(5))
        state = game.start(asked)
        assert (state.first, state.seat) == (number, number)
        assert state.piles == drawn.piles
        assert ("first", 0) not in asked.drawn


def test_2_1_play_goes_to_the_left_and_hands_start_empty() -> None:
    given = opened(3, first=2)
    assert given.game.to_act(given.state) == (2,)
    assert given.state.cards == ((), (), ())
    assert given.state.cubes == (0, 0, 0)
    assert given.why_not("give tuna", seat=0) == "not-your-turn 2.1"


def test_2_2_each_gives_three_tiles_to_the_left_neighbour() -> None:
    given = opened(3, first=2)
    for giver, to in ((2, 0), (0, 1), (1, 2)):
        assert given.state.seat == giver
        given.when(*(f"give {name}" for name in GIVEN_TO_ALL))
        assert given.state.hands[to] == tuple(KINDS[name] for name in GIVEN_TO_ALL)
    assert given.state.stage == "recipes"
    assert given.state.seat == 2
    assert given.state.pantry[KINDS["tuna"]] == 1


def test_2_3_a_first_hand_has_three_categories_and_nothing_special() -> None:
    given = opened(2)
    for name in ("rice", "maki", "roe"):
        assert given.why_not(f"give {name}") == "give-kind 2.3"
    given.when("give tuna")
    assert given.why_not("give salmon") == "give-category 2.3"
    assert given.why_not("give tuna") == "give-category 2.3"
    given.when("give shrimp")
    assert given.legal("give") == {f"give {number}" for number in (9, 10, 11, 12, 13, 14)}


def test_2_3_if_no_tile_fits_any_tile_may_be_given() -> None:
    nothing_but = dict.fromkeys(KINDS, 0) | {"rice": 3, "tuna": 2, "roe": 1}
    given = opened(2).pantry(**nothing_but)
    assert given.why_not("give rice") == "give-kind 2.3"
    given.when("give tuna")
    assert given.legal("give") == {f"give {KINDS[name]}" for name in ("rice", "tuna", "roe")}


def test_2_3_a_kind_that_is_used_up_cannot_be_given() -> None:
    assert opened(2).pantry(tuna=0).why_not("give tuna") == "kind-used-up 6.5"


def test_2_4_each_draws_three_recipes_one_after_the_other() -> None:
    given = opened(2, first=1)
    given.when(*(f"give {name}" for name in GIVEN_TO_ALL * 2))
    top = given.state.piles[3][0]
    given.when("draw 5")
    assert given.state.recipes[1] == (top,)
    given.when("draw 2", "draw 2")
    assert [given.state.book.lengths[strip] for strip in given.state.recipes[1]] == [2, 2, 5]
    assert given.state.seat == 0
    given.when("draw 3", "draw 4", "draw 5")
    assert (given.state.stage, given.state.seat, given.state.turns) == ("play", Seat(1), 1)


def test_2_4_a_place_of_the_screen_without_a_recipe_is_refused() -> None:
    given = Given({"a1": "maki"}, mine=("Crunchy Tuna",)).when("place tuna b1")
    assert given.why_not("complete 1") == "no-such-place 2.4"
    assert Given(mine=("Crunchy Tuna",)).why_not("pass 0 1") == "no-such-place 2.4"
