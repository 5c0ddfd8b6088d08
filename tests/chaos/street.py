"""An evening in a shop of three processes, to which everything happens that can."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from chaos.accounts import check_table
from chaos.evening import LEFT_TO_CHANCE, Evening, check_shown, invite, record_of
from chaos.guest import Guest
from chaos.shop import Shop
from services import Nats, Postgres, nats, postgres
from sushiya.store.postgres import PostgresStore

PROCESSES = 3
AT_ONCE = 6
PAUSE = 0.3
"""Seconds at most in which something stays away."""


class Line:
    """The line between a process and NATS, which can be cut: with a word, or in silence."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> str:
        """Give the address that the process is to use."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"nats://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._is_open.wait()
        try:
            other_reader, other = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, other}
        await asyncio.gather(self._pump(reader, other), self._pump(other_reader, writer))
        self._writers -= {writer, other}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._is_open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self, *, in_silence: bool) -> None:
        self._is_open.clear()
        if not in_silence:
            for writer in tuple(self._writers):
                writer.transport.abort()

    def heal(self) -> None:
        self._is_open.set()

    async def close(self) -> None:
        self.heal()
        self.cut(in_silence=False)
        self.heal()
        if self._server is not None:
            self._server.close()


class Street:
    """Three processes, their database and their bus."""

    def __init__(
        self,
        database: Postgres,
        bus: Nats,
        shops: list[Shop],
        lines: list[Line],
        rng: random.Random,
    ) -> None:
        self.shops = shops
        self.lines = lines
        self._database = database
        self._bus = bus
        self._rng = rng
        self.troubles = (
            self._kill,
            self._cut_line,
            self._restart_database,
            self._stop_bus,
            self._update,
        )

    @property
    def addresses(self) -> tuple[str, ...]:
        return tuple(shop.address for shop in self.shops)

    async def trouble(self, number: int) -> str:
        """Let something happen and pass. Gives its name.

        Each kind comes in its turn first; then any, and kills, which are the quickest, most often.
        """
        kinds = (*self.troubles, self._kill, self._kill, self._cut_line)
        is_first = number < len(self.troubles)
        happen = self.troubles[number] if is_first else self._rng.choice(kinds)
        await happen()
        return happen.__name__.removeprefix("_").replace("_", " ")

    async def _kill(self) -> None:
        shop = self._rng.choice(self.shops)
        await shop.kill()
        await self._pass()
        await shop.open()

    async def _update(self) -> None:
        """End all processes, one after the other, and start each anew."""
        for shop in self.shops:
            assert await shop.close() == 0
            await shop.open()

    async def _cut_line(self) -> None:
        line = self._rng.choice(self.lines)
        line.cut(in_silence=self._rng.random() < 0.5)
        await asyncio.sleep(self._rng.uniform(0, 10 * PAUSE))
        line.heal()

    async def _stop_bus(self) -> None:
        self._bus.stop()
        await self._pass()
        await asyncio.to_thread(self._bus.start)

    async def _restart_database(self) -> None:
        how = self._rng.choice(("fast", "immediate"))
        await asyncio.to_thread(self._database.stop, how)
        await self._pass()
        await asyncio.to_thread(self._database.start)

    async def _pass(self) -> None:
        await asyncio.sleep(self._rng.uniform(0, PAUSE))


@asynccontextmanager
async def open_street(folder: Path, rng: random.Random) -> AsyncIterator[tuple[Street, str]]:
    """Start everything; gives the street, and the address of its database."""
    with postgres(is_safe=True) as database, nats() as bus:
        url = database.create()
        lines = [Line(bus.port) for _ in range(PROCESSES)]
        shops = []
        for number, line in enumerate(lines):
            flags = ("--store", url, "--bus", await line.open(), "--drain-seconds", "0.2")
            shops.append(Shop(folder / str(number), *flags))
        street = Street(database, bus, shops, lines, rng)
        try:
            await asyncio.gather(*(shop.open() for shop in shops))
            yield street, url
        finally:
            for shop in shops:
                await shop.kill()
            for line in lines:
                await line.close()


async def run_street(evening: Evening, folder: Path) -> Counter[str]:
    """Play all games to their ends and check them; gives what was met."""
    rng = random.Random(evening.seed)
    met: Counter[str] = Counter()
    async with open_street(folder, rng) as (street, url):
        parties = await _play(evening, street, rng, met)
        records = [await record_of(rng.choice(street.addresses), party) for party in parties]
        for party in parties:
            await check_shown(party)
        store = await PostgresStore.open(url)
        try:
            for party, record in zip(parties, records, strict=True):
                check_table(await store.read(party[0].table), party, record, met)
        finally:
            await store.close()
        for shop in street.shops:
            assert await shop.close() == 0
            said = await shop.said_by_all()
            assert "Traceback" not in said, said
            met["of bots, by chance"] += sum(map(said.count, LEFT_TO_CHANCE))
            met["kills"] += shop.kills
    return met


async def _play(
    evening: Evening, street: Street, rng: random.Random, met: Counter[str]
) -> list[list[Guest]]:
    """Let troubles come while all games are played; and games, until each kind has come."""
    parties: list[list[Guest]] = []

    async def play() -> None:
        while met["games"] < evening.games or met["troubles"] < len(street.troubles):
            number = met["games"]
            met["games"] += 1
            own = random.Random(f"{evening.seed} {number}")
            party = await invite(street.addresses, number, own, met)
            parties.append(party)
            await asyncio.gather(*(guest.play() for guest in party))

    games: asyncio.Future[Any] = asyncio.gather(
        *(play() for _ in range(min(evening.games, AT_ONCE)))
    )
    try:
        while not games.done():
            enough = met["granted"] + rng.randint(0, 2 * evening.granted_a_kill)
            while met["granted"] < enough and not games.done():
                await asyncio.wait([games], timeout=0.005)
            if not games.done():
                met[await street.trouble(met["troubles"])] += 1
                met["troubles"] += 1
        await games
    finally:
        games.cancel()
        await asyncio.gather(games, return_exceptions=True)
    return parties
