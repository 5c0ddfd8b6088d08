"""The deal: seats are frozen, nonces revealed, and the game starts or the deal starts anew."""

from collections.abc import Callable, Hashable
from typing import TypeAlias

from sushiya.core.ids import Seat, seats
from sushiya.core.refusal import Refusal
from sushiya.core.trust import SECRET_BYTES, share
from sushiya.host import log
from sushiya.host.evolve import evolve
from sushiya.host.log import Happenings
from sushiya.host.play import start_game
from sushiya.host.refusals import refuse
from sushiya.host.table import Table

Fresh: TypeAlias = Callable[[int], bytes]
"""Gives so many random bytes."""

PATIENCE = 4.0
"""Seconds that a table waits for commitments and reveals before it goes on without them."""
COMING_BACK = 8.0
"""So much more after the table woke up: devices that lost the server need a while to return."""


class Patience:
    """How long a table has been waiting in the same step, by the time that is passed in."""

    def __init__(self, step: Hashable = None, since: float = 0.0) -> None:
        self._step = step
        self._since = since

    def is_over(self, step: Hashable, now: float) -> bool:
        """Tell whether this step has lasted too long; None: nobody waits."""
        if step != self._step:
            self._step, self._since = step, now
        return step is not None and now - self._since >= PATIENCE


def step_of(table: Table) -> Hashable:
    """Name the step that a deal is in; None if no deal is under way."""
    return (table.deal, len(table.restarts)) if table.deal else None


def commit(table: Table, seat: Seat, commitment: str, fresh: Fresh) -> Happenings | Refusal:
    """Take a seat's commitment; another one replaces it until the seats are frozen."""
    if table.deal == "reveal":
        return refuse("deal-under-way")
    if seat in table.silenced or table.fixed is not None:
        return refuse("share-unasked")
    if table.places[seat].commitment == commitment:
        return ()
    if any(place.commitment == commitment for place in table.places):
        return refuse("share-copied")
    return followed(table, (log.ShareCommitted(seat=seat, commitment=commitment),), fresh)


def reveal(table: Table, seat: Seat, nonce: str, fresh: Fresh) -> Happenings | Refusal:
    """Take a seat's nonce, if it is the one that the seat committed to."""
    own = table.shares[seat] if table.deal == "reveal" else None
    if own is None or not own.commitment:
        return refuse("share-unasked")
    if share(table.id, table.seal, nonce) != own.commitment:
        return refuse("share-wrong")
    if own.nonce:
        return ()
    return followed(table, (log.ShareRevealed(seat=seat, nonce=nonce),), fresh)


def freeze(
    table: Table, absent: tuple[Seat, ...] = (), is_here: Callable[[Seat], bool] = lambda _: True
) -> log.Happening:
    """Freeze the commitments of all whose devices answer; without any the game starts at once."""
    commitments = tuple(
        table.places[seat].commitment if is_here(seat) else "" for seat in seats(len(table.places))
    )
    if not any(commitments):
        return start_game(table, absent)
    return log.SeatsFrozen(commitments=commitments, absent=absent)


def followed(table: Table, happenings: Happenings, fresh: Fresh) -> Happenings:
    """Add what these lead to at once: the next step of the deal, or the start."""
    after = table
    for happening in happenings:
        after = evolve(after, happening)
    return (*happenings, *go_on(after, fresh))


def go_on(table: Table, fresh: Fresh, *, is_late: bool = False) -> Happenings:
    """Take the next step of a deal if nobody has to be waited for, or it is too late to wait."""
    waited = awaited(table)
    is_due = is_late or all(table.places[seat].bot is not None for seat in waited)
    if not table.deal or not is_due:
        return ()
    if table.deal == "commit":
        return (freeze(table, table.absent),)
    if not waited:
        return (start_game(table, table.absent),)
    # Never the same secret with fewer nonces: whoever reveals last could choose between two deals.
    voided = log.DealVoided(missing=waited, secret=fresh(SECRET_BYTES).hex())
    return followed(table, (voided,), fresh)


def awaited(table: Table) -> tuple[Seat, ...]:
    """List whose commitment or nonce a deal waits for."""
    if table.deal == "reveal":
        shares = enumerate(table.shares)
        return tuple(Seat(seat) for seat, one in shares if one.commitment and not one.nonce)
    if table.deal == "commit":
        return tuple(
            Seat(seat)
            for seat, one in enumerate(table.restarts[-1].shares)
            if one.commitment and seat not in table.silenced and not table.places[seat].commitment
        )
    return ()


def lacks_commitments(table: Table, absent: tuple[Seat, ...]) -> bool:
    """Tell whether anybody who is there has not committed yet; to a fixed deal nobody does."""
    return table.fixed is None and any(
        place.is_played_by_person and not place.commitment and seat not in absent
        for seat, place in enumerate(table.places)
    )
