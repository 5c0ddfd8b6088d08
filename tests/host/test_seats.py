"""A seat is its person's until the game ends, and nobody ever gets a second one."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from host.helpers import Device, GatedStore, Salon, in_loop, legal, newcomer, play_on, wear_out
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.host import log, shown
from sushiya.host.hall import Hall
from sushiya.host.people import COLOURS, Newcomer, Person, Seated, hashed
from sushiya.host.refusals import refuse
from sushiya.host.room import Room
from sushiya.host.settings import Settings
from sushiya.host.waiting import offered_places, own_seat
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append, StoreError

OPEN = Settings(open_bots=True, watchers="link")
LAPTOP = hashed("a laptop")


async def sit(salon: Salon, room: Room, who: int | Newcomer, place: int | None = None) -> Any:
    """Sit down, or be refused."""
    guest = newcomer(who) if isinstance(who, int) else who
    seat = None if place is None else Seat(place)
    return await salon.hall.sit_down(room.table.id, guest, seat, salon.now)


async def move(salon: Salon, room: Room, seat: int, player: str) -> Any:
    """Move a seat to the device that has this player's key, or be refused."""
    offered = await salon.ask(room, "OfferMove", seat)
    assert isinstance(offered, shown.MoveOffered), offered
    return await salon.hall.move_seat(room.table.id, offered.code, player, salon.now)


async def woken(salon: Salon, table: str) -> Room:
    room = await salon.hall.room(table, salon.now)
    assert room is not None
    return room


def opens(room: Room, token: str) -> tuple[int, ...]:
    return tuple(room.table.seats_of(hashed(token)))


def said(device: Device) -> list[str]:
    """List the sentences of the newest update."""
    return [line["say"]["id"] for line in device.update()["lines"] if line["say"]]


# Coming back


@in_loop
async def test_one_key_has_one_seat_whatever_name_and_place_it_wishes() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    first = await salon.join(room, 1, place=1)
    device = await salon.look(room, 1)
    other = msgspec.structs.replace(newcomer(1), name="Somebody else", colour="plum")
    again = await sit(salon, room, other, 3)
    assert (again.seat, opens(room, first.token), opens(room, again.token)) == (1, (), (1,))
    assert device.is_dismissed
    person = room.table.places[1].person
    assert person is not None
    assert (person.name, person.colour) == ("Guest 1", newcomer(1).colour)
    assert room.table.places[3].is_free


@in_loop
async def test_who_left_takes_the_seat_back_by_sitting_down_with_all_told() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2, bots=1, settings=OPEN)
    (seat,) = [one for one in (1, 2) if room.table.owner(Seat(one))]
    await salon.granted(room, "Leave", seat)
    assert said(first)[0] == "happening-handed-to-bot-left"
    assert first.table()["seats"][seat]["away"] == "left"
    await salon.granted(room, "ChangeSettings", settings=Settings(locked=True))
    back = await salon.join(room, 1, place=3 - seat)
    assert back.seat == seat
    assert room.table.places[seat].is_played_by_person
    assert said(first) == ["happening-handed-back"]
    assert first.table()["seats"][seat]["away"] == ""


@in_loop
async def test_who_was_dropped_for_long_takes_the_seat_back_by_sitting_down() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2)
    await salon.wait(65, first)
    await salon.granted(room, "LetBotPlay", 0, place=1)
    back = await salon.join(room, 1)
    assert back.seat == 1
    assert room.table.places[1].is_played_by_person


