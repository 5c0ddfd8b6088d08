"""The same cards at several tables: shared, played, compared, and who has seen them."""

from typing import Any

import pytest
from msgspec.structs import replace

from host.helpers import Salon, in_loop, newcomer, play_on
from sushiya.core.record import Record, verify
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host import same as changes
from sushiya.host.archive import Asker
from sushiya.host.people import Seated, hashed
from sushiya.host.room import Room
from sushiya.host.same import MOST_SEEN, MOST_TABLES, SameCards, Seen, note_seen
from sushiya.host.same_compare import Comparison
from sushiya.host.same_kept import LASTS, SHARED_BY_A_PLAYER, KeptCards
from sushiya.host.same_shown import SameShown
from sushiya.host.settings import Settings
from sushiya.host.shown import ReplayShown
from sushiya.store.memory import MemoryStore

GAME_NAMES = ("sushi-go", "wasabi", "sushi-express")
STRANGER = 6


def player(number: int) -> str:
    return newcomer(number).player


async def shared(salon: Salon, room: Room, number: int = 0) -> str:
    same = await salon.hall.same.share(room.table.id, player(number), salon.now)
    assert isinstance(same, str), same
    return same


async def refused_sharing(salon: Salon, room: Room, number: int) -> str:
    same = await salon.hall.same.share(room.table.id, player(number), salon.now)
    assert isinstance(same, Refusal)
    return same.code


async def table_of(salon: Salon, same: str, number: int) -> Room:
    """Make a table with shared cards."""
    seated = await salon.hall.same.make(same, newcomer(number), salon.now)
    assert isinstance(seated, Seated), seated
    room = await salon.hall.room(seated.table, salon.now)
    assert room is not None
    await salon.look(room, seated.seat)  # So that it does not fall asleep.
    return room


async def begin(salon: Salon, room: Room) -> None:
    await salon.granted(room, "Start", room.table.host, fill="cook")
    await salon.settle()


async def finish(salon: Salon, room: Room) -> None:
    await play_on(salon, room, *room.table.sat.values())  # type: ignore[arg-type]


async def alone(salon: Salon, game: str = "sushi-go", **wish: Any) -> Room:
    """Play a game alone against two bots, to its end."""
    room, _ = await salon.make(game, bots=2, players=3, **wish)
    await salon.look(room, 0)
    await begin(salon, room)
    await finish(salon, room)
    return room


async def shown(salon: Salon, same: str, number: int) -> SameShown:
    found = await salon.hall.same.show(same, player(number), salon.now)
    assert isinstance(found, SameShown), found
    return found


async def replay_of(salon: Salon, room: Room, number: int) -> ReplayShown | str:
    asker = Asker(player=player(number))
    found = await salon.hall.archive.show(room.table.id, asker, salon.now)
    return found.code if isinstance(found, Refusal) else found


async def compared(salon: Salon, same: str, one: Room, other: Room, number: int) -> Any:
    tables = one.table.id, other.table.id
    found = await salon.hall.comparisons.compare(same, tables, player(number), salon.now)
    return found.code if isinstance(found, Refusal) else found


def marks(room: Room) -> list[bool]:
    return [place.has_seen for place in room.table.places]


# Sharing


@pytest.mark.parametrize("game", GAME_NAMES)
@in_loop
async def test_a_finished_game_is_dealt_again_to_friends(game: str) -> None:
    salon = Salon()
    first = await alone(salon, game)
    same = await shared(salon, first)
    assert await shared(salon, first) == same
    second = await table_of(salon, same, 1)
    assert [place.bot for place in second.table.places] == [None, "cook", "cook"]
    await begin(salon, second)
    third = await table_of(salon, same, 2)
    await begin(salon, third)
    for room in (second, third):
        await finish(salon, room)
    records = [await salon.record(room.table.id) for room in (first, second, third)]
    opening, *played = [(one.chance, one.opening) for one in records if isinstance(one, Record)]
    assert played == [opening, opening]
    one, other = records[1:]
    assert isinstance(one, Record)
    assert isinstance(other, Record)
    assert (one.decisions, one.result) == (other.decisions, other.result)
    assert verify(GAMES.find(game), one) is None
    assert first.table.id.encode() not in encode(one)
    assert same.encode() not in encode(one)


