"""Seating for a round of many tables, in which as few people as possible meet again."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

STARTS = 4
"""Random seatings to start from; the best result is taken."""
SWEEPS = 12
"""Most passes over all pairs of people."""


def table_sizes(people: int, *, least: int, most: int, wanted: int) -> tuple[int, ...]:
    """Divide people into tables of about the wanted size, none smaller or larger than allowed.

    Return an empty tuple if that is impossible.
    """
    fewest, largest = -(-people // most), people // least
    if people < least or fewest > largest:
        return ()
    tables = min(max(-(-people // wanted), fewest), largest)
    size, larger = divmod(people, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[tuple[int, int]]:
    """Count how often each pair of people sat at the same table; pairs are sorted."""
    return Counter(
        pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)
    )


def seat_people(
    people: Sequence[int], sizes: Sequence[int], met: Counter[tuple[int, int]], rng: random.Random
) -> tuple[tuple[int, ...], ...]:
    """Divide people into tables of these sizes; those who met often are kept apart.

    This is a local search: two people are exchanged as long as that lowers the cost.
    """
    best: list[list[int]] = []
    fewest = None
    for _ in range(STARTS):
        tables = _improved(_shuffled(people, sizes, rng), met)
        cost = sum(_cost(table, met) for table in tables)
        if fewest is None or cost < fewest:
            best, fewest = tables, cost
    return tuple(tuple(rng.sample(table, len(table))) for table in best)


def _shuffled(people: Sequence[int], sizes: Sequence[int], rng: random.Random) -> list[list[int]]:
    rest = rng.sample(people, len(people))
    return [[rest.pop() for _ in range(size)] for size in sizes]


def _improved(tables: list[list[int]], met: Counter[tuple[int, int]]) -> list[list[int]]:
    for _ in range(SWEEPS):
        has_changed = False
        for one, other in combinations(tables, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    has_changed |= _exchange(one, here, other, there, met)
        if not has_changed:
            break
    return tables


def _exchange(
    one: list[int], here: int, other: list[int], there: int, met: Counter[tuple[int, int]]
) -> bool:
    """Exchange two people if that lowers the cost; return whether it did."""
    before = _cost_of(one, here, one[here], met) + _cost_of(other, there, other[there], met)
    after = _cost_of(one, here, other[there], met) + _cost_of(other, there, one[here], met)
    if after >= before:
        return False
    one[here], other[there] = other[there], one[here]
    return True


def _cost(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    return sum(met[pair] ** 2 for pair in combinations(sorted(table), 2))


def _cost_of(table: Sequence[int], place: int, person: int, met: Counter[tuple[int, int]]) -> int:
    """Return a person's cost on a place: squared, so that third meetings are avoided first."""
    return sum(
        met[(person, mate) if person < mate else (mate, person)] ** 2
        for at, mate in enumerate(table)
        if at != place
    )
