"""What the chef has learned, in players' terms: what cards add to its points, with four players."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from sushiya.engine.parts import Table
from sushiya.games.sushi_go.chef import FEWEST_LEAST, MOST_LEAST, SUPPLY_COUNT, time_of
from sushiya.games.sushi_go.components import (
    DUMPLING_POINTS,
    HAND_SIZE,
    ROUNDS,
    SASHIMI_POINTS,
    SASHIMI_SET,
    TEMPURA_POINTS,
    TEMPURA_SET,
)

PLAYERS = 4
FEW, SOME = 1, SUPPLY_COUNT // 2
"""Steps of supply: less than half a card to come, and one or two."""
_PICKS_LEFT = range(HAND_SIZE[PLAYERS] - 1, 0, -1)
_TIE = 1
"""The standing in maki of who ties for first."""


def explain(weights: Any) -> list[Table]:
    worths = weights.tables[PLAYERS - 2]
    return [
        _cards(worths, SOME, "with one or two more of what it needs to come"),
        _cards(worths, FEW, "with hardly any to come"),
        _maki(worths),
        _puddings(worths),
        _by_picks(
            "What a point costs me that I leave to the next player",
            [
                ("a point", lambda left: worths.denial[left]),
            ],
        ),
    ]


def _by_picks(title: str, lines: Sequence[tuple[str, Callable[[int], float]]]) -> Table:
    return Table(
        title=f"{title}, by picks left",
        heads=("", *(str(left) for left in _PICKS_LEFT)),
        rows=tuple(
            (name, *(_points(worth(left)) for left in _PICKS_LEFT)) for name, worth in lines
        ),
    )


def _points(number: float) -> str:
    return f"{number:+.1f}"


def _cards(worths: Any, supply: int, how: str) -> Table:
    def one_more(kind: str, count: int, sure: int) -> Callable[[int], float]:
        """What one more of a set adds: points, and what it can still bring."""

        def worth(left: int) -> float:
            hopes = getattr(worths, kind)[left]
            after = count % len(hopes)
            return float(sure + hopes[after][supply] - hopes[count - 1][supply])

        return worth

    dumplings = enumerate(pairwise(DUMPLING_POINTS), start=1)
    return _by_picks(
        f"What a card adds, {how}",
        [
            ("first tempura", one_more("tempura", 1, 0)),
            ("second tempura", one_more("tempura", TEMPURA_SET, TEMPURA_POINTS)),
            ("first sashimi", one_more("sashimi", 1, 0)),
            ("second sashimi", one_more("sashimi", 2, 0)),
            ("third sashimi", one_more("sashimi", SASHIMI_SET, SASHIMI_POINTS)),
            *[
                (f"dumpling {count}", one_more("dumpling", count, after - before))
                for count, (before, after) in dumplings
            ],
            ("wasabi", one_more("wasabi", 1, 0)),
            ("chopsticks", lambda left: worths.chopsticks[left][1] - worths.chopsticks[left][0]),
        ],
    )


def _maki(worths: Any) -> Table:
    """Compare leads, where the first share the points."""

    def lead(icons: int) -> Callable[[int], float]:
        def worth(left: int) -> float:
            standings = worths.maki[1][left]
            return float(standings[_TIE + icons] - standings[_TIE])

        return worth

    return _by_picks(
        "What a lead in maki is worth, more than a tie for first",
        [(f"{icons} ahead", lead(icons)) for icons in (1, 2, 3, 5)],
    )


def _puddings(worths: Any) -> Table:
    """Tell what one more is worth, by who has how many, at some times of the game."""
    times = {f"round {round_}": time_of(round_, PLAYERS) for round_ in range(1, ROUNDS)}
    times |= {f"{left} left": time_of(ROUNDS, left) for left in (6, 4, 2, 1)}
    most, fewest = worths.most_puddings[1], worths.fewest_puddings[2]

    def one_more(time: int, behind_most: int, ahead_of_fewest: int) -> str:
        at, low = MOST_LEAST - behind_most, FEWEST_LEAST + ahead_of_fewest
        gain = most[time][at + 1] - most[time][at]
        return _points(gain + fewest[time][low + 1] - fewest[time][low])

    places = {
        "all equal": (0, 0),
        "the fewest": (1, -1),
        "in between": (1, 1),
        "the most, tied": (0, 1),
    }
    return Table(
        title="What one more pudding is worth, in earlier rounds and by picks left in the last",
        heads=("", *times),
        rows=tuple(
            (name, *(one_more(time, *place) for time in times.values()))
            for name, place in places.items()
        ),
    )
