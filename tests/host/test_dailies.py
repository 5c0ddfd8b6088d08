"""Daily deals: one try a day and game, compared with everybody's; nothing is learned early."""

import asyncio
import datetime as dt
from typing import Any

import pytest

from host.helpers import Device, InlineCrew, Salon, in_loop, legal, newcomer
from sushiya.core.record import Record, check_deal, verify
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host import daily_books
from sushiya.host.archive import Asker
from sushiya.host.crew import Chosen, Job
from sushiya.host.dailies import Dailies
from sushiya.host.daily import GRACE, PLAYERS, Diary, Score, Try, end_of
from sushiya.host.daily_books import DIARY_LASTS
from sushiya.host.daily_chain import secret_of
from sushiya.host.daily_shown import DailyResult
from sushiya.host.people import Seated
from sushiya.host.refusals import refuse
from sushiya.host.room import Room
from sushiya.store.memory import MemoryStore

TODAY = dt.date(2026, 11, 18)
YESTERDAY = TODAY - dt.timedelta(days=1)
NOON = end_of(TODAY) - 12 * 3600
GO = "sushi-go"


class Shop:
    """A salon with daily deals, where one person is there at a time."""

    def __init__(self, salon: Salon | None = None, *, now: float = NOON) -> None:
        self.salon = salon or Salon()
        self.salon.now = now
        self.dailies = Dailies(self.salon.hall)

    @property
    def now(self) -> float:
        return self.salon.now

    def player(self, number: int) -> str:
        return newcomer(number).player

    async def begin(self, number: int, game: str = GO, day: dt.date | None = None) -> Room:
        seated = await self.dailies.begin(self.player(number), game, "salmon", self.now, day)
        assert isinstance(seated, Seated), seated
        room = await self.salon.hall.room(seated.table, self.now)
        assert room is not None
        return room

    async def play(self, room: Room, index: int = 0, *, stop: int = 10_000) -> Device:
        """Choose the command of this index at every decision, to the end or so many times."""
        device = await self.salon.look(room, 0)
        while room.table.phase == "running" and stop:
            await self.salon.settle()
            if 0 in room.table.to_act():
                await self.salon.play(room, 0, index % len(legal(room, 0)))
                stop -= 1
        await self.salon.settle()
        return device

    async def played(self, number: int, game: str = GO, index: int = 0) -> Room:
        room = await self.begin(number, game)
        await self.play(room, index)
        await self.dailies.tick()
        return room

    async def result(self, number: int, game: str = GO, day: dt.date = TODAY) -> DailyResult:
        found = await self.dailies.result(self.player(number), game, day, self.now)
        assert isinstance(found, DailyResult), found
        return found

    async def today(self, number: int, game: str = GO) -> Any:
        shown = await self.dailies.show(self.player(number), self.now)
        return next(one for one in shown.games if one.game == game)

    async def record(self, room: Room, number: int) -> Record:
        asker = Asker(player=self.player(number))
        record = await self.salon.hall.archive.record(room.table.id, asker, self.now)
        assert isinstance(record, Record), record
        return record


def told(record: Record) -> tuple[object, ...]:
    return record.chance, record.decisions, record.result


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_two_players_with_the_same_choices_have_the_same_game(game: str) -> None:
    shop = Shop()
    first, second = await shop.played(0, game), await shop.played(1, game)
    assert first.table.id != second.table.id
    one, other = await shop.record(first, 0), await shop.record(second, 1)
    assert told(one) == told(other)
    assert verify(GAMES.find(game), one) is None
    assert check_deal(one) is None
    found = await shop.result(0, game)
    assert found.count == 2
    assert found.worse == 0
    assert sum(count for _, count in found.points) == sum(found.ranks) == 2


@in_loop
async def test_after_a_restart_the_deal_and_the_bots_are_the_same() -> None:
    store = MemoryStore()
    before = Shop(Salon(store))
    room = await before.begin(0)
    whole = await before.record(await before.played(1), 1)
    await before.play(room, stop=7)
    await before.dailies.close()
    await before.salon.hall.close()
    after = Shop(Salon(store, first=5_000))
    again = await after.begin(0)
    assert again.table.id == room.table.id
    await after.play(again)
    assert told(await after.record(again, 0)) == told(whole)
    assert (await after.today(0)).state == "counted"


@in_loop
async def test_there_is_one_try_a_game_and_day() -> None:
    shop = Shop()
    room = await shop.begin(0)
    assert (await shop.begin(0)).table.id == room.table.id
    assert (await shop.begin(0, "wasabi")).table.id != room.table.id
    await shop.play(room)
    assert (await shop.begin(0)).table.id == room.table.id
    shop.salon.now += 24 * 3600
    assert (await shop.begin(0)).table.id != room.table.id


