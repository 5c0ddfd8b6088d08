import msgspec
import pytest

from host.helpers import Device, Salon, in_loop, legal, looks, nonce_of, play_on
from sushiya.core.ids import Decision, Seat
from sushiya.core.record import Record, verify
from sushiya.core.trust import Restart, Share, Trust, seal, seed
from sushiya.games import GAMES
from sushiya.host import log
from sushiya.host.hall import Hall
from sushiya.host.play import MOST_SECOND_THOUGHTS
from sushiya.host.room import Room
from sushiya.host.settings import Settings


def clear(*devices: Device) -> None:
    for device in devices:
        device.inbox.clear()


async def record_of(salon: Salon, room: Room) -> Record:
    record = await salon.record(room.table.id)
    assert isinstance(record, Record), record
    return record


# Picks that are made together


@in_loop
async def test_a_replaced_pick_makes_no_message_and_no_number_for_others() -> None:
    salon = Salon()
    room, (first, second) = await salon.start(people=2)
    watcher = await salon.look(room)
    await salon.play(room, 0, 0)
    clear(first, second, watcher)
    before = [room.table.number(viewer) for viewer in (Seat(1), None)]
    await salon.play(room, 0, 1)
    assert second.inbox == watcher.inbox == []
    assert [room.table.number(viewer) for viewer in (Seat(1), None)] == before
    (update,) = first.messages("update")
    assert update["lines"][0]["event"]["event"] == "pick-replaced"
    await salon.granted(room, "TakeBack", 0)  # The first pick stands again.
    assert second.inbox == watcher.inbox == []
    assert update["number"] + 1 == room.table.number(Seat(0))


@in_loop
async def test_a_chain_of_picks_is_taken_back_one_by_one() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    picks = [await salon.play(room, 0, index) for index in range(3)]
    await salon.play(room, 1, 0)  # Ends the decision: nothing can be taken back any more.
    assert await salon.refused(room, "TakeBack", 0) == "nothing-to-take-back"
    record = room.table.choices[Decision(0), Seat(0)]
    assert record.command == picks[2]


@in_loop
async def test_taking_back_leads_through_all_picks_to_the_beginning() -> None:
    salon = Salon()
    room, (first, _) = await _three(salon)
    start = looks(room)
    held = []
    for index in range(3):
        await salon.play(room, 0, index)
        held.append(room.table.state)
    for index in (1, 0):
        assert first.update()["game"]["can-take-back"]
        await salon.granted(room, "TakeBack", 0)
        assert room.table.state == held[index]
    await salon.granted(room, "TakeBack", 0)
    assert [one for one in looks(room) if b'"view"' in one] == [
        one for one in start if b'"view"' in one
    ]
    assert room.table.choices == {}
    assert not first.update()["game"]["can-take-back"]
    assert await salon.refused(room, "TakeBack", 0) == "nothing-to-take-back"


async def _three(salon: Salon) -> tuple[Room, tuple[Device, Device]]:
    room, devices = await salon.start(people=3)
    return room, (devices[0], devices[1])


@in_loop
async def test_what_others_picked_meanwhile_stands() -> None:
    salon = Salon()
    room, (first, second) = await _three(salon)
    await salon.play(room, 0, 0)
    chosen = await salon.play(room, 1, 1)
    clear(first, second)
    await salon.granted(room, "TakeBack", 0)
    assert room.table.to_act() == (0, 2)
    assert room.table.choices[Decision(0), Seat(1)].command == chosen
    assert second.update()["to-act"] == [0, 2]
    assert second.update()["lines"][0]["say"]["id"] == "happening-taken-back"
    await salon.granted(room, "TakeBack", 1)
    assert room.table.to_act() == (0, 1, 2)


async def change_mind(salon: Salon, room: Room, seat: int, times: int) -> None:
    """Play and take back in turn; the last time nothing stands."""
    for _ in range(times):
        await salon.play(room, seat)
        await salon.granted(room, "TakeBack", seat)