@in_loop
async def test_a_removed_person_comes_back_to_the_same_seat_unless_the_table_is_locked() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2, bots=1, settings=OPEN)
    (seat,) = [one for one in (1, 2) if room.table.owner(Seat(one))]
    for _ in range(2):
        await salon.granted(room, "Remove", 0, place=seat)
        assert said(first)[0] == "happening-seat-freed"
        shown_seat = first.table()["seats"][seat]
        assert (shown_seat["kind"], shown_seat["name"]) == ("person", "Guest 1")
        assert (shown_seat["away"], shown_seat["level"]) == ("removed", "cook")
        back = await salon.join(room, 1)
        assert (back.seat, opens(room, back.token)) == (seat, (seat,))
        assert room.table.places[seat].is_played_by_person
        assert said(first) == ["happening-handed-back"]
    await salon.granted(room, "Remove", 0, place=seat)
    locked = Settings(open_bots=True, locked=True)
    await salon.granted(room, "ChangeSettings", settings=locked)
    assert await sit(salon, room, 1) == refuse("table-locked")
    assert not room.is_here(Seat(seat), salon.now)
    assert await salon.refused(room, "Remove", 0, place=seat) == "not-a-person"
    assert await salon.refused(room, "GiveRole", 0, place=seat) == "not-a-person"
    await salon.granted(room, "Close")
    assert await sit(salon, room, 1) == refuse("table-over")


@in_loop
async def test_a_worn_game_keeps_nobody_from_their_seat() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await wear_out(salon, room)
    await salon.granted(room, "Leave", 1)
    assert (await salon.join(room, 1)).seat == 1


@in_loop
async def test_my_tables_are_all_where_i_can_come_back_until_the_game_ends() -> None:
    salon = Salon()
    room, _ = await salon.start(people=3, settings=OPEN)
    mine = newcomer(1).player

    async def is_mine(player: str = mine) -> bool:
        found = await salon.store.of_player(player, 10)
        return room.table.id in [table for table, _ in found]

    await salon.granted(room, "Leave", 1)
    assert await is_mine()
    await salon.granted(room, "Remove", 0, place=1)
    assert await is_mine()
    locked = msgspec.structs.replace(OPEN, locked=True)
    await salon.granted(room, "ChangeSettings", settings=locked)
    assert not await is_mine()
    await salon.granted(room, "ChangeSettings", settings=OPEN)
    assert await is_mine()
    await salon.join(room, 1)
    await move(salon, room, 1, LAPTOP)
    assert await is_mine()
    assert await is_mine(LAPTOP)
    await salon.granted(room, "Close")
    assert not await is_mine()


# Whose seat it is not


@in_loop
async def test_a_host_who_removes_somebody_cannot_sit_down_there() -> None:
    salon = Salon()
    room, _ = await salon.start(people=3, bots=1, settings=OPEN)
    (bot,) = [seat for seat in range(4) if room.table.places[seat].person is None]
    (victim, _) = [seat for seat in (1, 2, 3) if seat != bot]
    await salon.granted(room, "Remove", 0, place=victim)
    for place in (victim, bot, None):
        assert (await sit(salon, room, 0, place)).seat == 0
    assert offered_places(room.table) == (bot,)
    assert await sit(salon, room, 5, victim) == refuse("place-taken")
    assert (await sit(salon, room, 5)).seat == bot
    assert await sit(salon, room, 6) == refuse("table-full")


@in_loop
async def test_a_removed_host_of_yesterday_gets_no_bots_seat() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2, bots=1, settings=OPEN)
    other = next(seat for seat in (1, 2) if room.table.owner(Seat(seat)))
    await salon.granted(room, "GiveRole", 0, place=other)
    await salon.granted(room, "Remove", other, place=0)
    assert (await sit(salon, room, 0, 3 - other)).seat == 0


@in_loop
async def test_a_watcher_may_take_a_bots_seat_where_the_host_allows_it() -> None:
    salon = Salon()
    room, _ = await salon.start(people=1, bots=2, settings=Settings(watchers="link"))
    watcher = await salon.look(room)
    assert watcher.update()["game"]["legal"] == []
    assert await sit(salon, room, 1) == refuse("bots-closed")
    await salon.granted(room, "ChangeSettings", settings=OPEN)
    seated = await salon.join(room, 1, place=2)
    assert seated.seat == 2
    # From now on it is a person's seat, and theirs alone.
    await salon.granted(room, "Leave", 2)
    assert await sit(salon, room, 3, 2) == refuse("place-taken")
    assert (await sit(salon, room, 1, 1)).seat == 2


