"""Who may ask for a hint, and what they get: the asker's own observation, and nothing else."""

from sushiya.core.ids import Decision, Seat
from sushiya.core.refusal import Refusal
from sushiya.engine.build import load_parts
from sushiya.host import log
from sushiya.host.log import Happenings
from sushiya.host.refusals import refuse
from sushiya.host.table import Table


def has_hints(table: Table) -> bool:
    """Return whether hints may be asked for: alone against bots, or where the host says so."""
    if table.is_counted:
        return False
    people = [
        place.person
        for place in table.places
        if place.person is not None and not place.person.is_bot
    ]
    has_coach = table.game.rules.engine is not None
    return has_coach and (table.settings.hints or len(people) == 1)


def refuse_hint(table: Table, seat: Seat, decision: Decision) -> Refusal | None:
    """Refuse a hint where the table has none, or where the seat has nothing to decide."""
    if not has_hints(table):
        return refuse("hints-off")
    if decision != table.game.decision(table.state):
        return refuse("decision-past")
    return None if seat in table.to_act() else refuse("hint-unasked")


def take_hint(table: Table, seat: Seat, decision: Decision) -> Happenings | Refusal:
    """Log that a seat asks for a hint, once for each decision."""
    refusal = refuse_hint(table, seat, decision)
    if refusal is not None:
        return refusal
    is_noted = table.hinted.get(seat) == decision
    return () if is_noted else (log.HintTaken(seat=seat, decision=decision),)


def observation(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return a seat's current observation, which is made from its view."""
    view = table.game.view(table.state, seat)
    return tuple(map(int, load_parts(table.game.rules).observe_view(view)))
