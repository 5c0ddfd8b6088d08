"""Seats over real sockets: coming back, being removed, other devices, and leaving."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
import websockets

from host.helpers import in_loop
from server.helpers import (
    Guest,
    Shop,
    caught_up,
    open_shop,
    person,
    play_with,
    seat_guests,
)
from server.raw import fetch, status
from sushiya.server.client import SaidNo
from sushiya.server.socket import TOKEN_DEAD

OPEN = {"open-bots": True, "watchers": "link"}
UNAUTHORIZED = 401


async def sit_down(shop: Shop, number: int, table: str, **wish: Any) -> Any:
    body = {**person(number), **wish}
    return await shop.site(number).ask(f"/api/tables/{table}/seats", body)


async def look(shop: Shop, number: int, table: str, token: str | None = None) -> Any:
    return await shop.site(number).ask(f"/api/tables/{table}", token=token)


async def refused(asking: Any) -> str:
    with pytest.raises(SaidNo) as said:
        await asking
    return said.value.code


async def sent_away(guest: Guest) -> str | None:
    """Wait until a guest's socket was closed, and say why."""
    chair = guest.chair
    while chair.closed is None:
        await chair.changed()
    await guest.go()
    return chair.closed


async def come_back(shop: Shop, guest: Guest) -> Any:
    """Sit down by the player's key, and connect by the new token."""
    given = await sit_down(shop, guest.number, guest.table)
    guest.token, guest.seat = given["token"], given["seat"]
    await guest.come()
    return given


async def everything(line: websockets.ClientConnection) -> list[Any]:
    """Read what a socket says until it is closed."""
    told = []
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            told.append(json.loads(await line.recv()))
    return told


@in_loop
async def test_who_leaves_the_waiting_room_is_answered_before_the_socket_is_closed() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go")
        async with websockets.connect(shop.site(1).socket_of(guests[1].table)) as line:
            await line.send(json.dumps({"type": "hello", "tokens": [guests[1].token]}))
            await line.send(json.dumps({"type": "leave", "id": "a", "seat": guests[1].seat}))
            told = await everything(line)
        assert told[-1] == {"type": "done", "id": "a"}
        assert line.close_code == TOKEN_DEAD
        room = await shop.room(guests[0].table)
        assert room.table.owner(guests[1].seat) is None  # type: ignore[arg-type]


@in_loop
async def test_a_page_learns_by_the_players_key_where_its_seat_is() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", settings=OPEN, bots=["cook"])
        guest, table = guests[1], guests[0].table
        by_token = await look(shop, 6, table, guest.token)
        assert (by_token["yours"], by_token["returns-to"]) == ([guest.seat], None)
        assert by_token["offered"] != []
        by_key = await look(shop, guest.number, table)
        assert (by_key["yours"], by_key["returns-to"]) == ([guest.seat], guest.seat)
        assert by_key["offered"] == []
        by_both = await look(shop, guest.number, table, guest.token)
        assert (by_both["yours"], by_both["returns-to"]) == ([guest.seat], None)
        await guest.send("leave")
        left = await look(shop, guest.number, table)
        assert left["returns-to"] == guest.seat
        assert left["table"]["seats"][guest.seat]["away"] == "left"
        await guests[0].send("remove", place=guest.seat)
        assert await sent_away(guest) == "token-unknown"
        removed = await look(shop, guest.number, table, guest.token)
        assert (removed["yours"], removed["returns-to"]) == ([guest.seat], guest.seat)
        shown = removed["table"]["seats"][guest.seat]
        assert (shown["kind"], shown["name"], shown["level"]) == ("person", "Guest 1", "cook")
        assert (shown["away"], shown["presence"]) == ("removed", "gone")
        mine = await shop.site(guest.number).ask("/api/my-tables")
        assert [card["id"] for card in mine["tables"]] == [table]
        await guests[0].send("change-settings", settings={**OPEN, "locked": True})
        shut = await look(shop, guest.number, table)
        assert (shut["yours"], shut["returns-to"], shut["offered"]) == ([], None, [])
        assert await refused(sit_down(shop, guest.number, table)) == "table-locked"


