"""The two-world test over games that meet every rare thing, counted and printed."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.sushi_express.helpers import rules_of
from sushiya.conformance import CHECKS, Effort
from sushiya.conformance.positions import moments
from sushiya.core.scenarios import Settled
from sushiya.games.sushi_express.scenarios import SCENARIOS

GAMES = 8
"""For each policy: all numbers of players, both readings of a swap, and mixtures."""
POLICIES = ("stacker", "gambler", "spender")

WANTED = (
    *(f"2.1 {count} players" for count in (3, 4, 5, 6)),
    *(f"4.2 stack of {size}" for size in (2, 3, 4)),
    "4.3 swap before placing",
    "4.3 swap after placing",
    "4.3 swap of a stack",
    "5.5 re-roll in try 1",
    "5.5 re-roll in try 2",
    "6.2 one further",
    "6.2 several further",
    "6.6 Sushi Express jumped",
    "6.6 Sushi Express reached",
    "6.6 Sushi Express passed",
    "6.9 customer and Park in one trip",
    "3.3 no card at the Park: pile empty",
    "3.3 no card for a failed roll: pile empty",
    "5.7 all failed",
    "7.3 row empty, no choice",
    "8.1 over: row kept",
    "8.1 over: row cleared",
    "8.4 tip in hand",
)


@pytest.mark.parametrize("check", ["same-view", "same-events", "worlds-vary", "legality"])
@pytest.mark.parametrize("policy", POLICIES)
def test_two_worlds_with_biased_players(policy: str, check: str) -> None:
    """The same games as counted below: all follow from policy, effort and seed."""
    effort = Effort(games=GAMES, worlds=60)
    CHECKS[check](rules_of(policy), effort)
    assert effort.met


def test_every_rare_thing_is_met(record_property: Callable[[str, object], None]) -> None:
    met: Counter[str] = Counter()
    for policy in ("cook", *POLICIES):
        games = Effort().games if policy == "cook" else GAMES
        for moment in moments(rules_of(policy), Effort(games=games)):
            commands = {moment.seat: moment.command}
            step = moment.step
            settled = Settled(moment.game, moment.before, commands, step.events, step.state)
            met.update(SCENARIOS.note(settled))
    assert not set(WANTED) - set(SCENARIOS.branches)
    assert not [name for name in WANTED if not met[name]]
    record_property("sushi-express, rare things", {name: met[name] for name in WANTED})
