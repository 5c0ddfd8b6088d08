"""Attack every limit of a real server's connections, each twice with the same bytes.

Usage: .venv/bin/python scripts/attacks.py [--only NAME]
Meanwhile a game is played at the same server. Prints a table: how many connections the server
closed, its memory before, after the first and after the second attack, and the slowest pick of the
game as a multiple of the median pick without an attack. Exit code 1 if the server did not close a
connection, if the second attack added 10 % of memory or more, or if the game was delayed. Takes
about 4 minutes.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import astuple, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, cast

import psutil
from websockets.frames import Frame, Opcode

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.helpers import Guest, Shop, eventually, seat_guests, start
from server.raw_socket import frame, until_ended, upgrade
from sushiya.cli.bench_processes import Server, serving

MOST_GROWTH = 0.10
"""What the second time may add to the memory after the first."""
LONGEST_WAIT = 2.0
"""Seconds for a pick, on a busy machine too."""
PAUSE = 0.05
"""Seconds between two picks."""
CALM = 100
"""Picks without an attack, for the median."""
PATIENCE = 40.0
"""Seconds in which the server must have ended everything."""
DRIP = 0.5
MB = 2**20

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(frozen=True)
class Target:
    """Where an attack goes, and the address that it comes from."""

    port: int
    table: str
    source: str

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Streams]:
        streams = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=4096
        )
        try:
            yield streams
        finally:
            streams[1].transport.abort()

    @asynccontextmanager
    async def open_socket(self) -> AsyncIterator[Streams]:
        async with self.connect() as (reader, writer):
            writer.write(upgrade(f"127.0.0.1:{self.port}", self.table))
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer


async def send(streams: Streams, data: bytes) -> None:
    """Send all of it, or as much as the server takes, and wait for the end."""
    reader, writer = streams
    writer.write(data)
    await until_ended(reader, PATIENCE)


async def drip(streams: Streams, begin: bytes) -> None:
    """Send a byte from time to time until the server ends the connection."""
    reader, writer = streams
    writer.write(begin)
    ending = asyncio.create_task(until_ended(reader, PATIENCE))
    while not ending.done() and not writer.is_closing():
        writer.write(b"x")
        await asyncio.wait([ending], timeout=DRIP)
    await ending


def request(*headers: str, method: str = "GET", path: str = "/api/games") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: x", *headers, "", ""]).encode()


FORM = ("content-type: application/json", "content-length: 100000", "sushiya-player: " + "x" * 22)
PING = frame(Opcode.PING)


async def big_headers(target: Target) -> None:
    async with target.connect() as streams:
        await send(streams, b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"x" * 4 * MB)


async def many_headers(target: Target) -> None:
    async with target.connect() as streams:
        await send(streams, request(*["a:b"] * 3000))


async def dripping_headers(target: Target) -> None:
    async with target.connect() as streams:
        await drip(streams, b"GET / HTTP/1.1\r\nhost: x\r\nx: ")


async def silent(target: Target) -> None:
    async with target.connect() as (reader, _):
        await until_ended(reader)


async def slow_bodies(target: Target) -> None:
    async with target.connect() as streams:
        await drip(streams, request(*FORM, method="POST", path="/api/tables"))


async def pings(target: Target) -> None:
    """Ping as much as is allowed for a while, then as fast as possible."""
    async with target.open_socket() as streams:
        for _ in range(50):
            streams[1].write(PING * 3)
            await asyncio.sleep(0.1)
        await send(streams, PING * 200_000)


async def tiny_frames(target: Target) -> None:
    async with target.open_socket() as streams:
        await send(streams, frame(Opcode.TEXT, b"{}") * 200_000)


async def oversized(target: Target) -> None:
    async with target.open_socket() as streams:
        await send(streams, frame(Opcode.TEXT, b" " * MB))


async def fragments(target: Target) -> None:
    async with target.open_socket() as streams:
        begin = Frame(Opcode.TEXT, b" ", fin=False).serialize(mask=True)
        await send(streams, begin + frame(Opcode.CONT, fin=False) * 200_000)


async def never_reading(target: Target) -> None:
    """Watch a table, ping as much as is allowed, and read nothing of it all.

    So little comes that buffers of the system hold it. A flood at the end ends the connection.
    """
    async with target.open_socket() as (reader, writer):
        transport = cast("asyncio.Transport", writer.transport)
        transport.pause_reading()
        long = frame(Opcode.PING, b"x" * 125)
        writer.write(frame(Opcode.TEXT, b'{"type":"hello","tokens":[]}'))
        for _ in range(50):
            writer.write(long * 3)
            await asyncio.sleep(0.1)
        writer.write(long * 20_000)
        await asyncio.sleep(1.0)
        transport.resume_reading()
        await until_ended(reader, PATIENCE)


async def no_hello(target: Target) -> None:
    async with target.open_socket() as (reader, _):
        await reader.read(1)  # the refusal; a peer that is told goes
        await reader.read(65536)


@dataclass(frozen=True)
class Attack:
    one: Callable[[Target], Awaitable[None]]
    connections: int


ATTACKS = {
    "big-headers": Attack(big_headers, 100),
    "many-headers": Attack(many_headers, 200),
    "dripping-headers": Attack(dripping_headers, 200),
    "silent": Attack(silent, 300),
    "slow-bodies": Attack(slow_bodies, 200),
    "pings": Attack(pings, 200),
    "tiny-frames": Attack(tiny_frames, 100),
    "oversized": Attack(oversized, 200),
    "fragments": Attack(fragments, 100),
    "never-reading": Attack(never_reading, 200),
    "no-hello": Attack(no_hello, 200),
}


async def attack(name: str, target: Target) -> int:
    """Run an attack; gives how many connections the server has ended."""
    chosen = ATTACKS[name]
    running = [asyncio.create_task(chosen.one(target)) for _ in range(chosen.connections)]
    done, late = await asyncio.wait(running, timeout=PATIENCE)
    for one in late:
        one.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    return sum(one.exception() is None for one in done)


# The game that goes on meanwhile, and what is measured.


@dataclass
class Game:
    """Two people who pick without pause, game after game."""

    shop: Shop
    picks: list[float] = field(default_factory=list)
    """Seconds that each pick waited for its answer."""
    calm: list[float] = field(default_factory=list)
    """The same before any attack."""
    _since: float = 0.0
    """When the pick that is under way was sent."""

    async def play(self) -> None:
        while True:
            guests = await seat_guests(self.shop, "sushi-go", 2)
            for guest in guests:
                await guest.come()
            await start(guests)
            while guests[0].chair.table["phase"] == "running":
                await self._decide(guests)
            for guest in guests:
                await guest.go()

    async def _decide(self, guests: list[Guest]) -> None:
        decision = guests[0].game["decision"]
        for guest in guests:
            await asyncio.sleep(PAUSE)
            self._since = time.perf_counter()
            await guest.play(guest.game["legal"][0]["write"])
            self.picks.append(time.perf_counter() - self._since)
            self._since = 0.0
        for guest in guests:
            await guest.chair.until(lambda guest=guest: _is_past(guest, decision))

    def slowest(self) -> float:
        """Give the longest wait since the picks were cleared, one that goes on included."""
        waiting = time.perf_counter() - self._since if self._since else 0.0
        return max([waiting, *self.picks])


def _is_past(guest: Guest, decision: int) -> bool:
    is_over = guest.chair.table["phase"] != "running"
    return is_over or (guest.game["decision"] > decision and guest.is_asked())


class Attackers:
    """A process of its own, so that the game's picks wait for the server alone."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def attack(self, name: str, target: Target) -> int:
        """Run an attack; gives how many connections the server has ended."""
        if self._process.stdin is None or self._process.stdout is None:
            raise TypeError("the attackers cannot be spoken to")
        self._process.stdin.write(json.dumps([name, *astuple(target)]).encode() + b"\n")
        return int(await self._process.stdout.readline())