@in_loop
async def test_a_host_shares_before_the_game_and_the_deal_is_fixed() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    device = await salon.look(room, 0)
    await salon.commit(room, 0)
    assert await refused_sharing(salon, room, 1) == "not-host"
    assert await refused_sharing(salon, room, STRANGER) == "not-your-seat"
    before = room.table.secret
    same = await shared(salon, room)
    assert await shared(salon, room, 1) == same
    assert room.table.secret != before
    assert device.table()["same"] == same
    assert device.table()["fixed"]["name"].startswith("same cards ")
    assert same not in device.table()["fixed"]["name"]
    assert device.table()["seats"][0]["commitment"] == ""
    assert await salon.refused(room, "ChooseOptions", options={"players": 4}) == "deal-fixed"
    other = await table_of(salon, same, 2)
    for one in (room, other):
        await begin(salon, one)
    assert room.table.seed == other.table.seed
    assert room.table.state.hands == other.table.state.hands
    assert await refused_sharing(salon, await alone(salon), 1) == "not-your-seat"


@in_loop
async def test_a_running_game_cannot_be_shared_nor_one_that_never_began() -> None:
    salon = Salon()
    room, _ = await salon.start(people=1, bots=2)
    assert await refused_sharing(salon, room, 0) == "not-over"
    waiting, _ = await salon.make()
    await salon.granted(waiting, "Close")
    assert await refused_sharing(salon, waiting, 0) == "not-over"
    missing = await salon.hall.same.share("nowhere", player(0), salon.now)
    assert isinstance(missing, Refusal)
    assert missing.code == "table-unknown"


@in_loop
async def test_links_work_days_later_after_a_restart() -> None:
    store = MemoryStore()
    salon = Salon(store)
    same = await shared(salon, await alone(salon))
    await salon.hall.close()
    later = Salon(store, first=50_000)
    later.now = salon.now + 5 * 24 * 3600
    room = await table_of(later, same, 1)
    await begin(later, room)
    await finish(later, room)
    assert [one.phase for one in (await shown(later, same, 1)).tables] == ["over", "over"]


# Who has seen them


@in_loop
async def test_whoever_sat_is_marked_from_the_start_on() -> None:
    salon = Salon()
    first = await alone(salon)
    same = await shared(salon, first)
    again = await table_of(salon, same, 0)
    assert marks(again) == [True, False, False]
    device = await salon.look(again, 0)
    assert [seat["has-seen"] for seat in device.table()["seats"]] == [True, False, False]
    fresh = await table_of(salon, same, 1)
    left = await table_of(salon, same, 1)
    assert marks(fresh) == marks(left) == [False, False, False]
    await begin(salon, left)
    await salon.granted(left, "Leave", 0)
    # The other table learns it at once, and nothing is marked where the cards were new.
    assert marks(fresh) == [True, False, False]
    assert marks(left) == marks(first) == [False, False, False]
    page = await shown(salon, same, 2)
    assert [one.seats[0].has_seen for one in page.tables] == [False, True, True, False]


@in_loop
async def test_whoever_watched_or_opened_a_replay_is_marked() -> None:
    salon = Salon()
    first = await alone(salon, settings=Settings(watchers="link"))
    watcher = await salon.look(first)
    same = await shared(salon, first)
    assert watcher.is_dismissed  # It comes again, and says who it is.
    assert await replay_of(salon, first, 1) == "replay-private"
    sharing = {"is_public": True, "is_named": False}
    await salon.hall.archive.share(first.table.id, Asker(player=player(0)), salon.now, **sharing)
    nobody = await salon.hall.archive.record(first.table.id, Asker(), salon.now)
    assert isinstance(nobody, Refusal)
    assert nobody.code == "same-key"
    opened = await replay_of(salon, first, 1)
    assert isinstance(opened, ReplayShown)
    assert opened.table.same == ""
    assert await salon.hall.same.look(first.table, player(2), salon.now) is None
    for number in (1, 2):
        assert marks(await table_of(salon, same, number))[0]
    assert not marks(await table_of(salon, same, 3))[0]


@in_loop
async def test_a_seat_that_moves_to_another_device_brings_its_marks() -> None:
    salon = Salon()
    same = await shared(salon, await alone(salon))
    room = await table_of(salon, same, 1)
    answer: Any = await salon.ask(room, "OfferMove")
    moved = await salon.hall.move_seat(room.table.id, answer.code, player(0), salon.now)
    assert isinstance(moved, Seated)
    assert marks(room)[0]


@in_loop
async def test_a_rematch_is_an_ordinary_table_without_marks() -> None:
    salon = Salon()
    same = await shared(salon, await alone(salon))
    room = await table_of(salon, same, 0)
    await salon.look(room, 0)
    await begin(salon, room)
    await finish(salon, room)
    await salon.granted(room, "Rematch")
    following = await salon.hall.room(room.table.rematch, salon.now)
    assert following is not None
    assert (following.table.same, following.table.fixed) == ("", None)
    assert marks(following) == [False, False, False]


