"""Who sits with whom in a round of many tables: as few people as possible meet again."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

STARTS = 4
"""Random seatings that are improved; the best one is taken."""
SWEEPS = 12
"""How often all pairs of people are tried, at most."""


def table_sizes(people: int, *, least: int, most: int, wanted: int) -> tuple[int, ...]:
    """Part people into tables of about the wanted size, none smaller or larger than allowed.

    Empty: it cannot be done.
    """
    fewest, largest = -(-people // most), people // least
    if people < least or fewest > largest:
        return ()
    tables = min(max(-(-people // wanted), fewest), largest)
    size, larger = divmod(people, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[tuple[int, int]]:
    """Count how often two people sat at one table; pairs are sorted."""
    return Counter(
        pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)
    )


def seat_people(
    people: Sequence[int], sizes: Sequence[int], met: Counter[tuple[int, int]], rng: random.Random
) -> tuple[tuple[int, ...], ...]:
    """Part people into tables of these sizes; who met often is kept apart.

    Random seatings are improved by exchanging two people while that makes it better.
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
    """Exchange two people if fewer meet again by that."""
    before = _cost_of(one, here, one[here], met) + _cost_of(other, there, other[there], met)
    after = _cost_of(one, here, other[there], met) + _cost_of(other, there, one[here], met)
    if after >= before:
        return False
    one[here], other[there] = other[there], one[here]
    return True


def _cost(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    return sum(met[pair] ** 2 for pair in combinations(sorted(table), 2))


def _cost_of(table: Sequence[int], place: int, person: int, met: Counter[tuple[int, int]]) -> int:
    """What a person costs on a place: squares, so that nobody meets the same one thrice."""
    return sum(
        met[(person, mate) if person < mate else (mate, person)] ** 2
        for at, mate in enumerate(table)
        if at != place
    )
