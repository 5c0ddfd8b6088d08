"""Every limit and every way to be refused is met, with its code, its status and its sentence."""

import asyncio
import dataclasses
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import websockets

from host.helpers import in_loop
from server.helpers import (
    UNLIMITED,
    Shop,
    caught_up,
    eventually,
    open_shop,
    person,
    play_with,
    seat_guests,
)
from server.raw import content, fetch, status
from server.slow import connect_and_never_read
from sushiya.core.words import Catalogue
from sushiya.games import GAMES
from sushiya.host import replay
from sushiya.host.reader import Document, Reading
from sushiya.host.readers import InlineReader
from sushiya.host.refusals import MESSAGES as HOST_MESSAGES
from sushiya.server import refusals, socket
from sushiya.server.client import SaidNo, sit
from sushiya.server.limits import Buckets, Limits
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append, Stale, StoreError

KEY = {"sushiya-player": "a-key-that-is-long-enough"}
NOT_OURS = "http://elsewhere.example"


def wish(game: str = "sushi-go", **fields: Any) -> bytes:
    return json.dumps({"game": game, "options": {}, **person(0), **fields}).encode()


class Moody(MemoryStore):
    """A store that cannot do what it is asked, if told so."""

    mood = ""

    async def append(self, request: Append) -> Answer:
        if self.mood == "full":
            raise StoreError("the disk is full")
        return Stale(9) if self.mood == "stale" else await super().append(request)

    async def counts(self) -> dict[str, int]:
        if self.mood == "broken":
            raise ZeroDivisionError
        return await super().counts()


class Tired(InlineReader):
    """A reader that does not read what begins with a #."""

    async def read(self, document: Document) -> Reading | None:
        is_refused = document.text.startswith("#")
        return None if is_refused else await super().read(document)


