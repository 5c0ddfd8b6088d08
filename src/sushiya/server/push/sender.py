"""Sends notices to push services: in the background, a few at a time, with limited retries."""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import SplitResult

from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.host.calls import Call
from sushiya.server.push.devices import PushDevice, PushDevices
from sushiya.server.push.keys import PushKeys
from sushiya.server.push.notice import write_notice
from sushiya.server.push.policy import HTTPS, PushPolicy, UnsafePlace, place_of, resolve
from sushiya.server.push.text import to_text
from sushiya.store.protocol import StoreError

if TYPE_CHECKING:
    import httpx

logger = logging.getLogger(__name__)

MOST_WAITING = 1000
"""Calls and notices that wait; more are dropped: home shows whose turn it is anyway."""
WORKERS = 4
TIMEOUT = 10.0
"""Seconds in which a push service has to answer."""
PAUSES = (30.0, 300.0, 1800.0)
"""Seconds before each retry, if a service is busy or unreachable; then the notice is dropped."""
LONGEST_PAUSE = 3600.0
LONGEST_LIFE = 24 * 3600.0
"""Seconds for which a service keeps a notice for a device that is off."""
TOPIC_BYTES = 24
GONE = (404, 410)
BUSY = (408, 425, 429)


@dataclass(frozen=True, kw_only=True)
class _Job:
    """One notice for one device; without a device, a call whose devices are to be found."""

    call: Call
    until: float
    device: PushDevice | None = None
    tries: int = 0


