"""The deal: seats are frozen, nonces revealed, and the game starts or the deal starts again."""

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
"""Returns this many random bytes."""

PATIENCE = 4.0
"""Seconds that a table waits for commitments and reveals before it goes on without them."""
COMING_BACK = 8.0
"""Extra seconds after the table woke up: devices need a while to reconnect."""


class Patience:
    """Measures how long a table has been in the same step; the caller passes in the time."""

    def __init__(self, step: Hashable = None, since: float = 0.0) -> None:
        self._step = step
        self._since = since

    def is_over(self, step: Hashable, now: float) -> bool:
        """Return whether this step has lasted too long; the step None never has."""
        if step != self._step:
            self._step, self._since = step, now
        return step is not None and now - self._since >= PATIENCE


def step_of(table: Table) -> Hashable:
    """Return a value that identifies the current step of a deal; None if none is under way."""
    return (table.deal, len(table.restarts)) if table.deal else None


def commit(table: Table, seat: Seat, commitment: str, fresh: Fresh) -> Happenings | Refusal:
    """Record a seat's commitment; it can be replaced until the seats are frozen."""
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
    """Record a seat's nonce; refuse it unless it is the one that the seat committed to."""
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
    """Freeze the commitments of all who are connected; without any the game starts at once."""
    commitments = tuple(
        table.places[seat].commitment if is_here(seat) else "" for seat in seats(len(table.places))
    )
    if not any(commitments):
        return start_game(table, absent)
    return log.SeatsFrozen(commitments=commitments, absent=absent)


def followed(table: Table, happenings: Happenings, fresh: Fresh) -> Happenings:
    """Return these happenings and what follows at once: the deal's next step, or the start."""
    after = table
    for happening in happenings:
        after = evolve(after, happening)
    return (*happenings, *go_on(after, fresh))


def go_on(table: Table, fresh: Fresh, *, is_late: bool = False) -> Happenings:
    """Take the next step of a deal if nobody has to be waited for, or if `is_late`."""
    waited = awaited(table)
    is_due = is_late or all(table.places[seat].bot is not None for seat in waited)
    if not table.deal or not is_due:
        return ()
    if table.deal == "commit":
        return (freeze(table, table.absent),)
    if not waited:
        return (start_game(table, table.absent),)
    # Never the same secret with fewer nonces: the last to reveal could choose between two deals.
    voided = log.DealVoided(missing=waited, secret=fresh(SECRET_BYTES).hex())
    return followed(table, (voided,), fresh)


def awaited(table: Table) -> tuple[Seat, ...]:
    """List the seats whose commitment or nonce a deal is waiting for."""
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
    """Return whether anybody present has not committed yet; for a fixed deal nobody commits."""
    return table.fixed is None and any(
        place.is_played_by_person and not place.commitment and seat not in absent
        for seat, place in enumerate(table.places)
    )