@in_loop
async def test_a_log_of_former_versions_can_be_followed_and_gives_nobody_two_seats() -> None:
    """There a removed person's seat was a bot's like any other, and somebody took it."""
    salon = Salon()
    room, _ = await salon.start(people=2, bots=1, settings=OPEN)
    seat = next(Seat(seat) for seat in (1, 2) if room.table.owner(Seat(seat)))
    heir = Person(newcomer(4).player, "Heir", "plum", hashed("the heir's token"))
    bodies = (
        b'{"happening":"seat-freed","seat":%d,"level":"cook"}' % seat,
        encode(log.PersonSeated(seat=seat, person=heir)),
    )
    await salon.store.append(
        Append(table=room.table.id, expected=room.table.version, bodies=bodies, at=salon.now)
    )
    later = Salon(store=salon.store)
    restored = await woken(later, room.table.id)
    assert restored.table.owner(seat) == heir
    assert await sit(later, restored, 1) == refuse("place-taken")
    assert await sit(later, restored, 1, 3 - seat) == refuse("place-taken")
    assert restored.table.owner(seat) == heir
    assert (await sit(later, restored, 4)).seat == seat


# Other devices


@in_loop
async def test_a_moved_seat_can_be_come_back_to_by_both_devices() -> None:
    salon = Salon()
    room, (_, phone) = await salon.start(people=2, settings=OPEN)
    moved = await move(salon, room, 1, LAPTOP)
    assert opens(room, moved.token) == (1,)
    assert phone.is_dismissed
    laptop = Newcomer(player=LAPTOP, name="Laptop", colour="plum")
    await salon.granted(room, "Leave", 1)
    assert (await sit(salon, room, laptop)).seat == 1
    assert room.table.places[1].is_played_by_person
    await salon.granted(room, "Remove", 0, place=1)
    assert (await sit(salon, room, 1)).seat == 1
    restored = await woken(Salon(store=salon.store), room.table.id)
    assert [own_seat(restored.table, one) for one in (LAPTOP, newcomer(1).player)] == [1, 1]


@in_loop
async def test_nobody_who_sits_here_can_take_a_second_seat_by_its_code() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    assert await move(salon, room, 1, newcomer(0).player) == refuse("already-seated")
    await salon.join(room, 2)
    await salon.granted(room, "Start")
    await salon.granted(room, "Remove", 0, place=2)
    for number in (0, 2):
        refused = await move(salon, room, 1, newcomer(number).player)
        assert refused == refuse("already-seated")
    assert await move(salon, room, 1, newcomer(1).player)


@in_loop
async def test_somebody_stays_muted_on_another_device() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2)
    first.muted = {Seat(1)}
    await move(salon, room, 1, LAPTOP)
    assert first.muted == {1}


# Bots


def colours(room: Room) -> list[str | None]:
    return [seat.colour for seat in room.look(0.0).seats]


@in_loop
async def test_bots_of_the_waiting_room_keep_their_colours_unless_somebody_wants_them() -> None:
    salon = Salon()
    room, _ = await salon.make(players=5, bots=2)  # The maker has salmon.
    assert colours(room) == ["salmon", "sea", "egg", None, None]
    await salon.join(room, 1)  # tuna
    assert colours(room) == ["salmon", "sea", "egg", "tuna", None]
    await salon.granted(room, "SeatBot", place=2, level="random")
    await salon.granted(room, "Remove", place=1)
    assert colours(room) == ["salmon", None, "egg", "tuna", None]
    await salon.granted(room, "SeatBot", place=4, level="cook")
    await salon.granted(room, "Rename", 3, name="Guest 1", colour="egg")
    assert colours(room) == ["salmon", None, "plum", "egg", "sea"]
    await salon.granted(room, "ChooseOptions", options={"players": 4})
    assert colours(room) == ["salmon", "plum", "egg", "sea"]


