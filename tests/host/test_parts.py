"""Small documents that several processes change: none is lost, and everybody can be forgotten."""

import asyncio
from collections.abc import Callable

import pytest

from host.helpers import in_loop
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.host import parts
from sushiya.host.circle import Circle, found, join
from sushiya.host.circles import Circles
from sushiya.host.parts import INDEX_LASTS, Index, Parts, PlayerSheets
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import StoreError
from sushiya.store.sheets import PartStale, PartWrite, WriteAnswer

LASTS = 100.0


class Names(Value, frozen=True):
    names: tuple[str, ...] = ()


def adding(name: str) -> Callable[[Names], Names]:
    return lambda before: Names((*before.names, name))


def sheets_in(store: MemoryStore, most_bytes: int = 1000) -> PlayerSheets:
    return PlayerSheets(Parts(store, lambda: 0.0, LASTS, 1, most_bytes), "names", "names")


@in_loop
async def test_of_several_writers_at_once_none_is_lost() -> None:
    store = MemoryStore()
    writers = {str(number): sheets_in(store) for number in range(8)}
    await asyncio.gather(*(one.change("p", Names, adding(name)) for name, one in writers.items()))
    kept = await sheets_in(store).read("p", Names)
    assert {*kept.names} == {*writers}
    assert await sheets_in(store).read("another", Names) == Names()


@in_loop
async def test_what_cannot_be_kept_is_told() -> None:
    sheets = sheets_in(MemoryStore(), most_bytes=30)
    await sheets.change("p", Names, lambda _: Names(("short",)))
    with pytest.raises(StoreError, match="cannot be kept"):
        await sheets.change("p", Names, lambda _: Names(("x" * 30,)))
    assert (await sheets.read("p", Names)).names == ("short",)


class Busy(MemoryStore):
    """Somebody else always writes first."""

    async def write_part(self, write: PartWrite) -> WriteAnswer:
        return PartStale(write.expected + 1)


@in_loop
async def test_nobody_tries_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "TRIES", 3)
    with pytest.raises(StoreError, match="kept writing"):
        await sheets_in(Busy()).change("p", Names, lambda _: Names(("n",)))


@in_loop
async def test_a_sheet_that_is_dropped_or_old_is_empty_again() -> None:
    store = MemoryStore()
    sheets = sheets_in(store)
    for player in ("dropped", "old"):
        await sheets.change(player, Names, lambda _: Names(("n",)))
    await sheets.drop("dropped")
    await store.delete_old_sheets(LASTS + 1)
    for player in ("dropped", "old"):
        assert await sheets.read(player, Names) == Names()


@in_loop
async def test_an_index_outlives_what_it_lists() -> None:
    store = MemoryStore()
    index = Index(Parts(store, lambda: 0.0, LASTS, 1, 1000), "circles")
    for _ in range(2):
        await index.note("p", "a circle")
    await store.delete_old_sheets(INDEX_LASTS - 1)
    assert await index.names("p") == ("a circle",)


class Noting(MemoryStore):
    """Notes what is written in which order."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    async def write_part(self, write: PartWrite) -> WriteAnswer:
        self.written.append(write.sheet)
        return await super().write_part(write)


@in_loop
async def test_whoever_is_in_a_circle_is_in_the_index_whenever_the_server_stops() -> None:
    store = Noting()
    circles = Circles(store)
    first = found("Club", "p", "Ada", "plum")
    assert isinstance(first, Circle)
    await circles.found("circle", first)
    await circles.change("circle", lambda one: join(one, "q", "Ben", "egg"))
    assert [sheet == "circle" for sheet in store.written] == [False, True, False, True]
    assert not isinstance(await circles.read("circle"), Refusal)
