"""The real server as a child process: opened, killed, and opened again on the same tables."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from ports import free_port

OPEN_WITHIN = 60.0
GONE_WITHIN = 60.0
"""So long after a kill the bots' processes have ended by themselves, however busy the machine."""
PLENTY = "100000"


class Shop:
    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.restarts: list[float] = []
        """How many seconds each start took until people could come."""
        self.kills = 0
        self._port = free_port()
        self._process: Process | None = None
        self._wakes: list[asyncio.Task[bytes]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def open(self) -> None:
        """Start the server; it takes people when this returns."""
        began = time.monotonic()
        process = await self._start()
        if process.stdout is None:
            raise TypeError("the server's output was not piped")
        async with asyncio.timeout(OPEN_WITHIN):
            first = await process.stdout.readline()
        if not first.startswith(b"Sushiya is open"):
            raise ChildProcessError((await self._wakes[-1]).decode())
        self.restarts.append(time.monotonic() - began)

    async def _start(self) -> Process:
        limits = (
            "--sockets-per-address",
            "--requests-per-second",
            "--tables-per-minute",
            "--tables-per-player",
        )
        arguments = [
            *("-m", "sushiya", "serve", "--no-browser", "--bot-workers", "1"),
            *("--port", str(self._port), "--data", str(self.data)),
            *(word for limit in limits for word in (limit, PLENTY)),
            *self.flags,
        ]
        # The bots' processes inherit it, so it ends when the last of them has ended.
        reading, writing = os.pipe()
        self._wakes.append(asyncio.create_task(_read_all(reading)))
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, stdout=PIPE, stderr=writing
            )
        finally:
            os.close(writing)
        return self._process

    async def kill(self) -> None:
        """Kill the server itself; it has no time to tell anybody, not even its bots."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None
            self.kills += 1

    async def kill_at_start(self, after: float) -> None:
        """Start the server and kill it before long, most likely before it is open."""
        await self._start()
        await asyncio.sleep(after)
        await self.kill()

    async def close(self) -> int:
        """Ask the server to end; gives its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        async with asyncio.timeout(OPEN_WITHIN):
            code = await self._process.wait()
        self._process = None
        return code

    async def said_by_all(self) -> str:
        """Wait until none of the processes is left, and give what they said of errors."""
        async with asyncio.timeout(GONE_WITHIN):
            said = await asyncio.gather(*self._wakes)
        return b"".join(said).decode()


async def _read_all(pipe: int) -> bytes:
    reader = asyncio.StreamReader()
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(pipe, "rb")
    )
    try:
        return await reader.read()
    finally:
        transport.close()