@in_loop
async def test_who_asks_at_two_processes_at_once_has_one_try() -> None:
    store = MemoryStore()
    one, other = Shop(Salon(store)), Shop(Salon(store, first=5_000))
    first, second = await asyncio.gather(one.begin(0), other.begin(0))
    assert first.table.id == second.table.id
    shown = [await shop.dailies.show(shop.player(0), shop.now) for shop in (one, other)]
    assert shown[0] == shown[1]
    assert len(await store.of_player(one.player(0), 10)) == 1


@in_loop
async def test_the_server_may_stop_between_making_and_starting() -> None:
    shop = Shop()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(shop.dailies, "_start", _stopped)
        with pytest.raises(ConnectionError):
            await shop.begin(0)
    room = await shop.begin(0)
    assert room.table.phase == "running"
    assert len(await shop.salon.store.of_player(shop.player(0), 10)) == 1


async def _stopped(*_: object) -> Seated | Refusal:
    raise ConnectionError


@in_loop
async def test_nothing_can_be_changed_at_a_counted_table() -> None:
    shop = Shop()
    room = await shop.begin(0)
    salon = shop.salon
    settings = room.table.settings
    wanted: dict[str, dict[str, Any]] = {
        "ChangeSettings": {"settings": settings},
        "ChooseOptions": {"options": {"players": 2}},
        "Close": {},
        "Start": {},
        "Remove": {"place": 1, "level": "cook"},
        "SeatBot": {"place": 1, "level": "random"},
        "GiveRole": {"place": 0},
        "Hint": {"decision": 0},
        "LetBotPlay": {"place": 1, "level": "cook"},
        "Rename": {"name": "Ada", "colour": "egg"},
        "Commit": {"commitment": "ab" * 32},
        "Ready": {},
    }
    for kind, fields in wanted.items():
        assert await salon.refused(room, kind, **fields) == "deal-counted", kind
    seated = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert seated == refuse("table-locked")
    device = await salon.look(room, 0)
    assert not device.table()["may-hint"]
    assert settings.watchers == "off"


@in_loop
async def test_a_pick_can_be_taken_back_as_at_every_table() -> None:
    shop = Shop()
    first = await shop.begin(0)
    await shop.salon.play(first, 0, 0)
    await shop.salon.granted(first, "TakeBack")
    await shop.play(first)
    second = await shop.played(1)
    assert told(await shop.record(first, 0)) == told(await shop.record(second, 1))
    assert (await shop.today(0)).state == "counted"


@in_loop
async def test_results_are_hidden_until_ones_own_end() -> None:
    shop = Shop()
    await shop.played(0)
    room = await shop.begin(1)
    unfinished = refuse("daily-unfinished")
    for player in (shop.player(1), shop.player(2), ""):
        assert await shop.dailies.result(player, GO, TODAY, shop.now) == unfinished
    await shop.play(room)
    assert (await shop.result(1)).count == 2
    shop.salon.now = end_of(TODAY) + GRACE
    assert (await shop.result(2)).mine is None


@in_loop
async def test_a_link_is_known_only_when_nobody_can_play_for_it_any_more() -> None:
    shop = Shop()
    await shop.played(0)
    link = await shop.dailies.chains.link(TODAY, TODAY)
    assert link is not None
    assert (await shop.result(0)).link == ""
    shop.salon.now = end_of(TODAY) + GRACE - 1
    assert (await shop.dailies.show("", shop.now)).published is None
    shop.salon.now += 1
    published = (await shop.dailies.show("", shop.now)).published
    assert published is not None
    assert (published.day, published.link) == (TODAY, link.hex())
    assert (await shop.result(0)).link == link.hex()


@in_loop
async def test_a_try_that_was_begun_before_midnight_counts_for_its_day() -> None:
    shop = Shop(now=end_of(TODAY) - 5)
    room = await shop.begin(0)
    shop.salon.now += 60
    await shop.play(room)
    await shop.dailies.tick()
    assert (await shop.result(0)).count == 1
    assert (await shop.today(0)).state is None
    [past] = (await shop.dailies.show(shop.player(0), shop.now)).past
    assert (past.day, past.state) == (TODAY, "counted")


@in_loop
async def test_a_try_that_ends_too_late_does_not_count() -> None:
    shop = Shop()
    room = await shop.begin(0)
    shop.salon.now = end_of(TODAY) + GRACE
    await shop.play(room)
    await shop.dailies.tick()
    found = await shop.result(0)
    assert found.mine is not None
    assert (found.mine.state, found.count) == ("late", 0)
    assert (await shop.today(0)).streak == 0


