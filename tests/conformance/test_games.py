"""Every registered game passes the conformance suite."""

import pytest

from sushiya.conformance import CHECKS, Effort
from sushiya.core.game import AnyRules
from sushiya.games import GAMES


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("rules", GAMES.all(), ids=GAMES.names())
def test_conformance(rules: AnyRules, check: str) -> None:
    CHECKS[check](rules, Effort())
