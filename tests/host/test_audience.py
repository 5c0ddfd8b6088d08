from host.helpers import Salon, in_loop
from sushiya.core.ids import Seat
from sushiya.host.settings import Settings


@in_loop
async def test_a_watcher_sees_what_is_open_and_is_counted() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2, settings=Settings(watchers="link"))
    watcher = await salon.look(room)
    assert first.table()["watchers"] == 1
    assert watcher.update()["game"]["legal"] == []
    await salon.play(room, 0)
    update = watcher.update()
    assert update["seat"] is None
    assert update["game"] is None
    assert update["to-act"] == [1]
    assert "pick" not in update["lines"][-1]["event"]
    room.detach(watcher, salon.now)
    assert first.table()["watchers"] == 0


@in_loop
async def test_watchers_go_when_watching_is_switched_off() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2, settings=Settings(watchers="open"))
    watcher = await salon.look(room)
    await salon.granted(room, "ChangeSettings", settings=Settings(watchers="link"))
    assert not watcher.is_dismissed
    await salon.granted(room, "ChangeSettings", settings=Settings())
    assert watcher.is_dismissed
    assert not first.is_dismissed
    assert not second.is_dismissed
    assert first.table()["watchers"] == 0


@in_loop
async def test_one_device_may_have_several_seats() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    device = await salon.look(room, 0, 1)
    await salon.granted(room, "Start")
    assert {one["seat"] for one in device.messages("update")} == {0, 1}
    await salon.granted(room, "Remove", 0, place=1)
    assert device.seats == (0,)
    assert not device.is_dismissed


@in_loop
async def test_a_reaction_reaches_all_but_those_who_muted_the_seat() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    second.muted.add(Seat(0))
    await salon.granted(room, "React", 0, reaction="wow")
    assert first.messages("reacted") == [{"type": "reacted", "seat": 0, "reaction": "wow"}]
    assert second.messages("reacted") == []


@in_loop
async def test_who_is_muted_stays_so_wherever_they_sit() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    for number in (1, 2):
        await salon.join(room, number)
    device, watcher = await salon.look(room, 0), await salon.look(room)
    for listener in (device, watcher):
        listener.muted.add(Seat(1))
    await salon.granted(room, "MoveTo", 1, place=3)
    await salon.granted(room, "MoveTo", 2, place=1)
    assert device.muted == watcher.muted == {3}
    await salon.granted(room, "React", 1, reaction="wow")
    await salon.granted(room, "React", 3, reaction="wow")
    assert [one["seat"] for one in device.messages("reacted")] == [1]
    await salon.join(room, 1)  # The same person, who has lost the token.
    assert device.muted == {3}
    await salon.granted(room, "Leave", 3)
    await salon.join(room, 3, place=3)
    assert device.muted == set()


@in_loop
async def test_who_is_removed_from_the_waiting_room_is_sent_away() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    device = await salon.look(room, 1)
    await salon.granted(room, "Remove", 0, place=1)
    assert device.is_dismissed
    assert device not in room.audience.listeners


@in_loop
async def test_bots_think_from_the_moment_that_a_decision_opens() -> None:
    salon = Salon()
    room, _ = await salon.start(people=1, bots=2)
    assert room.table.to_act() == (0,)
