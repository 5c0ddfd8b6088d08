"""Tables that several processes have open: all show the same, and one of them tends it."""

import asyncio

import pytest

from host.helpers import Device, Salon, in_loop, looks, newcomer
from host.shared import Street
from sushiya.core.ids import Seat
from sushiya.host import bus, log, requests, shown
from sushiya.host.archive import Asker
from sushiya.host.bus import Grew, pack, unpack
from sushiya.host.hall import SLEEP_AFTER
from sushiya.host.people import Seated, hashed
from sushiya.host.rematches import lead_to
from sushiya.host.room import SUMMARY_EVERY, Room
from sushiya.host.settings import Settings
from sushiya.host.tickets import TICKET
from sushiya.store.keepers import LASTS
from sushiya.store.protocol import Entry, StoreError


async def at(salon: Salon, table: str) -> Room:
    room = await salon.hall.room(table, salon.now)
    assert room is not None
    return room


async def pass_time(street: Street, seconds: int, *devices: Device) -> None:
    """Let time pass in all salons at once, while these devices answer."""
    for _ in range(seconds):
        for salon in street.salons:
            await salon.wait(1, *devices)
            await salon.settle()


async def seated_apart(
    street: Street, *, bots: int = 0, settings: Settings | None = None
) -> tuple[list[Room], list[Device]]:
    """Start a game of two people who are connected to different processes."""
    first, second = street.salons[:2]
    room, _ = await first.make(players=2 + bots, bots=bots, settings=settings)
    await second.join(await at(second, room.table.id), 1)
    other = await at(second, room.table.id)
    await first.settle()
    seats = [seat for seat, place in enumerate(room.table.places) if place.person is not None]
    devices = [await first.look(room, seats[0]), await second.look(other, seats[1])]
    await first.granted(room, "Start")
    await first.settle()
    return [room, other], devices


def lines(device: Device, seat: int) -> list[int]:
    return [
        line["number"]
        for update in device.messages("update")
        if update["seat"] == seat
        for line in update["lines"]
    ]


@in_loop
async def test_a_pick_at_one_process_is_seen_at_another_at_once() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    for _ in range(3):
        await street.salons[0].play(rooms[0], 0)
        await street.salons[0].settle()
        assert rooms[1].table.to_act() == (1,)
        await street.salons[1].play(rooms[1], 1)
        await street.salons[0].settle()
        assert looks(rooms[0]) == looks(rooms[1])
    for seat, device in enumerate(devices):
        numbers = sorted(set(lines(device, seat)))
        assert numbers == list(range(2, rooms[0].table.number(Seat(seat)) + 1))


@in_loop
async def test_what_the_bus_lost_is_read_from_the_store_and_shown_before_the_answer() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    street.doors[1].is_cut = True
    await street.salons[0].play(rooms[0], 0)
    assert rooms[1].table.to_act() == (0, 1)
    await street.salons[1].play(rooms[1], 1)  # Its append is stale, and tried again.
    assert rooms[1].table.game.decision(rooms[1].table.state) == 1
    numbers = sorted(set(lines(devices[1], 1)))
    assert numbers == list(range(2, rooms[1].table.number(Seat(1)) + 1))


@in_loop
async def test_a_heartbeat_notices_a_log_that_grew_in_silence() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    street.doors[1].is_cut = True
    await street.salons[0].play(rooms[0], 0)
    await pass_time(street, 3, *devices)
    assert looks(rooms[0]) == looks(rooms[1])


@in_loop
async def test_a_refusal_that_rests_on_the_past_is_judged_again() -> None:
    street = Street.of(2)
    rooms, _ = await seated_apart(street)
    street.doors[1].is_cut = True
    await street.salons[0].play(rooms[0], 0)
    ahead = await at(street.salons[0], rooms[0].table.id)
    await street.salons[0].play(ahead, 1)
    assert rooms[1].table.game.decision(rooms[1].table.state) == 0
    table = ahead.table
    command = table.game.write(table.game.legal(table.state, Seat(1))[0])
    await street.salons[1].granted(rooms[1], "Play", 1, decision=1, command=command)


@in_loop
async def test_what_another_process_granted_is_granted_again_though_it_is_past() -> None:
    street = Street.of(2)
    rooms, _ = await seated_apart(street)
    street.doors[1].is_cut = True
    for seat in (0, 1):
        await street.salons[0].play(rooms[0], seat)
    table = rooms[0].table
    command = table.game.write(table.game.legal(table.state, Seat(1))[0])
    asked = {"id": "once", "decision": 1, "command": command}
    await street.salons[0].granted(rooms[0], "Play", 1, **asked)
    await street.salons[0].play(rooms[0], 0)
    version = rooms[0].table.version
    await street.salons[1].granted(rooms[1], "Play", 1, **asked)
    assert rooms[1].table.version == version


