"""The cook plays well, at once, and from a view alone."""

import random

import pytest

from games.sushi_go.helpers import Given
from sushiya.bots.arena import LineUp, compete
from sushiya.bots.standings import standings
from sushiya.core.ids import Seat


@pytest.mark.parametrize(
    ("options", "rivals", "least"),
    [
        ({"players": 4}, 3, 0.85),
        ({"players": 2}, 1, 0.9),
        ({"players": 2, "robot": "on"}, 1, 0.9),
        ({"players": 5, "edition": "zoch"}, 4, 0.8),
    ],
)
def test_cook_beats_random(options: dict[str, object], rivals: int, least: float) -> None:
    bots = ("cook", *["random"] * rivals)
    line_up = LineUp("sushi-go", options, bots)
    played = list(compete(line_up, range(25), workers=1, by_reference=True))
    assert standings(bots, played)[0].share >= least


def choice(given: Given) -> str:
    game, state, seat = given.game, given.state, Seat(0)
    legal = game.legal(state, seat)
    return game.write(game.rules.cook(game.view(state, seat), legal, random.Random(1)))


def test_cook_completes_a_set() -> None:
    hands = ["sashimi tempura maki-1 nigiri-2", "maki-1 maki-1 maki-1 maki-1"] * 2
    assert choice(Given(hands, ["sashimi sashimi"])) == "sashimi"
    assert choice(Given(hands, ["tempura"])) == "tempura"


def test_cook_puts_the_best_nigiri_on_wasabi() -> None:
    hands = ["nigiri-3 nigiri-1 tempura maki-1"] * 4
    assert choice(Given(hands, ["wasabi"], edition="zoch")) == "nigiri-3:wasabi"


def test_cook_does_not_begin_what_cannot_be_completed() -> None:
    hands = ["sashimi nigiri-1", *["maki-1 maki-1"] * 3]
    assert choice(Given(hands)) == "nigiri-1"


def test_cook_denies_the_neighbour_when_nothing_is_to_be_had() -> None:
    hands = ["sashimi wasabi", *["chopsticks chopsticks"] * 3]
    given = Given(hands, ["", "sashimi sashimi"])
    assert choice(given) == "sashimi"
