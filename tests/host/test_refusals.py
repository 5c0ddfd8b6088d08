"""Every reason for which a table says no, met and spoken."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from msgspec.structs import replace

from host.helpers import Salon, in_loop, legal, newcomer, nonce_of, wear_out
from sushiya.core.game import catalogue
from sushiya.core.ids import Seat
from sushiya.core.options import LONGEST_DOCUMENT
from sushiya.core.record import Record
from sushiya.core.refusal import Refusal
from sushiya.core.words import LANGUAGES, SHARED_MESSAGES, Catalogue
from sushiya.games import GAMES
from sushiya.games.wasabi.house import BOOK_FILE
from sushiya.host import replay, shown
from sushiya.host.archive import Asker
from sushiya.host.journal import follow
from sushiya.host.making import Wish, make_table
from sushiya.host.people import Newcomer
from sushiya.host.play import MOST_SECOND_THOUGHTS
from sushiya.host.reader import Document, Reading
from sushiya.host.refusals import MESSAGES, refuse
from sushiya.host.room import Room
from sushiya.host.settings import SLOW_CLOCK, Settings
from sushiya.host.waiting import MOST_ADJUSTMENTS, MOST_CHANGES, MOST_DOCUMENTS
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append, Stale, StoreError

Meet = Callable[[Salon], Awaitable[Refusal]]
BY_THE_SERVER = {"code-unknown", "watching-off"}
"""What is refused before a table is asked."""
ELSEWHERE = {
    code
    for code in refuse.rules
    if code.startswith(
        ("sheet", "part-", "circle", "round-", "title-", "first-game", "daily-", "same-")
    )
} | {"deal-counted", "deal-fixed", "replay-sealed", "no-playing-on", "rules-changed"}
"""Met in tests/server/test_sheets.py and test_circles.py, in test_first_games.py, test_dailies.py,
test_same.py and tests/solo/test_playing_on.py."""


class FullStore(MemoryStore):
    is_full = False
    is_stale = False

    async def append(self, request: Append) -> Answer:
        if self.is_full:
            raise StoreError("the disk is full")
        return Stale(99) if self.is_stale else await super().append(request)


async def asked(salon: Salon, room: Room, kind: str, seat: int = 0, **fields: Any) -> Refusal:
    answer = await salon.ask(room, kind, seat, **fields)
    assert isinstance(answer, shown.Refused), answer
    return answer.refusal


async def table_unknown(salon: Salon) -> Refusal:
    return refusal_of(await salon.hall.sit_down("nowhere", newcomer(1), None, salon.now))


def refusal_of(answer: object) -> Refusal:
    assert isinstance(answer, Refusal), answer
    return answer


async def token_unknown(salon: Salon) -> Refusal:
    room, _ = await salon.start(people=2)
    await salon.granted(room, "Close")
    await salon.granted(room, "Rematch", 0)
    following = await salon.hall.room(room.table.rematch, salon.now)
    assert following is not None
    await salon.granted(following, "Remove", 0, place=1)
    return await asked(salon, room, "Rematch", 1)


async def not_your_seat(salon: Salon) -> Refusal:
    room, _ = await salon.make(bots=1)
    for seat in (1, 2, 15):
        for kind in ("Leave", "OfferMove"):
            assert (await asked(salon, room, kind, seat)).code == "not-your-seat"
    return await asked(salon, room, "React", 1, reaction="wow")


async def not_host(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    host_only: dict[str, dict[str, Any]] = {
        "ChooseOptions": {"options": {}},
        "ChangeSettings": {"settings": Settings(locked=True)},
        "SeatBot": {"place": 0, "level": "cook"},
        "Remove": {"place": 0},
        "GiveRole": {"place": 1},
        "Close": {},
        "Start": {},
    }
    refused = [await asked(salon, room, kind, 1, **host_only[kind]) for kind in host_only]
    assert {one.code for one in refused} == {"not-host"}
    return refused[0]


async def not_waiting(salon: Salon) -> Refusal:
    room, _ = await salon.start(people=2)
    waiting_only: dict[str, dict[str, Any]] = {
        "ChooseOptions": {"options": {}},
        "SeatBot": {"place": 0, "level": "cook"},
        "MoveTo": {"place": 1},
        "Rename": {"name": "Aiko", "colour": "egg"},
        "Commit": {"commitment": "00" * 32},
        "Reveal": {"nonce": nonce_of(0)},
        "Ready": {},
        "NotReady": {},
        "Start": {},
    }
    refused = [await asked(salon, room, kind, 0, **waiting_only[kind]) for kind in waiting_only]
    assert {one.code for one in refused} == {"not-waiting"}
    return refused[0]


async def not_running(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    answer = await salon.ask(room, "Ask", command="egg")
    assert isinstance(answer, shown.Asked)
    assert answer.refusal == refuse("not-running")
    for kind in ("TakeBack", "Back"):
        assert await salon.refused(room, kind) == "not-running"
    assert await salon.refused(room, "LetBotPlay", place=0) == "not-running"
    return await asked(salon, room, "Play", decision=0, command="egg")


async def not_over(salon: Salon) -> Refusal:
    room, _ = await salon.start(people=2)
    return await asked(salon, room, "Rematch")


async def table_over(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    await salon.granted(room, "Close")
    joined = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert joined == refuse("table-over")
    assert await salon.refused(room, "Close") == "table-over"
    return await asked(salon, room, "Leave")


async def no_such_place(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=2)
    joined = await salon.hall.sit_down(room.table.id, newcomer(1), Seat(2), salon.now)
    assert joined == refuse("no-such-place", most=2)
    for kind in ("Remove", "GiveRole", "MoveTo"):
        assert await salon.refused(room, kind, place=2) == "no-such-place"
    return await asked(salon, room, "SeatBot", place=2, level="cook")


async def place_taken(salon: Salon) -> Refusal:
    room, _ = await salon.make(bots=1)
    await salon.join(room, 1, place=2)
    joined = await salon.hall.sit_down(room.table.id, newcomer(2), Seat(1), salon.now)
    assert joined == refuse("place-taken")
    assert await salon.refused(room, "SeatBot", place=2, level="cook") == "place-taken"
    return await asked(salon, room, "MoveTo", place=2)


async def own_place(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    return await asked(salon, room, "Remove", place=0)


async def already_seated(salon: Salon) -> Refusal:
    room, _ = await salon.start(people=2)
    offered = await salon.ask(room, "OfferMove", 1)
    assert isinstance(offered, shown.MoveOffered)
    player = newcomer(0).player
    return refusal_of(await salon.hall.move_seat(room.table.id, offered.code, player, salon.now))


async def place_empty(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    return await asked(salon, room, "Start")


async def places_left(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=3)
    for number in (1, 2):
        await salon.join(room, number)
    return await asked(salon, room, "ChooseOptions", options={"players": 2})


async def not_a_person(salon: Salon) -> Refusal:
    room, _ = await salon.make(bots=1, players=3)
    assert await salon.refused(room, "Remove", place=2) == "not-a-person"
    assert await salon.refused(room, "GiveRole", place=1) == "not-a-person"
    await salon.granted(room, "Start", fill="cook")
    assert await salon.refused(room, "Remove", place=1) == "not-a-person"
    return await asked(salon, room, "LetBotPlay", place=1)


async def table_full(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=2, bots=1)
    made = await make_table(
        salon.hall.house,
        newcomer(0),
        Wish(game="sushi-go", options={"players": 2}, bots=("cook",) * 2),
        salon.now,
    )
    assert made == refuse("table-full")
    return refusal_of(await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now))


async def table_locked(salon: Salon) -> Refusal:
    room, _ = await salon.make(settings=Settings(locked=True))
    return refusal_of(await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now))


async def bots_closed(salon: Salon) -> Refusal:
    room, _ = await salon.start(people=1, bots=2)
    return refusal_of(await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now))


def beside_the_host() -> Newcomer:
    """Somebody new at the device of the table's maker."""
    return replace(newcomer(1), device=newcomer(0).player)


