"""What screens tell of what could come: exact odds, trips, and what customers are worth."""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest

import sushiya
from games.sushi_express.helpers import Given
from sushiya.core.chance import Dealer
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.odds import percent
from sushiya.core.step import Step
from sushiya.games.sushi_express.components import BETS, FACES
from sushiya.games.sushi_express.events import ActionDrawn, RollFailed, VanMoved
from sushiya.games.sushi_express.outlook import (
    ROLLS,
    outlook,
    success,
    success_after,
)
from sushiya.games.sushi_express.state import Throw

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


def test_the_chance_to_drive_agrees_with_a_million_rolls() -> None:
    given = Given(6).hands("", "same-bet", "same-bet", "", "", "tip").bets(9, 9, 9, 11, 12)
    told = outlook(given.view(5)).bets
    assert [bet.trip.tiles for bet in told] == list(BETS)
    others = [12, 11, 9, 9, 9]
    rounds = 20_000
    for number, bet in zip(BETS, told, strict=True):
        # On top of a stack one rolls before those below.
        bets = [*(other for other in others if other > number), number]
        rolls = iter(random.Random(number).choices(range(2, 13), weights=WAYS, k=rounds * 12))
        firsts = Counter(first_to_succeed(bets, rolls) for _ in range(rounds))
        moved = rounds - firsts[len(bets)]
        exact = float(1 - math.prod(1 - success(one) for one in bets))
        expect_close(moved, rounds, exact)
        assert abs(bet.drives / 100 - exact) <= 0.01
        assert abs(bet.alone / 100 - float(success(number))) <= 0.01


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


def test_bets_are_told_to_whoever_has_not_bet() -> None:
    given = Given(4).bets(8, 11)
    assert outlook(given.view(2)).bets[12 - 2].alone == 5
    on_top = 1 - (1 - success(11)) * (1 - success(8))
    assert outlook(given.view(2)).bets[8 - 2].drives == percent(float(on_top))
    assert len(outlook(given.view(3)).bets) == len(BETS)
    for viewer in (0, 1, None):
        assert outlook(given.view(viewer)).bets == ()


def test_only_what_is_sure_is_a_hundred_percent() -> None:
    assert [percent(chance) for chance in (1, 0.9999, 0.5, 0)] == [100, 99, 50, 0]


def test_trips_of_bets_are_those_that_happen() -> None:
    given = Given(3).change(vans=(2, 5, 0))
    trips = [bet.trip for bet in outlook(given.view(0)).bets]
    assert [trip.to for trip in trips[:4]] == [4, 6, 7, 8]
    assert [trip.jumped for trip in trips[:4]] == [0, 1, 1, 1]
    assert [trip.is_served for trip in trips] == [False] * 7 + [True] * 4


def test_trips_of_drives_are_those_that_happen() -> None:
    given = Given(4).hands("further further tip").change(vans=(10, 11, 1, 6)).dice("6 6")
    given.bets(9, 3, 4, 5)
    expected = outlook(given.view(0)).drives
    assert len(expected) == 3
    for extra, trip in enumerate(expected):
        step = given.game.play(
            given.state, Seat(0), given.game.read(f"drive +{extra}"), given.chance
        )
        assert isinstance(step, Step)
        assert step.state.vans[0] == trip.to
        assert step.state.is_served == trip.is_served
    for viewer in (1, None):
        assert outlook(given.view(viewer)).drives == ()


def test_what_each_customer_is_worth() -> None:
    given = (
        Given(3)
        .row("pink red tip")
        .change(customers=(("pink",), ("tip", "tip"), ("tip",)), hands=((), ("tip",), ()))
    )
    # Seat 0 has the fewest tips and loses 2; one tip would make it share the fewest.
    assert outlook(given.view(0)).worths == {"pink": 1, "red": 3, "tip": 0}
    assert outlook(given.view(1)).worths == {"pink": 3, "red": 3, "tip": 0}
    assert outlook(given.view(None)).worths == {}


def test_a_tip_is_worth_the_penalty_it_saves() -> None:
    given = Given(3).row("tip").change(customers=(("tip",), ("tip", "tip"), ("tip",)))
    assert outlook(given.view(0)).worths == {"tip": 2}


def test_what_a_row_takes_from_the_pile() -> None:
    given = Given(3).hands("tip", "tip", "tip").dice("6 6").bets(12, 7, 3)
    given.when("0 drive +0", f"0 take {given.state.row[0]}", "1 drive +0", "2 drive +0")
    assert given.state.phase == "deliveries"
    (lowest,) = given.game.to_act(given.state)
    before = len(given.state.customer_pile)
    told = outlook(given.view(lowest)).refill
    assert told is not None
    for command, count in (("keep", told.kept), ("clear", told.cleared)):
        step = given.game.play(given.state, lowest, given.game.read(command), given.chance)
        assert isinstance(step, Step)
        assert before - len(step.state.customer_pile) == count
    assert not told.kept_ends
    assert not told.cleared_ends
    for viewer in (0, 1, None):
        assert outlook(given.view(viewer)).refill is None


