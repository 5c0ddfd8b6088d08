"""Daily deals over HTTP and sockets: the same for all, and nothing of them leaves too early."""

import asyncio
import datetime as dt
import itertools
import json
import logging
import random
import re
import time
from base64 import b64encode
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from host.helpers import in_loop, key_of
from server.helpers import (
    UNLIMITED,
    Guest,
    Shop,
    caught_up,
    choose,
    eventually,
    open_shop,
)
from server.push_service import Browser
from server.raw import content, fetch, status
from server.test_canaries import LONG, Watch, is_found
from sushiya.core.ids import seats
from sushiya.core.value import encode
from sushiya.host import requests
from sushiya.host.daily import GRACE, day_at, end_of
from sushiya.host.daily_chain import CHAIN, link_before, secret_of
from sushiya.host.fixed import choice_seed
from sushiya.host.people import hashed
from sushiya.server import app
from sushiya.server.client import SaidNo
from sushiya.server.push.text import to_text
from sushiya.store.memory import MemoryStore

NOW = 1_800_000_000.0
TODAY = day_at(NOW)
ONE_DAY = dt.timedelta(days=1)
GAMES = ("sushi-go", "sushi-express", "wasabi")
METHODS = ("GET", "POST", "PUT", "DELETE")
STRANGER = "a-stranger-with-a-long-key"


class Clock:
    now = NOW


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Put the date into the test's hand."""
    hand = Clock()
    monkeypatch.setattr(time, "time", lambda: hand.now)
    monkeypatch.setattr(app, "TICK", 0.05)
    return hand


async def guest_at(shop: Shop, number: int, game: str = "sushi-go") -> Guest:
    given = await shop.site(number).ask(f"/api/daily/{game}", {"colour": "tuna"})
    guest = Guest(shop, number, given["table"], given["seat"], given["token"])
    await guest.come()
    await guest.chair.until(lambda: guest.game is not None)
    return guest


async def play(guest: Guest, rng: random.Random, *, stop: int = 10_000) -> None:
    """Choose as often as this, or to the end."""
    game = (await guest.shop.room(guest.table)).table.game
    while guest.game["result"] is None and stop:
        await guest.chair.until(lambda: guest.is_asked() or guest.game["result"] is not None)
        if guest.game["result"] is None:
            await guest.play(choose(game, guest.game, rng))
            stop -= 1


async def record_at(guest: Guest) -> dict[str, object]:
    record: dict[str, object] = await guest.site.ask(f"/api/tables/{guest.table}/record")
    return record


@in_loop
async def test_two_devices_have_the_same_game_also_after_a_restart() -> None:
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        first = await guest_at(shop, 1)
        await play(first, random.Random("same"))
        whole = await record_at(first)
        second = await guest_at(shop, 2)
        rng = random.Random("same")
        await play(second, rng, stop=6)
    async with open_shop(store=store, seed=77) as again:
        later = await guest_at(again, 2)
        assert later.table == second.table
        await play(later, rng)
        record = await record_at(later)
        for part in ("chance", "opening", "decisions", "result"):
            assert record[part] == whole[part]
        found = await again.site(2).ask(f"/api/daily/sushi-go/{TODAY}")
        assert found["count"] == 2
        assert found["points"] == [[found["mine"]["score"]["points"], 2]]


@in_loop
async def test_a_second_try_is_the_same_table_and_results_cannot_be_sent() -> None:
    async with open_shop() as shop:
        site = shop.site(1)
        given = await site.ask("/api/daily/sushi-go", {})
        again = await site.ask("/api/daily/sushi-go", {})
        assert again["table"] == given["table"]
        assert (again["seat"], given["seat"]) == (0, 0)
        for body in (
            {"points": 99},
            {"score": {"points": 99, "rank": 1}},
            {"day": "yesterday"},
            {"day": (TODAY + ONE_DAY).isoformat()},
        ):
            with pytest.raises(SaidNo):
                await site.ask("/api/daily/sushi-go", body)
        for method in ("POST", "PUT"):
            answer = await fetch(
                shop.address,
                f"/api/daily/sushi-go/{TODAY}",
                method=method,
                body=b'{"points": 99}',
                headers={"sushiya-player": key_of(1)},
            )
            assert status(answer) == 405
        with pytest.raises(SaidNo, match="daily-unfinished"):
            await site.ask(f"/api/daily/sushi-go/{TODAY}")
        with pytest.raises(SaidNo, match="game-unknown"):
            await site.ask("/api/daily/poker", {})
        for day in ("x", "2026-13-01", str(TODAY + ONE_DAY), str(TODAY - ONE_DAY)):
            with pytest.raises(SaidNo, match="daily-unknown"):
                await site.ask(f"/api/daily/sushi-go/{day}")
        assert (
            status(await fetch(shop.address, "/api/daily/sushi-go", method="POST", body=b"{}"))
            == 401
        )


