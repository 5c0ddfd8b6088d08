"""Leases in PostgreSQL: a table has one keeper, as long as that one lives."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from services import Postgres, postgres
from sushiya.conformance.stores import WAITING, opened
from sushiya.store import postgres_keepers
from sushiya.store.address import open_alone, open_shared
from sushiya.store.keepers import Kept
from sushiya.store.postgres import PostgresStore
from sushiya.store.postgres_keepers import PostgresKeepers
from sushiya.store.protocol import Append, Erasure, InUse


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


def with_three(
    server: Postgres, use: Callable[[PostgresStore, list[PostgresKeepers]], Awaitable[None]]
) -> None:
    """Give three processes that share a database with the tables a, b and c."""

    async def run() -> None:
        store = await PostgresStore.open(server.create())
        try:
            for table in "abc":
                await store.append(opened(table))
            await use(store, [PostgresKeepers(store, f"process {one}") for one in range(3)])
        finally:
            await store.close()

    asyncio.run(run())


def ours(kept: dict[str, Kept]) -> str:
    return "".join(sorted(table for table, one in kept.items() if one.is_ours))


def test_who_comes_first_keeps_a_table_until_it_wants_it_no_more(server: Postgres) -> None:
    async def use(_: PostgresStore, keepers: list[PostgresKeepers]) -> None:
        first, second, third = keepers
        assert ours(await first.beat(["a", "b"])) == "ab"
        assert ours(await second.beat(["a", "b", "c"])) == "c"
        assert ours(await first.beat(["b"], ["a"])) == "b"
        assert ours(await second.beat(["a", "c"])) == "ac"
        await second.leave_all()
        assert ours(await third.beat(["a", "b", "c"])) == "ac"
        assert await first.beat(["nowhere"]) == {}

    with_three(server, use)


def test_who_falls_silent_keeps_nothing(server: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(_: PostgresStore, keepers: list[PostgresKeepers]) -> None:
        monkeypatch.setattr(postgres_keepers, "LASTS", 0.0)  # It is silent from now on.
        await keepers[0].beat(["a", "b"])
        monkeypatch.undo()
        assert ours(await keepers[1].beat(["a"])) == "a"
        assert ours(await keepers[0].beat(["a", "b"])) == "b"

    with_three(server, use)


def test_of_many_at_once_one_keeps_a_table(server: Postgres) -> None:
    async def use(_: PostgresStore, keepers: list[PostgresKeepers]) -> None:
        for _turn in range(5):
            found = await asyncio.gather(*(one.beat(["a", "b", "c"]) for one in keepers))
            assert sorted("".join(map(ours, found))) == ["a", "b", "c"]
            await asyncio.gather(*(one.leave_all() for one in keepers))

    with_three(server, use)


def test_a_beat_tells_how_long_logs_are_and_whether_they_were_rewritten(server: Postgres) -> None:
    async def use(store: PostgresStore, keepers: list[PostgresKeepers]) -> None:
        await store.append(Append("a", 1, (b"x", b"y"), 2.0))
        erasure = Erasure("b", 1, (), ((1, b"nobody"),), (), WAITING)
        await store.erase(erasure)
        assert await keepers[0].beat(["a"], ["b"]) == {
            "a": Kept(is_ours=True, length=3, erasures=0),
            "b": Kept(is_ours=False, length=1, erasures=1),
        }

    with_three(server, use)


def test_a_lone_server_and_several_do_not_mix(server: Postgres) -> None:
    url = server.create()

    async def run() -> None:
        shared = [await open_shared(url, f"process {one}") for one in range(2)]
        with pytest.raises(InUse, match="another Sushiya runs on"):
            await open_alone(url)
        for store, _ in shared:
            await store.close()
        alone = await open_alone(url)
        with pytest.raises(InUse, match="a Sushiya without --bus runs on"):
            await open_shared(url, "process")
        await alone.close()

    asyncio.run(run())
