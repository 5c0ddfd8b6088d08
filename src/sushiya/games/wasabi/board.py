"""The geometry of the board: names of squares, lines, neighbours, what a Wasabi! covers."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from sushiya.games.wasabi.components import COLUMNS, LENGTHS, ROWS, SQUARES, Square, Stack

Line: TypeAlias = tuple[Square, ...]
"""Neighbouring squares of one row, from left to right, or of one column, downwards."""

NAMES: tuple[str, ...] = tuple(
    f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)
)
BY_NAME: dict[str, Square] = {name: Square(square) for square, name in enumerate(NAMES)}
EMPTY_BOARD: tuple[Stack, ...] = ((),) * SQUARES


def square_at(row: int, column: int) -> Square:
    return Square(row * COLUMNS + column)


@cache
def squares_in_play(columns: int) -> tuple[Square, ...]:
    return tuple(square_at(row, column) for row in range(ROWS) for column in range(columns))


@cache
def is_in_play(columns: int) -> tuple[bool, ...]:
    """Tell of every square of the whole board whether it is in play."""
    return tuple(square % COLUMNS < columns for square in range(SQUARES))


@cache
def lines(columns: int, length: int) -> tuple[Line, ...]:
    """List all lines of a length, those of rows first."""
    across = [
        tuple(square_at(row, column + step) for step in range(length))
        for row in range(ROWS)
        for column in range(columns - length + 1)
    ]
    down = [
        tuple(square_at(row + step, column) for step in range(length))
        for column in range(columns)
        for row in range(ROWS - length + 1)
    ]
    return (*across, *down)


@cache
def lines_through(columns: int) -> dict[tuple[int, Square], tuple[Line, ...]]:
    """List the lines of each length that hold each square."""
    return {
        (length, square): tuple(line for line in lines(columns, length) if square in line)
        for length in LENGTHS
        for square in squares_in_play(columns)
    }


@cache
def neighbours(columns: int) -> tuple[tuple[Square, Square], ...]:
    """List the pairs of squares that share an edge, the smaller first."""
    return tuple((line[0], line[1]) for line in lines(columns, 2))


@cache
def corners(columns: int) -> tuple[Square, ...]:
    """List the squares that can be the upper left corner of a Wasabi!."""
    return tuple(square_at(row, column) for row in range(ROWS - 1) for column in range(columns - 1))


@cache
def covered_by(corner: Square) -> tuple[Square, ...]:
    """List the four squares under a Wasabi!."""
    return (
        corner,
        Square(corner + 1),
        Square(corner + COLUMNS),
        Square(corner + COLUMNS + 1),
    )


@cache
def covered(mats: tuple[Square, ...]) -> frozenset[Square]:
    """Give all squares under the Wasabi! cards that lie with these corners."""
    return frozenset(square for corner in mats for square in covered_by(corner))


def open_squares(
    board: Sequence[Stack], mats: tuple[Square, ...], columns: int
) -> tuple[Square, ...]:
    """List the empty, uncovered squares in play."""
    hidden = covered(mats)
    return tuple(
        square for square in squares_in_play(columns) if not board[square] and square not in hidden
    )
