"""What is shown of daily deals: today's, the results of a deal, and how to verify deals."""

import datetime as dt

from sushiya.core.value import Value
from sushiya.host.daily import Diary, Score, State, Try


class GameToday(Value, frozen=True, kw_only=True):
    """A game's deal of today, and one player's progress in it."""

    game: str
    state: State | None
    """None: not begun."""
    table: str
    score: Score | None
    streak: int
    """Days in a row up to today, or up to yesterday if today's is not played yet."""
    longest_streak: int


class PastTry(Value, frozen=True, kw_only=True):
    game: str
    day: dt.date
    state: State
    table: str
    score: Score | None


class Anchor(Value, frozen=True, kw_only=True):
    """What is public about a chain from its first day on."""

    first: dt.date
    length: int
    anchor: str


class Link(Value, frozen=True, kw_only=True):
    """A day that is over, and its link, from which all earlier links can be computed."""

    day: dt.date
    link: str


class DailyShown(Value, frozen=True, kw_only=True):
    """Today's deals, and how to verify them."""

    day: dt.date
    ends_at: float
    """When the next day begins, in seconds since the epoch."""
    first: dt.date
    """The first day that there was a deal."""
    players: int
    level: str
    games: tuple[GameToday, ...]
    past: tuple[PastTry, ...]
    """The player's tries of earlier days, newest first."""
    chains: tuple[Anchor, ...]
    published: Link | None
    """The newest link that is public; None: the first day is not over."""


class DailyResult(Value, frozen=True, kw_only=True):
    """The results of one deal: everybody's on this server, the asker's, a master's."""

    game: str
    day: dt.date
    mine: Try | None
    count: int
    """How many results count."""
    points: tuple[tuple[int, int], ...]
    """Pairs of points and how many reached them, the fewest points first."""
    ranks: tuple[int, ...]
    """How many came first, second and so on."""
    worse: int
    """How many had fewer points than the asker."""
    master: Score | None
    """A master's result in the same seat; None: it is not known yet."""
    link: str
    """The day's link, once the day is over; empty until then."""


def today_of(diary: Diary, game: str, today: dt.date) -> GameToday:
    own = diary.find(game, today)
    return GameToday(
        game=game,
        state=None if own is None else own.state,
        table="" if own is None else own.table,
        score=None if own is None else own.score,
        streak=diary.streak(game, today),
        longest_streak=diary.longest_streak(game),
    )


def past_of(diary: Diary, today: dt.date) -> tuple[PastTry, ...]:
    """List the tries of earlier days, newest first."""
    found = []
    for key, one in sorted(diary.tries.items(), reverse=True):
        day, game = key.split(" ", 1)
        if day < today.isoformat():
            found.append(
                PastTry(
                    game=game,
                    day=dt.date.fromisoformat(day),
                    state=one.state,
                    table=one.table,
                    score=one.score,
                )
            )
    return tuple(found)
