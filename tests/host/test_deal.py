"""The deal: who commits, who reveals, and what happens if somebody does not."""

import json
from pathlib import Path
from typing import Any

import pytest

from host.helpers import Salon, in_loop, looks, newcomer, nonce_of, play_on, stage, wear_out
from sushiya.core.record import Record, check_deal, read_record, verify
from sushiya.core.trust import Seen, seal_v1, seed, share
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host.deal import COMING_BACK, PATIENCE
from sushiya.host.people import Seated, hashed
from sushiya.host.room import Room
from sushiya.host.shown import MoveOffered
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Append

LATE = PATIENCE + 1
"""Seconds after which a table goes on: its patience begins with its next tick."""
VERSION_1 = Path(__file__).parent / "version_1"


async def committed(salon: Salon, people: int, bots: int = 0) -> Room:
    """Open a waiting room where every person has committed."""
    room, _ = await salon.make(players=people + bots, bots=bots)
    for number in range(1, people):
        await salon.join(room, number)
    await salon.commit(room, *persons(room))
    return room


async def frozen(salon: Salon, people: int, bots: int = 0) -> Room:
    room = await committed(salon, people, bots)
    await salon.granted(room, "Start")
    assert stage(room) == "reveal"
    return room


def persons(room: Room) -> list[int]:
    return [seat for seat, place in enumerate(room.table.places) if place.person is not None]


def who(room: Room) -> list[str]:
    return [one.who for one in room.table.shares]


async def woken(salon: Salon, room: Room) -> tuple[Salon, Room]:
    """Fold the log again, as a server does that was killed."""
    again = Salon(store=salon.store)
    again.now, again.ids = salon.now, salon.ids
    restored = await again.hall.room(room.table.id, again.now)
    assert restored is not None
    assert looks(restored) == looks(room)
    return again, restored


async def record_of(salon: Salon, room: Room, *players: str) -> Record:
    if room.table.phase != "over":
        await salon.granted(room, "Close", int(room.table.host))
    record = await salon.record(room.table.id, *players)
    assert isinstance(record, Record)
    assert read_record(encode(record)) == record
    return record


def seen_by(room: Room, seat: int, *restarts: str) -> Seen:
    """What an honest client of this seat has kept."""
    return Seen(
        version=2,
        table=room.table.id,
        seat=seat,
        nonce=room.table.shares[seat].nonce,
        commitment=room.table.seal,
        commitments=tuple(one.commitment for one in room.table.shares),
        restarts=restarts,
    )


# The usual way


@in_loop
async def test_several_people_and_bots_deal_together() -> None:
    salon = Salon()
    room = await frozen(salon, 3, 1)
    device = await salon.look(room, 0)
    shown = device.table()["deal"]
    assert shown["step"] == "reveal"
    assert shown["commitments"] == [place.commitment for place in room.table.places]
    assert shown["commitments"][1] == ""  # the bot's
    await salon.reveal(room, 2, 0)
    assert device.table()["deal"]["revealed"] == [0, 2]
    assert stage(room) == "reveal"
    sealed = room.table.seal
    await salon.reveal(room, 3)
    assert stage(room) == "running"
    assert device.table()["deal"] is None
    nonces = (nonce_of(0), "", nonce_of(2), nonce_of(3))
    assert room.table.seed == seed(room.table.id, room.table.secret, nonces)
    assert who(room) == ["person", "bot", "person", "person"]
    assert room.table.seal == sealed
    await play_on(salon, room, 0, 2, 3)
    record = await record_of(salon, room)
    for seat in (0, 2, 3):
        assert verify(GAMES.find("sushi-go"), record, seen_by(room, seat)) is None


@in_loop
async def test_without_any_commitment_the_game_starts_at_once() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, bots=1)
    await salon.join(room, 1)
    await salon.granted(room, "Start")
    assert stage(room) == "running"
    assert who(room) == ["silent", "bot", "silent"]
    record = await record_of(salon, room)
    assert check_deal(record) is None


@in_loop
async def test_who_has_not_committed_at_the_start_is_silent() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    await salon.commit(room, 1)
    await salon.granted(room, "Start")
    await salon.reveal(room, 1)
    assert stage(room) == "running"
    assert who(room) == ["silent", "person"]


@in_loop
async def test_who_has_dropped_before_the_start_keeps_nobody_waiting() -> None:
    salon = Salon()
    room = await committed(salon, 2)
    device = await salon.look(room, 0)
    await salon.wait(15, device)
    await salon.granted(room, "Start")
    await salon.reveal(room, 0)
    assert stage(room) == "running"
    assert who(room) == ["person", "silent"]