class Asker:
    """Makes a server refuse in one particular way; gives the status, if any, and the code."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop

    async def http(self, path: str, **fields: Any) -> tuple[int, str]:
        answer = await fetch(self.shop.address, path, **fields)
        return status(answer), content(answer)["refusal"]["code"]

    async def post(self, path: str, body: bytes, **headers: str) -> tuple[int, str]:
        given = {**KEY, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return await self.http(path, method="POST", body=body, headers=given)

    async def socket(self, *messages: str, **fields: Any) -> tuple[None, str]:
        """Give the first refusal to these messages."""
        (guest, *_) = await seat_guests(self.shop, "sushi-go")
        said = [one.replace("TOKEN", str(guest.token)) for one in messages]
        return None, await refused(self.shop, guest.table, *said, **fields)

    async def table(self) -> str:
        (guest, *_) = await seat_guests(self.shop, "sushi-go")
        return f"/api/tables/{guest.table}"


async def refused(shop: Shop, table: str, *messages: str, **fields: Any) -> str:
    async with websockets.connect(shop.site(0).socket_of(table), **fields) as device:
        with suppress(websockets.ConnectionClosed):
            for message in messages:
                await device.send(message)
        async for text in device:
            said = json.loads(text)
            if said["type"] == "refused":
                return str(said["refusal"]["code"])
    raise AssertionError("nothing was refused")


HELLO = '{"type":"hello","tokens":["TOKEN"]}'
Provoke = Callable[[Asker], Awaitable[tuple[int | None, str]]]


async def _too_many_tables(ask: Asker) -> tuple[int, str]:
    await seat_guests(ask.shop, "sushi-go")
    return await ask.post("/api/tables", wish(), sushiya_player=ask.shop.site(0).player)


async def _too_many_sockets(ask: Asker) -> tuple[None, str]:
    (guest, *_) = await seat_guests(ask.shop, "sushi-go")
    await guest.come()
    hello = HELLO.replace("TOKEN", str(guest.token))
    return None, await refused(ask.shop, guest.table, hello)


async def _table_locked(ask: Asker) -> tuple[int, str]:
    locked = json.loads(wish(settings={"locked": True}))
    given = await ask.shop.site(0).ask("/api/tables", locked)
    return await ask.post(f"/api/tables/{given['table']}/seats", json.dumps(person(7)).encode())


async def _bots_closed(ask: Asker) -> tuple[int, str]:
    (guest, *_) = await play_with(ask.shop, "sushi-go")
    return await ask.post(f"/api/tables/{guest.table}/seats", json.dumps(person(7)).encode())


async def _devices_own(ask: Asker) -> tuple[int, str]:
    (guest, *_) = await seat_guests(ask.shop, "sushi-go")
    path = f"/api/tables/{guest.table}/seats"
    return await ask.post(
        path, json.dumps(person(7)).encode(), authorization=f"Bearer {guest.token}"
    )


async def _document(ask: Asker, text: str) -> tuple[int, str]:
    return await ask.post("/api/tables", wish("wasabi", options={"recipe-book": text}))


async def _in_mood(ask: Asker, mood: str) -> tuple[int, str]:
    assert isinstance(ask.shop.store, Moody)
    ask.shop.store.mood = mood
    if mood == "broken":
        return await ask.http("/api/health")
    return await ask.post("/api/tables", wish())


async def _too_fast(ask: Asker) -> tuple[int, str]:
    for _ in range(4):
        await fetch(ask.shop.address, "/api/games")
    return await ask.http("/api/health")


async def _too_long(ask: Asker) -> tuple[int, str]:
    """Announce a long body and send none of it: the answer comes at once."""
    long = {"content-length": "200000", "content-type": "application/json"}
    return await ask.http("/api/tables", method="POST", headers={**KEY, **long})


async def _leave_unknown(ask: Asker) -> tuple[int, str]:
    path = await ask.table()
    return await ask.post(f"{path}/leave", b'{"id":"1"}', authorization="Bearer " + "x" * 22)


async def _not_host(ask: Asker) -> tuple[None, str]:
    guests = await seat_guests(ask.shop, "sushi-go")
    await guests[1].come()
    with pytest.raises(SaidNo) as said:
        await guests[1].send("start")
    return None, said.value.code


async def _foreign_table(ask: Asker, path: str, body: bytes | None = None) -> tuple[int, str]:
    at_table = await ask.table()
    if body is None:
        return await ask.http(f"{at_table}{path}")
    return await ask.post(f"{at_table}{path}", body)


async def _finished(ask: Asker, path: str, player: str) -> tuple[int, str]:
    """Ask for something of a game that is over."""
    (guest, *_) = await play_with(ask.shop, "sushi-go")
    await guest.send("close")
    return await ask.http(f"/api/tables/{guest.table}{path}", headers={"sushiya-player": player})


async def _too_long_replay(ask: Asker) -> tuple[int, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "MOST_BYTES", 100)
        return await _finished(ask, "/steps", ask.shop.site(0).player)


NO_GAME = {"game": "none", "rules": 1, "options": {}, "chance": {"from": "seed", "seed": "00"}}
NO_RECORD = json.dumps(
    {**NO_GAME, "sittings": [], "opening": "", "decisions": [], "result": None}
).encode()
NOT_MINE = '{"type":"play","id":"1","seat":2,"decision":0,"command":"x"}'
PROVOKE: dict[str, tuple[Provoke, Limits]] = {
    "message-unreadable": (lambda ask: ask.post("/api/tables", b"{"), UNLIMITED),
    "message-too-long": (_too_long, UNLIMITED),
    "body-not-json": (
        lambda ask: ask.post("/api/tables", wish(), content_type="text/plain"),
        UNLIMITED,
    ),
    "hello-first": (lambda ask: ask.socket('{"type":"pong"}'), UNLIMITED),
    "hello-twice": (lambda ask: ask.socket(HELLO, HELLO), UNLIMITED),
    "too-fast": (_too_fast, Limits(requests_per_second=0.01, requests_burst=4)),
    "too-many-tables": (_too_many_tables, Limits(tables_per_player=1)),
    "too-many-sockets": (_too_many_sockets, Limits(sockets_per_player=1)),
    "key-missing": (
        lambda ask: ask.http("/api/tables", method="POST", body=wish()),
        UNLIMITED,
    ),
    "key-wrong": (lambda ask: ask.post("/api/tables", wish(), sushiya_player="short"), UNLIMITED),
    "origin-foreign": (lambda ask: ask.http("/api/games", headers={"origin": NOT_OURS}), UNLIMITED),
    "not-from-here": (
        lambda ask: ask.http("/api/metrics", headers={"x-forwarded-for": "203.0.113.5"}),
        UNLIMITED,
    ),
    "host-unknown": (
        lambda ask: ask.http("/api/metrics", headers={"host": "rebound.example"}),
        UNLIMITED,
    ),
    "path-unknown": (lambda ask: ask.http("/api/nothing"), UNLIMITED),
    "method-wrong": (lambda ask: ask.http("/api/tables", method="DELETE"), UNLIMITED),
    "server-broken": (lambda ask: _in_mood(ask, "broken"), UNLIMITED),
    "table-unknown": (lambda ask: ask.http("/api/tables/none"), UNLIMITED),
    "code-unknown": (lambda ask: ask.http("/api/codes/NOSUCH"), UNLIMITED),
    "game-unknown": (lambda ask: ask.post("/api/tables", wish("chess")), UNLIMITED),
    "token-unknown": (_leave_unknown, UNLIMITED),
    "move-code-unknown": (
        lambda ask: _foreign_table(ask, "/moved-seats", b'{"code":"ABCDE"}'),
        UNLIMITED,
    ),
    "not-your-seat": (lambda ask: ask.socket(HELLO, NOT_MINE), UNLIMITED),
    "not-host": (_not_host, UNLIMITED),
    "watching-off": (lambda ask: _foreign_table(ask, "/state"), UNLIMITED),
    "replay-private": (lambda ask: _finished(ask, "/replay", "x" * 22), UNLIMITED),
    "record-wrong": (lambda ask: ask.post("/api/replays", NO_RECORD), UNLIMITED),
    "replay-too-long": (_too_long_replay, UNLIMITED),
    "table-locked": (_table_locked, UNLIMITED),
    "bots-closed": (_bots_closed, UNLIMITED),
    "devices-own": (_devices_own, UNLIMITED),
    "name-wrong": (lambda ask: ask.post("/api/tables", wish(name="\u202etrap")), UNLIMITED),
    "options-wrong": (
        lambda ask: ask.post("/api/tables", wish(options={"edition": "none"})),
        UNLIMITED,
    ),
    "level-unknown": (lambda ask: ask.post("/api/tables", wish(bots=["genius"])), UNLIMITED),
    "document-wrong": (lambda ask: _document(ask, "no recipe"), UNLIMITED),
    "document-too-long": (lambda ask: _document(ask, "#" * 70_000), UNLIMITED),
    "document-unreadable": (lambda ask: _document(ask, "#"), UNLIMITED),
    "cannot-save": (lambda ask: _in_mood(ask, "full"), UNLIMITED),
    "busy": (lambda ask: _in_mood(ask, "stale"), UNLIMITED),
    "record-not-finished": (lambda ask: _foreign_table(ask, "/record"), UNLIMITED),
}
"""The limits that a server has, and what to ask of it to be refused."""
UNREADABLE = (
    b"{",
    b'{"game":"sushi-go","name":"\xff"}',
    b'{"\xff":1}',
    b"[" * 50_000,
    b'{"game":"sushi-go","options":' + b"[" * 5_000 + b"]" * 5_000 + b"}",
)
STATUSES = {**refusals._STATUS, **refusals._HOST_STATUS, "record-not-finished": refusals.CONFLICT}
SAID_BY_CLOSING = {"too-slow"}
ELSEWHERE = {
    code
    for code in STATUSES
    if code.startswith(("sheet", "part-", "circle", "round-", "title-", "push-", "daily-", "same-"))
} | {"deal-counted", "replay-sealed"}
"""Met in test_sheets.py, test_circles.py, test_push.py, test_dailies.py and test_same.py."""


def test_every_refusal_with_a_status_is_met() -> None:
    assert set(STATUSES) - SAID_BY_CLOSING - ELSEWHERE == set(PROVOKE)


@pytest.mark.parametrize("code", PROVOKE)
@in_loop
async def test_a_refusal_has_its_code_status_and_sentence(code: str) -> None:
    provoke, limits = PROVOKE[code]
    async with open_shop(
        store=Moody(), limits=limits, reader=Tired(GAMES), trusted_proxies=("127.0.0.1",)
    ) as shop:
        met, said = await provoke(Asker(shop))
    assert said == code
    assert met in (None, STATUSES[code])
    catalogue = Catalogue("en", (HOST_MESSAGES, refusals.MESSAGES))
    assert catalogue.has(f"refusal-{code}")


@in_loop
async def test_no_body_is_so_broken_that_the_server_breaks() -> None:
    async with open_shop() as shop:
        for body in UNREADABLE:
            met = await Asker(shop).post("/api/tables", body)
            assert met == (400, "message-unreadable"), body[:40]


@in_loop
async def test_a_game_s_refusal_is_about_what_was_sent() -> None:
    async with open_shop() as shop:
        sheet = b'{"rounds":[{"laid":[["squid"],[],[]]}]}'
        answer = await fetch(shop.address, "/api/games/sushi-go/score", method="POST", body=sheet)
    assert status(answer) == refusals.UNPROCESSABLE
    assert content(answer)["refusal"]["rule"] == "1.1"


@pytest.mark.parametrize(
    ("game", "sheet"),
    [
        ("wasabi", '{"seats":[{"cubes":NUMBER},{}]}'),
        ("wasabi", '{"seats":[{"tokens":{"2":NUMBER}},{}]}'),
        ("sushi-go", '{"rounds":[{"laid":[{"pudding":NUMBER},{},{}]}]}'),
        ("sushi-go", '{"rounds":[{"laid":[[],[],[]]}],"options":{"players":NUMBER}}'),
        ("sushi-express", '{"customers":[{"tip":NUMBER},{},{}],"actions":[{},{},{}]}'),
        ("sushi-express", '{"customers":[{},{},{}],"actions":[{"swap":NUMBER},{},{}]}'),
    ],
)
@in_loop
async def test_the_largest_number_that_can_be_read_breaks_no_score(game: str, sheet: str) -> None:
    async with open_shop() as shop:
        for digits in (4300, 4301):
            body = sheet.replace("NUMBER", "9" * digits).encode()
            met, _ = await Asker(shop).post(f"/api/games/{game}/score", body)
            assert met in (400, refusals.UNPROCESSABLE)


@in_loop
async def test_sockets_of_one_address_are_counted_until_they_close() -> None:
    async with open_shop(limits=Limits(sockets_per_address=2)) as shop:
        guests = await seat_guests(shop, "sushi-go")
        await guests[0].come()
        await guests[1].come()
        hello = json.dumps({"type": "hello", "tokens": [guests[2].token]})
        assert await refused(shop, guests[2].table, hello) == "too-many-sockets"
        await guests[1].go()
        await eventually(lambda: len(shop.context.sockets) == 1)
        await guests[2].come()


@in_loop
async def test_messages_that_come_too_fast_are_refused_and_then_end_the_connection() -> None:
    limits = Limits(messages_per_second=0.001, messages_burst=5, refused_in_a_row=20)
    async with open_shop(limits=limits) as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        codes = []
        async with websockets.connect(guest.site.socket_of(guest.table)) as device:
            await device.send(json.dumps({"type": "hello", "tokens": [guest.token]}))
            with suppress(websockets.ConnectionClosed):
                for number in range(40):
                    await device.send(f'{{"type":"ask","id":"{number}","seat":0,"command":"x"}}')
            with suppress(websockets.ConnectionClosed):
                async for text in device:
                    said = json.loads(text)
                    if said["type"] == "refused":
                        codes.append((said["id"], said["refusal"]["code"]))
            assert device.close_code == socket.TOO_FAST
        assert codes == [(str(number), "too-fast") for number in range(4, 25)]


@in_loop
async def test_long_messages_are_refused_and_only_options_may_be_longer() -> None:
    async with open_shop() as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        await guest.come()
        with pytest.raises(SaidNo, match="message-unreadable"):
            await guest.send("ask", command="x" * 300)
        long = "x" * 17_000
        with pytest.raises(SaidNo, match="options-wrong"):
            await guest.send("choose-options", options={"edition": long})
        padded = " " * 17_000 + '{"type":"leave","id":"long","seat":0}'
        waiting = guest.chair.expect("long")
        await guest.chair._socket.send(padded)
        assert (await waiting)["refusal"]["code"] == "message-too-long"


@pytest.mark.parametrize(
    ("name", "is_good"),
    [
        ("A", True),
        ("Zoë Ålström", True),
        ("寿司屋", True),
        ("x" * 16, True),
        ("x" * 17, False),
        ("", False),
        ("   ", False),
        ("a\nb", False),
        ("a\u0000b", False),
        ("\u202eevil", False),
        ("a\u2066b", False),
        ("\u200b", False),
        ("e" + "\u0301" * 60, False),
    ],
)
@in_loop
async def test_a_name_is_1_to_16_visible_characters(name: str, *, is_good: bool) -> None:
    async with open_shop() as shop:
        answer = await Asker(shop).post("/api/tables", wish(name=name)) if not is_good else None
        if is_good:
            given = await shop.site(0).ask("/api/tables", json.loads(wish(name=name)))
            look = await shop.site(0).ask(f"/api/tables/{given['table']}")
            assert look["table"]["seats"][0]["name"] == name
        else:
            assert answer is not None
            assert answer[1] in ("name-wrong", "message-unreadable")


@in_loop
async def test_who_opens_sockets_too_fast_waits() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        shop.context.openings_of_address = Buckets(per_second=1e-9, burst=1)
        address = shop.site(0).socket_of(guests[0].table)
        async with websockets.connect(address) as first, websockets.connect(address) as second:
            assert json.loads(await second.recv())["refusal"]["code"] == "too-fast"
            await second.wait_closed()
            assert second.close_code == socket.TOO_FAST
            await first.send(json.dumps({"type": "hello", "tokens": [guests[0].token]}))
            assert json.loads(await first.recv())["type"] == "table"


@in_loop
async def test_a_slow_reader_is_dropped_and_can_resume() -> None:
    async with open_shop(limits=Limits(queued_kb=64)) as shop:
        guests = await play_with(shop, "sushi-go")
        slow, fast = guests[0], guests[1]
        await slow.go()
        device = await connect_and_never_read(shop, slow)
        (stuck,) = [one for one in shop.context.sockets if one.seats == (0,)]
        padding = b" " * 60_000
        while stuck._closing is None:
            stuck.deliver(b'{"type":"ping"}' + padding)
            await asyncio.sleep(0)
        await fast.play(fast.game["legal"][0]["write"])
        device.close()
        await eventually(lambda: stuck not in shop.context.sockets)
        assert "sushiya_slow_readers_total 1.0" in shop.context.metrics.text().decode()
        await slow.come()
        await caught_up(await shop.room(slow.table), guests)
        assert [line["event"]["event"] for line in slow.chair.lines] == ["pick-held"]


@in_loop
async def test_who_comes_back_is_told_more_at_once_than_may_wait() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        shop.context.limits = dataclasses.replace(shop.context.limits, queued_kb=1)
        four = guests[0]
        await four.go()
        four.more = tuple(guest.token for guest in guests[1:] if guest.token)
        four.seen = {}
        await four.come()
        await four.chair.until(lambda: set(four.chair.games) == {0, 1, 2, 3})
        assert sum(map(len, four.chair.received)) > 4 * 1024
        await four.play(four.game["legal"][0]["write"])


@in_loop
async def test_one_device_can_mute_and_hear_again() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[0].chair._send({"type": "mute", "place": 1})
        await guests[0].send("react", reaction="hello")
        await guests[1].send("react", reaction="wow")
        await guests[2].send("react", reaction="nice")
        await guests[0].chair.until(lambda: len(guests[0].chair.reactions) == 2)
        assert [one["seat"] for one in guests[0].chair.reactions] == [0, 2]
        await guests[0].chair._send({"type": "mute", "place": 1, "is-muted": False})
        await guests[0].send("react", reaction="hello")
        await guests[1].send("react", reaction="wow")
        await guests[0].chair.until(lambda: len(guests[0].chair.reactions) == 4)


@in_loop
async def test_one_device_can_have_several_seats() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go")
        tokens = (str(guests[1].token), str(guests[3].token))
        async with sit(guests[0].site, guests[0].table, *tokens) as chair:
            await chair.until(lambda: set(chair.games) == {1, 3})
            with pytest.raises(SaidNo, match="not-your-seat"):
                await chair.send("not-ready", seat=0)
            await chair.send("not-ready", seat=3)
