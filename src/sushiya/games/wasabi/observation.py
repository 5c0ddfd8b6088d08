"""What learners see: a view as a fixed list of numbers, from the viewing seat on.

Everything open is there, but that of a stack only the two uppermost tiles and its height are told.
What a view remembers of strips is summed up: of each strip of the book, where the viewer has seen
it, or put it and knows that nobody can have moved it unseen. What follows from counting, and where
a strip is more likely than elsewhere, is left to the learner.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TypeVar, get_args

from sushiya.core.ids import Seat
from sushiya.games.wasabi.board import covered, is_in_play
from sushiya.games.wasabi.components import (
    CARDS,
    KITCHEN,
    LENGTHS,
    MOST_KINDS,
    RECIPES_IN_HAND,
    SQUARES,
    TILES_IN_HAND,
    Square,
    Strip,
)
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.state import Stage
from sushiya.games.wasabi.strip_knowledge import HiddenMove
from sushiya.games.wasabi.view import HiddenRecipes, View

MOST_SEATS = max(KITCHEN)
MOST_MATS = KITCHEN[MOST_SEATS].count("wasabi")
NUMBERS_A_SEAT = TILES_IN_HAND + len(CARDS) + 2 * len(LENGTHS) + 2
NOT_KNOWN, HELD, SERVED, IN_PILE = 0, 1, 1 + MOST_SEATS, 1 + 2 * MOST_SEATS
"""Where a strip is: nobody told, held or served by a seat counted from the viewer on, or so deep
in its pile."""

T = TypeVar("T")


def observe(view: View) -> tuple[int, ...]:
    """Turn a seat's view into numbers; other seats follow in the order of the table."""
    if view.viewer is None:
        raise ValueError("a watcher has no observation")
    players = len(view.hands)
    order = [Seat((view.viewer + distance) % players) for distance in range(players)]
    numbers = _moment(view, order)
    for square in range(SQUARES):
        numbers += _square(view, Square(square))
    numbers += _filled(view.mats, MOST_MATS)
    numbers += [*view.pantry, *[0] * (MOST_KINDS - len(view.pantry))]
    numbers += _counts(view.kitchen, CARDS)
    numbers += view.piles
    for distance in range(MOST_SEATS):
        numbers += _seat(view, order[distance]) if distance < players else [0] * NUMBERS_A_SEAT
    mine = view.strips(view.viewer)
    for place in range(RECIPES_IN_HAND):
        numbers += _recipe(view, mine[place : place + 1])
    return (*numbers, *_strips(view, order))


def _moment(view: View, order: list[Seat]) -> list[int]:
    """The moment and the turn; seats are counted from the viewer on, and -1 is nobody or none."""
    turn = view.turn
    return [
        len(view.hands),
        len(view.pantry),
        get_args(Stage).index(view.stage),
        order.index(view.to_act[0]) if view.to_act else -1,
        order.index(view.first),
        view.turns,
        view.passes,
        turn.placed,
        -1 if turn.card is None else CARDS.index(turn.card),
        -1 if turn.chopped is None else turn.chopped,
        turn.rewards,
    ]


def _square(view: View, square: Square) -> list[int]:
    """The top tile, the one below, the height, 1 if covered or 2 if out of play, 1 if changed."""
    stack = view.board[square]
    is_covered = square in covered(view.mats)
    return [
        stack[-1] if stack else -1,
        stack[-2] if len(stack) > 1 else -1,
        len(stack),
        int(is_covered) if is_in_play(view.columns)[square] else 2,
        int(square in view.turn.changed),
    ]


def _seat(view: View, seat: Seat) -> list[int]:
    """A seat's tiles, cards, lengths of recipes, tokens assigned, cubes, and its points as now."""
    recipes = view.recipes[seat]
    lengths = (
        recipes.lengths
        if isinstance(recipes, HiddenRecipes)
        else [view.book.lengths[strip] for strip in recipes.strips]
    )
    return [
        *_filled(view.hands[seat], TILES_IN_HAND),
        *_counts(view.cards[seat], CARDS),
        *_counts(lengths, LENGTHS),
        *tokens_used(view.served[seat], view.book).values(),
        view.cubes[seat],
        sum(view.points[seat].values()),
    ]


def _recipe(view: View, strips: Sequence[Strip]) -> list[int]:
    """An own recipe and its ingredients."""
    ingredients = [kind for strip in strips for kind in view.book.ingredients[strip]]
    return [*_filled(strips, 1), *_filled(ingredients, LENGTHS[-1])]


def _strips(view: View, order: list[Seat]) -> list[int]:
    """Where each strip of the book is, as far as the viewer knows."""
    places = _followed(view, order)
    for strip in view.strips(order[0]):
        places[strip] = HELD
    for distance, seat in enumerate(order):
        for one in view.served[seat]:
            places[one.recipe] = SERVED + distance
    return [places.get(Strip(strip), NOT_KNOWN) for strip in range(len(view.book.lengths))]


def _followed(view: View, order: list[Seat]) -> dict[Strip, int]:
    """Follow the strips that the viewer returned, as far as nobody can have moved them unseen."""
    piles: dict[int, deque[Strip | None]] = {
        length: deque([None] * len(view.book.strips[length])) for length in LENGTHS
    }
    holders: dict[Strip, Seat] = {}
    for move in view.moves:
        if isinstance(move, HiddenMove):
            for length in move.lengths:
                if move.step == "draw":
                    drawn = piles[length].popleft()
                    if drawn is not None:
                        holders[drawn] = move.seat
                else:
                    piles[length].append(None)
                    holders = {
                        strip: seat
                        for strip, seat in holders.items()
                        if seat != move.seat or view.book.lengths[strip] != length
                    }
        elif move.step == "draw":
            piles[view.book.lengths[move.strips[0]]].popleft()
        elif move.step == "return":
            for strip in move.strips:
                piles[view.book.lengths[strip]].append(strip)
    places = {strip: HELD + order.index(seat) for strip, seat in holders.items()}
    for pile in piles.values():
        places.update(
            {strip: IN_PILE + depth for depth, strip in enumerate(pile) if strip is not None}
        )
    return places


def _filled(items: Iterable[int], count: int) -> list[int]:
    """List items, and -1 for each place without one."""
    listed = list(items)
    return listed + [-1] * (count - len(listed))


def _counts(items: Iterable[T], kinds: Iterable[T]) -> list[int]:
    listed = list(items)
    return [listed.count(kind) for kind in kinds]
