"""Judge a pick, and tell what follows from it: reveal, pass, score, deal."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sushiya.core.chance import Chance, shuffled
from sushiya.core.event import Event
from sushiya.core.ids import Seat, seats
from sushiya.core.options import starting_seat
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.step import Step, StepBuilder
from sushiya.core.value import Value
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    DECK,
    HAND_SIZE,
    KINDS,
    NIGIRI_POINTS,
    ROUNDS,
    Card,
    Hand,
    Kind,
    free_wasabi,
    without,
)
from sushiya.games.sushi_go.events import (
    GameEnded,
    GameOpened,
    HandsPassed,
    LastCardsLaid,
    PickHeld,
    PickReplaced,
    PicksRevealed,
    RobotCardDrawn,
    RoundDealt,
    RoundScored,
)
from sushiya.games.sushi_go.evolve import evolve, on_free_wasabi
from sushiya.games.sushi_go.options import Nigiri, SameTurn, SushiGoOptions, direction
from sushiya.games.sushi_go.scoring import pudding_points, rank, score_round, tally
from sushiya.games.sushi_go.state import CHOICE, State, choosers, to_act
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

_Builder = StepBuilder[State, Event]


def open_game(options: SushiGoOptions, chance: Chance) -> Step[State, Event]:
    deck = shuffled(chance, "deck", 0, DECK)
    controller = None
    if options.has_robot:
        controller = starting_seat(options.starter, chance, "controller", options.players)
    step: _Builder = StepBuilder(evolve)
    step.emit(GameOpened(options, deck, controller))
    _deal(step)
    return step.build()


def decide(
    state: State,
    seat: Seat,
    command: Keep,
    chance: Chance,  # noqa: ARG001 - the deck was shuffled at the start; nothing else is drawn
) -> Step[State, Event] | Refusal:
    refusal = judge(state, seat, command)
    if refusal is not None:
        return refusal
    step: _Builder = StepBuilder(evolve, state)
    is_first = state.held[seat] is None
    step.emit(PickHeld(seat, command) if is_first else PickReplaced(seat, command))
    if not to_act(step.state):
        _settle(step)
    return step.build()


def judge(state: State, seat: Seat, command: Keep) -> Refusal | None:
    """Say why a pick is not allowed, or None: the one place where that is written."""
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


def _settle(step: _Builder) -> None:
    """All picks are in: reveal, and go on to where somebody has a choice again."""
    state = step.state
    step.emit(PicksRevealed(tuple(_pick_of(state, seat) for seat in seats(len(state.hands)))))
    if step.state.hands[0]:
        step.emit(HandsPassed(direction(state.options, state.round)))
        _draw_for_robot(step)
        if not choosers(step.state):
            state = step.state
            step.emit(
                LastCardsLaid(tuple(_last_card(state, seat) for seat in seats(len(state.hands))))
            )
    if not step.state.hands[0]:
        _score(step)


def _pick_of(state: State, seat: Seat) -> Keep:
    held = state.held[seat]
    return _last_card(state, seat) if held is None else held


def _last_card(state: State, seat: Seat) -> Keep:
    """A hand's last card is laid by the game itself (rule 3.6)."""
    (kind,) = state.hands[seat]
    return Keep((on_free_wasabi(kind, state.tables[seat]),))


def _deal(step: _Builder) -> None:
    state = step.state
    step.emit(RoundDealt(state.round + 1, HAND_SIZE[state.options.tables]))
    _draw_for_robot(step)


def _draw_for_robot(step: _Builder) -> None:
    robot = step.state.robot
    if robot is not None:
        step.emit(RobotCardDrawn(robot.controller, robot.pile[0]))


def _score(step: _Builder) -> None:
    state = step.state
    tallies = [tally(table) for table in state.tables]
    step.emit(RoundScored(state.round, score_round(tallies, state.options.maki_ties)))
    if step.state.round < ROUNDS:
        _deal(step)
        return
    state = step.state
    pudding = pudding_points(state.puddings, state.options)
    totals = tuple(
        sum(one.total for one in rounds) + pudding[index]
        for index, rounds in enumerate(zip(*state.points, strict=True))
    )
    step.emit(GameEnded(pudding, totals, rank(totals, state.puddings, state.options.players)))
