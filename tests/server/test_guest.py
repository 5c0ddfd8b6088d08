"""A program at a live table: it sits down marked as a bot, plays to the end, and comes back."""

import asyncio
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from host.helpers import in_loop
from server.helpers import Shop, open_shop
from sushiya.bots.levels import make_bot
from sushiya.bots.own_bot import OwnBot
from sushiya.bots.program_bot import ProgramBot
from sushiya.bots.protocol import Playouts
from sushiya.cli.bot import TEMPLATE
from sushiya.games import GAMES
from sushiya.host.people import COLOURS
from sushiya.server.client import SaidNo, Site, sit
from sushiya.server.guest import Guest, NoTable, find_table

BUDGET = Playouts(10)
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


async def host_table(shop: Shop, game: str, players: int) -> tuple[Site, dict[str, Any]]:
    site = Site(shop.address)
    wish = {"game": game, "name": "Ada", "colour": "salmon", "options": {"players": players}}
    return site, await site.ask("/api/tables", wish)


def link(shop: Shop, given: dict[str, Any]) -> str:
    return f"{shop.address}/t/{given['table']}"


async def play_beside(site: Site, given: dict[str, Any], game: str) -> dict[str, Any]:
    """Let the host start once everybody is ready, and play the first legal command."""
    async with sit(site, given["table"], given["token"]) as chair:
        await chair.until(
            lambda: chair.table and all(seat["is-ready"] for seat in chair.table["seats"][1:])
        )
        await chair.start()
        await chair.until(lambda: chair.games.get(0))
        while chair.table["phase"] == "running":
            if 0 in chair.games[0]["to-act"]:
                offer = chair.games[0]["legal"][0]
                decision = chair.games[0]["decision"]
                await chair.send("play", decision=decision, command=offer["write"])
            else:
                await chair.until(
                    lambda: 0 in chair.games[0]["to-act"] or chair.table["phase"] == "over"
                )
        return chair.table


@pytest.mark.parametrize("game", GAMES.names())
def test_a_program_plays_to_the_end(game: str) -> None:
    @in_loop
    async def run() -> None:
        async with open_shop() as shop, asyncio.timeout(120):
            players = 3 if game == "sushi-express" else 2
            site, given = await host_table(shop, game, players)
            told: list[str] = []
            guests = []
            for number in range(1, players):
                found = await find_table(link(shop, given), GAMES)
                guest = Guest(found, make_bot(found.rules, "cook"), BUDGET, told.append)
                await guest.sit_down(f"Deep {number}")
                guests.append(asyncio.create_task(guest.play()))
            table = await play_beside(site, given, game)
            assert [seat["is-bot"] for seat in table["seats"]] == [False, *[True] * (players - 1)]
            for over in await asyncio.gather(*guests):
                assert over["phase"] == "over"
            record = await site.ask(f"/api/tables/{given['table']}/record")
            assert {one["who"] for one in record["sittings"]} == {"person", "bot guest"}
            assert len(told) == players - 1

    run()


