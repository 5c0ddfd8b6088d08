"""Whether what a coach claims is true, read from the view and by the reference's own rules."""

import random
from collections.abc import Mapping

from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.refusal import Refusal
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.board import covered, lines
from sushiya.games.wasabi.components import Kind, Square, Stack, Strip
from sushiya.games.wasabi.decide import decide
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.view import View, imagine

ON_BOARD = (
    ask.PlaceTile,
    ask.PlayStack,
    ask.PlaySpicy,
    ask.PlayChop,
    ask.PlaySwitch,
    ask.LayWasabi,
)
Board = tuple[tuple[Stack, ...], tuple[Square, ...]]


def is_true(
    fact: str, figures: Mapping[str, int], view: View, chosen: Command, other: Command
) -> bool:
    """Tell whether a fact about what was chosen holds, as its sentence says it."""
    assert view.viewer is not None
    own = view.strips(view.viewer)
    match fact, chosen, other:
        case "completes", ask.Complete(place), _:
            strip = own[place]
            told = {"recipe": strip, "points": _points(view, strip), "cubes": _cubes(view, strip)}
            return figures == told
        case "grows", _, _:
            strip = Strip(figures["recipe"])
            after, without = (_missing(view, command, strip) for command in (chosen, other))
            return strip in own and figures["missing"] == after < without
        case "wanted", ask.TakeTile(kind), _:
            strip = Strip(figures["recipe"])
            is_named = figures["tile"] == kind and strip in own
            return is_named and kind in _ingredients(view, strip)
        case "draws", ask.DrawRecipe(length), _:
            return figures == {"length": length, "points": view.book.token_points[length]}
    return False


def _ingredients(view: View, strip: Strip) -> tuple[Kind, ...]:
    return view.book.ingredients[strip]


def _points(view: View, strip: Strip) -> int:
    return view.book.token_points[len(_ingredients(view, strip))]


def _cubes(view: View, strip: Strip) -> int:
    changed = view.turn.changed
    wanted = _ingredients(view, strip)
    found = find_serving(view.board, view.mats, changed, view.columns, wanted)
    if found is None:
        return -1
    return view.book.style_cubes[len(wanted)] if found.has_style else 0


def _after(view: View, command: Command) -> Board:
    """Give the board after a command, by the reference; one that changes nothing leaves it."""
    if not isinstance(command, ON_BOARD):
        return view.board, view.mats
    assert view.viewer is not None
    step = decide(imagine(view, random.Random(0)), view.viewer, command, Dealer(0))
    assert not isinstance(step, Refusal)
    return step.state.board, step.state.mats


def _missing(view: View, command: Command, strip: Strip) -> int:
    """Count what a recipe lacks on the line that has come furthest; more than it has: nowhere."""
    board, mats = _after(view, command)
    hidden, wanted = covered(mats), set(_ingredients(view, strip))
    least = len(wanted) + 1
    for line in lines(view.columns, len(wanted)):
        if not hidden.isdisjoint(line):
            continue
        tops = [board[square][-1] for square in line if board[square]]
        if set(tops) <= wanted and len(set(tops)) == len(tops):
            least = min(least, len(wanted) - len(tops))
    return least