@in_loop
async def test_no_nonce_is_shown_before_all_are_in_and_no_secret_before_the_end() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    device = await salon.look(room, 0)
    await salon.reveal(room, 1)
    assert nonce_of(1).encode() not in b"".join(device.inbox)
    await salon.wait(LATE, device)
    old = room.table.restarts[0].secret
    await salon.commit(room, 1)
    await salon.reveal(room, 1)
    assert stage(room) == "running"
    assert nonce_of(1).encode() in device.inbox[-2]
    for secret in (old, room.table.secret.hex()):
        assert secret.encode() not in b"".join(device.inbox)


@in_loop
async def test_resent_requests_are_granted_and_nothing_happens_twice() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    await salon.join(room, 1)
    commitment = share(room.table.id, room.table.seal, nonce_of(0))
    for name in ("once", "once", "twice"):
        await salon.granted(room, "Commit", id=name, commitment=commitment)
    await salon.commit(room, 1)
    version = room.table.version
    for _ in range(2):
        await salon.granted(room, "Start", id="start")
    for name in ("r1", "r1", "r2"):
        await salon.granted(room, "Reveal", id=name, nonce=nonce_of(0))
    assert room.table.version == version + 2
    await salon.granted(room, "Reveal", 1, id="last", nonce=nonce_of(1))
    await salon.granted(room, "Reveal", 1, id="last", nonce=nonce_of(1))
    assert stage(room) == "running"


@in_loop
async def test_who_commits_again_before_the_start_replaces_the_commitment() -> None:
    salon = Salon()
    room = await committed(salon, 2)
    other = "ff" * 16
    commitment = share(room.table.id, room.table.seal, other)
    await salon.granted(room, "Commit", commitment=commitment)
    await salon.granted(room, "Start")
    assert await salon.refused(room, "Reveal", nonce=nonce_of(0)) == "share-wrong"
    await salon.granted(room, "Reveal", nonce=other)
    await salon.reveal(room, 1)
    assert room.table.nonces == (other, nonce_of(1))


# Somebody does not reveal


@in_loop
async def test_a_missing_reveal_starts_anew_with_a_new_seal_and_that_seat_silent() -> None:
    salon = Salon()
    room = await frozen(salon, 3)
    devices = [await salon.look(room, seat) for seat in range(3)]
    first = room.table.seal
    await salon.reveal(room, 0, 1)
    await salon.wait(LATE - 1, *devices)
    assert stage(room) == "reveal"
    await salon.wait(1, *devices)
    assert stage(room) == "commit"
    assert room.table.seal != first
    said = devices[0].update()["lines"][-1]["say"]
    assert said["id"] == "happening-deal-voided"
    assert devices[0].table()["deal"]["silent"] == [2]
    stale = share(room.table.id, room.table.seal, nonce_of(2))
    assert await salon.refused(room, "Commit", 2, commitment=stale) == "share-unasked"
    await salon.commit(room, 0)
    assert stage(room) == "commit"
    await salon.commit(room, 1)
    assert stage(room) == "reveal"
    await salon.reveal(room, 0, 1)
    assert stage(room) == "running"
    assert who(room) == ["person", "person", "silent"]
    record = await record_of(salon, room)
    assert check_deal(record, seen_by(room, 0, first)) is None
    (restart,) = room.table.trust.restarts
    assert restart.commitment == first
    assert restart.missing == (2,)
    assert [one.nonce for one in restart.shares] == [nonce_of(0), nonce_of(1), ""]


@in_loop
async def test_two_restarts_come_to_an_end_and_both_are_listed() -> None:
    salon = Salon()
    room = await frozen(salon, 3)
    devices = [await salon.look(room, seat) for seat in range(3)]
    seals = []
    for missing in (2, 1):
        seals.append(room.table.seal)
        await salon.reveal(room, *range(missing))
        await salon.wait(LATE, *devices)
        await salon.commit(room, *range(missing))
    await salon.reveal(room, 0)
    assert stage(room) == "running"
    assert who(room) == ["person", "silent", "silent"]
    record = await record_of(salon, room)
    assert [one.missing for one in room.table.trust.restarts] == [(2,), (1,)]
    assert check_deal(record, seen_by(room, 0, *seals)) is None
    assert check_deal(record, seen_by(room, 0, *reversed(seals))) is not None
    assert check_deal(record, seen_by(room, 0, "00" * 32)) is not None


@in_loop
async def test_if_nobody_reveals_the_game_starts_without_shares() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    await salon.wait(LATE)
    assert stage(room) == "running"
    assert who(room) == ["silent", "silent"]
    assert check_deal(await record_of(salon, room)) is None