class PushSender:
    """A `Caller` (see host.calls) that queues calls and never blocks."""

    def __init__(
        self,
        registry: Registry,
        devices: PushDevices,
        keys: PushKeys,
        policy: PushPolicy,
        outcomes: Counter[str],
    ) -> None:
        self._registry = registry
        self._devices = devices
        self._keys = keys
        self._policy = policy
        self._outcomes = outcomes
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._waiting = 0
        self._resting: dict[str, float] = {}
        """Push services that asked for a pause, and until when."""
        self._workers: set[asyncio.Task[None]] = set()
        self._client: httpx.AsyncClient | None = None
        self._loading = asyncio.Lock()
        """Held while the client is made: all workers share one."""

    def call(self, call: Call) -> None:
        """Queue a call; never blocks."""
        life = min(max(call.lasts, 0.0), LONGEST_LIFE)
        self._put(_Job(call=call, until=time.monotonic() + life))

    async def close(self) -> None:
        """Stop; queued notices are dropped."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def _put(self, job: _Job, after: float = 0.0) -> None:
        if self._waiting >= MOST_WAITING:
            self._outcomes["dropped"] += 1
            return
        self._waiting += 1
        if after:
            asyncio.get_running_loop().call_later(after, self._jobs.put_nowait, job)
        else:
            self._jobs.put_nowait(job)
        if not self._workers:
            self._workers = {asyncio.create_task(self._work()) for _ in range(WORKERS)}

    async def _work(self) -> None:
        while True:
            job = await self._jobs.get()
            self._waiting -= 1
            try:
                if job.device is None:
                    for device in await self._devices.of(job.call.player):
                        self._put(_Job(call=job.call, until=job.until, device=device))
                elif time.monotonic() < job.until:
                    await self._try(job, job.device)
                else:
                    self._outcomes["late"] += 1
            except StoreError as error:
                logger.warning("a notice: %s", error)
            except Exception:
                # Without the job: the log must not hold a device's endpoint.
                logger.exception("a notice")

    async def _try(self, job: _Job, device: PushDevice) -> None:
        """Send a notice to a device, and handle the service's answer."""
        place = place_of(device.endpoint, self._policy)
        if isinstance(place, Refusal):  # It was known once.
            await self._remove(job, device, "refused")
            return
        host = place.hostname or ""
        rest = self._resting.get(host, 0.0) - time.monotonic()
        if rest > 0:
            self._again(job, rest)
            return
        try:
            status, pause = await self._send(job, device, place)
        except ValueError:  # The device's keys are invalid.
            await self._remove(job, device, "refused")
        except UnsafePlace as error:
            logger.warning("a notice: %s", error)
            self._outcomes["failed"] += 1
        except OSError as error:
            logger.info("the push service %s: %s", host, error)
            self._again(job)
        else:
            if 200 <= status < 300:
                self._outcomes["sent"] += 1
                await self._devices.renew(job.call.player, device)
            elif status in GONE:
                await self._remove(job, device, "gone")
            elif status in BUSY or status >= 500:
                now = time.monotonic()
                self._resting = {one: end for one, end in self._resting.items() if end > now}
                self._resting[host] = now + pause
                self._again(job, pause)
            else:
                logger.warning("the push service %s answers %s", host, status)
                self._outcomes["failed"] += 1

    async def _remove(self, job: _Job, device: PushDevice, outcome: str) -> None:
        await self._devices.remove(job.call.player, device.endpoint)
        self._outcomes[outcome] += 1

    def _again(self, job: _Job, pause: float = 0.0) -> None:
        """Queue a retry, unless all retries are used up."""
        if job.tries >= len(PAUSES):
            self._outcomes["failed"] += 1
            return
        after = max(pause, PAUSES[job.tries])
        later = _Job(call=job.call, until=job.until, device=job.device, tries=job.tries + 1)
        self._put(later, after)

    async def _send(self, job: _Job, device: PushDevice, place: SplitResult) -> tuple[int, float]:
        """Send a notice; return the service's status, and how many seconds it asks us to wait.

        Raises ValueError if the device's keys are invalid.
        """
        notice = write_notice(self._registry, job.call, device.language)
        async with self._loading:
            if self._client is None:
                self._client = await asyncio.to_thread(_new_client, self._policy)
        import httpx  # noqa: PLC0415 - loaded by now, as is what follows

        from sushiya.server.push.encryption import encrypt  # noqa: PLC0415

        body = encrypt(notice, device.p256dh, device.auth)
        host = host_of(place)
        async with asyncio.timeout(TIMEOUT):
            address = await resolve(place, self._policy)
        authorization = await self._keys.authorization(f"https://{host}")
        target = httpx.URL(
            scheme="https",
            host=address,
            port=place.port or HTTPS,
            raw_path=f"{place.path or '/'}{'?' if place.query else ''}{place.query}".encode(),
        )
        request = self._client.build_request(
            "POST",
            target,
            content=body,
            headers={
                "host": host,
                "authorization": authorization,
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(max(int(job.until - time.monotonic()), 0)),
                "urgency": "normal",
                "topic": topic_of(job.call),
            },
            # The certificate must be that of the name, though we connect to the address.
            extensions={"sni_hostname": place.hostname},
        )
        try:
            async with asyncio.timeout(TIMEOUT):
                answer = await self._client.send(request, stream=True)
                # The body is not read: the status is enough.
                await answer.aclose()
        except (httpx.HTTPError, TimeoutError) as error:
            raise OSError(type(error).__name__) from error
        return answer.status_code, _pause(answer.headers.get("retry-after", ""))


def topic_of(call: Call) -> str:
    """Hash table and player into a topic: for each, a service keeps only the newest notice."""
    named = hashlib.sha256(f"{call.table} {call.player}".encode()).digest()
    return to_text(named[:TOPIC_BYTES])


def _pause(asked: str) -> float:
    seconds = float(asked) if asked.isdecimal() else PAUSES[0]
    return min(max(seconds, PAUSES[0]), LONGEST_PAUSE)


def host_of(place: SplitResult) -> str:
    """Return a service's host, with its port unless that is 443."""
    port = place.port or HTTPS
    return f"{place.hostname}" if port == HTTPS else f"{place.hostname}:{port}"


def _new_client(policy: PushPolicy) -> "httpx.AsyncClient":
    """Load libraries and certificates, and return a client; too slow for the event loop."""
    import httpx  # noqa: PLC0415 - most servers send nothing for a long time

    import sushiya.server.push.encryption  # noqa: F401, PLC0415 - the same

    return httpx.AsyncClient(
        verify=policy.tls or True,
        timeout=TIMEOUT,
        follow_redirects=False,
        # A proxy that the environment names could be anywhere.
        trust_env=False,
        # Connections are pooled by address: a kept one might belong to another name.
        limits=httpx.Limits(max_connections=WORKERS, max_keepalive_connections=0),
    )