async def devices_own(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    return refusal_of(await salon.hall.sit_down(room.table.id, beside_the_host(), None, salon.now))


async def devices_in_use(salon: Salon) -> Refusal:
    room, _ = await salon.make(settings=Settings(devices="shared"))
    await salon.hall.sit_down(room.table.id, beside_the_host(), None, salon.now)
    return await asked(salon, room, "ChangeSettings", settings=Settings())


async def name_wrong(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    return await asked(salon, room, "Rename", name="\u202e", colour="egg")


async def name_taken(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    await salon.join(room, 1)
    await salon.granted(room, "Rename", 1, name="guest 1", colour="tuna")
    return await asked(salon, room, "Rename", 1, name=" GUEST  0", colour="tuna")


async def colour_taken(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    await salon.join(room, 1)
    return await asked(salon, room, "Rename", 1, name="Aiko", colour="salmon")


async def level_unknown(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    wish = Wish(game="sushi-go", bots=("sommelier",))
    assert (
        refusal_of(await make_table(salon.hall.house, newcomer(0), wish, salon.now)).code
        == "level-unknown"
    )
    assert await salon.refused(room, "Start", fill="sommelier") == "level-unknown"
    return await asked(salon, room, "SeatBot", place=1, level="sommelier")


async def level_missing(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as empty:
        patch.setenv("SUSHIYA_ENGINES", empty)
        wish = Wish(game="sushi-go", bots=("chef",))
        assert refusal_of(
            await make_table(salon.hall.house, newcomer(0), wish, salon.now)
        ).code == ("level-missing")
        assert await salon.refused(room, "Start", fill="master") == "level-missing"
        return await asked(salon, room, "SeatBot", place=1, level="chef")


async def game_unknown(salon: Salon) -> Refusal:
    return refusal_of(await make_table(salon.hall.house, newcomer(0), Wish(game="tea"), salon.now))


async def options_wrong(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    return await asked(salon, room, "ChooseOptions", options={"players": 99})


async def document_wrong(salon: Salon) -> Refusal:
    room, _ = await salon.make("wasabi")
    return await asked(salon, room, "ChooseOptions", options={"recipe-book": "nonsense"})


async def document_too_long(salon: Salon) -> Refusal:
    room, _ = await salon.make("wasabi")
    book = "#" * (LONGEST_DOCUMENT + 1)
    return await asked(salon, room, "ChooseOptions", options={"recipe-book": book})


async def document_unreadable(salon: Salon) -> Refusal:
    async def give_up(document: Document) -> Reading | None:
        return None if document.text else Reading()

    room, _ = await salon.make("wasabi")
    salon.house.reader.read = give_up  # type: ignore[method-assign]
    return await asked(salon, room, "ChooseOptions", options={"recipe-book": "x"})


async def documents_used_up(salon: Salon) -> Refusal:
    room, _ = await salon.make("wasabi")
    for number in range(MOST_DOCUMENTS - 1):
        await salon.granted(room, "ChooseOptions", options={"recipe-book": book(number)})
    # What it has had before it may have again.
    await salon.granted(room, "ChooseOptions", options={"recipe-book": book(3)})
    await salon.granted(room, "ChooseOptions", options={})
    return await asked(salon, room, "ChooseOptions", options={"recipe-book": book(99)})


def book(number: int) -> str:
    return BOOK_FILE.read_text("utf-8").replace('title = "', f'title = "{number}', 1)


async def adjustments_used_up(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    for number in range(MOST_ADJUSTMENTS // 2):
        await salon.granted(room, "ChangeSettings", settings=Settings(clock=10 + number))
        await salon.granted(room, "ChooseOptions", options={"players": 2 + number % 3})
    assert await salon.refused(room, "ChangeSettings", settings=Settings()) == "adjustments-used-up"
    return await asked(salon, room, "ChooseOptions", options={"players": 2})


async def command_unreadable(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    answer = await salon.ask(room, "Ask", command="sing")
    assert isinstance(answer, shown.Asked)
    assert answer.refusal is not None
    assert answer.refusal.code == "command-unreadable"
    return await asked(salon, room, "Play", decision=0, command="sing")


async def decision_past(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    return await asked(salon, room, "Play", decision=1, command=legal(room, 0)[0])


async def nothing_to_take_back(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    return await asked(salon, room, "TakeBack")


async def hints_off(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    return await asked(salon, room, "Hint", decision=0)


async def hint_unasked(salon: Salon) -> Refusal:
    room, _ = await salon.start(settings=Settings(hints=True))
    await salon.play(room, 0)
    return await asked(salon, room, "Hint", decision=0)


async def second_thoughts_used_up(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    for time in range(MOST_SECOND_THOUGHTS + 1):
        await salon.play(room, 0, time % 2)
    assert await salon.refused(room, "TakeBack") == "second-thoughts-used-up"
    answer = await salon.ask(room, "Ask", command=legal(room, 0)[0])
    assert isinstance(answer, shown.Asked)
    assert answer.refusal == refuse("second-thoughts-used-up", most=MOST_SECOND_THOUGHTS)
    return await asked(salon, room, "Play", decision=0, command=legal(room, 0)[0])


async def changes_used_up(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=2)
    for time in range(MOST_CHANGES):
        await salon.granted(room, "Rename", name=f"Guest {time}", colour="salmon")
    assert await salon.refused(room, "Ready") == "changes-used-up"
    assert await salon.refused(room, "NotReady") == "changes-used-up"
    assert await salon.refused(room, "MoveTo", place=1) == "changes-used-up"
    return await asked(salon, room, "Rename", name="Aiko", colour="egg")


async def table_worn(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    answer = await salon.ask(room, "OfferMove")
    assert isinstance(answer, shown.MoveOffered)
    await wear_out(salon, room)
    joined = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert joined == refuse("table-worn")
    moved = await salon.hall.move_seat(room.table.id, answer.code, newcomer(2).player, salon.now)
    assert moved == refuse("table-worn")
    assert await salon.refused(room, "ChangeSettings", settings=Settings()) == "table-worn"
    return await asked(salon, room, "Ready")


async def not_dropped(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    return await asked(salon, room, "LetBotPlay", place=1)


async def slow_away(salon: Salon) -> Refusal:
    room, _ = await salon.start(settings=Settings(clock=SLOW_CLOCK))
    return await asked(salon, room, "LetBotPlay", place=1)


async def slow_bank(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    settings = Settings(clock=SLOW_CLOCK, bank=60)
    made = await make_table(
        salon.hall.house, newcomer(1), Wish(game="wasabi", settings=settings), salon.now
    )
    assert isinstance(made, Refusal)
    assert made == await asked(salon, room, "ChangeSettings", settings=settings)
    return made


async def not_away(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    return await asked(salon, room, "Back")


async def move_code_unknown(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    return refusal_of(
        await salon.hall.move_seat(room.table.id, "CODE", newcomer(2).player, salon.now)
    )


async def record_not_finished(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    return refusal_of(await salon.record(room.table.id))


async def replay_private(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    await salon.granted(room, "Close")
    stranger = Asker(player=newcomer(7).player)
    return refusal_of(await salon.hall.archive.show(room.table.id, stranger, salon.now))


async def record_wrong(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    await salon.granted(room, "Close")
    record = await salon.record(room.table.id)
    assert isinstance(record, Record)
    forged = replace(record, opening="")
    return refusal_of(await salon.hall.archive.steps_of(forged))


async def replay_too_long(salon: Salon) -> Refusal:
    room, _ = await salon.start()
    await salon.granted(room, "Close")
    asker = Asker(player=newcomer(0).player)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "MOST_BYTES", 100)
        return refusal_of(await salon.hall.archive.steps(room.table.id, asker, salon.now))


async def cannot_save(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    assert isinstance(salon.store, FullStore)
    salon.store.is_full = True
    made = await make_table(salon.hall.house, newcomer(0), Wish(game="sushi-go"), salon.now)
    assert made == refuse("cannot-save")
    return await asked(salon, room, "Ready")


async def busy(salon: Salon) -> Refusal:
    room, _ = await salon.make()
    assert isinstance(salon.store, FullStore)
    salon.store.is_stale = True
    made = await make_table(salon.hall.house, newcomer(0), Wish(game="sushi-go"), salon.now)
    assert made == refuse("busy")
    return await asked(salon, room, "Ready")


async def dealing(salon: Salon) -> Room:
    """Freeze the seats of two persons who have committed."""
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    await salon.commit(room, 0, 1)
    await salon.granted(room, "Start")
    return room


async def deal_under_way(salon: Salon) -> Refusal:
    room = await dealing(salon)
    refused: dict[str, dict[str, Any]] = {
        "ChooseOptions": {"options": {}},
        "ChangeSettings": {"settings": Settings(locked=True)},
        "SeatBot": {"place": 1, "level": "cook"},
        "Remove": {"place": 1},
        "GiveRole": {"place": 1},
        "MoveTo": {"place": 1},
        "Rename": {"name": "Aiko", "colour": "egg"},
        "Ready": {},
        "NotReady": {},
        "Start": {},
        "Commit": {"commitment": "00" * 32},
    }
    version = room.table.version
    codes = [await salon.refused(room, kind, **refused[kind]) for kind in refused]
    assert set(codes) == {"deal-under-way"}
    assert room.table.version == version
    # Who asks again for a lost token, and who comes new, waits until it is over.
    for number in (1, 2):
        answer = await salon.hall.sit_down(room.table.id, newcomer(number), None, salon.now)
        assert answer == refuse("deal-under-way")
    offer = await salon.ask(room, "OfferMove", 1)
    assert isinstance(offer, shown.MoveOffered)
    moved = await salon.hall.move_seat(room.table.id, offer.code, newcomer(2).player, salon.now)
    return refusal_of(moved)


async def share_copied(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    await salon.commit(room, 0)
    copied = room.table.places[0].commitment
    return await asked(salon, room, "Commit", 1, commitment=copied)


async def share_unasked(salon: Salon) -> Refusal:
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    assert await salon.refused(room, "Reveal", nonce=nonce_of(0)) == "share-unasked"
    await salon.commit(room, 0)
    await salon.granted(room, "Start")
    return await asked(salon, room, "Reveal", 1, nonce=nonce_of(1))


async def share_wrong(salon: Salon) -> Refusal:
    room = await dealing(salon)
    await salon.reveal(room, 0)
    assert await salon.refused(room, "Reveal", 0, nonce=nonce_of(1)) == "share-wrong"
    return await asked(salon, room, "Reveal", 1, nonce=nonce_of(0))


MEETINGS: tuple[Meet, ...] = (
    table_unknown,
    token_unknown,
    not_your_seat,
    not_host,
    not_waiting,
    not_running,
    not_over,
    table_over,
    no_such_place,
    place_taken,
    own_place,
    already_seated,
    place_empty,
    places_left,
    not_a_person,
    table_full,
    table_locked,
    bots_closed,
    devices_own,
    devices_in_use,
    name_wrong,
    name_taken,
    colour_taken,
    deal_under_way,
    share_copied,
    share_unasked,
    share_wrong,
    level_unknown,
    level_missing,
    game_unknown,
    options_wrong,
    document_wrong,
    document_too_long,
    document_unreadable,
    documents_used_up,
    command_unreadable,
    decision_past,
    nothing_to_take_back,
    hints_off,
    hint_unasked,
    second_thoughts_used_up,
    changes_used_up,
    adjustments_used_up,
    table_worn,
    not_dropped,
    slow_away,
    slow_bank,
    not_away,
    move_code_unknown,
    record_not_finished,
    record_wrong,
    replay_private,
    replay_too_long,
    cannot_save,
    busy,
)


def code_of(meet: Meet) -> str:
    return getattr(meet, "__name__", "").replace("_", "-")


def test_every_refusal_is_met() -> None:
    assert {code_of(meet) for meet in MEETINGS} | BY_THE_SERVER | ELSEWHERE == set(refuse.rules)
    folder = Path(shown.__file__).parent
    written = "".join(file.read_text() for file in folder.glob("*.py"))
    assert not [code for code in BY_THE_SERVER if f'refuse("{code}"' in written]


@pytest.mark.parametrize("meet", MEETINGS, ids=code_of)
@in_loop
async def test_a_refusal_changes_nothing_and_can_be_spoken(meet: Meet) -> None:
    salon = Salon(store=FullStore())
    refusal = await meet(salon)
    assert refusal.code == code_of(meet)
    for language in LANGUAGES:
        # The reason of a wrong document is the game's own.
        folders = (SHARED_MESSAGES, MESSAGES, GAMES.find("wasabi").texts.folder / "messages")
        assert Catalogue(language, folders, edition="standard").say(refusal.phrase)
    for room in salon.hall.awake():
        entries = await salon.store.read(room.table.id)
        assert await follow(GAMES, room.table.id, entries) == room.table
    await salon.hall.close()


@pytest.mark.parametrize("code", sorted(BY_THE_SERVER | ELSEWHERE))
def test_what_the_server_refuses_can_be_spoken(code: str) -> None:
    refusal = refuse(code, most=1, parts=2, kb=3, people=4, least=5)
    for language in LANGUAGES:
        assert Catalogue(language, (MESSAGES,)).say(refusal.phrase)


@in_loop
async def test_a_game_s_own_refusal_comes_through() -> None:
    salon = Salon()
    room, _ = await salon.start("wasabi", people=2)
    (seat,) = room.table.to_act()
    refusal = await asked(salon, room, "Play", seat, decision=0, command="end")
    assert refusal.code in room.table.game.rules.refusals.rules
    answer = await salon.ask(room, "Ask", seat, command="end")
    assert isinstance(answer, shown.Asked)
    assert answer.refusal == refusal
    assert catalogue(room.table.game.rules, "en").say(refusal.phrase)
