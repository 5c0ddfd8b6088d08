"""Whether what a coach claims is true, read from the view and by the reference's own rules."""

import random
from collections.abc import Iterator, Mapping

from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.board import covered, lines, open_squares
from sushiya.games.wasabi.components import TOKENS, WASABI_CUBES, Kind, Square, Stack, Strip
from sushiya.games.wasabi.decide import decide
from sushiya.games.wasabi.engine.facts import HELD, NOT_KNOWN, STRIPS
from sushiya.games.wasabi.engine.observation import observe
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.view import HiddenRecipes, View, imagine

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
        case "style", _, _:
            return _is_true_of_style(figures, view, chosen, other)
        case "wasabi-cubes", ask.LayWasabi(), _:
            return figures == {"cubes": WASABI_CUBES} and not isinstance(other, ask.LayWasabi)
        case "two-tiles", ask.PlaySpicy(), _:
            return True
        case "turn", _, ask.Pass():
            return isinstance(chosen, ON_BOARD) and figures["squares"] == _free(view, other)
        case "fills", _, _:
            return _free(view, chosen) == 0 < _free(view, other)
        case "denies", _, _:
            seat = Seat(figures["seat"])
            counts = [threats(view, one, seat) for one in (chosen, other)]
            named = [figures["count"], figures["other-count"]]
            return seat != view.viewer and counts == named and counts[0] < counts[1]
    return _is_true_of_supply(fact, figures, view, chosen, other)


def _is_true_of_supply(
    fact: str, figures: Mapping[str, int], view: View, chosen: Command, other: Command
) -> bool:
    """Tell the same of tiles that are taken and recipes that are drawn."""
    assert view.viewer is not None
    match fact, chosen, other:
        case "wanted", ask.TakeTile(kind), _:
            strip = Strip(figures["recipe"])
            is_named = figures["tile"] == kind and strip in view.strips(view.viewer)
            return is_named and kind in _ingredients(view, strip)
        case "draws", ask.DrawRecipe(length), ask.DrawRecipe(instead):
            points = view.book.token_points[length]
            return figures == {"length": length, "points": points} and length > instead
        case "draws-sooner", ask.DrawRecipe(length), ask.DrawRecipe(instead):
            return length < instead and figures == {"length": length, "squares": _free(view, other)}
        case "draws-style", ask.DrawRecipe(length), ask.DrawRecipe(instead):
            cubes = view.book.style_cubes
            is_told = figures == {"length": length, "cubes": cubes[length]}
            return is_told and cubes[length] > cubes[instead]
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


def _free(view: View, command: Command) -> int:
    """Count the squares that are free after a command."""
    board, mats = _after(view, command)
    return len(open_squares(board, mats, view.columns))


def _lines(view: View, command: Command, strip: Strip) -> Iterator[list[Kind | None]]:
    """Give what lies on each line on which a recipe can still be made; None: a free square."""
    board, mats = _after(view, command)
    hidden, wanted = covered(mats), set(_ingredients(view, strip))
    for line in lines(view.columns, len(wanted)):
        shown = [board[square][-1] if board[square] else None for square in line]
        tops = [kind for kind in shown if kind is not None]
        if hidden.isdisjoint(line) and set(tops) <= wanted and len(set(tops)) == len(tops):
            yield shown


def _missing(view: View, command: Command, strip: Strip) -> int:
    """Count what a recipe lacks on the line that has come furthest; more than it has: nowhere."""
    most = len(_ingredients(view, strip)) + 1
    return min((shown.count(None) for shown in _lines(view, command, strip)), default=most)


def _style_missing(view: View, command: Command, strip: Strip) -> int:
    """Count the same on lines that can still show the order of the strip, either way."""
    order = _ingredients(view, strip)
    return min(
        (
            shown.count(None)
            for shown in _lines(view, command, strip)
            if _fits(shown, order) or _fits(shown, order[::-1])
        ),
        default=len(order) + 1,
    )


def _fits(shown: list[Kind | None], order: tuple[Kind, ...]) -> bool:
    return all(top in (None, kind) for top, kind in zip(shown, order, strict=True))


def _is_true_of_style(
    figures: Mapping[str, int], view: View, chosen: Command, other: Command
) -> bool:
    assert view.viewer is not None
    own, strip = view.strips(view.viewer), Strip(figures["recipe"])
    cubes = view.book.style_cubes[len(_ingredients(view, strip))]
    if figures["cubes"] != cubes or strip not in own:
        return False
    if isinstance(chosen, ask.Complete):
        return own[chosen.place] == strip and figures["missing"] == 0 < _cubes(view, strip)
    after, without = (_style_missing(view, one, strip) for one in (chosen, other))
    return figures["missing"] == after < without


def threats(view: View, command: Command, seat: Seat) -> int:
    """Count the recipes that another may hold, and could complete with one tile of its hand."""
    assert view.viewer is not None
    held = view.recipes[seat]
    assert isinstance(held, HiddenRecipes)
    used = [len(_ingredients(view, one.recipe)) for one in view.served[seat]]
    found = 0
    for strip in _may_hold(view, seat):
        if strip >= len(view.book.ingredients):
            continue
        wanted = _ingredients(view, strip)
        if len(wanted) in held.lengths and used.count(len(wanted)) < TOKENS[len(wanted)]:
            last = [
                set(wanted) - set(shown)
                for shown in _lines(view, command, strip)
                if shown.count(None) == 1
            ]
            found += any(kinds <= set(view.hands[seat]) for kinds in last)
    return found


def _may_hold(view: View, seat: Seat) -> set[Strip]:
    """List the strips that another may hold, for all that the viewer has seen."""
    assert view.viewer is not None
    place = (seat - view.viewer) % view.options.players
    known = observe(view)[-STRIPS:]
    return {Strip(strip) for strip, at in enumerate(known) if at in (NOT_KNOWN, HELD + place)}
