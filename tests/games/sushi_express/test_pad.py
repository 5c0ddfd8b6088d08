"""The score pad: what `sushiya score sushi-express` reads, answers and refuses."""

import msgspec
import pytest

from sushiya.core.game import catalogue
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.pad import Scores

Cards = dict[str, int]

MINE: Cards = {"light-blue": 4, "dark-blue": 2, "pink": 1, "purple": 1, "tip": 1}
THREE: list[Cards] = [{}, {}, {}]


def sheet(customers: list[Cards], actions: list[Cards]) -> dict[str, object]:
    return {"game": "sushi-express", "customers": customers, "actions": actions}


def score(customers: list[Cards], actions: list[Cards]) -> Scores:
    found = RULES.score(sheet(customers, actions))
    assert isinstance(found, Scores), found
    return found


def refused(customers: list[Cards], actions: list[Cards]) -> str:
    """Give the refusal as it is spoken."""
    found = RULES.score(sheet(customers, actions))
    assert isinstance(found, Refusal), found
    words = catalogue(RULES, "en")
    return f"{found.code}: {words.say(found.phrase, names=['Ann', 'Ben', 'Cem'])}"


def test_the_booklets_example() -> None:
    found = score([MINE, {"tip": 3}, {"tip": 2}], [{}, {}, {"tip": 1, "same-bet": 1}])
    assert msgspec.json.decode(encode(found)) == {
        "points": [
            {
                "light-blue": 6,
                "dark-blue": 4,
                "pink": 3,
                "purple": 3,
                "red": 0,
                "orange": 0,
                "yellow": 0,
                "green": 0,
            },
            dict.fromkeys(found.points[0], 0),
            dict.fromkeys(found.points[0], 0),
        ],
        "penalty": [3, 0, 0],
        "totals": [13, 0, 0],
        "winners": [0],
    }


def test_a_tie_is_broken_by_action_cards_without_tips() -> None:
    even: list[Cards] = [{"red": 1}, {"pink": 1}, {}]
    assert score(even, [{"swap": 1}, {"same-bet": 2}, {}]).winners == (1,)
    assert score(even, [{"swap": 1, "tip": 1}, {"same-bet": 1, "tip": 1}, {}]).winners == (0, 1)


def test_nobody_loses_without_tips() -> None:
    found = score(THREE, THREE)
    assert (found.penalty, found.totals, found.winners) == ((0, 0, 0), (0, 0, 0), (0, 1, 2))


@pytest.mark.parametrize(
    ("customers", "actions", "sentence"),
    [
        (
            [{"pink": 2}, {"pink": 1}, {}],
            THREE,
            (
                "score-too-many-customers: Ben: that would be more Dancer than the 2 customer "
                "cards of that kind (rule 1.2)."
            ),
        ),
        (
            [{"tip": 10**4299}, {}, {}],
            THREE,
            (
                "score-too-many-customers: Ann: that would be more Tip than the 8 customer "
                "cards of that kind (rule 1.2)."
            ),
        ),
        (
            THREE,
            [{"swap": 3}, {}, {"swap": 2}],
            (
                "score-too-many-actions: Cem: that would be more Swap than the 4 action cards "
                "of that kind (rule 1.3)."
            ),
        ),
        (
            [{"brown": 1}, {}, {}],
            THREE,
            (
                "score-unknown-customer: Ann: there is no customer “brown”; there are light-blue, "
                "dark-blue, pink, purple, red, orange, yellow, green, tip (rule 1.2)."
            ),
        ),
        (
            THREE,
            [{}, {"wasabi": 1}, {}],
            (
                "score-unknown-action: Ben: there is no action card “wasabi”; there are same-bet, "
                "swap, re-roll, further, tip (rule 1.3)."
            ),
        ),
        (
            [{}, {}],
            [{}, {}],
            "score-wrong-players: Cards were given for 2; three to six can play (rule 2.1).",
        ),
        (
            THREE,
            [{}, {}],
            (
                "score-wrong-hands: Customers were given for 3, action cards for 2; give both for "
                "everyone (rule 2.2)."
            ),
        ),
    ],
)
def test_what_cannot_be_is_refused(
    customers: list[Cards], actions: list[Cards], sentence: str
) -> None:
    assert refused(customers, actions) == sentence


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"game": "sushi-go", "customers": [], "actions": []},
        {"game": "sushi-express", "customers": [{"pink": -1}, {}, {}], "actions": THREE},
        {"game": "sushi-express", "customers": [{"pink": "many"}, {}, {}], "actions": THREE},
        {"game": "sushi-express", "customers": THREE},
        {"game": "sushi-express", "customers": THREE, "actions": THREE, "more": 1},
    ],
)
def test_a_wrong_shape_raises(data: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        RULES.score(data)
