from typing import Any

import pytest

from host.helpers import Device, Salon, in_loop, legal
from sushiya.core.ids import Decision, Seat
from sushiya.host.bank import LOGGED_EVERY, limit_of
from sushiya.host.clock import MOST_FOR_READING
from sushiya.host.room import Room
from sushiya.host.settings import Settings

CLOCK, BANK = 10, 60
TIMED = Settings(clock=CLOCK, bank=BANK)
LONGEST_CLOCK = CLOCK + MOST_FOR_READING


def banks(device: Device) -> list[float]:
    found: list[float] = device.update()["game"]["banks"]
    return found


async def banks_now(salon: Salon, room: Room, seat: int) -> list[float]:
    """What a device that comes now is shown."""
    device = await salon.look(room, seat)
    room.audience.listeners.discard(device)
    return banks(device)


def chosen_by(room: Room, seat: int, decision: int = 0) -> str | None:
    choice = room.table.choices.get((Decision(decision), Seat(seat)))
    return None if choice is None else choice.by


@pytest.mark.parametrize(
    ("clock", "bank", "limit"), [(None, None, None), (10, None, 10), (10, 60, 10), (None, 60, 0)]
)
def test_a_bank_alone_is_all_the_time_there_is(
    clock: int | None, bank: int | None, limit: int | None
) -> None:
    assert limit_of(Settings(clock=clock, bank=bank)) == limit


@in_loop
async def test_without_a_bank_none_is_shown() -> None:
    salon = Salon()
    _, devices = await salon.start(people=2, settings=Settings(clock=CLOCK))
    assert banks(devices[0]) == []


@in_loop
async def test_the_bank_is_used_when_the_clock_has_run_out_and_then_the_bot_chooses() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    assert banks(devices[0]) == [BANK, BANK]
    await salon.wait(LONGEST_CLOCK + BANK - 15, *devices)
    assert room.table.choices == {}
    assert all(0 < one < 30 for one in await banks_now(salon, room, 0))
    await salon.wait(20, *devices)
    assert chosen_by(room, 0) == chosen_by(room, 1) == "clock cook"
    assert banks(devices[0]) == [0, 0]


@in_loop
async def test_only_who_still_thinks_uses_a_bank() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + 5, *devices)
    await salon.play(room, 0)
    first, _ = await banks_now(salon, room, 0)
    await salon.wait(20, *devices)
    assert (await banks_now(salon, room, 0))[0] == first
    assert (await banks_now(salon, room, 1))[1] <= first - 19


@in_loop
async def test_what_is_left_goes_on_to_the_next_decision() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + 30, *devices)
    for seat in (0, 1):
        await salon.play(room, seat)
    left = banks(devices[1])
    assert all(20 < one < 45 for one in left)
    assert devices[1].update()["game"]["clock"] >= CLOCK
    await salon.wait(CLOCK - 1, *devices)
    assert await banks_now(salon, room, 0) == left


@in_loop
async def test_an_empty_bank_leaves_the_clock_of_each_decision() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + BANK + 2, *devices)
    assert chosen_by(room, 0) == "clock cook"
    await salon.wait(CLOCK - 5, *devices)
    assert chosen_by(room, 0, 1) is None
    await salon.wait(LONGEST_CLOCK, *devices)
    assert chosen_by(room, 0, 1) == "clock cook"


@in_loop
async def test_a_bank_without_a_clock_runs_from_the_beginning() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(bank=BANK))
    await salon.wait(MOST_FOR_READING + 20, *devices)
    assert room.table.choices == {}
    assert all(one <= BANK - 19 for one in await banks_now(salon, room, 0))
    await salon.wait(BANK, *devices)
    assert chosen_by(room, 0) == "clock cook"


@in_loop
async def test_taking_back_gives_no_time_back() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + 20, *devices)
    before = await banks_now(salon, room, 0)
    await salon.play(room, 0)
    await salon.granted(room, "TakeBack")
    assert banks(devices[0]) == before
    await salon.wait(5, *devices)
    assert (await banks_now(salon, room, 0))[0] == before[0] - 5


@in_loop
async def test_a_bot_uses_no_bank() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, bots=1, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + BANK + 10, *devices)
    assert room.table.places[1].is_bots_own
    assert (await banks_now(salon, room, 0))[1] == BANK


async def woken(salon: Salon, room: Room, *devices: Device) -> Room:
    """Let the server restart: nothing is left but what the store holds."""
    for device in devices:
        room.detach(device, salon.now)
    await salon.hall.close()
    again = Salon(store=salon.store)
    again.now = salon.now
    found = await again.hall.room(room.table.id, again.now)
    assert found is not None
    return found


@pytest.mark.parametrize("seconds", [3, 14, 16, 40, 55])
@in_loop
async def test_a_restart_gives_back_less_than_a_documented_amount(seconds: int) -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + seconds, *devices)
    before = await banks_now(salon, room, 0)
    after = await banks_now(salon, await woken(salon, room, *devices), 0)
    assert all(0 <= new - old < LOGGED_EVERY for old, new in zip(before, after, strict=True))


@in_loop
async def test_an_empty_bank_is_still_empty_after_a_restart() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + BANK + 2, *devices)
    assert await banks_now(salon, await woken(salon, room, *devices), 0) == [0, 0]


@in_loop
async def test_what_the_log_keeps_of_banks_is_told_to_nobody() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    shown, version = room.table.shown, room.table.version
    heard = [list(device.inbox) for device in devices]
    await salon.wait(LONGEST_CLOCK + 45, *devices)
    assert room.table.version > version
    assert room.table.shown == shown
    assert [device.inbox for device in devices] == heard


@in_loop
async def test_a_long_game_writes_few_entries_about_banks() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(bank=600))
    version = room.table.version
    await salon.wait(590, *devices)
    assert room.table.version - version <= 600 / LOGGED_EVERY + 1


@in_loop
async def test_a_host_may_give_more_time_in_a_running_game() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + BANK + 2, *devices)
    await salon.granted(room, "ChangeSettings", settings=Settings(clock=CLOCK, bank=2 * BANK))
    assert await banks_now(salon, room, 1) == [BANK, BANK]


async def told(picks: list[int]) -> list[Any]:
    """What the other seat is told while seat 0 thinks again and again."""
    salon = Salon()
    room, devices = await salon.start(people=3, settings=TIMED)
    await salon.wait(LONGEST_CLOCK + 5, *devices)
    for pick in picks:
        await salon.play(room, 0, pick % len(legal(room, 0)))
    await salon.wait(20, *devices)
    await salon.play(room, 1, 0)
    await salon.wait(20, *devices)
    return [*devices[1].inbox, *devices[2].inbox]


@in_loop
async def test_a_bank_tells_nobody_what_was_chosen_or_replaced() -> None:
    assert await told([0]) == await told([1]) == await told([0, 2, 1])
