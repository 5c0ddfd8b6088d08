"""How each event changes the state; judges nothing and draws no chance."""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import TypeVar

import msgspec

from sushiya.core.event import Event
from sushiya.core.ids import Seat
from sushiya.games.wasabi import events as on
from sushiya.games.wasabi.book import pantry_of
from sushiya.games.wasabi.components import (
    KITCHEN,
    LENGTHS,
    WASABI_CUBES,
    Card,
    Kind,
    Square,
    Stack,
)
from sushiya.games.wasabi.state import Move, Served, State, Turn

T = TypeVar("T")
Sorted = TypeVar("Sorted", bound=int | str)
_change = msgspec.structs.replace


def evolve(state: State | None, event: Event) -> State:
    if state is None:
        if not isinstance(event, on.GameOpened):
            raise TypeError(f"{event!r} cannot be the first event")
        return _opened(event)
    return _follow(event, state)


def _opened(event: on.GameOpened) -> State:
    players = event.options.players
    return State(
        options=event.options,
        first=event.first,
        seat=event.first,
        pantry=pantry_of(event.options.recipe_book).counts,
        kitchen=KITCHEN[players],
        hands=((),) * players,
        cards=((),) * players,
        recipes=((),) * players,
        piles=event.piles,
        served=((),) * players,
        cubes=(0,) * players,
    )


def _settled(state: State, **changes: object) -> State:
    """Change a state by an answered command: the next decision has the next number."""
    return _change(state, decision=state.decision + 1, **changes)


