"""How each event changes the state; judges nothing and draws no chance."""

from functools import singledispatch

import msgspec

from sushiya.core.event import Event
from sushiya.core.ids import Decision, Seat
from sushiya.core.simultaneous import hold, nothing_held
from sushiya.games.sushi_go import events as on
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    NIGIRI_POINTS,
    Card,
    Hand,
    Kind,
    free_wasabi,
    sorted_hand,
    without,
)
from sushiya.games.sushi_go.state import Robot, State, direction_step

_change = msgspec.structs.replace


def evolve(state: State | None, event: Event) -> State:
    if state is None:
        if not isinstance(event, on.GameOpened):
            raise TypeError(f"{event!r} cannot be the first event")
        return _opened(event)
    return _follow(event, state)


def _opened(event: on.GameOpened) -> State:
    options = event.options
    return State(
        options=options,
        deck=event.deck,
        puddings=(0,) * options.tables,
        robot=None if event.controller is None else Robot(event.controller),
    )


@singledispatch
def _follow(event: Event, state: State) -> State:
    raise TypeError(f"{event!r} cannot follow {state!r}")


@_follow.register
def _(event: on.RoundDealt, state: State) -> State:
    size, dealt = event.cards, event.cards * state.options.tables
    hands = [sorted_hand(state.deck[at : at + size]) for at in range(0, dealt, size)]
    robot = state.robot
    if robot is not None:
        hands.pop()
        # The pile keeps the deck's order: its next card comes first, as in the deck.
        robot = Robot(robot.controller, pile=state.deck[dealt - size : dealt])
    return _change(
        state,
        round=event.round,
        turn=1,
        deck=state.deck[dealt:],
        hands=tuple(hands),
        held=nothing_held(state.options.players),
        tables=((),) * state.options.tables,
        robot=robot,
    )


@_follow.register
def _(event: on.RobotCardDrawn, state: State) -> State:
    hands = list(state.hands)
    hands[event.seat] = sorted_hand((*hands[event.seat], event.card))
    pile = state.robot.pile if state.robot else ()
    return _change(
        state, hands=tuple(hands), robot=Robot(event.seat, pile=pile[1:], drawn=event.card)
    )


@_follow.register(on.PickHeld)
@_follow.register(on.PickReplaced)
def _(event: on.PickHeld | on.PickReplaced, state: State) -> State:
    return _change(state, held=hold(state.held, event.seat, event.pick))


@_follow.register
def _(event: on.PicksRevealed, state: State) -> State:
    return _change(_laid(state, event.picks), decision=Decision(state.decision + 1))


@_follow.register
def _(event: on.LastCardsLaid, state: State) -> State:
    return _laid(state, event.picks)


def _laid(state: State, picks: tuple[Keep, ...]) -> State:
    hands, tables = [], []
    for hand, table, pick in zip(state.hands, state.tables, picks, strict=False):
        kept = [card.kind for card in pick.cards]
        rest = without(hand, kept if pick.give is None else (*kept, pick.give))
        after = (*table, *_in_laying_order(pick))
        if len(pick.cards) == 2:
            after = _without_chopsticks(after)
            rest = sorted_hand((*rest, "chopsticks"))
        hands.append(rest)
        tables.append(after)
    for pick in picks:
        if pick.give is not None:
            robots = state.tables[-1]
            tables.append((*robots, on_free_wasabi(pick.give, robots)))
    return _change(
        state,
        hands=tuple(hands),
        tables=tuple(tables),
        held=nothing_held(state.options.players),
    )


def _in_laying_order(pick: Keep) -> tuple[Card, ...]:
    """Lay a wasabi before the nigiri that may lie on it."""
    return tuple(sorted(pick.cards, key=lambda card: card.kind != "wasabi"))


def _without_chopsticks(table: tuple[Card, ...]) -> tuple[Card, ...]:
    """Take the oldest chopsticks: any kept this turn lie behind them."""
    place = table.index(Card("chopsticks"))
    return (*table[:place], *table[place + 1 :])


def on_free_wasabi(kind: Kind, table: tuple[Card, ...]) -> Card:
    """Lay a card where nobody chooses: a nigiri goes on a free wasabi (rules 3.6, 9.5)."""
    return Card(kind, on_wasabi=kind in NIGIRI_POINTS and free_wasabi(table) > 0)


@_follow.register
def _(_event: on.HandsPassed, state: State) -> State:
    step = direction_step(state)
    count = len(state.hands)
    passed: tuple[Hand, ...] = tuple(state.hands[(seat - step) % count] for seat in range(count))
    robot = state.robot
    if robot is not None:
        robot = Robot(_other(robot.controller), pile=robot.pile)
    return _change(state, turn=state.turn + 1, hands=passed, robot=robot)


def _other(seat: Seat) -> Seat:
    return Seat(1 - seat)


@_follow.register
def _(event: on.RoundScored, state: State) -> State:
    gone = [card.kind for table in state.tables for card in table if card.kind != "pudding"]
    puddings = tuple(
        before + sum(card.kind == "pudding" for card in table)
        for before, table in zip(state.puddings, state.tables, strict=True)
    )
    robot = state.robot
    if robot is not None:
        # Control alternates through the whole game, also from round to round (rule 9.7).
        robot = Robot(_other(robot.controller))
    return _change(
        state,
        tables=((),) * state.options.tables,
        puddings=puddings,
        discarded=sorted_hand((*state.discarded, *gone)),
        points=(*state.points, event.points),
        robot=robot,
    )


@_follow.register
def _(event: on.GameEnded, state: State) -> State:
    return _change(state, pudding_points=event.pudding, ranks=event.ranks)