@in_loop
async def test_a_result_is_counted_while_nobody_looks() -> None:
    async with open_shop() as shop:
        guest = await guest_at(shop, 1)
        await play(guest, random.Random(1))
        await guest.go()
        books = shop.context.dailies._books
        async with asyncio.timeout(30):
            while not (await books.results("sushi-go", TODAY)).scores:  # noqa: ASYNC110 - no event
                await asyncio.sleep(0.01)
        shown = await shop.site(1).ask("/api/daily")
        today = next(one for one in shown["games"] if one["game"] == "sushi-go")
        assert (today["state"], today["streak"]) == ("counted", 1)


PARTS: dict[str, str] = {
    "code": "NOCODE",
    "part": "one",
    "circle": "a-circle-with-a-long-key",
    "same": "cards-with-a-long-key",
    "path": "openapi.json",
}
"""What stands in a path beside table, game and day; a new name has to be told here."""
PERSON = {"name": "Late", "colour": "plum"}
BODIES: dict[str, object] = {
    "/api/tables": {"game": "sushi-go", **PERSON},
    "/api/tables/{table}/seats": PERSON,
    "/api/tables/{table}/moved-seats": {"code": "NOSUCHCODE"},
    "/api/tables/{table}/rematch": {"id": "x"},
    "/api/tables/{table}/sharing": {"is-public": True},
    "/api/sheet/{part}": {"expected": 0, "text": "x"},
    "/api/circles": {"title": "Club", **PERSON},
    "/api/circles/{circle}/members": PERSON,
    "/api/circles/{circle}/changes": {"change": "open-circle", "is-open": True},
    "/api/circles/{circle}/tables": {"game": "sushi-go", **PERSON},
    "/api/circles/{circle}/plans": {
        "game": "sushi-go",
        "edition": "cocktail",
        "members": [0, 1],
        "size": 2,
    },
    "/api/circles/{circle}/rounds": {"game": "sushi-go", "tables": [[0, 1]]},
    "/api/same/{same}/tables": PERSON,
    "/api/push": Browser().wish("https://fcm.googleapis.com/fcm/send/abc"),
    "/api/push/off": {"endpoint": "https://fcm.googleapis.com/fcm/send/abc"},
}
"""By route what is sent there, where it is not nothing; what cannot be read fails the walk."""
QUERIES = {"/api/same/{same}/comparison": "?one=a&other=b"}
UNWALKED = {
    "/api/forget",
    "/api/tables/{table}/forget",
    "/api/tables/{table}/leave",
    "/api/house/tables",
    "/api/house/tables/{table}/close",
    "/api/house/tables/{table}/rename",
    "/api/replays",
    "/api/games/{game}/score",
}
"""What would end the try that is looked at, what is for the operator's own key, and what is made of
nothing but the record or the sheet that it is sent."""
PAGES = ("/t/{table}", "/g/{table}", "/daily", "/same/{same}")
"""Pages of the client whose heads tell something of a link."""


def requests_of(shop: Shop, table: str, day: dt.date) -> Iterator[tuple[str, str, str]]:
    """List every route of the server once, for this table, this day and every game.

    Gives the method, the route, and the path that is asked for.
    """
    found: dict[tuple[str, str, str], None] = {}
    for game, (route, methods) in itertools.product(GAMES, routes_of(shop)):
        values = {**PARTS, "table": table, "game": game, "day": str(day)}
        path = route.format(**values) + QUERIES.get(route, "")
        found |= {(method, route, path): None for method in METHODS if method in methods}
    yield from found


