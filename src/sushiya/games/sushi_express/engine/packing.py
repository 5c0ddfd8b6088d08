"""Positions of Sushi Express as the engine's State, and back."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from sushiya.core.ids import Decision, Seat
from sushiya.core.options import chosen_seat
from sushiya.games.sushi_express import components as facts
from sushiya.games.sushi_express.dial import Dial, in_turn
from sushiya.games.sushi_express.engine.facts import (
    ACTIONS,
    CARD_BITS,
    CUSTOMERS,
    DIAL_BITS,
    KINDS,
    OVER,
    PHASE_OF,
    PHASES,
    QUESTIONS,
    TILE_BITS,
)
from sushiya.games.sushi_express.judge import question
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.state import State, Throw, to_act

T = TypeVar("T")


def write_setup(options: SushiExpressOptions, setup: Any) -> None:
    starter = chosen_seat(options.starter)
    setup.players = setup.figures = options.players
    setup.swaps_neighbours = options.swap == "neighbours"
    setup.starter = -1 if starter is None else starter


def pack(state: State, target: Any) -> None:
    """Write a position into a State that is all zero."""
    target.decision, target.round, target.rolls = state.decision, state.round, state.rolls
    target.question = OVER if state.is_over else QUESTIONS[question(state)]
    target.actor = -1 if state.is_over else to_act(state)[0]
    target.starter = state.starter
    target.lowest = -1 if state.lowest is None else state.lowest
    if state.throw is not None:
        target.attempt = state.throw.attempt
        _write(target.dice, state.throw.dice)
    _pack_dial(state, target.dial)
    _write(target.vans, state.vans)
    target.road = sum(1 << TILE_BITS * tile for tile in state.vans)
    for seat, hand in enumerate(state.hands):
        target.hand_sizes[seat] = len(hand)
        _count(target.hands[seat], hand, ACTIONS)
        _count(target.played[seat], state.played[seat], ACTIONS)
        _count(target.taken[seat], state.customers[seat], CUSTOMERS)
    target.row_size = len(state.row)
    target.row, target.discarded = _cards(state.row), _cards(state.discarded)
    target.next_customer = _pack_pile(target.customer_pile, state.customer_pile, CUSTOMERS)
    target.next_action = _pack_pile(target.action_pile, state.action_pile, ACTIONS)
    for seat, points in enumerate(state.points):
        _write(target.points[seat], (points[kind] for kind in KINDS))
    _write(target.ranks, state.ranks)


def _pack_dial(state: State, dial: Any) -> None:
    for place, (seat, number) in enumerate(in_turn(state.dial)):
        dial.count += 1
        dial.order += seat << DIAL_BITS * place
        dial.bets[seat] = number
        if state.phase == "bets":
            dial.heights += 1 << DIAL_BITS * number


def _pack_pile(room: Any, cards: Sequence[T], kinds: Sequence[T]) -> int:
    """Write a pile to the end of its room, and give where it begins."""
    first: int = len(room) - len(cards)
    for place, card in enumerate(cards, first):
        room[place] = kinds.index(card)
    return first


def _write(target: Any, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers):
        target[place] = number


def _count(target: Any, cards: Iterable[T], kinds: Sequence[T]) -> None:
    for card in cards:
        target[kinds.index(card)] += 1


def _cards(cards: Iterable[facts.Customer]) -> int:
    return sum(1 << CARD_BITS * facts.CUSTOMER_ORDER[card] for card in cards)


def unpack(source: Any, options: SushiExpressOptions) -> State:
    """Read a canonical position back."""
    players, is_over = range(options.players), source.question == OVER
    phase = PHASES[PHASE_OF[source.question]]
    first, second = source.dice
    return State(
        options=options,
        customer_pile=_pile(source.customer_pile, source.next_customer, CUSTOMERS),
        action_pile=_pile(source.action_pile, source.next_action, ACTIONS),
        decision=Decision(source.decision),
        round=source.round,
        phase=phase,
        starter=Seat(source.starter),
        bettor=Seat(source.actor) if phase == "bets" else None,
        dial=_dial(source.dial),
        lowest=None if source.lowest < 0 else Seat(source.lowest),
        throw=Throw(source.attempt, (first, second)) if source.attempt else None,
        rolls=source.rolls,
        is_served=source.question == QUESTIONS["customer"],
        vans=tuple(source.vans[0 : options.players]),
        row=_listed(_counts(source.row), CUSTOMERS),
        customers=tuple(_listed(source.taken[seat], CUSTOMERS) for seat in players),
        discarded=_listed(_counts(source.discarded), CUSTOMERS),
        hands=tuple(_listed(source.hands[seat], ACTIONS) for seat in players),
        played=tuple(_listed(source.played[seat], ACTIONS) for seat in players),
        points=tuple(dict(zip(KINDS, source.points[seat], strict=True)) for seat in players)
        if is_over
        else (),
        ranks=tuple(source.ranks[0 : options.players]) if is_over else (),
    )


def _pile(room: Any, first: int, kinds: Sequence[T]) -> tuple[T, ...]:
    return tuple(kinds[number] for number in room[first : len(room)])


def _listed(counts: Any, kinds: Sequence[T]) -> tuple[T, ...]:
    return tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


def _counts(cards: int) -> list[int]:
    mask = (1 << CARD_BITS) - 1
    return [cards >> CARD_BITS * place & mask for place in range(len(CUSTOMERS))]


def _dial(source: Any) -> Dial:
    mask = (1 << DIAL_BITS) - 1
    places = reversed(range(source.count))
    order = [Seat(source.order >> DIAL_BITS * place & mask) for place in places]
    return tuple(
        tuple(seat for seat in order if source.bets[seat] == number) for number in facts.BETS
    )
