"""Who gets what of a finished game: players, watchers, the removed, the forgotten, strangers."""

import json
from pathlib import Path
from typing import Any

import pytest

from host.helpers import in_loop, key_of
from server.helpers import Guest, Shop, caught_up, open_shop, play_with, seat_guests, start
from server.raw import fetch
from sushiya.core.record import Record, read_record
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.server.client import SaidNo
from sushiya.store.memory import MemoryStore

STRANGER = 7
ANSWERS = ("record", "replay", "steps", "final")
GOLDEN = Path(__file__).parents[2] / "src" / "sushiya" / "games"


async def finished(shop: Shop, **wish: Any) -> tuple[list[Guest], Guest]:
    """Play a game with somebody watching, and let its host end it."""
    guests = await play_with(shop, "sushi-go", settings={"watchers": "link"}, **wish)
    watcher = Guest(shop, 6, guests[0].table)
    await watcher.come()
    for guest in guests:
        await guest.play(guest.game["legal"][0]["write"])
    await caught_up(await shop.room(guests[0].table), [*guests, watcher])
    return guests, watcher


async def end(guests: list[Guest], watcher: Guest) -> None:
    await guests[0].send("close")
    await caught_up(await guests[0].shop.room(guests[0].table), [*guests, watcher])


def ticket_of(watcher: Guest) -> str:
    told = [json.loads(one) for one in watcher.chair.received]
    tickets = {one["ticket"] for one in told if one["type"] == "table"}
    assert len(tickets - {""}) == 1
    return str((tickets - {""}).pop())


async def answers(shop: Shop, table: str, number: int, ticket: str = "") -> dict[str, Any]:
    """Ask for all of a finished game; gives the status, and the content or why not."""
    found = {}
    for name in ANSWERS:
        headers = {
            "sushiya-player": key_of(number),
            **({"sushiya-ticket": ticket} if ticket else {}),
        }
        answer = await fetch(shop.address, f"/api/tables/{table}/{name}", headers=headers)
        body = json.loads(answer.split(b"\r\n\r\n", 1)[1])
        found[name] = body["refusal"]["code"] if "refusal" in body else body
    return found


def names(replay: Any) -> list[str]:
    return [seat["name"] for seat in replay["table"]["seats"]]


@in_loop
async def test_nobody_gets_anything_of_a_running_game() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        table, ticket = guests[0].table, ticket_of(watcher)
        for number, given in ((0, ""), (1, ""), (6, ticket), (STRANGER, "")):
            for told in (await answers(shop, table, number, given)).values():
                assert told == "record-not-finished"
        with pytest.raises(SaidNo, match="record-not-finished"):
            await guests[0].site.ask(f"/api/tables/{table}/sharing", {"is-public": True})


@in_loop
async def test_those_who_sat_or_watched_see_it_and_no_stranger() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        ticket = ticket_of(watcher)
        await end(guests, watcher)
        table = guests[0].table
        for number, given, yours in ((1, "", [1]), (6, ticket, [])):
            told = await answers(shop, table, number, given)
            assert names(told["replay"]) == [f"Guest {seat}" for seat in range(4)]
            assert told["replay"]["yours"] == yours
            assert told["replay"]["may-share"] is (yours != [])
            assert told["steps"]["format"] == "sushiya-replay-3"
            assert len(told["steps"]["steps"]) == 2
            assert told["record"]["game"] == "sushi-go"
        for given in ("", "wrong", ticket[:-1]):
            told = await answers(shop, table, STRANGER, given)
            assert set(told.values()) == {"replay-private"}


@in_loop
async def test_only_who_watches_a_running_game_gets_a_ticket() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-go", settings={"watchers": "link"})
        early = Guest(shop, 6, guests[0].table)
        for guest in (*guests, early):
            await guest.come()
        assert not any(b'"ticket":"' + b"0" in one for one in early.chair.received)
        await start(guests)
        room = await shop.room(guests[0].table)
        await caught_up(room, [*guests, early])
        ticket = ticket_of(early)
        await guests[0].send("close")
        await caught_up(room, [*guests, early])
        late = Guest(shop, 5, guests[0].table)
        await late.come()
        for guest in (*guests, late):
            assert all(ticket.encode() not in one for one in guest.chair.received)


