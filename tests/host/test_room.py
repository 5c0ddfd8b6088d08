"""A device that comes back is told what it missed, and nothing is read for one that knows all."""

from host.helpers import Salon, in_loop
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
