"""Gives a seat a new token, at its table and at the tables linked to it by rematches."""

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.host.journal import Decide
from sushiya.host.room import Room
from sushiya.host.table import LogError, Table

logger = logging.getLogger(__name__)

FindRoom: TypeAlias = Callable[[str, float], Awaitable[Room | None]]
"""Returns the room of a table by its id, after waking the table if necessary."""


class NewToken(NamedTuple):
    """A hashed token for a device with this player's key, and whose seat it opens at a table."""

    token: str
    player: str
    find: Callable[[Table], Seat | None]


async def replace_token(
    find_room: FindRoom, room: Room, decide: Decide, new: NewToken, now: float
) -> Seat | Refusal:
    """Let a new token open a person's seat, at this table and at those linked to it.

    The newest table is written first: if the server stops in between, no old token works there.
    Who has lost a token that way sits down again with their key.
    """
    decided = decide(room.table)
    if isinstance(decided, Refusal):
        return decided
    for later in reversed(await _rematches(find_room, room, now)):
        refusal = await later.give_token(new.find, new.token, new.player, now)
        if refusal is not None:
            return refusal
    seat = await room.seat(decide, new.token, now)
    if not isinstance(seat, Refusal) and room.table.origin:
        await _replace_before(find_room, room.table.origin, new, now)
    return seat


async def _rematches(find_room: FindRoom, room: Room, now: float) -> list[Room]:
    """Return the tables of all later rematches, in order."""
    found: list[Room] = []
    while following := (found or [room])[-1].table.rematch:
        try:
            later = await find_room(following, now)
        except LogError:  # Nobody can play there any more.
            break
        if later is None:
            break
        found.append(later)
    return found


async def _replace_before(find_room: FindRoom, origin: str, new: NewToken, now: float) -> None:
    """Let the token also open the seat at the previous table, if that can be written."""
    try:
        room = await find_room(origin, now)
        if room is not None:
            await room.give_token(new.find, new.token, new.player, now)
    except Exception as error:  # noqa: BLE001 - the seat itself has been given
        logger.warning("table %s, before a rematch: %s", origin, error)
