"""Every branch of the rules of Sushi Express, by the rulebook's paragraph, and which were met."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from sushiya.core.event import Event
from sushiya.core.ids import Seat
from sushiya.core.scenarios import Settled, event_branches
from sushiya.games.sushi_express import events as on
from sushiya.games.sushi_express.components import EXPRESS, PARK, START_HAND, TILES, TRIES
from sushiya.games.sushi_express.dial import (
    bet_of,
    held_numbers,
    lift,
    lowest,
    put,
    stack_on,
    swap,
)
from sushiya.games.sushi_express.scoring import totals
from sushiya.games.sushi_express.state import State

BRANCHES = (
    *event_branches(on.EVENTS, without=(on.GameOpened,)),
    *(f"2.1 {players} players" for players in (3, 4, 5, 6)),
    "3.3 last action card drawn",
    "3.3 no card at the Park: pile empty",
    "3.3 no card for a failed roll: pile empty",
    "4.1 free number below others",
    "4.1 free number above all",
    *(f"4.2 stack of {size}" for size in (2, 3, 4, 5, 6)),
    "4.3 swap before placing",
    "4.3 swap after placing",
    "4.3 swap of one's own marker",
    "4.3 swap of a stack",
    "4.3 swap held, no two numbers to swap",
    "4.4 adjacent swap",
    "4.4 adjacent: swap held, numbers apart",
    "4.4 neighbours: swap of following numbers",
    "4.4 neighbours: swap across free numbers",
    "4.5 turn ended by saying so",
    "4.5 turn ends by itself after a bet",
    "4.5 turn ends by itself after a swap",
    "4.7 lowest by number",
    "4.7 lowest by the bottom of a stack",
    "5.1 roller from a stack",
    "5.3 just enough",
    *(f"5.3 enough in try {attempt}" for attempt in range(1, TRIES + 1)),
    "5.4 failed, the next one rolls",
    *(f"5.5 re-roll in try {attempt}" for attempt in range(1, TRIES + 1)),
    "5.5 first die rolled again",
    "5.5 second die rolled again",
    "5.5 one of two equal dice rolled again",
    "5.5 re-rolled lower",
    "5.5 enough after a re-roll",
    "5.5 asked again after a re-roll",
    "5.5 no card left after a re-roll",
    "5.5 re-roll kept in hand",
    "5.6 asked without a re-roll",
    "5.6 roller without cards is not asked",
    "5.7 all failed",
    *(f"6.2 {count} further" for count in ("no", "one", "several")),
    "6.3 asked without one tile further",
    "6.3 mover without cards is not asked",
    "6.4 tiles jumped",
    "6.4 own starting tile counted again",
    "6.5 several vans on one tile jumped",
    "6.6 Sushi Express reached",
    "6.6 Sushi Express passed",
    "6.6 Sushi Express jumped",
    "6.6 met twice in one trip",
    "6.6 leaving it does not count",
    "6.6 stopped before an occupied one",
    "6.7 customer taken",
    "6.7 tip taken",
    "6.7 only one kind left",
    "6.8 card at the Park",
    "6.8 a round back to the Park",
    "6.9 customer and Park in one trip",
    "7.3 row empty, no choice",
    "7.4 whole row filled",
    "7.4 part of the row filled",
    "7.4 nothing to fill",
    "7.5 the start player stays",
    "7.5 another starts",
    *(f"8.1 over: row {how}" for how in ("kept", "cleared", "swept", "empty")),
    "8.2 on with an empty pile",
    "8.3 first card of a customer",
    "8.3 further cards of a customer",
    "8.4 one has the fewest tips",
    "8.4 several share the fewest tips",
    "8.4 all have the same number of tips",
    "8.4 nobody has tips",
    "8.4 tip in hand",
    "8.4 total below 0",
    "8.5 won by points",
    "8.5 won by cards",
    "8.5 won by several",
    "9.3 hand known for sure",
    "9.3 hand known in part",
    "9.3 first card no longer sure",
)


def note(settled: Settled) -> Iterator[str]:
    before, after = settled.before, settled.after
    yield f"2.1 {before.options.players} players"
    yield from _Walk(before, settled.events).met()
    if after.is_over:
        yield from _end(after)
    else:
        yield from _swap_in_hand(after)
        yield from _hands(after)


class _Walk:
    """The events of one decision, followed as far as branches ask for it."""

    def __init__(self, before: State, events: Sequence[Event]) -> None:
        self.before = before
        self.events = events
        self.dial = before.dial
        self.vans = list(before.vans)
        self.cards = len(before.action_pile)
        self.starter = before.starter

    def met(self) -> Iterator[str]:
        last: Event | None = None
        for place, event in enumerate(self.events):
            following = self.events[place + 1] if place + 1 < len(self.events) else None
            look = _LOOKS.get(type(event))
            if look is not None:
                yield from look(self, event, last, following)
            last = event

    def bet(self, event: on.BetPlaced, _last: object, following: object) -> Iterator[str]:
        stack = stack_on(self.dial, event.number)
        if event.is_same:
            yield f"4.2 stack of {len(stack) + 1}"
        else:
            is_below = any(number > event.number for number in held_numbers(self.dial))
            yield f"4.1 free number {'below others' if is_below else 'above all'}"
        if following is not None:
            yield "4.5 turn ends by itself after a bet"
        self.dial = put(self.dial, event.seat, event.number)

    def swapped(self, event: on.BetsSwapped, _last: object, following: object) -> Iterator[str]:
        bet = bet_of(self.dial, event.seat)
        yield f"4.3 swap {'before' if bet is None else 'after'} placing"
        if bet in {event.low, event.high}:
            yield "4.3 swap of one's own marker"
        if max(len(stack_on(self.dial, number)) for number in (event.low, event.high)) > 1:
            yield "4.3 swap of a stack"
        if self.before.options.swap == "adjacent":
            yield "4.4 adjacent swap"
        else:
            is_next = event.high - event.low == 1
            way = "of following numbers" if is_next else "across free numbers"
            yield f"4.4 neighbours: swap {way}"
        if following is not None:
            yield "4.5 turn ends by itself after a swap"
        self.dial = swap(self.dial, event.low, event.high)

    def ended(self, _event: object, _last: object, _following: object) -> Iterator[str]:
        yield "4.5 turn ended by saying so"

    def closed(self, _event: object, _last: object, _following: object) -> Iterator[str]:
        number = bet_of(self.dial, lowest(self.dial)) or 0
        is_stack = len(stack_on(self.dial, number)) > 1
        yield f"4.7 lowest by {'the bottom of a stack' if is_stack else 'number'}"

    def rolled(self, event: on.DiceRolled, last: object, _following: object) -> Iterator[str]:
        if event.attempt > 1 and isinstance(last, on.DiceRolled):
            yield "5.6 roller without cards is not asked"
        if event.attempt == 1 and len(stack_on(self.dial, self._bet(event.seat))) > 1:
            yield "5.1 roller from a stack"

    def rerolled(self, event: on.DieRerolled, _last: object, following: object) -> Iterator[str]:
        shown = self.before.throw.dice if self.before.throw else event.dice
        yield f"5.5 re-roll in try {event.attempt}"
        if shown[0] == shown[1]:
            yield "5.5 one of two equal dice rolled again"
        else:
            yield f"5.5 {'first' if shown[0] == event.die else 'second'} die rolled again"
        if sum(event.dice) < sum(shown):
            yield "5.5 re-rolled lower"
        if following is None:
            yield "5.5 asked again after a re-roll"
        elif not isinstance(following, on.RollSucceeded):
            yield "5.5 no card left after a re-roll"

    def accepted(self, event: on.RollAccepted, _last: object, _following: object) -> Iterator[str]:
        has_one = "re-roll" in self.before.hands[event.seat]
        yield "5.5 re-roll kept in hand" if has_one else "5.6 asked without a re-roll"

    def succeeded(self, event: on.RollSucceeded, last: object, _following: object) -> Iterator[str]:
        if isinstance(last, on.DieRerolled):
            yield "5.5 enough after a re-roll"
        elif isinstance(last, on.DiceRolled):
            yield f"5.3 enough in try {last.attempt}"
            if sum(last.dice) == self._bet(event.seat):
                yield "5.3 just enough"

    def failed(self, event: on.RollFailed, last: object, following: object) -> Iterator[str]:
        if isinstance(last, on.DiceRolled):
            yield "5.6 roller without cards is not asked"
        if not isinstance(following, on.ActionDrawn):
            yield "3.3 no card for a failed roll: pile empty"
        self.dial = lift(self.dial, event.seat)
        if held_numbers(self.dial):
            yield "5.4 failed, the next one rolls"

    def swept(self, _event: object, _last: object, _following: object) -> Iterator[str]:
        yield "5.7 all failed"

    def drew(self, _event: object, _last: object, following: object) -> Iterator[str]:
        self.cards -= 1
        if not self.cards:
            yield "3.3 last action card drawn"
        if isinstance(following, on.TripEnded):
            yield "6.8 card at the Park"

    def announced(self, event: on.DriveAnnounced, *_beside: object) -> Iterator[str]:
        yield f"6.2 {('no', 'one', 'several')[min(event.extra, 2)]} further"
        if "further" not in self.before.hands[event.seat]:
            yield "6.3 asked without one tile further"

    def moved(self, event: on.VanMoved, last: object, _following: object) -> Iterator[str]:
        seat, trip = event.seat, event.trip
        start = self.vans[seat]
        others = [*self.vans[:seat], *self.vans[seat + 1 :]]
        self.vans[seat] = trip.to
        if not isinstance(last, on.DriveAnnounced):
            yield "6.3 mover without cards is not asked"
        if trip.jumped:
            yield "6.4 tiles jumped"
        if trip.tiles + trip.jumped >= TILES and start not in others:
            yield "6.4 own starting tile counted again"
        if trip.is_served and others.count(EXPRESS) > 1:
            yield "6.5 several vans on one tile jumped"
        yield from self._express(start, others, event)
        if trip.is_parked and start == PARK:
            yield "6.8 a round back to the Park"
        if trip.is_parked and trip.is_served:
            yield "6.9 customer and Park in one trip"

    def _express(self, start: int, others: list[int], event: on.VanMoved) -> Iterator[str]:
        trip = event.trip
        if trip.is_served:
            way = "reached" if trip.to == EXPRESS else "passed"
            yield f"6.6 Sushi Express {'jumped' if EXPRESS in others else way}"
            if start + trip.tiles + trip.jumped >= 2 * TILES:
                yield "6.6 met twice in one trip"
        elif start == EXPRESS:
            yield "6.6 leaving it does not count"
        elif trip.to == TILES - 1 and EXPRESS in others:
            yield "6.6 stopped before an occupied one"

    def took(self, event: on.CustomerTaken, *_beside: object) -> Iterator[str]:
        yield f"6.7 {'tip' if event.customer == 'tip' else 'customer'} taken"
        if len(set(self.before.row)) == 1:
            yield "6.7 only one kind left"

    def trip_ended(self, event: on.TripEnded, last: object, _following: object) -> Iterator[str]:
        if self.vans[event.seat] == PARK and not isinstance(last, on.ActionDrawn):
            yield "3.3 no card at the Park: pile empty"

    def stopped(self, _event: object, _last: object, following: object) -> Iterator[str]:
        if following is not None:
            yield "7.3 row empty, no choice"

    def filled(self, event: on.RowFilled, *_beside: object) -> Iterator[str]:
        is_whole = len(event.cards) == self.before.options.players
        yield f"7.4 {'whole' if is_whole else 'part of the'} row filled"
        if len(event.cards) == len(self.before.customer_pile):
            yield "8.2 on with an empty pile"

    def began(self, event: on.RoundBegan, last: object, _following: object) -> Iterator[str]:
        if not isinstance(last, on.RowFilled):
            yield "7.4 nothing to fill"
        yield "7.5 the start player stays" if event.seat == self.starter else "7.5 another starts"

    def over(self, _event: object, last: object, _following: object) -> Iterator[str]:
        ways: dict[type, str] = {
            on.RowKept: "kept",
            on.RowCleared: "cleared",
            on.RowSwept: "swept",
        }
        yield f"8.1 over: row {ways.get(type(last), 'empty')}"

    def _bet(self, seat: Seat) -> int:
        return bet_of(self.dial, seat) or 0


_LOOKS: dict[type[Event], Callable[..., Iterator[str]]] = {
    on.BetPlaced: _Walk.bet,
    on.BetsSwapped: _Walk.swapped,
    on.BetEnded: _Walk.ended,
    on.BetsClosed: _Walk.closed,
    on.DiceRolled: _Walk.rolled,
    on.DieRerolled: _Walk.rerolled,
    on.RollAccepted: _Walk.accepted,
    on.RollSucceeded: _Walk.succeeded,
    on.RollFailed: _Walk.failed,
    on.RowSwept: _Walk.swept,
    on.ActionDrawn: _Walk.drew,
    on.DriveAnnounced: _Walk.announced,
    on.VanMoved: _Walk.moved,
    on.CustomerTaken: _Walk.took,
    on.TripEnded: _Walk.trip_ended,
    on.VansStopped: _Walk.stopped,
    on.RowFilled: _Walk.filled,
    on.RoundBegan: _Walk.began,
    on.GameEnded: _Walk.over,
}


def _swap_in_hand(state: State) -> Iterator[str]:
    """Swaps that the seat to bet holds and may not play: what a mask has to leave out."""
    if state.bettor is None or "swap" not in state.hands[state.bettor]:
        return
    numbers = held_numbers(state.dial)
    if len(numbers) < 2:
        yield "4.3 swap held, no two numbers to swap"
    elif state.options.swap == "adjacent" and any(
        high - low > 1 for low, high in pairwise(numbers)
    ):
        yield "4.4 adjacent: swap held, numbers apart"


def _hands(state: State) -> Iterator[str]:
    for hand, played in zip(state.hands, state.played, strict=True):
        sure = sum(kind not in played for kind in START_HAND)
        yield f"9.3 hand known {'for sure' if sure == len(hand) else 'in part'}"
        if sure < len(START_HAND) and any(kind in hand and kind in played for kind in START_HAND):
            yield "9.3 first card no longer sure"


def _end(state: State) -> Iterator[str]:
    counts = [taken.count(kind) for taken in state.customers for kind in set(taken) - {"tip"}]
    if counts:
        yield "8.3 first card of a customer"
    if any(count > 1 for count in counts):
        yield "8.3 further cards of a customer"
    in_hand = [hand.count("tip") for hand in state.hands]
    tips = [taken.count("tip") + more for taken, more in zip(state.customers, in_hand, strict=True)]
    if any(in_hand):
        yield "8.4 tip in hand"
    if len(set(tips)) == 1:
        yield "8.4 all have the same number of tips" if tips[0] else "8.4 nobody has tips"
    else:
        is_one = tips.count(min(tips)) == 1
        yield "8.4 one has the fewest tips" if is_one else "8.4 several share the fewest tips"
    points = totals(state.points)
    if min(points) < 0:
        yield "8.4 total below 0"
    if state.ranks.count(1) > 1:
        yield "8.5 won by several"
    else:
        yield f"8.5 won by {'cards' if points.count(max(points)) > 1 else 'points'}"
