import msgspec

from host.helpers import CountingStore, Salon, in_loop, looks, newcomer
from sushiya.core.ids import Seat
from sushiya.host import log, requests, shown
from sushiya.host.hall import SLEEP_AFTER, Hall
from sushiya.host.journal import ABANDONED_AFTER, Deadlines, deadline_of
from sushiya.host.making import Wish, make_table
from sushiya.host.refusals import refuse
from sushiya.host.room import Room
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append, Entry, StoreError


class FailingStore(MemoryStore):
    """Fails while it is told to."""

    cannot_write = False
    cannot_read = False

    async def append(self, request: Append) -> Answer:
        if self.cannot_write:
            raise StoreError("the disk is full")
        return await super().append(request)

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        if self.cannot_read:
            raise StoreError("the disk does not answer")
        return await super().read(table, after)

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        if self.cannot_read:
            raise StoreError("the disk does not answer")
        return await super().due(before, limit)


@in_loop
async def test_what_cannot_be_saved_did_not_happen_and_works_later() -> None:
    store = FailingStore()
    salon = Salon(store=store)
    room, devices = await salon.start(people=2)
    command = room.table.game.write(room.table.game.legal(room.table.state, Seat(0))[0])
    before, inboxes = looks(room), [list(device.inbox) for device in devices]
    store.cannot_write = True
    refused = await salon.refused(room, "Play", id="once", decision=0, command=command)
    assert refused == "cannot-save"
    assert looks(room) == before
    assert [device.inbox for device in devices] == inboxes
    await salon.wait(3, *devices)
    store.cannot_write = False
    await salon.granted(room, "Play", id="once", decision=0, command=command)
    assert len(room.table.choices) == 1


@in_loop
async def test_a_store_that_cannot_be_read_stops_no_other_table() -> None:
    store = FailingStore()
    salon = Salon(store=store)
    room, devices = await salon.start(people=1, bots=1)
    store.cannot_read = True
    await salon.wait(65, *devices)
    await salon.play(room, 0)
    await salon.settle()
    assert len(room.table.choices) >= 2


@in_loop
async def test_bots_play_on_when_the_store_can_save_again() -> None:
    store = FailingStore()
    salon = Salon(store=store)
    room, devices = await salon.start(people=1, bots=1)
    await salon.play(room, 0)
    store.cannot_write = True
    await salon.wait(3, *devices)
    assert room.table.to_act() == (0, 1)
    store.cannot_write = False
    await salon.wait(1, *devices)
    assert room.table.to_act() == (0,)


@in_loop
async def test_a_request_is_judged_anew_if_another_process_wrote_meanwhile() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    other = Salon(store=salon.store)
    elsewhere = await other.hall.room(room.table.id, other.now)
    assert elsewhere is not None
    await other.play(elsewhere, 1)
    await salon.play(room, 0)  # Now both have picked, though this room had not heard of one.
    assert room.table.game.decision(room.table.state) == 1
    assert looks(room) == looks(await _fresh(salon, room.table.id))


async def _fresh(salon: Salon, table: str) -> Room:
    room = await Hall(salon.house).room(table, salon.now)
    assert room is not None
    return room


@in_loop
async def test_if_the_newer_log_cannot_be_read_nothing_is_saved() -> None:
    store = FailingStore()
    salon = Salon(store=store)
    room, _ = await salon.start(people=2)
    other = Salon(store=store)
    elsewhere = await other.hall.room(room.table.id, other.now)
    assert elsewhere is not None
    await other.play(elsewhere, 1)
    store.cannot_read = True
    assert await salon.refused(room, "Leave", 0) == "cannot-save"
    store.cannot_read = False
    await salon.granted(room, "Leave", 0)


