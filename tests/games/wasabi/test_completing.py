"""Paragraph 4: completing recipes, with the rulebook's own examples."""

import pytest

from games.wasabi.helpers import RECIPES, Given, square
from sushiya.games.wasabi.events import GameEnded, RecipeCompleted, StageReached
from sushiya.games.wasabi.state import Served

TEN = (
    "Garden Gate",
    "Pink Lantern",
    "Green Lantern",
    "Pickle Barrel",
    "Lazy River",
    "Soft Landing",
    "Hidden Pearl",
    "Autumn Bridge",
    "Amber Current",
)
"""Nine recipes; a tenth of length 2 uses the last token."""


def test_4_1_example_crunchy_tuna_between_maki_and_tuna() -> None:
    """The booklet's: tempura between maki and tuna completes Crunchy Tuna, without style."""
    given = Given({"b2": "maki", "d2": "tuna"}, hand="tempura egg egg")
    given.when("place tempura c2", "complete 1")
    event = given.happened(RecipeCompleted)
    assert event.recipe == RECIPES["Crunchy Tuna"]
    assert event.cubes == 0
    assert event.line == (square("b2"), square("c2"), square("d2"))


def test_4_1_example_one_maki_completes_two_recipes() -> None:
    """The booklet's: Pickle Barrel in order, for a cube, and Tekkamaki at the same time."""
    tiles = {"a1": "cucumber", "b1": "pickle", "c2": "tuna"}
    given = Given(tiles, hand="maki egg egg", mine=("Tekkamaki", "Pickle Barrel", "Grand Harbour"))
    given.when("place maki c1", "complete 1", "complete 0")
    assert given.state.served[0] == (
        Served(RECIPES["Pickle Barrel"], 1),
        Served(RECIPES["Tekkamaki"], 0),
    )
    assert given.state.cubes[0] == 1
    assert given.state.turn.rewards == 2


@pytest.mark.parametrize(
    "tiles",
    [
        {"a1": "maki", "b1": "tempura"},
        {"c3": "tuna", "c2": "maki"},
        {"a1": "maki", "b1": "tuna", "c2": "tempura"},
        {"a1": "maki", "b1": "tempura", "c1": "rice"},
        {"a1": "maki", "c1": "maki"},
    ],
)
def test_4_1_no_line_no_recipe(tiles: dict[str, str]) -> None:
    """A hole, a corner, a wrong tile: none of them is a line."""
    given = Given(tiles, hand="egg tofu crab").when("place egg e6")
    assert given.why_not("complete 1") == "no-line 4.1"


def test_4_1_rows_and_columns_and_tiles_beyond_the_ends_do_not_matter() -> None:
    across = Given({"a3": "rice", "b3": "maki", "d3": "rice"}).when("place tuna c3")
    down = Given({"c1": "rice", "c2": "maki", "c4": "rice"}).when("place tuna c3")
    for given in (across, down):
        assert given.why_not("complete 0") == ""


def test_4_1_a_covered_square_serves_no_line() -> None:
    given = Given({"b1": "maki"}, mats=["a1"]).when("place tuna c1")
    assert given.why_not("complete 0") == "no-line 4.1"


def test_4_1_a_line_holds_exactly_the_ingredients() -> None:
    given = Given({"a1": "maki", "b1": "rice"}, hand="tuna egg egg").when("place tuna c1")
    assert given.why_not("complete 0") == "no-line 4.1"
    assert given.why_not("complete 1") == "no-line 4.1"


def test_4_2_a_line_that_lay_there_before_does_not_count() -> None:
    given = Given({"a1": "maki", "b1": "tuna"}).when("place egg e5")
    assert given.why_not("complete 0") == "no-line 4.1"


def test_4_2_before_the_first_step_nothing_counts() -> None:
    given = Given({"a1": "maki", "b1": "tuna"})
    assert given.why_not("complete 0") == "no-line 4.1"
    assert not given.legal("complete")


def test_4_2_a_square_counts_whatever_lies_there_afterwards() -> None:
    """Chop! uncovers a maki; the tile that is in line with it never moved."""
    given = Given({"a1": "maki egg", "b1": "tuna"}, cards=["chop"]).when("chop a1")
    assert given.why_not("complete 0") == ""


def test_4_2_also_legal_switch_two_tiles_of_a_ready_line() -> None:
    given = Given({"a1": "maki", "b1": "tuna"}, cards=["switch"]).when("switch a1 b1")
    given.when("complete 0")
    assert given.happened(RecipeCompleted).recipe == RECIPES["Tekkamaki"]


def test_4_2_also_legal_chop_a_tile_and_put_it_back() -> None:
    given = Given({"a1": "maki", "b1": "tuna"}, cards=["chop"])
    given.when("chop b1 keep", "place tuna b1", "complete 0")
    assert given.happened(RecipeCompleted).recipe == RECIPES["Tekkamaki"]
    assert len(given.state.hands[0]) == 3