@in_loop
async def test_who_does_not_commit_again_is_not_waited_for_for_ever() -> None:
    salon = Salon()
    room = await frozen(salon, 3)
    devices = [await salon.look(room, seat) for seat in range(3)]
    await salon.reveal(room, 0, 1)
    await salon.wait(LATE, *devices)
    await salon.commit(room, 0)
    await salon.wait(LATE - 1, *devices)
    assert stage(room) == "commit"
    await salon.wait(1, *devices)
    await salon.reveal(room, 0)
    assert who(room) == ["person", "silent", "silent"]
    assert check_deal(await record_of(salon, room)) is None


@in_loop
async def test_who_leaves_before_the_start_takes_nothing_but_the_own_share_along() -> None:
    salon = Salon()
    room = await committed(salon, 3)
    sealed = room.table.seal
    await salon.granted(room, "Leave", 1)
    await salon.granted(room, "Start", fill="cook")
    await salon.reveal(room, 0, 2)
    assert stage(room) == "running"
    assert room.table.seal == sealed
    assert who(room) == ["person", "bot", "person"]
    assert room.table.restarts == ()


@in_loop
async def test_who_leaves_during_the_deal_is_played_by_a_bot_and_the_others_begin_anew() -> None:
    salon = Salon()
    room = await frozen(salon, 3)
    first = room.table.seal
    await salon.granted(room, "Leave", 0)
    assert room.table.seal == first  # The others may still reveal, and all is listed.
    assert room.table.host != 0
    await salon.reveal(room, 1, 2)
    assert stage(room) == "commit"
    await salon.commit(room, 1, 2)
    await salon.reveal(room, 1, 2)
    assert stage(room) == "running"
    assert who(room) == ["silent", "person", "person"]
    assert room.table.places[0].away == "left"
    assert room.table.places[0].person is not None  # The seat is theirs: they may come back.
    await salon.granted(room, "Back", 0)
    assert check_deal(await record_of(salon, room), seen_by(room, 1, first)) is None


@in_loop
async def test_who_leaves_after_revealing_voids_nothing() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    await salon.reveal(room, 1)
    await salon.granted(room, "Leave", 1)
    await salon.reveal(room, 0)
    assert stage(room) == "running"
    assert who(room) == ["person", "person"]
    assert room.table.places[1].away == "left"


@in_loop
async def test_the_last_who_leaves_during_the_deal_keeps_nobody_waiting() -> None:
    salon = Salon()
    room = await frozen(salon, 1, 1)
    await salon.granted(room, "Leave")
    assert stage(room) == "running"
    assert who(room) == ["silent", "bot"]


@in_loop
async def test_a_table_can_be_closed_during_the_deal() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    device = await salon.look(room, 0)
    await salon.reveal(room, 0)
    await salon.granted(room, "Close")
    assert stage(room) == "over"
    assert device.table()["trust"]["secret"] == room.table.secret.hex()
    assert device.table()["deal"] is None


@in_loop
async def test_a_worn_table_is_dealt_with_everybodys_shares_even_after_a_restart() -> None:
    salon = Salon()
    room = await committed(salon, 3)
    await wear_out(salon, room)
    await salon.granted(room, "Start")
    await salon.reveal(room, 0, 1)
    await salon.wait(LATE)
    assert stage(room) == "commit"
    await salon.commit(room, 0, 1)
    await salon.reveal(room, 0, 1)
    assert who(room) == ["person", "person", "silent"]


# Devices and servers that come and go


@in_loop
async def test_a_server_that_was_killed_during_the_deal_goes_on_with_it() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    await salon.reveal(room, 0)
    again, restored = await woken(salon, room)
    assert stage(restored) == "reveal"
    await again.reveal(restored, 1)
    assert stage(restored) == "running"
    assert check_deal(await record_of(again, restored), seen_by(restored, 1)) is None


@in_loop
async def test_after_a_restart_devices_have_time_to_come_back() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    again, restored = await woken(salon, room)
    device = await again.look(restored, 0)
    await again.wait(COMING_BACK + PATIENCE - 1, device)
    assert stage(restored) == "reveal"
    await again.reveal(restored, 0)
    await again.wait(1, device)
    assert stage(restored) == "commit"
    once_more, last = await woken(again, restored)
    await once_more.commit(last, 0)
    await once_more.reveal(last, 0)
    assert stage(last) == "running"


@in_loop
async def test_a_device_that_comes_back_during_the_deal_sees_what_it_is_asked_for() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    await salon.reveal(room, 0)
    device = await salon.look(room, 1, seen=room.table.number(None))
    deal = device.table()["deal"]
    assert deal["commitments"][1] == share(room.table.id, room.table.seal, nonce_of(1))
    assert deal["revealed"] == [0]
    await salon.reveal(room, 1)
    assert stage(room) == "running"


