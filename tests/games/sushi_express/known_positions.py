"""Positions of Sushi Express with an answer that a good player finds at once, and why.

Written from the rulebook and common sense, not from what a bot does. It is seat 0's decision.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from games.sushi_express.helpers import Given, customers, hand
from sushiya.core.ids import Decision, Seat
from sushiya.games.sushi_express.components import (
    CUSTOMER_CARDS,
    START_HAND,
    Action,
    action_pile,
    sorted_customers,
    sorted_hand,
)

T = TypeVar("T")

LAST_ROUND = 0
"""Cards in the pile: the row cannot be filled again, whatever happens."""
BLUE = "light-blue dark-blue"
CLOSE = (BLUE, f"{BLUE} light-blue light-blue", BLUE, BLUE)
"""Seat 1 is two points ahead, so one new customer is enough to win."""
AHEAD = (BLUE, "light-blue light-blue light-blue", "light-blue", "light-blue")
"""I am a point ahead, so that one new customer is enough to win, whoever else gets one."""
OVERTAKEN = (BLUE, "light-blue light-blue", "light-blue", "light-blue")
"""Seat 1 will have a point more than I, if it gets a new customer and I get none."""
ALL = "light-blue dark-blue pink purple red orange yellow green"


@dataclass(frozen=True)
class Known:
    why: str
    given: Callable[[], Given]
    good: tuple[str, ...]


def table(
    *vans: int,
    row: str,
    taken: tuple[str, ...] = (),
    hands: tuple[str, ...] = (),
    pile: int = 15,
    starter: int = 0,
) -> Given:
    """Set up the start of a round. Customers that are nowhere else were discarded."""
    players = len(vans)
    given = Given(players)
    taken = taken + ("",) * (players - len(taken))
    hands = hands + ("",) * (players - len(hands))
    rest = _without(CUSTOMER_CARDS, [*customers(row), *customers(" ".join(taken))])
    rest = rest[::2] + rest[1::2]  # the pile shall hold something of everything
    held = [hand(one) for one in hands]
    played = [[kind for kind in START_HAND if kind not in one] for one in held]
    drawn: list[Action] = [
        kind
        for one, gone in zip(held, played, strict=True)
        for kind in _without([*one, *gone], START_HAND)
    ]
    return given.change(
        vans=vans,
        row=customers(row),
        customers=tuple(customers(one) for one in taken),
        hands=tuple(held),
        played=tuple(sorted_hand(one) for one in played),
        customer_pile=tuple(rest[:pile]),
        discarded=sorted_customers(rest[pile:]),
        action_pile=tuple(_without(action_pile(players), drawn)),
        round=6,
        decision=Decision(50),
        starter=Seat(starter),
        bettor=Seat(starter),
    )


def _without(cards: "list[T] | tuple[T, ...]", gone: "list[T] | tuple[T, ...]") -> list[T]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def served(row: str, taken: tuple[str, ...], pile: int = LAST_ROUND) -> Given:
    """Let seat 0 be served before the others, of whom seat 1 will be served, too."""
    given = table(4, 10, 2, 1, row=row, taken=taken, pile=pile)
    return given.dice("6 6").bets(11, 3, 4, 2)


KNOWN = (
    # Customers.
    Known(
        "A new customer is worth three points, one more of the same only one",
        lambda: served("pink light-blue light-blue tip", ("light-blue", BLUE), 15),
        ("take pink",),
    ),
    Known(
        "The last tip saves me from losing as many points as the largest holding",
        lambda: served(
            "tip light-blue light-blue dark-blue",
            (f"{BLUE} pink tip", f"{BLUE} tip tip tip", f"{BLUE} tip tip", f"{BLUE} tip"),
        ),
        ("take tip",),
    ),
    Known(
        "With the most tips another one is worth nothing, a new customer three points",
        lambda: served(
            "tip pink light-blue dark-blue",
            (f"{BLUE} tip tip tip", f"{BLUE} tip", f"{BLUE}", f"{BLUE} tip"),
        ),
        ("take pink",),
    ),
    Known(
        "A tip that leaves me with the fewest saves nothing, and a point is a point",
        lambda: served(
            "tip light-blue light-blue light-blue",
            (BLUE, f"{BLUE} tip tip", f"{BLUE} tip tip", f"{BLUE} tip tip"),
        ),
        ("take light-blue",),
    ),
    Known(
        "Worth the same to me, but three points to the one who is served next: take it away",
        lambda: served(
            "light-blue dark-blue light-blue light-blue",
            (f"{BLUE} pink red tip", "light-blue pink red green tip", "light-blue", "light-blue"),
        ),
        ("take dark-blue",),
    ),
    Known(
        "Of two new customers take the one that the one who leads still needs",
        lambda: served(
            "pink red light-blue light-blue",
            (f"{BLUE} green orange", f"{BLUE} green red light-blue", BLUE, BLUE),
        ),
        ("take pink",),
    ),
    # Drives.
    Known(
        "One tile further reaches the Sushi Express, and there is no other round",
        lambda: (
            table(
                6, 3, 2, 1, row=f"{BLUE} pink red", taken=CLOSE, hands=("further",), pile=LAST_ROUND
            )
            .dice("6 6")
            .bets(5, 3, 4, 2)
        ),
        ("drive +1",),
    ),
    Known(
        "The trip ends on the Park, which gives a card: no card is spent to pass it",
        lambda: (
            table(1, 10, 9, 8, row=f"{BLUE} pink red", hands=("further",))
            .dice("6 6")
            .bets(5, 3, 4, 2)
        ),
        ("drive +0",),
    ),
    Known(
        "The van is served anyway, and in the last round cards in hand break ties",
        lambda: (
            table(
                9, 3, 2, 1, row=f"{BLUE} pink red", taken=CLOSE, hands=("further",), pile=LAST_ROUND
            )
            .dice("6 6")
            .bets(5, 3, 4, 2)
        ),
        ("drive +0",),
    ),
    # Rolls.
    Known(
        "Seat 1 will be served and overtake me: the lower die is rolled again, for three points",
        lambda: (
            table(
                3,
                10,
                2,
                1,
                row=f"{BLUE} pink red",
                taken=OVERTAKEN,
                hands=("re-roll",),
                pile=LAST_ROUND,
            )
            .dice("1 1", "2 6")
            .bets(9, 3, 4, 2)
            .when("0 stand")
        ),
        ("reroll 2",),
    ),
    Known(
        "One die cannot make twelve of two ones: the card is kept",
        lambda: (
            table(3, 1, 2, 4, row=f"{BLUE} pink red", hands=("re-roll",))
            .dice("2 1", "1 1")
            .bets(12, 3, 4, 2)
            .when("0 stand")
        ),
        ("stand",),
    ),
    Known(
        "A second try will do for a four, so the card is kept",
        lambda: table(8, 1, 2, row=f"{BLUE} pink", hands=("re-roll",)).dice("1 2").bets(4, 3, 2),
        ("stand",),
    ),
    Known(
        "Either die may help before seat 1 overtakes me, and the lower one helps more often",
        lambda: (
            table(
                3,
                10,
                2,
                1,
                row=f"{BLUE} pink red",
                taken=OVERTAKEN,
                hands=("re-roll",),
                pile=LAST_ROUND,
            )
            .dice("1 1", "4 5")
            .bets(10, 3, 4, 2)
            .when("0 stand")
        ),
        ("reroll 4",),
    ),
    # The row.
    Known(
        "Whoever leads by far ends the game",
        lambda: (
            table(1, 2, 3, row="pink red light-blue", taken=(ALL, BLUE, BLUE), pile=2)
            .dice("6 6")
            .bets(2, 3, 4)
        ),
        ("clear",),
    ),
    Known(
        "Whoever is far behind does not end the game",
        lambda: (
            table(1, 2, 3, row=f"{BLUE} tip", taken=(BLUE, ALL, ALL), pile=2)
            .dice("6 6")
            .bets(2, 3, 4)
        ),
        ("keep",),
    ),
    Known(
        "All cards in the row are new to me, and the others have them: they stay",
        lambda: (
            table(9, 2, 3, row=f"{BLUE} light-blue", taken=("pink", BLUE, BLUE), pile=12)
            .dice("6 6")
            .bets(2, 3, 4)
        ),
        ("keep",),
    ),
    Known(
        "I have all that lies there, and the others need it: away with it",
        lambda: (
            table(3, 6, 5, row=f"{BLUE} light-blue", taken=(BLUE, "pink", "red"), pile=12)
            .dice("6 6")
            .bets(2, 3, 4)
        ),
        ("clear",),
    ),
    # Bets.
    Known(
        "Four tiles are enough for a customer: twelve or eleven would be for nothing",
        lambda: table(8, 1, 2, 3, row=f"{BLUE} pink red"),
        tuple(f"bet {number}" for number in range(4, 10)),
    ),
    Known(
        "In the last round one customer is enough to win, and a safe bet brings it",
        lambda: table(10, 0, 1, 2, row="pink red green orange", taken=AHEAD, pile=LAST_ROUND),
        ("bet 2", "bet 3", "bet 4", "bet 5"),
    ),
    Known(
        "In the last round only a trip that reaches the Sushi Express can still win",
        lambda: table(
            4,
            1,
            2,
            3,
            row=f"{BLUE} pink red",
            taken=CLOSE,
            pile=LAST_ROUND,
        ),
        ("bet 8", "bet 9", "bet 10"),
    ),
    Known(
        "A same bet is not spent where a free number does as well",
        lambda: table(9, 1, 2, 3, row=f"{BLUE} pink red", hands=("same-bet",), starter=1).bets(
            7, 12, 11
        ),
        ("bet 3", "bet 4", "bet 5", "bet 6", "bet 8", "bet 9"),
    ),
    Known(
        "Two cards take the van two tiles further, so five is enough for seven, and safer",
        lambda: table(
            4,
            10,
            2,
            1,
            row=f"{BLUE} pink red",
            taken=OVERTAKEN,
            hands=("further further",),
            pile=LAST_ROUND,
            starter=1,
        ).bets(3, 4, 2),
        ("bet 5", "bet 6"),
    ),
    Known(
        "Seat 1 will overtake me, and before it leaves tile 8 a six takes me to a customer",
        lambda: (
            table(
                6,
                8,
                2,
                1,
                row=f"{BLUE} pink red",
                taken=OVERTAKEN,
                hands=("swap",),
                pile=LAST_ROUND,
                starter=1,
            )
            .bets(6, 12, 11)
            .when("0 bet 5")
        ),
        ("swap 5-6",),
    ),
    Known(
        "To swap the bets of two others who are far from everything is a card for nothing",
        lambda: (
            table(8, 1, 2, 3, row=f"{BLUE} pink red", hands=("swap",), starter=1)
            .bets(9, 8, 2)
            .when("0 bet 4")
        ),
        ("end",),
    ),
    Known(
        "The leader needs just its five, I need four: swapped, it gets nothing and I am served",
        lambda: (
            table(
                8,
                6,
                2,
                1,
                row=f"{BLUE} green orange",
                taken=("light-blue pink red purple", f"{BLUE} pink red", BLUE, BLUE),
                hands=("swap",),
                pile=LAST_ROUND,
                starter=1,
            )
            .bets(5, 3, 2)
            .when("0 bet 4")
        ),
        ("swap 4-5",),
    ),
)
