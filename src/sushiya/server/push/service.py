"""The parts of a server that push notices need: devices, keys and sender."""

from collections import Counter

from sushiya.core.registry import Registry
from sushiya.server.limits import Limits
from sushiya.server.push.devices import PushDevices
from sushiya.server.push.keys import PushKeys
from sushiya.server.push.policy import PushPolicy
from sushiya.server.push.sender import PushSender
from sushiya.store.protocol import Store

NO_CONTACT = "https://localhost"
"""The contact given to push services if the server has no public https origin."""


class Push:
    """`devices` exists even if notices are off, so that players can still be forgotten."""

    def __init__(
        self, registry: Registry, store: Store, limits: Limits, policy: PushPolicy, origin: str
    ) -> None:
        self.outcomes: Counter[str] = Counter()
        """How many notices had each outcome."""
        self.devices = PushDevices(store, policy, most_devices=limits.push_devices_per_player)
        self.keys: PushKeys | None = None
        self.sender: PushSender | None = None
        if policy.is_on:
            self.keys = PushKeys(store, origin if origin.startswith("https:") else NO_CONTACT)
            self.sender = PushSender(registry, self.devices, self.keys, policy, self.outcomes)

    async def close(self) -> None:
        if self.sender is not None:
            await self.sender.close()
