import asyncio

from host.helpers import Device, InlineCrew, Salon, in_loop
from sushiya.core.ids import Decision, Seat
from sushiya.host.clock import LONGEST_STEP, MOST_FOR_READING, SECONDS_A_LINE, DecisionClock
from sushiya.host.crew import Chosen, Job
from sushiya.host.settings import Settings


def run(clock: DecisionClock, since: int, seconds: int, *, is_counting: bool = True) -> bool:
    return any(
        clock.run(float(now), is_counting=is_counting) for now in range(since, since + seconds + 1)
    )


def test_time_runs_after_an_allowance_for_reading() -> None:
    clock = DecisionClock()
    clock.open(Decision(0), 10, 4)
    assert clock.left == 10 + 4 * SECONDS_A_LINE
    assert not run(clock, 0, 15)
    assert run(clock, 15, 1)


def test_the_allowance_for_reading_has_an_end() -> None:
    clock = DecisionClock()
    clock.open(Decision(0), 10, 1000)
    assert clock.left == 10 + MOST_FOR_READING


def test_a_decision_that_was_taken_back_gets_no_more_time() -> None:
    clock = DecisionClock()
    clock.open(Decision(3), 10, 0)
    assert not run(clock, 0, 5)
    clock.open(Decision(4), 10, 0)
    assert not run(clock, 5, 4)
    left = clock.left
    clock.open(Decision(3), 10, 5)
    assert clock.left == left


def test_another_limit_begins_anew() -> None:
    clock = DecisionClock()
    clock.open(Decision(0), None, 0)
    assert clock.left is None
    assert not run(clock, 0, 100)
    clock.open(Decision(0), 20, 0)
    assert clock.left == 20


def test_time_does_not_run_while_nobody_is_there() -> None:
    clock = DecisionClock()
    clock.open(Decision(0), 10, 0)
    assert not run(clock, 0, 100, is_counting=False)
    assert clock.left == 10


def test_a_server_that_stood_still_costs_nobody_more_than_a_step() -> None:
    clock = DecisionClock()
    clock.open(Decision(0), 10, 0)
    clock.run(0.0, is_counting=True)
    assert not clock.run(10_000.0, is_counting=True)
    assert clock.left == 10 - LONGEST_STEP
    assert not clock.run(5_000.0, is_counting=True)
    assert clock.left == 10 - LONGEST_STEP


@in_loop
async def test_without_a_clock_nobody_is_hurried() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2)
    assert devices[0].update()["game"].get("clock") is None
    await salon.wait(600, *devices)
    assert room.table.choices == {}


@in_loop
async def test_when_time_is_up_the_held_pick_counts_and_else_the_bot_chooses() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(clock=10))
    assert devices[0].update()["game"]["clock"] > 10
    held = await salon.play(room, 0, 1)
    await salon.wait(40, *devices)
    first = room.table.choices[Decision(0), Seat(0)]
    second = room.table.choices[Decision(0), Seat(1)]
    assert (first.command, first.by) == (held, "person")
    assert second.by == "clock cook"
    assert room.table.places[1].is_played_by_person
    lines = [line for one in devices[0].messages("update") for line in one["lines"]]
    assert "clock cook" in {line.get("by") for line in lines}


@in_loop
async def test_time_stands_still_while_the_table_sleeps() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(clock=60))
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(40)
    salon.now += 3600
    assert salon.hall.awake() == []
    woken = await salon.hall.room(room.table.id, salon.now)
    assert woken is not None
    again = await salon.look(woken, 0)
    await salon.wait(30, again)
    assert woken.table.choices == {}


@in_loop
async def test_a_host_may_set_the_clock_in_a_running_game() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2)
    await salon.wait(60, *devices)
    await salon.granted(room, "ChangeSettings", settings=Settings(clock=30))
    assert devices[1].update()["game"]["clock"] >= 30
    await salon.wait(45, *devices)
    assert {choice.by for choice in room.table.choices.values()} == {"clock cook"}


def quick(device: Device) -> float:
    return float(device.update()["game"]["clock"])


@in_loop
async def test_more_to_read_gives_more_time() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(clock=100))
    await salon.wait(20, *devices)
    await salon.play(room, 0)
    assert quick(devices[0]) < 100
    await salon.play(room, 1)
    assert quick(devices[0]) >= 100 + 2 * SECONDS_A_LINE


class StoppableCrew(InlineCrew):
    is_stopped = False

    async def choose(self, job: Job) -> Chosen:
        while self.is_stopped:  # noqa: ASYNC110 - for ever
            await asyncio.sleep(1)
        return await super().choose(job)


@in_loop
async def test_who_acts_for_a_bot_has_time_to_read_what_follows() -> None:
    crew = StoppableCrew()
    salon = Salon(crew=crew)
    room, devices = await salon.start(people=2, settings=Settings(clock=100))
    await salon.granted(room, "Leave", 1)
    await salon.settle()
    await salon.granted(room, "TakeBack", 1)
    crew.is_stopped = True
    await salon.granted(room, "Leave", 1)
    room.attendance.follow({})  # Nobody is there for whom the bot would play.
    await salon.play(room, 0)
    await salon.play(room, 1)
    assert room.table.places[1].is_played_by_person
    assert quick(devices[0]) >= 100 + 3 * SECONDS_A_LINE
