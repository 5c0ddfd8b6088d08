"""What makes lockstep reach every branch: biased players, set-up positions, a list of branches."""

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

from sushiya.core.event import Event
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat

Player: TypeAlias = Callable[[Any, tuple[Any, ...], random.Random], Any]
"""player(view, legal, rng): chooses a command that leads to rare branches."""
SetUp: TypeAlias = Callable[[random.Random], tuple[AnyGame, Any]]
"""set_up(rng): a table and a settled position at it."""


class ScenarioError(RuntimeError):
    """A game whose engine is compared with the reference brings no scenarios."""


@dataclass(frozen=True)
class Settled:
    """One settled decision: what was chosen, what happened, and where that leads."""

    game: AnyGame
    before: Any
    commands: Mapping[Seat, Any]
    events: tuple[Event, ...]
    after: Any


@dataclass(frozen=True, kw_only=True)
class Scenarios:
    """Branches are named by the rulebook's paragraph and what happened there."""

    players: Mapping[str, Player]
    positions: Mapping[str, SetUp]
    branches: tuple[str, ...]
    """All branches that must be reached; unreachable ones are not listed."""
    note: Callable[[Settled], Iterable[str]]
    """Names the branches that a decision reached. Kinds of events are counted for every game."""


def event_branches(events: Iterable[type[Event]], *, without: tuple[type[Event], ...]) -> list[str]:
    """Name the kinds of events that must be reached: all but those unknown to engines."""
    return [event_branch(kind) for kind in events if kind not in without]


def event_branch(kind: type[Event]) -> str:
    return f"event {kind.__name__}"


def load_scenarios(rules: AnyRules) -> Scenarios:
    if rules.scenarios is None:
        raise ScenarioError(f"{rules.name} brings no scenarios, so nobody knows what it must meet")
    scenarios: Scenarios = import_module(rules.scenarios).SCENARIOS
    return scenarios
