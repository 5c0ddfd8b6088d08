"""Several halls on one store in memory, as several processes would have them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from host.helpers import Salon
from sushiya.host.bus import LocalBus, LocalDoor
from sushiya.host.calls import Caller
from sushiya.host.exchange import Others
from sushiya.store.keepers import LASTS, Kept
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Appended, Erasure, Stale


class SharedStore(MemoryStore):
    """Counts erasures, and knows who keeps which table."""

    def __init__(self) -> None:
        super().__init__()
        self.erasures: dict[str, int] = {}
        self.keeper_of: dict[str, str] = {}
        self.alive: dict[str, float] = {}

    async def erase(self, request: Erasure) -> Appended | Stale:
        answer = await super().erase(request)
        if isinstance(answer, Appended):
            self.erasures[request.table] = self.erasures.get(request.table, 0) + 1
        return answer


@dataclass
class MemoryKeepers:
    store: SharedStore
    process: str
    clock: Callable[[], float]

    async def beat(self, wanted: Sequence[str], unwanted: Sequence[str] = ()) -> dict[str, Kept]:
        store, now = self.store, self.clock()
        store.alive[self.process] = now + LASTS
        for table in unwanted:
            if store.keeper_of.get(table) == self.process:
                del store.keeper_of[table]
        for table in wanted:
            if store.alive.get(store.keeper_of.get(table, ""), 0.0) <= now:
                store.keeper_of[table] = self.process
        return {
            table: Kept(
                store.keeper_of.get(table) == self.process,
                len(await store.read(table)),
                store.erasures.get(table, 0),
            )
            for table in (*wanted, *unwanted)
        }

    async def leave_all(self) -> None:
        self.store.alive.pop(self.process, None)


@dataclass
class Street:
    """Salons that share a store and a bus; time passes for all at once."""

    salons: list[Salon]
    doors: list[LocalDoor]
    store: SharedStore = field(default_factory=SharedStore)

    @classmethod
    def of(cls, count: int, caller: Caller | None = None) -> "Street":
        store, bus = SharedStore(), LocalBus()
        street = cls([], [], store)
        for number in range(count):
            door = bus.door()
            others = Others(
                f"process-{number}",
                door,
                MemoryKeepers(store, f"process-{number}", lambda: street.now),
            )
            street.doors.append(door)
            first = 1 + 100_000 * number
            street.salons.append(Salon(store=store, others=others, caller=caller, first=first))
        return street

    @property
    def now(self) -> float:
        return self.salons[0].now

    def tended(self, table: str) -> list[int]:
        """List which salons tend a table."""
        return [
            number
            for number, salon in enumerate(self.salons)
            for room in salon.hall.awake()
            if room.table.id == table and room.is_tended
        ]
