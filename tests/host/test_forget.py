import asyncio
from pathlib import Path

import msgspec

from host.helpers import Salon, in_loop, newcomer, play_on, stage
from sushiya.core.record import Record, verify
from sushiya.core.value import plain
from sushiya.games import GAMES
from sushiya.games.wasabi.house import HOUSE_BOOK
from sushiya.host.journal import follow
from sushiya.host.people import Seated, hashed
from sushiya.host.refusals import refuse
from sushiya.host.room import Room
from sushiya.host.settings import Settings
from sushiya.host.shown import MoveOffered
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append
from sushiya.store.sqlite import SqliteStore


def marks(number: int) -> list[bytes]:
    """What tells of a guest: the hash of the key, a part of it, and the name."""
    guest = newcomer(number)
    return [guest.player.encode(), f":{guest.player[:16]}:".encode(), guest.name.encode()]


async def left_of(salon: Salon, room: Room, wanted: list[bytes]) -> list[bytes]:
    """List which of these the store still holds of a table."""
    entries = await salon.store.read(room.table.id)
    summary = await salon.store.summary(room.table.id)
    assert summary is not None
    texts = [*(entry.body for entry in entries), summary.card, repr(summary.players).encode()]
    return [mark for mark in wanted if any(mark in text for text in texts)]


@in_loop
async def test_a_finished_game_names_its_player_no_more_and_is_still_proven() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await play_on(salon, room, 0, 1)
    await salon.wait(2)
    before = await salon.record(room.table.id)
    assert await left_of(salon, room, marks(1)) == marks(1)
    assert await salon.hall.forget(newcomer(1).player, salon.now) == 1
    assert await left_of(salon, room, marks(1)) == []
    assert await left_of(salon, room, marks(0)) == marks(0)
    assert room.look(salon.now).seats[1].name == ""
    after = await salon.record(room.table.id)
    assert after == before
    assert isinstance(after, Record)
    assert verify(GAMES.find("sushi-go"), after) is None
    assert await salon.hall.forget(newcomer(1).player, salon.now) == 0


@in_loop
async def test_who_is_forgotten_leaves_a_running_game_and_a_bot_plays_on() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    await salon.play(room, 1)
    await salon.hall.forget(newcomer(1).player, salon.now)
    assert second.is_dismissed
    assert not first.is_dismissed
    assert await left_of(salon, room, marks(1)) == []
    shown = first.table()["seats"][1]
    assert (shown["name"], shown["level"], shown["away"]) == ("", "cook", "left")
    back = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert not isinstance(back, Seated)
    await play_on(salon, room, 0)
    record = await salon.record(room.table.id)
    assert isinstance(record, Record)
    assert verify(GAMES.find("sushi-go"), record) is None


@in_loop
async def test_who_was_forgotten_gets_no_second_hand_in_the_same_game() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2, bots=1, settings=Settings(open_bots=True))
    await salon.hall.forget(newcomer(1).player, salon.now)
    for number in (1, 2):
        refused = await salon.hall.sit_down(room.table.id, newcomer(number), None, salon.now)
        assert refused == refuse("table-full")


@in_loop
async def test_former_names_and_devices_are_forgotten_too() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, settings=Settings(watchers="link"))
    await salon.join(room, 1)
    await salon.granted(room, "Rename", seat=1, name="Rosalind", colour="plum")
    await salon.granted(room, "MoveTo", seat=1, place=2)
    await salon.granted(room, "Rename", seat=2, name="Franklin", colour="plum")
    offer = await salon.ask(room, "OfferMove", seat=2)
    device = hashed("another device")
    moved = await salon.hall.move_seat(room.table.id, offer.code, device, salon.now)  # type: ignore[attr-defined]
    assert isinstance(moved, Seated)
    assert await salon.hall.forget(device, salon.now) == 1
    names = [b"Rosalind", b"Franklin", device.encode(), hashed(moved.token).encode()]
    assert await left_of(salon, room, [*marks(1), *names]) == []
    assert room.table.places[2].is_free


@in_loop
async def test_who_asks_on_a_former_device_leaves_no_nameless_person_behind() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    offer = await salon.ask(room, "OfferMove", seat=1)
    device = hashed("another device")
    assert isinstance(offer, MoveOffered)
    moved = await salon.hall.move_seat(room.table.id, offer.code, device, salon.now)
    assert isinstance(moved, Seated)
    assert await salon.hall.forget(newcomer(1).player, salon.now) == 1
    assert await left_of(salon, room, [*marks(1), device.encode()]) == []
    assert room.table.places[1].is_free


