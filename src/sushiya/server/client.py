"""A small client for tests, benchmarks and bots: tables over HTTP, a seat over its socket."""

import asyncio
import contextlib
import itertools
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from sushiya.server.shares import Shares


class SaidNo(Exception):
    """The server refused."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal["code"])
        self.code: str = refusal["code"]
        self.refusal = refusal


@dataclass(frozen=True)
class Site:
    """A server, and the player who speaks to it."""

    address: str
    player: str = field(default_factory=lambda: secrets.token_urlsafe(16))

    def call(
        self, path: str, body: Any = None, token: str | None = None, method: str | None = None
    ) -> Any:
        """Send a request (by default GET, or POST with a body); raises SaidNo if refused."""
        headers = {"sushiya-player": self.player, "content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - ours
            f"{self.address}{path}", data, headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - ours
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise SaidNo(json.loads(error.read())["refusal"]) from error

    async def ask(
        self, path: str, body: Any = None, token: str | None = None, method: str | None = None
    ) -> Any:
        """Call in a thread, without blocking the event loop."""
        return await asyncio.to_thread(self.call, path, body, token, method)

    def socket_of(self, table: str) -> str:
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"


class Chair:
    """A device at a table: what it has received, and requests that wait for answers.

    It takes part in the deal automatically, with its shares of the seed.
    """

    def __init__(self, socket: ClientConnection, shares: Shares) -> None:
        self.table: dict[str, Any] = {}
        self.games: dict[int | None, Any] = {}
        """The newest state of the game for each seat of this device."""
        self.numbers: dict[int | None, int] = {}
        self.lines: list[dict[str, Any]] = []
        self.reactions: list[dict[str, Any]] = []
        self.received: list[bytes] = []
        """Every message as it was received, if `keeps` is set."""
        self.keeps = False
        self.closed: str | None = None
        self._socket = socket
        self._shares = shares
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._ids = (f"{secrets.token_hex(4)}-{count}" for count in itertools.count())

    async def hello(self, tokens: tuple[str, ...], seen: dict[str, int], player: str) -> None:
        """Send the first message: with tokens, or as a watcher with the key of a player."""
        message = {"type": "hello", "tokens": tokens, "seen": seen}
        await self._send(message if tokens else {**message, "player": player})

    async def listen(self) -> None:
        """Handle messages until the socket is closed."""
        try:
            async for text in self._socket:
                data = text.encode() if isinstance(text, str) else text
                if self.keeps:
                    self.received.append(data)
                await self._take(json.loads(data))
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = self._socket.close_reason or "closed"
            self._changed.set()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError(self.closed))

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ping":
                await self._send({"type": "pong"})
                return
            case "table":
                self.table = message["table"]
                await self._deal(message["yours"])
            case "update":
                self.numbers[message["seat"]] = message["number"]
                seat, to_act = message["seat"], {"to-act": message["to-act"]}
                game = message["game"] or self.games.get(seat)
                if game is not None:
                    game = {**game, **to_act, "view": {**game["view"], **to_act}}
                self.games[seat] = game
                self.lines += message["lines"]
            case "reacted":
                self.reactions.append(message)
            case _:
                answer = self._answers.pop(message["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
        self._changed.set()

    async def _deal(self, yours: list[int]) -> None:
        """Commit or reveal if the table waits for it, without waiting for the answers."""
        for request in self._shares.asked(self.table, yours):
            await self._send({"id": f"share-{next(self._ids)}", **request})

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; a refusal is raised."""
        fields.setdefault("id", next(self._ids))
        fields.setdefault("seat", 0)
        answer = self.expect(fields["id"])
        try:
            await self._send({"type": kind, **fields})
        except websockets.ConnectionClosed:
            # Fail like a request whose answer was lost.
            answer.cancel()
            raise ConnectionError(self._socket.close_reason or "closed") from None
        said = await answer
        if said["type"] == "refused":
            raise SaidNo(said["refusal"])
        return said

    async def start(self, **fields: Any) -> None:
        """Start the game, and wait until the deal is done."""
        await self.send("start", **fields)
        await self.until(lambda: self.table["phase"] != "waiting")

    def expect(self, request: str) -> asyncio.Future[dict[str, Any]]:
        """Return a future for the answer to a request, whoever sends the request."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[request] = answer
        return answer

    async def changed(self, within: float = 30.0) -> None:
        """Wait for the next message that changes anything."""
        self._changed.clear()
        async with asyncio.timeout(within):
            await self._changed.wait()

    async def until(self, wanted: Any, within: float | None = 30.0) -> None:
        """Wait until `wanted()` is true; without a timeout if `within` is None."""
        async with asyncio.timeout(within):
            while not wanted():
                if self.closed is not None:
                    raise ConnectionError(self.closed)
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        await self._socket.close()

    def abort(self) -> None:
        """Abort the connection without a close frame."""
        self._socket.transport.abort()


@asynccontextmanager
async def sit(
    site: Site,
    table: str,
    *tokens: str,
    seen: dict[str, int] | None = None,
    keeps: bool = False,
    shares: Shares | None = None,
) -> AsyncIterator[Chair]:
    """Connect to a table with these tokens; without any, watch.

    Pass the same shares again when you reconnect.
    """
    shares = shares or Shares()
    shares.connect()
    async with websockets.connect(
        site.socket_of(table), compression=None, max_size=None, open_timeout=30
    ) as socket:
        chair = Chair(socket, shares)
        chair.keeps = keeps
        listening = asyncio.create_task(chair.listen())
        try:
            await chair.hello(tokens, seen or {}, site.player)
            yield chair
        finally:
            await socket.close()
            with contextlib.suppress(asyncio.CancelledError):
                await listening
