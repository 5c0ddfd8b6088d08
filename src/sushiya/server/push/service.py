"""All that a server has for notices, put together."""

from collections import Counter

from sushiya.core.registry import Registry
from sushiya.server.limits import Limits
from sushiya.server.push.devices import PushDevices
from sushiya.server.push.keys import PushKeys
from sushiya.server.push.policy import PushPolicy
from sushiya.server.push.sender import PushSender
from sushiya.store.protocol import Store

NO_CONTACT = "https://localhost"
"""Whom push services are told to turn to, if nobody said where the server is found."""


class Push:
    """Devices are there also if nothing is sent: whoever wants to be forgotten is."""

    def __init__(
        self, registry: Registry, store: Store, limits: Limits, policy: PushPolicy, origin: str
    ) -> None:
        self.outcomes: Counter[str] = Counter()
        """What became of notices."""
        self.devices = PushDevices(store, policy, most_devices=limits.push_devices_per_player)
        self.keys: PushKeys | None = None
        self.sender: PushSender | None = None
        if policy.is_on:
            self.keys = PushKeys(store, origin if origin.startswith("https:") else NO_CONTACT)
            self.sender = PushSender(registry, self.devices, self.keys, policy, self.outcomes)

    async def close(self) -> None:
        if self.sender is not None:
            await self.sender.close()
