"""Tickets: how somebody who watched a game shows it later, without being known to anybody.

A table's ticket is the same for all who watch it. It is made when the first of them is there during
the game, told to watchers alone, and never after the end. Their browsers keep it.
"""

from sushiya.host.deal import Fresh
from sushiya.store.protocol import Store

TICKET = "ticket"
"""The kind of a ticket's document in the store."""
TICKET_BYTES = 16


async def ticket_of(store: Store, table: str, fresh: Fresh) -> str:
    """Give a table's ticket, the same each time."""
    while (kept := await store.get_document(TICKET, table)) is None:
        # Another process may make one at the same time: the first that is kept counts.
        await store.swap_document(TICKET, table, None, fresh(TICKET_BYTES).hex().encode())
    return kept.decode()