@in_loop
async def test_a_bots_colour_stays_for_the_whole_game() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2, bots=3, settings=OPEN)
    before = colours(room)
    assert len({*before}) == 5
    bots = [seat for seat in range(5) if room.table.places[seat].person is None]
    person = next(seat for seat in range(1, 5) if seat not in bots)
    await salon.granted(room, "Remove", 0, place=person)
    assert colours(room) == before
    others = [one for seat, one in enumerate(before) if seat != bots[0]]
    for colour in others:
        guest = msgspec.structs.replace(newcomer(4), colour=colour)
        assert await sit(salon, room, guest, bots[0]) == refuse("colour-taken")
    guest = msgspec.structs.replace(newcomer(4), colour="soy")
    assert (await sit(salon, room, guest, bots[0])).seat == bots[0]
    now = ["soy" if seat == bots[0] else one for seat, one in enumerate(before)]
    assert colours(room) == now
    restored = await woken(Salon(store=salon.store), room.table.id)
    assert colours(restored) == now


@in_loop
async def test_bots_of_former_logs_get_colours_that_give_way_to_persons() -> None:
    salon = Salon()
    room, _ = await salon.start(people=1, bots=2, settings=OPEN)
    taken = colours(room)[2]
    assert taken is not None
    person = Person(newcomer(1).player, "Guest", "sea", hashed("token"))
    seated = log.PersonSeated(seat=Seat(1), person=msgspec.structs.replace(person, colour=taken))
    await salon.store.append(
        Append(
            table=room.table.id,
            expected=room.table.version,
            bodies=(encode(seated),),
            at=salon.now,
        )
    )
    restored = await woken(Salon(store=salon.store), room.table.id)
    assert len({*colours(restored)}) == 3
    assert colours(restored)[1] == taken


# Rematches


async def over(salon: Salon, people: int, **wish: Any) -> tuple[Room, list[Device]]:
    room, devices = await salon.start(people=people, **wish)
    await salon.granted(room, "Close")
    return room, devices


@in_loop
async def test_ghosts_never_appear_in_a_rematch() -> None:
    salon = Salon()
    room, devices = await salon.start(people=5)
    await salon.wait(70, *devices[:4])  # The last one is gone; nobody lets a bot play.
    await salon.granted(room, "Leave", 1)
    await salon.granted(room, "Remove", 0, place=2)
    await salon.granted(room, "Close")
    await salon.granted(room, "Rematch", 0)
    following = await woken(salon, room.table.rematch)
    assert following.table.phase == "waiting"  # for the fourth, who is there
    looked = following.look(salon.now).seats
    assert [seat.kind for seat in looked] == ["person", "bot", "bot", "person", "bot"]
    assert [seat.name for seat in looked] == ["Guest 0", "", "", "Guest 3", ""]
    assert [seat.colour for seat in looked] == list(COLOURS[:5])
    assert {seat.level for seat in looked if seat.kind == "bot"} == {"cook"}
    await salon.granted(room, "Rematch", 3)
    await salon.wait(4, devices[0], devices[3])  # for commitments, which nobody sends here
    assert following.table.state is not None


@in_loop
async def test_who_wants_a_rematch_is_no_ghost_and_hosts_it_if_the_host_has_gone() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Leave", 1)
    await salon.granted(room, "GiveRole", 0, place=0)
    await salon.granted(room, "Leave", 0)
    await salon.granted(room, "Close", room.table.host)
    await salon.granted(room, "Rematch", 1)
    following = await woken(salon, room.table.rematch)
    assert following.table.host == 1
    assert following.table.places[1].is_played_by_person
    assert following.table.places[0].is_bots_own


