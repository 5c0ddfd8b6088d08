"""The score pad: tokens and cubes in, points and winners out."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.core.game import catalogue
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.components import TOKENS
from sushiya.games.wasabi.pad import Scores, score

ALL = {"2": 4, "3": 3, "4": 2, "5": 1}


def scored(*seats: dict[str, Any]) -> Scores:
    found = score({"game": "wasabi", "seats": list(seats)})
    assert isinstance(found, Scores)
    return found


def refused(*seats: dict[str, Any]) -> str:
    found = score({"game": "wasabi", "seats": list(seats)})
    assert isinstance(found, Refusal)
    words = catalogue(RULES, "en")
    return words.say(found.phrase, names=["Ann", "Ben", "Cleo", "Dan"])


def test_the_booklets_example_is_23_points() -> None:
    found = scored({"tokens": {"2": 2, "3": 1, "4": 1, "5": 1}, "cubes": 3}, {})
    assert found.totals == (23, 0)
    assert found.winners == (0,)
    assert found.ten_tokens is None
    assert found.points[0] == {
        "length-2": 4,
        "length-3": 3,
        "length-4": 5,
        "length-5": 8,
        "cubes": 3,
    }


def test_ten_tokens_win_whatever_the_points() -> None:
    found = scored({"tokens": {"2": 1}, "cubes": 60}, {"tokens": ALL})
    assert found.totals == (62, 35)
    assert found.ranks == (2, 1)
    assert found.winners == (1,)
    assert found.ten_tokens == 1


def test_a_tie_goes_to_most_cubes_and_is_shared_else() -> None:
    more_cubes = {"tokens": {"2": 1}, "cubes": 1}
    more_tokens = {"tokens": {"3": 1}, "cubes": 0}
    assert scored(more_tokens, more_cubes).winners == (1,)
    assert scored(more_cubes, more_cubes, {}).winners == (0, 1)


def test_more_tokens_than_there_are_is_refused() -> None:
    assert refused({}, {"tokens": {"4": 3}}) == (
        "Ben: 3 tokens of length 4 were given, and there are 2 (rule 1.4)."
    )


def test_two_seats_with_ten_tokens_are_refused() -> None:
    assert "ends the game (rule 7.1)" in refused({"tokens": ALL}, {"tokens": ALL})


@pytest.mark.parametrize("count", [0, 1, 5])
def test_another_number_of_seats_is_refused(count: int) -> None:
    assert "two to four play (rule 1.1)" in refused(*[{}] * count)


@pytest.mark.parametrize(
    "sheet",
    [
        {},
        {"game": "sushi-go", "seats": []},
        {"game": "wasabi"},
        {"game": "wasabi", "seats": [{"tokens": {"6": 1}}]},
        {"game": "wasabi", "seats": [{"tokens": {"2": -1}}]},
        {"game": "wasabi", "seats": [{"cubes": "many"}]},
        {"game": "wasabi", "seats": [{"cubes": 1000}, {}]},
        {"game": "wasabi", "seats": [{"cubes": 10**4299}, {}]},
        {"game": "wasabi", "seats": [{"tokens": {"2": 10**4299}}, {}]},
        {"game": "wasabi", "seats": [{"points": 3}]},
    ],
)
def test_a_wrong_shape_raises(sheet: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        score(sheet)


TOKEN_COUNTS = st.fixed_dictionaries(
    {str(length): st.integers(0, most) for length, most in TOKENS.items()}
)


@settings(derandomize=True, deadline=None, max_examples=60)
@given(
    st.lists(
        st.fixed_dictionaries({"tokens": TOKEN_COUNTS, "cubes": st.integers(0, 20)}),
        min_size=2,
        max_size=4,
    )
)
def test_any_table_adds_up(seats: list[dict[str, Any]]) -> None:
    found = score({"game": "wasabi", "seats": seats})
    if isinstance(found, Refusal):
        assert found.code == "score-two-winners"
        return
    assert found.totals == tuple(sum(one.values()) for one in found.points)
    assert found.winners == tuple(n for n, place in enumerate(found.ranks) if place == 1)
    assert encode(found)
