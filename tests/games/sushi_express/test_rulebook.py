"""Each paragraph of the rulebook, by its number."""

import re
from pathlib import Path

import pytest

import sushiya
from games.sushi_express.helpers import Given, customers, hand
from sushiya.core.chance import Dealer, Recording
from sushiya.core.event import knows, redact
from sushiya.core.game import catalogue
from sushiya.core.ids import Seat
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.components import (
    ACTION_COPIES,
    BETS,
    CUSTOMER_CARDS,
    CUSTOMER_COPIES,
)
from sushiya.games.sushi_express.dial import EMPTY, bet_of, put, stack_on
from sushiya.games.sushi_express.events import (
    ActionDrawn,
    BetEnded,
    BetPlaced,
    BetsClosed,
    CustomerTaken,
    DiceRolled,
    DieRerolled,
    DriveAnnounced,
    GameEnded,
    GameOpened,
    RollFailed,
    RollSucceeded,
    RoundBegan,
    RowFilled,
    RowSwept,
    TripEnded,
    VanMoved,
    VansStopped,
)
from sushiya.games.sushi_express.road import drive
from sushiya.games.sushi_express.scoring import penalties, rank, score, totals
from sushiya.games.sushi_express.view import KnownHand, PartlyKnownHand
from sushiya.games.sushi_express.words import say_customer

ALL_FAIL = ["1 1", "1 1", "1 1", "1 1", "1 1", "1 1"]
"""Three bets above 2 that all fail."""


def test_every_paragraph_has_a_test() -> None:
    rulebook = (RULES.texts.folder / "rulebook" / "en.md").read_text()
    paragraphs = set(re.findall(r"^(\d+\.\d+) ", rulebook, re.MULTILINE))
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    assert tested == paragraphs


# 1 What there is.


def test_1_1_vans_drive_clockwise_round_twelve_tiles() -> None:
    assert drive((9, 3, 4), Seat(0), 2).to == 11
    assert drive((9, 3, 4), Seat(0), 3).to == 0
    assert drive((9, 3, 4), Seat(0), 4).to == 1
    assert drive((4, 2, 3), Seat(0), 2).is_parked


def test_1_2_customer_cards() -> None:
    assert len(CUSTOMER_CARDS) == 36
    assert sorted(CUSTOMER_COPIES.values()) == [2, 2, 2, 2, 2, 2, 8, 8, 8]
    assert [CUSTOMER_COPIES[kind] for kind in ("light-blue", "dark-blue", "tip")] == [8, 8, 8]
    words = catalogue(RULES, "en")
    assert len({words.say(say_customer(kind)) for kind in CUSTOMER_COPIES}) == 9


def test_1_3_action_cards() -> None:
    assert ACTION_COPIES == {"same-bet": 12, "swap": 4, "re-roll": 4, "further": 6, "tip": 2}


def test_1_4_the_dial_goes_from_2_to_12() -> None:
    assert BETS == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    assert Given(3).legal(0) == [f"bet {number}" for number in BETS]


# 2 The start.


@pytest.mark.parametrize("wrong", [2, 7])
def test_2_1_three_to_six_play(wrong: int) -> None:
    with pytest.raises(sushiya.OptionError, match=f"3 to 6 players, not {wrong}"):
        sushiya.load("sushi-express", players=wrong)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_2_2_everyone_holds_the_two_first_cards(players: int) -> None:
    given = Given(players)
    assert given.state.hands == (hand("same-bet further"),) * players
    assert len(given.state.action_pile) == 28 - 2 * players
    for viewer in (None, *range(players)):
        assert given.view(viewer).hands == (KnownHand(hand("same-bet further")),) * players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_2_3_as_many_cards_as_players_lie_in_the_row(players: int) -> None:
    given = Given(players)
    assert len(given.state.row) == players
    assert len(given.state.customer_pile) == 36 - players
    assert given.happened(RowFilled).cards == given.happened(GameOpened).customers[:players]


def test_2_4_vans_start_together_and_anybody_may_begin() -> None:
    assert Given(5).state.vans == (0,) * 5
    game = sushiya.load("sushi-express", players=5)
    starters = {game.to_act(game.start(Dealer(seed))) for seed in range(60)}
    assert starters == {(Seat(seat),) for seat in range(5)}


def test_2_4_a_chosen_seat_begins_and_the_piles_are_the_same() -> None:
    drawn = sushiya.load("sushi-express", players=5).start(Dealer(3))
    for number in range(5):
        game = sushiya.load("sushi-express", players=5, starter=f"seat-{number + 1}")
        asked = Recording(Dealer(3))
        state = game.start(asked)
        assert state.starter == number
        assert game.to_act(state) == (Seat(number),)
        assert (state.row, state.customer_pile) == (drawn.row, drawn.customer_pile)
        assert state.action_pile == drawn.action_pile
        assert ("starter", 0) not in asked.drawn