async def move(salon: Salon, room: Room, code: str) -> Any:
    """Take a seat with a device that has another player's key."""
    return await salon.hall.move_seat(room.table.id, code, newcomer(7).player, salon.now)


async def offered_code(salon: Salon, room: Room, seat: int) -> str:
    offer = await salon.ask(room, "OfferMove", seat)
    assert isinstance(offer, MoveOffered)
    return offer.code


@in_loop
async def test_a_seat_that_moves_before_the_start_commits_anew() -> None:
    salon = Salon()
    room = await committed(salon, 2)
    code = await offered_code(salon, room, 1)
    assert isinstance(await move(salon, room, code), Seated)
    assert [bool(place.commitment) for place in room.table.places] == [True, False]
    other = "ee" * 16
    commitment = share(room.table.id, room.table.seal, other)
    await salon.granted(room, "Commit", 1, commitment=commitment)
    await salon.granted(room, "Start")
    await salon.granted(room, "Reveal", 1, nonce=other)
    await salon.reveal(room, 0)
    assert room.table.nonces == (nonce_of(0), other)


@in_loop
async def test_a_seat_moves_after_the_deal_and_its_code_stays_good_meanwhile() -> None:
    salon = Salon()
    room = await frozen(salon, 2)
    code = await offered_code(salon, room, 1)
    refused = await move(salon, room, code)
    assert refused.code == "deal-under-way"
    await salon.reveal(room, 0, 1)
    assert isinstance(await move(salon, room, code), Seated)


@in_loop
async def test_who_sits_down_again_by_name_and_key_commits_anew() -> None:
    salon = Salon()
    room = await committed(salon, 2)
    again = await salon.hall.sit_down(room.table.id, newcomer(1), None, salon.now)
    assert isinstance(again, Seated)
    assert room.table.places[1].commitment == ""
    assert room.table.places[0].commitment != ""


# Logs of version 1


HOST_OF_VERSION_1 = hashed("player 0")
"""Who sits at seat 0 in these logs."""


async def restored(name: str) -> tuple[Salon, Room, dict[str, Any]]:
    """Open a table whose log was written when nonces were sent in the open."""
    kept = json.loads((VERSION_1 / f"{name}.json").read_text())
    store = MemoryStore()
    entries = kept["entries"]
    for count, entry in enumerate(entries):
        body = encode(entry["body"])
        await store.append(
            Append(table=kept["table"], expected=count, bodies=(body,), at=entry["at"])
        )
    salon = Salon(store=store)
    salon.now = entries[-1]["at"]
    room = await salon.hall.room(kept["table"], salon.now)
    assert room is not None
    return salon, room, kept


@in_loop
async def test_a_waiting_table_of_version_1_starts_by_version_2() -> None:
    salon, room, _ = await restored("waiting")
    assert [place.is_ready for place in room.table.places] == [True, False, True]
    await salon.commit(room, 0, 2)
    await salon.granted(room, "Start")
    await salon.reveal(room, 0, 2)
    record = await record_of(salon, room, HOST_OF_VERSION_1)
    assert check_deal(record, seen_by(room, 0)) is None
    assert room.table.trust.version == 2


@in_loop
async def test_a_running_game_of_version_1_goes_on_by_it() -> None:
    salon, room, kept = await restored("running")
    assert room.table.seed.hex() == kept["seed"]
    assert room.look(salon.now).commitment == kept["commitment"]
    await salon.look(room, 0)
    await play_on(salon, room, 0, 2)
    record = await record_of(salon, room, HOST_OF_VERSION_1)
    nonces = ("ab" * 16, "", "0123456789abcdef" * 2)
    seen = Seen(
        version=1, table=kept["table"], seat=2, nonce=nonces[2], commitment=kept["commitment"]
    )
    assert verify(GAMES.find("sushi-go"), record, seen) is None
    assert room.table.trust.nonces == nonces
    assert seal_v1(kept["table"], room.table.secret) == kept["commitment"]


@in_loop
async def test_a_finished_game_of_version_1_gives_the_record_that_it_gave() -> None:
    salon, room, kept = await restored("finished")
    record = await record_of(salon, room, HOST_OF_VERSION_1)
    assert json.loads(encode(record))["trust"] == kept["record"]["trust"]
    assert verify(GAMES.find("sushi-go"), record) is None
    assert "version" not in kept["record"]["trust"]


@pytest.mark.parametrize("name", ["waiting", "running", "finished"])
@in_loop
async def test_a_log_of_version_1_is_shown(name: str) -> None:
    salon, room, _ = await restored(name)
    device = await salon.look(room, 0)
    assert device.table()["phase"] == room.table.phase
