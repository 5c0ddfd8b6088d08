import asyncio
from dataclasses import replace
from typing import Literal

import msgspec
import pytest

from host.helpers import (
    CountingStore,
    Device,
    Salon,
    in_loop,
    looks,
    newcomer,
    nonce_of,
    play_on,
    stage,
)
from sushiya.core.ids import Seat
from sushiya.core.record import Record, verify
from sushiya.core.registry import Registry
from sushiya.core.value import encode, plain
from sushiya.games import GAMES
from sushiya.host import hall, log, making, shown
from sushiya.host.archive import Asker
from sushiya.host.display import show_game
from sushiya.host.hall import SLEEP_AFTER, Hall
from sushiya.host.journal import ABANDONED_AFTER
from sushiya.host.making import CODE_LENGTH, CODE_LETTERS, Wish, make_table
from sushiya.host.move_codes import MOVE_CODE_LASTS
from sushiya.host.people import Seated, hashed
from sushiya.host.play import MOST_SECOND_THOUGHTS
from sushiya.host.refusals import refuse
from sushiya.host.room import AsleepError, Room
from sushiya.host.settings import Settings
from sushiya.host.table import OtherRules
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append, Entry

OTHER_DEVICE = hashed("another device")
"""The hash of its key."""


class SlowStore(MemoryStore):
    """Takes its time for everything that it writes."""

    async def append(self, request: Append) -> Answer:
        await asyncio.sleep(0.02)
        return await super().append(request)


async def opened(salon: Salon, table: str) -> Room:
    room = await salon.hall.room(table, salon.now)
    assert room is not None
    return room


# Tables


@in_loop
async def test_a_table_can_be_found_by_its_code_until_it_is_over() -> None:
    salon = Salon()
    room, seated = await salon.make()
    code = room.table.code
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(CODE_LETTERS)
    assert await salon.store.find_code(code) == seated.table
    assert room.look(salon.now).code == code
    await salon.granted(room, "Close")
    assert await salon.store.find_code(code) is None
    assert room.look(salon.now).code == ""


@in_loop
async def test_two_tables_never_have_the_same_code() -> None:
    salon = Salon()
    await salon.make()
    letters = iter("AAAAB")
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(making, "_code", lambda _: next(letters) * CODE_LENGTH)
        codes = [(await salon.make())[0].table.code for _ in range(2)]
    assert codes == ["A" * CODE_LENGTH, "B" * CODE_LENGTH]


@in_loop
async def test_the_maker_is_the_host_and_bots_sit_beside() -> None:
    salon = Salon()
    room, seated = await salon.make(players=4, bots=2)
    assert (room.table.host, seated.seat) == (0, 0)
    assert [place.bot for place in room.table.places] == [None, "cook", "cook", None]
    assert room.table.seats_of(hashed(seated.token)) == (0,)


@in_loop
async def test_lists_show_what_may_be_shown() -> None:
    salon = Salon()
    await salon.make()
    room, _ = await salon.make(settings=Settings(listed=True), bots=1, players=3)
    ((table, summary),) = await salon.store.listed(10)
    assert table == room.table.id
    assert b'"free":1' in summary.card
    assert room.table.secret.hex().encode() not in summary.card
    mine = await salon.store.of_player(newcomer(0).player, 10)
    assert len(mine) == 2


async def is_listed(salon: Salon, room: Room) -> bool:
    return room.table.id in [table for table, _ in await salon.store.listed(10)]


@pytest.mark.parametrize("watchers", ["off", "link", "open"])
@in_loop
async def test_a_full_table_stays_on_the_list_only_if_everybody_may_watch(
    watchers: Literal["off", "link", "open"],
) -> None:
    salon = Salon()
    settings = Settings(listed=True, watchers=watchers)
    room, _ = await salon.make(settings=settings, players=2)
    is_open = watchers == "open"
    assert await is_listed(salon, room)
    await salon.granted(
        room, "ChangeSettings", settings=msgspec.structs.replace(settings, locked=True)
    )
    assert await is_listed(salon, room) == is_open
    await salon.granted(room, "ChangeSettings", settings=settings)
    assert await is_listed(salon, room)
    await salon.join(room, 1)
    assert await is_listed(salon, room) == is_open
    await salon.granted(room, "Start")
    assert await is_listed(salon, room) == is_open
    unlisted = msgspec.structs.replace(settings, listed=False)
    await salon.granted(room, "ChangeSettings", settings=unlisted)
    assert not await is_listed(salon, room)
    await salon.granted(room, "ChangeSettings", settings=settings)
    await salon.granted(room, "Close")
    assert not await is_listed(salon, room)


