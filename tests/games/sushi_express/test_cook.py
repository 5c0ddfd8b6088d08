"""The cook plays well, at once, and from a view alone."""

import random
import time

import pytest

from games.sushi_express.helpers import Given
from sushiya.bots.arena import LineUp, compete
from sushiya.bots.standings import standings
from sushiya.core.ids import Seat


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cook_beats_random(players: int) -> None:
    bots = ("cook", *["random"] * (players - 1))
    line_up = LineUp("sushi-express", {"players": players}, bots)
    played = list(compete(line_up, range(15), workers=1, by_reference=True))
    assert standings(bots, played)[0].share >= 0.85


def choice(given: Given, seat: int) -> str:
    game, state = given.game, given.state
    legal = game.legal(state, Seat(seat))
    view = game.view(state, Seat(seat))
    return game.write(game.rules.cook(view, legal, random.Random(1)))


def test_cook_takes_a_new_customer_rather_than_one_it_has() -> None:
    given = Given(3).hands("tip").row("pink light-blue light-blue").dice("6 6").bets(12, 3, 2)
    given.change(customers=(("light-blue",), (), ())).when("0 drive +0")
    assert choice(given, 0) == "take pink"


def test_cook_takes_the_tip_that_saves_most() -> None:
    given = Given(3).hands("tip").row("pink tip tip").dice("6 6").bets(12, 3, 2)
    tips = ("tip", "tip", "tip")
    given.change(
        customers=(("pink", "tip", "tip"), tips, tips), customer_pile=(), hands=((), (), ())
    ).when("0 drive +0")
    given.change(hands=(("swap",), (), ()), customers=(("pink", "tip", "tip"), tips, tips))
    assert choice(given, 0) == "take tip"


def test_cook_drives_further_for_a_customer_and_not_for_nothing() -> None:
    near = Given(3).hands("further tip").change(vans=(2, 5, 7)).dice("6 6").bets(7, 3, 2)
    # 7 tiles from tile 2 over two vans end on tile 11; one more reaches the Sushi Express. That is
    # worth a card when there is no next round to get there.
    assert choice(near.change(customer_pile=()), 0) == "drive +1"
    far = Given(3).hands("further tip").change(vans=(7, 8, 9)).dice("6 6").bets(6, 3, 2)
    assert choice(far, 0) == "drive +0"


def test_cook_rerolls_the_lower_die_for_a_bet_that_matters() -> None:
    given = Given(3).hands("re-roll").change(vans=(8, 3, 2)).dice("1 1", "2 6").bets(9, 3, 2)
    given.when("0 stand")
    assert choice(given, 0) == "reroll 2"


def test_cook_lets_a_hopeless_roll_stand() -> None:
    given = Given(3).hands("re-roll").dice("1 1", "1 1").bets(9, 3, 2).when("0 stand")
    assert choice(given, 0) == "stand"


def test_cook_ends_the_game_only_if_it_is_ahead() -> None:
    for mine, theirs, expected in ((6, 1, "clear"), (1, 6, "keep")):
        kinds = ("pink", "red", "green", "orange", "yellow", "purple")
        given = Given(3).hands().dice("6 6").bets(3, 4, 2)
        given.change(
            customers=(kinds[:theirs], kinds[:theirs], kinds[:mine]),
            customer_pile=("tip", "tip"),
        )
        assert choice(given, 2) == expected


def test_cook_needs_a_few_milliseconds_at_most() -> None:
    given = Given(6, swap="neighbours").bets(8, 8, 9, 7, 10)
    given.change(hands=(*given.state.hands[:5], ("same-bet", "swap", "re-roll", "further")))
    given.change(played=((),) * 6)
    choice(given, 5)
    begun = time.process_time()
    for _ in range(20):
        choice(given, 5)
    assert (time.process_time() - begun) / 20 < 0.02
