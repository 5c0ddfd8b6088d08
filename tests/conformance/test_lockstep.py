"""Every compiled twin goes in step with its reference."""

from collections.abc import Callable

import pytest

from sushiya.conformance import Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.core.game import AnyRules
from sushiya.games import GAMES

COMPILED = [rules for rules in GAMES.all() if rules.kernel is not None]


@pytest.mark.parametrize("check", LOCKSTEP)
@pytest.mark.parametrize("rules", COMPILED, ids=lambda rules: rules.name)
def test_lockstep(
    rules: AnyRules, check: str, record_property: Callable[[str, object], None]
) -> None:
    effort = Effort(games=60)
    LOCKSTEP[check](rules, effort)
    record_property(f"{rules.name}, lockstep {check}", dict(effort.met))
