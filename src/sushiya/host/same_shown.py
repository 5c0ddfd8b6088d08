"""What a page of shared cards shows: the tables that play them, as far as the asker may know.

Everybody sees who plays and how many points they have. Only those who have finished these cards
themselves, or gave up playing them, see what was played, and links to the replays.
"""

from typing import Any, Literal

from sushiya.core.ids import Seat
from sushiya.core.options import OptionError
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry, UnknownGame
from sushiya.core.value import Value, plain
from sushiya.host.archive_shown import for_others
from sushiya.host.same import MOST_TABLES, SameCards, Seen
from sushiya.host.shown import SeatShown
from sushiya.host.table import Table
from sushiya.host.waiting import offered_places, own_seat


class SameTableShown(Value, frozen=True, kw_only=True):
    table: str
    """Its id, if the asker sits there, may join or may see everything; else empty."""
    phase: Literal["waiting", "running", "over", "gone"]
    """`gone`: the server no longer keeps it."""
    yours: Seat | None = None
    can_join: bool = False
    seats: tuple[SeatShown, ...] = ()
    is_left: bool = False
    """The game was left before its end."""
    totals: tuple[int, ...] = ()
    ranks: tuple[int | None, ...] = ()
    points: tuple[dict[str, int], ...] = ()
    """By seat and kind, if the asker may see everything."""


class SameShown(Value, frozen=True, kw_only=True):
    """Shared cards: their game, and the tables that play them, oldest first."""

    game: str
    options: dict[str, Any]
    differences: dict[str, Any]
    tables: tuple[SameTableShown, ...]
    you: Literal["new", "playing", "played", "skipped"]
    """Not yet at any table; at one that is not over; at one that is over; or gave up playing."""
    has_seen: bool
    """The asker has seen these cards, somewhere."""
    may_see: bool
    """The asker may see what was played, compare, and open the replays."""
    can_make: bool
    """One more table may be made."""


class Company:
    """Shared cards with their tables, as far as one asker may know them."""

    def __init__(self, cards: SameCards, tables: dict[str, Table | None], player: str) -> None:
        self._cards = cards
        self._tables = tables
        self._player = player
        self._seen = cards.seen.get(player) or Seen()

    @property
    def is_playing(self) -> bool:
        """Return whether the asker has a seat at a table that is not over."""
        return any(
            table.phase != "over" and table.seat_of(self._player) is not None
            for table in self._known()
        )

    @property
    def has_played(self) -> bool:
        """Return whether the asker sat at a game that is over, and was not removed."""
        return any(
            table.phase == "over" and table.state is not None and self._seat(table) is not None
            for table in self._known()
        )

    @property
    def may_see(self) -> bool:
        return not self.is_playing and (self.has_played or self._seen.has_skipped)

    def has(self, table: str) -> bool:
        return self._tables.get(table) is not None

    def named(self, table: Table) -> frozenset[str]:
        """Return the keys of the players whose names the asker may know at a table.

        Those who played these cards know the names at all tables that were created for them. At
        the table that the cards are from, only the sharer has agreed to that.
        """
        everybody = frozenset(
            place.person.player for place in table.places if place.person is not None
        )
        if self._seat(table) is not None:
            return everybody
        if not any(self._seat(one) is not None and one.state is not None for one in self._known()):
            return frozenset()
        return everybody & {self._cards.sharer} if table.id == self._cards.origin else everybody

    def show(self, table: Table) -> SameTableShown:
        seat = self._seat(table)
        can_join = table.phase == "waiting" and not isinstance(offered_places(table), Refusal)
        is_over = table.phase == "over"
        result = table.game.result(table.state) if is_over and table.state is not None else None
        is_open = is_over and self.may_see
        return SameTableShown(
            table=table.id if seat is not None or can_join or is_open else "",
            phase=table.phase,
            yours=seat,
            can_join=can_join,
            seats=tuple(_bare(one) for one in for_others(table, self.named(table)).seats),
            is_left=is_over and result is None,
            totals=() if result is None else result.totals,
            ranks=() if result is None else result.ranks,
            points=result.points if result is not None and is_open else (),
        )

    def show_all(self, registry: Registry) -> SameShown:
        """Show all tables, and what the asker may do."""
        options, differences, is_playable = self._rules_in(registry)
        gone = SameTableShown(table="", phase="gone")
        tables = tuple(
            gone if table is None else self.show(table) for table in self._tables.values()
        )
        return SameShown(
            game=self._cards.game,
            options=options,
            differences=differences,
            tables=tables,
            you=self._you(),
            has_seen=self._seen.has_skipped or bool(self._seen.tables),
            may_see=self.may_see,
            can_make=is_playable and len(self._cards.tables) < MOST_TABLES,
        )

    def _you(self) -> Literal["new", "playing", "played", "skipped"]:
        if self.is_playing:
            return "playing"
        if self.has_played:
            return "played"
        return "skipped" if self._seen.has_skipped else "new"

    def _rules_in(self, registry: Registry) -> tuple[dict[str, Any], dict[str, Any], bool]:
        """Return the options, how they differ from the edition's, and if they can be played."""
        cards = self._cards
        try:
            rules = registry.find(cards.game)
            options = rules.options.resolve(cards.options)
        except (UnknownGame, OptionError):
            return cards.options, {}, False
        return plain(options), rules.options.differences(options), rules.version == cards.rules

    def _known(self) -> list[Table]:
        return [table for table in self._tables.values() if table is not None]

    def _seat(self, table: Table) -> Seat | None:
        """Return where the asker sits or sat; None: nowhere, or the host removed them."""
        own = own_seat(table, self._player) if self._player else None
        return None if isinstance(own, Refusal) else own


def _bare(seat: SeatShown) -> SeatShown:
    """Keep only what identifies somebody, and nothing of the deal."""
    return SeatShown(
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        is_bot=seat.is_bot,
        level=seat.level,
        has_seen=seat.has_seen,
    )
