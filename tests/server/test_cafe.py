"""A whole café behind one address: fifteen tables, seventy-five phones, fifteen watchers."""

import asyncio

from host.helpers import in_loop
from server.helpers import Guest, Shop, caught_up, open_shop, person, start
from sushiya.games import GAMES
from sushiya.server.client import Site
from sushiya.server.limits import Limits

TABLES = 15
PLAYERS = 5
DECISIONS = 2


async def play_at_table(shop: Shop, number: int) -> int:
    """Fill a table of one game or another, with a watcher, and play some decisions."""
    names = [name for name in GAMES.names() if _seats(name) >= PLAYERS]
    body = {"game": names[number % len(names)], **person(0), "options": {"players": PLAYERS}}
    sites = [Site(shop.address) for _ in range(PLAYERS)]
    body["settings"] = {"watchers": "link"}
    given = [await sites[0].ask("/api/tables", body)]
    path = f"/api/tables/{given[0]['table']}/seats"
    given += [await sites[seat].ask(path, person(seat)) for seat in range(1, PLAYERS)]
    seated = [Guest(shop, 0, one["table"], one["seat"], one["token"]) for one in given]
    everybody = [*seated, Guest(shop, 0, given[0]["table"])]
    await asyncio.gather(*(guest.come() for guest in everybody))
    await start(seated)
    room = await shop.room(given[0]["table"])
    for _ in range(DECISIONS):
        await caught_up(room, everybody)
        for guest in [one for one in seated if one.is_asked()]:
            await guest.play(guest.game["legal"][0]["write"])
    await caught_up(room, everybody)
    return int(room.table.game.decision(room.table.state))


def _seats(game: str) -> int:
    return GAMES.find(game).options.player_counts[-1]


@in_loop
async def test_a_whole_cafe_is_served_behind_one_address() -> None:
    async with open_shop(limits=Limits()) as shop:
        async with asyncio.timeout(60):
            decisions = await asyncio.gather(
                *(play_at_table(shop, number) for number in range(TABLES))
            )
        assert len(shop.context.sockets) == TABLES * (PLAYERS + 1)
        assert min(decisions) >= DECISIONS
        assert "sushiya_refused_total{" not in shop.context.metrics.text().decode()
