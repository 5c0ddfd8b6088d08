"""Paragraph 5: what every action card may and may not do, before and after the tile."""

import pytest

from games.wasabi.helpers import KINDS, RECIPES, Given, kinds, square
from sushiya.core.game import say_event
from sushiya.core.ids import Seat
from sushiya.games.wasabi.commands import PlaySwitch
from sushiya.games.wasabi.events import RecipeCompleted, TileChopped, TilePlaced
from sushiya.games.wasabi.scoring import points_now


def test_5_1_stack_lets_the_tile_go_on_top() -> None:
    given = Given({"a1": "maki", "b1": "rice"}, cards=["stack"]).when("stack", "place tuna b1")
    assert given.on("b1") == (KINDS["rice"], KINDS["tuna"])
    assert given.happened(TilePlaced).on == KINDS["rice"]
    given.when("complete 0")
    assert "stack" in given.state.kitchen


def test_5_1_also_legal_stack_rice_on_rice() -> None:
    given = Given({"a1": "rice"}, hand="rice egg egg", cards=["stack"])
    given.when("stack", "place rice a1")
    assert given.on("a1") == (KINDS["rice"], KINDS["rice"])


def test_5_1_the_tile_may_still_go_on_an_empty_square_and_the_card_is_spent() -> None:
    given = Given({"a1": "maki"}, cards=["stack"]).when("stack", "place tuna b1")
    assert given.on("b1") == kinds("tuna")
    assert given.state.cards[0] == ()


def test_5_1_stack_is_played_before_the_tile_and_not_after() -> None:
    given = Given({"a1": "maki"}, cards=["stack"]).when("place tuna b1")
    assert given.why_not("stack") == "stack-after-tile 5.1"


def test_5_1_stack_needs_an_uncovered_tile() -> None:
    assert Given(cards=["stack"]).why_not("stack") == "nothing-to-stack-on 5.1"
    given = Given({"a1": "maki"}, cards=["stack"], mats=["a1"])
    assert given.why_not("stack") == "nothing-to-stack-on 5.1"


def test_5_1_stack_takes_one_tile_and_none_on_a_covered_square() -> None:
    given = Given({"a1": "maki", "c1": "rice"}, cards=["stack"], mats=["a1"]).when("stack")
    assert given.why_not("place tuna a1") == "covered 5.9"
    given.when("place tuna c1")
    assert given.why_not("place egg c1") == "tile-placed 3.1"


def test_5_2_only_the_top_of_a_stack_is_in_play_and_it_has_no_limit() -> None:
    given = Given({"a1": "maki rice tofu egg", "b1": "maki"}, cards=["stack"])
    given.when("stack", "place tuna a1", "complete 0")
    assert len(given.on("a1")) == 5
    hidden = Given({"a1": "maki rice"}).when("place tuna b1")
    assert hidden.why_not("complete 0") == "no-line 4.1"


def test_5_2_anyone_may_look_into_a_stack() -> None:
    given = Given({"a1": "maki rice"})
    for viewer in (Seat(0), Seat(1), None):
        view = given.game.view(given.state, viewer)
        assert view.board[square("a1")] == (KINDS["maki"], KINDS["rice"])


def test_5_3_chop_before_the_tile_to_the_pantry() -> None:
    given = Given({"a1": "maki"}, cards=["chop"])
    before = given.state.pantry[KINDS["maki"]]
    given.when("chop a1")
    assert given.state.pantry[KINDS["maki"]] == before + 1
    assert given.why_not("end") == "must-place 3.1"
    given.when("place tuna a1")


def test_5_3_chop_takes_the_top_of_a_stack_only() -> None:
    given = Given({"a1": "maki rice"}, cards=["chop"]).when("chop a1")
    assert given.on("a1") == kinds("maki")


def test_5_3_chop_after_the_tile_may_take_the_tile_just_placed() -> None:
    given = Given({"a1": "maki"}, cards=["chop"]).when("place tuna b1", "chop b1")
    assert given.on("b1") == ()
    assert given.state.hands[0] == kinds("shrimp egg")
    assert given.why_not("place egg b1") == "tile-placed 3.1"


def test_5_3_uncovering_a_tile_can_complete_a_recipe() -> None:
    for order in (("chop a1", "place egg e5"), ("place egg e5", "chop a1")):
        given = Given({"a1": "maki rice", "b1": "tuna"}, cards=["chop"]).when(*order)
        given.when("complete 0")
        assert given.happened(RecipeCompleted).recipe == RECIPES["Tekkamaki"]