def routes_of(shop: Shop) -> Iterator[tuple[str, Collection[str]]]:
    for route in shop.app._http.routes:
        yield re.sub(r":\w+\}", "}", route.path), getattr(route, "methods", ())
    yield from ((page, ("GET",)) for page in PAGES)


def own_of(guest: Guest) -> dict[str, str]:
    return {"sushiya-player": key_of(guest.number), "authorization": f"Bearer {guest.token}"}


def parts_of(state: Any) -> list[object]:
    """List what a state is made of beside its options, if too long to be found by accident."""
    parts = [getattr(state, name) for name in state.__struct_fields__ if name != "options"]
    return [one for one in parts if len(encode(one)) > LONG]


async def walk(shop: Shop, guest: Guest, day: dt.date) -> list[bytes]:
    """Ask all that can be asked, as the player, as somebody else and as nobody."""
    own = own_of(guest)
    answers = []
    for headers in (own, {"sushiya-player": STRANGER}, {}):
        for method, route, path in requests_of(shop, guest.table, day):
            if route in UNWALKED or _begins(route, is_own=headers is own):
                continue
            body = None if method == "GET" else json.dumps(BODIES.get(route, {})).encode()
            answer = await fetch(shop.address, path, method=method, body=body, headers=headers)
            # A route that refuses to read what is sent has not been walked.
            assert b"message-unreadable" not in answer, (method, route, answer)
            answers.append(answer)
    return answers


def _begins(route: str, *, is_own: bool) -> bool:
    """Tell whether a request begins a try, or gives the seat another token.

    Both answer with a token alone, and the walk would end with it.
    """
    return route == "/api/daily/{game}" or (is_own and "seats" in route)


FIELDS: dict[str, object] = {
    "place": 1,
    "level": "cook",
    "settings": {},
    "options": {"players": 2},
    "colour": "plum",
    "commitment": "ab" * 32,
    "nonce": "ab" * 16,
    "reaction": "wow",
}
"""What requests on a socket carry; a new field that is needed has to be told here."""


async def say_all(guest: Guest) -> list[str]:
    """Ask on the socket all that does not choose, and does not end the try; gives the refusals."""
    decision, command = guest.game["decision"], guest.game["legal"][0]["write"]
    values = {**FIELDS, "decision": decision, "command": command}
    codes = []
    for kind in requests.REQUESTS:
        if kind in {requests.Play, requests.Leave}:
            continue
        needed = [one for one in msgspec.structs.fields(kind) if one.required]
        asked = {one.encode_name: values[one.name] for one in needed if one.name in values}
        try:
            await guest.chair.send(str(kind.__struct_config__.tag), **asked)
        except SaidNo as said:
            codes.append(said.code)
    return codes


async def secrets_of(shop: Shop, day: dt.date) -> list[str]:
    """List what nobody may know of a day's deals: link, secrets, and what leads there."""
    [chain] = await shop.context.dailies.chains.up_to(TODAY)
    link = chain.link(day)
    raw = [bytes.fromhex(chain.root), link, *(secret_of(link, game) for game in GAMES)]
    return [text for one in raw for text in (one.hex(), b64encode(one).decode(), to_text(one))]


@in_loop
async def test_no_answer_tells_of_a_running_deal_or_a_coming_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    rng = random.Random("walk")
    async with open_shop() as shop:
        guest = await guest_at(shop, 1)
        room = await shop.room(guest.table)
        watch = Watch(shop, room, [guest])
        hidden = [*await secrets_of(shop, TODAY), *await secrets_of(shop, TODAY + ONE_DAY)]
        answers: list[bytes] = []
        for day in (TODAY, TODAY + ONE_DAY):
            game, state = room.table.game, room.table.state
            for seat in seats(4)[1:]:
                view = encode(game.view(state, seat))
                seed = choice_seed(room.table.secret, seat, game.decision(state), view)
                hidden.append(str(seed))
            await play(guest, rng, stop=4)
            refused = await say_all(guest)
            assert "deal-counted" in refused
            assert "message-unreadable" not in refused
            await caught_up(room, [guest])
            found = await walk(shop, guest, day)
            watch.look(found)
            answers += found
        assert watch.hidden
        assert room.table.phase == "running"
        assert {status(one) for one in answers} >= {200, 401, 403, 404, 409}
        assert not is_found(hidden, [*answers, *guest.chair.received, caplog.text.encode()])
        # The same walk finds what may be known: the test is not blind.
        assert is_found([room.table.seal], answers)


