"""Where people go by their crests, no byte that leaves the house holds a name that was typed."""

import pytest

from host.helpers import in_loop
from server.helpers import Guest, open_shop, seat_guests, start
from server.raw import fetch, fetch_all

TYPED = b"Guest "
CRESTS = {"names": "crests", "watchers": "open", "listed": True}
OWN = {**CRESTS, "names": "own"}


@pytest.mark.parametrize("first", [CRESTS, OWN], ids=["from the start", "switched on"])
@in_loop
async def test_no_name_leaves_a_table_of_crests(first: dict[str, object]) -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", 3, settings=first)
        host = guests[0]
        await host.come()
        await host.send("change-settings", settings=CRESTS)
        # What came before the switch was shown to all by their own wish.
        before = len(host.chair.received)
        for guest in guests[1:]:
            await guest.come()
        watcher = Guest(shop, 9, host.table)
        await watcher.come()
        await start(guests)
        await guests[1].send("leave")
        await host.send("remove", place=2)
        answers = await fetch_all(shop.address, host.table, host.chair.table["code"])
        mine = {"sushiya-player": guests[0].site.player}
        answers.append(await fetch(shop.address, "/api/my-tables", headers=mine))
        for guest in (*guests, watcher):
            skipped = before if guest is host else 0
            assert TYPED not in b"".join(guest.chair.received[skipped:])
        assert TYPED not in b"".join(answers)
        assert b'"colours":["salmon","tuna","egg"]' in b"".join(answers)
