"""What a view holds for its viewer: lines for each recipe, what can be had, what is ready."""

from collections.abc import Iterator
from typing import TypeAlias

from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.games.wasabi.board import Line, covered, lines, squares_in_play
from sushiya.games.wasabi.components import (
    END_AFTER,
    RECIPES_IN_HAND,
    SQUARES,
    TILES_IN_HAND,
    WARN_AFTER,
    Kind,
    Place,
    Strip,
)
from sushiya.games.wasabi.scoring import has_token
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.strip_knowledge import surely_in_piles
from sushiya.games.wasabi.view import KnownRecipes, View

Tops: TypeAlias = list[int]
"""What is in play on every square: a kind, EMPTY, or CLOSED if covered or out of play."""
EMPTY, CLOSED = -1, -2


class Prospect(Value, frozen=True):
    """A line on which a recipe can still be made, or lies."""

    line: Line
    missing: tuple[Kind, ...]
    can_show_style: bool
    """Whether what lies there fits the order of the strip, in one direction or the other."""


class Ready(Value, frozen=True):
    """A recipe that can be completed now, and what it gives."""

    place: Place
    recipe: Strip
    points: int
    cubes: int
    line: Line


class Gift(Value, frozen=True):
    """Who chooses the first tiles for whom."""

    giver: Seat
    receiver: Seat


class Outlook(Value, frozen=True, kw_only=True):
    """What a viewer's screen tells of what could come, but for what it asks the engine."""

    left: int
    """How many tiles or recipes this stage still asks for; 0 in the other stages."""
    gifts: tuple[Gift, ...]
    """In the order in which tiles are given, until the first turn begins."""
    receiver: Seat | None
    """Whom the seat to act gives tiles now."""
    passes_left: int | None
    """After so many more passes in a row the game ends; None: nobody need be warned."""
    others: tuple[Strip, ...]
    """Recipes that others may hold, as far as this viewer can know."""


def outlook(view: View) -> Outlook:
    players = len(view.hands)
    is_over = view.stage == "over"
    return Outlook(
        left=_left(view),
        gifts=_gifts(view),
        receiver=_neighbour(view, view.seat) if view.stage == "give" else None,
        passes_left=None if is_over else passes_left(players, view.passes),
        others=() if is_over or view.viewer is None else _others(view, view.viewer),
    )


def _others(view: View, viewer: Seat) -> tuple[Strip, ...]:
    """Leave out what is served, one's own, and what was put under a pile and not drawn since."""
    out = {one.recipe for served in view.served for one in served}
    out.update(view.strips(viewer), surely_in_piles(view.moves, view.book))
    return tuple([strip for strip in map(Strip, range(len(view.book.lengths))) if strip not in out])


def _neighbour(view: View, seat: Seat) -> Seat:
    """Find the left neighbour, who is given tiles (rule 2.2)."""
    return Seat((seat + 1) % len(view.hands))


def _gifts(view: View) -> tuple[Gift, ...]:
    if view.turns or view.stage == "over":
        return ()
    players = len(view.hands)
    givers = (Seat((view.first + place) % players) for place in range(players))
    return tuple(Gift(giver, _neighbour(view, giver)) for giver in givers)


def _left(view: View) -> int:
    match view.stage:
        case "give":
            return TILES_IN_HAND - len(view.hands[_neighbour(view, view.seat)])
        case "tiles":
            return TILES_IN_HAND - len(view.hands[view.seat])
        case "recipes":
            held = view.recipes[view.seat]
            return RECIPES_IN_HAND - len(
                held.strips if isinstance(held, KnownRecipes) else held.lengths
            )
    return 0


def passes_left(players: int, passes: int) -> int | None:
    """Say how many passes in a row are left before the game ends; None: too many to warn (7.5)."""
    return END_AFTER * players - passes if passes >= WARN_AFTER * players else None


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
            cubes = book.style_cubes[length] if serving.has_style else 0
            points = book.token_points[length]
            found.append(Ready(Place(place), recipe, points, cubes, serving.line))
    return tuple(found)