@in_loop
async def test_who_changed_their_mind_too_often_can_still_choose_and_hinders_nobody() -> None:
    salon = Salon()
    room, (device, _, _) = await salon.start(people=3)
    await change_mind(salon, room, 0, MOST_SECOND_THOUGHTS - 1)
    await salon.play(room, 0, 0)
    assert device.update()["game"]["can-take-back"]
    await salon.play(room, 0, 1)
    assert not device.update()["game"]["can-take-back"]
    restored = await Hall(salon.house).room(room.table.id, salon.now)
    assert restored is not None
    assert restored.table == room.table
    late = {"decision": 0, "command": legal(room, 0)[0]}
    assert await salon.refused(restored, "Play", 0, **late) == "second-thoughts-used-up"
    await restored.close()
    await change_mind(salon, room, 1, 2)
    for seat in (1, 2):
        await salon.play(room, seat)
    assert room.table.game.decision(room.table.state) == 1
    assert await salon.refused(room, "Play", 0, **late) == "decision-past"
    for index in (0, 1):
        await salon.play(room, 0, index)
    await salon.granted(room, "TakeBack", 0)


@in_loop
async def test_a_first_choice_is_never_one_too_many() -> None:
    salon = Salon()
    room, _ = await salon.start(people=2)
    await change_mind(salon, room, 0, MOST_SECOND_THOUGHTS)
    await salon.play(room, 0)
    assert await salon.refused(room, "TakeBack") == "second-thoughts-used-up"


@in_loop
async def test_who_left_and_came_back_too_often_may_come_back_when_the_game_has_gone_on() -> None:
    salon = Salon()
    room, _ = await salon.start(people=3)
    for _ in range(MOST_SECOND_THOUGHTS):
        await salon.granted(room, "Leave", 0)
        await salon.granted(room, "Back", 0)
    await salon.granted(room, "Leave", 0)
    await salon.settle()
    assert await salon.refused(room, "Back", 0) == "second-thoughts-used-up"
    for seat in (1, 2):
        await salon.play(room, seat)
    await salon.granted(room, "Back", 0)


@in_loop
async def test_a_clock_and_a_bot_choose_for_who_changed_their_mind_too_often() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(clock=10))
    await change_mind(salon, room, 0, MOST_SECOND_THOUGHTS)
    await salon.play(room, 1)
    await salon.wait(40, *devices)
    assert room.table.choices[Decision(0), Seat(0)].by == "clock cook"
    await change_mind(salon, room, 0, MOST_SECOND_THOUGHTS)
    decision = room.table.game.decision(room.table.state)
    await salon.granted(room, "Leave", 0)
    await salon.wait(1, *devices)
    assert room.table.choices[decision, Seat(0)].by == "bot cook"


@in_loop
async def test_nobody_takes_back_what_another_did() -> None:
    salon = Salon()
    room, _ = await _three(salon)
    await salon.play(room, 0)
    assert await salon.refused(room, "TakeBack", 1) == "nothing-to-take-back"


# Commands one after the other


async def step_until_kept(salon: Salon, room: Room, *, most: int = 400) -> int:
    """Play until a seat has made a command that it can take back; gives the seat."""
    for turn in range(most):
        (seat, *_) = room.table.to_act()
        await salon.play(room, seat, turn % len(legal(room, seat)))
        if room.table.undoable:
            return seat
    raise AssertionError("nothing could ever be taken back")


@pytest.mark.parametrize("game", ["sushi-express", "wasabi"])
@in_loop
async def test_a_step_of_a_turn_can_be_taken_back_and_played_otherwise(game: str) -> None:
    salon = Salon()
    room, _ = await salon.start(game, people=3)
    seat = await step_until_kept(salon, room)
    (play,) = room.table.undoable
    await salon.granted(room, "TakeBack", seat)
    assert room.table.state == play.before
    assert (play.decision, seat) not in room.table.choices
    await salon.play(room, seat, 0)
    await play_on(salon, room, 0, 1, 2)
    assert verify(GAMES.find(game), await record_of(salon, room)) is None