@in_loop
async def test_a_resent_request_is_granted_and_not_done_twice() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    game = room.table.game
    command = game.write(game.legal(room.table.state, Seat(0))[0])
    asked = requests.Play(
        id="once", seat=Seat(0), decision=game.decision(room.table.state), command=command
    )
    answers = [await salon.hall.ask(room, asked, salon.now) for _ in range(2)]
    assert answers == [shown.Done(id="once")] * 2
    version = room.table.version
    again = Salon(store=salon.store)
    restored = await again.hall.room(room.table.id, again.now)
    assert restored is not None
    assert await again.hall.ask(restored, asked, again.now) == shown.Done(id="once")
    assert restored.table.version == version


@in_loop
async def test_a_resent_request_is_known_to_a_room_that_had_not_heard_of_it() -> None:
    salon = Salon()
    room, _ = await salon.make()
    other = Salon(store=salon.store)
    elsewhere = await other.hall.room(room.table.id, other.now)
    assert elsewhere is not None
    await salon.granted(room, "Ready", id="once")
    await other.granted(elsewhere, "Ready", id="once")
    assert elsewhere.table == room.table


@in_loop
async def test_nobody_uses_up_the_ids_of_another_seat() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Leave", 1, id="once")
    await salon.granted(room, "Leave", 0, id="once")
    assert all(place.away == "left" for place in room.table.places)


@in_loop
async def test_the_log_holds_no_key() -> None:
    salon = Salon()
    room, seated = await salon.make()
    (entry,) = await salon.store.read(room.table.id)
    assert isinstance(log.read_happening(entry.body), log.TableMade)
    assert seated.token.encode() not in entry.body


@in_loop
async def test_a_table_that_cannot_be_saved_is_not_made() -> None:
    store = FailingStore()
    store.cannot_write = True
    salon = Salon(store=store)
    made = await make_table(salon.hall.house, newcomer(0), Wish(game="sushi-go"), salon.now)
    assert made == refuse("cannot-save")
    store.cannot_write = False
    await salon.make()


# The deadline that the store keeps


async def stored_deadline(salon: Salon, room: Room) -> float | None:
    summary = await salon.store.summary(room.table.id)
    assert summary is not None
    return summary.deadline


@in_loop
async def test_the_store_keeps_the_deadline_that_the_table_has() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    assert await stored_deadline(salon, room) == salon.now + ABANDONED_AFTER["waiting"]
    await salon.join(room, 1)
    await salon.granted(room, "Start")
    for _ in range(3):
        for seat in (0, 1):
            salon.now += 40 * 60
            await salon.play(room, seat)
            deadline = await stored_deadline(salon, room)
            assert deadline == deadline_of(None, room.table, Deadlines(salon.now, None))
            assert deadline is not None
            assert 0 <= deadline - salon.now - ABANDONED_AFTER["running"] < 3600
    await salon.granted(room, "Close")
    assert await stored_deadline(salon, room) is None


@in_loop
async def test_a_decision_writes_no_summary() -> None:
    store = CountingStore()
    salon = Salon(store=store)
    room, _ = await salon.start(people=2)
    store.summaries = 0
    for _ in range(3):
        await salon.play(room, 0)
        await salon.play(room, 1)
    assert store.summaries == 0
    salon.now += 3600
    await salon.play(room, 0)
    assert store.summaries == 1


@in_loop
async def test_a_list_shows_how_far_a_game_is_also_after_it_went_to_sleep() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2)
    for seat in (0, 1):
        await salon.play(room, seat)
    card = salon.hall.card(room.table.id)
    assert card is not None
    assert card.decision == 1
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(SLEEP_AFTER + 5)
    assert salon.hall.card(room.table.id) is None
    summary = await salon.store.summary(room.table.id)
    assert summary is not None
    assert msgspec.json.decode(summary.card, type=shown.Card) == card


@in_loop
async def test_a_game_of_slow_picks_is_not_woken_before_its_time() -> None:
    store = CountingStore()
    salon = Salon(store=store)
    room, devices = await salon.start(people=2)
    salon.now += ABANDONED_AFTER["running"] - 3600
    await salon.play(room, 0)
    for device in devices:
        room.detach(device, salon.now)
    await salon.wait(35)
    salon.now += 2 * 3600
    store.reads.clear()
    await salon.wait(120)
    assert store.reads == []
    assert salon.hall.awake() == []
