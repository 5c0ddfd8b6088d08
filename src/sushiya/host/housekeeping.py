"""What the server's operator may do at any table: close it, or rename a person."""

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.host import log
from sushiya.host.log import Happenings
from sushiya.host.refusals import refuse
from sushiya.host.table import Table
from sushiya.host.waiting import check_person


def close(table: Table) -> Happenings | Refusal:
    if table.phase == "over":
        return refuse("table-over")
    return (log.TableClosed(why="closed"),)


def rename(table: Table, seat: Seat, name: str) -> Happenings | Refusal:
    """Rename a person; refuse if the person has no name, as where crests are shown instead."""
    if table.phase == "over":
        return refuse("table-over")
    if seat >= len(table.places):
        return refuse("no-such-place", most=len(table.places))
    person = table.places[seat].person
    if person is None or not person.name:
        return refuse("not-a-person")
    checked = check_person(table.settings, table.places, name, person.colour, seat)
    if isinstance(checked, Refusal):
        return checked
    return (log.PersonRenamed(seat=seat, name=checked, colour=person.colour),)
