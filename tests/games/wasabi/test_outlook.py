"""What a view holds for its viewer."""

from games.wasabi.helpers import KINDS, RECIPES, Given, kinds, square
from sushiya.core.ids import Seat
from sushiya.games.wasabi.outlook import (
    Ready,
    RecipeOutlook,
    TileOutlook,
    ready_recipes,
    recipe_outlooks,
    tile_outlooks,
)
from sushiya.games.wasabi.view import view


def outlook(given: Given, place: int = 0) -> RecipeOutlook:
    return recipe_outlooks(view(given.state, Seat(0)))[place]


def tile(given: Given, name: str) -> TileOutlook:
    found = tile_outlooks(view(given.state, Seat(0)))
    return next(one for one in found if one.kind == KINDS[name])


def squares(*names: str) -> tuple[int, ...]:
    return tuple(sorted(square(name) for name in names))


def test_an_empty_board_has_every_line_open() -> None:
    found = outlook(Given())
    assert found.is_alive
    assert len(found.prospects) == 6 * 4 + 5 * 5
    assert {len(one.missing) for one in found.prospects} == {2}


def test_the_line_that_misses_least_comes_first() -> None:
    found = outlook(Given({"a1": "maki", "b1": "tempura"}), place=1)
    best = found.prospects[0]
    assert best.line == squares("a1", "b1", "c1")
    assert best.missing == (KINDS["tuna"],)
    assert not best.can_show_style, "the strip has tuna in the middle"


def test_style_is_possible_in_either_direction() -> None:
    for tiles in ({"a1": "maki", "c1": "tempura"}, {"a1": "tempura", "c1": "maki"}):
        best = outlook(Given(tiles), place=1).prospects[0]
        assert best.can_show_style


def test_a_line_with_a_wrong_or_double_tile_or_a_cover_is_none() -> None:
    for tiles, mats in (({"a1": "rice"}, []), ({"a1": "maki", "b1": "maki"}, []), ({}, ["a1"])):
        found = outlook(Given(tiles, mats=mats))
        lines = [one.line for one in found.prospects]
        assert squares("a1", "b1") not in lines


def test_dead_for_want_of_a_line() -> None:
    found = outlook(Given({"a1": "-"}, fill="egg"))
    assert not found.is_alive
    assert found.prospects == ()


def test_dead_for_want_of_a_kind() -> None:
    found = outlook(Given(hand="egg egg egg").pantry(maki=0))
    assert found.used_up == (KINDS["maki"],)
    assert not found.is_alive
    assert outlook(Given({"a1": "maki"}, hand="egg egg egg").pantry(maki=0)).is_alive


def test_dead_for_want_of_a_token() -> None:
    used = ("Garden Gate", "Pink Lantern", "Green Lantern", "Red Snap")
    found = outlook(Given().serve(0, *used))
    assert found.prospects
    assert not found.has_token
    assert not found.is_alive


def test_a_chopped_tile_can_be_had() -> None:
    given = Given({"a1": "maki"}, hand="egg egg egg", cards=["chop"]).pantry(maki=0)
    given.when("chop a1 keep")
    assert outlook(given).used_up == ()


def test_squares_where_a_tile_completes_or_advances() -> None:
    given = Given({"b2": "maki", "c2": "rice"}, mine=("Tekkamaki", "Crunchy Tuna"))
    assert tile(given, "tuna").completes == squares("b1", "a2", "b3")
    assert square("b4") in tile(given, "tuna").advances
    assert tile(given, "shrimp") == TileOutlook(KINDS["shrimp"], (), ())


def test_what_is_ready_with_points_cubes_and_line() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    assert ready_recipes(view(given.state, Seat(0))) == (
        Ready(0, RECIPES["Tekkamaki"], 2, 0, squares("a1", "b1")),  # type: ignore[arg-type]
        Ready(1, RECIPES["Crunchy Tuna"], 3, 1, squares("a1", "b1", "c1")),  # type: ignore[arg-type]
    )
    given.when("end")
    assert ready_recipes(view(given.state, Seat(0))) == ()


def test_ready_agrees_with_what_is_legal() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    found = {f"complete {one.place}" for one in ready_recipes(view(given.state, Seat(0)))}
    assert found == given.legal("complete")


def test_a_watcher_and_another_seat_have_no_outlook() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1")
    seen = view(given.state, None)
    assert recipe_outlooks(seen) == ()
    assert tile_outlooks(seen) == ()
    assert ready_recipes(seen) == ()
    assert ready_recipes(view(given.state, Seat(1))) == ()
    assert view(given.state, Seat(1)).hands[0] == kinds("shrimp egg")
