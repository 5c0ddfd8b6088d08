"""The facts of Wasabi! for its C headers: each stands in one place, in the reference."""

from collections.abc import Iterable
from itertools import permutations
from typing import get_args

from sushiya.core.command import Command
from sushiya.engine.header import Header
from sushiya.games.wasabi import board, bookfaults, plans
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi.apprentice import MISTAKES
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
from sushiya.games.wasabi.outlook import CLOSED, EMPTY
from sushiya.games.wasabi.state import ENDINGS, Stage

SEATS = max(facts.COLUMNS_IN_PLAY)
STAGES: tuple[Stage, ...] = get_args(Stage)
KINDS = (*(f"length-{length}" for length in facts.LENGTHS), "cubes")
"""The kinds of points, as a result names them."""
COMPLAINTS = ("score-tokens", "score-two-winners")
"""What the engine refuses on a score sheet, numbered from 1, as the pad's refusals are called."""

LENGTHS = len(facts.LENGTHS)
"""In C a length is its place among all lengths."""
LONGEST = facts.LENGTHS[-1]
TILES, STRIPS = facts.MOST_TILES, facts.MOST_STRIPS
REMARKS = 128
"""The engine has room for so many remarks on a recipe book."""
MATS = facts.KITCHEN[SEATS].count("wasabi")
LEAF_ROUNDS = 3
"""A playout of the master goes so many rounds, and then what is hoped for counts."""
LIKELY: tuple[tuple[tuple[float, ...], ...], ...] = (
    ((0.8,), (2.6, 0.6), (1.5, 1.15, 0.8)),
    ((0.6,), (6.0, 0.45), (3.0, 1.4, 0.6), (1.5, 1.3, 0.9, 0.45)),
    ((0.3,), (13.0, 0.3), (4.3, 1.9, 0.7), (3.0, 1.5, 1.0, 0.6), (1.5, 1.3, 0.9, 0.8, 0.7)),
    (
        (0.5,),
        (10.0, 0.4),
        (4.0, 1.5, 0.5),
        (3.0, 2.4, 0.6, 0.4),
        (2.0, 1.0, 0.6, 0.3, 0.3),
        (1.0, 1.0, 0.8, 0.4, 0.3, 0.2),
    ),
)
"""How much likelier a seat holds a recipe than any of its length, by the tiles that the best line
for it lacks, and how many of these the seat has not: as counted in games of chefs."""
LIKELY_WITHOUT_LINE = (0.6, 1.0, 1.2, 2.5)
"""The same for recipes that can be made nowhere."""
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
            "SHORTEST": facts.LENGTHS[0],
            "LONGEST": LONGEST,
            "CARD_COUNT": len(facts.CARDS),
            "TOKEN_COUNT": facts.ALL_TOKENS,
            "POINT_KIND_COUNT": len(KINDS),
            "POINTS_CUBES": KINDS.index("cubes"),
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
            "FEWEST_PLAYERS": min(facts.COLUMNS_IN_PLAY),
            "SKILL_COUNT": len(facts.COLUMNS_IN_PLAY),
            "LEAF_ROUNDS": LEAF_ROUNDS,
            "MISTAKE_COUNT": len(MISTAKES),
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
        {"EMPTY": EMPTY, "CLOSED": CLOSED},
        {"NOT_KNOWN": NOT_KNOWN, "HELD": HELD, "SERVED": SERVED, "IN_PILE": IN_PILE},
        {code.upper().replace("-", "_"): number for number, code in enumerate(COMPLAINTS, 1)},
        {"NO_TOKEN_LEFT": 1, "NO_LINE_LEFT": 2, "NO_TILE_LEFT": 3},
        {"GROWS": 1, "SERVES": 2, "SHOWS_STYLE": 3},
        {"MOST_PASSES": MOST_PASSES},
        {
            "CATEGORY_COUNT": bookfaults.CATEGORIES,
            "LEAST_TILES": bookfaults.LEAST_TILES,
            "LEAST_STRIPS": bookfaults.LEAST_STRIPS,
            "START_CATEGORIES": bookfaults.START_CATEGORIES,
            "START_TILES": bookfaults.START_TILES,
            "MOST_TOKEN_POINTS": facts.MOST_TOKEN_POINTS,
            "MOST_STYLE_CUBES": facts.MOST_STYLE_CUBES,
            "REMARK_COUNT": REMARKS,
        },
        {
            f"BOOK_{code.upper().replace('-', '_')}": number
            for number, code in enumerate((*bookfaults.FAULTS, *bookfaults.ODDITIES))
        },
        {"ODDITY": len(bookfaults.FAULTS)},
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
    header.table(
        "int8_t",
        "PAIR_FROM",
        [_pairs_from(one) for one in range(CELLS)],
    )
    header.table("int8_t", "CORNER", list(_CORNERS))
    header.table("int8_t", "CORNER_OF", corner_of)
    header.table("int8_t", "UNDER_MAT", list(UNDER_MAT))
    header.table("int8_t", "TOKENS", list(facts.TOKENS.values()))
    kitchens = [facts.KITCHEN.get(players, ()) for players in range(SEATS + 1)]
    header.table(
        "int8_t", "KITCHEN", [[some.count(card) for card in facts.CARDS] for some in kitchens]
    )
    _add_passes(header)
    _add_lines(header)
    _add_weights(header)
    header.table("double", "LIKELY", [_padded(table) for table in LIKELY])
    header.table("double", "LIKELY_WITHOUT_LINE", list(LIKELY_WITHOUT_LINE))
    header.numbers({name.upper().replace("-", "_"): at for at, name in enumerate(MISTAKES)})
    header.table("int8_t", "MISTAKE_PERCENTS", list(MISTAKES.values()))
    return header


def _pairs_from(cell: int) -> list[int]:
    """Number the pairs of a cell with the one to the right and the one below; -1: there is none."""
    pairs = {(CELL_OF[first], CELL_OF[second]): at for at, (first, second) in enumerate(_PAIRS)}
    return [pairs.get((cell, cell + onward), -1) for onward in (1, CELLS_A_ROW)]


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
    header.table("double", "EACH_MISSING", list(plans.EACH_MISSING))
    header.table("double", "EACH_AWAY", [plans.NOT_AT_HAND**away for away in range(LONGEST + 1)])
    header.reals(
        {
            "REWARD": plans.REWARD,
            "STYLE_HOPE": plans.STYLE_HOPE,
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


def _padded(table: tuple[tuple[float, ...], ...]) -> list[list[float]]:
    """Fill a triangle up to a square: what cannot be is as likely as anything."""
    size = LONGEST + 1
    rows = [[*row, *[1.0] * (size - len(row))] for row in table]
    return rows + [[1.0] * size] * (size - len(rows))


def _filled(numbers: Iterable[int], count: int, filler: int = -1) -> list[int]:
    listed = list(numbers)
    return listed + [filler] * (count - len(listed))
