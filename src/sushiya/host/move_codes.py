"""One-time codes by which a seat moves to another device, kept in the store for any process."""

import msgspec

from sushiya.core.ids import Seat, seats
from sushiya.core.value import Value, encode
from sushiya.host.people import hashed
from sushiya.host.table import Table
from sushiya.store.protocol import Store

MOVE_CODE_LASTS = 600.0
MOVE_CODE_BYTES = 5
KIND = "move-code"


class MoveOffer(Value, frozen=True, kw_only=True):
    code: str
    """Its hash."""
    token: str
    """The hashed token that may be replaced."""
    until: float


async def keep_offer(store: Store, table: str, seat: Seat, offer: MoveOffer) -> None:
    """Keep a seat's offer. It has one at a time: a forgotten one is worth nothing."""
    await store.put_document(f"{KIND}-{seat}", table, encode(offer))


async def find_offer(store: Store, table: Table, code: str, now: float) -> str:
    """Give the hashed token that a code stands for; empty: none."""
    for seat in seats(len(table.places)):
        kept = await store.get_document(f"{KIND}-{seat}", table.id)
        if kept is not None:
            offer = msgspec.json.decode(kept, type=MoveOffer)
            if offer.code == hashed(code) and now <= offer.until:
                return offer.token
    return ""