@in_loop
async def test_what_another_process_grants_between_two_tries_is_granted() -> None:
    """A device that lost its connection has sent a request again, while both are under way."""
    with pytest.MonkeyPatch.context() as patches:
        street = Street.of(2)
        rooms, _ = await seated_apart(street)
        street.doors[1].is_cut = True
        table = rooms[0].table
        command = table.game.write(table.game.legal(table.state, Seat(1))[0])
        asked = {"id": "once", "decision": 0, "command": command}
        await street.salons[0].play(rooms[0], 0)  # The other's append will be stale.
        read = street.store.read

        async def read_late(name: str, after: int = 0) -> tuple[Entry, ...]:
            patches.undo()
            await street.salons[0].granted(rooms[0], "Play", 1, **asked)
            return await read(name, after)

        patches.setattr(street.store, "read", read_late)
        await street.salons[1].granted(rooms[1], "Play", 1, **asked)
        assert looks(rooms[0]) == looks(rooms[1])


@in_loop
async def test_nothing_is_refused_by_what_is_past_while_the_store_cannot_be_read() -> None:
    with pytest.MonkeyPatch.context() as patches:
        street = Street.of(2)
        rooms, _ = await seated_apart(street)
        street.doors[1].is_cut = True
        for seat in (0, 1):
            await street.salons[0].play(rooms[0], seat)

        async def fail(*_: object) -> None:
            raise StoreError("away")

        patches.setattr(street.store, "read", fail)
        table = rooms[0].table
        command = table.game.write(table.game.legal(table.state, Seat(1))[0])
        asked = {"id": "once", "decision": 1, "command": command}
        assert await street.salons[1].refused(rooms[1], "Play", 1, **asked) == "cannot-save"
        patches.undo()
        await street.salons[1].granted(rooms[1], "Play", 1, **asked)


@in_loop
async def test_news_that_come_twice_late_or_in_another_order_do_no_harm() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    table = rooms[0].table.id
    hear = street.doors[1].hears.pop(table)
    told: list[bus.AnyNews] = []
    street.doors[1].hears[table] = told.append
    for seat in (0, 1, 0):
        await street.salons[0].play(rooms[0], seat)
    grown = [news for news in told if isinstance(news, Grew)]
    assert len(grown) == 3
    for news in (grown[2], grown[0], grown[1], grown[2]):
        hear(unpack(pack(news)))
        await street.salons[1].settle()
    assert looks(rooms[0]) == looks(rooms[1])
    assert len(set(lines(devices[1], 1))) == rooms[1].table.number(Seat(1)) - 1


@in_loop
async def test_entries_that_are_too_long_for_the_bus_are_read() -> None:
    assert Grew.by(7, 1.0, (b"x" * bus.MOST_BYTES, b"y")).bodies == ()
    street = Street.of(2)
    rooms, _ = await seated_apart(street)
    hear = street.doors[1].hears.pop(rooms[0].table.id)
    await street.salons[0].play(rooms[0], 0)
    hear(Grew(version=rooms[0].table.version, at=1.0, bodies=()))
    await street.salons[1].settle()
    assert looks(rooms[0]) == looks(rooms[1])


@in_loop
async def test_one_process_tends_a_table_and_another_takes_it_when_that_falls_silent() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street, bots=1)
    table = rooms[0].table.id
    await pass_time(street, 3, *devices)
    assert street.tended(table) == [0]
    # The first process is killed: it neither says anything nor lets go.
    dead = street.salons.pop(0)
    street.doors[0].is_cut = True
    device = await street.salons[0].look(rooms[1], 0)
    await pass_time(street, round(LASTS) + 3, devices[1], device)
    assert street.tended(table) == [0]
    for seat in rooms[1].table.to_act():
        await street.salons[0].play(rooms[1], seat)
    await pass_time(street, 2, devices[1], device)
    assert rooms[1].table.game.decision(rooms[1].table.state) >= 1
    assert dead.hall.awake()


@in_loop
async def test_who_leaves_lets_others_tend_at_once() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street, bots=1)
    await pass_time(street, 3, *devices)
    assert street.tended(rooms[0].table.id) == [0]
    await street.salons[0].hall.leave_tables()
    await pass_time(street, 3, *devices)
    assert street.tended(rooms[0].table.id) == [1]


