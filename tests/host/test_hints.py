"""Hints: who may ask, what the table is told, and that nothing hidden is given."""

import random

import pytest
from msgspec.structs import replace

from host.helpers import Salon, in_loop, looks
from sushiya.core.ids import Seat
from sushiya.core.value import encode
from sushiya.engine.build import load_parts
from sushiya.host import shown
from sushiya.host.room import Room
from sushiya.host.settings import Settings

GAMES = ("sushi-go", "wasabi", "sushi-express")


async def hint(salon: Salon, room: Room, seat: int = 0, **fields: object) -> shown.Shown:
    if "decision" not in fields:
        fields["decision"] = room.table.game.decision(room.table.state)
    return await salon.ask(room, "Hint", seat, **fields)


async def refused(salon: Salon, room: Room, seat: int = 0, **fields: object) -> str:
    answer = await hint(salon, room, seat, **fields)
    assert isinstance(answer, shown.Refused), answer
    return answer.refusal.code


@in_loop
async def test_alone_against_bots_a_hint_is_one_s_own_observation() -> None:
    salon = Salon()
    room, (device,) = await salon.start(people=1, bots=2)
    assert device.table()["may-hint"]
    answer = await hint(salon, room)
    game, state = room.table.game, room.table.state
    seen = load_parts(game.rules).observe_view(game.view(state, Seat(0)))
    assert isinstance(answer, shown.Hinted)
    assert answer.seen == tuple(map(int, seen))
    assert answer.decision == game.decision(state)


@in_loop
async def test_with_people_the_host_decides_and_all_are_told() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, bots=1)
    owners = [device.seats[0] for device in devices]
    assert not devices[1].table()["may-hint"]
    assert await refused(salon, room, owners[1]) == "hints-off"
    before = room.table.version
    await salon.granted(room, "ChangeSettings", settings=Settings(hints=True))
    assert devices[1].table()["may-hint"]
    assert devices[1].table()["settings"]["hints"]
    # Once a decision it is in the log, however often one asks; everybody reads who did.
    for _ in range(3):
        assert isinstance(await hint(salon, room, owners[1]), shown.Hinted)
    assert room.table.version == before + 2
    for device in devices:
        said = [
            line["say"]
            for update in device.messages("update")
            for line in update["lines"]
            if line["say"] and line["say"]["id"] == "happening-hint-taken"
        ]
        assert [one["args"]["seat"]["args"]["seat"] for one in said] == [owners[1]]


@in_loop
async def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    salon = Salon()
    room, devices = await salon.start(people=2, settings=Settings(hints=True))
    assert await refused(salon, room, decision=99) == "decision-past"
    await salon.play(room, 0)
    version = room.table.version
    assert await refused(salon, room, 0) == "hint-unasked"
    first = await hint(salon, room, 1, id="again")
    assert isinstance(first, shown.Hinted)
    await salon.play(room, 1)
    # The same request comes again when the game has gone on: no later position is given for it.
    assert await refused(salon, room, 1, id="again", decision=first.decision) == "decision-past"
    assert room.table.version == version + 2
    await salon.granted(room, "Close")
    assert await refused(salon, room, 0, decision=0) == "table-over"
    waiting, _ = await salon.make()
    assert await refused(salon, waiting, 0, decision=0) == "not-running"
    assert devices


@pytest.mark.parametrize("name", GAMES)
def test_in_two_worlds_that_a_seat_cannot_tell_apart_the_bytes_are_the_same(name: str) -> None:
    @in_loop
    async def compared() -> None:
        rng = random.Random(name)
        salon = Salon()
        room, _ = await salon.start(name, people=2, bots=1, settings=Settings(hints=True))
        for _ in range(6):
            for seat in room.table.to_act():
                if room.table.places[seat].person is not None:
                    await salon.play(room, seat)
            await salon.settle()
        game, state = room.table.game, room.table.state
        seat = next(one for one in room.table.to_act() if room.table.places[one].person)
        view = game.view(state, seat)
        here = await hint(salon, room, seat, id="same")
        others = 0
        for _ in range(4):
            imagined = game.rules.imagine(view, rng)
            others += imagined != state
            room.table = replace(room.table, state=imagined)
            there = await hint(salon, room, seat, id="same")
            assert isinstance(there, shown.Hinted)
            assert encode(there) == encode(here)
        assert others

    compared()


@in_loop
async def test_a_log_with_hints_leads_to_the_same_table() -> None:
    salon = Salon()
    room, _ = await salon.start(people=1, bots=2)
    await hint(salon, room)
    before = looks(room)
    await room.close()
    again = await Salon(salon.store).hall.room(room.table.id, salon.now)
    assert again is not None
    assert looks(again) == before
    assert again.table.hinted == room.table.hinted