@in_loop
async def test_a_ticket_outlives_a_restart_but_not_a_host_who_lets_nobody_watch() -> None:
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        guests, watcher = await finished(shop)
        ticket, table = ticket_of(watcher), guests[0].table
    async with open_shop(store=store, seed=1) as shop:
        again = Guest(shop, 6, table)
        await again.come()
        assert ticket_of(again) == ticket
        host = Guest(shop, 0, table, 0, guests[0].token)
        await host.come()
        settings = {**host.chair.table["settings"], "watchers": "off"}
        await host.send("change-settings", settings=settings)
        await host.send("close")
        told = await answers(shop, table, 6, ticket)
        assert set(told.values()) == {"replay-private"}


@in_loop
async def test_who_was_removed_is_a_stranger_and_who_left_is_not() -> None:
    async with open_shop() as shop:
        guests, _ = await finished(shop)
        table = guests[0].table
        await guests[0].send("remove", place=2)
        await guests[3].send("leave")
        await guests[0].send("close")
        assert set((await answers(shop, table, 2)).values()) == {"replay-private"}
        assert (await answers(shop, table, 3))["replay"]["yours"] == [3]


async def share(guest: Guest, **wish: bool) -> Any:
    kebab = {name.replace("_", "-"): one for name, one in wish.items()}
    return await guest.site.ask(f"/api/tables/{guest.table}/sharing", kebab)


@in_loop
async def test_strangers_see_crests_and_the_names_of_those_who_said_yes() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        await end(guests, watcher)
        table = guests[0].table
        told = await share(guests[1], is_public=True)
        assert told["is-public"]
        assert told["is-public-by-you"]
        seen = await answers(shop, table, STRANGER)
        assert names(seen["replay"]) == [""] * 4
        assert [seat["colour"] for seat in seen["replay"]["table"]["seats"]] == [
            seat["colour"] for seat in told["table"]["seats"]
        ]
        assert not seen["replay"]["may-share"]
        assert b"Guest" not in encode(seen)
        await share(guests[2], is_public=False, is_named=True)
        assert names((await answers(shop, table, STRANGER))["replay"]) == ["", "", "Guest 2", ""]
        await share(guests[2], is_public=False, is_named=False)
        assert names((await answers(shop, table, STRANGER))["replay"]) == [""] * 4
        await share(guests[1], is_public=False)
        assert set((await answers(shop, table, STRANGER)).values()) == {"replay-private"}


@in_loop
async def test_only_who_sat_may_make_it_public() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        await end(guests, watcher)
        path = f"/api/tables/{guests[0].table}/sharing"
        for number in (6, STRANGER):
            with pytest.raises(SaidNo, match="replay-private"):
                await shop.site(number).ask(path, {"is-public": True})


@in_loop
async def test_a_rematch_is_not_told_to_strangers() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        await end(guests, watcher)
        await guests[0].send("rematch")
        await share(guests[1], is_public=True)
        own = await answers(shop, guests[0].table, 1)
        seen = await answers(shop, guests[0].table, STRANGER)
        assert own["replay"]["table"]["rematch"]
        assert not seen["replay"]["table"]["rematch"]


@in_loop
async def test_who_is_forgotten_is_a_crest_and_publishes_nothing() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        await end(guests, watcher)
        await share(guests[1], is_public=True, is_named=True)
        await share(guests[2], is_public=True, is_named=True)
        await guests[1].site.ask("/api/forget", {})
        seen = await answers(shop, guests[0].table, STRANGER)
        assert names(seen["replay"]) == ["", "", "Guest 2", ""]
        kept = await answers(shop, guests[0].table, 0)
        assert names(kept["replay"]) == ["Guest 0", "", "Guest 2", "Guest 3"]
        await guests[2].site.ask("/api/forget", {})
        assert set((await answers(shop, guests[0].table, STRANGER)).values()) == {"replay-private"}
        assert set((await answers(shop, guests[0].table, 1)).values()) == {"replay-private"}


