"""Paragraph 7: how the game ends, and who wins."""

import pytest

from games.wasabi.helpers import Given
from games.wasabi.test_completing import TEN
from sushiya.core.game import catalogue, say_event
from sushiya.core.ids import Seat
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.components import TOKEN_POINTS
from sushiya.games.wasabi.events import GameEnded, RecipesReturned
from sushiya.games.wasabi.scoring import points, rank


def test_7_1_ten_tokens_win_whatever_the_points() -> None:
    given = Given({"a1": "maki"}, players=3).serve(0, *TEN).change(cubes=(0, 90, 95))
    given.when("place tuna b1", "complete 0")
    result = given.result
    assert result.ended_by == "ten-tokens"
    assert result.winners == (0,)
    assert result.ranks == (1, 3, 2)


def test_7_1_the_example_of_the_points_of_all_ten() -> None:
    given = Given({"a1": "maki"}).serve(0, *TEN).when("place tuna b1", "complete 0")
    assert given.result.totals[0] == 35


def test_7_2_a_full_board_ends_the_game_after_phase_two() -> None:
    given = Given({"c3": "-"}, fill="rice").when("place tuna c3")
    assert not given.is_over
    given.when("end")
    assert not given.is_over
    given.when("tile rice")
    assert given.happened(GameEnded).ended_by == "full-board"
    assert given.game.to_act(given.state) == ()


def test_7_2_a_wasabi_can_fill_the_board() -> None:
    tiles = {"c3": "-", "d3": "-", "e6": "-"}
    given = Given(tiles, fill="rice", cards=["wasabi"]).when("place tuna e6", "wasabi c3").finish()
    assert given.result.ended_by == "full-board"


def test_7_2_columns_out_of_play_do_not_count() -> None:
    given = Given({"c3": "-"}, fill="rice", players=3).when("place tuna c3").finish()
    assert given.result.ended_by == "full-board"


def test_7_3_a_board_opened_again_by_chop_is_not_full() -> None:
    given = Given({"c3": "-"}, fill="rice", cards=["chop"]).when("place tuna c3", "chop a1")
    given.finish()
    assert not given.is_over
    assert given.state.seat == 1


def test_7_3_a_board_opened_again_by_lifting_a_wasabi_is_not_full() -> None:
    """The booklet's note: the last tile completes a recipe, and its reward is on the board."""
    tiles = {"a1": "-", "d1": "maki", "e1": "-"}
    given = Given(tiles, fill="rice", mats=["a1"]).when("place tuna e1", "complete 0", "end")
    given.when("take wasabi a1").fill_up()
    assert not given.is_over
    assert given.state.seat == 1
    assert given.legal("place")


def test_7_3_a_lifted_wasabi_with_tiles_under_it_opens_nothing() -> None:
    tiles = {"d1": "maki", "e1": "-"}
    given = Given(tiles, fill="rice", mats=["a1"]).when("place tuna e1", "complete 0", "end")
    given.when("take wasabi a1").fill_up()
    assert given.result.ended_by == "full-board"


def test_7_4_example_tokens_and_cubes_make_23_points() -> None:
    """The booklet's: 8 + 3 + 5 + 2 + 2 and 3 cubes."""
    assert sum(points({2: 2, 3: 1, 4: 1, 5: 1}, cubes=3, each=TOKEN_POINTS).values()) == 23


@pytest.mark.parametrize(
    ("totals", "cubes", "ranks"),
    [((9, 8), (0, 5), (1, 2)), ((9, 9), (2, 3), (2, 1)), ((9, 9), (3, 3), (1, 1))],
)
def test_7_4_most_points_then_most_cubes_then_a_draw(
    totals: tuple[int, int], cubes: tuple[int, int], ranks: tuple[int, int]
) -> None:
    assert rank((3, 3), totals, cubes) == ranks


def test_7_4_after_the_end_nothing_is_legal() -> None:
    given = Given({"c3": "-"}, fill="rice").when("place tuna c3").finish()
    assert given.why_not("draw 2", seat=1) == "game-over 7.4"
    assert given.result.points[0] == {
        "length-2": 0,
        "length-3": 0,
        "length-4": 0,
        "length-5": 0,
        "cubes": 0,
    }


def passed(given: Given, times: int) -> Given:
    for _ in range(times):
        given.when("pass 0").fill_up()
    return given


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_5_three_rounds_of_passes_end_the_game(players: int) -> None:
    given = passed(Given(players=players), 3 * players - 1)
    assert not given.is_over
    given.when("pass 0")
    assert not given.is_over, "phase 2 of the last pass is included"
    given.fill_up()
    assert given.result.ended_by == "passing"


def test_7_5_a_tile_sets_the_count_to_nothing() -> None:
    given = passed(Given(), 5)
    given.when("place squid a1").finish()
    assert given.state.passes == 0
    passed(given, 5)
    assert not given.is_over


def test_7_5_the_table_warns_after_two_rounds() -> None:
    given = Given()
    words = catalogue(RULES, "en")

    def drawn() -> str:
        return str(RULES.texts.draw(given.game.view(given.state, Seat(0)), words, ["Ann", "Ben"]))

    passed(given, 3)
    assert "in a row" not in drawn()
    passed(given, 1)
    assert "4 passes in a row; 2 more and the game ends." in drawn()
    told = [event for event in given.events if isinstance(event, RecipesReturned)]
    said = [words.say(phrase) for event in told if (phrase := say_event(given.game, event, None))]
    assert ["in a row" in text for text in said] == [False, False, False, True]
