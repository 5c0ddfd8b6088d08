"""Positions of Wasabi! as arrays for the kernel, and back."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import get_args

import numpy as np

from sushiya.core.compiled import Array
from sushiya.core.ids import Decision, Seat
from sushiya.core.options import chosen_seat
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.board import covered, squares_in_play
from sushiya.games.wasabi.book import BOOKS_KEPT, Book, pantry_of
from sushiya.games.wasabi.components import Kind, Square, Stack, Strip
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.scoring import points_now, standing, tokens_used
from sushiya.games.wasabi.state import ENDINGS, Move, Served, Stage, State, Turn

_STAGES: tuple[Stage, ...] = get_args(Stage)


@lru_cache(BOOKS_KEPT)
def _blank(players: int, recipe_book: Book) -> Array:
    """An array with the options and the book, and nothing on any list."""
    book = pantry_of(recipe_book)
    array = np.zeros(at.SIZE, np.int16)
    array[at.PLAYERS], array[at.KINDS_IN_BOOK] = players, len(book.counts)
    array[[at.CARD, at.CHOPPED, at.ENDED_BY]] = -1
    array[at.CHANGED : at.SPOTS] = -1
    array[at.BURIED_KINDS : at.PANTRY] = -1
    array[at.HANDS : at.CARD_COUNTS] = array[at.STRIPS_OF : at.SERVED_COUNTS] = -1
    array[at.PILES : at.PILE_STARTS] = -1
    array[at.PILE_STARTS + 1 : at.CATEGORIES] = np.cumsum(
        [len(book.strips[length]) for length in facts.LENGTHS]
    )
    categories = list(dict.fromkeys(book.categories))
    _write(array, at.CATEGORIES, [categories.index(one) for one in book.categories])
    _write(array, at.MAY_START, book.may_start)
    _write(array, at.LENGTH_OF, book.lengths)
    array[at.INGREDIENTS : at.SIZE] = at.NO_KIND
    for strip, ingredients in enumerate(book.ingredients):
        _write(array, at.INGREDIENTS + strip * at.LONGEST, ingredients)
    return array


def _write(array: Array, first: int, numbers: Sequence[int]) -> None:
    array[first : first + len(numbers)] = numbers


def template(options: WasabiOptions) -> Array:
    """An array before the first decision: piles not shuffled; the first player chosen, or -1."""
    book = pantry_of(options.recipe_book)
    empty = ((),) * options.players
    array = pack(
        State(
            options=options,
            first=Seat(0),
            seat=Seat(0),
            pantry=book.counts,
            kitchen=facts.KITCHEN[options.players],
            hands=empty,
            cards=empty,
            recipes=empty,
            piles=tuple(book.strips.values()),
            served=empty,
            cubes=(0,) * options.players,
        )
    )
    first = chosen_seat(options.starter)
    array[at.FIRST] = -1 if first is None else first
    return array


def pack(state: State) -> Array:
    """Write a position of the rules as an array."""
    array = _blank(state.players, state.options.recipe_book).copy()
    turn = state.turn
    array[at.DECISION], array[at.TURNS], array[at.PASSES] = (
        state.decision,
        state.turns,
        state.passes,
    )
    array[at.STAGE], array[at.SEAT] = _STAGES.index(state.stage), state.seat
    array[at.FIRST] = state.first
    array[at.PLACED], array[at.REWARDS] = turn.placed, turn.rewards
    if turn.card is not None:
        array[at.CARD] = facts.CARDS.index(turn.card)
    if turn.chopped is not None:
        array[at.CHOPPED] = turn.chopped
    array[at.CHANGED_COUNT] = len(turn.changed)
    _write(array, at.CHANGED, turn.changed)
    for first, part in _packed_board(state.board, state.mats, state.columns):
        array[first : first + len(part)] = part
    array[at.IN_PANTRY], array[at.IN_KITCHEN] = sum(state.pantry), len(state.kitchen)
    _write(array, at.PANTRY, state.pantry)
    _count(array, at.KITCHEN, state.kitchen)
    for seat in range(state.players):
        _pack_seat(array, state, seat)
    array[at.IN_PILES] = sum(len(pile) for pile in state.piles)
    _write(array, at.PILE_SIZES, [len(pile) for pile in state.piles])
    for number, pile in enumerate(state.piles):
        _write(array, at.PILES + int(array[at.PILE_STARTS + number]), pile)
    for strip, seat in _returned_by(state.moves, state.book.lengths).items():
        array[at.RETURNED_BY + strip] = seat
    if state.ended_by is not None:
        array[at.ENDED_BY] = ENDINGS.index(state.ended_by)
        for seat, points in enumerate(points_now(state)):
            _write(array, at.POINTS + seat * at.POINT_KINDS, list(points.values()))
        _write(array, at.RANKS, standing(state)[1])
    return array


# Kept for a while: most decisions leave the board, and most leave the strips where they are.
@lru_cache(maxsize=16)
def _packed_board(
    board: tuple[Stack, ...], mats: tuple[Square, ...], columns: int
) -> list[tuple[int, Array]]:
    """Everything about the board, as parts of the array and where they begin."""
    hidden = covered(mats)
    buried = [(kind, square) for square, stack in enumerate(board) for kind in stack[:-1]]
    in_play = squares_in_play(columns)
    tops = [stack[-1] if stack else at.EMPTY for stack in board]
    free = [square for square in in_play if square not in hidden]
    shown = [at.CLOSED] * at.SQUARES
    for square in free:
        shown[square] = tops[square]
    opened = [square for square in free if not board[square]]
    filled = [square for square in free if board[square]]
    outside = [square for square in range(at.SQUARES) if square not in in_play]
    spots = [*opened, *filled, *sorted(hidden), *outside]
    spot_of = sorted(range(at.SQUARES), key=spots.__getitem__)
    parts: dict[int, Sequence[int]] = {
        at.BURIED: [len(buried)],
        at.BURIED_KINDS: [kind for kind, _ in buried],
        at.BURIED_SQUARES: [square for _, square in buried],
        at.MATS_LAID: [len(mats)],
        at.MATS: mats,
        at.TOPS: tops,
        at.SHOWN: shown,
        at.OPEN: [len(opened)],
        at.FILLED: [len(filled)],
        at.SPOTS: spots,
        at.SPOT_OF: spot_of,
    }
    return [(first, np.array(numbers, np.int16)) for first, numbers in parts.items() if numbers]


def _pack_seat(array: Array, state: State, seat: int) -> None:
    hand, cards, strips = state.hands[seat], state.cards[seat], state.recipes[seat]
    served = state.served[seat]
    array[at.HAND_SIZES + seat], array[at.CARD_COUNTS + seat] = len(hand), len(cards)
    array[at.STRIP_COUNTS + seat], array[at.SERVED_COUNTS + seat] = len(strips), len(served)
    array[at.CUBES + seat] = state.cubes[seat]
    _write(array, at.HANDS + seat * at.TILES_HELD, hand)
    _count(array, at.CARDS_OF + seat * at.CARD_KINDS, cards)
    _write(array, at.STRIPS_OF + seat * at.STRIPS_HELD, strips)
    _write(array, at.SERVED + seat * at.ALL_TOKENS, [one.recipe for one in served])
    _write(array, at.SERVED_CUBES + seat * at.ALL_TOKENS, [one.cubes for one in served])
    used = tokens_used(served, state.book)
    _write(array, at.USED + seat * at.LENGTHS, list(used.values()))


def _count(array: Array, first: int, cards: Iterable[facts.Card]) -> None:
    for card in cards:
        array[first + facts.CARDS.index(card)] += 1


@lru_cache(maxsize=4)
def _returned_by(moves: tuple[Move, ...], lengths: tuple[int, ...]) -> dict[Strip, Seat]:
    """Find who put each strip under its pile and can still be sure where it is."""
    found: dict[Strip, Seat] = {}
    held: dict[Seat, set[Strip]] = {}
    for move in moves:
        hand = held.setdefault(move.seat, set())
        if move.step == "draw":
            hand.update(move.strips)
            found = {one: by for one, by in found.items() if one not in hand or by != move.seat}
            continue
        hand.difference_update(move.strips)
        for strip in move.strips:
            found.pop(strip, None)
        if move.step == "return":
            # Others cannot tell which of equally long recipes were returned.
            gone = {lengths[strip] for strip in move.strips}
            for strip in hand:
                if lengths[strip] in gone:
                    found.pop(strip, None)
            found.update(dict.fromkeys(move.strips, move.seat))
    return found


def settled(array: Array) -> Array:
    """The array as `pack` writes it: lists in order, rings from their beginning, nothing left."""
    copy = array.copy()
    changed = at.CHANGED + int(copy[at.CHANGED_COUNT])
    copy[at.CHANGED : changed].sort()
    copy[changed : at.CHANGED + at.MOST_CHANGED] = -1
    free = at.SPOTS + int(copy[at.OPEN]) + int(copy[at.FILLED])
    covered_end = free + len(at.UNDER_MAT) * int(copy[at.MATS_LAID])
    bounds = (at.SPOTS, at.SPOTS + int(copy[at.OPEN]), free, covered_end, at.SPOTS + at.SQUARES)
    for first, end in pairwise(bounds):
        copy[first:end].sort()
    copy[at.SPOT_OF + copy[at.SPOTS : at.SPOTS + at.SQUARES]] = range(at.SQUARES)
    buried = int(copy[at.BURIED])
    order = np.argsort(copy[at.BURIED_SQUARES : at.BURIED_SQUARES + buried], kind="stable")
    for first in (at.BURIED_SQUARES, at.BURIED_KINDS):
        copy[first : first + buried] = copy[first : first + buried][order]
    for number, pile in enumerate(_piles(array)):
        start, end = (int(array[at.PILE_STARTS + number + one]) for one in (0, 1))
        copy[at.PILES + start : at.PILES + end] = -1
        _write(copy, at.PILES + start, pile)
    copy[at.PILE_TOPS : at.PILE_TOPS + at.LENGTHS] = 0
    return copy


def _piles(array: Array) -> tuple[tuple[Strip, ...], ...]:
    """Every pile, the top strip first."""
    found = []
    for number in range(at.LENGTHS):
        start, end = (int(array[at.PILE_STARTS + number + one]) for one in (0, 1))
        ring = array[at.PILES + start : at.PILES + end].tolist()
        top, size = int(array[at.PILE_TOPS + number]), int(array[at.PILE_SIZES + number])
        found.append(tuple(Strip(one) for one in (ring[top:] + ring[:top])[:size]))
    return tuple(found)


def unpack(array: Array, options: WasabiOptions) -> State:
    """Read a position back, with a past that leaves everyone as sure of the strips as they are."""
    players = range(options.players)
    recipes = tuple(
        tuple(Strip(one) for one in _list(array, at.STRIPS_OF, at.STRIP_COUNTS, seat))
        for seat in players
    )
    served = tuple(
        tuple(
            Served(Strip(int(array[at.SERVED + place])), int(array[at.SERVED_CUBES + place]))
            for place in range(first, first + int(array[at.SERVED_COUNTS + seat]))
        )
        for seat in players
        for first in (seat * at.ALL_TOKENS,)
    )
    piles = _piles(array)
    ended_by = int(array[at.ENDED_BY])
    return State(
        options=options,
        first=Seat(int(array[at.FIRST])),
        seat=Seat(int(array[at.SEAT])),
        stage=_STAGES[int(array[at.STAGE])],
        decision=Decision(int(array[at.DECISION])),
        turns=int(array[at.TURNS]),
        board=_board(array),
        mats=tuple(Square(int(one)) for one in array[at.MATS :][: array[at.MATS_LAID]]),
        pantry=tuple(int(one) for one in array[at.PANTRY :][: array[at.KINDS_IN_BOOK]]),
        kitchen=_cards(array, at.KITCHEN),
        hands=tuple(
            tuple(Kind(one) for one in _list(array, at.HANDS, at.HAND_SIZES, seat))
            for seat in players
        ),
        cards=tuple(_cards(array, at.CARDS_OF + seat * at.CARD_KINDS) for seat in players),
        recipes=recipes,
        piles=piles,
        served=served,
        cubes=tuple(int(array[at.CUBES + seat]) for seat in players),
        passes=int(array[at.PASSES]),
        turn=_turn(array),
        moves=tuple(_past(array, recipes, served, piles)),
        ended_by=None if ended_by < 0 else ENDINGS[ended_by],
    )


def _list(array: Array, lists: int, counts: int, seat: int) -> list[int]:
    """The list of a seat; every seat has room for three."""
    first = lists + seat * at.STRIPS_HELD
    return [int(one) for one in array[first : first + int(array[counts + seat])]]


def _cards(array: Array, first: int) -> tuple[facts.Card, ...]:
    return tuple(
        card for place, card in enumerate(facts.CARDS) for _ in range(array[first + place])
    )


def _board(array: Array) -> tuple[Stack, ...]:
    stacks: list[list[Kind]] = [[] for _ in range(at.SQUARES)]
    for number in range(array[at.BURIED]):
        square = int(array[at.BURIED_SQUARES + number])
        stacks[square].append(Kind(int(array[at.BURIED_KINDS + number])))
    for square, stack in enumerate(stacks):
        if array[at.TOPS + square] != at.EMPTY:
            stack.append(Kind(int(array[at.TOPS + square])))
    return tuple(tuple(stack) for stack in stacks)


def _turn(array: Array) -> Turn:
    card, chopped = int(array[at.CARD]), int(array[at.CHOPPED])
    changed = array[at.CHANGED : at.CHANGED + int(array[at.CHANGED_COUNT])]
    return Turn(
        placed=int(array[at.PLACED]),
        card=None if card < 0 else facts.CARDS[card],
        chopped=None if chopped < 0 else Kind(chopped),
        changed=tuple(Square(int(one)) for one in sorted(changed)),
        rewards=int(array[at.REWARDS]),
    )


def _past(
    array: Array,
    recipes: Sequence[Sequence[Strip]],
    served: Sequence[Sequence[Served]],
    piles: Sequence[Sequence[Strip]],
) -> Iterator[Move]:
    """Make up how the strips came to where they are, whoever returned one last being the same.

    A strip that was returned and drawn again lay under all that were never drawn, so of its length
    none of those are left.
    """
    held = {strip: Seat(seat) for seat, strips in enumerate(recipes) for strip in strips}
    returned = {
        strip: Seat(int(array[at.RETURNED_BY + strip]))
        for strip in (*held, *(strip for pile in piles for strip in pile))
        if array[at.RETURNED_BY + strip] >= 0
    }
    completed = [(Seat(seat), one.recipe) for seat, some in enumerate(served) for one in some]
    drawn = {**held, **{strip: seat for seat, strip in completed}, **returned}
    for strip, seat in drawn.items():
        yield Move(seat, "draw", (strip,))
    for strip, seat in returned.items():
        yield Move(seat, "return", (strip,))
    for strip in returned:
        if strip in held:
            yield Move(held[strip], "draw", (strip,))
    for seat, strip in completed:
        yield Move(seat, "complete", (strip,))