async def public_bytes(other: str) -> list[bytes]:
    """Play and publish a game in a world where people have other names; gives what leaves."""
    async with open_shop() as shop:
        options = {"players": 2}
        first = {"name": f"{other} A", "colour": "plum"}
        given = [
            await shop.site(0).ask("/api/tables", {"game": "wasabi", **first, "options": options})
        ]
        path = f"/api/tables/{given[0]['table']}"
        second = {"name": f"{other} B", "colour": "sea"}
        given.append(await shop.site(1).ask(f"{path}/seats", second))
        guests = [
            Guest(shop, number, one["table"], one["seat"], one["token"])
            for number, one in enumerate(given)
        ]
        for guest in guests:
            await guest.come()
        await start(guests)
        await guests[0].send("close", id="close")
        await caught_up(await shop.room(guests[0].table), guests)
        await share(guests[1], is_public=True)
        found = [
            await fetch(
                shop.address, f"{path}/{name}", headers={"sushiya-player": key_of(STRANGER)}
            )
            for name in ANSWERS
        ]
        found.append(await fetch(shop.address, f"/g/{guests[0].table}"))
        return [one.split(b"\r\n\r\n", 1)[1] for one in found]


@in_loop
async def test_two_worlds_with_other_names_send_strangers_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    here, there = await public_bytes("Ada"), await public_bytes("Somebody else")
    assert b"replay-3" in here[2]
    assert b"og:title" in here[-1]
    assert here == there


@in_loop
async def test_steps_are_packed_for_browsers_and_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        await end(guests, watcher)
        path = f"/api/tables/{guests[0].table}/steps"
        plain = await fetch(shop.address, path, headers={"sushiya-player": key_of(0)})
        packing = {"sushiya-player": key_of(0), "accept-encoding": "gzip"}
        # What was made is kept: a second time nothing could be.
        monkeypatch.setattr("sushiya.host.archive.make_steps", None)
        packed = await fetch(shop.address, path, headers=packing)
        assert b"content-encoding: gzip" in packed
        assert len(packed) < len(plain) / 5


def _golden(game: str) -> Record:
    folder = GOLDEN / game.replace("-", "_") / "golden"
    return read_record(min(folder.glob("*.json")).read_bytes())


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_any_record_is_shown_with_crests(game: str) -> None:
    record = _golden(game)
    async with open_shop() as shop:
        told = await shop.site(0).ask("/api/replays", json.loads(encode(record)))
        assert names(told["about"]) == [""] * record.options["players"]
        colours = [seat["colour"] for seat in told["about"]["table"]["seats"]]
        assert len(set(colours)) == len(colours)
        assert len(told["steps"]["steps"]) == len(record.decisions) + 1
        assert not await shop.store.counts() or (await shop.store.counts())["over"] == 0


async def listed(shop: Shop, number: int, skip: int = 0) -> Any:
    return await shop.site(number).ask(f"/api/my-games?skip={skip}")


@in_loop
async def test_finished_games_are_listed_for_those_who_sat() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        assert (await listed(shop, 0))["games"] == []
        await guests[0].send("remove", place=2)
        await end([guests[0], guests[1]], watcher)
        (game,) = (await listed(shop, 1))["games"]
        assert game["card"]["id"] == guests[0].table
        assert game["card"]["names"] == [f"Guest {seat}" for seat in range(4)]
        assert (await listed(shop, 1))["next"] is None
        assert (await listed(shop, 1, 20))["games"] == []
        for number in (2, 6, STRANGER):
            assert (await listed(shop, number))["games"] == []


@in_loop
async def test_finished_games_come_in_pages_newest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sushiya.server.replays.PAGE", 2)
    wall = iter(range(1_800_000_000, 1_900_000_000))
    monkeypatch.setattr("time.time", lambda: float(next(wall)))
    async with open_shop() as shop:
        played = []
        for _ in range(5):
            guests = await play_with(shop, "sushi-go", 2)
            await guests[0].send("close")
            await caught_up(await shop.room(guests[0].table), guests)
            played.append(guests[0].table)
        pages, skip = [], 0
        while skip is not None:
            told = await listed(shop, 1, skip)
            pages.append([game["card"]["id"] for game in told["games"]])
            skip = told["next"]
        newest = played[::-1]
        assert pages == [newest[:2], newest[2:4], newest[4:]]
        # A page that is just full may be the last one: the next is empty then.
        await shop.site(1).ask(f"/api/tables/{played[0]}/forget", {})
        assert (await listed(shop, 1, 2))["next"] == 4
        assert await listed(shop, 1, 4) == {"games": [], "next": None}