@in_loop
async def test_a_try_for_which_a_bot_has_chosen_does_not_count() -> None:
    shop = Shop()
    room = await shop.begin(0)
    await shop.play(room, stop=2)
    device = await shop.salon.look(room, 0)
    await shop.salon.granted(room, "Leave")
    await shop.salon.wait(1, device)
    assert room.table.phase == "over"
    await shop.dailies.tick()
    assert (await shop.today(0)).state == "helped"
    assert (await shop.result(0)).count == 0


class FailingChef(InlineCrew):
    """Lets a cook choose in a chef's place, as if the chef had hung."""

    async def choose(self, job: Job) -> Chosen:
        level = "cook" if job.level == "chef" else job.level
        chosen = await super().choose(Job(**{**_fields(job), "level": level}))
        return Chosen(chosen.command, "cook")


def _fields(job: Job) -> dict[str, Any]:
    return {name: getattr(job, name) for name in job.__struct_fields__}


@in_loop
async def test_a_try_against_other_bots_does_not_count() -> None:
    shop = Shop(Salon(crew=FailingChef()))
    await shop.played(0)
    assert (await shop.today(0)).state == "helped"


@in_loop
async def test_a_table_that_was_closed_by_the_house_does_not_count() -> None:
    shop = Shop()
    room = await shop.begin(0)
    await shop.dailies._discard(room.table.id, shop.now)
    await shop.dailies.tick()
    shown = await shop.today(0)
    assert (shown.state, shown.score) == ("left", None)
    unfinished = refuse("daily-unfinished")
    assert await shop.dailies.result(shop.player(0), GO, TODAY, shop.now) == unfinished


@in_loop
async def test_past_days_are_practice() -> None:
    shop = Shop(now=NOON - 24 * 3600)
    room = await shop.played(0)
    shop.salon.now = NOON
    again = await shop.begin(1, day=YESTERDAY)
    assert again.table.secret == room.table.secret
    assert not again.table.is_counted
    await shop.play(again)
    await shop.dailies.tick()
    assert (await shop.result(0, day=YESTERDAY)).count == 1
    assert (await shop.today(1)).streak == 0
    for day in (TODAY + dt.timedelta(days=1), YESTERDAY - dt.timedelta(days=1)):
        begun = await shop.dailies.begin(shop.player(1), GO, "salmon", shop.now, day)
        assert begun == refuse("daily-unknown")


@in_loop
async def test_a_day_that_can_still_be_finished_is_no_practice() -> None:
    shop = Shop()
    await shop.begin(0)
    shop.salon.now = end_of(TODAY) + GRACE - 1
    begun = await shop.dailies.begin(shop.player(1), GO, "salmon", shop.now, TODAY)
    assert begun == refuse("daily-unknown")


@in_loop
async def test_a_master_plays_the_same_seat_once() -> None:
    shop, other = Shop(), Shop(Salon(first=1))
    for one in (shop, other):
        await one.played(0)
        assert (await one.result(0)).master is None
        await asyncio.gather(*one.dailies._playing.values())
    found = (await shop.result(0)).master
    assert found is not None
    assert 1 <= found.rank <= PLAYERS
    assert (await other.result(0)).master == found
    assert not shop.dailies._playing


@in_loop
async def test_nothing_of_a_deal_is_made_public_while_others_can_play_it() -> None:
    shop = Shop()
    room = await shop.played(0)
    archive, asker = shop.salon.hall.archive, Asker(player=shop.player(0))
    table = room.table.id
    shown = await archive.show(table, asker, shop.now)
    assert not isinstance(shown, Refusal)
    assert not shown.may_share
    assert shown.table.trust is None
    share = {"is_public": True, "is_named": False}
    assert await archive.share(table, asker, shop.now, **share) == refuse("replay-sealed")
    assert await archive.record(table, Asker(), shop.now) == refuse("replay-private")
    assert room.table.secret.hex().encode() not in encode(room.look(shop.now))
    shop.salon.now = end_of(TODAY) + GRACE
    assert not isinstance(await archive.share(table, asker, shop.now, **share), Refusal)
    assert isinstance(await archive.record(table, Asker(), shop.now), Record)


@in_loop
async def test_a_forgotten_player_has_no_diary_and_their_points_are_nobodys() -> None:
    shop = Shop()
    await shop.played(0)
    await shop.played(1)
    await shop.salon.hall.forget(shop.player(0), shop.now)
    await shop.dailies.tick()
    await shop.dailies.forget(shop.player(0))
    await shop.dailies.tick()
    shown = await shop.today(0)
    assert (shown.state, shown.streak) == (None, 0)
    assert (await shop.result(1)).count == 2
    contents = await shop.salon.store.contents()
    kept = [await shop.salon.store.get_document(kind, key) for kind, key in contents.documents]
    assert not any(shop.player(0).encode() in (body or b"") for body in kept)
    assert not any(shop.player(0) in key for _, key in contents.documents)
    # One diary is left: the other player's.
    assert len(contents.sheets) == 1


