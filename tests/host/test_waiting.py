from collections.abc import Callable
from typing import Any

from host.helpers import Salon, in_loop, newcomer, nonce_of, play_on, wear_out
from sushiya.core.record import Record, verify
from sushiya.core.trust import Trust, seal
from sushiya.games import GAMES
from sushiya.host.refusals import refuse
from sushiya.host.settings import Settings
from sushiya.host.waiting import MOST_CHANGES


@in_loop
async def test_everybody_sees_every_change_of_the_waiting_room_at_once() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    device = await salon.look(room, 1)
    changes: tuple[tuple[str, dict[str, Any], Callable[[Any], bool]], ...] = (
        ("ChooseOptions", {"options": {"players": 4}}, lambda table: len(table["seats"]) == 4),
        ("SeatBot", {"place": 2, "level": "cook"}, lambda table: table["seats"][2]["level"]),
        ("SeatBot", {"place": 2, "level": "random"}, lambda t: t["seats"][2]["level"] == "random"),
        ("Remove", {"place": 2}, lambda table: table["seats"][2]["kind"] == "free"),
        (
            "ChangeSettings",
            {"settings": Settings(locked=True, watchers="link", memory_aid=True)},
            lambda table: table["settings"]["watchers"] == "link",
        ),
        ("Ready", {}, lambda table: table["seats"][0]["is-ready"]),
        ("NotReady", {}, lambda table: not table["seats"][0]["is-ready"]),
        ("Rename", {"name": "Aiko", "colour": "egg"}, lambda t: t["seats"][0]["name"] == "Aiko"),
        ("GiveRole", {"place": 1}, lambda table: table["host"] == 1),
    )
    for kind, fields, is_seen in changes:
        device.inbox.clear()
        await salon.granted(room, kind, **fields)
        (table,) = device.messages("table")
        assert is_seen(table["table"]), kind


@in_loop
async def test_watching_is_off_at_first_and_so_is_the_memory_aid() -> None:
    salon = Salon()
    room, _ = await salon.make()
    settings = room.look(salon.now).settings
    assert settings.watchers == "off"
    assert not settings.memory_aid
    assert settings.clock is None


@in_loop
async def test_the_last_person_who_leaves_the_waiting_room_closes_it() -> None:
    salon = Salon()
    room, _ = await salon.make(bots=1)
    await salon.granted(room, "Leave")
    assert (room.table.phase, room.table.closed) == ("over", "closed")


@in_loop
async def test_a_host_who_leaves_the_waiting_room_is_followed_by_who_sits_longest() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1, place=2)
    await salon.join(room, 2, place=1)
    await salon.granted(room, "Leave", 0)
    assert room.table.host == 2


@in_loop
async def test_a_locked_table_lets_nobody_in_until_it_is_opened() -> None:
    salon = Salon()
    room, _ = await salon.make()
    await salon.granted(room, "ChangeSettings", settings=Settings(locked=True))
    refused = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert getattr(refused, "code", "") == "table-locked"
    await salon.granted(room, "ChangeSettings", settings=Settings())
    await salon.join(room, 1)


@in_loop
async def test_fewer_places_leave_out_free_ones_then_bots_and_nobody_else() -> None:
    salon = Salon()
    room, _ = await salon.make(players=5, bots=2)
    await salon.join(room, 1, place=4)
    await salon.granted(room, "ChooseOptions", options={"players": 3})
    kinds = [one.kind for one in room.look(salon.now).seats]
    assert kinds == ["person", "bot", "person"]
    await salon.granted(room, "ChooseOptions", options={"players": 2})
    assert [one.kind for one in room.look(salon.now).seats] == ["person", "person"]
    await salon.granted(room, "ChooseOptions", options={"players": 4})
    assert [one.kind for one in room.look(salon.now).seats][2:] == ["free", "free"]


@in_loop
async def test_bots_that_fill_the_places_at_the_start_leave_every_share_of_the_seed() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    await salon.join(room, 1)
    await salon.commit(room, 0, 1)
    sealed = room.look(salon.now).commitment
    await salon.look(room, 0, 1)
    await salon.granted(room, "Start", fill="cook")
    await salon.reveal(room, 0, 1)
    assert room.look(salon.now).commitment == sealed
    await play_on(salon, room, 0, 1)
    record = await salon.record(room.table.id)
    assert isinstance(record, Record)
    assert isinstance(record.trust, Trust)
    nonces = [share.nonce for share in record.trust.shares]
    assert nonces == [nonce_of(0), nonce_of(1), "", ""]
    assert seal(room.table.id, bytes.fromhex(record.trust.secret)) == sealed
    assert verify(GAMES.find("sushi-go"), record) is None


# Limits that nobody meets who wants to play


@in_loop
async def test_who_has_changed_too_much_hinders_nobody_and_may_sit_down_again() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    for number in range(MOST_CHANGES - 1):
        await salon.granted(room, "NotReady" if number % 2 else "Ready", 1)
    await salon.granted(room, "MoveTo", 1, place=2)
    await salon.granted(room, "ChooseOptions", options={"players": 4})
    restored = Salon(store=salon.store)
    again = await restored.hall.room(room.table.id, salon.now)
    assert again is not None
    assert await restored.refused(again, "Ready", 2) == "changes-used-up"
    await salon.granted(room, "Ready", 0)
    await salon.granted(room, "Leave", 2)
    seated = await salon.join(room, 1)
    await salon.granted(room, "Ready", seated.seat)
    await salon.granted(room, "Start", fill="cook")


@in_loop
async def test_agreeing_to_a_rematch_again_and_again_comes_to_an_end() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2)
    await salon.granted(room, "Close")
    for _ in range(MOST_CHANGES):
        await salon.granted(room, "Rematch", 0)
    assert await salon.refused(room, "Rematch", 0) == "changes-used-up"
    await salon.granted(room, "Rematch", 1)
    await salon.wait(4, *devices)
    following = await salon.hall.room(room.table.rematch, salon.now)
    assert following is not None
    assert following.table.phase == "running"


@in_loop
async def test_a_worn_waiting_room_can_be_left_started_and_closed() -> None:
    salon = Salon()
    ends: tuple[tuple[str, dict[str, Any]], ...] = (("Start", {"fill": "cook"}), ("Close", {}))
    for kind, fields in ends:
        room, _ = await salon.make(players=3)
        await salon.join(room, 1)
        await salon.join(room, 2)
        await wear_out(salon, room)
        await salon.granted(room, "Leave", 1)
        await salon.granted(room, "Remove", place=2)
        joined = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
        assert joined == refuse("table-worn")
        await salon.granted(room, kind, **fields)