def test_4_3_declining_is_not_final() -> None:
    given = Given({"a1": "maki"}, cards=["wasabi"]).when("place tuna b1")
    assert "complete 0" in given.legal()
    given.when("wasabi d5")
    given.when("complete 0")


def test_4_3_a_later_window_needs_the_line_to_stand_then() -> None:
    given = Given({"a1": "maki"}, cards=["wasabi"]).when("place tuna b1", "wasabi b1")
    assert given.why_not("complete 0") == "no-line 4.1"


def test_4_3_between_chop_and_tile_there_is_a_window() -> None:
    given = Given({"a1": "maki egg", "b1": "tuna"}, cards=["chop"])
    given.when("chop a1 keep", "complete 0", "place egg a2")
    assert given.count(RecipeCompleted) == 1


def test_4_3_nothing_is_completed_in_phase_two() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1", "end")
    assert given.why_not("complete 0") == "not-now 2.1"
    given.when("tile rice")
    assert given.state.seat == 1


def test_4_4_it_takes_an_unused_token_of_the_length() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1")
    given.serve(0, "Garden Gate", "Pink Lantern", "Green Lantern")
    assert given.why_not("complete 0") == ""
    given.serve(0, "Garden Gate", "Pink Lantern", "Green Lantern", "Red Snap")
    assert given.why_not("complete 0") == "no-token 4.4"


def test_4_5_one_line_may_serve_several_and_a_recipe_only_once() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    given.when("complete 1", "complete 0")
    assert [one.recipe for one in given.state.served[0]] == [
        RECIPES["Crunchy Tuna"],
        RECIPES["Tekkamaki"],
    ]
    assert not given.legal("complete")


@pytest.mark.parametrize(
    "squares", [("a1", "b1", "c1"), ("c1", "b1", "a1"), ("a1", "a2", "a3"), ("a3", "a2", "a1")]
)
def test_4_6_style_is_the_strips_order_in_any_direction(squares: tuple[str, str, str]) -> None:
    maki, tuna, tempura = squares
    given = Given({maki: "maki", tempura: "tempura"}).when(f"place tuna {tuna}", "complete 1")
    assert given.happened(RecipeCompleted).cubes == 1


def test_4_6_style_counts_if_any_line_shows_it() -> None:
    tiles = {"a1": "maki", "b1": "tempura", "c2": "tempura", "c3": "maki"}
    given = Given(tiles, hand="tuna egg egg").when("place tuna c1", "complete 1")
    assert given.happened(RecipeCompleted).cubes == 0
    tiles = {"a2": "tempura", "b2": "maki", "c1": "maki", "c3": "tempura"}
    given = Given(tiles, hand="tuna egg egg").when("place tuna c2", "complete 1")
    event = given.happened(RecipeCompleted)
    assert event.cubes == 1
    assert event.line == (square("c1"), square("c2"), square("c3"))


@pytest.mark.parametrize(
    ("recipe", "order", "cubes"),
    [
        ("Tekkamaki", "maki tuna", 0),
        ("Crunchy Tuna", "maki tuna tempura", 1),
        ("Old Mill Pond", "tofu rice eel tuna", 2),
        ("Tide of Thorns", "urchin rice tuna crab maki", 3),
    ],
)
def test_4_6_cubes_by_length(recipe: str, order: str, cubes: int) -> None:
    names = order.split()
    tiles = {f"{column}1": name for column, name in zip("abcde", names, strict=False)}
    tiles[f"{'abcde'[names.index('tuna')]}1"] = "-"
    given = Given(tiles, mine=(recipe,)).when(f"place tuna {'abcde'[names.index('tuna')]}1")
    given.when("complete 0")
    assert given.happened(RecipeCompleted).cubes == cubes
    assert given.state.cubes[0] == cubes


def test_4_7_nothing_takes_a_completed_recipe_away() -> None:
    given = Given({"a1": "maki"}, cards=["chop"]).when("place tuna b1", "complete 0", "chop b1")
    assert given.state.served[0] == (Served(RECIPES["Tekkamaki"], 0),)
    assert given.on("b1") == ()


def test_4_8_completing_is_a_command_of_its_own() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1")
    assert given.count(RecipeCompleted) == 0
    given.when("end")
    assert given.state.served[0] == ()
    assert given.state.recipes[0][0] == RECIPES["Tekkamaki"]


def test_4_9_the_tenth_token_ends_the_game_on_the_spot() -> None:
    given = Given({"a1": "maki egg", "b1": "tuna"}, cards=["chop"]).serve(0, *TEN)
    given.when("chop a1 keep", "complete 0")
    assert given.happened(GameEnded).ended_by == "ten-tokens"
    assert given.count(StageReached) == 0
    assert given.state.turn.chopped is not None
    assert given.why_not("place egg a2") == "game-over 7.4"
    assert given.legal() == set()