@in_loop
async def test_a_removed_person_plays_on_in_the_same_seat_and_all_are_told() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", settings=OPEN, bots=["cook"])
        guest, host = guests[1], guests[0]
        view = guest.game["view"]
        await host.send("remove", place=guest.seat)
        await sent_away(guest)
        given = await come_back(shop, guest)
        assert given["seat"] == guest.seat
        assert guest.game["view"]["seat"] == view["seat"]
        await guest.play(guest.game["legal"][0]["write"])
        room = await shop.room(guest.table)
        await caught_up(room, [host, guest])
        said = [line["say"]["id"] for line in host.chair.lines if line["say"]]
        assert said[-2:] == ["happening-seat-freed", "happening-handed-back"]


@in_loop
async def test_a_host_gets_no_second_hand_whatever_they_open_and_remove() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", settings=OPEN, bots=["cook"])
        host, victim = guests[0], guests[1]
        table = host.table
        await host.send("remove", place=victim.seat)
        await sent_away(victim)
        bot = next(seat for seat in range(4) if seat not in {guest.seat for guest in guests})
        for place in (victim.seat, bot):
            given = await sit_down(shop, 0, table, place=place)
            assert given["seat"] == host.seat
        await sent_away(host)
        assert await refused(sit_down(shop, 6, table, place=victim.seat)) == "place-taken"
        # Somebody who has only watched takes the bot's seat.
        watcher = Guest(shop, 7, table)
        await watcher.come()
        await watcher.go()
        seated = await sit_down(shop, 7, table, place=bot, colour="plum")
        assert seated["seat"] == bot


@in_loop
async def test_a_seat_moves_to_a_device_with_a_key_of_its_own() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", settings=OPEN)
        phone, table = guests[1], guests[0].table
        path = f"/api/tables/{table}/moved-seats"
        code = (await phone.send("offer-move"))["code"]
        body = json.dumps({"code": code}).encode()
        answer = await fetch(shop.address, path, method="POST", body=body)
        assert status(answer) == UNAUTHORIZED
        assert await refused(guests[2].site.ask(path, {"code": code})) == "already-seated"
        given = await shop.site(7).ask(path, {"code": code})
        assert given["seat"] == phone.seat
        assert await sent_away(phone) == "token-unknown"
        laptop = Guest(shop, 7, table, given["seat"], given["token"])
        await laptop.come()
        await laptop.send("leave")
        await laptop.go()
        await come_back(shop, laptop)
        assert laptop.seat == phone.seat
        await laptop.play(laptop.game["legal"][0]["write"])
        assert (await look(shop, phone.number, table))["returns-to"] == phone.seat


@in_loop
async def test_a_moved_seats_old_token_opens_nothing_in_the_rematch() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", 2, settings=OPEN)
        host, guest = guests
        watcher = Guest(shop, 6, host.table)
        await watcher.come()
        await host.send("close")
        body = {"id": "again"}
        path = f"/api/tables/{host.table}/rematch"
        following = (await host.site.ask(path, body, host.token))["table"]
        await watcher.chair.until(lambda: watcher.chair.table["rematch"] == following)
        code = (await guest.send("offer-move"))["code"]
        moved = f"/api/tables/{guest.table}/moved-seats"
        given = await shop.site(7).ask(moved, {"code": code})
        old = Guest(shop, 1, following, guest.seat, guest.token)
        with pytest.raises(ConnectionError, match="token-unknown"):
            await old.come()
        shop.present.remove(old)
        for table in (guest.table, following):
            new = Guest(shop, 7, table, given["seat"], given["token"])
            async with asyncio.timeout(10):
                await new.come()
        follower = Guest(shop, 6, following)
        await follower.come()
        assert follower.chair.table["origin"] == host.table