# 3 Action cards.


def test_3_1_a_played_card_is_open_and_leaves_the_game() -> None:
    given = Given(3).bets(7).when("1 bet 7")
    assert given.happened(BetPlaced).is_same
    assert given.state.hands[1] == hand("further")
    assert given.state.played == ((), hand("same-bet"), ())
    assert given.view(0).played == given.state.played
    assert len(given.state.action_pile) == 22


def test_3_1_each_card_has_its_phase() -> None:
    everything = "same-bet swap re-roll further tip"
    given = Given(3).hands(everything)
    for line in ("0 reroll 3", "0 drive +1", "0 take tip", "0 keep", "0 clear", "0 stand"):
        assert given.why_not(line) == "other-question 3.1"
    given.dice("1 1").bets(12, 6, 7)
    assert given.to_act() == (0,)
    for line in ("0 drive +1", "0 swap 6-7", "0 bet 6", "0 end", "0 take tip", "0 keep"):
        assert given.why_not(line) == "other-question 3.1"
    given.dice("6 6").when("0 stand")
    for line in ("0 reroll 6", "0 stand", "0 swap 6-7", "0 clear"):
        assert given.why_not(line) == "other-question 3.1"
    given.when("0 drive +1")
    assert given.state.is_served
    for line in ("0 drive +0", "0 keep"):
        assert given.why_not(line) == "other-question 3.1"
    given.when(f"0 take {given.state.row[0]}")
    for line in ("0 take tip", "0 stand"):
        assert given.why_not(line) == "not-your-turn 3.4"
    for line in ("1 take tip", "1 drive +0", "1 bet 7", "1 reroll 6"):
        assert given.why_not(line) == "other-question 3.1"


def test_3_1_a_card_must_be_held() -> None:
    given = Given(3).hands("tip", "tip", "tip").bets(7, 8)
    assert given.why_not("2 swap 7-8") == "no-card 3.1"
    given.dice("1 1").bets(9)
    assert given.why_not("2 reroll 1") == "no-card 3.1"


def test_3_1_several_of_a_kind() -> None:
    given = Given(3).hands("further further further", "tip", "tip").dice("6 6").bets(12, 3, 2)
    given.when("0 drive +3")
    assert given.happened(VanMoved).trip.tiles == 15
    assert given.state.played[0] == hand("same-bet further further further")


def test_3_2_a_card_just_drawn_waits_for_the_next_turn() -> None:
    given = Given(3, actions="re-roll further").hands().dice(*ALL_FAIL[:4], "6 6")
    given.bets(12, 11, 10)
    assert [event.card for event in given.all(ActionDrawn)] == ["re-roll", "further"]
    assert given.all(DieRerolled) == []
    assert [event.seat for event in given.all(VanMoved)] == [2]
    assert given.happened(BetsClosed).lowest == 2
    given.when("2 keep", "2 bet 2", "0 bet 12")
    assert given.why_not("0 bet 3") == "bet-placed 4.1"
    given.dice("1 1").when("0 end", "1 bet 3", "1 end")
    assert given.legal(0) == ["stand", "reroll 1"]


def test_3_3_an_empty_pile_gives_nothing_and_the_first_get_the_last() -> None:
    given = Given(3).hands().dice(*ALL_FAIL[:4], "6 6").change(action_pile=hand("swap"))
    given.bets(12, 11, 10)
    assert [event.seat for event in given.all(RollFailed)] == [0, 1]
    assert [event.seat for event in given.all(ActionDrawn)] == [0]
    assert given.state.hands == (hand("swap"), (), ())
    parked = Given(3).hands().dice("6 6").change(action_pile=()).bets(6, 3, 2)
    assert parked.state.vans[0] == 6
    assert parked.state.hands[0] == ()


def test_3_4_one_is_asked_and_the_others_wait() -> None:
    given = Given(4)
    assert given.to_act() == (0,)
    for seat in (1, 2, 3):
        assert given.legal(seat) == []
        for code in range(given.game.rules.notation.codes):
            text = given.game.write(given.game.command(code))
            assert given.why_not(f"{seat} {text}") == "not-your-turn 3.4"


# 4 First phase: bets.


def test_4_1_everyone_bets_once_in_turn_on_a_free_number() -> None:
    given = Given(4).hands().change(starter=Seat(2), bettor=Seat(2))
    asked: list[int] = []
    for number in (7, 8, 9):
        asked += given.to_act()
        given.bets(number)
    assert [*asked, *given.to_act()] == [2, 3, 0, 1]
    assert given.legal(1) == [f"bet {number}" for number in BETS if number not in (7, 8, 9)]


