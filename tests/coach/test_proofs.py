"""The proofs of the coach, in small: scripts/coach_proofs.py runs them in large."""

from collections import Counter
from importlib import import_module
from math import exp

import pytest

from coach import proofs
from coach.calibration import draw, fit, tell, tenths
from coach.causal import causal, claims, tell_causes, vanished
from sushiya.core.game import AnyRules
from sushiya.engine.build import load_parts
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
WORTH_LESS = {
    *("collects", "dumplings", "free-wasabi", "chopsticks", "nigiri", "pudding-race"),
    *("bet-odds", "bet-further", "swap", "swap-rival", "closer", "keeps", "tie-keeps", "tip"),
    *("draws", "draws-style"),
}
"""Facts that stay true in the changed position, but are worth less there."""
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


@games_in_c
def test_without_its_reason_a_difference_shrinks(rules: AnyRules) -> None:
    """In small: most do; scripts/coach_proofs.py counts a thousand."""
    sums = Counter(causal(rules, 4, count=24))
    assert sums["changed"] >= 2
    assert sums["shrank"] / sums["changed"] > 0.5
    assert f"{sums['claims']} claims" in tell_causes(sums)


@games_in_c
def test_a_position_without_the_reason_makes_the_claim_false(rules: AnyRules) -> None:
    """Where the sentence would still be true of the same choices, nothing has vanished."""
    checked = 0
    read = import_module(f"coach.claims.{rules.name.replace('-', '_')}")
    for claim in claims(rules, "vanish", 60):
        changed = vanished(claim)
        if changed is None or claim.reason.fact in WORTH_LESS:
            continue
        view = claim.asked.game.view(changed.state, claim.asked.seat)
        reason = claim.reason
        assert not read.is_true(reason.fact, reason.figures, view, changed.chosen, changed.other)
        checked += 1
    assert checked > 3


def test_a_tenth_that_is_off_is_found() -> None:
    true = [[(0.75, 1.0), (0.75, 1.0)]] * 30 + [[(0.75, 0.0), (0.75, 0.0)]] * 10
    false = [[(0.25, 1.0)]] * 30 + [[(0.25, 0.0)]] * 10
    parts = [{"games": true}, {"games": false}]
    found = [one for one in tenths(parts) if one.decisions]
    assert [(one.decisions, one.is_right) for one in found] == [(40, False), (80, True)]
    assert found[1].error == pytest.approx((0.75 * 0.25 / 40) ** 0.5)
    assert "off" in tell(GAMES.find("sushi-go"), parts)
    assert draw(GAMES.find("sushi-go"), parts).count("<circle") == 2


def test_a_fit_finds_by_how_much_chances_are_too_close_to_even() -> None:
    """Log odds of 1 that come true like log odds of 2 make the calibration twice as steep."""
    present = load_parts(GAMES.find("sushi-go")).calibration
    told, true = (1 / (1 + exp(-odds)) for odds in (1.0, 2.0))
    pairs = [(told, true), (1 - told, 1 - true)]
    found = fit(GAMES.find("sushi-go"), [{"games": [pairs] * 5}])
    assert found.steepness == pytest.approx(2 * present.steepness, abs=0.01)
    assert found.shift == pytest.approx(2 * present.shift, abs=0.01)


def test_following_all_advice_plays_a_whole_game() -> None:
    sums = proofs.useful(GAMES.find("sushi-go"), 1, games=1)
    assert sums["games"] == 1
    assert 0 <= sums["coached"] <= 1
    assert "with a coach" in proofs.tell_use(sums)
