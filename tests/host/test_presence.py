from host.helpers import Salon, in_loop
from sushiya.core.ids import Seat
from sushiya.core.record import Record
from sushiya.host.presence import DROPPED_AFTER, GONE_AFTER, Attendance
from sushiya.host.settings import Settings


def test_a_silent_person_is_dropped_and_then_gone() -> None:
    attendance = Attendance(100.0)
    attendance.hear(Seat(1), 100.0)
    assert attendance.presence(Seat(1), 100 + DROPPED_AFTER - 0.1) == "here"
    assert attendance.presence(Seat(1), 100 + DROPPED_AFTER) == "dropped"
    assert attendance.presence(Seat(1), 100 + GONE_AFTER) == "gone"
    attendance.hear(Seat(1), 170.0)
    assert attendance.presence(Seat(1), 171.0) == "here"


def test_who_never_came_is_not_here_and_is_gone_after_as_long() -> None:
    attendance = Attendance(100.0)
    assert not attendance.is_here(Seat(0), 101.0)
    assert attendance.presence(Seat(0), 101.0) == "here"
    assert attendance.presence(Seat(0), 160.0) == "gone"


@in_loop
async def test_everybody_sees_who_dropped_and_nothing_is_played_for_them() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2)
    await salon.wait(8, first)
    assert [seat["presence"] for seat in first.table()["seats"]] == ["here", "here"]
    await salon.wait(4, first)
    assert [seat["presence"] for seat in first.table()["seats"]] == ["here", "dropped"]
    await salon.wait(120, first)
    assert [seat["presence"] for seat in first.table()["seats"]] == ["here", "gone"]
    assert room.table.choices == {}


@in_loop
async def test_after_a_minute_a_seated_person_may_let_a_bot_play() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    await salon.wait(30, first)
    assert await salon.refused(room, "LetBotPlay", 0, place=1) == "not-dropped"
    await salon.wait(35, first)
    await salon.granted(room, "LetBotPlay", 0, place=1)
    await salon.settle()
    assert first.table()["seats"][1]["level"] == "cook"
    assert first.table()["seats"][1]["away"] == "dropped"
    assert [seat for _, seat in room.table.choices] == [1]
    assert second.messages("update")[-1]["lines"][-1]["by"] == "bot cook"


@in_loop
async def test_a_hidden_tab_that_reconnects_displaces_no_bot() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    await salon.wait(65, first)
    await salon.granted(room, "LetBotPlay", 0, place=1)
    room.detach(second, salon.now)
    again = await salon.look(room, 1)
    await salon.wait(5, first, again)
    assert room.table.places[1].bot == "cook"
    assert again.table()["seats"][1]["presence"] == "here"


@in_loop
async def test_an_owner_takes_the_seat_back_by_saying_so() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Leave", 1)
    assert room.table.places[1].away == "left"
    await salon.granted(room, "Back", 1)
    assert room.table.places[1].is_played_by_person
    assert await salon.refused(room, "Back", 1) == "not-away"


@in_loop
async def test_an_owner_takes_the_seat_back_by_acting() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Leave", 1)
    await salon.settle()
    held = room.table.choices[room.table.game.decision(room.table.state), Seat(1)]
    assert held.by == "bot cook"
    await salon.play(room, 1)  # A bot's held pick may be replaced.
    assert room.table.places[1].is_played_by_person
    assert room.table.choices[room.table.game.decision(room.table.state), Seat(1)].by == "person"


@in_loop
async def test_an_owner_who_takes_back_what_the_bot_chose_plays_on() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Leave", 1)
    await salon.settle()
    await salon.granted(room, "TakeBack", 1)
    await salon.settle()
    assert room.table.places[1].is_played_by_person
    assert room.table.choices == {}


@in_loop
async def test_a_bot_plays_at_once_for_who_leaves_and_the_record_says_so() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    await salon.play(room, 0)
    await salon.play(room, 1)
    await salon.granted(room, "Leave", 1)
    await salon.settle()
    assert first.table()["seats"][1]["away"] == "left"
    while room.table.phase == "running":
        await salon.play(room, 0)
        await salon.wait(1, first, second)
    record = await salon.record(room.table.id)
    assert isinstance(record, Record), record
    assert [(one.seat, one.who, one.since) for one in record.sittings] == [
        (0, "person", 0),
        (1, "person", 0),
        (1, "bot cook", 1),
    ]


@in_loop
async def test_the_role_passes_from_a_host_who_is_gone_to_who_sits_longest() -> None:
    salon = Salon()
    room, seated = await salon.make(players=4)
    second, third = await salon.join(room, 1, place=3), await salon.join(room, 2, place=1)
    devices = [await salon.look(room, one.seat) for one in (seated, second, third)]
    await salon.wait(58, *devices[1:])
    assert room.table.host == 0
    await salon.wait(4, *devices[1:])
    assert room.table.host == 3
    assert devices[2].table()["host"] == 3


@in_loop
async def test_the_role_stays_where_nobody_could_take_it() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2)
    await salon.wait(5, first)
    await salon.wait(90)
    assert room.table.host == 0


@in_loop
async def test_a_host_who_leaves_hands_on_the_role() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Leave", 0)
    assert room.table.host == 1


@in_loop
async def test_who_sits_down_or_changes_places_is_here() -> None:
    salon = Salon()
    room, seated = await salon.make(players=4)
    device = await salon.look(room, seated.seat)
    await salon.wait(100, device)
    await salon.join(room, 1)
    assert [seat["presence"] for seat in device.table()["seats"]] == ["here"] * 4
    await salon.granted(room, "MoveTo", 0, place=3)
    assert device.seats == (3,)
    assert device.table()["seats"][3]["presence"] == "here"
    await salon.wait(1)
    assert room.table.host == 3


@in_loop
async def test_a_device_keeps_its_seat_when_there_are_fewer_places() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    await salon.join(room, 1, place=3)
    device = await salon.look(room, 3)
    await salon.granted(room, "MoveTo", 0, place=2)
    await salon.granted(room, "ChooseOptions", 2, options={"players": 2})
    assert room.table.places[1].person is not None
    assert room.table.places[1].person.name == "Guest 1"
    assert room.table.host == 0
    assert device.seats == (1,)
    assert device.messages("table")[-1]["yours"] == [1]
    await salon.granted(room, "Ready", 1)


@in_loop
async def test_a_table_with_nobody_there_stands_still() -> None:
    salon = Salon()
    room, devices = await salon.start(people=1, bots=3, settings=Settings(clock=10))
    await salon.play(room, 0)
    await salon.settle()
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(9)
    version = room.table.version
    await salon.wait(15)
    assert room.table.version == version
    assert room.table.phase == "running"