@pytest.mark.parametrize(("pile", "expected"), [(0, (True, True)), (1, (False, True))])
def test_a_row_that_the_pile_cannot_fill_ends_the_game(
    pile: int, expected: tuple[bool, bool]
) -> None:
    given = Given(3).hands("tip", "tip", "tip").dice("6 6").bets(12, 7, 3)
    given.when("0 drive +0", f"0 take {given.state.row[0]}", "1 drive +0", "2 drive +0")
    cards = given.state.customer_pile
    given.change(customer_pile=cards[:pile], discarded=(*given.state.discarded, *cards[pile:]))
    (lowest,) = given.game.to_act(given.state)
    told = outlook(given.game.view(given.state, lowest)).refill
    assert told is not None
    assert (told.kept_ends, told.cleared_ends) == expected
    for command, ends in (("keep", told.kept_ends), ("clear", told.cleared_ends)):
        step = given.game.play(given.state, lowest, given.game.read(command), given.chance)
        assert isinstance(step, Step)
        assert (given.game.result(step.state) is not None) == ends


def random_positions() -> Iterator[tuple[AnyGame, Any, Seat, Dealer]]:
    """Play at random, with two readings of a swap; give each position that asks somebody."""
    for seed in range(12):
        swap = "adjacent" if seed % 2 else "neighbours"
        game = sushiya.load("sushi-express", players=3 + seed % 4, swap=swap)
        chance, rng = Dealer(seed), random.Random(seed)
        state = game.start(chance)
        while asked := game.to_act(state):
            yield game, state, asked[0], chance
            step = game.play(state, asked[0], rng.choice(game.legal(state, asked[0])), chance)
            assert isinstance(step, Step)
            state = step.state


def test_the_card_that_each_command_plays() -> None:
    met: Counter[str] = Counter()
    for game, state, seat, chance in random_positions():
        plays = outlook(game.view(state, seat)).plays
        assert set(plays) == set(state.hands[seat])
        for viewer in (None, Seat((seat + 1) % game.players)):
            assert outlook(game.view(state, viewer)).plays == {}
        for command in game.legal(state, seat):
            step = game.play(state, seat, command, chance)
            assert isinstance(step, Step)
            spent = Counter(step.state.played[seat]) - Counter(state.played[seat])
            told = {card for card, codes in plays.items() if game.code(command) in codes}
            assert told == set(spent)
            met.update(told)
    assert set(met) == {"same-bet", "swap", "re-roll", "further"}


def asked_about_a_throw(*throws: str) -> Given:
    return Given(4).hands("re-roll", "tip", "same-bet").dice(*throws).bets(9, 7, 7, 3)


def test_those_who_drive_if_a_throw_is_made() -> None:
    given = asked_about_a_throw("1 1", "6 6")
    stake = outlook(given.view(0)).stake
    assert stake is not None
    assert [outlook(given.view(viewer)).stake for viewer in (1, 2, 3, None)] == [stake] * 4
    given.when("0 stand")
    while given.state.phase == "vans":
        (seat,) = given.to_act()
        given.when(f"{seat} {given.legal(seat)[0]}")
    assert stake.drivers == tuple(event.seat for event in given.all(VanMoved)) == (0, 2, 1, 3)
    assert outlook(given.view(0)).stake is None


@pytest.mark.parametrize("is_empty", [False, True])
def test_whether_a_lost_bet_draws_a_card(*, is_empty: bool) -> None:
    given = asked_about_a_throw("1 1", "1 1")
    if is_empty:
        given.change(action_pile=())
    stake = outlook(given.view(0)).stake
    assert stake is not None
    given.when("0 stand", "0 stand")
    assert given.happened(RollFailed).seat == 0
    assert stake.draws == bool(given.all(ActionDrawn)) == (not is_empty)


def test_what_decides_between_equals_is_told_at_the_end() -> None:
    game = sushiya.load("sushi-express", players=3)
    chance, rng = sushiya.Dealer(3), random.Random(3)
    state = game.start(chance)
    while asked := game.to_act(state):
        assert outlook(game.view(state, None)).left == ()
        step = game.play(state, asked[0], rng.choice(game.legal(state, asked[0])), chance)
        assert isinstance(step, Step)
        state = step.state
    left = outlook(game.view(state, None)).left
    assert left == tuple(len([card for card in hand if card != "tip"]) for hand in state.hands)


def test_odds_of_the_next_customer() -> None:
    given = Given(3)
    seen = given.view(0)
    odds = outlook(seen).next
    assert set(odds) == set(seen.unseen_customers)
    for kind, count in seen.unseen_customers.items():
        assert odds[kind] == round(100 * count / len(given.state.customer_pile))
    assert outlook(given.view(None)).next == {}


def test_an_empty_pile_has_no_next_customer() -> None:
    game = sushiya.load("sushi-express", players=3)
    state = game.start(sushiya.Dealer(3))
    taken = (*state.customers[0], *state.customer_pile)
    empty = msgspec.structs.replace(
        state, customer_pile=(), customers=(taken, *state.customers[1:])
    )
    assert outlook(game.view(empty, Seat(0))).next == {}