@in_loop
async def test_a_running_game_is_on_the_list_while_a_newcomer_may_take_a_bots_seat() -> None:
    salon = Salon()
    settings = Settings(listed=True)
    room, _ = await salon.start(people=1, bots=1, settings=settings)
    assert not await is_listed(salon, room)
    opened_bots = msgspec.structs.replace(settings, open_bots=True)
    await salon.granted(room, "ChangeSettings", settings=opened_bots)
    assert await is_listed(salon, room)
    await salon.join(room, 1)
    assert not await is_listed(salon, room)
    await salon.granted(room, "Remove", place=1)
    assert not await is_listed(salon, room)  # It waits for whoever was removed.


# Sleeping and waking


@in_loop
async def test_a_quiet_table_sleeps_and_wakes_as_it_was() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    await salon.play(room, 0, 1)
    before = looks(room)
    for device in (first, second):
        room.detach(device, salon.now)
    await salon.wait(SLEEP_AFTER + 2)
    assert salon.hall.awake() == []
    woken = await opened(salon, room.table.id)
    assert woken is not room
    assert looks(woken) == before


@in_loop
async def test_a_new_hall_over_the_same_store_has_the_same_tables() -> None:
    salon = Salon()
    room, (first, second) = await salon.start("wasabi", people=2, bots=1)
    for _ in range(12):
        for seat in {0, 1} & set(room.table.to_act()):
            await salon.play(room, seat)
        await salon.wait(1, first, second)
    again = Salon(store=salon.store)
    restored = await opened(again, room.table.id)
    assert looks(restored) == looks(room)
    assert restored.table == room.table


@in_loop
async def test_who_comes_back_is_told_exactly_what_was_missed() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    await salon.play(room, 0, 0)
    await salon.play(room, 0, 1)
    await salon.play(room, 1, 0)
    await salon.play(room, 1, 1)
    told = {
        device: [line for one in device.messages("update") for line in one["lines"]]
        for device in (first, second)
    }
    again = Salon(store=salon.store)
    restored = await opened(again, room.table.id)
    for seat, device in enumerate((first, second)):
        newest = device.update()
        for seen in (0, 5, newest["number"] - 1, newest["number"], newest["number"] + 7):
            back = await again.look(restored, seat, seen=seen)
            update = back.update()
            assert update["number"] == newest["number"]
            assert update["game"] == plain(show_game(room.table, Seat(seat), None))
            wanted = [line for line in told[device] if line["number"] > seen]
            assert update["lines"] == wanted
            restored.detach(back, again.now)