@in_loop
async def test_a_table_is_tended_where_somebody_sits() -> None:
    """Else its keeper might hear nothing of those who play, and let bots rest."""
    street = Street.of(2)
    rooms, devices = await seated_apart(street, bots=1)
    await pass_time(street, 3, *devices)
    rooms[0].detach(devices[0], street.now)
    await pass_time(street, 5, devices[1])
    assert street.tended(rooms[0].table.id) == [1]


@in_loop
async def test_bots_play_once_though_two_processes_let_them() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street, bots=2)
    street.doors[0].is_cut = True
    for room in rooms:
        room.is_tended = True
    for _ in range(3):
        for number, room in enumerate(rooms):
            await room.catch_up(street.now)
            await street.salons[number].play(room, devices[number].seats[0])
        await pass_time(street, 1, *devices)
        for room in rooms:
            room.is_tended = True
    entries = await street.store.read(rooms[0].table.id)
    played = [
        (one.seat, one.decision)
        for entry in entries
        if isinstance(one := log.read_happening(entry.body), log.Played)
    ]
    assert len(played) == len(set(played))
    assert len(played) >= 12


@in_loop
async def test_who_is_connected_elsewhere_is_here() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    await pass_time(street, 20, *devices)
    for room in rooms:
        assert [seat.presence for seat in room.look(street.now).seats] == ["here", "here"]
    rooms[1].detach(devices[1], street.now)
    await pass_time(street, 12, devices[0])
    for room in rooms:
        assert [seat.presence for seat in room.look(street.now).seats] == ["here", "dropped"]


@in_loop
async def test_watchers_are_counted_everywhere() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street, settings=Settings(watchers="link"))
    watcher = await street.salons[1].look(rooms[1])
    assert devices[0].table()["watchers"] == 1
    assert devices[1].table()["watchers"] == 1
    rooms[1].detach(watcher, street.now)
    assert devices[0].table()["watchers"] == 0
    await street.salons[1].look(rooms[1])
    street.doors[1].is_cut = True
    await pass_time(street, 12, *devices)
    assert devices[0].table()["watchers"] == 0


