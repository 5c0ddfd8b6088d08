"""Tables whose deal was fixed before: the same cards, the same bots, and a record that says so."""

import asyncio

import msgspec
import pytest

from host.helpers import InlineCrew, Salon, in_loop, newcomer, play_on
from sushiya.core.chance import Seeded
from sushiya.core.record import Record, check_deal, verify
from sushiya.core.trust import FIXED, Seen, seal_fixed
from sushiya.games import GAMES
from sushiya.host.crew import Chosen, Job
from sushiya.host.daily_master import play_out
from sushiya.host.fixed import FixedDeal, GivenDeal, choice_seed
from sushiya.host.making import Wish, make_table
from sushiya.host.people import Seated
from sushiya.host.room import Room
from sushiya.store.memory import MemoryStore

SECRET = bytes(range(32))
DEAL = GivenDeal(fixed=FixedDeal(name="set of a test"), secret=SECRET)
GAME_NAMES = ("sushi-go", "wasabi", "sushi-express")


async def opened(
    salon: Salon, game: str = "sushi-go", level: str = "cook", number: int = 0
) -> Room:
    """Make a table of three with a fixed deal, for one person and two bots."""
    wish = Wish(game=game, options={"players": 3}, bots=(level, level))
    seated = await make_table(salon.hall.house, newcomer(number), wish, salon.now, deal=DEAL)
    assert isinstance(seated, Seated)
    room = await salon.hall.room(seated.table, salon.now)
    assert room is not None
    return room


async def played(salon: Salon, room: Room) -> Record:
    device = await salon.look(room, 0)
    if room.table.phase == "waiting":
        await salon.granted(room, "Start")
    await salon.wait(1, device)
    await play_on(salon, room, 0)
    record = await salon.record(room.table.id)
    assert isinstance(record, Record)
    return record


def told(record: Record) -> tuple[object, ...]:
    return record.chance, record.opening, record.decisions, record.result


@pytest.mark.parametrize("game", GAME_NAMES)
@in_loop
async def test_two_tables_with_the_same_deal_meet_the_same_bots(game: str) -> None:
    first, second = Salon(), Salon(first=1_000)
    one = await played(first, await opened(first, game))
    other = await played(second, await opened(second, game, number=1))
    assert told(one) == told(other)
    for record in (one, other):
        assert verify(GAMES.find(game), record) is None


@in_loop
async def test_an_engine_bot_chooses_the_same_on_another_machine() -> None:
    first, second = Salon(), Salon(first=1_000)
    one = await played(first, await opened(first, level="master"))
    assert told(one) == told(await played(second, await opened(second, level="master")))


@in_loop
async def test_after_a_restart_the_game_goes_on_as_it_would_have() -> None:
    whole = Salon()
    expected = await played(whole, await opened(whole))
    store = MemoryStore()
    before = Salon(store)
    room = await opened(before)
    device = await before.look(room, 0)
    await before.granted(room, "Start")
    await before.wait(1, device)
    for _ in range(5):
        await before.play(room, 0)
        await before.wait(1, device)
    await before.hall.close()
    after = Salon(store, first=5_000)
    after.now = before.now
    again = await after.hall.room(room.table.id, after.now)
    assert again is not None
    assert told(await played(after, again)) == told(expected)


class DreamingCrew(InlineCrew):
    """Never comes to a choice."""

    async def choose(self, job: Job) -> Chosen:
        await asyncio.Event().wait()
        return await super().choose(job)


@pytest.mark.parametrize("level", ["apprentice", "master"])
@in_loop
async def test_bots_choose_the_same_whoever_has_chosen_before_them(level: str) -> None:
    quick = Salon()
    expected = await played(quick, await opened(quick, level=level))
    store = MemoryStore()
    before = Salon(store, DreamingCrew())
    room = await opened(before, level=level)
    await before.granted(room, "Start")
    await before.play(room, 0)
    assert room.table.to_act() == (1, 2)
    await before.hall.close()  # The person has chosen, and no bot.
    after = Salon(store, first=5_000)
    after.now = before.now
    again = await after.hall.room(room.table.id, after.now)
    assert again is not None
    assert told(await played(after, again)) == told(expected)


class NotingCrew(InlineCrew):
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def choose(self, job: Job) -> Chosen:
        self.jobs.append(job)
        return await super().choose(job)


@in_loop
async def test_bots_that_play_a_deal_alone_are_asked_as_at_a_table() -> None:
    crew, game = NotingCrew(), GAMES.find("sushi-go").bind(players=3)
    assert await play_out(crew, game, SECRET, ("cook", "random", "apprentice")) is not None
    views = [msgspec.json.decode(job.view) for job in crew.jobs]
    assert [view["seat"] for view in views[:4]] == [0, 1, 2, 0]
    assert {tuple(view["to-act"]) for view in views} == {(0, 1, 2)}


@in_loop
async def test_nobody_commits_and_the_record_names_the_deal() -> None:
    salon = Salon()
    room = await opened(salon)
    device = await salon.look(room, 0)
    assert device.table()["fixed"] == {
        "name": "set of a test",
        "is-counted": False,
        "sealed-until": 0.0,
    }
    assert await salon.refused(room, "Commit", commitment="ab" * 32) == "share-unasked"
    sealed = device.table()["commitment"]
    assert sealed == seal_fixed("set of a test", SECRET)
    record = await played(salon, room)
    seen = Seen(version=FIXED, table=room.table.id, seat=0, nonce="", commitment=sealed)
    assert check_deal(record, seen) is None
    assert record.chance == Seeded(SECRET.hex())


@in_loop
async def test_a_rematch_is_dealt_anew() -> None:
    salon = Salon()
    room = await opened(salon)
    device = await salon.look(room, 0)
    await played(salon, room)
    await salon.granted(room, "Rematch")
    await salon.wait(1, device)
    following = await salon.hall.room(room.table.rematch, salon.now)
    assert following is not None
    assert following.table.fixed is None
    assert following.table.secret != SECRET


def test_the_seed_of_a_choice_depends_on_deal_seat_decision_and_position() -> None:
    seeds = {
        choice_seed(secret, seat, decision, view)  # type: ignore[arg-type]
        for secret in (SECRET, bytes(32))
        for seat in (0, 1)
        for decision in (0, 1)
        for view in (b"{}", b"[]")
    }
    assert len(seeds) == 16
