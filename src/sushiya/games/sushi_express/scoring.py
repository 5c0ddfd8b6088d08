"""Customers and tips turned into points."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sushiya.core.result import ranked
from sushiya.games.sushi_express.components import (
    CUSTOMER_COPIES,
    FIRST_CARD,
    FURTHER_CARD,
    Customer,
    Customers,
    Hand,
)

Points: TypeAlias = dict[str, int]
"""One seat's points: for each customer, and `tips`, which is never above 0."""

SCORING: tuple[Customer, ...] = tuple(kind for kind in CUSTOMER_COPIES if kind != "tip")


def customer_points(count: int) -> int:
    """Score the cards of one customer (rule 8.3)."""
    return FIRST_CARD + FURTHER_CARD * (count - 1) if count else 0


def penalties(tips: Sequence[int]) -> tuple[int, ...]:
    """Say what each seat loses: whoever has the fewest, the largest holding (rule 8.4)."""
    fewest, most = min(tips), max(tips)
    return tuple(most if count == fewest else 0 for count in tips)


def score(customers: Sequence[Customers], tip_cards: Iterable[int]) -> tuple[Points, ...]:
    """Score all seats; `tip_cards` are the tips among each one's action cards."""
    tips = [taken.count("tip") + more for taken, more in zip(customers, tip_cards, strict=True)]
    return tuple(
        {**{kind: customer_points(taken.count(kind)) for kind in SCORING}, "tips": -loss}
        for taken, loss in zip(customers, penalties(tips), strict=True)
    )


def totals(points: Iterable[Points]) -> tuple[int, ...]:
    return tuple(sum(one.values()) for one in points)


def cards_left(hand: Hand) -> int:
    """Count the action cards that decide between equals: tips do not (rule 8.5)."""
    return len(hand) - hand.count("tip")


def rank(points: Iterable[Points], hands: Iterable[Hand]) -> tuple[int, ...]:
    """Rank by points, then by action cards left (rule 8.5)."""
    left = [cards_left(hand) for hand in hands]
    return ranked(list(zip(totals(points), left, strict=True)))
