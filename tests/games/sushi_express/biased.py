"""Players of Sushi Express who seek what is rare, so that tests really meet it."""

import random
from collections.abc import Callable
from dataclasses import replace

from sushiya.core.command import Command
from sushiya.core.game import AnyRules
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.commands import PlaceBet, Reroll, SwapBets
from sushiya.games.sushi_express.cook import cook
from sushiya.games.sushi_express.dial import stack_on
from sushiya.games.sushi_express.view import View

Policy = Callable[[View, tuple[Command, ...], random.Random], Command]


def stacker(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Bet on the highest pile of markers."""
    bets = [one for one in legal if isinstance(one, PlaceBet)]
    if not bets:
        return rng.choice(legal)
    return max(bets, key=lambda one: (len(stack_on(view.dial, one.number)), rng.random()))


def gambler(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Bet as high as possible, and draw the action pile empty by failing."""
    bets = [
        one for one in legal if isinstance(one, PlaceBet) and not stack_on(view.dial, one.number)
    ]
    return max(bets, key=lambda one: one.number) if bets else legal[0]


def spender(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Play swaps and re-rolls whenever there is one to play."""
    cards = [one for one in legal if isinstance(one, SwapBets | Reroll)]
    return rng.choice(cards) if cards else cook(view, legal, rng)


BIASED: dict[str, Policy] = {"stacker": stacker, "gambler": gambler, "spender": spender}
POLICIES: dict[str, Policy] = {"cook": cook, **BIASED}


def rules_of(policy: str) -> AnyRules:
    return replace(RULES, cook=POLICIES[policy])
