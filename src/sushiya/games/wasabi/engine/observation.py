"""A view as the numbers of the engine's Observation, in the order of its fields.

What a view remembers of strips is summed up: of each strip of the book, where the viewer has seen
it, or put it and knows that nobody can have moved it unseen. What follows from counting, and where
a strip is more likely than elsewhere, is left to whoever reads it.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from sushiya.core.ids import Seat
from sushiya.games.wasabi.board import covered, is_in_play
from sushiya.games.wasabi.components import (
    ALL_TOKENS,
    CARDS,
    LENGTHS,
    MOST_KINDS,
    RECIPES_IN_HAND,
    TILES_IN_HAND,
    Strip,
)
from sushiya.games.wasabi.engine.facts import (
    HELD,
    IN_PILE,
    LONGEST,
    MATS,
    NOT_KNOWN,
    SEATS,
    SERVED,
    STAGES,
    STRIPS,
    TILES,
)
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.state import ENDINGS
from sushiya.games.wasabi.strip_knowledge import HiddenMove
from sushiya.games.wasabi.view import HiddenRecipes, View

NUMBERS_A_SEAT = TILES_IN_HAND + len(CARDS) + 2 * len(LENGTHS) + 2 + 2 * ALL_TOKENS

_ENDED_BY: dict[str, int] = {ending: number for number, ending in enumerate(ENDINGS)}

T = TypeVar("T")


def observe(view: View) -> tuple[int, ...]:
    """Turn a seat's view into numbers; other seats follow in the order of the table."""
    if view.viewer is None:
        raise ValueError("a watcher has no observation")
    players = len(view.hands)
    order = [Seat((view.viewer + distance) % players) for distance in range(players)]
    return tuple(_numbers(view, order))


def _numbers(view: View, order: list[Seat]) -> list[int]:
    buried = [(square, kind) for square, stack in enumerate(view.board) for kind in stack[:-1]]
    piles, holders = _followed(view)
    mine = view.strips(order[0])
    return [
        *_moment(view, order),
        *_squares(view),
        *_filled((square for square, _ in buried), TILES),
        *_filled((kind for _, kind in buried), TILES),
        *_filled(view.mats, MATS),
        *view.pantry,
        *[0] * (MOST_KINDS - len(view.pantry)),
        *_counts(view.kitchen, CARDS),
        *view.piles,
        *_returners(view, order, piles),
        *(number for seat in order for number in _seat(view, seat)),
        *[0] * NUMBERS_A_SEAT * (SEATS - len(order)),
        *(
            number
            for place in range(RECIPES_IN_HAND)
            for number in _recipe(view, mine[place : place + 1])
        ),
        *_strips(view, order, piles, holders),
    ]


def _moment(view: View, order: list[Seat]) -> list[int]:
    """The moment and the turn; seats are counted from the viewer on, and -1 is none."""
    turn = view.turn
    return [
        len(view.hands),
        len(view.pantry),
        STAGES.index(view.stage),
        order.index(view.seat),
        order.index(view.first),
        view.decision,
        view.turns,
        view.passes,
        -1 if view.result is None else _ENDED_BY[view.result.ended_by],
        turn.placed,
        -1 if turn.card is None else CARDS.index(turn.card),
        -1 if turn.chopped is None else turn.chopped,
        turn.rewards,
    ]


def _squares(view: View) -> Iterator[int]:
    """The top tile, the one below, the height, 1 if covered or 2 if out of play, 1 if changed."""
    hidden, changed = covered(view.mats), view.turn.changed
    for square, (stack, is_playable) in enumerate(
        zip(view.board, is_in_play(view.columns), strict=True)
    ):
        yield stack[-1] if stack else -1
        yield stack[-2] if len(stack) > 1 else -1
        yield len(stack)
        yield int(square in hidden) if is_playable else 2
        yield int(square in changed)


def _seat(view: View, seat: Seat) -> list[int]:
    """A seat's tiles, cards, lengths of recipes, tokens, cubes, points, and what it completed."""
    recipes, served = view.recipes[seat], view.served[seat]
    lengths = (
        recipes.lengths
        if isinstance(recipes, HiddenRecipes)
        else [view.book.lengths[strip] for strip in recipes.strips]
    )
    return [
        *_filled(view.hands[seat], TILES_IN_HAND),
        *_counts(view.cards[seat], CARDS),
        *_counts(lengths, LENGTHS),
        *tokens_used(served, view.book).values(),
        view.cubes[seat],
        sum(view.points[seat].values()),
        *_filled((one.recipe for one in served), ALL_TOKENS),
        *_filled((one.cubes for one in served), ALL_TOKENS),
    ]


