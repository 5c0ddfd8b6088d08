"""How a table is shown after its game is over, to those who sat there and to others."""

from collections.abc import Collection

from msgspec.structs import replace

from sushiya.host.display import show_table
from sushiya.host.shown import Presence, TableShown
from sushiya.host.table import Table


def show_again(table: Table) -> TableShown:
    """Show a table as it was: everybody present, nobody replaced by a bot."""
    here: Presence = "here"
    shown = show_table(table, (here,) * len(table.places), 0)
    there = tuple(replace(seat, away="", presence="here", is_ready=False) for seat in shown.seats)
    return replace(shown, seats=there)


def for_others(table: Table, named: Collection[str]) -> TableShown:
    """Show only the names of these players, and no links to other tables of the same people."""
    shown = show_again(table)
    is_named = [place.person is not None and place.person.player in named for place in table.places]
    return replace(
        shown,
        origin="",
        rematch="",
        trust=None,
        same="",
        seats=tuple(
            replace(seat, name=seat.name if is_known else "", device=None)
            for seat, is_known in zip(shown.seats, is_named, strict=True)
        ),
    )
