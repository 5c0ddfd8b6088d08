"""The same cards over HTTP and sockets: everybody gets exactly what they may."""

import json
from typing import Any

import pytest

from host.helpers import in_loop, key_of
from server.helpers import Guest, Shop, eventually, open_shop, person
from server.raw import fetch, status
from sushiya.host.people import hashed
from sushiya.server.client import SaidNo

STRANGER, WATCHER = 6, 7


async def table(shop: Shop, number: int, same: str = "") -> Guest:
    """Make a table for one person and two bots, with shared cards or with its own."""
    if same:
        given = await shop.site(number).ask(f"/api/same/{same}/tables", person(number))
    else:
        wish = {
            "game": "sushi-go",
            **person(number),
            "options": {"players": 3},
            "bots": ["cook", "cook"],
            "settings": {"watchers": "link"},
        }
        given = await shop.site(number).ask("/api/tables", wish)
    guest = Guest(shop, number, given["table"], given["seat"], given["token"])
    await guest.come()
    return guest


async def begin(guest: Guest) -> None:
    await guest.send("start")
    await guest.chair.until(lambda: guest.game is not None)


async def play(guest: Guest) -> None:
    """Play a game to its end, always with the first choice."""
    while guest.chair.table["phase"] == "running":
        await guest.chair.until(lambda: guest.is_asked() or guest.chair.table["phase"] != "running")
        if guest.chair.table["phase"] == "running":
            number = guest.game["decision"]
            await guest.play(guest.game["legal"][0]["write"])
            await guest.chair.until(
                lambda number=number: (
                    guest.game["decision"] != number or guest.chair.table["phase"] != "running"
                )
            )


async def refused(shop: Shop, number: int, path: str, body: Any = None) -> str:
    with pytest.raises(SaidNo) as said:
        await shop.site(number).ask(path, body)
    return said.value.code


async def raw(shop: Shop, path: str, number: int | None) -> bytes:
    headers = {} if number is None else {"sushiya-player": key_of(number)}
    answer = await fetch(shop.address, path, headers=headers)
    return answer.split(b"\r\n\r\n", 1)[1]


async def code(shop: Shop, path: str, number: int | None) -> str:
    """Give the code of the refusal that this path is answered with."""
    return str(json.loads(await raw(shop, path, number))["refusal"]["code"])


