"""Several people at one device: chosen by the host, seen by all, and still one seat a person."""

from typing import Any

import msgspec

from host.helpers import Salon, in_loop, newcomer
from sushiya.core.ids import Seat
from sushiya.host.display import show_table
from sushiya.host.people import Newcomer, hashed
from sushiya.host.refusals import refuse
from sushiya.host.room import Room
from sushiya.host.settings import Settings
from sushiya.host.shown import Presence

SHARED = Settings(devices="shared")


def beside(who: int, owner: int = 0) -> Newcomer:
    """Somebody new at the device of somebody who sits here already."""
    return msgspec.structs.replace(newcomer(who), device=newcomer(owner).player)


async def sit(salon: Salon, room: Room, who: Newcomer) -> Any:
    return await salon.hall.sit_down(room.table.id, who, None, salon.now)


def devices(room: Room) -> list[Seat | None]:
    """Say what everybody at the table is shown."""
    here: tuple[Presence, ...] = tuple("here" for _ in room.table.places)
    return [seat.device for seat in show_table(room.table, here, 0).seats]


@in_loop
async def test_the_host_must_have_chosen_it() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    assert await sit(salon, room, beside(1)) == refuse("devices-own")
    await salon.granted(room, "ChangeSettings", settings=SHARED)
    assert (await sit(salon, room, beside(1))).seat == 1


@in_loop
async def test_everybody_sees_who_shares_a_device() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4, settings=SHARED)
    await sit(salon, room, newcomer(1))
    assert devices(room) == [None] * 4
    await sit(salon, room, beside(2))
    await sit(salon, room, beside(3))
    assert devices(room) == [0, None, 0, 0]


@in_loop
async def test_each_has_a_key_and_a_seat_of_their_own() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, settings=SHARED)
    first = await sit(salon, room, beside(1))
    # The same key gets the same seat again, and the device's own key no second one.
    assert (await sit(salon, room, beside(1))).seat == first.seat
    assert (await sit(salon, room, beside(0))).seat == 0
    assert room.table.seats_of(hashed(first.token)) == ()


@in_loop
async def test_nobody_sits_down_beside_another_in_a_running_game() -> None:
    salon = Salon()
    open_to_all = msgspec.structs.replace(SHARED, open_bots=True)
    room, _ = await salon.start(people=1, bots=2, settings=open_to_all)
    assert await sit(salon, room, beside(1)) == refuse("not-waiting")


@in_loop
async def test_it_cannot_be_hidden_while_somebody_sits_so() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, settings=SHARED)
    await sit(salon, room, beside(1))
    code = await salon.refused(room, "ChangeSettings", settings=Settings())
    assert code == "devices-in-use"
    await salon.granted(room, "Leave", 1)
    await salon.granted(room, "ChangeSettings", settings=Settings())


@in_loop
async def test_a_seat_that_moves_to_another_device_shares_none() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, settings=SHARED)
    await sit(salon, room, beside(1))
    offered: Any = await salon.ask(room, "OfferMove", 1)
    await salon.hall.move_seat(room.table.id, offered.code, hashed("a phone"), salon.now)
    assert devices(room) == [None] * 3


@in_loop
async def test_who_is_forgotten_is_gone_from_the_others_entries() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, settings=SHARED)
    await sit(salon, room, beside(1))
    await sit(salon, room, newcomer(2))
    assert await salon.hall.forget(newcomer(0).player, salon.now) == 1
    entries = await salon.store.read(room.table.id)
    assert not any(newcomer(0).player.encode() in entry.body for entry in entries)
