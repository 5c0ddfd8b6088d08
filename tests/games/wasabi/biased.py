"""Players of Wasabi! who seek what is rare, so that tests really meet it."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from sushiya.core.command import Command
from sushiya.core.game import AnyRules
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.view import View

Policy = Callable[[View, tuple[Command, ...], random.Random], Command]

CARDS = ask.PlayChop | ask.PlaySpicy | ask.PlayStack | ask.PlaySwitch | ask.LayWasabi


def show_off(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Play cards whenever there is one to play, and build high stacks."""
    cards = {type(one): one for one in rng.sample(legal, len(legal)) if isinstance(one, CARDS)}
    if cards and rng.random() < 0.8:
        return rng.choice(list(cards.values()))
    taken = [one for one in legal if isinstance(one, ask.TakeCard)]
    placed = [one for one in legal if isinstance(one, ask.PlaceTile)]
    if taken:
        return rng.choice(taken)
    if view.turn.card == "stack" and placed:
        return max(placed, key=lambda one: len(view.board[one.square]))
    return cook(view, legal, rng)


def passer(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Hold recipes of one length, and pass as often as not, with many at once."""
    passes = [one for one in legal if isinstance(one, ask.Pass)]
    if passes and rng.random() < 0.6:
        return rng.choice(passes[len(passes) // 2 :])
    if view.stage == "recipes":
        return legal[-1] if view.seat else legal[0]
    return cook(view, legal, rng)


BIASED: dict[str, Policy] = {"show-off": show_off, "passer": passer}
POLICIES: dict[str, Policy] = {"cook": cook, **BIASED}


@cache  # Tests that ask for the same rules share their playthroughs.
def rules_of(policy: str) -> AnyRules:
    return replace(RULES, cook=POLICIES[policy])
