"""Rounds of many tables: everybody sits once, tables are as large as allowed, few meet again."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from sushiya.games import GAMES
from sushiya.host.seating import meetings, seat_people, table_sizes

Tables = tuple[tuple[int, ...], ...]


@given(
    people=st.integers(0, 60),
    limits=st.tuples(st.integers(2, 4), st.integers(0, 4)),
    data=st.data(),
)
def test_sizes_add_up_and_are_allowed(
    people: int, limits: tuple[int, int], data: st.DataObject
) -> None:
    least, most = limits[0], limits[0] + limits[1]
    wanted = data.draw(st.integers(least, most))
    sizes = table_sizes(people, least=least, most=most, wanted=wanted)
    can_be_done = any(least * count <= people <= most * count for count in range(1, people + 1))
    assert bool(sizes) == can_be_done
    if sizes:
        assert sum(sizes) == people
        assert all(least <= size <= most for size in sizes)
        assert max(sizes) - min(sizes) <= 1


def test_every_game_seats_6_to_40_people() -> None:
    for rules in GAMES.all():
        counts = rules.options.player_counts
        least, most = counts[0], counts[-1]
        for people in range(6, 41):
            for wanted in range(least, most + 1):
                assert table_sizes(people, least=least, most=most, wanted=wanted)


@given(people=st.integers(6, 40), rounds=st.integers(1, 6), seed=st.integers(0, 2**32))
def test_everybody_sits_once_in_every_round(people: int, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    played: list[Tables] = []
    sizes = table_sizes(people, least=2, most=5, wanted=4)
    for _ in range(rounds):
        tables = seat_people(range(people), sizes, meetings(played), rng)
        assert sorted(person for table in tables for person in table) == list(range(people))
        assert sorted(map(len, tables)) == sorted(sizes)
        played.append(tables)


def test_few_meet_again() -> None:
    """16 people in fours: nobody needs to meet anybody twice in three rounds."""
    rng = random.Random(1)
    played: list[Tables] = []
    for _ in range(3):
        played.append(seat_people(range(16), (4, 4, 4, 4), meetings(played), rng))
    assert max(meetings(played).values()) == 1
    for _ in range(4):
        played.append(seat_people(range(16), (4, 4, 4, 4), meetings(played), rng))
    assert max(meetings(played).values()) == 2


def test_meetings_count_pairs() -> None:
    assert meetings([[(2, 1, 3)], [(1, 2), (3,)]]) == Counter({(1, 2): 2, (1, 3): 1, (2, 3): 1})