# Who may know what


@in_loop
async def test_details_come_after_ones_own_game_or_a_skip() -> None:
    salon = Salon()
    first = await alone(salon)
    same = await shared(salon, first)

    async def view(number: int) -> tuple[str, bool, bool]:
        page = await shown(salon, same, number)
        over = page.tables[0]
        assert over.totals
        assert bool(over.points) is page.may_see
        replay = await replay_of(salon, first, number)
        if number:
            assert isinstance(replay, ReplayShown) is page.may_see
        return page.you, page.may_see, bool(over.table)

    assert await view(0) == ("played", True, True)
    assert await view(1) == ("new", False, False)
    second = await table_of(salon, same, 1)
    assert await view(1) == ("playing", False, False)
    await begin(salon, second)
    assert await view(1) == ("playing", False, False)
    assert await compared(salon, same, first, second, 1) == "same-playing"
    skipping = await salon.hall.same.skip(same, player(1), salon.now)
    assert skipping is not None
    assert skipping.code == "same-playing"
    await finish(salon, second)
    assert await view(1) == ("played", True, True)
    assert await compared(salon, same, first, second, 2) == "same-not-yet"
    assert await salon.hall.same.skip(same, player(2), salon.now) is None
    assert await view(2) == ("skipped", True, True)
    assert isinstance(await compared(salon, same, first, second, 2), Comparison)
    assert marks(await table_of(salon, same, 2))[0]
    # At a new table they must not look any more, and whoever knows the cards anyway is marked.
    assert (await shown(salon, same, 2)).you == "playing"
    assert await compared(salon, same, first, second, 2) == "same-playing"


@in_loop
async def test_a_removed_person_has_not_played() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    same = await shared(salon, room)
    await begin(salon, room)
    await salon.granted(room, "Remove", 0, place=1, level="cook")
    await salon.granted(room, "Close")
    page = await shown(salon, same, 1)
    assert (page.you, page.may_see, page.has_seen) == ("new", False, True)
    assert [seat.name for seat in page.tables[0].seats] == ["", "", ""]
    assert page.tables[0].is_left
    assert await replay_of(salon, room, 1) == "replay-private"


@in_loop
async def test_names_are_for_those_who_played_and_agreed() -> None:
    salon = Salon()
    first, _ = await salon.start(people=2, bots=1)
    await finish(salon, first)
    same = await shared(salon, first)
    second = await table_of(salon, same, 2)
    await begin(salon, second)
    await finish(salon, second)

    async def names(number: int) -> list[list[str]]:
        tables = (await shown(salon, same, number)).tables
        return [[seat.name for seat in one.seats] for one in tables]

    assert await names(0) == [["Guest 0", "", "Guest 1"], ["Guest 2", "", ""]]
    assert await names(2) == [["Guest 0", "", ""], ["Guest 2", "", ""]]
    assert await names(STRANGER) == [["", "", ""], ["", "", ""]]
    opened = await replay_of(salon, first, 2)
    assert isinstance(opened, ReplayShown)
    assert [seat.name for seat in opened.table.seats] == ["Guest 0", "", ""]
    assert (opened.table.same, opened.may_share) == (same, False)


@in_loop
async def test_tables_that_can_be_joined_are_named_and_running_ones_are_not() -> None:
    salon = Salon()
    first, _ = await salon.start(people=2)
    await finish(salon, first)
    same = await shared(salon, first)
    room = await table_of(salon, same, 2)
    page = await shown(salon, same, STRANGER)
    assert [one.table for one in page.tables] == ["", room.table.id]
    assert page.tables[1].can_join
    await salon.join(room, 3)
    page = await shown(salon, same, STRANGER)
    assert [(one.table, one.can_join) for one in page.tables] == [("", False)] * 2
    await begin(salon, room)
    page = await shown(salon, same, STRANGER)
    assert (page.tables[1].table, page.tables[1].phase) == ("", "running")


@in_loop
async def test_the_secret_is_in_no_answer_before_and_only_in_the_record_after() -> None:
    salon = Salon()
    room, _ = await salon.make(bots=2, players=3, settings=Settings(watchers="link"))
    same = await shared(salon, room)
    secret = room.table.secret.hex().encode()
    other = await table_of(salon, same, 1)
    devices = [await salon.look(one, *seats) for one in (room, other) for seats in ((0,), ())]
    for one in (room, other):
        await begin(salon, one)
    await finish(salon, room)
    for device in devices:
        assert not any(secret in message for message in device.inbox)
    for number in (0, 1, STRANGER):
        assert secret not in encode(await shown(salon, same, number))
    assert secret not in encode(room.look(salon.now))
    record = await salon.hall.archive.record(room.table.id, Asker(player=player(0)), salon.now)
    assert secret in encode(record)
    hidden = await salon.hall.archive.record(room.table.id, Asker(player=player(1)), salon.now)
    assert isinstance(hidden, Refusal)
    assert secret.decode() not in repr(room.table) + repr(await salon.hall.same._kept.read(same))


