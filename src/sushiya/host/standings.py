"""Standings of a circle: wins and totals by person and game."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from sushiya.core.value import Value


class GamePlayed(Value, frozen=True, kw_only=True):
    """One finished game of a circle."""

    table: str
    game: str
    at: float = 0.0
    """When the end of the game was recorded, in seconds since the epoch."""
    round: int | None
    seats: tuple[int | None, ...]
    """By seat the member who sat there; None: a bot, or somebody from outside."""
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Standing(Value, frozen=True, kw_only=True):
    """A member's totals in one game of the house, or in all of them."""

    member: int
    game: str
    """Empty: all games."""
    games: int
    wins: int
    """First places; a shared one counts, too."""
    points: int
    beaten: float
    """Opponents who ranked lower; those with the same rank count half."""
    met: int
    """Opponents at the same tables."""


@dataclass
class _Tally:
    games: int = 0
    wins: int = 0
    points: int = 0
    beaten: float = 0.0
    met: int = 0


def standings(games: Iterable[GamePlayed]) -> tuple[Standing, ...]:
    """Sum up by member and game, and over all games; sorted by game, the best first."""
    tallies: defaultdict[tuple[str, int], _Tally] = defaultdict(_Tally)
    for game in games:
        for seat, member in enumerate(game.seats):
            if member is None:
                continue
            for name in ("", game.game):
                _add(tallies[name, member], game, seat)
    rows = [
        Standing(
            member=member,
            game=name,
            games=tally.games,
            wins=tally.wins,
            points=tally.points,
            beaten=tally.beaten,
            met=tally.met,
        )
        for (name, member), tally in tallies.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.game, -row.wins, -_share(row), row.member)))


def _add(tally: _Tally, game: GamePlayed, seat: int) -> None:
    mine = game.ranks[seat]
    others = [rank for at, rank in enumerate(game.ranks) if at != seat]
    tally.games += 1
    tally.wins += mine == 1
    tally.points += game.totals[seat]
    tally.beaten += sum(rank > mine for rank in others) + sum(rank == mine for rank in others) / 2
    tally.met += len(others)


def _share(row: Standing) -> float:
    return row.beaten / row.met if row.met else 0.0
