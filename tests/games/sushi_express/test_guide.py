"""Every example of the page of rules, run against the rules."""

from typing import Any

import msgspec

from games.sushi_express.helpers import Given, customers
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.components import ACTION_COPIES, CUSTOMER_COPIES
from sushiya.games.sushi_express.dial import EMPTY, bet_of, in_turn, lowest, put, swap
from sushiya.games.sushi_express.events import ActionDrawn, DiceRolled, RollSucceeded
from sushiya.games.sushi_express.road import drive
from sushiya.games.sushi_express.scoring import penalties, score, totals
from texts.guides import drawn, examples

EXAMPLES = examples("sushi-express")


def dial_of(bets: list[int]) -> Any:
    dial = EMPTY
    for seat, number in enumerate(bets):
        dial = put(dial, Seat(seat), number)
    return dial


def test_every_example_is_run() -> None:
    kinds = {one["draws"] for one in EXAMPLES.values()}
    assert kinds == {"pieces", "dial", "swap", "rolls", "trip", "points", "tips"}


def test_the_pieces_are_what_there_is() -> None:
    assert dict(EXAMPLES["pieces"]["customers"]) == CUSTOMER_COPIES
    assert dict(EXAMPLES["pieces"]["actions"]) == ACTION_COPIES


@drawn("sushi-express", "dial")
def test_markers_roll_in_the_order_that_is_said(example: dict[str, Any]) -> None:
    dial = dial_of(example["bets"])
    assert [seat for seat, _ in in_turn(dial)] == example["rolling"]
    assert lowest(dial) == example["lowest"]


@drawn("sushi-express", "swap")
def test_a_swap_leads_where_it_is_drawn(example: dict[str, Any]) -> None:
    low, high = example["swapped"]
    given = Given(len(example["bets"])).hands("", "", "swap").bets(*example["bets"][:2])
    given.when(f"2 bet {example['bets'][2]}", f"2 swap {low}-{high}")
    assert given.refusal is None
    dial = swap(dial_of(example["bets"]), low, high)
    found = [bet_of(dial, Seat(seat)) for seat in range(len(example["bets"]))]
    assert found == example["then"]


@drawn("sushi-express", "rolls")
def test_dice_decide_as_it_is_drawn(example: dict[str, Any]) -> None:
    given = Given(len(example["bets"])).hands()
    given.dice(*(" ".join(map(str, one["dice"])) for one in example["rolls"]))
    given.bets(*example["bets"])
    rolled = given.all(DiceRolled)
    assert [list(one.dice) for one in rolled] == [one["dice"] for one in example["rolls"]]
    for one in example["rolls"]:
        assert (sum(one["dice"]) >= example["bets"][one["seat"]]) == one["reaches"]
    assert [event.seat for event in given.all(ActionDrawn)][: len(example["draw"])] == example[
        "draw"
    ]
    assert len(given.all(RollSucceeded)) == 1
    moved = [seat for seat in range(len(example["bets"])) if given.state.vans[seat] != 0]
    assert moved == example["drive"]


@drawn("sushi-express", "trip")
def test_vans_drive_as_it_is_drawn(example: dict[str, Any]) -> None:
    trip = drive(example["vans"], Seat(example["seat"]), example["trip"]["tiles"])
    assert msgspec.to_builtins(trip) == example["trip"]


def test_the_park_is_reached() -> None:
    example = EXAMPLES["park"]
    assert drive(example["vans"], Seat(0), example["trip"]["tiles"]).is_parked


@drawn("sushi-express", "points")
def test_customers_are_worth_what_is_said(example: dict[str, Any]) -> None:
    taken = customers(" ".join(example["customers"]))
    assert totals(score([taken, taken], [0, 0])) == (example["points"],) * 2


@drawn("sushi-express", "tips")
def test_tips_cost_what_is_said(example: dict[str, Any]) -> None:
    assert [-loss for loss in penalties(example["tips"])] == example["points"]
