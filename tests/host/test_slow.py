"""Slow tables: time passes whoever is there, tables sleep, whoever is away is called."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from host.helpers import CountingStore, Device, Salon, in_loop, stage
from host.shared import Street
from host.test_shared import pass_time
from sushiya.core.ids import Decision, Seat
from sushiya.core.words import Phrase
from sushiya.host import log
from sushiya.host.calls import CALL_AFTER, Call
from sushiya.host.hall import DUE_AT_ONCE, SLEEP_AFTER
from sushiya.host.journal import SLOW_WAITING
from sushiya.host.room import Room
from sushiya.host.settings import SLOW_CLOCK, Settings
from sushiya.store.protocol import Append

DAY = 24 * 3600
HOUR = 3600.0
SLOW = Settings(clock=DAY)
ENOUGH = SLEEP_AFTER + 2
"""Seconds after which an empty table sleeps."""


class Calls:
    """Notes every call."""

    def __init__(self) -> None:
        self.made: list[Call] = []

    def call(self, call: Call) -> None:
        self.made.append(call)

    def players(self) -> list[str]:
        return [call.player for call in self.made]


async def all_go(salon: Salon, room: Room, *devices: Device) -> None:
    """Let everybody leave their device, and wait until the table sleeps."""
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(ENOUGH)
    assert salon.hall.awake() == []


async def deadline(salon: Salon, table: str) -> float | None:
    summary = await salon.store.summary(table)
    assert summary is not None
    return summary.deadline


async def woken(salon: Salon, table: str) -> Room:
    room = await salon.hall.room(table, salon.now)
    assert room is not None
    return room


@in_loop
async def test_a_slow_table_sleeps_until_the_day_is_over_and_then_the_bot_chooses() -> None:
    store = CountingStore()
    salon = Salon(store)
    room, devices = await salon.start(people=2, settings=SLOW)
    begun, table = salon.now, room.table.id
    assert devices[0].update()["game"]["clock"] == DAY
    await salon.play(room, 0)
    await all_go(salon, room, *devices)
    assert await deadline(salon, table) == begun + DAY
    store.reads.clear()
    salon.now = begun + DAY - 40
    await salon.wait(35)
    assert store.reads == []  # Nobody woke it before its time.
    await salon.wait(40)
    room = await woken(salon, table)
    assert room.table.choices[Decision(0), Seat(0)].by == "person"
    assert room.table.choices[Decision(0), Seat(1)].by == "clock cook"
    assert all(place.is_played_by_person for place in room.table.places)
    assert len(room.table.choices) == 2  # The next pick has its own day.
    end = await deadline(salon, table)
    assert end is not None
    assert begun + 2 * DAY <= end <= begun + 2 * DAY + 60
    await salon.wait(ENOUGH)
    assert salon.hall.awake() == []


@in_loop
async def test_a_decision_wakes_its_table_writes_and_lets_it_sleep_again() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=SLOW)
    await all_go(salon, room, *devices)
    salon.now += 5 * HOUR
    room = await woken(salon, room.table.id)
    device = await salon.look(room, 1)
    assert device.update()["game"]["clock"] == pytest.approx(DAY - 5 * HOUR, abs=60)
    await salon.play(room, 1)
    await all_go(salon, room, device)
    entries = await salon.store.read(room.table.id)
    assert isinstance(log.read_happening(entries[-1].body), log.Played)


@in_loop
async def test_time_that_the_server_was_down_does_not_count() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=SLOW)
    await all_go(salon, room, *devices)
    # A day and more by the wall clock; the house's time, which is passed in, stood still.
    again = Salon(salon.store, first=1000)
    again.now = salon.now + 60
    await again.wait(60)
    assert again.hall.awake() == []
    room = await woken(again, room.table.id)
    device = await again.look(room, 0)
    assert device.update()["game"]["clock"] == pytest.approx(DAY, abs=200)
    assert room.table.choices == {}


@in_loop
async def test_bots_answer_though_nobody_waits_for_them() -> None:
    salon = Salon()
    room, devices = await salon.start("wasabi", people=2, bots=1, settings=SLOW)
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(15)  # Nobody is there any more.
    bot = 1
    while bot not in room.table.to_act():
        await salon.play(room, room.table.to_act()[0])
        room.attendance.follow({})
    await salon.wait(10)
    assert bot not in room.table.to_act()
    assert len(salon.hall.awake()) == 1


@in_loop
async def test_a_turn_whose_time_was_up_is_finished_at_once() -> None:
    """Wasabi! asks several times in a turn: a day for each would keep all others waiting."""
    salon = Salon()
    room, devices = await salon.start("wasabi", people=2, settings=SLOW)
    first = room.table.to_act()[0]
    await all_go(salon, room, *devices)
    salon.now += DAY
    await salon.wait(60)
    room = await woken(salon, room.table.id)
    assert room.table.to_act() != (first,)
    assert {choice.by for choice in room.table.choices.values()} == {"clock cook"}
    assert len(room.table.choices) > 1
    assert await deadline(salon, room.table.id) == pytest.approx(salon.now + DAY, abs=70)


@in_loop
async def test_taking_back_gives_no_more_time_and_a_new_clock_begins_anew() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=SLOW)
    begun = salon.now
    await salon.wait(30, *devices)
    await salon.play(room, 0)
    await salon.granted(room, "TakeBack", 0)
    assert room.deadline == begun + DAY
    await salon.granted(room, "ChangeSettings", settings=Settings(clock=3 * DAY))
    assert room.deadline == salon.now + 3 * DAY
    await salon.granted(room, "ChangeSettings", settings=Settings())
    assert room.deadline is not None
    assert room.deadline > salon.now + 29 * DAY
    assert devices[0].update()["game"].get("clock") is None


@in_loop
async def test_nobody_loses_seat_or_role_for_being_away() -> None:
    salon = Salon()
    room, devices = await salon.start(people=3, settings=SLOW)
    for device in devices[:2]:
        room.detach(device, salon.now)
    await salon.wait(300, devices[2])
    assert room.table.host == 0
    assert room.attendance.presence(Seat(0), salon.now) == "gone"
    assert await salon.refused(room, "LetBotPlay", 2, place=1) == "slow-away"
    assert all(place.is_played_by_person for place in room.table.places)


@in_loop
async def test_a_rematch_waits_for_those_who_are_away() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=SLOW)
    room.detach(devices[1], salon.now)
    await salon.granted(room, "Close")
    await salon.wait(90, devices[0])
    await salon.granted(room, "Rematch", 0)
    await salon.wait(30, devices[0])
    again = await woken(salon, room.table.rematch)
    assert stage(again) == "waiting"
    assert [place.is_played_by_person for place in again.table.places] == [True, True]
    assert again.deadline == pytest.approx(salon.now + SLOW_WAITING, abs=60)
    there = await salon.look(again, 1)
    await salon.granted(again, "Ready", 1)
    await salon.wait(10, there)
    assert stage(again) == "running"


@in_loop
async def test_a_game_that_everybody_left_stands_still_and_is_abandoned() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=SLOW)
    for seat in (0, 1):
        await salon.granted(room, "Leave", seat)
    room.attendance.follow({})
    await all_go(salon, room, *devices)
    assert len((await woken(salon, room.table.id)).table.choices) <= 2
    await salon.wait(ENOUGH)
    assert (await woken(salon, room.table.id)).table.phase == "running"
    end = await deadline(salon, room.table.id)
    assert end is not None
    assert end > salon.now + 29 * DAY


@in_loop
async def test_a_table_of_a_former_version_gets_its_day_when_it_is_woken() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=SLOW)
    table = room.table.id
    await all_go(salon, room, *devices)
    summary = await salon.store.summary(table)
    assert summary is not None
    await salon.store.append(
        Append(
            table=table,
            expected=room.table.version,
            bodies=(),
            at=0.0,
            summary=replace(summary, deadline=salon.now + 30 * DAY),
        )
    )
    room = await woken(salon, table)
    assert room.deadline == salon.now + DAY


@in_loop
async def test_many_that_are_due_at_once_are_all_served_soon() -> None:
    salon = Salon(CountingStore())
    count = DUE_AT_ONCE * 2 + 5
    for _ in range(count):
        room, devices = await salon.start(people=2, settings=SLOW)
        for device in devices:
            room.detach(device, salon.now)
    await salon.wait(ENOUGH)
    assert salon.hall.awake() == []
    salon.now += DAY
    await salon.wait(10)
    tables = [room.table for room in salon.hall.awake()]
    assert len(tables) == count
    assert all(len(table.choices) == 2 for table in tables)
    await salon.wait(ENOUGH)
    assert salon.hall.awake() == []


def test_the_pages_know_what_is_slow() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "wire" / "slow.ts"
    assert f"export const SLOW_CLOCK = {SLOW_CLOCK};" in source.read_text("utf-8")


# Calls


@in_loop
async def test_whoever_is_away_is_called_once_a_turn() -> None:
    calls = Calls()
    salon = Salon(caller=calls)
    room, devices = await salon.start(people=2, settings=SLOW)
    people = [place.person for place in room.table.places]
    assert people[0]
    assert people[1]
    await salon.play(room, 0)
    room.detach(devices[0], salon.now)
    await salon.wait(20, devices[1])  # Seat 1 looks at its turn, then goes.
    await all_go(salon, room, devices[1])
    assert calls.made == []
    room = await woken(salon, room.table.id)
    await salon.wait(20)
    assert calls.made == []  # It has seen it, whoever wakes the table.
    again = await salon.look(room, 1)
    await salon.play(room, 1)
    await salon.wait(20, again)
    (call,) = calls.made
    assert call.player == people[0].player
    assert call.game == "sushi-go"
    assert call.others == (people[1].name,)
    assert DAY - 60 < call.lasts <= DAY
    await all_go(salon, room, again)
    await woken(salon, room.table.id)
    await salon.wait(60)
    assert len(calls.made) == 1


@in_loop
async def test_somebody_who_picks_and_goes_at_once_is_called_for_the_next_pick() -> None:
    calls = Calls()
    salon = Salon(caller=calls)
    room, devices = await salon.start(people=2, bots=1, settings=SLOW)
    room.detach(devices[1], salon.now)
    await salon.play(room, 2)
    await salon.play(room, 0)
    room.detach(devices[0], salon.now)
    await salon.wait(CALL_AFTER - 2)
    assert calls.made == []
    await salon.wait(6)
    assert len(set(calls.players())) == 2
    assert len(calls.made) == 2


@in_loop
async def test_a_call_names_nobody_where_people_go_by_their_crests() -> None:
    calls = Calls()
    salon = Salon(caller=calls)
    room, devices = await salon.start(people=2, settings=Settings(clock=DAY, names="crests"))
    await salon.wait(20, *devices)
    await all_go(salon, room, *devices)
    assert calls.made == []  # Both have seen the first pick.
    salon.now += DAY
    await salon.wait(60)
    assert len(calls.made) == 2
    for call in calls.made:
        (other,) = call.others
        assert isinstance(other, Phrase)
        assert other.id.startswith("crest-")


@in_loop
async def test_a_restart_calls_nobody_twice_and_forgets_nobody() -> None:
    calls = Calls()
    salon = Salon(caller=calls)
    room, devices = await salon.start(people=2, settings=SLOW)
    await salon.play(room, 0)
    await salon.play(room, 1)
    for device in devices:
        room.detach(device, salon.now)
    # The server stops before the call was due; the next one has not called yet.
    again = Salon(salon.store, caller=calls, first=1000)
    again.now = salon.now
    await woken(again, room.table.id)
    await again.wait(20)
    assert len(calls.made) == 2
    third = Salon(salon.store, caller=calls, first=2000)
    third.now = again.now
    await woken(third, room.table.id)
    await third.wait(20)
    assert len(calls.made) == 2


@in_loop
async def test_nobody_is_called_to_other_tables_or_by_programs() -> None:
    calls = Calls()
    salon = Salon(caller=calls)
    room, devices = await salon.start(people=2, settings=Settings(clock=300))
    await salon.play(room, 0)
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(30)
    assert calls.made == []


@in_loop
async def test_of_several_processes_one_calls_and_knows_who_is_at_another() -> None:
    calls = Calls()
    street = Street.of(2, calls)
    one, other = street.salons
    room, devices = await one.start(people=3, settings=SLOW)
    elsewhere = await woken(other, room.table.id)
    there = await other.look(elsewhere, 2)
    room.detach(devices[2], one.now)
    await pass_time(street, 5, *devices[:2], there)
    for seat in (0, 1):
        await one.play(room, seat)
    room.detach(devices[0], one.now)
    await pass_time(street, 1, devices[1], there)
    await other.play(elsewhere, 2)
    await pass_time(street, 25, devices[1], there)
    names = {place.person.player for place in room.table.places[:1] if place.person}
    assert set(calls.players()) == names
    assert len(calls.made) == 1


@in_loop
async def test_a_table_that_slept_is_tended_by_the_process_where_it_is_woken() -> None:
    calls = Calls()
    street = Street.of(2, calls)
    one, other = street.salons
    room, devices = await one.start("wasabi", people=2, bots=1, settings=SLOW)
    for device in devices:
        room.detach(device, one.now)
    await pass_time(street, int(ENOUGH) + 5)
    assert one.hall.awake() == []
    elsewhere = await woken(other, room.table.id)
    table = elsewhere.table.id
    assert street.tended(table) == [1]
    calls.made.clear()
    there = await other.look(elsewhere, 0)
    while elsewhere.table.to_act() != (2,):  # The bot has answered on the way there.
        await pass_time(street, 3, there)
        if 0 in elsewhere.table.to_act():
            await other.play(elsewhere, 0)
    await pass_time(street, 25, there)
    assert len(calls.made) == 1
    assert street.tended(table) == [1]


@in_loop
async def test_a_table_that_has_been_quiet_for_long_does_not_sleep_before_it_has_called() -> None:
    """Bots may think for longer than an empty table stays awake, and then somebody is asked."""
    calls = Calls()
    salon = Salon(caller=calls)
    room, devices = await salon.start(people=2, settings=SLOW)
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(20)
    calls.made.clear()
    room.quiet_since = salon.now - SLEEP_AFTER
    for seat in (0, 1):
        await salon.play(room, seat)
    await salon.wait(CALL_AFTER + 3)
    assert len(calls.made) == 2
    assert salon.hall.awake() == []
