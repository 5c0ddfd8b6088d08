"""Every branch of the rules of Wasabi!, by the rulebook's paragraph, and which a decision met."""

from collections.abc import Callable, Iterator
from typing import Any

from sushiya.core.event import Event
from sushiya.core.scenarios import Settled, event_branches
from sushiya.games.wasabi import events as on
from sushiya.games.wasabi.board import covered, covered_by, open_squares
from sushiya.games.wasabi.components import (
    CARDS,
    COLUMNS,
    LENGTHS,
    TILES_IN_HAND,
    TILES_WITH_SPICY,
    Card,
    Place,
)
from sushiya.games.wasabi.judge import obtainable, serving
from sushiya.games.wasabi.scoring import has_token, standing
from sushiya.games.wasabi.state import State

BRANCHES = (
    *event_branches(on.EVENTS, without=(on.GameOpened,)),
    *(f"1.1 {players} players" for players in (2, 3, 4)),
    "2.3 a category left out",
    *(f"2.4 recipe of length {length}" for length in LENGTHS),
    *(f"3.2 {card} before the tile" for card in CARDS),
    *(f"3.2 {card} after the tile" for card in CARDS if card != "stack"),
    "3.3 no tile in hand",
    *(f"3.4 pass with {count} recipes" for count in (1, 2, 3)),
    "3.5 several of one length returned",
    *(f"4.1 length {length} completed" for length in LENGTHS),
    *(f"4.6 length {length} with style" for length in LENGTHS if length > 2),
    *(f"4.6 length {length} without style" for length in LENGTHS if length > 2),
    "4.2 completed after Chop! alone",
    "4.2 completed after Switch! alone",
    "4.4 a line and no token",
    "4.5 several recipes in one turn",
    "4.9 the tenth token",
    "5.1 on top of a tile",
    "5.1 onto an empty square all the same",
    "5.1 nothing to stack on",
    "5.2 stack of three",
    "5.3 to the pantry",
    "5.3 off a stack",
    "5.3 the tile just placed",
    "5.4 kept",
    "5.4 back to its own square",
    "5.5 second tile placed",
    "5.5 second tile left out",
    "5.5 of no use",
    "5.6 two tiles switched",
    "5.6 a tile and an empty square switched",
    "5.6 a stack switched",
    "5.7 on tiles",
    "5.7 on empty squares only",
    "5.7 not over another",
    "5.8 no room would be left",
    "5.9 squares covered",
    "6.2 second card for a second recipe",
    "6.2 Wasabi! lifted",
    "6.2 cards left",
    "6.3 not the type played",
    "6.3 the type played, as there is no other",
    "6.4 taken by discarding",
    "6.5 a kind used up",
    "6.5 pantry empty",
    "6.6 a pile empty",
    "6.6 a length without a token drawn",
    "7.1 ten tokens with fewer points",
    "7.2 full with tiles",
    "7.2 full with covered squares",
    "7.3 opened again",
    "7.4 won by points",
    "7.4 won by cubes",
    "7.4 won by several",
    "7.5 passes forgotten",
    "7.5 over by passing",
)


def note(settled: Settled) -> Iterator[str]:
    before: State = settled.before
    after: State = settled.after
    yield f"1.1 {before.players} players"
    if before.mats:
        yield "5.9 squares covered"
    for event in settled.events:
        look = _LOOKS.get(type(event))
        if look is not None:
            yield from look(before, after, event)
    yield from _asked(after)


def _drawn(before: State, _after: State, event: on.RecipeDrawn) -> Iterator[str]:
    yield f"2.4 recipe of length {event.length}"
    if not has_token(before.served[event.seat], event.length, before.book):
        yield "6.6 a length without a token drawn"


def _ended(before: State, _after: State, _event: on.PlayEnded) -> Iterator[str]:
    if before.turn.card == "spicy" and before.turn.placed < TILES_WITH_SPICY:
        yield "5.5 second tile left out"


def _returned(_before: State, _after: State, event: on.RecipesReturned) -> Iterator[str]:
    yield f"3.4 pass with {len(event.lengths)} recipes"
    if len(set(event.lengths)) < len(event.lengths):
        yield "3.5 several of one length returned"


def _left(_before: State, _after: State, _event: on.CardsLeft) -> Iterator[str]:
    yield "6.2 cards left"


def _placed(state: State, _after: State, event: on.TilePlaced) -> Iterator[str]:
    turn, height = state.turn, len(state.board[event.square])
    if turn.card == "stack":
        yield f"5.1 {'on top of a tile' if height else 'onto an empty square all the same'}"
        if height > 1:
            yield "5.2 stack of three"
    if turn.placed:
        yield "5.5 second tile placed"
    if turn.chopped is not None and event.square in turn.changed:
        yield "5.4 back to its own square"
    if state.passes:
        yield "7.5 passes forgotten"


def _completed(state: State, _after: State, event: on.RecipeCompleted) -> Iterator[str]:
    turn = state.turn
    yield f"4.1 length {event.length} completed"
    if event.length > 2:
        yield f"4.6 length {event.length} {'with' if event.cubes else 'without'} style"
    if not turn.placed and turn.card in {"chop", "switch"}:
        yield f"4.2 completed after {'Chop!' if turn.card == 'chop' else 'Switch!'} alone"
    if turn.rewards:
        yield "4.5 several recipes in one turn"


def _when(state: State, card: Card) -> str:
    return f"3.2 {card} {'after' if state.turn.placed else 'before'} the tile"


