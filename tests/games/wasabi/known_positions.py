"""Positions of Wasabi! with an answer that a good player finds at once, and why.

Written from the rulebook and common sense, not from what a bot does. It is seat 0's decision. An
answer is good if it begins like one of the good ones, tiles by name: "place tuna" is any square.
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from games.wasabi.helpers import LENGTH, RECIPES, Given
from sushiya.core.ids import Seat
from sushiya.games.wasabi.state import Move, Served


@dataclass(frozen=True)
class Known:
    name: str
    why: str
    position: Callable[[], Given]
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    """Given instead of the good ones: anything else will do."""

    def accepts(self, answer: str) -> bool:
        if self.bad:
            return not any(_begins(answer, one) for one in self.bad)
        return any(_begins(answer, one) for one in self.good)


def _begins(answer: str, start: str) -> bool:
    return answer == start or answer.startswith(start + " ")


def served(given: Given, seat: int, *names: str) -> Given:
    """Let a seat have drawn and completed recipes, so that nobody holds them and no pile does."""
    state = given.state
    piles, held = [list(pile) for pile in state.piles], [list(one) for one in state.recipes]
    moves, all_served = list(state.moves), list(state.served)
    for name in names:
        strip = RECIPES[name]
        pile = piles[LENGTH[strip] - 2]
        for owner in held[1:]:  # whoever holds it has drawn another
            if strip in owner:
                owner[owner.index(strip)] = pile.pop(0)
                moves = [
                    msgspec.structs.replace(one, strips=(owner[-1],))
                    if one.strips == (strip,)
                    else one
                    for one in moves
                ]
                owner.sort()
                pile.append(strip)
        pile.remove(strip)
        moves += [Move(Seat(seat), "draw", (strip,)), Move(Seat(seat), "complete", (strip,))]
        all_served[seat] = (*all_served[seat], Served(strip, 0))
    return given.change(
        piles=tuple(map(tuple, piles)),
        recipes=tuple(map(tuple, held)),
        moves=tuple(moves),
        served=tuple(all_served),
    )


NO_TWO_LEFT = ("Golden Sleeve", "Rock Pool", "Upstream Nest", "Sour Sailor")
"""Four recipes of length 2, which take all tokens of that length."""
NINE_DONE = (
    *NO_TWO_LEFT[:3],
    "Festival Stall",
    "Hot Stone",
    "Shell Game",
    "Painted Fan",
    "Lily Lake",
    "Master's Table",
)
LONG_AND_LATE = {"b1": "-", "d4": "-", "e6": "-", "a6": "-", "c3": "-"}


def level(given: Given) -> Given:
    """Give both seats as many points, so that the next one decides."""
    return served(served(given, 0, "Golden Sleeve"), 1, "Rock Pool")


POSITIONS = (
    Known(
        "complete the recipe that lacks one tile",
        "Tuna beside Maki is Tekkamaki: two points, a card and a new recipe.",
        lambda: Given({"a1": "maki"}),
        ("place tuna b1", "place tuna a2"),
    ),
    Known(
        "complete two recipes with one tile",
        "Tuna between Maki and Tempura serves Tekkamaki and Crunchy Tuna, in order.",
        lambda: Given({"a1": "maki", "c1": "tempura"}),
        ("place tuna b1",),
    ),
    Known(
        "complete with style",
        "In the fifth row Tuna shows the order of Crunchy Tuna, which is a cube more.",
        lambda: Given(
            {"b2": "maki", "c2": "tempura", "b5": "maki", "d5": "tempura"}, mine=("Crunchy Tuna",)
        ),
        ("place tuna c5",),
    ),
    Known(
        "do not forget what is ready",
        "The line lies there now; at the end of the turn it is worth nothing.",
        lambda: Given({"a1": "maki"}).when("place tuna b1"),
        ("complete 0",),
    ),
    Known(
        "complete both that are ready",
        "One line may serve two recipes.",
        lambda: Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1"),
        ("complete",),
    ),
    Known(
        "complete the second one too",
        "The line still serves the other recipe.",
        lambda: Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1", "complete 0"),
        ("complete",),
    ),
    Known(
        "the dearer of two recipes on the last squares",
        "The board is full after the next turn: four ingredients are worth more than two.",
        lambda: level(
            Given(
                {
                    "a1": "maki",
                    "b1": "-",
                    "a6": "lotus",
                    "b6": "-",
                    "c6": "salmon",
                    "d6": "maki",
                },
                fill="egg",
                hand="tuna squid squid",
                mine=("Tekkamaki", "Lily Lake"),
            )
        ),
        ("place tuna b6",),
    ),
    Known(
        "the last square is worth two points",
        "Only Tuna completes something there, and the game ends.",
        lambda: level(Given({"a1": "maki", "b1": "-"}, fill="squid", mine=("Tekkamaki",))),
        ("place tuna b1",),
    ),
    Known(
        "switch to complete",
        "Two tiles with a gap between them are brought together.",
        lambda: Given(
            {"a1": "maki", "c1": "tuna"},
            hand="egg egg egg",
            cards=["switch"],
            mine=("Tekkamaki", "Grand Harbour"),
        ).when("place egg e6"),
        ("switch a1 b1", "switch b1 c1"),
    ),
    Known(
        "switch a line that lies there",
        "Changing places changes both squares, so that the line counts this turn.",
        lambda: level(
            Given(
                {"a1": "maki", "b1": "tuna", "e6": "-"},
                fill="egg",
                hand="egg egg egg",
                cards=["switch"],
                mine=("Tekkamaki",),
            )
        ).when("place egg e6"),
        ("switch a1 b1",),
    ),
    Known(
        "stack to complete",
        "There is no free square beside Maki, but Tuna may go on top of an egg.",
        lambda: level(
            Given({"a1": "maki", "e5": "-"}, fill="egg", cards=["stack"], mine=("Tekkamaki",))
        ),
        ("stack",),
    ),
    Known(
        "stack where it completes",
        "The card is spent: now the tile must go beside Maki.",
        lambda: level(
            Given({"a1": "maki", "e5": "-"}, fill="egg", cards=["stack"], mine=("Tekkamaki",))
        ).when("stack"),
        ("place tuna b1", "place tuna a2"),
    ),
    Known(
        "chop to uncover",
        "Maki lies under the egg, beside Tuna, and the game ends with this turn.",
        lambda: level(
            Given(
                {"a1": "maki egg", "b1": "tuna", "e6": "-"},
                fill="squid",
                hand="egg egg egg",
                cards=["chop"],
                mine=("Tekkamaki",),
            )
        ).when("place egg e6"),
        ("chop a1",),
    ),
    Known(
        "chop a tile and use it",
        "Nobody has Tuna but the board; it is this turn's tile, and the game is nearly over.",
        lambda: level(
            Given(
                {"a1": "maki", "b1": "-", "e6": "tuna"},
                fill="egg",
                hand="egg egg egg",
                cards=["chop"],
                mine=("Tekkamaki",),
            ).pantry(tuna=0)
        ),
        ("chop e6 keep",),
    ),
    Known(
        "place the chopped tile where it completes",
        "It must be placed, and only beside Maki it completes something.",
        lambda: level(
            Given(
                {"a1": "maki", "b1": "-", "e6": "tuna"},
                fill="egg",
                hand="egg egg egg",
                cards=["chop"],
                mine=("Tekkamaki",),
            )
        ).when("chop e6 keep"),
        ("place tuna b1",),
    ),
    Known(
        "a second tile with Spicy! before the board is full",
        "The neighbour fills the last square, if this turn does not.",
        lambda: level(
            Given(
                {"a1": "maki", "b1": "-", "e6": "rice", "d6": "-"},
                fill="squid",
                hand="tuna egg shrimp",
                cards=["spicy"],
                mine=("Tekkamaki", "Morning Bowl"),
            )
        ).when("place tuna b1", "complete 0"),
        ("spicy",),
    ),
    Known(
        "a cube decides",
        "The board is full and the points are equal: a Wasabi! brings a cube at once.",
        lambda: level(
            Given({"b1": "-"}, fill="squid", hand="egg egg egg", cards=["wasabi"], mine=())
        ).when("place egg b1"),
        ("wasabi",),
    ),
    Known(
        "do not cover your own line",
        "Tempura is in hand, and the next turn completes Crunchy Tuna beside the two.",
        lambda: Given(
            {"b2": "maki", "c2": "tuna"},
            hand="tempura egg egg",
            cards=["wasabi"],
            mine=("Crunchy Tuna",),
        ).when("place egg e6"),
        bad=("wasabi a1", "wasabi b1", "wasabi c1", "wasabi a2", "wasabi b2", "wasabi c2"),
    ),
    Known(
        "the tenth token wins",
        "Whoever assigns it wins at once, whatever the points.",
        lambda: served(
            served(Given({"a1": "maki"}, mine=("Tekkamaki",)), 0, *NINE_DONE),
            1,
            "Tide of Thorns",
            "Salty Captain",
            "Orchard Wind",
        ),
        ("place tuna b1", "place tuna a2"),
    ),
    Known(
        "do not spoil your own line",
        "Only Tuna is missing between the two, and it can be taken at the end of the turn.",
        lambda: Given(
            {"b3": "maki", "d3": "tempura"}, hand="shrimp egg squid", mine=("Crunchy Tuna",)
        ),
        bad=("place shrimp c3", "place egg c3", "place squid c3"),
    ),
    Known(
        "take the tile that completes next",
        "Maki waits for Tuna.",
        lambda: Given({"a1": "maki"}, hand="egg egg egg", mine=("Tekkamaki",)).when(
            "place egg e5", "end"
        ),
        ("tile tuna",),
    ),
    Known(
        "take the tile that two recipes want",
        "Tuna completes both at once.",
        lambda: Given(
            {"a1": "maki", "c1": "tempura"}, hand="egg egg egg", mine=("Tekkamaki", "Crunchy Tuna")
        ).when("place egg e5", "end"),
        ("tile tuna",),
    ),
    Known(
        "no recipe without a token",
        "All tokens of length 2 are assigned: such a recipe can never be completed.",
        lambda: served(Given(), 0, *NO_TWO_LEFT).when("pass 1"),
        ("draw 3", "draw 4", "draw 5"),
    ),
    Known(
        "no long recipe when the board is nearly full",
        "Two more turns cannot bring five tiles together, nor four.",
        lambda: (
            Given(LONG_AND_LATE, fill="squid", hand="egg egg egg", mine=("Tekkamaki", "Red Snap"))
            .when("place egg c3", "end")
            .when("tile rice")
        ),
        ("draw 2", "draw 3"),
    ),
    Known(
        "give up recipes that cannot be made",
        "None of the three has a token left, and there is time for others.",
        lambda: served(Given(mine=("Tekkamaki", "River Bed", "Quiet Bowl")), 0, *NO_TWO_LEFT),
        ("pass",),
    ),
)
