"""The deck, the size of hands, and what cards are worth: facts, no logic."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from sushiya.core.value import Value

RULES_VERSION = 1
"""Goes up when the same seed and decisions would give another game."""

Kind: TypeAlias = Literal[
    "maki-1",
    "maki-2",
    "maki-3",
    "tempura",
    "sashimi",
    "dumpling",
    "nigiri-1",
    "nigiri-2",
    "nigiri-3",
    "wasabi",
    "chopsticks",
    "pudding",
]

COPIES: dict[Kind, int] = {
    "maki-1": 6,
    "maki-2": 12,
    "maki-3": 8,
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "nigiri-1": 5,
    "nigiri-2": 10,
    "nigiri-3": 5,
    "wasabi": 6,
    "chopsticks": 4,
    "pudding": 10,
}
KINDS: tuple[Kind, ...] = tuple(COPIES)
DECK: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
ORDER: dict[Kind, int] = {kind: place for place, kind in enumerate(KINDS)}

MAKI_ICONS: dict[Kind, int] = {"maki-1": 1, "maki-2": 2, "maki-3": 3}
NIGIRI_POINTS: dict[Kind, int] = {"nigiri-1": 1, "nigiri-2": 2, "nigiri-3": 3}

ROUNDS = 3
HAND_SIZE = {2: 10, 3: 9, 4: 8, 5: 7}
"""Cards a hand by the number of hands dealt (the robot's counts as one)."""

MAKI_FIRST, MAKI_SECOND = 6, 3
TEMPURA_SET, TEMPURA_POINTS = 2, 5
SASHIMI_SET, SASHIMI_POINTS = 3, 10
DUMPLING_POINTS = (0, 1, 3, 6, 10, 15)
WASABI_FACTOR = 3
PUDDING_POINTS = 6

Hand: TypeAlias = tuple[Kind, ...]
"""Cards nobody can tell apart but by kind, always sorted: in a draft, order would be a leak."""


class Card(Value, frozen=True):
    """A card as it is kept or lies there: its kind, and whether it is a nigiri on wasabi."""

    kind: Kind
    on_wasabi: bool = False


def sorted_hand(cards: Iterable[Kind]) -> Hand:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(hand: Hand, cards: Iterable[Kind]) -> Hand:
    """Take cards out of a hand; each must be there."""
    rest = list(hand)
    for kind in cards:
        rest.remove(kind)
    return tuple(rest)


def free_wasabi(table: Iterable[Card]) -> int:
    """Count the wasabi of a table that carry no nigiri yet."""
    return sum((card.kind == "wasabi") - card.on_wasabi for card in table)
