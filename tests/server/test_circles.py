"""Circles over HTTP: what a stranger, a member, a removed person and the organiser get."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from host.helpers import in_loop, key_of
from server.helpers import (
    Guest,
    Shop,
    caught_up,
    eventually,
    open_shop,
    person,
    start,
)
from server.raw import fetch
from server.test_replays import answers
from sushiya.host import circles as keeping
from sushiya.host import rounds
from sushiya.host.circle import note_table
from sushiya.host.circles import Circles
from sushiya.host.people import hashed
from sushiya.host.standings import GamePlayed
from sushiya.server.client import SaidNo
from sushiya.store.memory import MemoryStore
from sushiya.store.sqlite import SqliteStore


async def found(shop: Shop, members: int = 1) -> str:
    """Found a circle; player 0 organises it, the others join."""
    founded = await shop.site(0).ask("/api/circles", {"title": "The class", **person(0)})
    circle = str(founded["circle"])
    for number in range(1, members):
        await join(shop, circle, number)
    return circle


async def join(shop: Shop, circle: str, number: int) -> Any:
    wish = {**person(number % 8), "name": f"Guest {number}"}
    return await shop.site(number).ask(f"/api/circles/{circle}/members", wish)


async def look(shop: Shop, circle: str, number: int) -> Any:
    return await shop.site(number).ask(f"/api/circles/{circle}")


async def change(shop: Shop, circle: str, number: int, what: str, **fields: Any) -> Any:
    wish = {"change": what, **fields}
    return await shop.site(number).ask(f"/api/circles/{circle}/changes", wish)


async def code_of(asked: Any) -> str:
    with pytest.raises(SaidNo) as said:
        await asked
    return said.value.code


async def start_round(shop: Shop, circle: str, tables: list[list[int]], **wish: Any) -> Any:
    wish = {"game": "sushi-go", "tables": tables, **wish}
    return await shop.site(0).ask(f"/api/circles/{circle}/rounds", wish)


async def sit_down(shop: Shop, circle: str, number: int) -> Guest:
    """Let a member take the seat that the organiser gave them."""
    shown = await look(shop, circle, number)
    [mine] = [one["card"]["id"] for one in shown["tables"] if one["is-yours"]]
    given = await shop.site(number).ask(f"/api/tables/{mine}/seats", person(number % 8))
    return Guest(shop, number, mine, given["seat"], given["token"])


async def play_out(shop: Shop, guests: list[Guest]) -> None:
    """Start a table, and let bots play it to its end."""
    for guest in guests:
        await guest.come()
    first = min(guests, key=lambda one: one.seat or 0)
    for guest in guests:
        await guest.chair.until(guest.has_committed)
    await first.send("start")
    for guest in guests:
        await guest.chair.until(lambda guest=guest: guest.game is not None)
    room = await shop.room(first.table)
    for guest in guests:
        path = f"/api/tables/{guest.table}/leave"
        await guest.site.ask(path, {"id": "leave"}, guest.token)
    await eventually(lambda: room.table.phase == "over")


@in_loop
async def test_who_has_only_the_link_learns_the_title_and_may_join() -> None:
    async with open_shop() as shop:
        circle = await found(shop)
        stranger = await look(shop, circle, 5)
        assert stranger == {
            "title": "The class",
            "is-open": True,
            "you": None,
            "organiser": None,
            "round": 0,
            "members": [],
            "tables": [],
        }
        path = f"/api/circles/{circle}/games"
        assert await code_of(shop.site(5).ask(path)) == "circle-not-member"
        wish = {"game": "sushi-go", **person(5)}
        path = f"/api/circles/{circle}/tables"
        assert await code_of(shop.site(5).ask(path, wish)) == "circle-not-member"
        joined = await join(shop, circle, 5)
        assert joined["you"] == 1
        assert [one["name"] for one in joined["members"]] == ["Guest 0", "Guest 5"]


@in_loop
async def test_a_wrong_link_is_told() -> None:
    async with open_shop() as shop:
        for wrong in ("short", "x" * 22, "x" * 65):
            assert await code_of(look(shop, wrong, 0)) == "circle-unknown"


@in_loop
async def test_who_was_removed_is_a_stranger_again() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=3)
        assert await code_of(change(shop, circle, 1, "remove-member", member=2)) == (
            "circle-not-organiser"
        )
        await change(shop, circle, 0, "remove-member", member=2)
        assert (await look(shop, circle, 2))["members"] == []
        assert await code_of(join(shop, circle, 2)) == "circle-removed"
        await change(shop, circle, 0, "readmit", member=2)
        assert (await look(shop, circle, 2))["you"] == 2


@in_loop
async def test_the_organiser_seats_all_and_everybody_finds_their_table() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=7)
        wish = {
            "game": "sushi-go",
            "edition": "cocktail",
            "members": list(range(7)),
            "size": 3,
        }
        path = f"/api/circles/{circle}/plans"
        assert await code_of(shop.site(1).ask(path, wish)) == "circle-not-organiser"
        plan = (await shop.site(0).ask(path, wish))["tables"]
        assert sorted(len(table) for table in plan) == [2, 2, 3]
        shown = await start_round(shop, circle, plan)
        assert shown["round"] == 1
        assert {one["round"] for one in shown["tables"]} == {1}
        for number in range(7):
            guest = await sit_down(shop, circle, number)
            [table] = [one for one in plan if number in one]
            assert guest.seat == table.index(number)
            mine = await shop.site(number).ask("/api/my-tables")
            assert [one["id"] for one in mine["tables"]] == [guest.table]


@in_loop
async def test_a_round_that_cannot_be_is_refused() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=3)
        wish = {"game": "sushi-go", "edition": "cocktail", "members": [0], "size": 3}
        path = f"/api/circles/{circle}/plans"
        assert await code_of(shop.site(0).ask(path, wish)) == "round-size"
        assert await code_of(shop.site(0).ask(path, {**wish, "edition": "x"})) == "options-wrong"
        assert await code_of(shop.site(0).ask(path, {**wish, "game": "x"})) == "game-unknown"
        assert await code_of(start_round(shop, circle, [])) == "round-twice"
        assert await code_of(start_round(shop, circle, [[0, 1], [1, 2]])) == "round-twice"
        assert await code_of(start_round(shop, circle, [[0, 7]])) == "circle-no-member"
        assert await code_of(start_round(shop, circle, [[0]])) == "options-wrong"
        assert (await look(shop, circle, 0))["round"] == 0


@in_loop
async def test_a_circle_has_a_largest_number_of_open_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rounds, "MOST_TABLES", 2)
    async with open_shop() as shop:
        circle = await found(shop, members=4)
        await start_round(shop, circle, [[0, 1], [2, 3]])
        assert await code_of(start_round(shop, circle, [[0, 1]])) == "circle-tables"


@in_loop
async def test_results_are_counted_and_only_who_sat_there_learns_the_table() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=5)
        await start_round(shop, circle, [[0, 1], [2, 3]])
        guests = [await sit_down(shop, circle, number) for number in (0, 1)]
        await play_out(shop, guests)
        asked = await asyncio.gather(*(look(shop, circle, number) for number in range(5)))
        assert all(len(one["tables"]) == 1 for one in asked)
        games = {
            number: await shop.site(number).ask(f"/api/circles/{circle}/games")
            for number in (0, 1, 4)
        }
        [mine] = games[0]["games"]
        [other] = games[4]["games"]
        assert mine["table"] == guests[0].table
        assert other == {**mine, "table": ""}
        assert mine["seats"] == [0, 1]
        assert mine["round"] == 1
        rows = [row for row in games[4]["standings"] if row["game"] == ""]
        assert sorted(row["member"] for row in rows) == [0, 1]
        assert sum(row["points"] for row in rows) == sum(mine["totals"])
        assert sum(row["beaten"] for row in rows) == 1


@in_loop
async def test_a_rematch_stays_in_the_circle() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=2)
        wish = {"game": "sushi-go", **person(0), "options": {"players": 2}}
        given = await shop.site(0).ask(f"/api/circles/{circle}/tables", wish)
        seats = f"/api/tables/{given['table']}/seats"
        other = await shop.site(1).ask(seats, person(1))
        guests = [
            Guest(shop, number, one["table"], one["seat"], one["token"])
            for number, one in enumerate((given, other))
        ]
        await play_out(shop, guests)
        path = f"/api/tables/{given['table']}/rematch"
        again = await shop.site(0).ask(path, {"id": "again"}, given["token"])
        shown = await look(shop, circle, 1)
        assert [one["card"]["id"] for one in shown["tables"]] == [again["table"]]


@in_loop
async def test_who_is_forgotten_leaves_only_a_number() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=3)
        answer = await shop.site(0).ask("/api/forget", {})
        assert answer["circles"] == 1
        shown = await look(shop, circle, 1)
        assert shown["organiser"] == 1
        assert shown["members"][0]["name"] == ""
        content = await shop.context.hall.circles.read(hashed(circle))
        assert hashed(shop.site(0).player) not in repr(content)
        for number in (1, 2):
            await shop.site(number).ask("/api/forget", {})
        assert await code_of(look(shop, circle, 1)) == "circle-unknown"


@in_loop
async def test_a_circle_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with open_shop(store=SqliteStore(tmp_path / "data")) as shop:
        circle = await found(shop, members=2)
        await start_round(shop, circle, [[0, 1]])
    async with open_shop(store=SqliteStore(tmp_path / "data"), seed=1) as shop:
        shown = await look(shop, circle, 1)
        assert shown["you"] == 1
        assert len(shown["tables"]) == 1


@in_loop
async def test_changes_at_the_same_time_are_all_kept() -> None:
    async with open_shop() as shop:
        circle = await found(shop)
        await asyncio.gather(*(join(shop, circle, number) for number in range(1, 12)))
        members = (await look(shop, circle, 0))["members"]
        assert sorted(one["number"] for one in members) == list(range(12))
        assert len({one["name"] for one in members}) == 12


@in_loop
async def test_old_games_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "GAMES_A_PAGE", 2)
    monkeypatch.setattr(keeping, "MOST_PAGES", 2)
    async with open_shop() as shop:
        circle = hashed(await found(shop))
        circles = shop.context.hall.circles
        for number in range(9):
            game = GamePlayed(
                table=str(number), game="wasabi", round=None, seats=(0,), totals=(1,), ranks=(1,)
            )
            await circles.note_games(circle, [game, game])
        assert [one.table for one in await circles.games(circle)] == ["6", "7", "8"]


@in_loop
async def test_a_founder_has_a_largest_number_of_circles() -> None:
    async with open_shop() as shop:
        for _ in range(keeping.CIRCLES_A_PLAYER):
            await found(shop)
        assert await code_of(found(shop)) == "circles-used-up"


@in_loop
async def test_a_table_that_is_gone_leaves_the_list() -> None:
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        circle = await found(shop)
        circles = Circles(store)
        await circles.change(hashed(circle), lambda one: note_table(one, "gone", None))
        assert (await look(shop, circle, 0))["tables"] == []
        content = await circles.read(hashed(circle))
        assert getattr(content, "tables", None) == ()


async def bodies(shop: Shop, paths: list[str], number: int) -> list[bytes]:
    """Ask for everything as one player; gives what is in the answers."""
    headers = {"sushiya-player": key_of(number)}
    asked = [await fetch(shop.address, path, headers=headers) for path in paths]
    return [one.split(b"\r\n\r\n", 1)[1] for one in asked]


async def begin(shop: Shop, circle: str, numbers: list[int]) -> list[Guest]:
    """Let the organiser seat these members, and let them start the game."""
    await start_round(shop, circle, [numbers])
    guests = [await sit_down(shop, circle, number) for number in numbers]
    for guest in guests:
        await guest.come()
    await start(guests)
    await caught_up(await shop.room(guests[0].table), guests)
    return guests


async def seen_of_a_pick(pick: int, *, thinks_again: bool) -> dict[str, list[bytes]]:
    """Let a member at a table choose a card; gives what everybody gets of the circle then."""
    async with open_shop() as shop:
        circle = await found(shop, members=4)
        guests = await begin(shop, circle, [1, 2])
        legal = [offer["write"] for offer in guests[1].game["legal"]]
        await guests[1].play(legal[pick], id="pick")
        if thinks_again:
            await guests[1].play(legal[0], id="again")
        viewers = {"organiser": 0, "opponent": 1, "member": 3, "stranger": 5}
        path = f"/api/circles/{circle}"
        return {
            who: await bodies(shop, [path, f"{path}/games"], number)
            for who, number in viewers.items()
        }


@in_loop
async def test_two_worlds_with_other_picks_send_the_same_bytes_of_a_circle() -> None:
    here = await seen_of_a_pick(0, thinks_again=False)
    for who in ("organiser", "opponent", "member"):
        assert b'"phase":"running"' in here[who][0]
    assert b'"tables":[]' in here["stranger"][0]
    assert here == await seen_of_a_pick(1, thinks_again=False)
    assert here == await seen_of_a_pick(1, thinks_again=True)


@in_loop
async def test_an_organiser_who_did_not_sit_sees_no_hands_and_no_replay() -> None:
    async with open_shop() as shop:
        circle = await found(shop, members=3)
        guests = await begin(shop, circle, [1, 2])
        table = guests[0].table
        asked = [f"/api/circles/{circle}", f"/api/circles/{circle}/games"]
        asked += [f"/api/tables/{table}", f"/api/tables/{table}/state"]
        for _ in range(2):
            for guest in guests:
                await guest.play(guest.game["legal"][0]["write"])
            await caught_up(await shop.room(table), guests)
        assert set((await answers(shop, table, 0)).values()) == {"record-not-finished"}
        for body in await bodies(shop, asked, 0):
            assert b'"cards"' not in body
            assert b'"known"' not in body
        for guest in guests:
            path = f"/api/tables/{table}/leave"
            await guest.site.ask(path, {"id": "leave"}, guest.token)
        room = await shop.room(table)
        await eventually(lambda: room.table.phase == "over")
        assert set((await answers(shop, table, 0)).values()) == {"replay-private"}
        assert (await answers(shop, table, 1))["replay"]["yours"] == [0]
        # The result is counted, and leads the organiser nowhere.
        [game] = (await shop.site(0).ask(asked[1]))["games"]
        assert game["table"] == ""
        assert all(table.encode() not in body for body in await bodies(shop, asked[:2], 0))
