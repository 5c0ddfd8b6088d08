"""The facts of Wasabi! for its C headers: each stands in one place, in the reference."""

from collections.abc import Iterable
from itertools import permutations
from typing import get_args

from sushiya.core.command import Command
from sushiya.engine.header import Header
from sushiya.games.wasabi import board, bookcheck, outlook, plans
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi.components import Kind, Place, Square
from sushiya.games.wasabi.cook import (
    CARD_WORTH,
    COVERING,
    DRAW_TURNS,
    DRAW_WORTH,
    EQUAL,
    LEAVING,
    MOOD,
    MOST_PASSES,
    NO_TOKEN,
    PASS_BELOW,
    SAME_CARD,
    SAME_LENGTH,
)
from sushiya.games.wasabi.notation import NOTATION
from sushiya.games.wasabi.state import ENDINGS, Stage

SEATS = max(facts.COLUMNS_IN_PLAY)
STAGES: tuple[Stage, ...] = get_args(Stage)
KINDS = (*(f"length-{length}" for length in facts.LENGTHS), "cubes")
"""The kinds of points, as a result names them."""
POLICIES = ("random", "cook")

LENGTHS = len(facts.LENGTHS)
"""In C a length is its place among all lengths."""
LONGEST = facts.LENGTHS[-1]
TILES, STRIPS = bookcheck.TILES, bookcheck.RECIPES
MATS = facts.KITCHEN[SEATS].count("wasabi")
CHANGED_MOST = 3
"""A tile and the two squares of a Switch!."""
NOT_KNOWN, HELD, SERVED, IN_PILE = 0, 1, 1 + SEATS, 1 + 2 * SEATS
"""Where a strip is: nobody told, held or served by a seat counted from the viewer on, or so deep
in its pile."""

