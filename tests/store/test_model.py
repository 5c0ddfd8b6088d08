"""Whatever is asked, in whatever order, the SQLite store answers as the one in memory does."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from store.disk import Disk
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Append, Store, Summary
from sushiya.store.sqlite import SqliteStore

Step: TypeAlias = tuple[str, tuple[Any, ...]]
TABLES = st.sampled_from(["a", "b", "c"])
TIMES = st.sampled_from([1.0, 2.0, 3.0, 4.0])
PLAYERS = st.sampled_from(["p", "q", "r"])
KINDS = st.sampled_from(["record", "token"])
CODES = st.sampled_from(["", "KIWI", "MISO"])
BODIES = st.lists(st.binary(max_size=3), max_size=3).map(tuple)
SUMMARIES = st.builds(
    Summary,
    code=CODES,
    listed=st.booleans(),
    phase=st.sampled_from(["waiting", "running", "over"]),
    deadline=st.none() | TIMES,
    players=st.lists(PLAYERS, max_size=3).map(tuple),
    card=st.binary(max_size=3),
)
APPENDS = st.builds(
    Append,
    table=TABLES,
    expected=st.integers(0, 4),
    bodies=BODIES,
    at=TIMES,
    command_id=st.none() | st.sampled_from(["x", "y", "z"]),
    summary=st.none() | SUMMARIES,
)
STEPS = st.one_of(
    st.tuples(st.just("append"), st.tuples(APPENDS)),
    st.tuples(st.just("put_document"), st.tuples(KINDS, TABLES, st.binary(max_size=3))),
    st.tuples(
        st.just("swap_document"),
        st.tuples(KINDS, TABLES, st.none() | st.binary(max_size=1), st.binary(max_size=1)),
    ),
    st.tuples(st.just("delete_over"), st.tuples(TIMES)),
)


async def all_that_can_be_asked(store: Store) -> list[Any]:
    tables = ("a", "b", "c")
    return await asyncio.gather(
        store.counts(),
        *(store.read(table, after) for table in tables for after in (0, 1)),
        *(store.summary(table) for table in tables),
        *(store.get_document(kind, table) for kind in ("record", "token") for table in tables),
        *(store.find_code(code) for code in ("", "KIWI", "MISO")),
        *(store.listed(limit) for limit in (2, 9)),
        *(store.of_player(player, 2) for player in ("p", "q", "r")),
        *(store.due(before, limit) for before, limit in ((2.0, 1), (3.0, 9))),
    )


@contextmanager
def both() -> Iterator[tuple[MemoryStore, SqliteStore]]:
    disk = Disk()  # for its speed: it waits for nothing
    with tempfile.TemporaryDirectory() as folder:
        yield MemoryStore(), SqliteStore(Path(folder) / "tables.sqlite3", vfs=disk.name)
    disk.unregister()


@settings(max_examples=100, deadline=None, derandomize=True)
@given(steps=st.lists(STEPS, max_size=25))
def test_it_answers_as_the_store_in_memory(steps: list[Step]) -> None:
    async def compare(model: MemoryStore, store: SqliteStore) -> None:
        for name, arguments in steps:
            wanted = await getattr(model, name)(*arguments)
            assert await getattr(store, name)(*arguments) == wanted
            assert await all_that_can_be_asked(store) == await all_that_can_be_asked(model)
        await store.close()

    with both() as stores:
        asyncio.run(compare(*stores))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(groups=st.lists(st.lists(APPENDS, min_size=2, max_size=40), max_size=4))
def test_appends_at_once_are_answered_as_one_after_the_other(groups: list[list[Append]]) -> None:
    async def compare(model: MemoryStore, store: SqliteStore) -> None:
        for group in groups:
            wanted = [await model.append(request) for request in group]
            assert await asyncio.gather(*map(store.append, group)) == wanted
            assert await all_that_can_be_asked(store) == await all_that_can_be_asked(model)
        await store.close()

    with both() as stores:
        asyncio.run(compare(*stores))
