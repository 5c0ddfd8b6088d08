"""What a good player does without search."""

import random
from statistics import mean

import pytest

from games.wasabi.helpers import Given
from sushiya.bots.arena import LineUp, compete
from sushiya.bots.standings import standings
from sushiya.core.ids import Seat, seats
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.options import OPTIONS
from sushiya.games.wasabi.stats import count_recipes, play_cooks, recipe_stats
from sushiya.games.wasabi.view import view


def choice(given: Given, seed: int = 1) -> str:
    legal = given.game.legal(given.state, given.state.seat)
    chosen = cook(view(given.state, given.state.seat), legal, random.Random(seed))
    return str(given.game.write(chosen))


def test_completes_what_is_ready_the_dearest_first() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    assert choice(given) == "complete 1"


def test_places_the_tile_that_completes_most() -> None:
    given = Given({"a1": "maki", "c1": "tempura", "e5": "maki"})
    assert choice(given) == "place 2 b1"


def test_prefers_style() -> None:
    tiles = {"b2": "maki", "c2": "tempura", "b5": "maki", "d5": "tempura"}
    assert choice(Given(tiles, mine=("Crunchy Tuna",))) == "place 2 c5"


def test_plays_a_switch_that_completes() -> None:
    given = Given({"a1": "maki", "c1": "tuna"}, hand="egg egg egg", cards=["switch"])
    assert choice(given) in {"switch a1 b1", "switch b1 c1", "switch a1 a2"} & given.legal()
    given.when(choice(given))
    assert choice(given) == "complete 0"


def test_stacks_to_complete() -> None:
    tiles = {"a1": "maki", "b1": "egg", "e5": "-"}
    given = Given(tiles, fill="egg", cards=["stack"], mine=("Tekkamaki",))
    assert choice(given) == "stack"
    given.when("stack")
    assert choice(given) in ("place 2 b1", "place 2 a2")
    given.when("place tuna b1")
    assert choice(given) == "complete 0"


def test_chops_to_uncover() -> None:
    given = Given({"a1": "maki egg", "b1": "tuna"}, hand="egg egg egg", cards=["chop"])
    assert choice(given) == "chop a1"


def test_takes_the_tile_that_completes_next() -> None:
    given = Given({"a1": "maki"}, hand="egg egg egg", mine=("Tekkamaki",)).when(
        "place egg e5", "end"
    )
    assert choice(given) == "tile 2"


def test_passes_when_no_recipe_can_be_made_but_does_not_end_the_game_by_it() -> None:
    used = ("Garden Gate", "Pink Lantern", "Green Lantern", "Red Snap")
    given = Given(mine=("Tekkamaki", "River Bed", "Quiet Bowl")).serve(0, *used)
    assert choice(given).startswith("pass")
    given.change(passes=2)
    assert choice(given).startswith("place")


def test_draws_no_length_without_a_token() -> None:
    used = ("Garden Gate", "Pink Lantern", "Green Lantern", "Red Snap")
    given = Given().serve(0, *used).when("pass 0")
    for seed in range(20):
        assert choice(given, seed) != "draw 2"


def test_a_watchers_view_gets_some_command() -> None:
    given = Given()
    legal = given.game.legal(given.state, Seat(0))
    assert cook(view(given.state, None), legal, random.Random(1)) == legal[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_of_cooks_ends_by_passing(players: int) -> None:
    options = OPTIONS.resolve({"players": players})
    for seed in range(5):
        assert play_cooks(options, seed).ended_by in ("full-board", "ten-tokens")


def test_completes_recipes_like_a_person() -> None:
    options = OPTIONS.resolve({"players": 3})
    states = [play_cooks(options, seed) for seed in range(12)]
    served = [state.served[seat] for state in states for seat in seats(3)]
    assert mean(len(one) for one in served) >= 6
    lengths = states[0].book.lengths
    long = [one for some in served for one in some if lengths[one.recipe] >= 3]
    assert mean(one.cubes > 0 for one in long) >= 1 / 3


def test_beats_two_random_players() -> None:
    line_up = LineUp("wasabi", {"players": 3}, ("cook", "random", "random"))
    played = list(compete(line_up, range(7), workers=1, by_reference=True))
    assert standings(line_up.bots, played)[0].share >= 0.9


def test_statistics_can_be_added_up() -> None:
    options = OPTIONS.resolve({"players": 2})
    whole = count_recipes(options, range(4))
    assert count_recipes(options, range(2)) + count_recipes(options, range(2, 4)) == whole
    found = recipe_stats(options, whole)
    assert whole.games == 4
    assert sum(one.completed for one in found) == sum(whole.completed) > 0
    assert [one.length for one in found] == sorted(one.length for one in found)
    assert any(one.is_rare for one in found) == any(one.of_median < 1 / 3 for one in found)


def test_all_of_its_choices_are_legal_in_mixed_company() -> None:
    given = Given(players=4)
    rng = random.Random(3)
    while not given.is_over:
        legal = given.game.legal(given.state, given.state.seat)
        seen = view(given.state, given.state.seat)
        chosen = cook(seen, legal, rng) if rng.random() < 0.5 else rng.choice(legal)
        given.do(chosen)
