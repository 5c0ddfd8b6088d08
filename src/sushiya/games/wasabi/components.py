"""Squares, tokens, action cards and the kitchen: facts, no logic."""

from typing import Literal, NewType, TypeAlias

RULES_VERSION = 1
"""Goes up when the same seed and decisions would give another game."""

Kind = NewType("Kind", int)
"""An ingredient: its place among the recipe book's tiles, from 0."""

Strip = NewType("Strip", int)
"""A recipe: its place among the recipe book's recipes, from 0."""

Place = NewType("Place", int)
"""One of the up to three places of a screen that recipes stand in, from 0."""

Square = NewType("Square", int)
"""A square of the whole board, row by row, from 0; its column is the rest by seven."""

MOST_TILES = 72
MOST_STRIPS = 52
"""What is in the box; engines have room for no more."""
MOST_KINDS = 36
"""A book has at most so many kinds: commands name them by number, and their codes are the same
for every book."""

ROWS = 6
COLUMNS = 7
SQUARES = ROWS * COLUMNS
COLUMNS_IN_PLAY = {2: 5, 3: 6, 4: 7}
"""Columns in play by the number of players."""

Stack: TypeAlias = tuple[Kind, ...]
"""What lies on a square, the top last; only the top is in play."""

Length = Literal[2, 3, 4, 5]
LENGTHS: tuple[Length, ...] = (2, 3, 4, 5)
TOKENS: dict[int, int] = {2: 4, 3: 3, 4: 2, 5: 1}
"""Challenge tokens a player, by length."""
ALL_TOKENS = sum(TOKENS.values())
TOKEN_POINTS: dict[int, int] = {2: 2, 3: 3, 4: 5, 5: 8}
STYLE_CUBES: dict[int, int] = {2: 0, 3: 1, 4: 2, 5: 3}
MOST_TOKEN_POINTS = 99
MOST_STYLE_CUBES = 9
"""A book may print other points and cubes on the tokens; more would not fit into a position."""

Card = Literal["chop", "spicy", "stack", "switch", "wasabi"]
CARDS: tuple[Card, ...] = ("chop", "spicy", "stack", "switch", "wasabi")
KITCHEN: dict[int, tuple[Card, ...]] = {
    2: CARDS,
    3: ("chop", "spicy", "spicy", "stack", "switch", "wasabi", "wasabi"),
    4: tuple(card for card in CARDS for _ in range(2)),
}
"""Action cards in the kitchen at the start, by the number of players."""

TILES_IN_HAND = 3
RECIPES_IN_HAND = 3
CARDS_IN_HAND = 2
WASABI_CUBES = 1
TILES_A_TURN = 1
TILES_WITH_SPICY = 2

WARN_AFTER = 2
END_AFTER = 3
"""Rounds of passes in a row after which the table warns and the game ends."""
