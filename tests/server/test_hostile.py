"""Whatever a socket is sent, it answers with a typed refusal, and no table changes."""

import json
import random
from collections import Counter

import websockets

from host.helpers import in_loop
from server.helpers import Shop, open_shop, play_with
from server.hostile import hostile
from sushiya.host.room import Room

MESSAGES = 2000
AT_ONCE = 50


async def attack(
    shop: Shop, room: Room, token: str, rng: random.Random, count: int
) -> Counter[str]:
    """Send hostile messages to a table, and count what is refused by its code."""
    codes: Counter[str] = Counter()
    address = shop.site(0).socket_of(room.table.id)
    async with websockets.connect(address, compression=None, max_size=None) as device:
        await device.send(json.dumps({"type": "hello", "tokens": [token]}))
        for start in range(0, count, AT_ONCE):
            for _ in range(min(AT_ONCE, count - start)):
                await device.send(hostile(rng))
            # The answer to this one comes behind all others.
            await device.send(f'{{"type":"offer-move","id":"end-{start}","seat":2}}')
            while True:
                said = json.loads(await device.recv())
                if said["type"] == "move-offered":
                    break
                codes[_kind(said)] += 1
    return codes


def _kind(said: dict[str, object]) -> str:
    refusal = said.get("refusal")
    return str(refusal["code"]) if isinstance(refusal, dict) else str(said["type"])


@in_loop
async def test_hostile_messages_are_refused_and_change_nothing() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[2].go()
        room = await shop.room(guests[0].table)
        log = await shop.store.read(room.table.id)
        table = room.table
        codes = await attack(shop, room, str(guests[2].token), random.Random(1), MESSAGES)
        assert await shop.store.read(room.table.id) == log
        assert room.table == table
        assert sum(codes[code] for code in codes if code not in QUIET) == MESSAGES
        assert {"message-unreadable", "not-your-seat", "not-host", "decision-past"} <= set(codes)
        assert {"hello-twice", "command-unreadable", "not-over", "not-waiting"} <= set(codes)


QUIET = ("table", "update", "ping", "reacted")
"""Messages that come by themselves."""