# Comparing


@pytest.mark.parametrize("game", GAME_NAMES)
@in_loop
async def test_the_first_choice_that_differs_is_found(game: str) -> None:
    salon = Salon()
    room, _ = await salon.make(game, bots=2, players=3)
    await salon.look(room, 0)
    same = await shared(salon, room)
    others = [await table_of(salon, same, number) for number in (1, 2)]
    for one in (room, *others):
        await begin(salon, one)
    # The last one chooses otherwise where there first is anything to choose.
    changed = others[1]
    alike = None
    while alike is None:
        table = changed.table
        legal = table.game.legal(table.state, 0)  # type: ignore[arg-type]
        if len(legal) > 1:
            alike = table.game.decision(table.state)
        await salon.play(changed, 0, 1 if len(legal) > 1 else 0)
        await salon.settle()
    for one in (room, *others):
        await finish(salon, one)
    found = await compared(salon, same, room, others[0], 0)
    assert isinstance(found, Comparison)
    record = await salon.record(room.table.id)
    assert isinstance(record, Record)
    assert (found.partings, found.progress) == ((), None)
    assert found.alike == found.step == len(record.decisions)
    found = await compared(salon, same, room, changed, 0)
    assert isinstance(found, Comparison)
    assert (found.alike, found.step) == (alike, alike + 1)
    assert [one.seat for one in found.partings] == [0]
    assert found.partings[0].one.say != found.partings[0].other.say
    assert {found.partings[0].one.by, found.partings[0].other.by} == {"person"}
    assert found.progress is not None
    assert await compared(salon, same, room, await alone(salon), 0) == "same-no-table"


@in_loop
async def test_bots_of_the_first_table_may_have_chosen_otherwise() -> None:
    salon = Salon()
    first, _ = await salon.make(bots=2, players=3)
    await salon.look(first, 0)
    await salon.granted(first, "SeatBot", place=1, level="random")
    await begin(salon, first)
    await finish(salon, first)
    same = await shared(salon, first)
    second = await table_of(salon, same, 1)
    await salon.granted(second, "SeatBot", place=1, level="cook")
    await begin(salon, second)
    await finish(salon, second)
    found = await compared(salon, same, first, second, 1)
    assert isinstance(found, Comparison)
    assert (found.partings[0].seat, found.partings[0].one.by) == (1, "bot random")
    assert found.partings[0].other.by == "bot cook"


# Limits and forgetting


def cards(**more: Any) -> SameCards:
    return SameCards(
        game="sushi-go",
        rules=1,
        options={},
        settings=Settings(),
        bots=(None, None),
        secret="ab" * 32,
        sharer="s" * 64,
        **more,
    )


def test_so_many_tables_and_people_and_no_more() -> None:
    full = changes.add_table(cards(tables=("t",) * MOST_TABLES), "one more")
    assert isinstance(full, Refusal)
    assert full.code == "same-full"
    crowd = cards(seen={str(number): Seen(tables=("t",)) for number in range(MOST_SEEN)})
    late = note_seen(crowd, "late", "t")
    assert isinstance(late, Refusal)
    assert late.code == "same-crowded"
    assert not isinstance(note_seen(crowd, "late", "t", has_sat=True), Refusal)
    assert note_seen(crowd, "7", "t") == crowd


@in_loop
async def test_nobody_shares_without_end() -> None:
    kept = KeptCards(MemoryStore(), lambda: 0.0)
    for number in range(SHARED_BY_A_PLAYER):
        assert await kept.keep(f"same {number}", cards()) is None
    refused = await kept.keep("one more", cards())
    assert refused is not None
    assert refused.code == "same-used-up"


@in_loop
async def test_cards_of_other_rules_are_dealt_to_nobody() -> None:
    salon = Salon()
    same = await shared(salon, await alone(salon))
    for change in ({"rules": 99}, {"game": "sushi-stop"}, {"options": {"players": 99}}):
        before = await salon.hall.same._kept.read(same)
        assert isinstance(before, SameCards)
        await salon.hall.same._kept.change(same, lambda one, to=change: replace(one, **to))  # type: ignore[misc]
        refused = await salon.hall.same.make(same, newcomer(1), salon.now)
        assert isinstance(refused, Refusal)
        assert refused.code == "rules-changed"
        await salon.hall.same._kept.change(same, lambda _, to=before: to)  # type: ignore[misc]


