"""Odds of draws, compared with counting all draws."""

from itertools import combinations

import pytest

from sushiya.core.odds import chance_of_any, percent


@pytest.mark.parametrize("total", range(1, 8))
def test_the_chance_of_any_is_that_of_all_draws(total: int) -> None:
    for wanted in range(total + 1):
        for drawn in range(total + 1):
            draws = list(combinations(range(total), drawn))
            met = sum(min(draw, default=total) < wanted for draw in draws)
            assert chance_of_any(wanted, drawn, total) == percent(met / len(draws))


def test_only_what_is_sure_is_a_hundred() -> None:
    assert percent(1.0) == 100
    assert percent(0.9999) == 99
    assert chance_of_any(90, 10, 100) == 99
    assert chance_of_any(91, 10, 100) == 100


@pytest.mark.parametrize("wrong", [(3, 1, 2), (1, 3, 2), (-1, 1, 2), (1, -1, 2)])
def test_more_than_there_is_is_a_mistake(wrong: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="drawn"):
        chance_of_any(*wrong)
