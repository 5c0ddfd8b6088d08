"""Where everything stands in the array of compiled Wasabi!, and the tables its rules look up.

The recipe book stands in the array too, so that any book can be played. A state of the rules
remembers every strip that ever moved; the array keeps who returned a strip last, as that is all
that an observation says of the past.
"""

from collections.abc import Iterable
from itertools import permutations

import numpy as np

from sushiya.games.wasabi import board, bookcheck, outlook
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi.notation import NOTATION

CODES = NOTATION.codes
SEATS = max(facts.COLUMNS_IN_PLAY)
SQUARES, COLUMNS, CARD_KINDS, KINDS = (
    facts.SQUARES,
    facts.COLUMNS,
    len(facts.CARDS),
    facts.MOST_KINDS,
)
LENGTHS = len(facts.LENGTHS)
"""Lengths stand by their place among all lengths, from 0: see SHORTEST."""
SHORTEST, LONGEST = facts.LENGTHS[0], facts.LENGTHS[-1]
STRIPS, TILES = bookcheck.RECIPES, bookcheck.TILES
POINT_KINDS = LENGTHS + 1
EMPTY, CLOSED = outlook.EMPTY, outlook.CLOSED
TILES_HELD, CARDS_HELD, STRIPS_HELD = (
    facts.TILES_IN_HAND,
    facts.CARDS_IN_HAND,
    facts.RECIPES_IN_HAND,
)
ALL_TOKENS, MOST_MATS = facts.ALL_TOKENS, facts.KITCHEN[SEATS].count("wasabi")
MOST_CHANGED = 3
"""A tile and the two squares of a Switch!."""

CHOP, SPICY, STACK, SWITCH, WASABI = range(CARD_KINDS)
GIVE, RECIPES, PLAY, CARDS, TILE, OVER = range(6)
"""The stages of the rules, in their order."""
TEN_TOKENS, FULL_BOARD, PASSING = range(3)
"""The endings, in their order."""

# The first code of each command; what the command says is added to it.
GIVE_TILE, DRAW_RECIPE = (
    NOTATION.code(ask.GiveTile(facts.Kind(0))),
    NOTATION.code(ask.DrawRecipe(2)),
)
PLACE_TILE = NOTATION.code(ask.PlaceTile(facts.Kind(0), facts.Square(0)))
PLAY_STACK, PLAY_SPICY = NOTATION.code(ask.PlayStack()), NOTATION.code(ask.PlaySpicy())
PLAY_CHOP = NOTATION.code(ask.PlayChop(facts.Square(0)))
PLAY_SWITCH = NOTATION.code(ask.PlaySwitch(facts.Square(0), facts.Square(1)))
LAY_WASABI = NOTATION.code(ask.LayWasabi(facts.Square(0)))
COMPLETE, END_PLAY = NOTATION.code(ask.Complete(facts.Place(0))), NOTATION.code(ask.EndPlay())
PASS = NOTATION.code(ask.Pass((facts.Place(0),)))
TAKE_CARD, LEAVE_CARDS = (
    NOTATION.code(ask.TakeCard(facts.CARDS[0])),
    NOTATION.code(ask.LeaveCards()),
)
TAKE_TILE = NOTATION.code(ask.TakeTile(facts.Kind(0)))

# Single numbers. -1 is no card, no chopped tile, no ending.
DECISION, STAGE, SEAT, FIRST, TURNS, PASSES, ENDED_BY = range(7)
PLACED, CARD, CHOPPED, REWARDS, CHANGED_COUNT = range(7, 12)
OPEN, FILLED, BURIED, MATS_LAID, IN_PANTRY, IN_PILES, IN_KITCHEN = range(12, 19)
PLAYERS, KINDS_IN_BOOK = range(19, 21)
CHANGED = 21