def test_4_1_a_bet_is_placed_once_and_before_it_ends() -> None:
    given = Given(3)
    assert given.why_not("0 end") == "bet-missing 4.1"
    given.when("0 bet 7")
    assert given.why_not("0 bet 8") == "bet-placed 4.1"


def test_4_2_same_bets_make_a_stack() -> None:
    given = Given(4).bets(8, 8, 8).when("3 bet 8")
    assert stack_on(given.state.dial, 8) == (0, 1, 2, 3)
    assert [event.is_same for event in given.all(BetPlaced)] == [False, True, True, True]
    assert given.state.hands[0] == hand("same-bet further")
    assert given.state.hands[3] == hand("further")


def test_4_2_without_the_card_a_held_number_is_refused() -> None:
    given = Given(3).hands("tip", "swap re-roll further tip").bets(8)
    assert given.why_not("1 bet 8") == "number-held 4.2"


def test_4_2_a_free_number_takes_no_card() -> None:
    given = Given(3).when("0 bet 8")
    assert given.state.hands[0] == hand("same-bet further")


def test_4_3_a_swap_before_the_own_bet() -> None:
    given = Given(3).hands("", "", "swap").bets(6, 7).when("2 swap 6-7")
    assert bet_of(given.state.dial, Seat(0)) == 7
    assert bet_of(given.state.dial, Seat(1)) == 6
    assert given.to_act() == (2,)
    given.when("2 bet 9")
    assert given.happened(BetsClosed).lowest == 1


def test_4_3_swaps_after_the_own_bet_and_several() -> None:
    given = Given(3).hands("tip", "tip", "swap swap swap").bets(6, 7)
    given.when("2 swap 6-7", "2 bet 8", "2 swap 7-8")
    assert given.state.dial == put(put(put(EMPTY, Seat(1), 6), Seat(2), 7), Seat(0), 8)
    assert given.to_act() == (2,)
    given.dice("6 6").when("2 swap 6-7")
    assert bet_of(given.state.dial, Seat(2)) == 6
    assert bet_of(given.state.dial, Seat(1)) == 7
    assert given.state.phase == "vans"


def test_4_3_a_stack_moves_whole_and_keeps_its_order() -> None:
    given = Given(4).hands("tip", "same-bet tip", "tip", "swap tip").bets(6, 6, 7)
    given.when("3 swap 6-7")
    assert given.state.dial == put(put(put(EMPTY, Seat(2), 6), Seat(0), 7), Seat(1), 7)


def test_4_3_two_stacks_change_places() -> None:
    given = Given(5).hands("tip", "same-bet", "tip", "same-bet", "swap tip").bets(6, 6, 7, 7)
    given.when("4 swap 6-7")
    assert stack_on(given.state.dial, 6) == (2, 3)
    assert stack_on(given.state.dial, 7) == (0, 1)


def test_4_4_adjacent_numbers_follow_each_other() -> None:
    given = Given(4).hands("tip", "tip", "tip", "swap").bets(2, 12, 9)
    assert given.why_not("3 swap 2-12") == "swap-apart 4.4"
    assert given.why_not("3 swap 9-12") == "swap-apart 4.4"
    assert given.why_not("3 swap 9-10") == "swap-empty 4.4"
    assert given.why_not("3 swap 8-9") == "swap-empty 4.4"
    assert [text for text in given.legal(3) if text.startswith("swap")] == []
    given.when("3 bet 10")
    assert given.legal(3) == ["end", "swap 9-10"]


def test_4_4_neighbours_have_no_marker_between_them() -> None:
    given = Given(4, swap="neighbours").hands("tip", "tip", "tip", "swap").bets(2, 12, 9)
    assert given.why_not("3 swap 2-12") == "swap-apart 4.4"
    assert given.why_not("3 swap 9-10") == "swap-empty 4.4"
    assert [text for text in given.legal(3) if text.startswith("swap")] == [
        "swap 2-9",
        "swap 9-12",
    ]
    given.when("3 swap 9-12")
    assert bet_of(given.state.dial, Seat(1)) == 9


def test_4_5_a_seat_with_cards_ends_its_bet_itself() -> None:
    given = Given(3).hands("tip", "same-bet", "").when("0 bet 7")
    assert given.to_act() == (0,)
    assert given.legal(0) == ["end"]
    given.when("0 end")
    assert given.happened(BetEnded).seat == 0
    assert given.to_act() == (1,)
    given.when("1 bet 7")
    assert given.to_act() == (2,)
    assert len(given.all(BetEnded)) == 1


