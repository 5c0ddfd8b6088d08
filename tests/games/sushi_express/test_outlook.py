"""The helpers for screens, bots and coach: exact odds, trips, and what customers are worth."""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

import pytest

from games.sushi_express.helpers import Given
from sushiya.core.ids import Seat
from sushiya.core.step import Step
from sushiya.core.value import encode
from sushiya.games.sushi_express.components import BETS, FACES
from sushiya.games.sushi_express.outlook import (
    ROLLS,
    bet_odds,
    move_odds,
    success,
    success_after,
    success_from,
    trips,
    worths,
)
from sushiya.games.sushi_express.state import Throw

MILLION = 1_000_000
WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show 2 to 12."""


def at_least(bet: int) -> Fraction:
    return Fraction(sum(sum(dice) >= bet for dice in ROLLS), 36)


def expect_close(hits: int, rounds: int, chance: float) -> None:
    """Allow four standard errors: once in 16,000, and the seed is fixed."""
    error = math.sqrt(chance * (1 - chance) / rounds)
    assert abs(hits / rounds - chance) <= 4 * error + 1e-12, (hits / rounds, chance, error)


def first_to_succeed(bets: Sequence[int], rolls: Iterator[int]) -> int:
    """Roll through one round; give the place of whoever makes the bet, or one past the last."""
    for place, bet in enumerate(bets):
        if next(rolls) >= bet or next(rolls) >= bet:
            return place
    return len(bets)


def test_two_tries_without_cards() -> None:
    for bet in BETS:
        assert success(bet) == 1 - (1 - at_least(bet)) ** 2
    assert success(2) == 1
    assert success(12) == Fraction(71, 1296)
    assert success(7) == Fraction(119, 144)


def test_each_reroll_helps_and_a_higher_bet_is_harder() -> None:
    for bet in BETS[1:]:
        for rerolls in range(4):
            assert success(bet, rerolls) < success(bet, rerolls + 1) < 1
            assert success(bet, rerolls) < success(bet - 1, rerolls)


def test_one_reroll_in_the_last_try_by_hand() -> None:
    """Of 2 and 4 the lower die is rolled again: 9 then needs a 5 or a 6."""
    throw = Throw(2, (2, 4))
    assert success_after(9, throw, 2, 1) == Fraction(2, 6)
    assert success_after(9, throw, 4, 1) == 0
    assert success_from(9, throw, 1) == Fraction(1, 3)
    assert success_from(9, throw, 0) == 0


def test_the_lower_die_is_never_the_worse_one_to_reroll() -> None:
    for bet in BETS:
        for dice in ROLLS:
            for attempt in (1, 2):
                throw = Throw(attempt, dice)
                for rerolls in (1, 2):
                    low, high = min(dice), max(dice)
                    assert success_after(bet, throw, low, rerolls) >= success_after(
                        bet, throw, high, rerolls
                    )


def test_bare_odds_agree_with_a_million_rolls() -> None:
    given = Given(6).hands("", "same-bet", "same-bet", "", "", "tip").bets(9, 9, 9, 11, 12)
    given.when("5 bet 7")
    exact = move_odds(given.view(None))
    assert [(odds.seat, odds.bet) for odds in exact] == [
        (4, 12),
        (3, 11),
        (2, 9),
        (1, 9),
        (0, 9),
        (5, 7),
    ]
    bets = [odds.bet for odds in exact]
    rounds = 200_000
    rng = random.Random(1)
    supply = rng.choices(range(2, 13), weights=WAYS, k=rounds * 2 * len(bets))
    rolls = iter(supply)
    first_success = Counter(first_to_succeed(bets, rolls) for _ in range(rounds))
    assert len(supply) - sum(1 for _ in rolls) > MILLION
    moved = 0
    for place, odds in enumerate(exact):
        moved += first_success[place]
        expect_close(moved, rounds, odds.bare)


@pytest.mark.parametrize(("bet", "rerolls"), [(8, 1), (10, 2), (12, 4)])
def test_odds_with_rerolls_agree_with_simulated_rolls(bet: int, rerolls: int) -> None:
    """Play the best die that the exact figures name, and count how often the bet is made."""
    best = {
        (attempt, dice, left): max(
            (None, *sorted(set(dice))) if left else (None,),
            key=lambda die: success_after(bet, Throw(attempt, dice), die, left),
        )
        for attempt in (1, 2)
        for dice in ROLLS
        for left in range(rerolls + 1)
        if sum(dice) < bet
    }
    rng = random.Random(bet)
    rounds, hits = 60_000, 0
    faces = iter(rng.choices(FACES, k=rounds * (4 + rerolls)))
    for _ in range(rounds):
        left = rerolls
        for attempt in (1, 2):
            dice = (next(faces), next(faces))
            while sum(dice) < bet:
                die = best[attempt, dice, left]
                if die is None:
                    break
                dice = (sum(dice) - die, next(faces))
                left -= 1
            if sum(dice) >= bet:
                hits += 1
                break
    expect_close(hits, rounds, float(success(bet, rerolls)))


def test_own_rerolls_help_all_who_roll_later() -> None:
    given = Given(3).hands("tip", "re-roll tip", "tip").bets(9, 11).when("2 bet 7")
    watched, own = move_odds(given.view(0)), move_odds(given.view(1))
    assert [odds.seat for odds in own] == [1, 0, 2]
    assert [odds.bare for odds in own] == [odds.bare for odds in watched]
    for odds in watched:
        assert odds.with_rerolls == odds.bare
    for odds in own:
        assert odds.with_rerolls > odds.bare
    assert own[0].with_rerolls == float(success(11, 1))
    fail = (1 - success(11, 1)) * (1 - success(9))
    assert own[1].with_rerolls == float(1 - fail)


def test_odds_while_the_dice_lie_there() -> None:
    given = Given(3).hands("re-roll", "tip", "tip").dice("5 5").bets(12, 7, 3)
    first, second, third = move_odds(given.view(0))
    assert first.bare == float(at_least(12))
    assert first.with_rerolls == float(success_from(12, Throw(1, (5, 5)), 1))
    assert second.bare == float(1 - (1 - at_least(12)) * (1 - success(7)))
    assert third.bare > second.bare
    given.dice("3 4").when("0 stand")
    assert move_odds(given.view(1))[0].bare == 0
    assert move_odds(given.view(0))[0].with_rerolls == 0


def test_once_a_roll_has_succeeded_all_markers_move() -> None:
    given = Given(3).hands("tip", "tip", "tip").dice("6 6").bets(12, 7, 3)
    assert [odds.bare for odds in move_odds(given.view(2))] == [1, 1, 1]
    given.when("0 drive +0", f"0 take {given.state.row[0]}", "1 drive +0", "2 drive +0")
    assert given.state.phase == "deliveries"
    assert move_odds(given.view(2)) == ()


def test_odds_of_each_bet_one_could_place() -> None:
    given = Given(4).bets(8, 11)
    found = bet_odds(given.view(2))
    assert [odds.bet for odds in found] == list(BETS)
    by_bet = {odds.bet: odds for odds in found}
    assert by_bet[12].bare == float(success(12))
    on_top = 1 - (1 - success(11)) * (1 - success(8))
    assert by_bet[8].bare == float(on_top)
    for lower, higher in pairwise(found):
        assert lower.bare >= higher.bare
    for viewer in (0, 3, None):
        assert bet_odds(given.view(viewer)) == ()
    bare = Given(4).hands("tip", "tip", "tip", "tip").bets(8, 11)
    assert {odds.bet for odds in bet_odds(bare.view(2))} == set(BETS) - {8, 11}
    assert bet_odds(bare.when("2 bet 7").view(2)) == ()


def test_odds_can_be_sent() -> None:
    assert b'"with-rerolls":' in encode(bet_odds(Given(4).view(0)))


def test_trips_for_each_number_of_further_tiles() -> None:
    given = Given(3).hands("further further further").change(vans=(2, 5, 0))
    found = trips(given.view(0), Seat(0), 3)
    assert [trip.tiles for trip in found] == [3, 4, 5, 6]
    assert [trip.to for trip in found] == [6, 7, 8, 9]
    assert [trip.is_parked for trip in found] == [True, False, False, False]
    assert not any(trip.is_served for trip in found)
    long = trips(given.view(0), Seat(0), 8)
    assert [(trip.to, trip.is_served) for trip in long] == [
        (11, False),
        (1, True),
        (2, True),
        (3, True),
    ]


def test_trips_are_those_that_happen() -> None:
    given = Given(4).hands("further further tip").change(vans=(10, 11, 1, 6)).dice("6 6")
    given.bets(9, 3, 4, 5)
    expected = trips(given.view(0), Seat(0), 9)
    for extra, trip in enumerate(expected):
        step = given.game.play(
            given.state, Seat(0), given.game.read(f"drive +{extra}"), given.chance
        )
        assert isinstance(step, Step)
        assert step.state.vans[0] == trip.to
        assert step.state.is_served == trip.is_served


def test_trips_of_others_reach_as_far_as_they_might() -> None:
    given = Given(3).hands("tip", "further swap re-roll", "tip")
    assert len(trips(given.view(1), Seat(1), 5)) == 2
    # For others one card is sure, and two could be the like.
    assert len(trips(given.view(0), Seat(1), 5)) == 4


def test_what_each_customer_is_worth() -> None:
    given = (
        Given(3)
        .row("pink red tip")
        .change(customers=(("pink",), ("tip", "tip"), ("tip",)), hands=((), ("tip",), ()))
    )
    # Seat 0 has the fewest tips and loses 2; one tip would make it share the fewest.
    found = {
        worth.customer: (worth.points, worth.rivals) for worth in worths(given.view(0), Seat(0))
    }
    assert found == {"pink": (1, 0), "red": (3, 0), "tip": (0, -2)}
    # Seat 1 knows its third tip; another would cost seat 0 a point more.
    found = {
        worth.customer: (worth.points, worth.rivals) for worth in worths(given.view(1), Seat(1))
    }
    assert found == {"pink": (3, 0), "red": (3, 0), "tip": (0, -1)}


def test_a_tip_is_worth_the_penalty_it_saves() -> None:
    given = Given(3).row("tip").change(customers=(("tip",), ("tip", "tip"), ("tip",)))
    (worth,) = worths(given.view(0), Seat(0))
    assert (worth.points, worth.rivals) == (2, 0)
