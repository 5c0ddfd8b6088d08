"""A device that comes back is told what it missed, and who asks is answered at once."""

import asyncio

from host.helpers import GatedStore, Salon, in_loop, legal
from sushiya.host import shown
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Entry


class CountingStore(MemoryStore):
    reads = 0

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        self.reads += 1
        return await super().read(table, after)


@in_loop
async def test_only_who_missed_something_has_the_log_read() -> None:
    store = CountingStore()
    salon = Salon(store)
    room, _ = await salon.start(people=2)
    await salon.play(room, 0)
    number = room.table.number(room.table.host)
    store.reads = 0
    knowing = await salon.look(room, 0, seen=number)
    assert (store.reads, knowing.update(0)["lines"]) == (0, [])
    assert knowing.update(0)["game"]["decision"] == 0
    behind = await salon.look(room, 0, seen=number - 1)
    assert store.reads == 1
    assert [line["number"] for line in behind.update(0)["lines"]] == [number]


@in_loop
async def test_what_was_granted_is_shown_before_the_answer() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2)
    first.inbox.clear()
    await salon.play(room, 0)
    assert len(first.messages("update")) == 1


@in_loop
async def test_what_changes_nothing_is_answered_while_a_change_is_written() -> None:
    store = GatedStore()
    salon = Salon(store)
    room, _ = await salon.start(people=2)
    command = legal(room, 0)[0]
    store.gate.clear()
    playing = asyncio.create_task(salon.play(room, 0))
    await salon.settle()
    answer = await asyncio.wait_for(salon.ask(room, "Ask", 0, command=command), 30)
    assert isinstance(answer, shown.Asked)
    assert not playing.done()
    store.gate.set()
    await playing
