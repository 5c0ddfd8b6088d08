"""What a view holds for its viewer."""

import random

import pytest

import sushiya
from games.wasabi.helpers import KINDS, RECIPES, Given, kinds, square
from sushiya.core.ids import Seat
from sushiya.core.step import Step
from sushiya.games.wasabi.events import TileGiven
from sushiya.games.wasabi.outlook import (
    Gift,
    Prospect,
    Ready,
    find_prospects,
    obtainable_kinds,
    outlook,
    passes_left,
    ready_recipes,
    tops_of,
)
from sushiya.games.wasabi.view import view


def prospects(given: Given, place: int = 0) -> list[Prospect]:
    """List the lines of a recipe, fewest missing tiles first."""
    seen = view(given.state, Seat(0))
    ingredients = seen.book.ingredients[seen.strips(Seat(0))[place]]
    found = find_prospects(tops_of(seen), seen.columns, ingredients)
    return sorted(found, key=lambda one: len(one.missing))


def had(given: Given) -> set[int]:
    return {int(kind) for kind in obtainable_kinds(view(given.state, Seat(0)), Seat(0))}


def squares(*names: str) -> tuple[int, ...]:
    return tuple(sorted(square(name) for name in names))


def test_an_empty_board_has_every_line_open() -> None:
    found = prospects(Given())
    assert len(found) == 6 * 4 + 5 * 5
    assert {len(one.missing) for one in found} == {2}


def test_a_line_says_what_it_misses() -> None:
    best = prospects(Given({"a1": "maki", "b1": "tempura"}), place=1)[0]
    assert best.line == squares("a1", "b1", "c1")
    assert best.missing == (KINDS["tuna"],)
    assert not best.can_show_style, "the strip has tuna in the middle"


def test_style_is_possible_in_either_direction() -> None:
    for tiles in ({"a1": "maki", "c1": "tempura"}, {"a1": "tempura", "c1": "maki"}):
        assert prospects(Given(tiles), place=1)[0].can_show_style


def test_a_line_with_a_wrong_or_double_tile_or_a_cover_is_none() -> None:
    for tiles, mats in (({"a1": "rice"}, []), ({"a1": "maki", "b1": "maki"}, []), ({}, ["a1"])):
        lines = [one.line for one in prospects(Given(tiles, mats=mats))]
        assert squares("a1", "b1") not in lines


def test_a_full_board_has_no_line() -> None:
    assert prospects(Given({"a1": "-"}, fill="egg")) == []


def test_what_can_be_had() -> None:
    assert KINDS["maki"] not in had(Given(hand="egg egg egg").pantry(maki=0))
    assert KINDS["maki"] in had(Given(hand="egg egg maki").pantry(maki=0))
    assert KINDS["maki"] in had(Given(hand="egg egg egg"))


def test_a_chopped_tile_can_be_had() -> None:
    given = Given({"a1": "maki"}, hand="egg egg egg", cards=["chop"]).pantry(maki=0)
    given.when("chop a1 keep")
    assert KINDS["maki"] in had(given)


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
    assert ready_recipes(seen) == ()
    assert ready_recipes(view(given.state, Seat(1))) == ()
    assert view(given.state, Seat(1)).hands[0] == kinds("shrimp egg")


def test_how_many_tiles_and_recipes_a_stage_still_asks_for() -> None:
    game = sushiya.load("wasabi", players=3)
    chance, rng = sushiya.Dealer(1), random.Random(1)
    state = game.start(chance)
    met = set()
    for _ in range(400):
        if not (asked := game.to_act(state)):
            break
        seen = outlook(game.view(state, asked[0]))
        assert seen.left == outlook(game.view(state, None)).left
        step = game.play(state, asked[0], rng.choice(game.legal(state, asked[0])), chance)
        assert isinstance(step, Step)
        stage, state = state.stage, step.state
        if state.stage == stage and state.seat == asked[0]:
            left = outlook(game.view(state, asked[0])).left
            assert left == seen.left - (1 if seen.left else 0)
        met.add((stage, seen.left))
    assert met >= {("give", 3), ("give", 1), ("recipes", 3), ("tiles", 1), ("play", 0)}


@pytest.mark.parametrize(("players", "starter"), [(2, "seat-2"), (3, "seat-1"), (4, "seat-3")])
def test_who_gives_tiles_to_whom(players: int, starter: str) -> None:
    game = sushiya.load("wasabi", players=players, starter=starter)
    chance = sushiya.Dealer(1)
    state = game.start(chance)
    told = outlook(game.view(state, None)).gifts
    given: list[Gift] = []
    while state.turns == 0:
        seat = game.to_act(state)[0]
        for viewer in (None, seat, Seat((seat + 1) % players)):
            assert outlook(game.view(state, viewer)).gifts == told
        step = game.play(state, seat, game.legal(state, seat)[0], chance)
        assert isinstance(step, Step)
        gifts = [Gift(one.seat, one.to) for one in step.events if isinstance(one, TileGiven)]
        assert [gift.receiver for gift in gifts] == (
            [outlook(game.view(state, None)).receiver] if state.stage == "give" else []
        )
        given += gifts
        state = step.state
    assert tuple(dict.fromkeys(given)) == told
    seen = outlook(game.view(state, Seat(0)))
    assert (seen.gifts, seen.receiver) == ((), None)


def test_whoever_may_pass_is_warned_in_time() -> None:
    """Rule 7.5: the game ends after three rounds of passes in a row."""
    assert [passes_left(2, passes) for passes in range(7)] == [None, None, None, None, 2, 1, 0]


def test_recipes_that_others_may_hold() -> None:
    """What others hold is always among them; what lies served or in a known place never is."""
    game = sushiya.load("wasabi", players=2)
    chance, rng = sushiya.Dealer(4), random.Random(4)
    state = game.start(chance)
    were_left_out = False
    for _ in range(600):
        if not (asked := game.to_act(state)):
            break
        told = set(outlook(game.view(state, Seat(0))).others)
        assert told >= set(state.recipes[1])
        assert not told & {*state.recipes[0], *(one.recipe for one in sum(state.served, ()))}
        returned = {
            strip
            for move in state.moves
            if move.seat == 0 and move.step == "return"
            for strip in move.strips
        }
        in_piles = {strip for pile in state.piles for strip in pile}
        assert not told & returned & in_piles, "nobody has drawn it since"
        were_left_out |= bool(returned & in_piles)
        legal = game.legal(state, asked[0])
        passes = [one for one in legal if game.write(one).startswith("pass")]
        step = game.play(state, asked[0], rng.choice(passes or legal), chance)
        assert isinstance(step, Step)
        state = step.state
    assert were_left_out
    assert outlook(game.view(state, None)).others == ()
