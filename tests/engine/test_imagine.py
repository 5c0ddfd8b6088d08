"""Imagined worlds: nothing that the seat sees changes, and the rest varies as the reference's."""

import pytest

from engine.trapped import run_checks
from sushiya.conformance.imagined import POSITIONS
from sushiya.core.game import AnyRules
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)


@games_in_c
def test_a_seat_cannot_tell_an_imagined_world(rules: AnyRules) -> None:
    met, difference = run_checks(rules, {"same-to-the-seat": 12})
    assert difference is None
    assert met[POSITIONS] > 300


@games_in_c
def test_what_is_hidden_varies_as_the_reference_lets_it(rules: AnyRules) -> None:
    met, difference = run_checks(rules, {"varies-as-the-reference": 24})
    assert difference is None
    assert met["degrees of freedom"] > 50
