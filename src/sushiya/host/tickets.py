"""Tickets: anonymous proof that somebody has watched a game, for seeing its replay later.

A table's ticket is the same for all who watch it. It is created for the first watcher during the
game, sent only to watchers, and never after the end. Their browsers keep it.
"""

from sushiya.host.deal import Fresh
from sushiya.store.protocol import Store

TICKET = "ticket"
"""The kind of a ticket's document in the store."""
TICKET_BYTES = 16


async def ticket_of(store: Store, table: str, fresh: Fresh) -> str:
    """Return a table's ticket, the same each time."""
    while (kept := await store.get_document(TICKET, table)) is None:
        # Another process may create one at the same time: the first that is stored counts.
        await store.swap_document(TICKET, table, None, fresh(TICKET_BYTES).hex().encode())
    return kept.decode()
