"""Books and sheets that would cost much are refused at once, and nobody else waits for it."""

import asyncio
import json
import random
import time
from collections import Counter

import pytest
import websockets

from host.helpers import in_loop
from server.bombs import as_json
from server.helpers import Shop, caught_up, choose, open_shop, person, play_with, seat_guests
from server.raw import content, fetch, status
from server.test_limits import KEY
from sushiya.games.wasabi.house import BOOK_FILE
from sushiya.host.readers import ProcessReader
from sushiya.server.client import SaidNo
from sushiya.server.limits import Limits

TYPED = {
    "document-wrong",
    "document-too-long",
    "document-unreadable",
    "options-wrong",
    "message-unreadable",
    "score-too-many-cards",
    "score-unknown-kind",
}
"""How a bomb is refused."""
PICKS = 30
"""Picks that are played at the other table while bombs are sent."""
LONGEST_WAIT = 5.0
"""Seconds for a pick on a busy machine; a single key of 32,000 parts took 20."""
SHEETS = {
    "cards": '{"rounds":[{"laid":[[' + ",".join(['"nigiri-1"'] * 14_000) + "],[],[]]}]}",
    "seats": '{"rounds":[{"laid":[' + ",".join(["[]"] * 40_000) + "]}]}",
    "rounds": '{"rounds":[' + ",".join(['{"laid":[]}'] * 10_000) + "]}",
}


def bodies() -> dict[str, tuple[str, str]]:
    """Give every request over HTTP: its path and its body."""
    maker = json.dumps({"game": "wasabi", **person(0)})[:-1]
    made = {
        f"table, {name}": ("/api/tables", f'{maker},"options":{{"recipe-book":{value}}}}}')
        for name, value in as_json().items()
    }
    scored = {
        f"score, {name}": (
            "/api/games/sushi-go/score",
            f'{{"rounds":[{{"laid":[[],[]]}}],"options":{{"recipe-book":{value},"edition":{value}}}}}',
        )
        for name, value in as_json().items()
        if len(value) < 75_000
    }
    sheets = {f"sheet, {name}": ("/api/games/sushi-go/score", one) for name, one in SHEETS.items()}
    return {**made, **scored, **sheets}


async def bomb_http(shop: Shop) -> Counter[str]:
    """Send every bomb over HTTP; gives the codes of the refusals."""
    codes: Counter[str] = Counter()
    for name, (path, body) in bodies().items():
        answer = await fetch(shop.address, path, method="POST", body=body.encode(), headers=KEY)
        assert 400 <= status(answer) < 500, (name, answer[:200])
        assert len(answer) < 2_000
        codes[content(answer)["refusal"]["code"]] += 1
    return codes


async def bomb_socket(shop: Shop) -> Counter[str]:
    """Send every bomb as the host of a waiting room; gives the codes of the refusals."""
    codes: Counter[str] = Counter()
    (host, *_) = await seat_guests(shop, "wasabi", 3)
    log = await shop.store.read(host.table)
    address = host.site.socket_of(host.table)
    async with websockets.connect(address, compression=None, max_size=None) as device:
        await device.send(json.dumps({"type": "hello", "tokens": [host.token]}))
        for number, (name, value) in enumerate(as_json().items()):
            await device.send(
                f'{{"type":"choose-options","id":"{number}","seat":0,'
                f'"options":{{"recipe-book":{value}}}}}'
            )
            while (said := json.loads(await device.recv()))["type"] != "refused":
                assert said["type"] in {"table", "update", "ping"}, name
            codes[said["refusal"]["code"]] += 1
    assert await shop.store.read(host.table) == log
    return codes


async def play_until(shop: Shop, done: asyncio.Event, waits: list[float]) -> None:
    """Play game after game at another table; notes how long each pick took."""
    rng = random.Random(1)
    while not done.is_set():
        guests = await play_with(shop, "sushi-go", 2)
        room = await shop.room(guests[0].table)
        while room.table.phase == "running" and not done.is_set():
            for guest in guests:
                asked = time.monotonic()
                await guest.play(choose(room.table.game, guest.game, rng))
                waits.append(time.monotonic() - asked)
            await caught_up(room, guests)
        for guest in guests:
            await guest.go()


@in_loop
async def test_bombs_are_refused_while_another_table_plays_on() -> None:
    async with open_shop(reader=ProcessReader()) as shop:
        done, waits = asyncio.Event(), list[float]()
        playing = asyncio.create_task(play_until(shop, done, waits))
        # As often as needed: on some machines all bombs are refused within a few picks.
        by_http, by_socket = await asyncio.gather(bomb_http(shop), bomb_socket(shop))
        while len(waits) < PICKS:
            await asyncio.gather(bomb_http(shop), bomb_socket(shop))
        done.set()
        await playing
    assert sum(by_http.values()) == len(bodies())
    assert sum(by_socket.values()) == len(as_json())
    assert set(by_http) | set(by_socket) <= TYPED
    assert {"document-wrong", "options-wrong", "message-unreadable"} <= set(by_socket)
    # No pick waited for a bomb.
    assert max(waits) < LONGEST_WAIT


@in_loop
async def test_a_book_counts_like_a_new_table_and_a_change_by_itself() -> None:
    book = BOOK_FILE.read_text("utf-8")
    limits = Limits(
        tables_per_minute=0.01, tables_burst=3, changes_per_minute=0.01, changes_burst=5
    )
    async with open_shop(limits=limits) as shop:
        (host, *_) = await seat_guests(shop, "wasabi", 3)
        await host.come()
        for _ in range(2):
            await host.send("choose-options", options={"recipe-book": book})
        with pytest.raises(SaidNo, match="too-fast"):
            await host.send("choose-options", options={"recipe-book": book})
        await host.send("choose-options", options={"players": 3})
        await host.send("change-settings", settings={"listed": True})
        with pytest.raises(SaidNo, match="too-fast"):
            await host.send("choose-options", options={})
        with pytest.raises(SaidNo, match="too-fast"):
            await host.send("change-settings", settings={})
        await host.send("rename", name="Aiko", colour="salmon")
