"""Biased players and set-up positions that lead lockstep tests of Sushi Express to what is rare."""

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.game import AnyGame, Game
from sushiya.core.ids import Decision
from sushiya.core.scenarios import Scenarios
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.commands import Drive, PlaceBet, Reroll, SwapBets
from sushiya.games.sushi_express.components import (
    CUSTOMER_CARDS,
    PARK,
    START_HAND,
    TILES,
    Action,
    Customer,
    action_pile,
    sorted_customers,
    sorted_hand,
)
from sushiya.games.sushi_express.cook import choose
from sushiya.games.sushi_express.dial import stack_on
from sushiya.games.sushi_express.rule_coverage import BRANCHES, note
from sushiya.games.sushi_express.state import State
from sushiya.games.sushi_express.view import View

T = TypeVar("T")


def stacker(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Bet on the highest pile of markers."""
    bets = [one for one in legal if isinstance(one, PlaceBet)]
    if not bets:
        return rng.choice(legal)
    return max(bets, key=lambda one: (len(stack_on(view.dial, one.number)), rng.random()))


def gambler(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:  # noqa: ARG001 - leaves nothing to chance
    """Bet as high as possible, and draw the action pile empty by failing."""
    bets = [
        one for one in legal if isinstance(one, PlaceBet) and not stack_on(view.dial, one.number)
    ]
    return max(bets, key=lambda one: one.number) if bets else legal[0]


def spender(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Play swaps and re-rolls whenever there is one to play."""
    cards = [one for one in legal if isinstance(one, SwapBets | Reroll)]
    return rng.choice(cards) if cards else choose(view, legal, rng)


def racer(_view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Drive as far as the bet and all cards allow, and bet high enough for it."""
    bets = [one for one in legal if isinstance(one, PlaceBet) and one.number > 8]
    drives = [one for one in legal if isinstance(one, Drive)]
    return drives[-1] if drives else rng.choice(bets or legal)


def _take(rest: list[T], wished: Iterable[T]) -> list[T]:
    """Take these, as far as there are any left."""
    taken = []
    for one in wished:
        if one in rest:
            rest.remove(one)
            taken.append(one)
    return taken


def _arrange(  # noqa: PLR0913 - all but the first two are named
    game: AnyGame,
    rng: random.Random,
    *,
    vans: Sequence[int],
    wished: Sequence[Action] = (),
    actions: int = 0,
    taken: Sequence[Customer] = (),
    pile: int,
) -> tuple[AnyGame, State]:
    """Set up the start of a round: some of the wished cards in hands, and this taken by all."""
    customers = list(CUSTOMER_CARDS)
    rng.shuffle(customers)
    owned = [sorted_customers(_take(customers, taken)) for _ in range(game.players)]
    row, end = game.players, game.players + pile
    cards = list(action_pile(game.players))
    rng.shuffle(cards)
    hands, played = [], []
    for _ in range(game.players):
        # A first card that was not played is in the hand, as all know (rule 9.3).
        first = [kind for kind in START_HAND if rng.random() < 0.4]
        more = rng.sample(wished, min(len(wished), rng.randrange(3)))
        hands.append([*first, *_take(cards, more)])
        played.append([kind for kind in START_HAND if kind not in first])
    # Tips are never played: those left over stay in the pile.
    cards.sort(key=lambda kind: kind != "tip")
    actions = max(actions, cards.count("tip")) if actions else 0
    for card in cards[actions:]:
        rng.choice(hands if card == "tip" else played).append(card)
    drawn = cards[:actions]
    rng.shuffle(drawn)
    start: State = game.start(Dealer(rng.getrandbits(32)))
    round_ = rng.randint(2, 9)
    return game, msgspec.structs.replace(
        start,
        customer_pile=tuple(customers[row:end]),
        action_pile=tuple(drawn),
        decision=Decision(round_ * game.players),
        round=round_,
        vans=tuple(vans),
        row=sorted_customers(customers[:row]),
        customers=tuple(owned),
        discarded=sorted_customers(customers[end:]),
        hands=tuple(sorted_hand(hand) for hand in hands),
        played=tuple(sorted_hand(cards) for cards in played),
    )


def _table(rng: random.Random) -> AnyGame:
    return Game(RULES, RULES.options.mixed(rng))


def _ending(rng: random.Random) -> tuple[AnyGame, State]:
    """Everyone has the same cards, and the piles are all but empty."""
    game = _table(rng)
    alike: list[Customer] = ["light-blue", "dark-blue", "tip"]
    return _arrange(
        game,
        rng,
        vans=rng.sample(range(TILES), game.players),
        wished=("same-bet", "tip"),
        actions=rng.randrange(4),
        taken=alike[rng.randrange(3) : rng.randint(1, 3)],
        pile=rng.randrange(game.players + 1),
    )


def _laps(rng: random.Random) -> tuple[AnyGame, State]:
    """Vans stand where long ways lead round twice, to the Park or around it."""
    game = _table(rng)
    vans = rng.sample((0, PARK, TILES - 3, TILES - 2, TILES - 1, PARK - 1), game.players)
    return _arrange(game, rng, vans=vans, wished=("further",) * 4, pile=game.players)


def _cards(rng: random.Random) -> tuple[AnyGame, State]:
    """Hands are full of swaps and re-rolls."""
    game = _table(rng)
    return _arrange(
        game,
        rng,
        vans=rng.sample(range(TILES), game.players),
        wished=("swap", "swap", "re-roll", "re-roll"),
        actions=3,
        pile=game.players,
    )


SCENARIOS = Scenarios(
    players={"stacker": stacker, "gambler": gambler, "spender": spender, "racer": racer},
    positions={"ending": _ending, "laps": _laps, "cards": _cards},
    branches=BRANCHES,
    note=note,
)