@in_loop
async def test_after_the_own_end_nobody_else_learns_the_deal_before_its_day_is_over(
    clock: Clock,
) -> None:
    async with open_shop() as shop:
        guest = await guest_at(shop, 1)
        await play(guest, random.Random(3))
        await eventually(lambda: guest.chair.table["phase"] == "over")
        table = (await shop.room(guest.table)).table
        secret, laid = table.secret.hex(), [encode(one).decode() for one in parts_of(table.state)]
        assert is_found([secret], [encode(await record_at(guest))])
        final = await fetch(shop.address, f"/api/tables/{guest.table}/final", headers=own_of(guest))
        assert is_found(laid, [final])
        strangers = [
            await fetch(shop.address, path, method=method, body=None, headers=headers)
            for headers in ({"sushiya-player": STRANGER}, {})
            for method, route, path in requests_of(shop, guest.table, TODAY)
            if method == "GET" and route not in UNWALKED
        ]
        coming = await secrets_of(shop, TODAY + ONE_DAY)
        link = (await secrets_of(shop, TODAY))[3]
        own = await walk(shop, guest, TODAY)
        assert not is_found([secret, link, *coming], [*strangers, *guest.chair.received])
        assert not is_found(laid, strangers)
        with pytest.raises(ConnectionError, match="watching-off"):
            await Guest(shop, 8, guest.table).come()
        assert not is_found([link, *coming], own)
        with pytest.raises(SaidNo, match="replay-sealed"):
            await guest.site.ask(f"/api/tables/{guest.table}/sharing", {"is-public": True})
        clock.now = end_of(TODAY) + GRACE
        shown = await shop.site(9).ask("/api/daily")
        assert shown["published"] == {"day": str(TODAY), "link": link}
        assert link_before(bytes.fromhex(link)).hex() == shown["chains"][0]["anchor"]
        assert not is_found(coming, [json.dumps(shown).encode()])


@in_loop
async def test_forget_me_takes_the_diary_along() -> None:
    async with open_shop() as shop:
        guest = await guest_at(shop, 1)
        await play(guest, random.Random(2))
        await guest.site.ask("/api/daily")
        await guest.site.ask("/api/forget", {})
        shown = await shop.site(1).ask("/api/daily")
        assert [one["state"] for one in shown["games"]] == [None, None, None]
        contents = await shop.store.contents()
        bodies = [await shop.store.get_document(*one) or b"" for one in contents.documents]
        assert not any(hashed(key_of(1)).encode() in body for body in bodies)


@in_loop
async def test_a_stranger_with_the_link_sees_no_more_than_that_there_is_a_table() -> None:
    async with open_shop() as shop:
        guest = await guest_at(shop, 1)
        look = content(await fetch(shop.address, f"/api/tables/{guest.table}"))
        assert look["offered"] == []
        assert look["may-watch"] is False
        assert look["table"]["seats"][0]["name"] == ""
        for path, code in {
            "state": "watching-off",
            "record": "record-not-finished",
            "steps": "record-not-finished",
        }.items():
            answer = content(await fetch(shop.address, f"/api/tables/{guest.table}/{path}"))
            assert answer["refusal"]["code"] == code


@in_loop
async def test_who_sits_at_many_tables_still_comes_back_to_their_try() -> None:
    async with open_shop(limits=replace(UNLIMITED, tables_per_player=1)) as shop:
        site = shop.site(1)
        given = await site.ask("/api/daily/sushi-go", {})
        for wish in ({}, {"day": str(TODAY)}):
            assert (await site.ask("/api/daily/sushi-go", wish))["table"] == given["table"]
        with pytest.raises(SaidNo, match="too-many-tables"):
            await site.ask("/api/daily/wasabi", {})


@in_loop
async def test_the_chain_is_kept_once() -> None:
    async with open_shop() as shop:
        first = await shop.site(1).ask("/api/daily")
        assert (await shop.site(2).ask("/api/daily"))["chains"] == first["chains"]
        assert [key for kind, key in (await shop.store.contents()).documents if kind == CHAIN] == [
            "0"
        ]