def test_5_3_chop_needs_an_uncovered_tile() -> None:
    given = Given({"a1": "maki"}, cards=["chop"], mats=["a1"])
    assert given.why_not("chop a1") == "covered 5.9"
    assert given.why_not("chop c1") == "chop-empty 5.3"
    assert given.why_not("chop f1") == "outside 1.1"


def test_5_4_a_chopped_tile_may_be_this_turns_tile_and_must_then_be_placed() -> None:
    given = Given({"a1": "maki"}, cards=["chop"]).when("chop a1 keep")
    assert given.happened(TileChopped).keep
    assert given.why_not("end") == "must-place 3.1"
    assert given.why_not("place tuna b1") == "place-chopped 5.4"
    given.when("place maki c3")
    assert given.state.hands[0] == kinds("tuna shrimp egg")
    assert given.why_not("place tuna b1") == "tile-placed 3.1"


def test_5_4_back_to_its_own_square_but_not_onto_its_own_stack() -> None:
    alone = Given({"a1": "maki"}, cards=["chop"]).when("chop a1 keep", "place maki a1")
    assert alone.on("a1") == kinds("maki")
    stack = Given({"a1": "rice maki"}, cards=["chop"]).when("chop a1 keep")
    assert stack.why_not("place maki a1") == "square-taken 3.1"


def test_5_4_not_after_a_tile() -> None:
    given = Given({"a1": "maki"}, cards=["chop"]).when("place tuna b1")
    assert given.why_not("chop a1 keep") == "chop-keep-after-tile 5.4"
    assert given.why_not("chop a1") == ""


def test_5_5_spicy_before_the_tile_allows_two() -> None:
    given = Given(cards=["spicy"]).when("spicy")
    assert given.why_not("end") == "must-place 3.1"
    given.when("place tuna a1", "place egg a2")
    assert given.why_not("place shrimp a3") == "tile-placed 3.1"
    given.finish()
    assert len(given.state.hands[0]) == 3


def test_5_5_spicy_after_the_first_tile_allows_a_second() -> None:
    given = Given(cards=["spicy"]).when("place tuna a1", "spicy", "place egg a2")
    assert given.count(TilePlaced) == 2


def test_5_5_the_second_tile_is_optional() -> None:
    assert "end" in Given(cards=["spicy"]).when("spicy", "place tuna a1").legal()
    assert "end" in Given(cards=["spicy"]).when("place tuna a1", "spicy").legal()


def test_5_5_both_tiles_can_complete() -> None:
    given = Given({"a1": "maki"}, hand="tuna tempura egg", cards=["spicy"]).when("spicy")
    given.when("place tuna b1", "complete 0", "place tempura c1", "complete 0")
    assert given.count(RecipeCompleted) == 2


def test_5_5_spicy_needs_a_second_tile_and_a_square_for_it() -> None:
    assert Given(hand="tuna", cards=["spicy"]).why_not("spicy") == "spicy-useless 5.5"
    last = Given({"a1": "-"}, fill="rice", cards=["spicy"])
    assert last.why_not("spicy") == "spicy-useless 5.5"
    last.when("place tuna a1")
    assert last.why_not("spicy") == "spicy-useless 5.5"
    two = Given({"a1": "-", "c3": "-"}, fill="rice", cards=["spicy"])
    assert two.why_not("spicy") == ""


def test_5_6_switch_swaps_all_that_lies_on_two_squares() -> None:
    given = Given({"a1": "maki rice", "a2": "tuna"}, cards=["switch"]).when("switch a1 a2")
    assert given.on("a1") == kinds("tuna")
    assert given.on("a2") == (KINDS["maki"], KINDS["rice"])


def test_5_6_one_square_may_be_empty_but_not_both() -> None:
    given = Given({"a1": "maki"}, cards=["switch"])
    assert given.why_not("switch b1 c1") == "switch-empty 5.6"
    given.when("switch a1 b1")
    assert given.on("a1") == ()
    assert given.on("b1") == kinds("maki")


def test_5_6_before_and_after_the_tile() -> None:
    before = Given({"a1": "maki", "c1": "tuna"}, cards=["switch"])
    before.when("switch b1 c1", "complete 0", "place egg e5")
    after = Given({"a1": "maki"}, cards=["switch"])
    after.when("place tuna c1", "switch b1 c1", "complete 0")
    for given in (before, after):
        assert given.count(RecipeCompleted) == 1