def test_4_5_a_turn_whose_last_card_is_a_swap_ends_by_itself() -> None:
    given = Given(3).hands("tip", "swap", "tip").bets(7).when("1 bet 8", "1 swap 7-8")
    assert given.to_act() == (2,)


def test_4_6_a_swapped_marker_has_its_new_number() -> None:
    given = Given(3).hands("", "", "swap tip").bets(11, 12)
    given.dice("5 6", "5 6", "5 6").when("2 bet 2", "2 swap 11-12", "2 end")
    # Seat 0 stands on 12 now and rolls first, and 11 is not enough for it.
    assert [event.seat for event in given.all(DiceRolled)] == [0, 0, 1]
    assert given.happened(RollSucceeded).seat == 1


def test_4_6_distance_and_lowest_follow_the_new_number() -> None:
    given = Given(3).hands("", "", "swap tip").bets(3, 2)
    given.dice("6 6").when("2 bet 12", "2 swap 2-3", "2 end")
    assert given.happened(BetsClosed).lowest == 0
    given.when("2 drive +0", f"2 take {given.state.row[0]}")
    moved = {event.seat: event.trip.tiles for event in given.all(VanMoved)}
    assert moved == {2: 12, 1: 3, 0: 2}


def test_4_7_in_the_lowest_stack_the_bottom_marker_is_lowest() -> None:
    given = Given(3).hands("", "same-bet", "").dice("6 6").bets(4, 4, 8)
    assert given.happened(BetsClosed).lowest == 0


def test_4_7_the_lowest_stays_lowest_when_the_bet_fails() -> None:
    given = Given(3).hands().dice(*ALL_FAIL).bets(5, 4, 3)
    assert [event.seat for event in given.all(RollFailed)] == [0, 1, 2]
    assert given.happened(RoundBegan).seat == 2


# 5 Second phase: dice.


def test_5_1_the_highest_rolls_first_and_a_stack_from_its_top() -> None:
    given = Given(5).hands("", "same-bet", "same-bet", "", "").dice(*["1 1"] * 8, "6 6")
    given.bets(8, 8, 8, 11, 3)
    assert [event.seat for event in given.all(DiceRolled)] == [3, 3, 2, 2, 1, 1, 0, 0, 4]


def test_5_2_two_tries_by_themselves() -> None:
    given = Given(3).hands().dice("3 3", "3 4").bets(7, 6, 5)
    rolled = [(event.seat, event.attempt, event.dice) for event in given.all(DiceRolled)]
    assert rolled == [(0, 1, (3, 3)), (0, 2, (3, 4))]


def test_5_3_the_bet_reached_ends_the_phase_at_once() -> None:
    given = Given(4).hands().dice("1 1", "1 1", "4 4").bets(9, 8, 7, 6)
    assert given.happened(RollSucceeded).seat == 1
    assert len(given.all(DiceRolled)) == 3
    assert [event.seat for event in given.all(VanMoved)] == [1, 2, 3]


def test_5_4_a_failed_roller_draws_a_secret_card() -> None:
    given = Given(3, actions="swap").hands().dice("1 1", "5 5", "6 6").bets(11, 8, 7)
    assert [event.seat for event in given.all(RollFailed)] == [0]
    drawn = given.happened(ActionDrawn)
    assert (drawn.seat, drawn.card) == (0, "swap")
    assert redact(drawn, Seat(0)) == drawn
    for viewer in (Seat(1), Seat(2), None):
        seen = redact(drawn, viewer)
        assert seen is not None
        assert not knows(seen.card)
    assert bet_of(given.state.dial, Seat(0)) is None
    assert given.view(0).hands[0] == KnownHand(hand("swap"))
    assert given.state.vans[0] == 0


def test_5_5_a_reroll_in_the_first_try() -> None:
    given = Given(3).hands("re-roll").dice("2 3", "6").bets(8, 3, 2)
    assert given.legal(0) == ["stand", "reroll 2", "reroll 3"]
    assert given.why_not("0 reroll 4") == "die-not-shown 5.5"
    given.when("0 reroll 2")
    assert given.happened(DieRerolled).dice == (6, 3)
    assert given.happened(RollSucceeded).seat == 0


def test_5_5_rerolls_one_by_one_also_to_a_lower_total() -> None:
    given = Given(3).hands("re-roll re-roll tip").dice("4 4", "1", "2", "6 6").bets(12, 3, 2)
    given.when("0 reroll 4")
    assert given.state.throw is not None
    assert given.state.throw.dice == (1, 4)
    given.when("0 reroll 4")
    assert given.happened(DieRerolled).dice == (1, 2)
    assert given.legal(0) == ["stand"]
    given.when("0 stand")
    rolled = given.happened(DiceRolled)
    assert (rolled.attempt, rolled.dice) == (2, (6, 6))
    assert given.happened(RollSucceeded).seat == 0