def _recipe(view: View, strips: Sequence[Strip]) -> list[int]:
    """An own recipe and its ingredients."""
    ingredients = [kind for strip in strips for kind in view.book.ingredients[strip]]
    return [*_filled(strips, 1), *_filled(ingredients, LONGEST)]


class _Laid(NamedTuple):
    """A strip in a pile: who put it there, and which it is if the viewer did."""

    by: Seat | None
    strip: Strip | None


_Piles = dict[int, deque[_Laid]]


def _followed(view: View) -> tuple[_Piles, dict[Strip, Seat]]:
    """Follow the strips that the viewer returned, as far as nobody can have moved them unseen.

    Gives the piles by length, and who holds which of those strips.
    """
    book = view.book
    piles: _Piles = {
        length: deque([_Laid(None, None)] * len(book.strips[length])) for length in LENGTHS
    }
    holders: dict[Strip, Seat] = {}
    for move in view.moves:
        if isinstance(move, HiddenMove):
            for length in move.lengths:
                if move.step == "draw":
                    drawn = piles[length].popleft().strip
                    if drawn is not None:
                        holders[drawn] = move.seat
                else:
                    piles[length].append(_Laid(move.seat, None))
                    holders = {
                        strip: seat
                        for strip, seat in holders.items()
                        if seat != move.seat or book.lengths[strip] != length
                    }
        elif move.step == "draw":
            piles[book.lengths[move.strips[0]]].popleft()
        elif move.step == "return":
            for strip in move.strips:
                piles[book.lengths[strip]].append(_Laid(move.seat, strip))
    return piles, holders


def keeps_all(view: View) -> bool:
    """Tell whether the numbers say all of what the view remembers of strips.

    They do not once somebody passed after the viewer had returned a strip, nor once somebody drew
    what another had returned: that one knows it in a hand, and the numbers do not say so.
    """
    piles: dict[int, deque[Seat | None]] = {
        length: deque([None] * len(view.book.strips[length])) for length in LENGTHS
    }
    has_returned = False
    for move in view.moves:
        is_hidden = isinstance(move, HiddenMove)
        lengths = move.lengths if isinstance(move, HiddenMove) else _lengths(view, move.strips)
        for length in lengths:
            if move.step == "draw":
                by = piles[length].popleft()
                if is_hidden and by not in (None, view.viewer, move.seat):
                    return False
            elif move.step == "return":
                piles[length].append(move.seat)
        if move.step == "return":
            if is_hidden and has_returned:
                return False
            has_returned = has_returned or not is_hidden
    return True


def _lengths(view: View, strips: Iterable[Strip]) -> tuple[int, ...]:
    return tuple(view.book.lengths[strip] for strip in strips)


def _returners(view: View, order: list[Seat], piles: _Piles) -> Iterator[int]:
    """Who put each strip of the piles there; every pile has room for all strips of its length."""
    seats: list[int] = []
    for length, pile in piles.items():
        room = len(view.book.strips[length])
        seats += _filled((-1 if one.by is None else order.index(one.by) for one in pile), room)
    yield from _filled(seats, STRIPS)


def _strips(view: View, order: list[Seat], piles: _Piles, holders: dict[Strip, Seat]) -> list[int]:
    """Where each strip of the book is, as far as the viewer knows."""
    places = {strip: HELD + order.index(seat) for strip, seat in holders.items()}
    for pile in piles.values():
        places.update(
            {one.strip: IN_PILE + depth for depth, one in enumerate(pile) if one.strip is not None}
        )
    places.update(dict.fromkeys(view.strips(order[0]), HELD))
    for distance, seat in enumerate(order):
        places.update({one.recipe: SERVED + distance for one in view.served[seat]})
    return [places.get(Strip(strip), NOT_KNOWN) for strip in range(STRIPS)]


def _filled(items: Iterable[int], count: int) -> list[int]:
    """List items, and -1 for each place without one."""
    listed = list(items)
    return listed + [-1] * (count - len(listed))


def _counts(items: Iterable[T], kinds: Iterable[T]) -> list[int]:
    listed = list(items)
    return [listed.count(kind) for kind in kinds]
