"""The robot's secrets: the card its controller draws, and the pile, are everyone's blind spot."""

import pytest

from sushiya.conformance import CHECKS, Effort
from sushiya.games.sushi_go import RULES

SECRETS = ("same-view", "held-picks", "same-events", "worlds-vary", "playable-worlds")


@pytest.mark.parametrize("check", SECRETS)
def test_the_robot_keeps_its_secrets(check: str) -> None:
    effort = Effort(games=20, worlds=60, table={"players": 2, "robot": "on"})
    CHECKS[check](RULES, effort)
    assert sum(effort.met.values()) >= 40
