"""Customers, action cards, road and dial of Sushi Express: facts, no logic."""

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec

RULES_VERSION = 1
"""Goes up when the same seed and decisions would give another game."""

Customer: TypeAlias = Literal[
    "light-blue",
    "dark-blue",
    "pink",
    "purple",
    "red",
    "orange",
    "yellow",
    "green",
    "tip",
]
Action: TypeAlias = Literal["same-bet", "swap", "re-roll", "further", "tip"]

CUSTOMER_COPIES: dict[Customer, int] = {
    "light-blue": 8,
    "dark-blue": 8,
    "pink": 2,
    "purple": 2,
    "red": 2,
    "orange": 2,
    "yellow": 2,
    "green": 2,
    "tip": 8,
}
ACTION_COPIES: dict[Action, int] = {
    "same-bet": 12,
    "swap": 4,
    "re-roll": 4,
    "further": 6,
    "tip": 2,
}
START_HAND: tuple[Action, ...] = ("same-bet", "further")
"""One of each, so that a first card is sure or not by its kind alone."""

CUSTOMER_ORDER: dict[Customer, int] = {kind: place for place, kind in enumerate(CUSTOMER_COPIES)}
ACTION_ORDER: dict[Action, int] = {kind: place for place, kind in enumerate(ACTION_COPIES)}
CUSTOMER_CARDS: tuple[Customer, ...] = tuple(
    kind for kind, copies in CUSTOMER_COPIES.items() for _ in range(copies)
)

TILES, EXPRESS, PARK = 12, 0, 6
LOWEST_BET, HIGHEST_BET = 2, 12
BETS = tuple(range(LOWEST_BET, HIGHEST_BET + 1))
FACES = (1, 2, 3, 4, 5, 6)
TRIES = 2
MOST_FURTHER = ACTION_COPIES["further"]

FIRST_CARD, FURTHER_CARD = 3, 1
"""Points for the first card of a customer, and for each more."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=LOWEST_BET, le=HIGHEST_BET)]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=FACES[0], le=FACES[-1])]
Extra: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_FURTHER)]

Dice: TypeAlias = tuple[int, int]
Hand: TypeAlias = tuple[Action, ...]
"""Action cards, always sorted: order would tell which of them was drawn."""
Customers: TypeAlias = tuple[Customer, ...]
"""Customer cards, sorted but in the pile."""


def action_pile(players: int) -> Hand:
    """List the action cards that are left when everyone has the two of the start (rule 2.2)."""
    return tuple(
        kind
        for kind, copies in ACTION_COPIES.items()
        for _ in range(copies - players * START_HAND.count(kind))
    )


def empty_places(players: int, row: Customers) -> int:
    """Say how many customers the row misses: it has one for each player (rule 7.4)."""
    return players - len(row)


def sorted_hand(cards: Iterable[Action]) -> Hand:
    return tuple(sorted(cards, key=ACTION_ORDER.__getitem__))


def sorted_customers(cards: Iterable[Customer]) -> Customers:
    return tuple(sorted(cards, key=CUSTOMER_ORDER.__getitem__))


def less(hand: Hand, kind: Action, count: int = 1) -> Hand:
    """Take cards of one kind out of a hand; they must be there."""
    rest = list(hand)
    for _ in range(count):
        rest.remove(kind)
    return tuple(rest)


def sure_cards(played: Hand) -> Hand:
    """List what a hand holds for sure: its two first cards, unless such a card was played.

    A card played may have been the first one or a drawn one, and nobody else can tell: hands are
    known by kinds and counts (rule 9.3).
    """
    return tuple(kind for kind in START_HAND if kind not in played)