@in_loop
async def test_several_steps_of_a_turn_are_taken_back_in_turn() -> None:
    salon = Salon()
    room, _ = await salon.start("wasabi", people=2)
    for _ in range(600):
        (seat,) = room.table.to_act()
        choices = legal(room, seat)
        wanted = [one for one in choices if one.startswith(("stack", "spicy", "place", "chop"))]
        await salon.play(room, seat, choices.index(wanted[0]) if wanted else 0)
        if len(room.table.undoable) >= 2:
            break
    plays = room.table.undoable
    assert len(plays) >= 2
    for play in reversed(plays):
        await salon.granted(room, "TakeBack", play.seat)
        assert room.table.state == play.before
    assert await salon.refused(room, "TakeBack", plays[0].seat) == "nothing-to-take-back"


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_what_showed_something_drew_chance_or_passed_on_stands(game: str) -> None:
    salon = Salon()
    room, _ = await salon.start(game, people=3)
    final = 0
    for turn in range(150):
        if room.table.phase != "running":
            break
        seat = room.table.to_act()[0]
        before = room.table
        await salon.play(room, seat, turn % len(legal(room, seat)))
        entries = await salon.store.read(room.table.id, before.version)
        played = log.read_happening(entries[0].body)
        assert isinstance(played, log.Played)
        if played.is_final:
            final += 1
            if room.table.phase == "running":
                assert await salon.refused(room, "TakeBack", seat) == "nothing-to-take-back"
        else:
            assert seat in room.table.to_act() or played.decision == room.table.game.decision(
                room.table.state
            )
    assert final > 5


# Trust


@in_loop
async def test_the_commitment_is_there_before_the_seats_send_and_the_seed_follows() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3, bots=1)
    await salon.join(room, 1)
    first = await salon.look(room, 0)
    sealed = first.table()["commitment"]
    assert sealed == seal(room.table.id, room.table.secret)
    await salon.commit(room, 0, 2)
    await salon.granted(room, "Start")
    await salon.reveal(room, 2)
    assert [seat["nonce"] for seat in first.table()["seats"]] == ["", "", ""]
    await salon.reveal(room, 0)
    nonces = [nonce_of(0), "", nonce_of(2)]
    assert [seat["nonce"] for seat in first.table()["seats"]] == nonces
    assert first.table()["commitment"] == sealed
    assert first.table().get("trust") is None
    assert room.table.seed == seed(room.table.id, room.table.secret, nonces)
    await play_on(salon, room, 0, 2)
    trust = first.table()["trust"]
    assert trust["commitment"] == sealed
    assert seal(room.table.id, bytes.fromhex(trust["secret"])) == sealed
    assert [share.get("nonce", "") for share in trust["shares"]] == nonces


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("ChooseOptions", {"options": {"players": 5}}),
        ("SeatBot", {"place": 3, "level": "cook"}),
        ("MoveTo", {"place": 3}),
        ("Remove", {"place": 1}),
        ("Remove", {"place": 2}),
    ],
)
@in_loop
async def test_a_change_after_the_first_commitment_voids_nobody_elses(
    kind: str, fields: dict[str, object]
) -> None:
    salon = Salon()
    room, _ = await salon.make(players=4, bots=1)
    await salon.join(room, 1, place=2)
    await salon.commit(room, 0, 2)
    device = await salon.look(room, 0)
    sealed = device.table()["commitment"]
    first, _, second, _ = (seat["commitment"] for seat in device.table()["seats"])
    assert first
    assert second
    await salon.granted(room, kind, 0, **fields)
    assert device.table()["commitment"] == sealed
    after = [seat["commitment"] for seat in device.table()["seats"]]
    assert first in after
    assert (second in after) == (fields != {"place": 2})  # Who is removed takes it along.


@in_loop
async def test_other_rules_are_to_be_agreed_to_anew() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    await salon.join(room, 1)
    await salon.granted(room, "Ready", 1)
    await salon.granted(room, "ChooseOptions", options={"players": 3})
    assert not room.table.places[1].is_ready


