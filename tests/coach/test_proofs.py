"""The proofs of the coach, in small: scripts/coach_proofs.py runs them in large."""

import pytest

from coach import proofs
from coach.calibration import draw, tell, tenths
from sushiya.core.game import AnyRules
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)


@games_in_c
def test_nothing_is_wrong_in_a_few_decisions(rules: AnyRules) -> None:
    found = proofs.sound(rules, 1, count=4)
    assert found["decisions"] == 4
    assert (found["sums"], found["false"], found["hidden"]) == (0, 0, 0)


@games_in_c
def test_chances_of_a_game_are_compared_with_its_end(rules: AnyRules) -> None:
    ((*pairs,),) = proofs.calibrated(rules, 1, games=1)["games"]
    assert len(pairs) == proofs.LOOKED_AT
    assert all(0 <= chance <= 1 and 0 <= share <= 1 for chance, share in pairs)


def test_a_tenth_that_is_off_is_found() -> None:
    true = [[(0.75, 1.0), (0.75, 1.0)]] * 30 + [[(0.75, 0.0), (0.75, 0.0)]] * 10
    false = [[(0.25, 1.0)]] * 30 + [[(0.25, 0.0)]] * 10
    parts = [{"games": true}, {"games": false}]
    found = [one for one in tenths(parts) if one.decisions]
    assert [(one.decisions, one.is_right) for one in found] == [(40, False), (80, True)]
    assert found[1].error == pytest.approx((0.75 * 0.25 / 40) ** 0.5)
    assert "off" in tell(GAMES.find("sushi-go"), parts)
    assert draw(GAMES.find("sushi-go"), parts).count("<circle") == 2


def test_following_all_advice_plays_a_whole_game() -> None:
    sums = proofs.useful(GAMES.find("sushi-go"), 1, games=1)
    assert sums["games"] == 1
    assert 0 <= sums["coached"] <= 1
    assert "with a coach" in proofs.tell_use(sums)
