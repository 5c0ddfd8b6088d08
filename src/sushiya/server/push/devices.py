"""Devices that want push notices of a turn, stored by player."""

import time
from collections.abc import Callable

from msgspec.structs import replace

from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.host.parts import Parts, PlayerSheets
from sushiya.server.push.policy import PushPolicy, place_of
from sushiya.server.refusals import refuse
from sushiya.server.wire import Language
from sushiya.store.protocol import Store

DEVICES = "push devices"
"""The kind of the sheets that list devices, and the name of their only part."""
LASTS = 2 * 365 * 24 * 3600.0
"""Seconds that a player's devices are kept after the last change of one."""
RENEWED_AFTER = 30 * 24 * 3600.0
"""Seconds after which a device is renewed when a notice was sent to it."""
MOST_BYTES = 64_000


class PushDevice(Value, frozen=True, kw_only=True):
    """The endpoint of a browser, and the keys that its notices are encrypted for."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language
    at: float = 0.0
    """When it was added or renewed, in seconds since the epoch."""


class Devices(Value, frozen=True):
    """All devices of one player."""

    devices: tuple[PushDevice, ...] = ()

    def find(self, endpoint: str) -> PushDevice | None:
        return next((one for one in self.devices if one.endpoint == endpoint), None)

    def without(self, endpoint: str) -> "Devices":
        return Devices(tuple(one for one in self.devices if one.endpoint != endpoint))

    def with_device(self, device: PushDevice) -> "Devices":
        return Devices((*self.without(device.endpoint).devices, device))


class PushDevices:
    """The devices of all players; `player` is the hash of a player's key."""

    def __init__(
        self,
        store: Store,
        policy: PushPolicy,
        *,
        most_devices: int,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._sheets = PlayerSheets(Parts(store, wall, LASTS, 1, MOST_BYTES), DEVICES, DEVICES)
        self._policy = policy
        self._most_devices = most_devices
        self._wall = wall

    async def of(self, player: str) -> tuple[PushDevice, ...]:
        return (await self._sheets.read(player, Devices)).devices

    async def add(self, player: str, device: PushDevice) -> Refusal | None:
        """Add or renew a device; refuse unknown push services, and more devices than allowed."""
        place = place_of(device.endpoint, self._policy)
        if isinstance(place, Refusal):
            return place
        device = replace(device, at=self._wall())

        def added(known: Devices) -> Devices:
            others = known.without(device.endpoint)
            return known if len(others.devices) >= self._most_devices else known.with_device(device)

        after = await self._sheets.change(player, Devices, added)
        is_added = after.find(device.endpoint) is not None
        return None if is_added else refuse("push-used-up", most=self._most_devices)

    async def renew(self, player: str, device: PushDevice) -> None:
        """Renew a device that was sent a notice just now, unless it was renewed lately."""
        now = self._wall()
        if now - device.at < RENEWED_AFTER:
            return

        def renewed(known: Devices) -> Devices:
            kept = known.find(device.endpoint)
            return known if kept is None else known.with_device(replace(kept, at=now))

        await self._sheets.change(player, Devices, renewed)

    async def remove(self, player: str, endpoint: str) -> None:
        """Send this device no more notices."""
        await self._sheets.change(player, Devices, lambda known: known.without(endpoint))

    async def forget(self, player: str) -> None:
        """Forget all devices of a player."""
        await self._sheets.drop(player)
