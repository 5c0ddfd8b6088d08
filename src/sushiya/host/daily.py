"""Daily deals as pure values: days, tries, scores."""

import datetime as dt
from collections import Counter
from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec.structs import replace

from sushiya.core.ids import Seat
from sushiya.core.record import PERSON
from sushiya.core.result import Result
from sushiya.core.value import Value
from sushiya.host.fixed import FixedDeal
from sushiya.host.people import hashed
from sushiya.host.table import Table

PLAYERS = 4
"""With four players each decides least often: a try takes five to ten minutes."""
LEVEL = "chef"
"""The bots at the other seats."""
SEAT = Seat(0)
"""Where the person sits."""
GRACE = 3600.0
"""Seconds after midnight within which a try from before may be finished, and still counts. Then the
day's link is published."""
TRIES_KEPT = 60
"""Days for which a diary keeps tries; it keeps all streaks."""
ONE_DAY = dt.timedelta(days=1)

State: TypeAlias = Literal["running", "counted", "late", "helped", "left"]
"""In this order: being played; it counts; it ended too late; others than the person and the fixed
bots have chosen at its table; it was closed before its end."""


class Score(Value, frozen=True):
    """The result of a try."""

    points: int
    rank: int


class Try(Value, frozen=True, kw_only=True):
    table: str
    state: State = "running"
    score: Score | None = None
    """None: it was not played to its end."""


class Diary(Value, frozen=True, kw_only=True):
    """What is kept of one player: their tries, and the days on which they counted."""

    tries: dict[str, Try] = {}
    """By day and game."""
    days: dict[str, tuple[tuple[dt.date, dt.date], ...]] = {}
    """By game the days with a result that counted: first and last day of each streak."""

    def find(self, game: str, day: dt.date) -> Try | None:
        return self.tries.get(_key(game, day))

    def with_try(self, game: str, day: dt.date, one: Try) -> "Diary":
        """Return the diary with this try, and the day if it counts; drop tries that are too old."""
        oldest = (day - TRIES_KEPT * ONE_DAY).isoformat()
        tries = {key: old for key, old in self.tries.items() if key >= oldest}
        days = self.days
        if one.state == "counted":
            days = {**days, game: _with_day(days.get(game, ()), day)}
        return replace(self, tries={**tries, _key(game, day): one}, days=days)

    def streak(self, game: str, today: dt.date) -> int:
        """Count the days in a row up to today, or up to yesterday, as today is not over."""
        rows = self.days.get(game, ())
        if not rows or rows[-1][1] < today - ONE_DAY:
            return 0
        return _length(rows[-1])

    def longest_streak(self, game: str) -> int:
        return max(map(_length, self.days.get(game, ())), default=0)


class Results(Value, frozen=True, kw_only=True):
    """Everybody's results of one deal, without names and keys."""

    scores: dict[str, Score] = {}
    """By a hash of the table, so that none is counted twice."""

    def points(self) -> tuple[tuple[int, int], ...]:
        """Return pairs of points and how many had them, the fewest points first."""
        return tuple(sorted(Counter(one.points for one in self.scores.values()).items()))

    def ranks(self) -> tuple[int, ...]:
        """Count how many came first, second and so on."""
        counted = Counter(one.rank for one in self.scores.values())
        return tuple(counted[rank] for rank in range(1, PLAYERS + 1))


def day_at(wall: float) -> dt.date:
    """Return the day at this time, in UTC, so that it is the same everywhere in the world."""
    return dt.datetime.fromtimestamp(wall, dt.UTC).date()


def end_of(day: dt.date) -> float:
    """Return the midnight after a day, in seconds since the epoch."""
    midnight = dt.datetime.combine(day + ONE_DAY, dt.time(), dt.UTC)
    return midnight.timestamp()


def open_until(day: dt.date) -> float:
    """Return when the last try of a day has to end, and its link may be published."""
    return end_of(day) + GRACE


def deal_of(day: dt.date, *, is_counted: bool) -> FixedDeal:
    return FixedDeal(
        name=f"daily {day.isoformat()}", is_counted=is_counted, sealed_until=open_until(day)
    )


def day_of(fixed: FixedDeal | None) -> dt.date | None:
    """Return the day of a counted daily deal; None if it is none."""
    if fixed is None or not fixed.is_counted or not fixed.name.startswith("daily "):
        return None
    return dt.date.fromisoformat(fixed.name.removeprefix("daily "))


def result_id(table: str) -> str:
    return hashed(table)[:16]


def judged(table: Table, day: dt.date, ended_at: float) -> Try:
    """Return the try that was played at a table that is over."""
    result: Result | None = None
    if table.state is not None:
        result = table.game.result(table.state)
    if result is None:
        return Try(table=table.id, state="left")
    rank = result.ranks[SEAT]
    score = Score(result.totals[SEAT], PLAYERS if rank is None else rank)
    return Try(table=table.id, state=_state(table, day, ended_at), score=score)


def _state(table: Table, day: dt.date, ended_at: float) -> State:
    expected = {True: PERSON, False: f"bot {LEVEL}"}
    if any(choice.by != expected[seat == SEAT] for (_, seat), choice in table.choices.items()):
        return "helped"
    return "late" if ended_at >= open_until(day) else "counted"


def _key(game: str, day: dt.date) -> str:
    return f"{day.isoformat()} {game}"


def _with_day(
    rows: tuple[tuple[dt.date, dt.date], ...], day: dt.date
) -> tuple[tuple[dt.date, dt.date], ...]:
    """Add a day to streaks, which may join two of them."""
    first = last = day
    others = []
    for row in rows:
        if row[0] - ONE_DAY <= last and first <= row[1] + ONE_DAY:
            first, last = min(first, row[0]), max(last, row[1])
        else:
            others.append(row)
    return tuple(sorted((*others, (first, last))))


def _length(row: tuple[dt.date, dt.date]) -> int:
    return (row[1] - row[0]).days + 1


def better_than(scores: Mapping[str, Score], own: Score) -> int:
    """Count how many of the others had fewer points."""
    return sum(one.points < own.points for one in scores.values())