@in_loop
async def test_watchers_are_told_of_the_rematch_and_may_watch_it() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2, settings=Settings(watchers="link"))
    watcher = await salon.look(room)
    await salon.granted(room, "Close")
    await salon.granted(room, "Rematch", 0)
    assert watcher.table()["rematch"] == room.table.rematch
    following = await woken(salon, watcher.table()["rematch"])
    assert following.table.settings.watchers == "link"
    assert (await salon.look(following)).table()["id"] == room.table.rematch


@in_loop
async def test_a_moved_seats_old_token_is_dead_in_every_rematch_and_the_new_one_works() -> None:
    salon = Salon()
    room, _ = await over(salon, 2)
    old = room.table.owner(Seat(1))
    assert old is not None
    await salon.granted(room, "Rematch", 0)
    second = await woken(salon, room.table.rematch)
    await salon.granted(second, "Start")
    await salon.granted(second, "Close")
    await salon.granted(second, "Rematch", 0)
    third = await woken(salon, second.table.rematch)
    devices = [await salon.look(one, 1) for one in (room, second, third)]
    moved = await move(salon, second, 1, LAPTOP)
    for one, device in zip((room, second, third), devices, strict=True):
        assert opens(one, moved.token) == (1,)
        assert one.table.seats_of(old.token) == ()
        assert device.is_dismissed
        assert own_seat(one.table, LAPTOP) == 1
    back = await sit(salon, third, Newcomer(player=LAPTOP, name="Laptop", colour="plum"))
    assert (opens(third, back.token), opens(second, back.token)) == ((1,), (1,))
    # A token of long ago moves nothing but what it opens.
    again = await move(salon, room, 1, newcomer(1).player)
    assert opens(room, again.token) == (1,)
    assert opens(third, back.token) == (1,)


@in_loop
async def test_a_key_that_sits_in_the_rematch_already_takes_no_second_seat_there() -> None:
    salon = Salon()
    room, _ = await over(salon, 2, bots=1)
    seat = next(seat for seat in (1, 2) if room.table.owner(Seat(seat)))
    await salon.granted(room, "Rematch", 0)
    following = await woken(salon, room.table.rematch)
    await salon.granted(following, "Remove", 0, place=3 - seat)
    laptop = Newcomer(player=LAPTOP, name="Laptop", colour="plum")
    await sit(salon, following, laptop)
    before = room.table
    assert await move(salon, room, seat, LAPTOP) == refuse("already-seated")
    assert room.table == before


class StoppingStore(MemoryStore):
    """Writes so many times more, and then no longer."""

    left = 10**9

    async def append(self, request: Append) -> Answer:
        if self.left == 0:
            raise StoreError("the disk is full")
        self.left -= 1
        return await super().append(request)


@in_loop
async def test_if_we_stop_in_between_no_old_token_is_alive_in_the_newer_table() -> None:
    store = StoppingStore()
    salon = Salon(store=store)
    room, _ = await over(salon, 2)
    await salon.granted(room, "Rematch", 0)
    old = room.table.owner(Seat(1))
    assert old is not None
    offered = await salon.ask(room, "OfferMove", 1)
    assert isinstance(offered, shown.MoveOffered)
    store.left = 1
    moved = await salon.hall.move_seat(room.table.id, offered.code, LAPTOP, salon.now)
    assert moved == refuse("cannot-save")
    store.left = 10**9
    salon.hall = Hall(salon.house)
    following = await woken(salon, room.table.rematch)
    assert following.table.seats_of(old.token) == ()
    laptop = Newcomer(player=LAPTOP, name="Laptop", colour="plum")
    back = await sit(salon, following, laptop)
    assert opens(following, back.token) == (1,)


# Requests