def test_5_5_a_reroll_in_the_second_try() -> None:
    given = Given(3).hands("re-roll").dice("1 1", "5 5", "6").bets(12, 3, 2)
    given.when("0 stand")
    assert given.legal(0) == ["stand", "reroll 5"]
    given.when("0 reroll 5")
    # Six and five: the last card is played, so the bet has failed.
    assert given.happened(RollFailed).seat == 0


def test_5_6_every_roller_with_a_card_is_asked_whatever_it_is() -> None:
    for held in ("re-roll", "tip", "same-bet", "swap", "further"):
        given = Given(3).hands(held).dice("1 1", "1 1").bets(12, 3, 2)
        assert given.to_act() == (0,)
        assert "stand" in given.legal(0)
        given.when("0 stand")
        assert given.to_act() == (0,)
        assert given.state.throw is not None
        assert given.state.throw.attempt == 2
    given = Given(3).hands("", "tip", "tip").dice("1 1", "1 1", "3 3").bets(12, 3, 2)
    assert given.happened(RollFailed).seat == 0
    assert given.to_act() == (1,)


def test_5_7_everybody_failed() -> None:
    given = Given(3).hands().dice(*ALL_FAIL).bets(5, 4, 3)
    assert given.all(VanMoved) == []
    assert given.all(VansStopped) == []
    assert len(given.all(RowSwept)) == 1
    assert given.happened(RoundBegan).round == 2


# 6 Third phase: vans.


def test_6_1_vans_move_by_the_bet_highest_first() -> None:
    given = Given(5).hands("", "same-bet", "same-bet").dice("6 6").bets(5, 5, 5, 4, 7)
    assert [(event.seat, event.trip.tiles) for event in given.all(VanMoved)] == [
        (4, 7),
        (2, 5),
        (1, 5),
        (0, 5),
        (3, 4),
    ]
    assert given.state.vans == (8, 6, 5, 4, 7)


def test_6_2_further_tiles_are_said_before_the_van_moves() -> None:
    given = Given(3).hands("further further tip").dice("6 6").bets(9, 3, 2)
    assert given.legal(0) == ["drive +0", "drive +1", "drive +2"]
    assert given.why_not("0 drive +3") == "too-few-further 6.2"
    given.when("0 drive +2")
    assert given.happened(DriveAnnounced).extra == 2
    trips = {event.seat: event.trip for event in given.all(VanMoved)}
    assert (trips[Seat(0)].tiles, trips[Seat(0)].to) == (11, 11)


def test_6_3_every_mover_with_a_card_is_asked_whatever_it_is() -> None:
    for held in ("further", "tip", "same-bet", "swap", "re-roll"):
        given = Given(3).hands(held).dice("6 6").bets(9, 3, 2)
        assert given.to_act() == (0,)
        assert given.all(VanMoved) == []
        assert "drive +0" in given.legal(0)
    given = Given(3).hands("", "tip", "tip").dice("6 6").bets(9, 3, 2)
    assert [event.seat for event in given.all(VanMoved)] == [0]
    assert given.to_act() == (1,)


def test_6_4_tiles_with_other_vans_are_jumped() -> None:
    trip = drive((1, 2, 4, 5), Seat(0), 2)
    assert (trip.to, trip.jumped, trip.tiles) == (6, 3, 2)
    further = drive((1, 2, 4, 5), Seat(0), 3)
    assert further.to == 7
    assert drive((1, 3, 4), Seat(0), 1).to == 2


def test_6_4_the_own_tile_counts_on_a_lap_unless_others_stand_there() -> None:
    assert drive((3, 7, 9), Seat(0), 10).to == 3
    assert drive((0, 7, 0), Seat(0), 11).to == 1
    assert drive((3, 7, 9), Seat(0), 11).to == 4


@pytest.mark.parametrize(("players", "lap"), [(3, 10), (4, 9), (5, 8), (6, 7)])
def test_6_4_check_of_a_lap_on_separate_tiles(players: int, lap: int) -> None:
    vans = tuple(range(1, players + 1))
    for seat in range(players):
        trip = drive(vans, Seat(seat), lap)
        assert trip.to == vans[seat]
        assert trip.is_served
        assert trip.jumped == players - 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_6_5_check_of_the_opening_round(players: int) -> None:
    vans = (0,) * players
    twelve, eleven = drive(vans, Seat(1), 12), drive(vans, Seat(1), 11)
    assert (twelve.to, twelve.is_served, twelve.jumped) == (1, True, 1)
    assert (eleven.to, eleven.is_served, eleven.jumped) == (11, False, 0)
    low = [11 - number for number in range(players - 1)]
    given = Given(players).hands().dice("6 6").bets(12, *low)
    given.when(f"0 take {given.state.row[0]}")
    trips = {event.seat: event.trip for event in given.all(VanMoved)}
    assert (trips[Seat(0)].to, trips[Seat(0)].is_served) == (1, True)
    # Seat 1 jumps the van on tile 1 and comes to tile 0, which the others still share, and past it.
    assert trips[Seat(1)].is_served


