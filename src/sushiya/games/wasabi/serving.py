"""Whether a recipe lies on the board now: its lines, and whether one of them shows style."""

from collections.abc import Sequence
from typing import NamedTuple

from sushiya.games.wasabi.board import Line, covered, lines_through
from sushiya.games.wasabi.components import Kind, Square, Stack


class Serving(NamedTuple):
    """A line that serves a recipe, and whether it shows style."""

    line: Line
    has_style: bool


def find_serving(
    board: Sequence[Stack],
    mats: tuple[Square, ...],
    changed: Sequence[Square],
    columns: int,
    ingredients: tuple[Kind, ...],
) -> Serving | None:
    """Find the best line for a recipe through a square changed this turn (rules 4.1, 4.2, 4.6)."""
    hidden = covered(mats)
    wanted = sorted(ingredients)
    length = len(ingredients)
    through = lines_through(columns)
    plain: Serving | None = None
    for square in changed:
        for line in through[length, square]:
            stacks = [board[one] for one in line]
            if not all(stacks) or not hidden.isdisjoint(line):
                continue
            shown = tuple(stack[-1] for stack in stacks)
            if sorted(shown) != wanted:
                continue
            if ingredients in (shown, shown[::-1]):
                return Serving(line, has_style=True)
            plain = plain or Serving(line, has_style=False)
    return plain