@in_loop
async def test_one_game_can_be_forgotten() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        path = f"/api/tables/{guests[1].table}/forget"
        with pytest.raises(SaidNo, match="not-over"):
            await guests[1].site.ask(path, {})
        await end(guests, watcher)
        for number in (6, STRANGER):
            with pytest.raises(SaidNo, match="table-unknown"):
                await shop.site(number).ask(path, {})
        await guests[1].site.ask(path, {})
        assert (await listed(shop, 1))["games"] == []
        assert names((await answers(shop, guests[0].table, 0))["replay"])[1] == ""
        (game,) = (await listed(shop, 0))["games"]
        assert game["card"]["names"][1] == ""


@in_loop
async def test_a_final_table_is_what_a_watcher_saw_last() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        await end(guests, watcher)
        final = (await answers(shop, guests[0].table, 1))["final"]
        assert {hand["hand"] for hand in final["view"]["hands"]} == {"hidden"}
        assert final["result"] is None
        assert names(final["about"]) == [f"Guest {seat}" for seat in range(4)]


@in_loop
async def test_running_games_tell_those_who_sit_there_whose_turn_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("time.time", lambda: 1000.0)
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        guests = await play_with(shop, "sushi-go")
        monkeypatch.setattr("time.time", lambda: 2000.0)
        await guests[1].play(guests[1].game["legal"][0]["write"])
        turns = (await shop.site(0).ask("/api/my-tables"))["turns"][guests[0].table]
        assert [one["seat"] for one in turns] == [0, 2, 3]
        # Others' picks begin no new turn.
        assert {one["since"] for one in turns} == {1000.0}
        assert (await shop.site(STRANGER).ask("/api/my-tables"))["turns"] == {}
    async with open_shop(store=store, seed=1) as shop:
        asleep = (await shop.site(0).ask("/api/my-tables"))["turns"]
        assert asleep == {guests[0].table: turns}
        await shop.room(guests[0].table)
        assert (await shop.site(0).ask("/api/my-tables"))["turns"] == asleep


async def again(shop: Shop, number: int, table: str) -> str:
    return str((await shop.site(number).ask(f"/api/tables/{table}/again", {}))["table"])


@in_loop
async def test_the_same_people_are_invited_once_to_a_new_table() -> None:
    async with open_shop() as shop:
        guests, watcher = await finished(shop)
        table = guests[0].table
        with pytest.raises(SaidNo, match="not-over"):
            await again(shop, 1, table)
        await guests[0].send("remove", place=2)
        await end([guests[0], guests[1], guests[3]], watcher)
        await guests[3].site.ask("/api/forget", {})
        for number in (2, 3, 6, STRANGER):
            with pytest.raises(SaidNo, match="table-unknown"):
                await again(shop, number, table)
        laid = await again(shop, 1, table)
        seats = (await shop.site(0).ask(f"/api/tables/{laid}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Guest 0", "Guest 1", "", ""]
        assert [seat["kind"] for seat in seats] == ["person", "person", "free", "free"]
        # Whoever was there finds it on their list, and one is enough.
        assert [one["id"] for one in (await shop.site(0).ask("/api/my-tables"))["tables"]] == [laid]
        assert await again(shop, 0, table) == laid
        given = await shop.site(0).ask(
            f"/api/tables/{laid}/seats", {"name": "Guest 0", "colour": "salmon"}
        )
        assert given["seat"] == 0


async def own_tables(pick: int, *, thinks_again: bool) -> bytes:
    """Give the list of the first player's tables after the second one's pick."""
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", 3)
        legal = [offer["write"] for offer in guests[1].game["legal"]]
        await guests[1].play(legal[pick], id="pick")
        if thinks_again:
            await guests[1].play(legal[0], id="again")
        answer = await fetch(shop.address, "/api/my-tables", headers={"sushiya-player": key_of(0)})
        return answer.split(b"\r\n\r\n", 1)[1]


@in_loop
async def test_two_worlds_with_other_picks_send_the_same_list_of_own_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    here = await own_tables(0, thinks_again=False)
    assert b'"turns":{"' in here
    assert here == await own_tables(1, thinks_again=False)
    assert here == await own_tables(1, thinks_again=True)
