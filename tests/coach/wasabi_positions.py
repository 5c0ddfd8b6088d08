"""Positions of Wasabi! in which a good player knows what to choose, rather than what, and why.

It is seat 0's decision. They guard what the coach says today; they do not measure how often it
agrees with a good player. Reasons were written down first. Where a choice made no difference, as
the game was decided or hardly begun, the score or the free squares were changed; where the coach
disagreed, the position is left out.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from games.wasabi.helpers import Given, kinds
from games.wasabi.known_positions import NO_TWO_LEFT, level, served
from sushiya.games.wasabi.components import Card

EGGS = "egg egg egg"
TUNA_GAP = {"b3": "maki", "d3": "tempura"}
"""Crunchy Tuna lacks the tile in its middle."""
LILY_GAP = {"b1": "tuna", "c1": "salmon", "d1": "maki"}
"""Lily Lake lacks the only lotus root, at its end."""
COVETED = {"a2": "maki", "c2": "rice", "b1": "crab", "b3": "salmon"}
"""Around b2: most tiles there complete some recipe of two."""
COVETING = "maki rice tuna"


def late(
    free: str,
    tiles: Mapping[str, str] = MappingProxyType({}),
    *,
    hand: str = "tuna egg egg",
    theirs: str = "salmon squid avocado",
    mine: Iterable[str] = ("Crunchy Tuna",),
    cards: Iterable[Card] = (),
    mats: Iterable[str] = (),
    cubes: tuple[int, int] = (0, 0),
    players: int = 2,
) -> Given:
    """Leave few squares free, with plums on all others, which hardly serve anybody.

    The first two seats have 2 points each, and their cubes.
    """
    board = {**tiles, **dict.fromkeys(free.split(), "-")}
    given = Given(board, fill="plum", hand=hand, cards=cards, mine=mine, mats=mats, players=players)
    hands = (given.state.hands[0], *[kinds(theirs)] * (players - 1))
    return level(given.change(cubes=(*cubes, 0, 0)[:players], hands=hands))


def no_two_left(given: Given) -> Given:
    """Let seat 0 have no token of length 2 any more: it has 8 points."""
    return served(given, 0, "River Bed", "Quiet Bowl", "Little Curl")


def tekkamaki_done(given: Given) -> Given:
    """Let seat 0 complete Tekkamaki on b1, so that it may take a card."""
    return given.when("place tuna b1", "complete 0", "end")


POSITIONS: dict[str, tuple[Callable[[], Given], str, str, str]] = {
    # Completing.
    "what lies there is taken": (
        lambda: late("b1 e5 e6", {"a1": "maki"}, mine=["Tekkamaki"]).when("place tuna b1"),
        "complete 0",
        "end",
        "recipes completes",
    ),
    "three points, and one for style": (
        lambda: late("c3 e5 e6", TUNA_GAP, cubes=(0, 3)).when("place tuna c3"),
        "complete 0",
        "end",
        "recipes completes cubes",
    ),
    "one line serves a second recipe": (
        lambda: late("c3 e5 e6", TUNA_GAP, mine=["Tekkamaki", "Crunchy Tuna"], cubes=(0, 4)).when(
            "place tuna c3", "complete 0"
        ),
        "complete 0",
        "end",
        "recipes completes",
    ),
    "the last square": (
        lambda: late("b1", {"a1": "maki"}, mine=["Tekkamaki"]),
        "place tuna b1",
        "place egg b1",
        "recipes grows",
    ),
    "two recipes with one tile": (
        lambda: late(
            "b1 a2 e5 e6", {"a1": "maki", "c1": "tempura"}, mine=["Tekkamaki", "Crunchy Tuna"]
        ),
        "place tuna b1",
        "place tuna a2",
        "recipes grows",
    ),
    "the dearer of two recipes": (
        lambda: late(
            "b1 b6",
            {"a1": "maki", "a6": "lotus", "c6": "salmon", "d6": "maki"},
            mine=["Tekkamaki", "Lily Lake"],
            cubes=(0, 3),
        ),
        "place tuna b6",
        "place tuna b1",
        "recipes grows",
    ),
    # Tempo.
    "three others fill the board before my next turn": (
        lambda: late("b1 c6 e6 g6", {"a1": "maki"}, mine=["Tekkamaki", "Crunchy Tuna"], players=4),
        "place tuna b1",
        "place tuna g6",
        "recipes grows",
    ),
    "no time to change recipes": (
        lambda: late("b1 c6 e6", {"a1": "maki"}, mine=["Tekkamaki"], players=3),
        "place tuna b1",
        "pass 0",
        "recipes grows",
    ),
    "two points now before five that come too late": (
        lambda: late(
            "b1 b6 c6",
            {"a1": "maki", "a6": "lotus", "d6": "maki"},
            mine=["Tekkamaki", "Lily Lake"],
        ),
        "place tuna b1",
        "place tuna b6",
        "recipes grows",
    ),
    # Style.
    "of two lines the one with style": (
        lambda: late("c3 d5 e6", {**TUNA_GAP, "b5": "maki", "c5": "tempura"}, cubes=(0, 4)),
        "place tuna c3",
        "place tuna d5",
        "cubes",
    ),
    "in the recipe's order before the last tile": (
        lambda: late(
            "b1 d1 e4 e5 e6",
            {"a1": "lotus", "c1": "salmon"},
            hand="tuna maki egg",
            mine=["Lily Lake"],
            cubes=(0, 6),
        ),
        "place tuna b1",
        "place tuna d1",
        "cubes",
    ),
    # Building.
    "where the line has room": (
        lambda: late("b1 b4 c4 d6 e6", {"a1": "maki", "a4": "maki"}, hand="tuna tempura egg"),
        "place tuna b4",
        "place tuna b1",
        "recipes grows",
    ),
    "nothing into the gap of one's own line": (
        lambda: late("c3 d6 e5 e6", TUNA_GAP, hand=EGGS),
        "place egg e6",
        "place egg c3",
        "recipes grows",
    ),
    "for the recipe that has a token": (
        lambda: no_two_left(
            late(
                "b1 c3 e6",
                {**TUNA_GAP, "a1": "maki"},
                mine=["Tekkamaki", "Crunchy Tuna"],
                cubes=(0, 8),
            )
        ),
        "place tuna c3",
        "place tuna b1",
        "recipes grows",
    ),
    # Tiles to take.
    "the tile that is missing": (
        lambda: late(
            "b1 a2 c6 d6 e6 f6", {"a1": "maki"}, hand=EGGS, mine=["Tekkamaki"], players=3
        ).when("place egg e6", "end"),
        "tile tuna",
        "tile shrimp",
        "recipes wanted",
    ),
    "the only lotus root": (
        lambda: late("a1 d6 e5 e6", LILY_GAP, hand=EGGS, mine=["Lily Lake"]).when(
            "place egg e6", "end"
        ),
        "tile lotus",
        "tile squid",
        "recipes wanted",
    ),
    "the tile of the dearer recipe": (
        lambda: late(
            "a1 c4 d6 e6", {**LILY_GAP, "b4": "rice"}, hand=EGGS, mine=["Red Snap", "Lily Lake"]
        ).when("place egg e6", "end"),
        "tile lotus",
        "tile snapper",
        "recipes wanted",
    ),
    "the tile of the recipe that has a token": (
        lambda: no_two_left(
            late(
                "d3 d4 e5 e6",
                {"b3": "maki", "c3": "tuna", "c4": "rice"},
                hand=EGGS,
                mine=["Red Snap", "Crunchy Tuna"],
                cubes=(0, 8),
            )
        ).when("place egg e6", "end"),
        "tile tempura",
        "tile snapper",
        "recipes wanted",
    ),
    "the tile that has a square": (
        lambda: late(
            "c3 d6 e6", {**TUNA_GAP, "b5": "rice"}, hand=EGGS, mine=["Red Snap", "Crunchy Tuna"]
        ).when("place egg e6", "end"),
        "tile tuna",
        "tile snapper",
        "recipes wanted",
    ),
    # Recipes to draw, and to give up.
    "no recipe without a token": (
        lambda: served(Given(), 0, *NO_TWO_LEFT).when("pass 1"),
        "draw 3",
        "draw 2",
        "recipes draws",
    ),
    "no time for a recipe of four": (
        lambda: late(
            "b2 b4 d4 d2 e5 e6",
            {"c2": "maki", "c4": "rice"},
            hand=EGGS,
            mine=["Tekkamaki", "Red Snap"],
        ).when("place egg e6", "end", "tile rice"),
        "draw 2",
        "draw 4",
        "recipes draws-sooner",
    ),
    "recipes without a token are given up": (
        lambda: no_two_left(
            late(
                "b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2",
                hand="rice maki tuna",
                mine=["Tekkamaki", "Plain and Simple", "Red Snap"],
                cubes=(0, 7),
            )
        ),
        "pass 0 1 2",
        "place rice e2",
        "recipes",
    ),
    # Cards to play.
    "Switch! brings two tiles together": (
        lambda: late(
            "e5 e6", {"a1": "maki", "c1": "tuna"}, hand=EGGS, cards=["switch"], mine=["Tekkamaki"]
        ).when("place egg e6"),
        "switch a1 b1",
        "end",
        "recipes grows",
    ),
    "Switch! makes a line count that lies there": (
        lambda: late(
            "e6", {"a1": "maki", "b1": "tuna"}, hand=EGGS, cards=["switch"], mine=["Tekkamaki"]
        ).when("place egg e6"),
        "switch a1 b1",
        "end",
        "recipes",
    ),
    "Switch! prepares the next turn": (
        lambda: late("c3 d6 e5 e6", {"b3": "maki", "e3": "tempura"}, cards=["switch"]).when(
            "place egg e6"
        ),
        "switch d3 e3",
        "end",
        "recipes grows",
    ),
    "Stack! where no square is free": (
        lambda: late("e5 e6", {"a1": "maki"}, cards=["stack"], mine=["Tekkamaki"]),
        "stack",
        "place egg e5",
        "recipes",
    ),
    "Chop! uncovers": (
        lambda: late(
            "e6",
            {"a1": "maki egg", "b1": "tuna"},
            hand=EGGS,
            cards=["chop"],
            mine=["Tekkamaki"],
        ).when("place egg e6"),
        "chop a1",
        "chop c1",
        "recipes grows",
    ),
    "Chop! makes room for the tile": (
        lambda: late(
            "d6 e5 e6", {**TUNA_GAP, "c3": "egg"}, cards=["chop"], cubes=(0, 3), players=3
        ),
        "chop c3",
        "place egg e6",
        "recipes grows",
    ),
    "Chop! for a tile that is used up": (
        lambda: late(
            "b1 e6", {"a1": "maki", "d4": "tuna"}, hand=EGGS, cards=["chop"], mine=["Tekkamaki"]
        ).pantry(tuna=0),
        "chop d4 keep",
        "place egg b1",
        "recipes",
    ),
    "Spicy! before the neighbour fills the board": (
        lambda: late("b1 c1", {"a1": "maki"}, hand="tuna tempura egg", cards=["spicy"]).when(
            "place tuna b1"
        ),
        "spicy",
        "end",
        "recipes",
    ),
    # Cubes.
    "a cube makes it equal, and I have more of them": (
        lambda: served(late("b1", hand=EGGS, cards=["wasabi"], cubes=(2, 0)), 1, "Hot Stone").when(
            "place egg b1"
        ),
        "wasabi a1",
        "end",
        "cubes",
    ),
    "as many points either way, but a cube more": (
        lambda: served(
            late(
                "a3 b1",
                {"b3": "tempura", "c3": "snapper", "a1": "rice", "c1": "salmon"},
                hand="egg urchin roe",
                theirs="urchin urchin urchin",
                mine=["Morning Bowl", "Upstream Nest", "Festival Stall"],
            ),
            1,
            "Sour Sailor",
            "Butter Boat",
        ),
        "place egg a3",
        "place egg b1",
        "tie",
    ),
    "a Wasabi! is a cube in the last turn": (
        lambda: tekkamaki_done(late("b1 e5 e6", {"a1": "maki"}, mine=["Tekkamaki"], cubes=(0, 2))),
        "take wasabi",
        "take chop",
        "cubes",
    ),
    # The others, and the end.
    "the neighbour could use the square": (
        lambda: late(
            "b2 e6", COVETED, hand=EGGS, theirs=COVETING, mine=["Grand Harbour"], cubes=(1, 0)
        ),
        "place egg b2",
        "place egg e6",
        "rival",
    ),
    "two neighbours could use the square": (
        lambda: late(
            "b2 d6 e6",
            COVETED,
            hand=EGGS,
            theirs=COVETING,
            mine=["Grand Harbour"],
            cubes=(1, 0),
            players=3,
        ),
        "place egg b2",
        "place egg e6",
        "rival",
    ),
    "a mat on the square that the neighbour could use": (
        lambda: late(
            "b2 e5 e6",
            COVETED,
            hand=EGGS,
            theirs=COVETING,
            mine=["Grand Harbour"],
            cards=["wasabi"],
            cubes=(1, 0),
        ).when("place egg e6"),
        "wasabi a1",
        "wasabi c4",
        "rival",
    ),
    "ahead: Spicy! fills the board": (
        lambda: late(
            "b2 e6",
            COVETED,
            hand=EGGS,
            theirs=COVETING,
            mine=["Grand Harbour"],
            cards=["spicy"],
            cubes=(1, 0),
        ).when("place egg e6"),
        "spicy",
        "end",
        "rival",
    ),
    "ahead: a mat stays on a full board": (
        lambda: tekkamaki_done(
            late(
                "b1 c3",
                {"a1": "maki", "b3": "maki", "c2": "salmon", "d3": "rice", "c4": "crab"},
                theirs=COVETING,
                mine=["Tekkamaki"],
                mats=["c3"],
                cubes=(0, 1),
            )
        ),
        "leave",
        "take wasabi c3",
        "rival",
    ),
    "behind: a mat is lifted from a full board": (
        lambda: tekkamaki_done(
            late(
                "b1 d3 d4 e3 e4",
                {"a1": "maki", "b3": "maki", "c3": "tuna"},
                hand="tuna tempura egg",
                mine=["Tekkamaki", "Crunchy Tuna"],
                mats=["d3"],
                cubes=(0, 3),
            )
        ),
        "take wasabi d3",
        "leave",
        "recipes",
    ),
    "behind: no mat that ends the game": (
        lambda: late(
            "d3 d4 e3 e6",
            {"b3": "maki", "c3": "tuna"},
            hand="tempura egg egg",
            cards=["wasabi"],
            cubes=(0, 3),
        ).when("place egg e6"),
        "end",
        "wasabi d3",
        "recipes",
    ),
}
"""What is better, than what, and what must be told for it: whose points (`recipes` or `cubes` of
one's own, a `rival`'s, a `tie`), and the fact, where the coach has one."""