# The board. TOPS has what lies uppermost on a square, under a Wasabi! too; SHOWN what is in play
# there: a kind, EMPTY or CLOSED. SPOTS lists the squares: OPEN empty ones, FILLED ones, then those
# that are covered and those out of play; SPOT_OF says where in that list a square stands. Tiles
# under others are listed with their squares, of each stack the lowest first.
TOPS = CHANGED + MOST_CHANGED
SHOWN = TOPS + SQUARES
SPOTS = SHOWN + SQUARES
SPOT_OF = SPOTS + SQUARES
BURIED_KINDS = SPOT_OF + SQUARES
BURIED_SQUARES = BURIED_KINDS + TILES
MATS = BURIED_SQUARES + TILES

# Supplies, and what lies before each seat. Hands and recipes are sorted and end with -1.
PANTRY = MATS + MOST_MATS
KITCHEN = PANTRY + KINDS
HAND_SIZES = KITCHEN + CARD_KINDS
HANDS = HAND_SIZES + SEATS
CARD_COUNTS = HANDS + SEATS * TILES_HELD
CARDS_OF = CARD_COUNTS + SEATS
STRIP_COUNTS = CARDS_OF + SEATS * CARD_KINDS
STRIPS_OF = STRIP_COUNTS + SEATS
SERVED_COUNTS = STRIPS_OF + SEATS * STRIPS_HELD
SERVED = SERVED_COUNTS + SEATS
SERVED_CUBES = SERVED + SEATS * ALL_TOKENS
USED = SERVED_CUBES + SEATS * ALL_TOKENS
"""Tokens assigned, by seat and length."""
CUBES = USED + SEATS * LENGTHS
POINTS = CUBES + SEATS
RANKS = POINTS + SEATS * POINT_KINDS

# Piles are rings in PILES, each as long as the book has strips of its length.
PILE_SIZES = RANKS + SEATS
PILE_TOPS = PILE_SIZES + LENGTHS
PILES = PILE_TOPS + LENGTHS
RETURNED_BY = PILES + STRIPS
"""Who put a strip under its pile and still knows where it is, in the pile or in a hand; or -1."""

# The book.
PILE_STARTS = RETURNED_BY + STRIPS
CATEGORIES = PILE_STARTS + LENGTHS + 1
MAY_START = CATEGORIES + KINDS
LENGTH_OF = MAY_START + KINDS
INGREDIENTS = LENGTH_OF + STRIPS
SIZE = INGREDIENTS + STRIPS * LONGEST


def _numbers(listed: Iterable[int]) -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    return np.array(list(listed), np.int16)


TOKENS = _numbers(facts.TOKENS.values())
TOKEN_POINTS = _numbers(facts.TOKEN_POINTS.values())
STYLE_CUBES = _numbers(facts.STYLE_CUBES.values())

NO_KIND = KINDS
"""Stands in the book where a shorter strip has no ingredient."""
BIT = np.array([1 << KINDS, 1 << (KINDS + 1), *(1 << kind for kind in range(KINDS)), 0], np.int64)
"""A bit for what a square shows, from CLOSED on: squares that show a strip add up to its bits."""
FIRST_BIT = -CLOSED
BIT_OF_SQUARE = np.array([1 << square for square in range(SQUARES)], np.int64)

# Lines are named by their first square and the step to the next. All columns have them: squares
# out of play are closed. MOST_LINES is how many there are of the shortest.
_LINES = [board.lines(COLUMNS, length) for length in facts.LENGTHS]
MOST_LINES = max(len(some) for some in _LINES)
LINE_COUNT = _numbers(len(some) for some in _LINES)
LINE_FIRST = np.zeros((LENGTHS, MOST_LINES), np.int16)
LINE_STEP = np.zeros((LENGTHS, MOST_LINES), np.int16)
LINE_BITS = np.zeros((LENGTHS, MOST_LINES), np.int64)
THROUGH_COUNT = np.zeros((LENGTHS, SQUARES), np.int16)
THROUGH = np.zeros((LENGTHS, SQUARES, 2 * LONGEST), np.int16)
"""The lines of each length through each square."""
STEPS_TO = np.zeros((LENGTHS, SQUARES, 2 * LONGEST), np.int16)
"""How far along each of these lines the square is."""
for _length, _some in enumerate(_LINES):
    for _number, _line in enumerate(_some):
        LINE_FIRST[_length, _number], LINE_STEP[_length, _number] = _line[0], _line[1] - _line[0]
        LINE_BITS[_length, _number] = sum(1 << square for square in _line)
        for _steps, _square in enumerate(_line):
            _count = THROUGH_COUNT[_length, _square]
            THROUGH[_length, _square, _count] = _number
            STEPS_TO[_length, _square, _count] = _steps
            THROUGH_COUNT[_length, _square] += 1