def _put(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _with(items: Iterable[Sorted], *more: Sorted) -> tuple[Sorted, ...]:
    return tuple(sorted((*items, *more)))


def _without(items: Sequence[T], item: T) -> tuple[T, ...]:
    place = items.index(item)
    return (*items[:place], *items[place + 1 :])


def _count(pantry: tuple[int, ...], kind: Kind, change: int) -> tuple[int, ...]:
    return _put(pantry, kind, pantry[kind] + change)


def _touched(turn: Turn, *squares: Square) -> tuple[Square, ...]:
    return _with({*turn.changed, *squares})


@singledispatch
def _follow(event: Event, state: State) -> State:
    raise TypeError(f"{event!r} cannot follow {state!r}")


@_follow.register
def _(event: on.TileGiven, state: State) -> State:
    return _settled(
        state,
        pantry=_count(state.pantry, event.kind, -1),
        hands=_put(state.hands, event.to, _with(state.hands[event.to], event.kind)),
    )


@_follow.register
def _(event: on.RecipeDrawn, state: State) -> State:
    pile = LENGTHS.index(event.length)
    return _settled(
        state,
        piles=_put(state.piles, pile, state.piles[pile][1:]),
        recipes=_put(state.recipes, event.seat, _with(state.recipes[event.seat], event.recipe)),
        moves=(*state.moves, Move(event.seat, "draw", (event.recipe,))),
    )


@_follow.register
def _(event: on.StageReached, state: State) -> State:
    return _change(state, seat=event.seat, stage=event.stage)


@_follow.register
def _(event: on.TurnBegan, state: State) -> State:
    return _change(state, seat=event.seat, stage="play", turns=event.number, turn=Turn())


@_follow.register
def _(event: on.TilePlaced, state: State) -> State:
    turn, hands = state.turn, state.hands
    if turn.chopped is None:
        hands = _put(hands, event.seat, _without(hands[event.seat], event.kind))
    stack: Stack = (*state.board[event.square], event.kind)
    return _settled(
        state,
        hands=hands,
        board=_put(state.board, event.square, stack),
        passes=0,
        turn=_change(
            turn,
            placed=turn.placed + 1,
            chopped=None,
            changed=_touched(turn, event.square),
        ),
    )


def _spent(state: State, seat: Seat, card: Card) -> dict[str, object]:
    """Play a card to the kitchen."""
    return {
        "cards": _put(state.cards, seat, _without(state.cards[seat], card)),
        "kitchen": _with(state.kitchen, card),
    }


@_follow.register
def _(event: on.StackPlayed, state: State) -> State:
    turn = _change(state.turn, card="stack")
    return _settled(state, turn=turn, **_spent(state, event.seat, "stack"))


@_follow.register
def _(event: on.SpicyPlayed, state: State) -> State:
    turn = _change(state.turn, card="spicy")
    return _settled(state, turn=turn, **_spent(state, event.seat, "spicy"))


@_follow.register
def _(event: on.TileChopped, state: State) -> State:
    pantry = state.pantry if event.keep else _count(state.pantry, event.kind, +1)
    return _settled(
        state,
        board=_put(state.board, event.square, state.board[event.square][:-1]),
        pantry=pantry,
        turn=_change(
            state.turn,
            card="chop",
            chopped=event.kind if event.keep else None,
            changed=_touched(state.turn, event.square),
        ),
        **_spent(state, event.seat, "chop"),
    )


@_follow.register
def _(event: on.SquaresSwitched, state: State) -> State:
    board = _put(state.board, event.first, state.board[event.second])
    return _settled(
        state,
        board=_put(board, event.second, state.board[event.first]),
        turn=_change(
            state.turn, card="switch", changed=_touched(state.turn, event.first, event.second)
        ),
        **_spent(state, event.seat, "switch"),
    )


@_follow.register
def _(event: on.WasabiLaid, state: State) -> State:
    return _settled(
        state,
        cards=_put(state.cards, event.seat, _without(state.cards[event.seat], "wasabi")),
        mats=_with(state.mats, event.corner),
        cubes=_put(state.cubes, event.seat, state.cubes[event.seat] + WASABI_CUBES),
        turn=_change(state.turn, card="wasabi"),
    )


@_follow.register
def _(event: on.RecipeCompleted, state: State) -> State:
    seat, turn = event.seat, state.turn
    return _settled(
        state,
        recipes=_put(state.recipes, seat, _without(state.recipes[seat], event.recipe)),
        served=_put(state.served, seat, (*state.served[seat], Served(event.recipe, event.cubes))),
        cubes=_put(state.cubes, seat, state.cubes[seat] + event.cubes),
        turn=_change(turn, rewards=turn.rewards + 1),
        moves=(*state.moves, Move(seat, "complete", (event.recipe,))),
    )


@_follow.register
def _(_event: on.PlayEnded, state: State) -> State:
    return _settled(state)


@_follow.register
def _(event: on.RecipesReturned, state: State) -> State:
    left = state.recipes[event.seat]
    piles = [list(pile) for pile in state.piles]
    for length, recipe in zip(event.lengths, event.recipes, strict=True):
        left = _without(left, recipe)
        piles[LENGTHS.index(length)].append(recipe)
    return _settled(
        state,
        recipes=_put(state.recipes, event.seat, left),
        piles=tuple(tuple(pile) for pile in piles),
        passes=event.passes,
        moves=(*state.moves, Move(event.seat, "return", event.recipes)),
    )


@_follow.register
def _(event: on.CardTaken, state: State) -> State:
    cards, kitchen, mats = state.cards[event.seat], state.kitchen, state.mats
    if event.corner is None:
        kitchen = _without(kitchen, event.card)
    else:
        mats = _without(mats, event.corner)
    if event.discarded is not None:
        cards = _without(cards, event.discarded)
        kitchen = _with(kitchen, event.discarded)
    return _settled(
        state,
        kitchen=kitchen,
        mats=mats,
        cards=_put(state.cards, event.seat, _with(cards, event.card)),
        turn=_change(state.turn, rewards=state.turn.rewards - 1),
    )


@_follow.register
def _(_event: on.CardsLeft, state: State) -> State:
    return _settled(state, turn=_change(state.turn, rewards=0))


@_follow.register
def _(event: on.TileTaken, state: State) -> State:
    return _settled(
        state,
        pantry=_count(state.pantry, event.kind, -1),
        hands=_put(state.hands, event.seat, _with(state.hands[event.seat], event.kind)),
    )


@_follow.register
def _(event: on.GameEnded, state: State) -> State:
    return _change(state, stage="over", ended_by=event.ended_by)