@in_loop
async def test_two_living_rooms_play_the_same_cards_and_compare() -> None:
    async with open_shop() as shop:
        first = await table(shop, 0)
        same = (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"]
        second = await table(shop, 1, same)
        for guest in (first, second):
            await begin(guest)
        assert first.game["view"]["hands"] == second.game["view"]["hands"]
        await play(first)
        page = await shop.site(1).ask(f"/api/same/{same}")
        assert [one["phase"] for one in page["tables"]] == ["over", "running"]
        assert (page["you"], page["may-see"]) == ("playing", False)
        await play(second)
        page = await shop.site(1).ask(f"/api/same/{same}")
        assert page["tables"][0]["totals"] == page["tables"][1]["totals"]
        assert [seat["name"] for seat in page["tables"][0]["seats"]] == ["Guest 0", "", ""]
        path = f"/api/same/{same}/comparison?one={first.table}&other={second.table}"
        found = await shop.site(1).ask(path)
        assert (found["partings"], found["progress"]) == ([], None)
        assert found["alike"] > 20
        replay = await shop.site(1).ask(f"/api/tables/{first.table}/replay")
        assert replay["table"]["same"] == same
        assert (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"] == same


@in_loop
async def test_nobody_learns_cards_of_a_running_game_without_being_marked() -> None:
    """Walk every answer about a finished table while others still play its cards."""
    async with open_shop() as shop:
        first = await table(shop, 0)
        same = (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"]
        second = await table(shop, 1, same)
        for guest in (first, second):
            await begin(guest)
        secret = (await shop.room(first.table)).table.secret.hex().encode()
        await play(first)
        await shop.site(0).ask(f"/api/tables/{first.table}/sharing", {"is-public": True})
        ways = [
            f"/api/tables/{first.table}",
            f"/api/tables/{second.table}",
            f"/api/tables/{first.table}/state",
            f"/api/same/{same}",
            f"/api/same/{same}/comparison?one={first.table}&other={second.table}",
            *(f"/api/tables/{first.table}/{one}" for one in ("record", "replay", "steps", "final")),
            *(f"/api/tables/{second.table}/{one}" for one in ("record", "replay", "steps")),
            "/api/tables",
            f"/g/{first.table}",
            f"/same/{same}",
        ]
        # Whoever sends no key learns nothing at all.
        for way in ways:
            answer = await raw(shop, way, None)
            assert secret not in answer, way
        for way in ("state", "record", "replay", "steps", "final"):
            assert await code(shop, f"/api/tables/{first.table}/{way}", None) == "same-key"
        for way in ("record", "replay", "steps", "final"):
            for number in (0, 1, STRANGER):
                told = await code(shop, f"/api/tables/{second.table}/{way}", number)
                assert told == "record-not-finished"
        # The other player looks at the public replay, and is marked at once.
        mark = second.chair.table["seats"][0]
        assert mark["has-seen"] is False
        quiet = ways[:2] + ways[3:5] + ways[9:]
        for way in quiet:
            answer = await raw(shop, way, 1)
            assert secret not in answer, way
            assert b'"points":[{' not in answer, way
        assert second.chair.table["seats"][0]["has-seen"] is False
        assert secret in await raw(shop, f"/api/tables/{first.table}/record", 1)
        await second.chair.until(lambda: second.chair.table["seats"][0]["has-seen"])
        assert (await shop.site(STRANGER).ask(f"/api/same/{same}"))["has-seen"] is False


@in_loop
async def test_watching_needs_a_key_and_leaves_a_mark() -> None:
    async with open_shop() as shop:
        first = await table(shop, 0)
        early = Guest(shop, WATCHER, first.table)
        await early.come()
        same = (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"]
        await eventually(lambda: early.chair.closed is not None)
        page = await shop.site(WATCHER).ask(f"/api/same/{same}")
        assert page["has-seen"] is False
        await begin(first)
        nobody = Guest(shop, STRANGER, first.table)
        assert await code(shop, f"/api/tables/{first.table}/state", None) == "same-key"
        await nobody.come()
        for number, has_seen in ((STRANGER, True), (5, False)):
            assert (await shop.site(number).ask(f"/api/same/{same}"))["has-seen"] is has_seen
        late = await table(shop, STRANGER, same)
        assert late.chair.table["seats"][0]["has-seen"] is True


@in_loop
async def test_refusals_say_what_to_do() -> None:
    async with open_shop() as shop:
        first = await table(shop, 0)
        sharing = f"/api/tables/{first.table}/same"
        assert await refused(shop, STRANGER, sharing, {}) == "not-your-seat"
        await begin(first)
        assert await refused(shop, 0, sharing, {}) == "not-over"
        await play(first)
        same = (await shop.site(0).ask(sharing, {}))["same"]
        assert await refused(shop, 0, "/api/same/nothing") == "same-unknown"
        assert await refused(shop, 0, f"/api/same/{'x' * 22}") == "same-unknown"
        compare = f"/api/same/{same}/comparison?one={first.table}&other={first.table}"
        assert await refused(shop, 1, compare) == "same-not-yet"
        page = await shop.site(1).ask(f"/api/same/{same}/seen", {})
        assert (page["you"], page["may-see"]) == ("skipped", True)
        wrong = f"/api/same/{same}/comparison?one={first.table}&other=elsewhere"
        assert await refused(shop, 1, wrong) == "same-no-table"
        # Their id is no key of a shared sheet.
        assert await shop.store.read_sheet(hashed(same)) is None


@in_loop
async def test_forget_me_takes_the_marks_along() -> None:
    async with open_shop() as shop:
        first = await table(shop, 0)
        await begin(first)
        await play(first)
        same = (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"]
        await shop.site(1).ask(f"/api/same/{same}/seen", {})
        await shop.site(1).ask("/api/forget", {})
        page = await shop.site(1).ask(f"/api/same/{same}")
        assert (page["you"], page["has-seen"], page["may-see"]) == ("new", False, False)


@in_loop
async def test_the_way_to_shared_cards_is_for_those_who_sit_there() -> None:
    """Whoever has the cards' link may see all their replays, so a table's address is not enough."""
    async with open_shop() as shop:
        first = await table(shop, 0)
        same = (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"]
        await first.chair.until(lambda: first.chair.table["same"] == same)
        await begin(first)
        watcher = Guest(shop, WATCHER, first.table)
        await watcher.come()
        await watcher.chair.until(lambda: watcher.chair.table)
        await play(first)
        await shop.site(0).ask(f"/api/tables/{first.table}/sharing", {"is-public": True})
        at_table = f"/api/tables/{first.table}"
        ticket = await shop.store.get_document("ticket", first.table) or b""
        told = [
            await fetch(shop.address, f"{at_table}{way}", headers={"sushiya-player": key, **more})
            for way in ("", "/state", "/replay", "/final", "/record")
            for key in (key_of(STRANGER), key_of(WATCHER))
            for more in ({}, {"sushiya-ticket": ticket.decode()})
        ]
        assert ticket
        assert {status(one) for one in told} == {200}
        assert not any(same.encode() in one for one in [*told, *watcher.chair.received])
        mine = await shop.site(0).ask(f"{at_table}/replay")
        assert mine["table"]["same"] == same


async def seen_of_a_choice(choice: int) -> dict[str, list[bytes]]:
    """Let one of two tables with the same cards go on; gives what everybody gets of them then."""
    async with open_shop() as shop:
        first = await table(shop, 0)
        same = (await shop.site(0).ask(f"/api/tables/{first.table}/same", {}))["same"]
        second = await table(shop, 1, same)
        for guest in (first, second):
            await begin(guest)
        number = first.game["decision"]
        await first.play(first.game["legal"][choice]["write"])
        await first.chair.until(lambda: first.game["decision"] != number)
        paths = [
            f"/api/same/{same}",
            f"/api/same/{same}/comparison?one={first.table}&other={second.table}",
            f"/same/{same}",
            *(f"/api/tables/{first.table}/{one}" for one in ("record", "replay", "steps", "final")),
        ]
        viewers = {"same table": 0, "other table": 1, "stranger": STRANGER, "nobody": None}
        return {
            who: [await raw(shop, path, viewer) for path in paths]
            for who, viewer in viewers.items()
        }


@in_loop
async def test_two_worlds_with_other_choices_send_the_same_bytes_of_shared_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    here = await seen_of_a_choice(0)
    assert b'"phase":"running"' in here["other table"][0]
    assert here == await seen_of_a_choice(1)