@asynccontextmanager
async def attackers() -> AsyncIterator[Attackers]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        "--attackers",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        yield Attackers(process)
    finally:
        process.kill()
        await process.wait()


def follow_orders() -> int:
    """Attack as told, line by line."""
    for line in sys.stdin:
        name, *target = json.loads(line)
        sys.stdout.write(f"{asyncio.run(attack(name, Target(*target)))}\n")
        sys.stdout.flush()
    return 0


async def settled(server: Server, source: str) -> int:
    """Wait until nobody is connected from an address; gives the server's memory."""
    process = psutil.Process(server.process.pid)

    def is_free() -> bool:
        return not any(
            one.raddr and one.raddr.ip == source for one in process.net_connections("tcp4")
        )

    await eventually(is_free, PATIENCE)
    await asyncio.sleep(1.0)
    return server.memory()


@dataclass(frozen=True)
class Finding:
    ended: int
    memory: list[int]
    """Before, after the first time, and after the second."""
    slowest: float
    """Seconds that the slowest pick took."""

    def broken(self, name: str) -> str:
        """Say which promises do not hold."""
        promises = {
            "not all ended": self.ended == 2 * ATTACKS[name].connections,
            "memory grows": self.memory[2] < self.memory[1] * (1 + MOST_GROWTH),
            "picks wait": self.slowest < LONGEST_WAIT,
        }
        return ", ".join(sentence for sentence, holds in promises.items() if not holds)


