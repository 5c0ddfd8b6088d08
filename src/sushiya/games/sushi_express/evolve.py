"""How each event changes the state; judges nothing and draws no chance."""

from functools import singledispatch
from typing import TypeVar

import msgspec

from sushiya.core.event import Event
from sushiya.core.ids import Decision, Seat
from sushiya.games.sushi_express import events as on
from sushiya.games.sushi_express.components import (
    EXPRESS,
    START_HAND,
    Action,
    less,
    sorted_customers,
    sorted_hand,
)
from sushiya.games.sushi_express.dial import EMPTY, lift, put, swap
from sushiya.games.sushi_express.state import State, Throw

T = TypeVar("T")

_change = msgspec.structs.replace


def evolve(state: State | None, event: Event) -> State:
    if state is None:
        if not isinstance(event, on.GameOpened):
            raise TypeError(f"{event!r} cannot be the first event")
        return _opened(event)
    after = _follow(event, state)
    if isinstance(event, on.ANSWERS):
        after = _change(after, decision=Decision(state.decision + 1))
    return after


def _opened(event: on.GameOpened) -> State:
    players = event.options.players
    return State(
        options=event.options,
        customer_pile=event.customers,
        action_pile=event.actions,
        starter=event.starter,
        vans=(EXPRESS,) * players,
        customers=((),) * players,
        hands=(START_HAND,) * players,
        played=((),) * players,
    )


@singledispatch
def _follow(event: Event, state: State) -> State:
    raise TypeError(f"{event!r} cannot follow {state!r}")


@_follow.register
def _(event: on.RowFilled, state: State) -> State:
    count = len(event.cards)
    return _change(
        state,
        row=sorted_customers((*state.row, *event.cards)),
        customer_pile=state.customer_pile[count:],
    )


@_follow.register
def _(event: on.RoundBegan, state: State) -> State:
    return _change(
        state,
        round=event.round,
        phase="bets",
        starter=event.seat,
        bettor=event.seat,
        dial=EMPTY,
        lowest=None,
    )


@_follow.register
def _(event: on.BetsSwapped, state: State) -> State:
    after = _played(state, event.seat, "swap")
    return _change(after, dial=swap(state.dial, event.low, event.high))


@_follow.register
def _(event: on.BetPlaced, state: State) -> State:
    after = _played(state, event.seat, "same-bet") if event.is_same else state
    return _change(after, dial=put(state.dial, event.seat, event.number))


@_follow.register(on.BetEnded)
@_follow.register(on.RollAccepted)
@_follow.register(on.RowKept)
def _(_event: on.BetEnded | on.RollAccepted | on.RowKept, state: State) -> State:
    return state


@_follow.register
def _(event: on.TurnPassed, state: State) -> State:
    return _change(state, bettor=event.seat)


@_follow.register
def _(event: on.BetsClosed, state: State) -> State:
    return _change(state, phase="dice", bettor=None, lowest=event.lowest)


@_follow.register
def _(event: on.DiceRolled, state: State) -> State:
    return _change(state, throw=Throw(event.attempt, event.dice), rolls=state.rolls + 1)


@_follow.register
def _(event: on.DieRerolled, state: State) -> State:
    after = _played(state, event.seat, "re-roll")
    return _change(after, throw=Throw(event.attempt, event.dice), rolls=state.rolls + 1)


@_follow.register
def _(_event: on.RollSucceeded, state: State) -> State:
    return _change(state, phase="vans", throw=None)


@_follow.register
def _(event: on.RollFailed, state: State) -> State:
    return _change(state, dial=lift(state.dial, event.seat), throw=None)


@_follow.register
def _(event: on.ActionDrawn, state: State) -> State:
    hand = sorted_hand((*state.hands[event.seat], event.card))
    return _change(
        state,
        hands=_with(state.hands, event.seat, hand),
        action_pile=state.action_pile[1:],
    )


@_follow.register
def _(event: on.DriveAnnounced, state: State) -> State:
    return _played(state, event.seat, "further", event.extra)


@_follow.register
def _(event: on.VanMoved, state: State) -> State:
    return _change(
        state,
        vans=_with(state.vans, event.seat, event.trip.to),
        is_served=event.trip.is_served,
    )


@_follow.register
def _(event: on.CustomerTaken, state: State) -> State:
    row = list(state.row)
    row.remove(event.customer)
    taken = sorted_customers((*state.customers[event.seat], event.customer))
    return _change(
        state,
        row=tuple(row),
        customers=_with(state.customers, event.seat, taken),
        is_served=False,
    )


@_follow.register
def _(event: on.TripEnded, state: State) -> State:
    return _change(state, dial=lift(state.dial, event.seat))


@_follow.register
def _(_event: on.VansStopped, state: State) -> State:
    return _change(state, phase="deliveries")


@_follow.register(on.RowCleared)
@_follow.register(on.RowSwept)
def _(_event: on.RowCleared | on.RowSwept, state: State) -> State:
    gone = sorted_customers((*state.discarded, *state.row))
    return _change(state, phase="deliveries", row=(), discarded=gone)


@_follow.register
def _(event: on.GameEnded, state: State) -> State:
    return _change(state, points=event.points, ranks=event.ranks)


def _played(state: State, seat: Seat, kind: Action, count: int = 1) -> State:
    """Move cards from a hand to what has been played, where all can see them."""
    if not count:
        return state
    played = sorted_hand((*state.played[seat], *[kind] * count))
    return _change(
        state,
        hands=_with(state.hands, seat, less(state.hands[seat], kind, count)),
        played=_with(state.played, seat, played),
    )


def _with(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