def _stacked(before: State, _after: State, _event: on.StackPlayed) -> Iterator[str]:
    yield _when(before, "stack")


def _spiced(before: State, _after: State, _event: on.SpicyPlayed) -> Iterator[str]:
    yield _when(before, "spicy")


def _chopped(before: State, after: State, event: on.TileChopped) -> Iterator[str]:
    yield _when(before, "chop")
    yield "5.4 kept" if event.keep else "5.3 to the pantry"
    if len(before.board[event.square]) > 1:
        yield "5.3 off a stack"
    if event.square in before.turn.changed:
        yield "5.3 the tile just placed"
    if _is_full(before) and not _is_full(after):
        yield "7.3 opened again"


def _switched(before: State, _after: State, event: on.SquaresSwitched) -> Iterator[str]:
    yield _when(before, "switch")
    heights = [len(before.board[square]) for square in (event.first, event.second)]
    yield f"5.6 {'two tiles' if all(heights) else 'a tile and an empty square'} switched"
    if max(heights) > 1:
        yield "5.6 a stack switched"


def _laid(before: State, _after: State, event: on.WasabiLaid) -> Iterator[str]:
    yield _when(before, "wasabi")
    is_on_tiles = any(before.board[square] for square in covered_by(event.corner))
    yield f"5.7 on {'tiles' if is_on_tiles else 'empty squares only'}"


def _taken(before: State, after: State, event: on.CardTaken) -> Iterator[str]:
    if event.corner is not None:
        yield "6.2 Wasabi! lifted"
        if _is_full(before) and not _is_full(after):
            yield "7.3 opened again"
    if event.discarded is not None:
        yield "6.4 taken by discarding"
    if event.card == before.turn.card:
        yield "6.3 the type played, as there is no other"
    if after.turn.rewards:
        yield "6.2 second card for a second recipe"


def _asked(state: State) -> Iterator[str]:
    """What the next command may not be: what a mask has to leave out."""
    seat = state.seat
    match state.stage:
        case "give" if state.hands[(seat + 1) % state.players]:
            yield "2.3 a category left out"
        case "play":
            yield from _asked_to_play(state)
        case "cards":
            if state.turn.card in obtainable(state) and len(obtainable(state)) > 1:
                yield "6.3 not the type played"
        case "tiles" if 0 in state.pantry:
            yield "6.5 a kind used up"
        case "recipes":
            if not all(state.piles):
                yield "6.6 a pile empty"
    if not any(state.pantry) and len(state.hands[seat]) < TILES_IN_HAND:
        yield "6.5 pantry empty"


def _asked_to_play(state: State) -> Iterator[str]:
    turn, hand, cards = state.turn, state.hands[state.seat], state.cards[state.seat]
    if turn.is_untouched and not hand:
        yield "3.3 no tile in hand"
    if turn.changed:
        for number, recipe in enumerate(state.recipes[state.seat]):
            length = state.book.lengths[recipe]
            if (
                not has_token(state.served[state.seat], length, state.book)
                and serving(state, state.seat, Place(number)) is not None
            ):
                yield "4.4 a line and no token"
    if turn.card is not None or not cards or (not hand and not turn.placed):
        return
    room = open_squares(state.board, state.mats, state.columns)
    if "stack" in cards and not turn.placed and _has_nothing_open(state):
        yield "5.1 nothing to stack on"
    if "spicy" in cards and min(len(hand), len(room)) < TILES_WITH_SPICY - turn.placed:
        yield "5.5 of no use"
    if "wasabi" in cards:
        if state.mats:
            yield "5.7 not over another"
        if not turn.placed and room and _fits_under_one(room):
            yield "5.8 no room would be left"


def _has_nothing_open(state: State) -> bool:
    hidden = covered(state.mats)
    return not any(stack and square not in hidden for square, stack in enumerate(state.board))


def _fits_under_one(room: tuple[int, ...]) -> bool:
    rows, columns = {square // COLUMNS for square in room}, {square % COLUMNS for square in room}
    return max(rows) - min(rows) <= 1 and max(columns) - min(columns) <= 1


def _is_full(state: State) -> bool:
    return not open_squares(state.board, state.mats, state.columns)


def _end(_before: State, state: State, _event: on.GameEnded) -> Iterator[str]:
    totals, ranks = standing(state)
    if state.ended_by == "ten-tokens":
        yield "4.9 the tenth token"
        if totals[ranks.index(1)] < max(totals):
            yield "7.1 ten tokens with fewer points"
        return
    if state.ended_by == "passing":
        yield "7.5 over by passing"
    else:
        yield f"7.2 full with {'covered squares' if state.mats else 'tiles'}"
    if ranks.count(1) > 1:
        yield "7.4 won by several"
    else:
        yield f"7.4 won by {'cubes' if totals.count(max(totals)) > 1 else 'points'}"


_LOOKS: dict[type[Event], Callable[[State, State, Any], Iterator[str]]] = {
    on.RecipeDrawn: _drawn,
    on.TilePlaced: _placed,
    on.StackPlayed: _stacked,
    on.SpicyPlayed: _spiced,
    on.TileChopped: _chopped,
    on.SquaresSwitched: _switched,
    on.WasabiLaid: _laid,
    on.RecipeCompleted: _completed,
    on.PlayEnded: _ended,
    on.RecipesReturned: _returned,
    on.CardTaken: _taken,
    on.CardsLeft: _left,
    on.GameEnded: _end,
}
