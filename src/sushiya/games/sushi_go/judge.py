"""What is allowed: the one place where each rule about a pick is written."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.value import Value
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    KINDS,
    NIGIRI_POINTS,
    Card,
    Hand,
    Kind,
    free_wasabi,
    without,
)
from sushiya.games.sushi_go.options import Nigiri, SameTurn, SushiGoOptions
from sushiya.games.sushi_go.state import CHOICE, State, choosers
from sushiya.games.sushi_go.words import say_card

REFUSALS = Refusals(
    {
        "game-over": "8.1",
        "last-card": "3.6",
        "one-or-two": "3.2",
        "not-in-hand": "3.2",
        "no-chopsticks": "5.1",
        "robot-needs-third": "9.6",
        "give-missing": "9.3",
        "give-without-robot": "9.3",
        "not-a-nigiri": "4.1",
        "no-free-wasabi": "4.2",
        "must-use-wasabi": "4.4",
        "score-unknown-kind": "1.1",
        "score-too-many-copies": "1.1",
        "score-too-many-maki": "1.1",
        "score-too-many-cards": "3.1",
        "score-missing-seat": "2.1",
        "score-too-many-seats": "2.1",
        "score-too-many-rounds": "2.2",
        "score-plain": "4.4",
    }
)

BARE = {kind: Card(kind) for kind in KINDS}
CHOPSTICKS = BARE["chopsticks"]
PLACES_KEPT = 4_096
"""Seats whose picks are kept: those of a thousand tables."""
LAYINGS_KEPT = 4_096
"""One or two kinds, on so much free wasabi, under some rules: more than there are in practice."""


def judge(state: State, seat: Seat, command: Keep) -> Refusal | None:
    """Say why a pick is not allowed, or None."""
    if state.is_over:
        return REFUSALS("game-over")
    return _judge_pick(_place(state, seat), command)


class _Place(Value, frozen=True):
    """All that a seat's picks depend on."""

    options: SushiGoOptions
    hand: Hand
    table: tuple[Card, ...]
    gives: bool


def _place(state: State, seat: Seat) -> _Place:
    return _Place(state.options, state.hands[seat], state.tables[seat], state.controls(seat))


def _judge_pick(place: _Place, command: Keep) -> Refusal | None:
    return (
        _judge_number(place, command)
        or _judge_cards(place, command)
        or _judge_wasabi(_wasabi(place), command.cards)
    )


def _judge_number(place: _Place, command: Keep) -> Refusal | None:
    if len(place.hand) < CHOICE:
        return REFUSALS("last-card")
    if not 1 <= len(command.cards) <= 2:
        return REFUSALS("one-or-two")
    if place.gives and command.give is None:
        return REFUSALS("give-missing")
    if not place.gives and command.give is not None:
        return REFUSALS("give-without-robot")
    if len(command.cards) == 2:
        if CHOPSTICKS not in place.table:
            return REFUSALS("no-chopsticks")
        if place.gives and len(place.hand) < 3:
            return REFUSALS("robot-needs-third")
    return None


def _judge_cards(place: _Place, command: Keep) -> Refusal | None:
    rest = list(place.hand)
    asked = [card.kind for card in command.cards]
    for kind in asked if command.give is None else (*asked, command.give):
        if kind not in rest:
            return REFUSALS("not-in-hand", card=say_card(kind, place.options))
        rest.remove(kind)
    return None


class _Wasabi(NamedTuple):
    """All that the laying of nigiri depends on."""

    nigiri: Nigiri
    same_turn: SameTurn
    free: int
    """On the table."""


def _wasabi(place: _Place) -> _Wasabi:
    return _Wasabi(place.options.nigiri, place.options.same_turn, free_wasabi(place.table))


def _judge_wasabi(wasabi: _Wasabi, cards: tuple[Card, ...]) -> Refusal | None:
    nigiri = [card for card in cards if card.kind in NIGIRI_POINTS]
    on_wasabi = len([card for card in nigiri if card.on_wasabi])
    if on_wasabi < len([card for card in cards if card.on_wasabi]):
        return REFUSALS("not-a-nigiri")
    if not nigiri:
        return None
    free = _usable(wasabi, tuple([card.kind for card in cards]))
    if on_wasabi > free:
        return REFUSALS("no-free-wasabi", free=free)
    if wasabi.nigiri == "forced" and on_wasabi < min(free, len(nigiri)):
        return REFUSALS("must-use-wasabi")
    return None


def _usable(wasabi: _Wasabi, kept: tuple[Kind, ...]) -> int:
    """Count the wasabi that nigiri kept now may go on (rules 4.2, 4.5)."""
    new = kept.count("wasabi") if wasabi.same_turn == "combine" else 0
    return wasabi.free + new


def legal(state: State, seat: Seat) -> tuple[Keep, ...]:
    return _picks(_place(state, seat)) if seat in choosers(state) else ()


# Asked again for a seat that holds a pick: it may choose among the same ones.
@lru_cache(maxsize=PLACES_KEPT)
def _picks(place: _Place) -> tuple[Keep, ...]:
    return tuple([pick for pick in _candidates(place) if _judge_number(place, pick) is None])


def _candidates(place: _Place) -> Iterator[Keep]:
    """List every pick that a hand has the cards for, laid as is allowed; the rest is judged."""
    kept: list[tuple[Kind, ...]] = [(kind,) for kind in dict.fromkeys(place.hand)]
    if CHOPSTICKS in place.table:
        kept += dict.fromkeys(combinations(place.hand, 2))
    wasabi = _wasabi(place)
    for kinds in kept:
        gifts: tuple[Kind | None, ...] = (None,)
        if place.gives:
            gifts = tuple(dict.fromkeys(without(place.hand, kinds)))
        for cards in _layings(wasabi, kinds):
            for give in gifts:
                yield Keep(cards, give)


@lru_cache(maxsize=LAYINGS_KEPT)
def _layings(wasabi: _Wasabi, kinds: tuple[Kind, ...]) -> tuple[tuple[Card, ...], ...]:
    """List the ways to lay kept cards that are allowed."""
    free = _usable(wasabi, kinds)
    return tuple(
        cards for cards in _placements(kinds, free) if _judge_wasabi(wasabi, cards) is None
    )


def _placements(kinds: tuple[Kind, ...], free: int) -> Iterator[tuple[Card, ...]]:
    """List the ways to lay kept cards, with any of the nigiri on free wasabi."""
    yield tuple([BARE[kind] for kind in kinds])
    if not free:
        return
    nigiri = [place for place, kind in enumerate(kinds) if kind in NIGIRI_POINTS]
    seen = set()
    for count in range(1, min(free, len(nigiri)) + 1):
        for places in combinations(nigiri, count):
            laid = [Card(kind, on_wasabi=place in places) for place, kind in enumerate(kinds)]
            cards = Keep(tuple(laid)).cards
            if cards not in seen:
                seen.add(cards)
                yield cards