@in_loop
async def test_a_new_occupant_is_not_answered_for_the_one_before() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    await salon.granted(room, "Ready", 1, id="same")
    await salon.granted(room, "Leave", 1, id="leave")
    await salon.join(room, 2)
    assert not room.table.places[1].is_ready
    await salon.granted(room, "Ready", 1, id="same")
    assert room.table.places[1].is_ready
    version = room.table.version
    await salon.granted(room, "Ready", 1, id="same")
    assert room.table.version == version
    again = Salon(store=salon.store)
    restored = await woken(again, room.table.id)
    await again.granted(restored, "Ready", 1, id="same")
    assert restored.table.version == version


@in_loop
async def test_a_request_that_waited_while_the_seat_changed_hands_is_refused() -> None:
    store = GatedStore()
    salon = Salon(store)
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    store.gate.clear()
    host = asyncio.create_task(salon.granted(room, "Remove", 0, place=Seat(1)))
    sitting = asyncio.create_task(sit(salon, room, 2))
    late = asyncio.create_task(salon.ask(room, "Leave", 1))
    await salon.settle()
    store.gate.set()
    await host
    assert isinstance(await sitting, Seated)
    answer = await late
    assert isinstance(answer, shown.Refused)
    assert answer.refusal == refuse("not-your-seat")
    assert room.table.owner(Seat(1)) is not None


@in_loop
async def test_who_is_removed_as_soon_as_they_sit_down_was_told_their_seat() -> None:
    store = GatedStore()
    salon = Salon(store)
    room, _ = await salon.make(players=2)
    store.gate.clear()
    sitting = asyncio.create_task(sit(salon, room, 1))
    host = asyncio.create_task(salon.granted(room, "Remove", 0, place=Seat(1)))
    await salon.settle()
    store.gate.set()
    seated = await sitting
    assert isinstance(seated, Seated)
    assert seated.seat == 1
    await host
    assert room.table.places[1].is_free


@in_loop
async def test_a_device_that_waited_while_the_seat_changed_hands_is_sent_away() -> None:
    store = GatedStore()
    salon = Salon(store)
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    store.gate.clear()
    host = asyncio.create_task(salon.granted(room, "Remove", 0, place=Seat(1)))
    sitting = asyncio.create_task(sit(salon, room, 2))
    looking = asyncio.create_task(salon.look(room, 1))
    await salon.settle()
    store.gate.set()
    late = await looking
    await asyncio.gather(host, sitting)
    assert room.table.owner(Seat(1)) is not None
    assert late.is_dismissed
    assert late.inbox == []


# Hidden information


