"""One-time codes for moving a seat to another device, kept in the store for all processes."""

import logging
from typing import TYPE_CHECKING

import msgspec

from sushiya.core.ids import seats
from sushiya.core.value import Value, encode
from sushiya.host import shown
from sushiya.host.people import Person, hashed
from sushiya.host.refusals import refuse
from sushiya.host.requests import OfferMove
from sushiya.host.table import Table
from sushiya.store.protocol import Store, StoreError

if TYPE_CHECKING:
    from sushiya.host.room import House

logger = logging.getLogger(__name__)

MOVE_CODE_LASTS = 600.0
MOVE_CODE_BYTES = 5
KIND = "move-code"


class MoveOffer(Value, frozen=True, kw_only=True):
    code: str
    """The hash of the code."""
    token: str
    """The hashed token that may be replaced."""
    until: float


async def offer_move(
    house: "House", table: Table, person: Person, request: OfferMove, now: float
) -> shown.Shown:
    """Create a code for a seat; it replaces the seat's earlier one, which stops working."""
    code = house.fresh(MOVE_CODE_BYTES).hex().upper()
    offer = MoveOffer(code=hashed(code), token=person.token, until=now + MOVE_CODE_LASTS)
    try:
        await house.store.put_document(f"{KIND}-{request.seat}", table.id, encode(offer))
    except StoreError as error:
        logger.warning("table %s: %s", table.id, error)
        return shown.Refused(id=request.id, refusal=refuse("cannot-save"))
    return shown.MoveOffered(id=request.id, code=code)


async def find_offer(store: Store, table: Table, code: str, now: float) -> str:
    """Return the hashed token that a one-time code stands for; empty: the code is not valid.

    The code works once, as the move replaces that token.
    """
    for seat in seats(len(table.places)):
        kept = await store.get_document(f"{KIND}-{seat}", table.id)
        if kept is not None:
            offer = msgspec.json.decode(kept, type=MoveOffer)
            if offer.code == hashed(code) and now <= offer.until:
                return offer.token
    return ""
