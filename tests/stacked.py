"""Chance that answers as a test wants it: piles in a wanted order, dice that are known."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from sushiya.core.chance import Chance

T = TypeVar("T")


class Stacked:
    """Answers some questions as told and leaves the others to another chance."""

    def __init__(self, chance: Chance, answers: Mapping[tuple[str, int], tuple[int, ...]]) -> None:
        self._chance = chance
        self._answers = answers

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        told = self._answers.get((name, number))
        return self._chance.outcome(name, number, sizes) if told is None else told


def order_outcome(items: Sequence[T], wanted: Sequence[T]) -> tuple[int, ...]:
    """Find the outcome for which `shuffled` puts `items` into the wanted order."""
    order = list(items)
    offsets = []
    for place in range(len(order) - 1):
        offset = order[place:].index(wanted[place])
        order[place], order[place + offset] = order[place + offset], order[place]
        offsets.append(offset)
    if order != list(wanted):
        raise ValueError("the wanted order does not hold the same items")
    return tuple(offsets)