CELLS_A_ROW = facts.COLUMNS + 1
"""One closed cell ends a row; going left, that of the row before does."""
CELLS = CELLS_A_ROW * (facts.ROWS + 2)
CELL_OF = tuple(
    (square // facts.COLUMNS + 1) * CELLS_A_ROW + square % facts.COLUMNS
    for square in range(facts.SQUARES)
)
UNDER_MAT = board.covered_by(Square(0))

_PAIRS = board.neighbours(facts.COLUMNS)
_CORNERS = board.corners(facts.COLUMNS)
_LINES = [board.lines(facts.COLUMNS, length) for length in facts.LENGTHS]
"""All columns have lines: squares out of play are closed."""
_PASSES = [
    places
    for count in range(1, facts.RECIPES_IN_HAND + 1)
    for places in permutations(range(facts.RECIPES_IN_HAND), count)
]
_FIRST_OF: dict[str, Command] = {
    "GIVE_TILE": ask.GiveTile(Kind(0)),
    "DRAW_RECIPE": ask.DrawRecipe(facts.LENGTHS[0]),
    "PLACE_TILE": ask.PlaceTile(Kind(0), Square(0)),
    "PLAY_STACK": ask.PlayStack(),
    "PLAY_SPICY": ask.PlaySpicy(),
    "PLAY_CHOP": ask.PlayChop(Square(0)),
    "PLAY_SWITCH": ask.PlaySwitch(*_PAIRS[0]),
    "LAY_WASABI": ask.LayWasabi(_CORNERS[0]),
    "COMPLETE": ask.Complete(Place(0)),
    "END_PLAY": ask.EndPlay(),
    "PASS": ask.Pass((Place(0),)),
    "TAKE_CARD": ask.TakeCard(facts.CARDS[0]),
    "LEAVE_CARDS": ask.LeaveCards(),
    "TAKE_TILE": ask.TakeTile(Kind(0)),
}
"""The first command of each form: what the others say is added to its code."""


def sizes() -> Header:
    """What types are made of: cffi reads this too."""
    header = Header("Sizes and numbers of Wasabi!.")
    header.numbers(
        {card.upper(): number for number, card in enumerate(facts.CARDS)},
        {f"STAGE_{stage.upper()}": number for number, stage in enumerate(STAGES)},
        {ending.upper().replace("-", "_"): number for number, ending in enumerate(ENDINGS)},
        {name: NOTATION.code(command) for name, command in _FIRST_OF.items()},
        {
            "CODE_COUNT": NOTATION.codes,
            "SEAT_COUNT": SEATS,
            "KIND_COUNT": facts.MOST_KINDS,
            "TILE_COUNT": TILES,
            "STRIP_COUNT": STRIPS,
            "LENGTH_COUNT": LENGTHS,
            "LONGEST": LONGEST,
            "CARD_COUNT": len(facts.CARDS),
            "TOKEN_COUNT": facts.ALL_TOKENS,
            "POINT_KIND_COUNT": len(KINDS),
            "COLUMN_COUNT": facts.COLUMNS,
            "SQUARE_COUNT": facts.SQUARES,
            "CELLS_A_ROW": CELLS_A_ROW,
            "CELL_COUNT": CELLS,
            "MAT_COUNT": MATS,
            "MAT_SIZE": len(UNDER_MAT),
            "PAIR_COUNT": len(_PAIRS),
            "CORNER_COUNT": len(_CORNERS),
            "TAKE_COUNT": len(facts.CARDS) + len(_CORNERS),
            "LINE_MOST": max(len(some) for some in _LINES),
            "CHANGED_MOST": CHANGED_MOST,
        },
        {
            "TILES_HELD": facts.TILES_IN_HAND,
            "CARDS_HELD": facts.CARDS_IN_HAND,
            "STRIPS_HELD": facts.RECIPES_IN_HAND,
            "TILES_A_TURN": facts.TILES_A_TURN,
            "TILES_WITH_SPICY": facts.TILES_WITH_SPICY,
            "WASABI_CUBES": facts.WASABI_CUBES,
            "END_AFTER": facts.END_AFTER,
        },
        {"EMPTY": outlook.EMPTY, "CLOSED": outlook.CLOSED},
        {"NOT_KNOWN": NOT_KNOWN, "HELD": HELD, "SERVED": SERVED, "IN_PILE": IN_PILE},
        {"BLIND": POLICIES.index("random"), "MOST_PASSES": MOST_PASSES},
    )
    return header


def tables() -> Header:
    """What the code looks up."""
    header = Header("Tables of Wasabi!.")
    corner_of = [_CORNERS.index(Square(one)) if one in _CORNERS else -1 for one in _squares()]
    header.table("int8_t", "CELL_OF", list(CELL_OF))
    header.table(
        "int8_t",
        "SQUARE_OF",
        [CELL_OF.index(one) if one in CELL_OF else -1 for one in range(CELLS)],
    )
    header.table("int8_t", "PAIR_FIRST", [first for first, _ in _PAIRS])
    header.table("int8_t", "PAIR_SECOND", [second for _, second in _PAIRS])
    header.table("int8_t", "CORNER", list(_CORNERS))
    header.table("int8_t", "CORNER_OF", corner_of)
    header.table("int8_t", "UNDER_MAT", list(UNDER_MAT))
    header.table("int8_t", "TOKENS", list(facts.TOKENS.values()))
    header.table("int8_t", "TOKEN_POINTS", list(facts.TOKEN_POINTS.values()))
    header.table("int8_t", "STYLE_CUBES", list(facts.STYLE_CUBES.values()))
    kitchens = [facts.KITCHEN.get(players, ()) for players in range(SEATS + 1)]
    header.table(
        "int8_t", "KITCHEN", [[some.count(card) for card in facts.CARDS] for some in kitchens]
    )
    _add_passes(header)
    _add_lines(header)
    _add_weights(header)
    return header


def _squares() -> range:
    return range(facts.SQUARES)


def _add_passes(header: Header) -> None:
    """Which passes there are, by how many recipes and which of them are equally long."""
    held, equal_bits = facts.RECIPES_IN_HAND, range(4)
    allowed = [
        [
            [number for number, places in enumerate(_PASSES) if _may_pass(places, count, equals)]
            for equals in equal_bits
        ]
        for count in range(held + 1)
    ]
    sets = [tuple(place for place in range(held) if one >> place & 1) for one in range(1 << held)]
    header.table("int8_t", "PASS_PLACES", [_filled(places, held) for places in _PASSES])
    header.table("int8_t", "PASS_COUNT", [[len(some) for some in row] for row in allowed])
    header.table(
        "int8_t", "PASS_OF", [[_filled(some, len(_PASSES)) for some in row] for row in allowed]
    )
    header.table(
        "int8_t", "PASS_OF_SET", [_PASSES.index(places) if places else -1 for places in sets]
    )
    header.table("int8_t", "PLACE_COUNT", [len(places) for places in sets])
    header.table("int8_t", "PLACE_AT", [_filled(places, held) for places in sets])


def _may_pass(places: tuple[int, ...], count: int, equals: int) -> bool:
    """Whether there are such places, and their lengths do not fall (rule 3.5)."""
    if max(places) >= count:
        return False
    lengths = (0, 1 - (equals & 1), 2 - (equals & 1) - (equals >> 1))
    named = [lengths[place] for place in places]
    return named == sorted(named)


def _add_lines(header: Header) -> None:
    """Every line: its first cell and the step to the next; and those through each square."""
    most = max(len(some) for some in _LINES)
    through = [
        [
            [(number, line.index(Square(one))) for number, line in enumerate(some) if one in line]
            for one in _squares()
        ]
        for some in _LINES
    ]
    most_through = max(len(found) for some in through for found in some)
    header.table("uint8_t", "LINE_COUNT", [len(some) for some in _LINES])
    header.table(
        "int8_t",
        "LINE_FIRST",
        [_filled((CELL_OF[one[0]] for one in some), most) for some in _LINES],
    )
    header.table(
        "int8_t",
        "LINE_STEP",
        [_filled((CELL_OF[one[1]] - CELL_OF[one[0]] for one in some), most) for some in _LINES],
    )
    header.table(
        "uint64_t",
        "LINE_CELLS",
        [
            _filled((sum(1 << CELL_OF[square] for square in one) for one in some), most, 0)
            for some in _LINES
        ],
    )
    header.table("int8_t", "THROUGH_COUNT", [[len(found) for found in some] for some in through])
    for name, part in (("THROUGH", 0), ("STEPS_TO", 1)):
        header.table(
            "int8_t",
            name,
            [
                [_filled((pair[part] for pair in found), most_through) for found in some]
                for some in through
            ],
        )


def _add_weights(header: Header) -> None:
    """What the cook weighs with, powers and sums worked out."""
    lengths = facts.LENGTHS
    header.table("double", "CARD_WORTH", [CARD_WORTH[card] for card in facts.CARDS])
    header.table("double", "DRAW_WORTH", [DRAW_WORTH[length] for length in lengths])
    header.table("double", "DRAW_TURNS", [DRAW_TURNS[length] for length in lengths])
    header.table(
        "double", "ALIKE", [SAME_LENGTH**held for held in range(facts.RECIPES_IN_HAND + 1)]
    )
    header.table(
        "double", "GAIN", [facts.TOKEN_POINTS[length] + plans.REWARD for length in lengths]
    )
    header.table(
        "double", "HOPED_CUBES", [plans.STYLE_HOPE * facts.STYLE_CUBES[one] for one in lengths]
    )
    header.table("double", "EACH_MISSING", list(plans.EACH_MISSING))
    header.table("double", "EACH_AWAY", [plans.NOT_AT_HAND**away for away in range(LONGEST + 1)])
    header.reals(
        {
            "SECOND_LINE": plans.SECOND_LINE,
            "PASS_BELOW": PASS_BELOW,
            "SAME_CARD": SAME_CARD,
            "LEAVING": LEAVING,
            "COVERING": COVERING,
            "MOOD": MOOD,
            "NO_TOKEN": NO_TOKEN,
            "EQUAL": EQUAL,
        }
    )


def _filled(numbers: Iterable[int], count: int, filler: int = -1) -> list[int]:
    listed = list(numbers)
    return listed + [filler] * (count - len(listed))