@in_loop
async def test_whoever_left_a_waiting_room_is_forgotten_there() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    await salon.granted(room, "Leave", seat=1)
    assert await salon.hall.forget(newcomer(1).player, salon.now) == 1
    assert await left_of(salon, room, marks(1)) == []
    assert room.table.phase == "waiting"


@in_loop
async def test_a_table_that_sleeps_is_changed_without_being_woken() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2)
    await play_on(salon, room, 0, 1)
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(40)
    assert salon.hall.awake() == []
    assert await salon.hall.forget(newcomer(1).player, salon.now) == 1
    assert salon.hall.awake() == []
    assert await left_of(salon, room, marks(1)) == []


def test_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def play() -> None:
        salon = Salon(store=SqliteStore(file))
        room, _ = await salon.start(people=2)
        await play_on(salon, room, 0, 1)
        await salon.hall.forget(newcomer(1).player, salon.now)
        await salon.hall.close()
        await salon.store.close()

    asyncio.run(play())
    left = file.read_bytes()
    assert marks(0)[0] in left
    for mark in marks(1):
        assert mark not in left


@in_loop
async def test_a_rematch_forgets_as_well() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await play_on(salon, room, 0, 1)
    await salon.granted(room, "Rematch")
    assert await salon.hall.forget(newcomer(1).player, salon.now) == 2


@in_loop
async def test_who_is_forgotten_after_a_game_is_no_ghost_in_the_rematch() -> None:
    salon = Salon()
    room, _ = await salon.start(people=3)
    await salon.granted(room, "Close")
    await salon.hall.forget(newcomer(1).player, salon.now)
    await salon.granted(room, "Rematch")
    following = await salon.hall.room(room.table.rematch, salon.now)
    assert following is not None
    assert [place.is_bots_own for place in following.table.places] == [False, True, False]


@in_loop
async def test_a_rematch_that_opens_meanwhile_holds_nobody_who_is_forgotten() -> None:
    class SlowStore(MemoryStore):
        is_slow = False

        async def append(self, request: Append) -> Answer:
            if self.is_slow and request.expected == 0:
                await asyncio.sleep(0.05)
            return await super().append(request)

    store = SlowStore()
    salon = Salon(store=store)
    room, _ = await salon.start(people=3)
    await salon.granted(room, "Close")
    store.is_slow = True
    opening = asyncio.create_task(salon.granted(room, "Rematch"))
    await asyncio.sleep(0)
    await salon.hall.forget(newcomer(1).player, salon.now)
    await opening
    following = await salon.hall.room(room.table.rematch, salon.now)
    assert following is not None
    assert await left_of(salon, following, marks(1)) == []


@in_loop
async def test_who_is_forgotten_during_a_deal_is_silent_and_the_others_go_on() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    for number in (1, 2):
        await salon.join(room, number)
    await salon.commit(room, 0, 1, 2)
    await salon.granted(room, "Start")
    await salon.hall.forget(newcomer(1).player, salon.now)
    await salon.reveal(room, 0, 2)
    assert stage(room) == "commit"
    await salon.commit(room, 0, 2)
    await salon.reveal(room, 0, 2)
    assert [one.who for one in room.table.shares] == ["person", "silent", "person"]
    assert await left_of(salon, room, marks(1)) == []
    await salon.granted(room, "Close")
    record = await salon.record(room.table.id)
    assert isinstance(record, Record)
    assert verify(GAMES.find("sushi-go"), record) is None


@in_loop
async def test_a_book_that_looks_like_a_key_stays_as_it_is() -> None:
    """Later entries name the book by its digest: with another text the log could not be read."""
    salon = Salon()
    room, _ = await salon.make("wasabi", players=3)
    await salon.join(room, 1)
    book = msgspec.structs.replace(HOUSE_BOOK, title=marks(0)[1].decode())
    for one in (book, HOUSE_BOOK, book):
        options = {"players": 3, "recipe-book": plain(one)}
        await salon.granted(room, "ChooseOptions", options=options)
    await salon.hall.forget(newcomer(0).player, salon.now)
    entries = await salon.store.read(room.table.id)
    restored = await follow(GAMES, room.table.id, entries)
    assert restored is not None
    assert restored.game.options.recipe_book == book
    assert newcomer(0).player.encode() not in b"".join(entry.body for entry in entries)
