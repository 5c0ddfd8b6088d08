"""The bus over NATS: broadcasts news to all processes that have the same table open."""

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from sushiya.host.bus import AnyNews, Hear, pack, unpack
from sushiya.store.protocol import StoreError

logger = logging.getLogger(__name__)

SUBJECT = "sushiya.table."
MOST_WAITING = 10_000
"""News in the send queue; the oldest above this limit are lost, and others read the store."""
TRY_AGAIN_AFTER = 0.5
CONNECT_WITHIN = 5
OPEN_WITHIN = 10.0
PING_EVERY = 5
"""Seconds between pings; after two without an answer the connection is closed."""


class NatsBus:
    """Open one with `open`. While the server is away, news are lost, but tables keep running."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._hears: dict[str, Subscription] = {}
        self._waiting: deque[tuple[str, AnyNews]] = deque(maxlen=MOST_WAITING)
        self._has_news = asyncio.Event()
        self._sending = asyncio.create_task(self._send())

    @classmethod
    async def open(cls, url: str) -> "NatsBus":
        connecting = nats.connect(
            url,
            no_echo=True,
            connect_timeout=CONNECT_WITHIN,
            reconnect_time_wait=TRY_AGAIN_AFTER,
            max_reconnect_attempts=-1,
            ping_interval=PING_EVERY,
            pending_size=0,
            error_cb=_note,
        )
        try:
            # Without a timeout, it would retry forever.
            client = await asyncio.wait_for(connecting, OPEN_WITHIN)
        except (NatsError, OSError, TimeoutError, ValueError) as error:
            reason = str(error) or "it does not answer"
            raise StoreError(f"{_public_name(url)} cannot be reached: {reason}") from error
        return cls(client)

    def tell(self, table: str, news: AnyNews) -> None:
        self._waiting.append((table, news))
        self._has_news.set()

    async def _send(self) -> None:
        while True:
            while self._waiting:
                table, news = self._waiting.popleft()
                try:
                    await self._client.publish(SUBJECT + table, pack(news))
                except NatsError:
                    self._waiting.clear()
                except Exception:
                    logger.exception("news of table %s", table)
            self._has_news.clear()
            await self._has_news.wait()

    async def listen(self, table: str, hear: Hear) -> None:
        async def take(message: Msg) -> None:
            try:
                hear(unpack(message.data))
            except msgspec.MsgspecError as error:
                logger.warning("news of table %s that nobody understands: %s", table, error)
            except Exception:
                logger.exception("news of table %s", table)

        self._hears[table] = await self._client.subscribe(SUBJECT + table, cb=take)

    async def leave(self, table: str) -> None:
        subscription = self._hears.pop(table, None)
        if subscription is not None:
            with suppress(NatsError):
                await subscription.unsubscribe()

    def is_connected(self) -> bool:
        return bool(self._client.is_connected)

    async def close(self) -> None:
        self._sending.cancel()
        with suppress(NatsError):
            await self._client.close()


async def _note(error: Exception) -> None:
    logger.warning("NATS: %s", str(error) or type(error).__name__)


def _public_name(url: str) -> str:
    """Return a server's address without user and password."""
    scheme, _, rest = url.rpartition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