@in_loop
async def test_somebody_who_sits_down_or_goes_voids_nothing() -> None:
    salon = Salon()
    room, _ = await salon.make(players=4)
    sealed = room.table.seal
    await salon.commit(room, 0)
    await salon.granted(room, "Ready", 0)
    await salon.join(room, 1)
    await salon.commit(room, 1)
    await salon.granted(room, "Leave", 1)
    assert room.table.seal == sealed
    assert [bool(place.commitment) for place in room.table.places] == [True, False, False, False]
    assert room.table.places[0].is_ready


@in_loop
async def test_hand_overs_and_newcomers_change_no_seed() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await salon.join(room, 1)
    await salon.commit(room, 1)
    await salon.granted(room, "Start", fill="cook")
    await salon.reveal(room, 1)
    dealt = room.table.seed
    settings = msgspec.structs.replace(room.table.settings, open_bots=True)
    await salon.granted(room, "ChangeSettings", settings=settings)
    await salon.join(room, 2)
    await salon.granted(room, "Remove", place=1)
    await salon.granted(room, "Leave", 2)
    assert room.table.seed == dealt
    assert room.table.nonces == ("", nonce_of(1), "")
    assert [share.who for share in room.table.shares] == ["silent", "person", "bot"]


@pytest.mark.parametrize("is_started", [True, False])
@in_loop
async def test_what_was_sealed_is_revealed_when_a_table_is_closed(*, is_started: bool) -> None:
    salon = Salon()
    room, _ = await salon.make(players=2, bots=1)
    device = await salon.look(room, 0)
    if is_started:
        await salon.granted(room, "Start")
    sealed = device.table()["commitment"]
    await salon.granted(room, "Close")
    trust = device.table()["trust"]
    assert seal(trust["table"], bytes.fromhex(trust["secret"])) == sealed
    assert device.table()["closed"] == "closed"


# Records


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_a_record_verifies_and_a_forged_one_is_doubted(game: str) -> None:
    salon = Salon()
    room, _ = await salon.make(game, bots=2, players=3)
    await salon.look(room, 0)
    await salon.commit(room, 0)
    await salon.granted(room, "Start")
    await salon.reveal(room, 0)
    await salon.settle()
    for _ in range(3):
        await salon.wait(1)
        if 0 in room.table.to_act():
            await salon.play(room, 0)
            await salon.settle()
    await salon.granted(room, "Close")
    rules = GAMES.find(game)
    record = await record_of(salon, room)
    assert record.decisions
    assert record.result is None
    assert verify(rules, record) is None
    trust = record.trust
    assert isinstance(trust, Trust)
    person, bot, _ = trust.shares
    restart = Restart(trust.commitment, trust.secret, trust.shares, ())
    forged = (
        msgspec.structs.replace(trust, version=1),
        msgspec.structs.replace(trust, version=3),
        msgspec.structs.replace(trust, secret="00" * 32),
        msgspec.structs.replace(trust, shares=(Share("silent"), bot, bot)),
        msgspec.structs.replace(trust, shares=(bot, person, bot)),
        msgspec.structs.replace(trust, restarts=(restart,)),
        msgspec.structs.replace(trust, table="another"),
        msgspec.structs.replace(trust, secret="not hexadecimal"),  # noqa: S106 - a forgery
    )
    for one in forged:
        assert verify(rules, msgspec.structs.replace(record, trust=one)) is not None
    moved = msgspec.structs.replace(record.decisions[0], digest="00" * 8)
    broken = msgspec.structs.replace(record, decisions=(moved, *record.decisions[1:]))
    assert verify(rules, broken) is not None


@in_loop
async def test_a_record_says_what_the_clock_decided() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(clock=10))
    await salon.wait(40, *devices)
    await salon.granted(room, "Close")
    record = await record_of(salon, room)
    assert {one.who for one in record.sittings} == {"clock cook"}