@in_loop
async def test_a_table_too_many_is_closed_again() -> None:
    salon = Salon()
    same = await shared(salon, await alone(salon))
    await salon.hall.same._kept.change(
        same, lambda one: replace(one, tables=(*one.tables, *["gone"] * (MOST_TABLES - 1)))
    )
    refused = await salon.hall.same.make(same, newcomer(1), salon.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "same-full"
    assert not await salon.store.of_player(player(1), 10)
    page = await shown(salon, same, 1)
    assert not page.can_make
    assert page.tables[-1].phase == "gone"


@in_loop
async def test_forget_me_leaves_no_mark_and_no_name() -> None:
    salon = Salon()
    same = await shared(salon, await alone(salon))
    second = await table_of(salon, same, 1)
    await begin(salon, second)
    await finish(salon, second)
    for number in (0, 1):
        assert player(number).encode() in encode(await salon.hall.same._kept.read(same))
        await salon.hall.forget(player(number), salon.now)
        assert player(number).encode() not in encode(await salon.hall.same._kept.read(same))
    page = await shown(salon, same, STRANGER)
    assert [one.seats[0].name for one in page.tables] == ["", ""]


@in_loop
async def test_two_halls_share_and_make_at_once() -> None:
    salon = Salon()
    first = await alone(salon)
    ids = {await shared(salon, first), await shared(salon, first)}
    assert len(ids) == 1
    kept = [KeptCards(salon.store, lambda: 0.0) for _ in range(2)]
    (same,) = ids
    for number, one in enumerate(kept * 5):
        added = await one.change(same, lambda c, n=number: note_seen(c, hashed(str(n)), "t"))  # type: ignore[misc]
        assert not isinstance(added, Refusal)
    found = await kept[0].read(same)
    assert isinstance(found, SameCards)
    assert {hashed(str(number)) for number in range(10)} <= set(found.seen)


@in_loop
async def test_a_mark_that_is_made_while_somebody_is_forgotten_does_not_stay() -> None:
    salon = Salon()
    room = await alone(salon)
    same = await shared(salon, room)
    hall, forget_at = salon.hall, salon.hall._forget_at

    async def marked_meanwhile(*args: Any) -> bool:
        await hall.same.mark(room, salon.now)
        return await forget_at(*args)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hall, "_forget_at", marked_meanwhile)
        await hall.forget(player(0), salon.now)
    assert player(0).encode() not in encode(await hall.same._kept.read(same))


@in_loop
async def test_who_is_known_is_found_for_as_long_as_others_keep_the_cards_alive() -> None:
    store, hand = MemoryStore(), [0.0]
    kept = KeptCards(store, lambda: hand[0])
    await kept.keep("same", cards())
    await kept.change("same", lambda one: note_seen(one, "long ago", "t"))
    for number in range(10):
        hand[0] += LASTS - 1
        await kept.change("same", lambda one, n=number: note_seen(one, f"later {n}", "t"))  # type: ignore[misc]
        await store.delete_old_sheets(hand[0])
    assert "long ago" in found_in(await kept.read("same"))
    await kept.forget("long ago")
    assert "long ago" not in found_in(await kept.read("same"))


def found_in(kept: SameCards | Refusal) -> set[str]:
    assert isinstance(kept, SameCards), kept
    return {*kept.seen}


@in_loop
async def test_cards_that_are_not_kept_are_noted_with_nobody() -> None:
    kept = KeptCards(MemoryStore(), lambda: 0.0)
    for number in range(SHARED_BY_A_PLAYER + 5):
        await kept.keep(f"same {number}", cards(seen={"a guest": Seen(tables=("t",))}))
    assert len(await kept._known.names("a guest")) == SHARED_BY_A_PLAYER


@in_loop
async def test_whoever_shares_a_device_with_somebody_who_has_seen_the_cards_is_marked_too() -> None:
    salon = Salon()
    first, _ = await salon.make("sushi-go", players=3, settings=Settings(devices="shared"))
    second = await table_of(salon, await shared(salon, first), 1)
    beside = replace(newcomer(2), device=player(1))
    assert isinstance(await salon.hall.sit_down(second.table.id, beside, None, salon.now), Seated)
    assert marks(second) == [False, False, False]
    await salon.hall.same.note(second.table.same, player(1), first.table.id, salon.now)
    assert marks(second).count(True) == 2