@in_loop
async def test_the_secret_follows_from_the_link_that_is_published() -> None:
    shop = Shop()
    room = await shop.played(0)
    shop.salon.now = end_of(TODAY) + GRACE
    link = bytes.fromhex((await shop.result(0)).link)
    assert secret_of(link, GO) == room.table.secret


def test_a_diary_counts_days_in_a_row_whatever_order_they_come_in() -> None:
    diary = Diary()
    counted = Try(table="t", state="counted", score=Score(30, 1))
    days = [TODAY - dt.timedelta(days=back) for back in (0, 1, 3, 2, 9)]
    for day in days:
        diary = diary.with_try(GO, day, counted)
    assert diary.streak(GO, TODAY) == 4
    assert diary.streak(GO, TODAY + dt.timedelta(days=1)) == 4
    assert diary.streak(GO, TODAY + dt.timedelta(days=2)) == 0
    assert diary.longest_streak(GO) == 4
    assert diary.streak("wasabi", TODAY) == 0


def test_a_diary_forgets_tries_of_long_ago_but_no_streak() -> None:
    diary = Diary()
    counted = Try(table="t", state="counted", score=Score(30, 1))
    for back in reversed(range(100)):
        diary = diary.with_try(GO, TODAY - dt.timedelta(days=back), counted)
    assert len(diary.tries) == 61
    assert diary.streak(GO, TODAY) == 100
    assert len(encode(diary)) < 8_000


@in_loop
async def test_a_diary_is_kept_for_two_years_after_the_last_try() -> None:
    shop = Shop()
    await shop.played(0)
    store = shop.salon.store
    await store.delete_old_sheets(shop.now + DIARY_LASTS - 1)
    assert (await shop.today(0)).state == "counted"
    await store.delete_old_sheets(shop.now + DIARY_LASTS + 1)
    assert (await shop.today(0)).state is None


@in_loop
async def test_so_many_results_of_a_deal_are_compared_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(daily_books, "MOST_RESULTS", 1)
    shop = Shop()
    await shop.played(0)
    await shop.played(1)
    assert (await shop.result(1)).count == 1
    assert (await shop.today(1)).state == "counted"


@in_loop
async def test_a_deal_that_is_known_is_not_played_for_a_result_after_the_clock_was_set_back() -> (
    None
):
    shop = Shop()
    room = await shop.begin(0)
    shop.salon.now = end_of(TODAY) + GRACE
    assert (await shop.dailies.show("", shop.now)).published is not None
    shop.salon.now = NOON
    after = Shop(Salon(shop.salon.store, first=5_000))
    for one in (shop, after):
        begun = await one.dailies.begin(one.player(1), GO, "salmon", one.now)
        assert begun == refuse("daily-known")
    # Whoever had begun before may go on.
    assert (await shop.begin(0)).table.id == room.table.id


@pytest.mark.parametrize("day", [dt.date.max, dt.date.min])
@in_loop
async def test_a_day_at_the_end_of_the_calendar_is_unknown(day: dt.date) -> None:
    shop = Shop()
    begun = await shop.dailies.begin(shop.player(0), GO, "salmon", shop.now, day)
    assert begun == refuse("daily-unknown")
    found = await shop.dailies.result(shop.player(0), GO, day, shop.now)
    assert found == refuse("daily-unknown")


@in_loop
async def test_a_result_that_cannot_be_noted_keeps_no_other_from_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    shop = Shop()
    broken = await shop.begin(0)
    await shop.play(broken)
    other = await shop.begin(1)
    await shop.play(other)
    ended_at = shop.dailies._ended_at

    async def failing(table: str) -> float:
        if table == broken.table.id:
            raise ValueError("an entry that nobody can read")
        return await ended_at(table)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(shop.dailies, "_ended_at", failing)
        await shop.dailies.tick()
        await shop.dailies.tick()
    assert len(caplog.records) == 1
    assert (await shop.result(1)).count == 1


@in_loop
async def test_a_result_is_found_after_a_crash_between_the_end_and_its_note() -> None:
    store = MemoryStore()
    before = Shop(Salon(store))
    room = await before.begin(0)
    await before.play(room)
    after = Shop(Salon(store, first=5_000), now=NOON + 24 * 3600)
    shown = await after.dailies.show(after.player(0), after.now)
    assert [(one.day, one.state) for one in shown.past] == [(TODAY, "counted")]
    assert (await after.result(0)).count == 1
    await before.dailies.tick()
    assert (await after.result(0)).count == 1