def read_slowly(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let documents take a while, so that two processes read before either writes."""
    read = street.store.get_document

    async def get(kind: str, key: str) -> bytes | None:
        found = await read(kind, key)
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(street.store, "get_document", get)


@in_loop
async def test_watchers_at_all_processes_get_one_ticket_when_the_game_starts() -> None:
    with pytest.MonkeyPatch.context() as patches:
        street = Street.of(3)
        read_slowly(street, patches)
        first = street.salons[0]
        room, _ = await first.make(players=2, bots=1, settings=Settings(watchers="link"))
        table = room.table.id
        watchers = [await salon.look(await at(salon, table)) for salon in street.salons]
        assert {one["ticket"] for each in watchers for one in each.messages("table")} == {""}
        street.doors[2].is_cut = True
        await first.granted(room, "Start")
        await first.settle()
        await pass_time(street, 3)
        kept = await street.store.get_document(TICKET, table)
        assert kept is not None
        assert [watcher.messages("table")[-1]["ticket"] for watcher in watchers] == (
            [kept.decode()] * 3
        )


@in_loop
async def test_two_who_make_a_game_public_at_once_both_do() -> None:
    with pytest.MonkeyPatch.context() as patches:
        street = Street.of(2)
        rooms, _ = await seated_apart(street)
        for seat in (0, 1) * 30:
            if rooms[seat].table.phase == "running":
                await street.salons[seat].play(rooms[seat], seat)
                await street.salons[seat].settle()
        assert rooms[0].table.phase == "over"
        read_slowly(street, patches)
        askers = [Asker(player=newcomer(number).player) for number in (0, 1)]
        shares = (
            salon.hall.archive.share(
                rooms[0].table.id, asker, street.now, is_public=True, is_named=True
            )
            for salon, asker in zip(street.salons, askers, strict=True)
        )
        await asyncio.gather(*shares)
        for salon, asker in zip(street.salons, askers, strict=True):
            told = await salon.hall.archive.show(rooms[0].table.id, asker, street.now)
            assert isinstance(told, shown.ReplayShown)
            assert told.is_public_by_you
            assert told.is_named


@in_loop
async def test_reactions_are_seen_everywhere() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    await street.salons[0].granted(rooms[0], "React", 0, reaction="nice")
    assert devices[1].messages("reacted")[-1]["seat"] == 0


@in_loop
async def test_a_seat_moves_by_a_code_that_another_process_gave() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    offered = await street.salons[0].ask(rooms[0], "OfferMove", 0)
    assert isinstance(offered, shown.MoveOffered)
    table = rooms[0].table.id
    moved = await street.salons[1].hall.move_seat(table, offered.code, hashed("phone"), street.now)
    assert isinstance(moved, Seated)
    await street.salons[0].settle()
    assert devices[0].is_dismissed
    assert rooms[0].table.seats_of(hashed(moved.token)) == (0,)
    again = await street.salons[1].hall.move_seat(table, offered.code, hashed("third"), street.now)
    assert not isinstance(again, Seated)


@in_loop
async def test_two_processes_open_one_rematch() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    await street.salons[0].granted(rooms[0], "Close")
    await street.salons[0].settle()
    street.doors[0].is_cut = True
    for number, room in enumerate(rooms):
        await street.salons[number].granted(room, "Rematch", number)
    assert rooms[0].table.rematch == rooms[1].table.rematch != ""
    player = newcomer(1).player
    assert [table for table, _ in await street.store.of_player(player, 9)] == [
        rooms[0].table.rematch
    ]
    street.doors[0].is_cut = False
    await pass_time(street, 8, *devices)
    following = await at(street.salons[0], rooms[0].table.rematch)
    assert following.table.phase == "running"


@in_loop
async def test_a_rematch_waits_for_who_is_at_the_old_table_elsewhere() -> None:
    street = Street.of(3)
    rooms, devices = await seated_apart(street)
    await street.salons[0].granted(rooms[0], "Close")
    await street.salons[0].settle()
    third = street.salons[2]
    request = requests.Rematch(id="again", seat=Seat(0))
    elsewhere = await at(third, rooms[0].table.id)
    assert isinstance(await third.hall.ask(elsewhere, request, third.now), shown.Done)
    await pass_time(street, 6, *devices)
    following = await at(third, elsewhere.table.rematch)
    assert following.table.phase == "waiting"
    await street.salons[1].granted(rooms[1], "Rematch", 1)
    await pass_time(street, 8, *devices)
    assert (await at(third, elsewhere.table.rematch)).table.phase == "running"


@in_loop
async def test_no_rematch_is_opened_for_seats_that_moved_meanwhile() -> None:
    street = Street.of(2)
    rooms, _ = await seated_apart(street)
    await street.salons[0].granted(rooms[0], "Close")
    street.doors[0].is_cut = True
    before = rooms[0].table.places
    offered = await street.salons[1].ask(rooms[1], "OfferMove", 1)
    assert isinstance(offered, shown.MoveOffered)
    table = rooms[1].table.id
    await street.salons[1].hall.move_seat(table, offered.code, hashed("phone"), street.now)
    refusal = await lead_to(rooms[0], Seat(0), "elsewhere", before, street.now)
    assert refusal is not None
    assert refusal.code == "busy"


@pytest.mark.parametrize("is_cut", [False, True])
@in_loop
async def test_who_is_forgotten_is_forgotten_everywhere(is_cut: bool) -> None:  # noqa: FBT001
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    await pass_time(street, 3, *devices)
    street.doors[1].is_cut = is_cut
    player = newcomer(1).player
    assert await street.salons[0].hall.forget(player, street.now) == 1
    await pass_time(street, 3, devices[0])
    assert devices[1].is_dismissed
    for room in rooms:
        assert player not in str(room.table.places)
        assert "Guest 1" not in str(room.table.places)


@in_loop
async def test_lists_of_other_processes_follow_a_running_game() -> None:
    street = Street.of(2)
    rooms, devices = await seated_apart(street)
    for number, room in enumerate(rooms):
        await street.salons[number].play(room, number)
    await pass_time(street, round(SUMMARY_EVERY) + 2, *devices)
    summary = await street.store.summary(rooms[0].table.id)
    assert summary is not None
    assert b'"decision":1' in summary.card


@in_loop
async def test_an_abandoned_table_is_closed_once() -> None:
    street = Street.of(2)
    room, _ = await street.salons[0].make()
    for salon in street.salons:
        await salon.wait(SLEEP_AFTER + 40)
        salon.now += 25 * 3600
    await pass_time(street, 40)
    entries = await street.store.read(room.table.id)
    closed = [one for one in entries if b"table-closed" in one.body]
    assert len(closed) == 1