@pytest.mark.parametrize(
    ("vans", "tiles", "to", "is_served"),
    [
        ((10, 3, 4), 2, 0, True),  # reached
        ((10, 3, 4), 3, 1, True),  # passed
        ((10, 0, 4), 2, 1, True),  # jumped
        ((10, 0, 4), 1, 11, False),  # stopped just before an occupied one
        ((0, 3, 4), 5, 7, False),  # left
        ((0, 3, 4), 10, 0, True),  # left and reached again
        ((9, 3, 4), 18, 7, True),  # passed twice: a lap of 10 free tiles, and 8 more
    ],
)
def test_6_6_when_a_customer_is_due(
    vans: tuple[int, ...],
    tiles: int,
    to: int,
    is_served: bool,  # noqa: FBT001 - a table's column
) -> None:
    trip = drive(vans, Seat(0), tiles)
    assert (trip.to, trip.is_served) == (to, is_served)


def test_6_6_one_customer_also_when_passing_twice() -> None:
    given = Given(3).hands("further further further further further further")
    given.change(vans=(11, 3, 4)).dice("6 6").bets(12, 3, 2).when("0 drive +6")
    assert given.happened(VanMoved).trip.tiles == 18
    given.when(f"0 take {given.state.row[0]}")
    assert [event.seat for event in given.all(CustomerTaken)] == [0]
    assert given.state.customers[0] == (given.happened(CustomerTaken).customer,)
    assert bet_of(given.state.dial, Seat(0)) is None


def test_6_7_any_card_of_the_row_and_only_those() -> None:
    given = Given(3).hands("tip").row("tip pink pink").dice("6 6").bets(12, 3, 2)
    given.when("0 drive +0")
    assert given.legal(0) == ["take pink", "take tip"]
    assert given.why_not("0 take green") == "not-in-row 6.7"
    given.when("0 take tip")
    assert given.state.customers[0] == customers("tip")
    assert given.state.row == customers("pink pink")
    assert given.view(2).customers[0] == customers("tip")


def test_6_7_a_single_kind_is_taken_by_command_too() -> None:
    given = Given(3).hands().row("pink pink").dice("6 6").bets(12, 3, 2)
    assert given.to_act() == (0,)
    assert given.legal(0) == ["take pink"]


def test_6_7_there_is_a_card_for_everyone() -> None:
    given = Given(3).hands().change(vans=(11, 10, 9)).dice("6 6").bets(12, 11, 10)
    for seat in (0, 1, 2):
        assert given.to_act() == (seat,)
        given.when(f"{seat} take {given.state.row[0]}")
    assert [len(taken) for taken in given.state.customers] == [1, 1, 1]


def test_6_8_stopping_on_the_park_draws_a_secret_card() -> None:
    given = Given(3, actions="re-roll").hands().dice("6 6").bets(6, 3, 2)
    drawn = given.happened(ActionDrawn)
    assert (drawn.seat, drawn.card) == (0, "re-roll")
    assert given.view(0).hands[0] == KnownHand(hand("re-roll"))
    assert given.view(1).hands[0] == PartlyKnownHand((), 1)


def test_6_8_passing_or_staying_there_gives_nothing() -> None:
    given = Given(3).hands().change(vans=(1, 6, 4)).dice("1 1", "1 1", "6 6").bets(8, 9, 2)
    # Seat 1 fails on the Park and draws for that alone; seat 0 drives past it.
    assert [event.seat for event in given.all(ActionDrawn)] == [1]
    assert given.state.vans[0] == 11


def test_6_8_a_full_round_back_to_the_park() -> None:
    given = Given(3).hands().change(vans=(6, 1, 2)).dice("6 6").bets(10, 3, 2)
    given.when(f"0 take {given.state.row[0]}")
    trips = {event.seat: event.trip for event in given.all(VanMoved)}
    assert trips[Seat(0)].to == 6
    assert given.all(ActionDrawn)[0].seat == 0