_PAIRS = board.neighbours(COLUMNS)
PAIRS = len(_PAIRS)
PAIR_FIRST = _numbers(first for first, _ in _PAIRS)
PAIR_SECOND = _numbers(second for _, second in _PAIRS)
CORNERS = len(board.corners(COLUMNS))
CORNER = _numbers(board.corners(COLUMNS))
CORNER_OF = np.full(SQUARES, -1, np.int16)
"""The number of each square among the corners."""
CORNER_OF[CORNER] = np.arange(CORNERS)
UNDER_MAT = _numbers((0, 1, COLUMNS, COLUMNS + 1))
"""From its corner to the squares that a Wasabi! covers."""
TAKES = CARD_KINDS + CORNERS
"""So many ways to take a card, for each discard there is."""

# A pass names places whose lengths do not fall. As recipes stand by length, which passes there are
# follows from how many they are, and whether the second and the third are as long as the one
# before: a bit for each.
_PASSES = [
    places
    for count in range(1, STRIPS_HELD + 1)
    for places in permutations(range(STRIPS_HELD), count)
]
PASS_PLACES = np.full((len(_PASSES), STRIPS_HELD), -1, np.int16)
PASS_COUNT = np.zeros((STRIPS_HELD + 1, 4), np.int16)
PASS_OF = np.zeros((STRIPS_HELD + 1, 4, len(_PASSES)), np.int16)
for _number, _places in enumerate(_PASSES):
    PASS_PLACES[_number, : len(_places)] = _places
    for _count in range(max(_places) + 1, STRIPS_HELD + 1):
        for _equals in range(4):
            _lengths = (0, 1 - (_equals & 1), 2 - (_equals & 1) - (_equals >> 1))
            _named = [_lengths[place] for place in _places]
            if _named == sorted(_named):
                PASS_OF[_count, _equals, PASS_COUNT[_count, _equals]] = _number
                PASS_COUNT[_count, _equals] += 1

PLACE_COUNT = np.zeros(1 << STRIPS_HELD, np.int16)
PLACE_AT = np.zeros((1 << STRIPS_HELD, STRIPS_HELD), np.int16)
"""The places that stand in a set, which has a bit for each."""
PASS_OF_SET = np.full(1 << STRIPS_HELD, -1, np.int16)
"""The pass that names the places of a set in order."""
for _set in range(1 << STRIPS_HELD):
    _places = tuple(place for place in range(STRIPS_HELD) if _set >> place & 1)
    PLACE_COUNT[_set] = len(_places)
    PLACE_AT[_set, : len(_places)] = _places
    if _places:
        PASS_OF_SET[_set] = _PASSES.index(_places)

# What an observation holds, in the order of observation.py.
SQUARES_SEEN = 11
"""Where the squares begin in an observation."""
SQUARE_SEEN = 5
MATS_SEEN = SQUARES_SEEN + SQUARES * SQUARE_SEEN
PANTRY_SEEN = MATS_SEEN + MOST_MATS
KITCHEN_SEEN = PANTRY_SEEN + KINDS
PILES_SEEN = KITCHEN_SEEN + CARD_KINDS
SEATS_SEEN = PILES_SEEN + LENGTHS
SEAT_SEEN = TILES_HELD + CARD_KINDS + 2 * LENGTHS + 2
OWN_SEEN = SEATS_SEEN + SEATS * SEAT_SEEN
STRIPS_SEEN = OWN_SEEN + STRIPS_HELD * (1 + LONGEST)
OBSERVATION = STRIPS_SEEN + STRIPS