async def find(game: Game, server: Server, enemies: Attackers, name: str, table: str) -> Finding:
    """Run an attack twice; each comes from an address of its own."""
    game.picks.clear()
    memory, ended = [server.memory()], 0
    for source in ("127.0.1.1", "127.0.1.2"):
        ended += await enemies.attack(name, Target(server.port, table, source))
        memory.append(await settled(server, source))
    return Finding(ended, memory, game.slowest())


async def find_all(server: Server, names: list[str]) -> bool:
    """Run all attacks and print what was found; False: a promise is broken."""
    shop = Shop(f"http://127.0.0.1:{server.port}", cast("Any", None), cast("Any", None))
    # Another table than the one that is played at.
    attacked, *_ = await seat_guests(shop, "sushi-go", 2, settings={"watchers": "link"})
    game = Game(shop)
    playing = asyncio.create_task(game.play())
    await eventually(lambda: len(game.picks) >= CALM or playing.done(), PATIENCE)
    game.calm = list(game.picks)
    is_kept = True
    usual = median(game.calm)
    _print(f"without an attack a pick takes {usual * 1000:.1f} ms (median)")
    _print(ROW.format("attack", "ended", "MB before", "after 1st", "after 2nd", "slowest pick"))
    async with attackers() as enemies:
        for name in names:
            one = await find(game, server, enemies, name, attacked.table)
            memory = [f"{size / MB:.1f}" for size in one.memory]
            row = ROW.format(name, one.ended, *memory, f"{one.slowest / usual:.0f} times")
            _print(f"{row}  {one.broken(name)}".rstrip())
            is_kept &= not one.broken(name)
    if playing.done():
        playing.result()  # the game has failed
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    return is_kept


ROW = "{:<17}{:>6}{:>11}{:>11}{:>11}{:>14}"


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(names: list[str]) -> int:
    # Limits of an address are lifted there: they would keep most attackers out.
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        return 0 if asyncio.run(find_all(server, names)) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Attack a real server at its wire.")
    parser.add_argument("--only", choices=ATTACKS)
    parser.add_argument("--attackers", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attackers:
        return follow_orders()
    return run([asked.only] if asked.only else list(ATTACKS))


if __name__ == "__main__":
    sys.exit(main())
