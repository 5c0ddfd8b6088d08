"""Every registered game passes the conformance suite."""

from collections.abc import Callable

import pytest

from sushiya.conformance import CHECKS, Effort
from sushiya.core.game import AnyRules
from sushiya.games import GAMES


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("rules", GAMES.all(), ids=GAMES.names())
def test_conformance(
    rules: AnyRules, check: str, record_property: Callable[[str, object], None]
) -> None:
    effort = Effort()
    CHECKS[check](rules, effort)
    record_property(f"{rules.name}, {check}", dict(effort.met))
