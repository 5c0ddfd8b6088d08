"""All that a seat or a watcher knows, and a state that fits it (`imagine`)."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from sushiya.core.ids import Decision, Seat, Viewer
from sushiya.core.result import Result
from sushiya.core.value import Value
from sushiya.games.sushi_express.components import (
    ACTION_COPIES,
    CUSTOMER_COPIES,
    Action,
    Customer,
    Customers,
    Hand,
    sorted_hand,
    sure_cards,
)
from sushiya.games.sushi_express.dial import Dial
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.scoring import Points, score
from sushiya.games.sushi_express.state import Phase, State, Throw, result, to_act

K = TypeVar("K", Customer, Action)


class KnownHand(Value, frozen=True, tag="known", tag_field="hand"):
    cards: Hand

    @property
    def size(self) -> int:
        return len(self.cards)


class PartlyKnownHand(Value, frozen=True, tag="partly-known", tag_field="hand"):
    """Another's hand: what it holds for sure, and how many cards nobody else has seen."""

    cards: Hand
    drawn: int

    @property
    def size(self) -> int:
        return len(self.cards) + self.drawn


AnyHand = KnownHand | PartlyKnownHand


class View(Value, frozen=True, kw_only=True):
    """What one viewer knows, with perfect recall; lists run by seat."""

    options: SushiExpressOptions
    seat: Viewer
    decision: Decision
    round: int
    phase: Phase
    to_act: tuple[Seat, ...]
    starter: Seat
    dial: Dial
    lowest: Seat | None
    throw: Throw | None
    rolls: int
    is_served: bool
    vans: tuple[int, ...]
    row: Customers
    customers: tuple[Customers, ...]
    discarded: dict[Customer, int]
    hands: tuple[AnyHand, ...]
    played: tuple[Hand, ...]
    customer_pile: int
    action_pile: int
    unseen_customers: dict[Customer, int]
    """What the customer pile holds, by kind."""
    unseen_actions: dict[Action, int]
    """What the action pile and the unknown cards of other hands are, by kind."""
    now: tuple[Points, ...]
    """What the game would give if it ended now, from open cards: tips in hands left out."""
    result: Result | None


def view(state: State, seat: Viewer) -> View:
    hands = tuple(_hand(state, seat, Seat(owner)) for owner in range(len(state.hands)))
    return View(
        options=state.options,
        seat=seat,
        decision=state.decision,
        round=state.round,
        phase=state.phase,
        to_act=to_act(state),
        starter=state.starter,
        dial=state.dial,
        lowest=state.lowest,
        throw=state.throw,
        rolls=state.rolls,
        is_served=state.is_served,
        vans=state.vans,
        row=state.row,
        customers=state.customers,
        discarded=_counts(state.discarded),
        hands=hands,
        played=state.played,
        customer_pile=len(state.customer_pile),
        action_pile=len(state.action_pile),
        unseen_customers=_rest(CUSTOMER_COPIES, (state.row, state.discarded, *state.customers)),
        unseen_actions=_rest(ACTION_COPIES, (*state.played, *(hand.cards for hand in hands))),
        now=score(state.customers, [0] * len(hands)),
        result=result(state),
    )


def _hand(state: State, viewer: Viewer, owner: Seat) -> AnyHand:
    hand = state.hands[owner]
    # Hands are shown at the end (rule 8.5).
    if viewer == owner or state.is_over:
        return KnownHand(hand)
    sure = sure_cards(state.played[owner])
    drawn = len(hand) - len(sure)
    return PartlyKnownHand(sure, drawn) if drawn else KnownHand(sure)


def _counts(cards: Iterable[K]) -> dict[K, int]:
    return dict(Counter(cards))


def _rest(copies: dict[K, int], seen: Iterable[tuple[K, ...]]) -> dict[K, int]:
    """Count what is left of all copies, kinds that are used up left out."""
    rest = dict(copies)
    for cards in seen:
        for kind in cards:
            rest[kind] -= 1
    return {kind: count for kind, count in rest.items() if count}


def imagine(view: View, rng: random.Random) -> State:
    """Make a world that this viewer cannot tell from the true one."""
    customers, actions = _listed(view.unseen_customers), _listed(view.unseen_actions)
    rng.shuffle(customers)
    rng.shuffle(actions)
    hands: list[Hand] = []
    for hand in view.hands:
        drawn = hand.drawn if isinstance(hand, PartlyKnownHand) else 0
        hands.append(sorted_hand((*hand.cards, *(actions.pop() for _ in range(drawn)))))
    return State(
        options=view.options,
        customer_pile=tuple(customers),
        action_pile=tuple(actions),
        decision=view.decision,
        round=view.round,
        phase=view.phase,
        starter=view.starter,
        bettor=view.to_act[0] if view.phase == "bets" else None,
        dial=view.dial,
        lowest=view.lowest,
        throw=view.throw,
        rolls=view.rolls,
        is_served=view.is_served,
        vans=view.vans,
        row=view.row,
        customers=view.customers,
        discarded=tuple(_listed(view.discarded)),
        hands=tuple(hands),
        played=view.played,
        points=view.result.points if view.result else (),
        ranks=tuple(rank for rank in view.result.ranks if rank is not None) if view.result else (),
    )


def _listed(counts: dict[K, int]) -> list[K]:
    return [kind for kind, count in counts.items() for _ in range(count)]
