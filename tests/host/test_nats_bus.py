"""NATS as the bus: what is told is heard elsewhere, and a server that goes away harms nobody."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from host.helpers import in_loop
from ports import free_port
from services import Nats, nats
from sushiya.core.ids import Seat
from sushiya.host import bus as bus_module
from sushiya.host import nats_bus
from sushiya.host.bus import AnyNews, Grew, Reacted, WhoIsHere, open_bus
from sushiya.host.nats_bus import NatsBus
from sushiya.store.protocol import StoreError

PATIENCE = 30.0


@pytest.fixture(scope="module")
def server() -> Iterator[Nats]:
    with nats() as one:
        yield one


@asynccontextmanager
async def buses(server: Nats, count: int = 2) -> AsyncIterator[list[NatsBus]]:
    opened = [await NatsBus.open(server.url) for _ in range(count)]
    try:
        yield opened
    finally:
        for one in opened:
            await one.close()


async def heard(box: "asyncio.Queue[AnyNews]") -> AnyNews:
    return await asyncio.wait_for(box.get(), PATIENCE)


@in_loop
async def test_what_is_told_is_heard_by_all_others_who_listen_to_the_table(server: Nats) -> None:
    async with buses(server, 3) as (first, second, third):
        boxes: list[asyncio.Queue[AnyNews]] = [asyncio.Queue() for _ in range(3)]
        for box, one in zip(boxes, (first, second, third), strict=True):
            await one.listen("a", box.put_nowait)
        other: asyncio.Queue[AnyNews] = asyncio.Queue()
        await second.listen("b", other.put_nowait)
        told = (
            Grew(version=3, at=1.5, bodies=(b"\x00\xff", b"{}")),
            bus_module.Here(process="p", seats=(Seat(1),), watchers=2),
            Reacted(seat=Seat(0), reaction="nice"),
        )
        # Until the others' subscriptions have come through.
        while boxes[1].empty() or boxes[2].empty():
            first.tell("a", WhoIsHere())
            await asyncio.sleep(0.02)
        for news in told:
            first.tell("a", news)
        for box in boxes[1:]:
            found = [await heard(box)]
            while found[-1] != told[-1]:
                found.append(await heard(box))
            assert [one for one in found if not isinstance(one, WhoIsHere)] == list(told)
        assert boxes[0].empty()
        assert other.empty()
        await second.leave("a")
        await second.leave("a")


@in_loop
async def test_a_server_that_comes_back_carries_news_again() -> None:
    with nats() as server:
        async with buses(server) as (first, second):
            box: asyncio.Queue[AnyNews] = asyncio.Queue()
            await second.listen("a", box.put_nowait)
            server.stop()
            while first.is_connected() or second.is_connected():  # noqa: ASYNC110 - no event
                await asyncio.sleep(0.01)
            for _ in range(3):
                first.tell("a", WhoIsHere())  # It is lost, and nobody waits for it.
            await first.listen("b", box.put_nowait)
            await first.leave("b")
            server.start()
            async with asyncio.timeout(PATIENCE):
                while box.empty():
                    first.tell("a", WhoIsHere())
                    await asyncio.sleep(0.02)


@in_loop
async def test_what_nobody_understands_is_left_out(server: Nats) -> None:
    async with buses(server) as (first, second):
        box: asyncio.Queue[AnyNews] = asyncio.Queue()
        await second.listen("a", box.put_nowait)
        async with asyncio.timeout(PATIENCE):
            while box.empty():
                await first._client.publish("sushiya.table.a", b"\xc1")
                first.tell("a", WhoIsHere())
                await asyncio.sleep(0.02)


@in_loop
async def test_a_server_that_is_not_there_is_named_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nats_bus, "OPEN_WITHIN", 0.5)
    port = free_port()
    with pytest.raises(StoreError, match=f"^nats://127.0.0.1:{port} cannot be reached") as found:
        await open_bus(f"nats://us:secret@127.0.0.1:{port}")
    assert "secret" not in str(found.value)
