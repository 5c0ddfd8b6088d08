"""Paragraph 3: phase 1 of a turn."""

import pytest

from games.wasabi.helpers import RECIPES, Given, kinds
from sushiya.core.event import knows, redact
from sushiya.core.ids import Seat
from sushiya.games.wasabi.commands import Pass
from sushiya.games.wasabi.components import Place
from sushiya.games.wasabi.events import RecipesReturned


def test_3_1_a_tile_goes_on_an_empty_square() -> None:
    given = Given({"a1": "maki"})
    assert given.why_not("place tuna a1") == "square-taken 3.1"
    given.when("place tuna b1")
    assert given.on("b1") == kinds("tuna")
    assert given.state.hands[0] == kinds("shrimp egg")


def test_3_1_a_covered_square_takes_no_tile() -> None:
    given = Given(mats=["a1"])
    assert given.why_not("place tuna b2") == "covered 5.9"
    assert given.why_not("place tuna c2") == ""


def test_3_1_only_a_tile_of_the_hand_and_only_one() -> None:
    given = Given()
    assert given.why_not("place rice a1") == "not-in-hand 3.1"
    given.when("place tuna a1")
    assert given.why_not("place egg a2") == "tile-placed 3.1"


def test_3_1_placing_is_a_duty() -> None:
    given = Given()
    assert given.why_not("end") == "must-place 3.1"
    given.when("place tuna a1", "end")
    assert given.state.stage == "tiles"


def test_3_2_one_action_card_before_or_after_the_tile() -> None:
    before = Given({"a1": "maki", "b1": "rice"}, cards=["switch", "wasabi"])
    before.when("switch a1 b1", "place tuna c1")
    after = Given({"a1": "maki", "b1": "rice"}, cards=["switch", "wasabi"])
    after.when("place tuna c1", "switch a1 b1")
    for given in (before, after):
        assert given.on("a1") == kinds("rice")
        assert given.why_not("wasabi c3") == "one-card 3.2"
        assert given.legal() == {"end"} | given.legal("complete")


def test_3_2_only_a_card_that_one_has() -> None:
    given = Given({"a1": "maki"}, cards=["stack"])
    for text in ("chop a1", "spicy", "switch a1 b1", "wasabi a1"):
        assert given.why_not(text) == "no-card 3.2"


@pytest.mark.parametrize("card", ["stack", "switch", "chop"])
def test_3_2_only_a_card_that_can_do_something(card: str) -> None:
    given = Given(cards=["stack", "switch"]) if card != "chop" else Given(cards=["chop"])
    assert not given.legal(card)


def test_3_3_without_a_tile_one_chops_and_places_or_passes() -> None:
    given = Given({"a1": "maki", "b1": "tuna"}, hand="", cards=["chop", "switch"])
    assert given.legal() == {"chop a1 keep", "chop b1 keep"} | given.legal("pass")
    assert given.why_not("switch a1 b1") == "no-tile 3.3"
    assert given.why_not("chop a1") == "chop-must-keep 3.3"
    given.when("chop a1 keep", "place maki e5", "end")
    assert given.state.stage == "tiles"


@pytest.mark.parametrize("card", ["stack", "spicy", "wasabi"])
def test_3_3_without_a_tile_no_other_card_comes_first(card: str) -> None:
    given = Given({"a1": "maki"}, hand="").hold(0, "stack", "wasabi")
    if card == "spicy":
        given.hold(0, "spicy")
    text = "wasabi c3" if card == "wasabi" else card
    assert given.why_not(text) == "no-tile 3.3"


def test_3_4_passing_skips_phase_one() -> None:
    given = Given().when("pass 0 2")
    assert given.state.stage == "recipes"
    assert given.state.recipes[0] == (RECIPES["Crunchy Tuna"],)
    given.fill_up()
    assert given.state.seat == 1
    assert given.state.hands[0] == kinds("tuna shrimp egg")


@pytest.mark.parametrize("places", ["0", "0 1", "0 1 2", "2", "1 2"])
def test_3_4_one_two_or_three_recipes(places: str) -> None:
    given = Given().when(f"pass {places}")
    assert len(given.state.recipes[0]) == 3 - len(places.split())


def test_3_4_the_same_place_twice_or_none_is_refused() -> None:
    for places in ((), (0, 0), (1, 2, 1)):
        command = Pass(tuple(Place(place) for place in places))
        assert Given().why_not(command) == "pass-places 3.4"


def test_3_4_no_pass_after_a_tile_or_a_card() -> None:
    given = Given({"a1": "maki"}, cards=["stack"])
    assert given.legal("pass")
    assert not Given({"a1": "maki"}, cards=["stack"]).when("stack").legal("pass")
    given.when("stack")
    assert given.why_not("pass 0") == "pass-too-late 3.4"
    assert Given().when("place tuna a1").why_not("pass 0") == "pass-too-late 3.4"


def test_3_4_after_a_pass_nothing_of_phase_one_is_left() -> None:
    given = Given({"a1": "maki"}, cards=["stack"]).when("pass 0")
    for text in ("place tuna a2", "stack", "complete 0", "end", "pass 0"):
        assert given.why_not(text) == "not-now 2.1"


def test_3_5_recipes_go_under_their_piles_in_the_order_chosen() -> None:
    names = ("Tekkamaki", "Garden Gate", "Crunchy Tuna")
    given = Given(mine=names).when("pass 1 0 2")
    assert given.state.piles[0][-2:] == (RECIPES["Garden Gate"], RECIPES["Tekkamaki"])
    assert given.state.piles[1][-1] == RECIPES["Crunchy Tuna"]


def test_3_5_others_see_lengths_only() -> None:
    event = Given().when("pass 0 1").happened(RecipesReturned)
    own, other = redact(event, Seat(0)), redact(event, Seat(1))
    assert own is not None
    assert other is not None
    assert knows(own.recipes)
    assert not knows(other.recipes)
    assert other.lengths == (2, 3)


def test_3_5_recipes_of_different_lengths_are_named_from_short_to_long() -> None:
    given = Given()
    assert given.why_not("pass 1 0") == "pass-order 3.5"
    assert given.legal("pass") == {
        "pass 0",
        "pass 1",
        "pass 2",
        "pass 0 1",
        "pass 0 2",
        "pass 1 2",
        "pass 0 1 2",
    }
    same = Given(mine=("Tekkamaki", "Garden Gate", "Pink Lantern"))
    assert len(same.legal("pass")) == 15


def test_3_6_who_can_neither_place_nor_pass_skips_phase_one() -> None:
    given = Given(hand="", mine=())
    assert given.legal() == {"end"}
    given.when("end")
    assert given.state.stage == "tiles"


def test_3_7_phase_one_ends_by_saying_so() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1")
    assert given.state.stage == "play"
    assert given.legal() == {"complete 0", "end"}
    given.when("end")
    assert given.why_not("complete 0") == "not-now 2.1"


def test_3_7_phase_one_ends_by_saying_so_also_when_nothing_else_can_be_done() -> None:
    given = Given().when("place tuna b1")
    assert given.legal() == {"end"}
