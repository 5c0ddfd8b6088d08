"""Several processes with one PostgreSQL and one NATS: people at any of them share a table."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from host.helpers import in_loop, key_of
from many import SERVICES
from ports import free_port
from server.helpers import (
    Guest,
    Shop,
    choose,
    eventually,
    open_shop,
    person,
    seat_guests,
    start,
)
from sushiya.cli.app import run
from sushiya.server import fleet
from sushiya.server.client import Site
from sushiya.server.house_key import find_house
from sushiya.store.data_file import data_file


@pytest.fixture(autouse=True)
def _servers() -> None:
    SERVICES.start()


@asynccontextmanager
async def open_shops(count: int) -> AsyncIterator[list[Shop]]:
    async with AsyncExitStack() as held:
        yield [
            await held.enter_async_context(open_shop(store=store, others=others, seed=seed))
            for seed, (store, others) in enumerate(SERVICES.homes(count))
        ]


async def spread(shops: list[Shop], game: str, players: int, **wish: Any) -> list[Guest]:
    """Seat guests and let each come to another process."""
    guests = await seat_guests(shops[0], game, players, **wish)
    for number, guest in enumerate(guests):
        guest.shop = shops[number % len(shops)]
        await guest.come()
    return guests


async def play_to_end(guests: list[Guest]) -> None:
    rng = random.Random(4)
    game = (await guests[0].shop.room(guests[0].table)).table.game

    async def play(guest: Guest) -> None:
        while guest.game["result"] is None:
            if guest.is_asked():
                await guest.play(choose(game, guest.game, rng))
            else:
                await guest.chair.changed(60.0)

    await asyncio.gather(*map(play, guests))


@in_loop
async def test_a_game_at_three_processes_with_a_bot() -> None:
    async with open_shops(3) as shops:
        guests = await spread(shops, "sushi-go", 4, bots=["cook"])
        await start(guests)
        await play_to_end(guests)
        results = [guest.game["result"] for guest in guests]
        assert results[0] == results[1] == results[2]
        records = [
            await shop.site(0).ask(f"/api/tables/{guests[0].table}/record") for shop in shops
        ]
        assert records[0] == records[1] == records[2]


@in_loop
async def test_codes_lists_and_limits_are_the_same_everywhere() -> None:
    async with open_shops(2) as (first, second):
        wish = {"game": "sushi-go", **person(0), "settings": {"listed": True, "watchers": "open"}}
        given = await first.site(0).ask("/api/tables", wish)
        found = await second.site(1).ask(f"/api/codes/{given['code']}")
        assert found["table"] == given["table"]
        listed = await second.site(1).ask("/api/tables")
        assert [card["id"] for card in listed["tables"]] == [given["table"]]
        mine = await second.site(0).ask("/api/my-tables")
        assert [card["id"] for card in mine["tables"]] == [given["table"]]


@in_loop
async def test_a_process_that_drains_sends_people_elsewhere_and_is_not_ready() -> None:
    async with open_shops(2) as (first, second):
        guests = await spread([first, first], "sushi-go", 3, bots=["cook"])
        await start(guests)
        ready = await first.site(0).ask("/api/ready")
        assert ready == {"is-ready": True, "trouble": "", "bus": "connected"}
        await first.app.drain(0.1)
        for guest in guests:
            while guest.chair.closed is None:
                await guest.chair.changed()
            assert guest.chair.closed == "restarting"
            await guest.go()
        with pytest.raises(urllib.error.HTTPError) as refused:
            await asyncio.to_thread(urllib.request.urlopen, f"{first.address}/api/ready")
        with refused.value as answer:
            assert answer.code == 503
            assert json.loads(answer.read())["trouble"] == "draining"
        with pytest.raises(Exception, match=r"rejected|403"):
            await guests[0].come()
        for guest in guests:
            guest.shop = second
            await guest.come()
        room = await second.room(guests[0].table)
        await eventually(lambda: room.is_tended)
        await play_to_end(guests)


@in_loop
async def test_a_process_without_its_bus_is_ready() -> None:
    async with open_shop() as shop:
        assert (await shop.site(0).ask("/api/ready"))["bus"] == "none"


def test_flags_that_do_not_fit_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for flags, says in (
        (["--processes", "2"], "--processes needs --store"),
        (["--bus", "nats://127.0.0.1:4222"], "and needs --store"),
        (["--store", "postgresql://h/d", "--bus", "http://h"], "--bus is like"),
        (["--processes", "0"], "--processes is from 1 to"),
        (["--drain-seconds", "-1"], "--drain-seconds is at least 0"),
    ):
        assert run(["serve", "--no-browser", *flags]) == 2
        assert says in capsys.readouterr().err


def test_three_processes_on_one_machine(tmp_path: Path) -> None:
    assert SERVICES.postgres is not None
    assert SERVICES.nats is not None
    port = free_port()
    words = ["--port", str(port), "--data", str(tmp_path), "--processes", "3", "--no-browser"]
    words += ["--store", SERVICES.postgres.create(), "--bus", SERVICES.nats.url]
    server = subprocess.Popen(
        [sys.executable, "-m", "sushiya", "serve", *words, "--drain-seconds", "0.1"],
        stdout=subprocess.PIPE,
        text=True,
    )
    with server, ExitStack() as held:
        held.callback(server.kill)  # Whatever fails, nobody waits for it without end.
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Sushiya is open")
        sites = [Site(f"http://127.0.0.1:{port + one}", key_of(0)) for one in range(4)]
        given = sites[0].call("/api/tables", {"game": "sushi-go", **person(0)})
        for site in sites:
            assert site.call("/api/ready")["is-ready"]
            assert site.call(f"/api/tables/{given['table']}", token=given["token"])["yours"] == [0]
        assert find_house(data_file(tmp_path)).port == port
        children = _children(server.pid)
        if children:  # One that dies is started again.
            os.kill(children[0], signal.SIGKILL)
            _wait_for(
                lambda: len(_children(server.pid)) == 3 and children[0] not in _children(server.pid)
            )
        server.terminate()
        assert server.wait(60) == 0
        assert server.stdout.read().endswith("Closed. All tables are kept.\n")


def test_a_process_that_is_told_to_end_while_it_starts_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Between fork and its first step it still has its parent's way to take a signal."""
    fork = os.fork

    def fork_and_signal() -> int:
        child = fork()
        if not child:
            os.kill(os.getpid(), signal.SIGTERM)
        return child

    monkeypatch.setattr(fleet, "run", lambda *_, **__: None)
    monkeypatch.setattr(fleet, "replace", lambda config, **_: config)
    one = fleet._Fleet(None, None, [None], None)  # type: ignore[arg-type, list-item]
    before = signal.signal(signal.SIGTERM, one._end)
    try:
        monkeypatch.setattr(os, "fork", fork_and_signal)
        one._start(0)
        (child,) = one._children
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGTERM
        one._is_ending = True
        one._start(0)
        assert list(one._children) == [child]
    finally:
        signal.signal(signal.SIGTERM, before)


def _children(process: int) -> list[int]:
    file = Path(f"/proc/{process}/task/{process}/children")
    return [int(one) for one in file.read_text().split()] if file.exists() else []


def _wait_for(wanted: Any) -> None:
    asyncio.run(eventually(wanted, 60.0))
