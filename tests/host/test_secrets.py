"""Two tables that differ in what one seat holds: nobody else is told the difference."""

import random

import pytest

from host.helpers import Device, Salon, in_loop, legal
from sushiya.host.room import Room
from sushiya.host.settings import Settings

WALKS = 12


class World:
    """A table of Sushi Go! that is played the same way in every world, until seat 0 chooses."""

    def __init__(self) -> None:
        self.salon = Salon()

    async def begin(self, rng: random.Random) -> None:
        settings = Settings(
            watchers="link", clock=rng.choice((None, 60)), bank=rng.choice((None, 30))
        )
        self.room, self.devices = await self.salon.start(
            people=3, bots=rng.randrange(2), settings=settings
        )
        self.devices.append(await self.salon.look(self.room))
        for _ in range(rng.randrange(12)):
            for seat in self.people():
                await self.salon.play(self.room, seat, rng.randrange(len(legal(self.room, seat))))
            await self.salon.settle()

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.room.table.places) if place.person]

    async def go_on(self, rng: random.Random) -> None:
        """Let the second person choose, think again and wait; the third never chooses."""
        seat = self.people()[1]
        for _ in range(rng.randrange(1, 4)):
            await self.salon.play(self.room, seat, rng.randrange(len(legal(self.room, seat))))
        if rng.random() < 0.5:
            await self.salon.granted(self.room, "TakeBack", seat)
        await self.salon.wait(3, *self.devices)
        await self.salon.settle()

    async def resumed(self) -> list[list[bytes]]:
        """What others get who come back now, having seen all, a part, or nothing."""
        found = []
        for seats in ((), (self.people()[1],), (self.people()[2],)):
            for seen in (0, 5, 10**6):
                device = await self.salon.look(self.room, *seats, seen=seen)
                found.append(device.inbox)
                self.room.detach(device, self.salon.now)
        return found


async def choose(world: World, picks: list[int], *, taken_back: int) -> None:
    """Let seat 0 choose and think again, and take some of it back."""
    for pick in picks:
        await world.salon.play(world.room, 0, pick)
    for _ in range(taken_back):
        await world.salon.granted(world.room, "TakeBack", 0)


def others(devices: list[Device]) -> list[list[bytes]]:
    return [device.inbox for device in devices[1:]]


@pytest.mark.parametrize("seed", range(WALKS))
@in_loop
async def test_nobody_is_told_what_another_holds_or_how_often_they_thought_again(
    seed: int,
) -> None:
    worlds = (World(), World())
    for world in worlds:
        await world.begin(random.Random(seed))
    count = len(legal(worlds[0].room, 0))
    await choose(worlds[0], [0], taken_back=0)
    await choose(worlds[1], [count - 1, count // 2] * 2, taken_back=seed % 4)
    for world in worlds:
        await world.go_on(random.Random(seed))
    first, second = worlds
    assert others(first.devices) == others(second.devices)
    assert await first.resumed() == await second.resumed()
    if count > 1:
        assert first.devices[0].inbox != second.devices[0].inbox
        assert held(first.room) != held(second.room)


def held(room: Room) -> object:
    return room.table.choices[room.table.game.decision(room.table.state), room.table.host].command