@in_loop
async def test_a_table_does_not_fall_asleep_on_a_request() -> None:
    salon = Salon(store=SlowStore())
    room, _ = await salon.make()
    salon.now += SLEEP_AFTER + 1
    joining = asyncio.create_task(salon.join(room, 1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await salon.hall.tick(salon.now)
    assert (await asyncio.wait_for(joining, 5)).seat == 1


@in_loop
async def test_a_room_that_was_closed_says_so_instead_of_waiting() -> None:
    salon = Salon(store=SlowStore())
    room, _ = await salon.make()
    joining = [asyncio.create_task(salon.join(room, number)) for number in (1, 2)]
    await asyncio.sleep(0.01)
    await salon.hall.close()
    with pytest.raises(AsleepError):
        await salon.ask(room, "Leave")
    done = await asyncio.wait_for(asyncio.gather(*joining, return_exceptions=True), 5)
    # What was being written is finished; what waited is told.
    assert [type(one) for one in done] == [Seated, AsleepError]


@in_loop
async def test_a_forgotten_table_is_closed_and_what_was_sealed_is_revealed() -> None:
    salon = Salon()
    waiting, _ = await salon.make()
    running, devices = await salon.start(people=2)
    for device in devices:
        running.detach(device, salon.now)
    await salon.wait(40)
    assert salon.hall.awake() == []
    salon.now += ABANDONED_AFTER["waiting"]
    await salon.wait(2)
    closed = await opened(salon, waiting.table.id)
    assert closed.table.closed == "abandoned"
    assert closed.look(salon.now).trust is not None
    assert (await opened(salon, running.table.id)).table.phase == "running"
    await salon.wait(40)
    salon.now += ABANDONED_AFTER["running"]
    await salon.wait(2)
    record = await salon.record(running.table.id)
    assert isinstance(record, Record)
    assert record.result is None
    assert verify(GAMES.find("sushi-go"), record) is None


# Seats that change hands


@in_loop
async def test_a_seat_moves_to_another_device_by_a_code_that_works_once() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    old = room.table.places[1].person
    assert old is not None
    offered = await salon.ask(room, "OfferMove", 1)
    assert isinstance(offered, shown.MoveOffered)
    moved = await salon.hall.move_seat(room.table.id, offered.code, OTHER_DEVICE, salon.now)
    assert isinstance(moved, Seated)
    assert moved.seat == 1
    assert room.table.seats_of(hashed(moved.token)) == (1,)
    assert room.table.seats_of(old.token) == ()
    assert second.is_dismissed
    assert not first.is_dismissed
    again = await salon.hall.move_seat(room.table.id, offered.code, OTHER_DEVICE, salon.now)
    assert again == refuse("move-code-unknown")
    assert first.update()["lines"][-1]["event"].get("happening") != "seat-moved"


@in_loop
async def test_a_code_expires_and_a_newer_one_replaces_it() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    codes = []
    for _ in range(2):
        offered = await salon.ask(room, "OfferMove", 1)
        assert isinstance(offered, shown.MoveOffered)
        codes.append(offered.code)
    late = salon.now + MOVE_CODE_LASTS + 1
    for code, now in ((codes[0], salon.now), (codes[1], late)):
        moved = await salon.hall.move_seat(room.table.id, code, OTHER_DEVICE, now)
        assert moved == refuse("move-code-unknown")


@in_loop
async def test_a_code_opens_the_seat_of_whoever_asked_for_it_and_no_other() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    await salon.join(room, 1, place=1)
    offered = await salon.ask(room, "OfferMove", 1)
    assert isinstance(offered, shown.MoveOffered)
    await salon.granted(room, "MoveTo", 1, place=3)
    other = await salon.join(room, 2, place=1)
    moved = await salon.hall.move_seat(room.table.id, offered.code, OTHER_DEVICE, salon.now)
    assert isinstance(moved, Seated)
    assert moved.seat == 3
    assert room.table.seats_of(hashed(other.token)) == (1,)


@in_loop
async def test_a_code_of_somebody_who_has_left_opens_nothing() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    await salon.join(room, 1, place=1)
    offered = await salon.ask(room, "OfferMove", 1)
    assert isinstance(offered, shown.MoveOffered)
    await salon.granted(room, "Leave", 1)
    await salon.join(room, 2, place=1)
    moved = await salon.hall.move_seat(room.table.id, offered.code, OTHER_DEVICE, salon.now)
    assert moved == refuse("move-code-unknown")


@in_loop
async def test_the_host_frees_a_lost_seat_and_its_token_is_dead() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    old = room.table.places[1].person
    assert old is not None
    await salon.granted(room, "Remove", 0, place=1)
    await salon.settle()
    assert second.is_dismissed
    assert room.table.seats_of(old.token) == ()
    assert room.table.places[1].bot == "cook"
    assert await salon.refused(room, "Back", 1) == "not-your-seat"
    assert [seat for _, seat in room.table.choices] == [1]
    shown_seat = first.table()["seats"][1]
    assert (shown_seat["name"], shown_seat["level"]) == ("Guest 1", "cook")
    assert (shown_seat["away"], shown_seat["presence"]) == ("removed", "gone")


@in_loop
async def test_a_newcomer_takes_a_bots_seat_if_the_host_allows() -> None:
    salon = Salon()
    room, (first,) = await salon.start(people=1, bots=2, settings=Settings(open_bots=True))
    seated = await salon.join(room, 1, place=2)
    assert seated.seat == 2
    assert room.table.places[2].is_played_by_person
    assert first.update()["lines"][-1]["say"]["id"] == "happening-person-seated"
    device = await salon.look(room, 2)
    assert device.update()["game"]["legal"]
    taken = await salon.hall.sit_down(room.table.id, newcomer(2), Seat(2), salon.now)
    assert taken == refuse("place-taken")


# Rematches


async def finished(salon: Salon, people: int, bots: int) -> tuple[Room, list[Device]]:
    room, devices = await salon.start(people=people, bots=bots)
    await salon.granted(room, "Close")
    return room, devices


@in_loop
async def test_alone_against_bots_a_rematch_is_one_tap() -> None:
    salon = Salon()
    room, (device,) = await finished(salon, 1, 2)
    await salon.granted(room, "Rematch")
    assert device.table()["rematch"] == room.table.rematch
    following = await opened(salon, room.table.rematch)
    assert stage(following) == "waiting"
    await salon.look(following, 0)
    await salon.commit(following, 0)
    await salon.reveal(following, 0)
    assert following.table.phase == "running"
    assert following.table.origin == room.table.id
    assert following.table.game == room.table.game
    assert following.table.secret != room.table.secret
    assert [place.bot for place in following.table.places] == [None, "cook", "cook"]
    assert following.table.nonces == (nonce_of(0), "", "")
    assert following.table.places[0].person == room.table.places[0].person
    await play_on(salon, following, 0)
    record = await salon.record(following.table.id)
    assert isinstance(record, Record)
    assert verify(GAMES.find("sushi-go"), record) is None


@in_loop
async def test_a_rematch_starts_when_all_who_are_present_agree() -> None:
    salon = Salon()
    room, devices = await finished(salon, 2, 0)
    await salon.granted(room, "Rematch", 0)
    following = await opened(salon, room.table.rematch)
    await salon.wait(5, *devices)
    assert following.table.phase == "waiting"
    assert devices[1].update()["lines"][-1]["say"]["id"] == "happening-rematch-opened"
    await salon.granted(room, "Rematch", 1)
    await salon.commit(following, 0)
    assert stage(following) == "waiting"
    await salon.commit(following, 1)
    await salon.reveal(following, 1, 0)
    assert (await opened(salon, room.table.rematch)).table.phase == "running"
    assert following.table.places[1].is_played_by_person


@in_loop
async def test_a_rematch_waits_a_few_seconds_for_the_commitments_of_all_who_agreed() -> None:
    salon = Salon()
    room, devices = await finished(salon, 2, 0)
    for seat in (0, 1):
        await salon.granted(room, "Rematch", seat)
    following = await opened(salon, room.table.rematch)
    await salon.commit(following, 0)
    await salon.wait(3, *devices)
    assert stage(following) == "waiting"
    await salon.wait(1, *devices)
    assert stage(following) == "reveal"
    await salon.reveal(following, 0)
    assert following.table.phase == "running"
    assert [share.who for share in following.table.shares] == ["person", "silent"]


@in_loop
async def test_a_bot_plays_the_rematch_for_who_is_not_there_until_they_come() -> None:
    salon = Salon()
    room, devices = await finished(salon, 3, 0)
    room.detach(devices[2], salon.now)
    await salon.wait(15, *devices[:2])
    await salon.granted(room, "Rematch", 0)
    await salon.granted(room, "Rematch", 1)
    following = await opened(salon, room.table.rematch)
    await salon.wait(4, *devices[:2])
    assert following.table.phase == "running"
    assert [place.away for place in following.table.places] == ["", "", "absent"]
    await salon.look(following, 2)
    await salon.granted(following, "Back", 2)
    assert following.table.places[2].is_played_by_person


@in_loop
async def test_a_rematch_waits_no_longer_than_people_stay() -> None:
    salon = Salon()
    room, devices = await finished(salon, 2, 0)
    await salon.granted(room, "Rematch", 0)
    following = await opened(salon, room.table.rematch)
    await salon.wait(15, devices[0])
    assert following.table.phase == "running"
    assert following.table.places[1].away == "absent"


@in_loop
async def test_a_rematch_that_waits_leaves_the_old_table_asleep() -> None:
    store = CountingStore()
    salon = Salon(store=store)
    room, devices = await finished(salon, 2, 0)
    await salon.granted(room, "Rematch", 0)
    following = await opened(salon, room.table.rematch)
    await salon.granted(following, "Leave", 1)
    device = await salon.look(following, 0)
    for one in devices:
        room.detach(one, salon.now)
    store.reads.clear()
    await salon.wait(2 * SLEEP_AFTER + 5, device)
    assert store.reads == []
    assert salon.hall.awake() == [following]


@in_loop
async def test_two_who_ask_at_once_open_one_rematch() -> None:
    salon = Salon(store=SlowStore())
    room, devices = await finished(salon, 2, 0)
    await asyncio.gather(*[salon.granted(room, "Rematch", seat) for seat in (0, 1)])
    counts = await salon.store.counts()
    assert counts["waiting"] + counts["running"] == 1
    await salon.wait(4, *devices)
    assert (await opened(salon, room.table.rematch)).table.phase == "running"


@in_loop
async def test_who_changed_places_in_the_new_waiting_room_can_agree_from_the_old_table() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, players=3, bots=1)
    await salon.granted(room, "Close")
    await salon.granted(room, "Rematch", 0)
    following = await opened(salon, room.table.rematch)
    seat = next(seat for seat in (1, 2) if following.table.places[seat].person is not None)
    bot = 3 - seat
    await salon.granted(following, "Remove", 0, place=bot)
    await salon.granted(following, "MoveTo", seat, place=bot)
    await salon.granted(following, "SeatBot", 0, place=seat, level="cook")
    await salon.granted(room, "Rematch", seat)
    assert following.table.places[bot].is_ready
    await salon.granted(room, "Rematch", 0)
    await salon.wait(4, *devices)
    assert following.table.phase == "running"


@in_loop
async def test_an_old_link_leads_to_the_rematch_after_a_restart() -> None:
    salon = Salon()
    room, _ = await finished(salon, 2, 0)
    await salon.granted(room, "Rematch", 0)
    again = Salon(store=salon.store)
    old = await opened(again, room.table.id)
    assert old.look(again.now).rematch == room.table.rematch
    await opened(again, old.table.rematch)


@in_loop
async def test_a_wish_for_no_table_makes_none() -> None:
    salon = Salon()
    wish = Wish(game="sushi-go", options={"players": 1})
    refusal = await make_table(salon.hall.house, newcomer(0), wish, salon.now)
    assert refusal != refuse("busy")
    assert await salon.store.counts() == {"waiting": 0, "running": 0, "over": 0, "entries": 0}


@pytest.mark.parametrize("table", ["", "nowhere"])
@in_loop
async def test_there_is_no_room_for_an_unknown_table(table: str) -> None:
    salon = Salon()
    assert await salon.hall.room(table, salon.now) is None
    assert await salon.record(table) == refuse("table-unknown")
    assert await salon.hall.move_seat(table, "CODE", OTHER_DEVICE, salon.now) == refuse(
        "table-unknown"
    )


# What outlives an update, and what does not


def next_rules() -> Registry:
    """All games as a later Sushiya has them: by other rules."""
    registry = Registry()
    for rules in GAMES.all():
        registry.register(replace(rules, version=rules.version + 1))
    return registry


@in_loop
async def test_a_game_begun_by_other_rules_is_not_gone_on_with() -> None:
    salon = Salon()
    running, _ = await salon.start()
    waiting, _ = await salon.make()
    later = Hall(replace(salon.house, registry=next_rules()))
    with pytest.raises(OtherRules, match="was version 1, now it is 2"):
        await later.room(running.table.id, salon.now)
    assert await later.room(waiting.table.id, salon.now) is not None
    await later.close()


@in_loop
async def test_a_forgotten_game_of_other_rules_is_closed_and_stops_no_other() -> None:
    store = CountingStore()
    salon = Salon(store=store)
    running, _ = await salon.start()
    later = Salon(store=store)
    later.hall = Hall(replace(salon.house, registry=next_rules()))
    later.now = salon.now + ABANDONED_AFTER["running"] + 3600
    waiting, _ = await later.make()
    version = running.table.version
    await later.wait(1)
    summary = await store.summary(running.table.id)
    assert summary is not None
    assert (summary.phase, summary.code, summary.deadline) == ("over", "", None)
    assert await store.find_code(running.table.code) is None
    (closed,) = await store.read(running.table.id, version)
    assert log.read_happening(closed.body) == log.TableClosed(why="abandoned")
    await later.wait(SLEEP_AFTER + 2)
    later.now += ABANDONED_AFTER["waiting"]
    await later.wait(2)
    assert (await opened(later, waiting.table.id)).table.closed == "abandoned"
    # The rules that it was played by can still say how it ended.
    record = await Hall(salon.house).archive.record(
        running.table.id, Asker(player=newcomer(0).player), salon.now
    )
    assert isinstance(record, Record)


@in_loop
async def test_a_game_of_other_rules_that_is_not_forgotten_stays() -> None:
    salon = Salon()
    running, _ = await salon.start()
    later = Hall(replace(salon.house, registry=next_rules()))
    salon.now += ABANDONED_AFTER["running"]
    left = log.HandedBack(seat=Seat(0))
    request = Append(
        table=running.table.id,
        expected=running.table.version,
        bodies=(encode(left),),
        at=salon.now,
    )
    await salon.store.append(request)  # Without a summary, as an earlier Sushiya wrote it.
    await later.tick(salon.now + 3600)
    summary = await salon.store.summary(running.table.id)
    assert summary is not None
    assert summary.phase == "running"


class TornStore(CountingStore):
    """Cannot give some logs any more."""

    torn: tuple[str, ...] = ()

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        entries = await super().read(table, after)
        if table not in self.torn:
            return entries
        return tuple(msgspec.structs.replace(entry, body=b"{}") for entry in entries)


@in_loop
async def test_logs_that_cannot_be_followed_keep_no_other_table_from_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hall, "DUE_AT_ONCE", 2)
    store = TornStore()
    salon = Salon(store=store)
    rooms = []
    for _ in range(4):
        rooms.append((await salon.make())[0])
        salon.now += 1
    *torn, last = (room.table.id for room in rooms)
    store.torn = tuple(torn)
    await salon.wait(SLEEP_AFTER + 2)
    store.reads.clear()
    salon.now += ABANDONED_AFTER["waiting"]
    await salon.wait(300)
    assert [store.reads.count(table) for table in torn] == [1, 1, 1]
    assert (await opened(salon, last)).table.closed == "abandoned"