def test_5_6_not_diagonally_not_covered_not_outside() -> None:
    given = Given({"a1": "maki", "b1": "rice", "d1": "egg"}, cards=["switch"], mats=["b2"])
    assert given.why_not("switch b1 b2") == "covered 5.9"
    assert given.why_not("switch e1 f1") == "outside 1.1"
    for one, other in (("c1", "d2"), ("a1", "c1"), ("b1", "a1")):
        command = PlaySwitch(square(one), square(other))
        assert given.why_not(command) == "not-neighbours 5.6"
    assert "switch a1 b1" in given.legal("switch")
    assert "switch c1 d1" in given.legal("switch")


def test_5_7_wasabi_covers_four_squares_and_gives_a_cube_at_once() -> None:
    given = Given({"a1": "maki"}, cards=["wasabi"]).when("wasabi a1")
    assert given.state.cubes[0] == 1
    assert given.state.mats == (square("a1"),)
    assert "wasabi" not in given.state.cards[0]
    for name in ("a1", "b1", "a2", "b2"):
        assert given.why_not(f"place tuna {name}") == "covered 5.9"


def test_the_line_of_a_wasabi_tells_what_its_cube_is_worth() -> None:
    """Screens count nothing by themselves."""
    before = Given({"a1": "maki"}, cards=["wasabi"])
    given = Given({"a1": "maki"}, cards=["wasabi"]).when("wasabi a1")
    told = say_event(given.game, given.events[0], Seat(0))
    assert told is not None
    assert told.args["cubes"] == given.state.cubes[0] - before.state.cubes[0]
    points = [sum(points_now(one.state)[0].values()) for one in (before, given)]
    assert told.args["worth"] == points[1] - points[0]


def test_5_7_after_the_tile_too() -> None:
    given = Given(cards=["wasabi"]).when("place tuna c3", "wasabi c3")
    assert given.state.cubes[0] == 1


def test_5_7_not_over_another_and_not_over_the_edge() -> None:
    given = Given(cards=["wasabi"], mats=["b2"])
    for corner in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"):
        assert given.why_not(f"wasabi {corner}") == "wasabi-overlap 5.7"
    assert given.why_not("wasabi e1") == "outside 1.1"
    assert given.legal("wasabi") == {
        f"wasabi {name}"
        for name in ("d1", "d2", "d3", "a4", "b4", "c4", "d4", "a5", "b5", "c5", "d5")
    }


def test_5_8_before_the_tile_a_square_must_be_left() -> None:
    given = Given({"a1": "-", "b2": "-"}, fill="rice", cards=["wasabi"])
    assert given.why_not("wasabi a1") == "wasabi-no-room 5.8"
    assert given.why_not("wasabi b2") == ""
    given.when("place tuna a1")
    assert given.why_not("wasabi a1") == ""


@pytest.mark.parametrize("text", ["place tuna a1", "chop a1", "switch a1 a2", "wasabi a1"])
def test_5_9_nothing_acts_on_covered_squares(text: str) -> None:
    given = Given({"a1": "maki", "a2": "tuna"}, mats=["a1"])
    given.hold(0, "chop", "switch", "wasabi")
    assert given.why_not(text) in ("covered 5.9", "wasabi-overlap 5.7")


def test_5_9_covered_squares_count_as_full() -> None:
    tiles = {"a1": "-", "a2": "-", "b1": "-", "b2": "-", "e6": "-"}
    given = Given(tiles, fill="rice", mats=["a1"]).when("place tuna e6").finish()
    assert given.result.ended_by == "full-board"


def test_5_9_anyone_may_look_under_the_card() -> None:
    given = Given({"a1": "maki"}, mats=["a1"])
    for viewer in (Seat(0), Seat(1), None):
        assert given.game.view(given.state, viewer).board[square("a1")] == kinds("maki")


def test_5_10_a_lifted_wasabi_leaves_all_as_before() -> None:
    given = Given({"a1": "rice egg", "d1": "maki"}, mats=["a1"]).when("place tuna e1")
    given.when("complete 0", "end", "take wasabi a1")
    assert given.on("a1") == (KINDS["rice"], KINDS["egg"])
    assert given.state.mats == ()
    assert given.state.cards[0] == ("wasabi",)