@pytest.mark.parametrize("kind", ["file", "program"])
def test_a_bot_of_ones_own_plays_at_a_live_table(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(TEMPLATE.read_text())
    rules = GAMES.find("sushi-go")
    bot: OwnBot | ProgramBot = (
        OwnBot(rules, str(file), limit=60)
        if kind == "file"
        else ProgramBot(rules, shlex.join([sys.executable, str(EXAMPLE)]), limit=60)
    )

    @in_loop
    async def run() -> None:
        async with open_shop() as shop, asyncio.timeout(120):
            site, given = await host_table(shop, "sushi-go", 2)
            guest = Guest(await find_table(link(shop, given), GAMES), bot, BUDGET, lambda _: None)
            await guest.sit_down("my_bot")
            playing = asyncio.create_task(guest.play())
            await play_beside(site, given, "sushi-go")
            assert (await playing)["phase"] == "over"

    run()
    bot.close()


@in_loop
async def test_a_program_comes_back_after_its_connection_was_lost() -> None:
    async with open_shop() as shop, asyncio.timeout(120):
        site, given = await host_table(shop, "sushi-go", 2)
        found = await find_table(f"{shop.address}/c/{given['code']}", GAMES)
        told: list[str] = []
        guest = Guest(found, make_bot(found.rules, "cook"), BUDGET, told.append)
        await guest.sit_down("Deep")
        playing = asyncio.create_task(guest.play())
        hosting = asyncio.create_task(play_beside(site, given, "sushi-go"))
        room = await shop.app.context.hall.room(given["table"], 0)
        assert room is not None
        while not any(1 in one.seats for one in room.audience.listeners):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        for listener in list(room.audience.listeners):
            if 1 in listener.seats:
                listener.close(1012, "restarting")  # type: ignore[attr-defined]
        await asyncio.gather(playing, hosting)
        assert any("lost" in sentence for sentence in told)


@in_loop
async def test_a_program_that_leaves_is_replaced_by_a_bot_of_the_house() -> None:
    async with open_shop() as shop, asyncio.timeout(60):
        site, given = await host_table(shop, "sushi-go", 2)
        found = await find_table(link(shop, given), GAMES)
        guest = Guest(found, make_bot(found.rules, "cook"), BUDGET, lambda _: None)
        await guest.sit_down("Deep")
        async with sit(site, given["table"], given["token"]) as chair:
            await chair.start()
            await guest.leave()
            await chair.until(lambda: chair.table["seats"][1]["level"] == "cook")


@in_loop
async def test_a_name_that_looks_like_a_person_s_is_refused() -> None:
    async with open_shop() as shop:
        _, given = await host_table(shop, "sushi-go", 3)
        found = await find_table(link(shop, given), GAMES)
        guest = Guest(found, make_bot(found.rules, "cook"), BUDGET, lambda _: None)
        with pytest.raises(NoTable, match="name-taken"):
            await guest.sit_down("\u0410d\u0430")  # Ada in Cyrillic letters


@in_loop
async def test_a_table_that_is_full_says_so() -> None:
    async with open_shop() as shop:
        site, given = await host_table(shop, "sushi-go", 2)
        wish = {"name": "Ben", "colour": COLOURS[3]}
        await Site(shop.address).ask(f"/api/tables/{given['table']}/seats", wish)
        found = await find_table(link(shop, given), GAMES)
        guest = Guest(found, make_bot(found.rules, "cook"), BUDGET, lambda _: None)
        with pytest.raises(NoTable, match="table-full"):
            await guest.sit_down("Deep")
        assert site.address == shop.address


@pytest.mark.parametrize("address", ["sushi", "http://127.0.0.1/", "ftp://127.0.0.1/t/x"])
def test_what_is_no_link_to_a_table_is_refused(address: str) -> None:
    with pytest.raises(NoTable, match="no link to a table"):
        asyncio.run(find_table(address, GAMES))


@in_loop
async def test_a_table_that_is_not_there_is_refused() -> None:
    async with open_shop() as shop:
        with pytest.raises(NoTable, match="table-unknown"):
            await find_table(f"{shop.address}/t/none", GAMES)
        with pytest.raises(NoTable, match="code-unknown"):
            await find_table(f"{shop.address}/c/ABCDEF", GAMES)


def test_a_program_cannot_be_started_by_a_request(tmp_path: Path) -> None:
    file = tmp_path / "evil.py"
    file.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")

    @in_loop
    async def run() -> None:
        async with open_shop() as shop:
            wish = {
                "game": "sushi-go",
                "name": "Eve",
                "colour": "salmon",
                "bots": [str(file)[-32:]],
            }
            with pytest.raises(SaidNo, match="level-unknown"):
                await Site(shop.address).ask("/api/tables", wish)

    run()
    assert not (tmp_path / "ran").exists()