class Crowd:
    """A table, and people who try to get at seats by every way there is."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.salon = Salon()
        self.tokens: list[tuple[int, str]] = []
        """Every token that was ever told, and which key's device was told it."""
        self.saw: dict[tuple[str, int], set[int]] = {}
        """By table and key the seats whose cards its devices were shown."""
        self.devices: list[tuple[int, Device]] = []
        self.met: set[str] = set()

    async def begin(self) -> None:
        self.room, seated = await self.salon.make(players=5, bots=2, settings=OPEN)
        self.tokens.append((0, seated.token))
        for key in (1, 2):
            self.tokens.append((key, (await self.salon.join(self.room, key)).token))
        await self._connect()
        await self.salon.granted(self.room, "Start")

    def guest(self, key: int) -> Newcomer:
        colour = self.rng.choice(COLOURS)
        return Newcomer(player=newcomer(key).player, name=f"Guest {key}", colour=colour)

    async def step(self) -> None:
        actions = (
            self._sit_down,
            self._move,
            self._remove,
            self._leave,
            self._change_settings,
            self._give_role,
            self._connect,
            self._play,
        )
        (action,) = self.rng.choices(actions, (6, 4, 2, 2, 1, 1, 3, 1))
        await action()
        await self.salon.settle()
        self._look()

    def _look(self) -> None:
        for key, device in self.devices:
            for update in device.messages("update"):
                if update["game"] is not None and update["seat"] is not None:
                    saw = self.saw.setdefault((self.room.table.id, key), set())
                    saw.add(update["seat"])
            device.inbox.clear()

    def _persons(self) -> list[int]:
        return [seat for seat in range(5) if self.room.table.owner(Seat(seat)) is not None]

    async def _sit(self, key: int, place: int | None) -> None:
        seated = await sit(self.salon, self.room, self.guest(key), place)
        if isinstance(seated, Seated):
            self.tokens.append((key, seated.token))
            self.met.add("sat down")

    async def _sit_down(self) -> None:
        place = self.rng.choice((None, *range(5)))
        await self._sit(self.rng.randrange(8), place)

    async def _move(self) -> None:
        key, seat = self.rng.randrange(8), self.rng.choice(self._persons())
        moved = await move(self.salon, self.room, seat, newcomer(key).player)
        if isinstance(moved, Refusal):
            self.met.add(moved.code)
        else:
            self.tokens.append((key, moved.token))
            self.met.add("moved")

    async def _remove(self) -> None:
        host = self.room.table.host
        if self.room.table.places[host].is_played_by_person:
            await self.salon.ask(self.room, "Remove", host, place=self.rng.choice(self._persons()))

    async def _leave(self) -> None:
        """Let somebody leave who is not the last: bots alone would play to the end at once."""
        playing = [s for s in self._persons() if self.room.table.places[s].is_played_by_person]
        if len(playing) > 1:
            await self.salon.ask(self.room, "Leave", self.rng.choice(playing))

    async def _change_settings(self) -> None:
        settings = Settings(
            open_bots=self.rng.random() < 0.8,
            locked=self.rng.random() < 0.2,
            watchers="link",
        )
        host = self.room.table.host
        await self.salon.ask(self.room, "ChangeSettings", host, settings=settings)

    async def _give_role(self) -> None:
        place = self.rng.choice(self._persons())
        await self.salon.ask(self.room, "GiveRole", self.room.table.host, place=place)

    async def _connect(self) -> None:
        """Let every device come with each token that it was ever told, dead ones included."""
        for key, token in self.tokens:
            seats = opens(self.room, token)
            if seats:
                self.devices.append((key, await self.salon.look(self.room, *seats)))

    async def _play(self) -> None:
        for seat in self._persons():
            if seat in self.room.table.to_act():
                table = self.room.table
                decision = table.game.decision(table.state)
                command = self.rng.choice(legal(self.room, seat))
                await self.salon.ask(self.room, "Play", seat, decision=decision, command=command)


@pytest.mark.parametrize("seed", range(12))
@in_loop
async def test_no_key_ever_sees_the_cards_of_two_seats(seed: int) -> None:
    crowd = Crowd(seed)
    await crowd.begin()
    for _ in range(100):
        await crowd.step()
        if crowd.room.table.phase != "running":
            break
    assert {"sat down", "moved", "already-seated"} <= crowd.met
    assert len(crowd.saw) >= 4
    assert [seats for seats in crowd.saw.values() if len(seats) > 1] == []
    restored = await woken(Salon(store=crowd.salon.store), crowd.room.table.id)
    assert restored.table == crowd.room.table
    await crowd.salon.hall.close()


@in_loop
async def test_a_person_who_left_was_dropped_removed_and_moved_plays_the_same_seat() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2, bots=1, settings=OPEN)
    seat = next(seat for seat in (1, 2) if room.table.owner(Seat(seat)))
    await salon.granted(room, "Leave", seat)
    assert (await salon.join(room, 1)).seat == seat
    await salon.wait(65, first)
    await salon.granted(room, "LetBotPlay", 0, place=seat)
    assert (await salon.join(room, 1)).seat == seat
    await salon.granted(room, "Remove", 0, place=seat)
    assert (await salon.join(room, 1)).seat == seat
    assert (await move(salon, room, seat, LAPTOP)).seat == seat
    device = await salon.look(room, seat)
    await play_on(salon, room, 0, seat)
    assert device.update()["game"]["result"] is not None
