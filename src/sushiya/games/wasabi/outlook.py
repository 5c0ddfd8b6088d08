"""What a view holds for its viewer: lines for each recipe, squares for each tile, what is ready."""

from collections.abc import Container, Iterator, Sequence
from typing import TypeAlias

from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.games.wasabi.board import Line, covered, lines, squares_in_play
from sushiya.games.wasabi.components import SQUARES, TOKEN_POINTS, Kind, Place, Square, Strip
from sushiya.games.wasabi.scoring import has_token
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.view import View

Tops: TypeAlias = list[int]
"""What is in play on every square: a kind, EMPTY, or CLOSED if covered or out of play."""
EMPTY, CLOSED = -1, -2


class Prospect(Value, frozen=True):
    """A line on which a recipe can still be made, or lies."""

    line: Line
    missing: tuple[Kind, ...]
    can_show_style: bool
    """Whether what lies there fits the order of the strip, in one direction or the other."""


class RecipeOutlook(Value, frozen=True):
    """How a recipe of the viewer's stands."""

    place: Place
    recipe: Strip
    has_token: bool
    prospects: tuple[Prospect, ...]
    """The lines on which it can still be made, fewest missing tiles first."""
    used_up: tuple[Kind, ...]
    """Ingredients that neither the pantry nor the viewer has."""

    @property
    def is_alive(self) -> bool:
        """Whether there is a token, and a line whose missing tiles can all be had."""
        return self.has_token and any(
            not any(kind in self.used_up for kind in prospect.missing)
            for prospect in self.prospects
        )


class TileOutlook(Value, frozen=True):
    """Where a tile of the viewer's does some good."""

    kind: Kind
    completes: tuple[Square, ...]
    advances: tuple[Square, ...]


class Ready(Value, frozen=True):
    """A recipe that can be completed now, and what it gives."""

    place: Place
    recipe: Strip
    points: int
    cubes: int
    line: Line


def tops_of(view: View) -> Tops:
    tops: Tops = [CLOSED] * SQUARES
    hidden = covered(view.mats)
    for square in squares_in_play(view.columns):
        if square not in hidden:
            stack = view.board[square]
            tops[square] = stack[-1] if stack else EMPTY
    return tops


def find_prospects(tops: Tops, columns: int, ingredients: tuple[Kind, ...]) -> Iterator[Prospect]:
    """List the lines that hold nothing but different ingredients of a recipe, and empty squares."""
    length = len(ingredients)
    for line in lines(columns, length):
        missing = list(ingredients)
        is_forward = is_backward = True
        for step, square in enumerate(line):
            top = tops[square]
            if top == EMPTY:
                continue
            if top not in missing:
                break
            missing.remove(Kind(top))
            is_forward = is_forward and ingredients[step] == top
            is_backward = is_backward and ingredients[length - 1 - step] == top
        else:
            yield Prospect(line, tuple(missing), is_forward or is_backward)


def obtainable_kinds(view: View, seat: Seat) -> set[Kind]:
    """List the kinds that a seat has or can take from the pantry."""
    kinds = {Kind(kind) for kind, count in enumerate(view.pantry) if count}
    kinds.update(view.hands[seat])
    if view.turn.chopped is not None and view.seat == seat:
        kinds.add(view.turn.chopped)
    return kinds


def recipe_outlooks(view: View) -> tuple[RecipeOutlook, ...]:
    """Say of each own recipe where it can still be made; nothing for a watcher."""
    if view.viewer is None:
        return ()
    book, seat = view.book, view.viewer
    tops = tops_of(view)
    had = obtainable_kinds(view, seat)
    found = []
    for place, recipe in enumerate(view.strips(seat)):
        ingredients = book.ingredients[recipe]
        prospects = find_prospects(tops, view.columns, ingredients)
        found.append(
            RecipeOutlook(
                place=Place(place),
                recipe=recipe,
                has_token=has_token(view.served[seat], book.lengths[recipe], book),
                prospects=tuple(sorted(prospects, key=lambda one: len(one.missing))),
                used_up=tuple(kind for kind in ingredients if kind not in had),
            )
        )
    return tuple(found)


def tile_outlooks(view: View) -> tuple[TileOutlook, ...]:
    """Say of each tile in hand where it completes or advances a recipe with a token."""
    if view.viewer is None:
        return ()
    tops = tops_of(view)
    prospects = [
        prospect
        for outlook in recipe_outlooks(view)
        if outlook.has_token
        for prospect in outlook.prospects
    ]
    return tuple(
        TileOutlook(
            kind=kind,
            completes=_squares(prospects, tops, kind, counts=range(1, 2)),
            advances=_squares(prospects, tops, kind, counts=range(2, 6)),
        )
        for kind in dict.fromkeys(view.hands[view.viewer])
    )


def _squares(
    prospects: Sequence[Prospect], tops: Tops, kind: Kind, *, counts: Container[int]
) -> tuple[Square, ...]:
    """List the empty squares of lines that miss a kind, among so many kinds."""
    found = {
        square
        for prospect in prospects
        if kind in prospect.missing and len(prospect.missing) in counts
        for square in prospect.line
        if tops[square] == EMPTY
    }
    return tuple(sorted(found))


def ready_recipes(view: View) -> tuple[Ready, ...]:
    """List the own recipes that can be completed now, with what each is worth."""
    if view.viewer is None or view.viewer != view.seat or view.stage != "play":
        return ()
    book, seat = view.book, view.viewer
    found = []
    for place, recipe in enumerate(view.strips(seat)):
        length = book.lengths[recipe]
        serving = find_serving(
            view.board, view.mats, view.turn.changed, view.columns, book.ingredients[recipe]
        )
        if serving is not None and has_token(view.served[seat], length, book):
            points = TOKEN_POINTS[length]
            found.append(Ready(Place(place), recipe, points, serving.cubes, serving.line))
    return tuple(found)