def test_6_9_the_order_of_a_trip() -> None:
    given = Given(3).hands("tip").change(vans=(7, 1, 2)).dice("6 6").bets(9, 3, 2)
    before = len(given.events)
    given.when("0 drive +0", f"0 take {given.state.row[0]}")
    assert given.state.vans[0] == 6
    kinds = [type(event) for event in given.events[before:]]
    assert kinds[:5] == [DriveAnnounced, VanMoved, CustomerTaken, ActionDrawn, TripEnded]
    assert kinds[5] is VanMoved


# 7 Fourth phase: deliveries.


@pytest.mark.parametrize(
    ("choice", "row", "discarded"),
    [
        ("keep", "pink pink tip", ""),
        ("clear", "red red green", "pink pink tip"),
    ],
)
def test_7_1_the_lowest_bettor_decides_on_the_row(choice: str, row: str, discarded: str) -> None:
    given = Given(3, customers="pink pink tip red red green").hands().dice("6 6").bets(4, 3, 2)
    assert given.to_act() == (2,)
    assert given.legal(2) == ["keep", "clear"]
    given.when(f"2 {choice}")
    assert given.state.row == customers(row)
    assert given.state.discarded == customers(discarded)


def test_7_2_nobody_moved_so_the_row_goes_without_a_choice() -> None:
    given = Given(3, customers="pink pink tip red red green").hands().dice(*ALL_FAIL)
    given.bets(5, 4, 3)
    assert given.state.discarded == customers("pink pink tip")
    assert given.state.row == customers("red red green")
    assert given.state.round == 2


def test_7_3_an_empty_row_leaves_no_choice() -> None:
    given = Given(3).hands().change(vans=(11, 10, 9)).dice("6 6").bets(12, 11, 10)
    for seat in (0, 1, 2):
        given.when(f"{seat} take {given.state.row[0]}")
    assert given.state.round == 2
    assert len(given.state.row) == 3


def test_7_4_the_row_is_filled_from_the_pile() -> None:
    given = Given(4, customers="pink pink tip tip red").hands().dice("6 6").bets(12, 4, 3, 2)
    given.when("0 take pink", "3 keep")
    assert given.happened(RowFilled).cards == ("red",)
    assert given.state.row == customers("pink tip tip red")
    assert len(given.state.customer_pile) == 36 - 5


def test_7_4_discarded_cards_are_seen_and_never_come_back() -> None:
    given = Given(3, customers="pink pink tip").hands().dice("6 6").bets(4, 3, 2).when("2 clear")
    view = given.view(None)
    assert view.discarded == {"pink": 2, "tip": 1}
    assert "pink" not in view.unseen_customers
    assert sum(view.unseen_customers.values()) == view.customer_pile == 30


def test_7_5_the_lowest_bettor_begins_the_next_round() -> None:
    given = Given(4).hands().dice("6 6").bets(8, 3, 4, 5).when("1 keep")
    assert (given.state.round, given.state.starter) == (2, 1)
    assert given.to_act() == (1,)


# 8 The end.


def ending(pile: str) -> Given:
    """Three players before the choice of the row, two cards in it."""
    given = Given(3).hands("tip", "swap", "").row("pink pink red").dice("6 6").bets(12, 4, 3)
    given.change(customer_pile=customers(pile))
    given.when("0 drive +0", "0 take red", "1 drive +0")
    assert given.to_act() == (2,)
    return given


def test_8_1_the_game_ends_when_the_row_cannot_be_filled() -> None:
    given = ending("").when("2 keep")
    assert given.game.result(given.state) is not None
    assert given.to_act() == ()
    assert given.state.row == customers("pink pink")
    assert given.happened(GameEnded).points[2]["pink"] == 0
    assert given.why_not("2 keep") == "game-over 8.1"


def test_8_1_discarding_may_end_the_game_and_the_pile_stays_down() -> None:
    given = ending("green green").when("2 clear")
    assert given.game.result(given.state) is not None
    assert given.state.customer_pile == customers("green green")
    assert given.view(0).unseen_customers["green"] >= 2


def test_8_2_exactly_enough_is_enough() -> None:
    given = ending("green").when("2 keep")
    assert given.game.result(given.state) is None
    assert given.state.row == customers("pink pink green")
    assert given.state.customer_pile == ()
    cleared = ending("green green red").when("2 clear")
    assert cleared.state.round == 2


def test_8_3_three_for_the_first_and_one_for_each_more() -> None:
    points = score([customers("light-blue " * 4), customers("pink red"), ()], [0, 0, 0])
    assert totals(points) == (6, 6, 0)
    assert points[0]["light-blue"] == 6