@in_loop
async def test_a_record_outlives_the_rules_that_it_was_played_by() -> None:
    salon = Salon()
    room, _ = await finished(salon, 1, 1)
    record = await salon.record(room.table.id)
    later = Hall(replace(salon.house, registry=next_rules()))
    asker = Asker(player=newcomer(0).player)
    assert await later.archive.record(room.table.id, asker, salon.now) == record


# A seat whose token never arrived


@in_loop
async def test_who_sits_down_again_gets_the_same_seat_and_a_new_token() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    first = await salon.join(room, 1)
    device = await salon.look(room, first.seat)
    again = await salon.join(room, 1)
    assert again.seat == first.seat
    assert device.is_dismissed
    assert room.table.seats_of(hashed(first.token)) == ()
    assert room.table.seats_of(hashed(again.token)) == (first.seat,)


@in_loop
async def test_who_lost_the_token_can_come_back_to_a_running_game() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    again = await salon.join(room, 1)
    assert room.table.seats_of(hashed(again.token)) == (again.seat,)


@in_loop
async def test_a_seat_gets_so_many_tokens_until_the_game_goes_on() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    for _ in range(MOST_SECOND_THOUGHTS):
        await salon.join(room, 1)
    again = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert again == refuse("busy")
    await salon.join(room, 0)
    for seat in (0, 1):
        await salon.play(room, seat)
    assert (await salon.join(room, 1)).seat == 1


@in_loop
async def test_nobody_else_gets_a_seat_by_its_name() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    other = msgspec.structs.replace(newcomer(2), name=newcomer(1).name)
    refused = await salon.hall.sit_down(room.table.id, other, None, salon.now)
    assert refused == refuse("name-taken", name=newcomer(1).name)


@in_loop
async def test_a_name_that_looks_like_another_at_the_table_is_taken() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    one = msgspec.structs.replace(newcomer(1), name="Olga")
    assert isinstance(await salon.hall.sit_down(room.table.id, one, None, salon.now), Seated)
    for name in ("0lga", "\u041elga", "OLGA"):
        other = msgspec.structs.replace(newcomer(2), name=name)
        refused = await salon.hall.sit_down(room.table.id, other, None, salon.now)
        assert refused == refuse("name-taken", name=name)
    for name in ("Ol\u034fga", "Olga\ufe0f", "Ol\u200dga"):
        other = msgspec.structs.replace(newcomer(2), name=name)
        refused = await salon.hall.sit_down(room.table.id, other, None, salon.now)
        assert refused == refuse("name-wrong")
