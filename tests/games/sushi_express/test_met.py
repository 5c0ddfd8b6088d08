"""The two-world test over games that meet every rare thing, counted and printed."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.sushi_express.biased import BIASED, POLICIES, rules_of
from sushiya.conformance import CHECKS, Effort
from sushiya.conformance.positions import Moment, moments
from sushiya.games.sushi_express import events as on
from sushiya.games.sushi_express.components import EXPRESS, PARK
from sushiya.games.sushi_express.dial import stack_on

GAMES = 8
"""For each policy: all numbers of players, both readings of a swap, and mixtures."""


WANTED = (
    "played same-bet",
    "played swap",
    "played re-roll",
    "played further",
    "tip shown at the end",
    "swap before placing",
    "swap after placing",
    "swap of a stack",
    "re-roll in try 1",
    "re-roll in try 2",
    "several further at once",
    "stack of 2",
    "stack of 3",
    "stack of 4",
    "Sushi Express jumped",
    "Sushi Express reached",
    "Sushi Express passed",
    "customer and Park in one trip",
    "no card at the Park: pile empty",
    "no card for a failed roll: pile empty",
    "all failed",
    "empty row",
    "row kept",
    "row cleared",
)


def note(moment: Moment, met: Counter[str]) -> None:
    """Count what is rare in one step."""
    state = moment.before
    met[f"{moment.game.players} players"] += 1
    for event in moment.step.events:
        match event:
            case on.BetPlaced(_, number, is_same):
                met["played same-bet"] += is_same
                met[f"stack of {len(stack_on(state.dial, number)) + 1}"] += 1
            case on.BetsSwapped(seat, low, high):
                met["played swap"] += 1
                has_bet = any(seat in stack for stack in state.dial)
                met["swap after placing" if has_bet else "swap before placing"] += 1
                sizes = [len(stack_on(state.dial, number)) for number in (low, high)]
                met["swap of a stack"] += max(sizes) > 1
            case on.DieRerolled(_, attempt):
                met["played re-roll"] += 1
                met[f"re-roll in try {attempt}"] += 1
            case on.DriveAnnounced(_, extra):
                met["played further"] += extra
                met["several further at once"] += extra > 1
            case on.RowSwept():
                met["all failed"] += 1
            case on.RowKept():
                met["row kept"] += 1
            case on.RowCleared():
                met["row cleared"] += 1
            case on.GameEnded(hands):
                met["tip shown at the end"] += any("tip" in hand for hand in hands)
    _note_trips(moment, met)


def _note_trips(moment: Moment, met: Counter[str]) -> None:
    state, events = moment.before, moment.step.events
    vans = list(state.vans)
    for place, event in enumerate(events):
        following = events[place + 1] if place + 1 < len(events) else None
        if isinstance(event, on.VanMoved):
            others = vans[: event.seat] + vans[event.seat + 1 :]
            vans[event.seat] = event.trip.to
            if event.trip.is_served:
                way = "reached" if event.trip.to == EXPRESS else "passed"
                met[f"Sushi Express {'jumped' if EXPRESS in others else way}"] += 1
            met["customer and Park in one trip"] += event.trip.is_served and event.trip.is_parked
        if isinstance(event, on.TripEnded) and vans[event.seat] == PARK:
            drew = isinstance(events[place - 1], on.ActionDrawn)
            met["no card at the Park: pile empty"] += not drew
        if isinstance(event, on.RollFailed):
            drew = isinstance(following, on.ActionDrawn)
            met["no card for a failed roll: pile empty"] += not drew
        if isinstance(event, on.VansStopped):
            met["empty row"] += following is not None


@pytest.mark.parametrize("check", ["same-view", "same-events", "worlds-vary", "legality"])
@pytest.mark.parametrize("policy", BIASED)
def test_two_worlds_with_biased_players(policy: str, check: str) -> None:
    """The same games as counted below: all follow from policy, effort and seed."""
    effort = Effort(games=GAMES, worlds=60)
    CHECKS[check](rules_of(policy), effort)
    assert effort.met


def test_every_rare_thing_is_met(record_property: Callable[[str, object], None]) -> None:
    met: Counter[str] = Counter()
    for policy in POLICIES:
        games = Effort().games if policy == "cook" else GAMES
        for moment in moments(rules_of(policy), Effort(games=games)):
            note(moment, met)
    assert not [name for name in WANTED if not met[name]]
    players = [f"{count} players" for count in (3, 4, 5, 6)]
    assert all(met[name] for name in players)
    record_property("sushi-express, rare things", {name: met[name] for name in (*players, *WANTED)})