@pytest.mark.parametrize(
    ("tips", "lost"),
    [
        ([1, 3, 3, 2], (3, 0, 0, 0)),
        ([1, 1, 4, 2], (4, 4, 0, 0)),
        ([2, 2, 2], (2, 2, 2)),
        ([0, 0, 0], (0, 0, 0)),
        ([0, 5, 1], (5, 0, 0)),
    ],
)
def test_8_4_the_fewest_tips_lose_the_largest_number(
    tips: list[int], lost: tuple[int, ...]
) -> None:
    assert penalties(tips) == lost


def test_8_4_tips_in_hand_count_and_totals_can_be_negative() -> None:
    given = ending("").when("2 keep")
    ended = given.happened(GameEnded)
    assert [one["tips"] for one in ended.points] == [0, -1, -1]
    assert totals(ended.points) == (3, -1, -1)


def test_8_5_a_tie_goes_to_most_action_cards_without_tips() -> None:
    given = ending("").when("2 keep")
    result = given.game.result(given.state)
    assert result is not None
    assert result.ranks == (1, 2, 3)
    points = score([customers("pink"), customers("red")], [1, 1])
    assert rank(points, [hand("swap tip"), hand("same-bet re-roll tip")]) == (2, 1)
    assert rank(points, [hand("swap tip"), hand("tip further")]) == (1, 1)


def test_8_5_hands_are_shown_at_the_end() -> None:
    given = ending("").when("2 keep")
    for viewer in (None, 0, 1, 2):
        assert given.view(viewer).hands == tuple(KnownHand(one) for one in given.state.hands)


def test_8_6_check_of_the_booklets_example() -> None:
    mine = customers("light-blue " * 4 + "dark-blue dark-blue pink purple tip")
    others = [customers("tip tip tip"), customers("tip tip tip"), customers("tip tip")]
    points = score([mine, *others], [0, 0, 0, 0])
    assert totals(points)[0] == 12 + 4 - 3 == 13
    with_three = customers("light-blue " * 3 + "dark-blue dark-blue pink purple tip")
    assert totals(score([with_three, *others], [0, 0, 0, 0]))[0] == 12


# 9 What one may know.


def test_9_1_all_see_the_same_open_things() -> None:
    given = Given(4).hands("tip", "swap").dice("2 3", "1 1").bets(12, 9, 8, 7)
    hidden = {"seat", "hands", "unseen_actions"}
    views = [given.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    for name in set(views[0].__struct_fields__) - hidden:
        assert len({repr(getattr(view, name)) for view in views}) == 1, name
    assert [one.size for one in views[0].hands] == [1, 1, 0, 0]
    assert views[0].throw == given.state.throw


def test_9_2_drawn_cards_and_the_order_of_piles_are_hidden() -> None:
    given = Given(3, actions="swap").dice(*ALL_FAIL[:2], "6 6").bets(11, 8, 7)
    given.when("0 stand", "0 stand")
    assert given.view(0).hands[0] == KnownHand(hand("same-bet swap further"))
    for viewer in (1, 2, None):
        assert given.view(viewer).hands[0] == PartlyKnownHand(hand("same-bet further"), 1)
        assert given.view(viewer).unseen_actions["swap"] == 4
    assert given.view(0).unseen_actions["swap"] == 3
    assert not isinstance(given.view(0).customer_pile, tuple)
    assert not isinstance(given.view(0).action_pile, tuple)


def test_9_3_a_first_card_is_sure_until_one_of_its_kind_is_played() -> None:
    given = Given(3, actions="same-bet").dice(*ALL_FAIL[:2], "6 6").bets(11, 8, 7)
    given.when("0 stand", "0 stand", "1 drive +0", "2 drive +0", "2 keep")
    given.when("2 bet 5", "2 end", "0 bet 5")
    assert given.state.hands[0] == hand("same-bet further")
    # It holds a same bet still, but others cannot know which of the two was played.
    assert given.view(1).hands[0] == PartlyKnownHand(hand("further"), 1)
    assert given.view(0).hands[0] == KnownHand(hand("same-bet further"))


def test_9_4_what_is_asked_depends_on_numbers_of_cards_alone() -> None:
    kinds = ("same-bet", "swap", "re-roll", "further", "tip")
    stories = set()
    for first in kinds:
        for second in kinds:
            given = Given(3).hands(f"{first} {second}", "tip", "").dice("1 1", "2 3", "1 1", "6 6")
            asked = []
            for line in (
                "0 bet 12",
                "0 end",
                "1 bet 9",
                "1 end",
                "2 bet 3",
                "0 stand",
                "0 stand",
                "1 stand",
                "1 drive +0",
                "2 keep",
            ):
                asked.append((given.to_act(), given.game.decision(given.state)))
                given.when(line)
                assert given.refusal is None, line
            seen = [redact(event, Seat(2)) for event in given.events]
            stories.add((tuple(asked), repr(seen)))
    assert len(stories) == 1
