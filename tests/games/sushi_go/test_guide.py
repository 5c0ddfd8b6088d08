"""Every example of the page of rules, run against the rules."""

from collections import Counter
from typing import Any

from games.sushi_go.helpers import Given, cards, hand
from sushiya.games.sushi_go.components import COPIES
from sushiya.games.sushi_go.options import OPTIONS
from sushiya.games.sushi_go.scoring import pudding_points, score_round, tally
from texts.guides import drawn, examples

EXAMPLES = examples("sushi-go")


def test_every_example_is_run() -> None:
    kinds = {one["draws"] for one in EXAMPLES.values()}
    assert kinds == {"pieces", "plates", "turn", "maki", "desserts"}


def test_the_pieces_are_the_deck() -> None:
    assert dict(EXAMPLES["pieces"]["cards"]) == COPIES


@drawn("sushi-go", "plates")
def test_plates_are_worth_what_is_said(example: dict[str, Any]) -> None:
    ties = OPTIONS.resolve({"edition": example["edition"]}).maki_ties
    scored = score_round([tally(cards(*plate)) for plate in example["plates"]], ties)
    assert [one.total for one in scored] == example["points"]


@drawn("sushi-go", "maki")
def test_maki_are_worth_what_is_said(example: dict[str, Any]) -> None:
    ties = OPTIONS.resolve({"edition": example["edition"]}).maki_ties
    tallies = [tally(cards(*plate)) for plate in example["plates"]]
    assert [one.maki for one in tallies] == example["icons"]
    assert [one.maki for one in score_round(tallies, ties)] == example["points"]


@drawn("sushi-go", "desserts")
def test_desserts_are_worth_what_is_said(example: dict[str, Any]) -> None:
    options = OPTIONS.resolve({"edition": example["edition"], "players": len(example["counts"])})
    assert list(pudding_points(example["counts"], options)) == example["points"]


@drawn("sushi-go", "turn")
def test_a_turn_goes_as_it_is_drawn(example: dict[str, Any]) -> None:
    others = "tempura tempura tempura tempura"
    given = Given(
        [" ".join(example["hand"]), others, others],
        [" ".join(example["table"])],
        edition=example["edition"],
    )
    given.when("+".join(example["keep"]), "tempura", "tempura")
    assert given.refusal is None
    assert Counter(given.table(0)) == Counter(cards(*example["table-then"]))
    assert given.state.hands[1] == hand(" ".join(example["passed"]))
