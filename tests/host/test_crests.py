"""A table where people go by their crests: no name that anybody typed leaves the house."""

import pytest

from host.helpers import Device, Salon, in_loop, newcomer, play_on
from sushiya.core.value import encode
from sushiya.core.words import LANGUAGES, SHARED_MESSAGES, Catalogue, Phrase
from sushiya.host.making import Wish, make_table
from sushiya.host.people import COLOURS, CRESTS, NAMELESS, Newcomer, Seated, clean_name, hashed
from sushiya.host.refusals import MESSAGES
from sushiya.host.room import Room
from sushiya.host.settings import Settings

CRESTS_ONLY = Settings(names="crests", watchers="open", listed=True)


def called(number: int, name: str) -> Newcomer:
    return Newcomer(player=hashed(f"player {number}"), name=name, colour=COLOURS[number])


class World:
    """A table that is joined, changed, played and left the same way, by people of some names."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.salon = Salon()
        self.devices: list[Device] = []

    async def make(self, settings: Settings) -> Room:
        wish = Wish(game="sushi-go", options={"players": 3}, settings=settings)
        made = await make_table(
            self.salon.hall.house, called(0, self.names[0]), wish, self.salon.now
        )
        assert isinstance(made, Seated)
        room = await self.salon.hall.room(made.table, self.salon.now)
        assert room is not None
        return room

    async def join(self, room: Room, number: int) -> None:
        newcomer = called(number, self.names[number])
        seated = await self.salon.hall.sit_down(room.table.id, newcomer, None, self.salon.now)
        assert isinstance(seated, Seated), seated

    async def listen(self, room: Room, seat: int) -> None:
        self.devices.append(await self.salon.look(room, seat))

    async def all_bytes(self, room: Room) -> list[bytes]:
        """Everything that left so far, and what lists and newcomers are shown now."""
        device = await self.salon.look(room)
        room.detach(device, self.salon.now)
        summary = await self.salon.store.summary(room.table.id)
        assert summary is not None
        heard = [message for one in (*self.devices, device) for message in one.inbox]
        return [*heard, encode(room.look(self.salon.now)), summary.card]


async def played(*names: str) -> list[bytes]:
    world = World(*names)
    salon, room = world.salon, await world.make(CRESTS_ONLY)
    await world.listen(room, 0)
    await world.join(room, 1)
    await world.join(room, 2)
    await world.listen(room, 1)
    await world.listen(room, 2)
    await salon.granted(room, "Rename", 1, name=names[3], colour="plum")
    await salon.granted(room, "Remove", place=2)
    await world.join(room, 2)
    await world.listen(room, 2)
    await salon.granted(room, "Start")
    await salon.granted(room, "Leave", 2)
    await salon.granted(room, "Remove", place=2)
    await play_on(salon, room, 0, 1)
    found = await world.all_bytes(room)
    record = await salon.record(room.table.id)
    return [*found, encode(record)]


@in_loop
async def test_two_worlds_that_differ_in_names_send_the_same_bytes() -> None:
    first = await played("Aiko", "Bela", "Chidi", "Dora")
    second = await played("Zoe", "Yves", "Xenia", "Wanda")
    assert first == second
    assert not any(name in b"".join(first) for name in (b"Aiko", b"Bela", b"Chidi", b"Dora"))


@in_loop
async def test_what_is_typed_at_such_a_table_is_not_even_kept() -> None:
    world = World("Aiko", "Bela")
    room = await world.make(CRESTS_ONLY)
    await world.join(room, 1)
    bodies = b"".join(entry.body for entry in await world.salon.store.read(room.table.id))
    assert b"Aiko" not in bodies
    assert b"Bela" not in bodies
    await world.salon.granted(room, "ChangeSettings", settings=Settings())
    assert [seat.name for seat in room.look(world.salon.now).seats[:2]] == ["", ""]


@in_loop
async def test_names_are_hidden_at_once_and_for_whoever_comes_back() -> None:
    world = World("Aiko", "Bela", "Chidi")
    salon, room = world.salon, await world.make(Settings(watchers="open", listed=True))
    await world.join(room, 1)
    await salon.granted(room, "Rename", 1, name="Bele", colour="plum")
    await world.join(room, 2)
    await salon.granted(room, "Remove", place=2)
    await salon.granted(room, "ChangeSettings", settings=CRESTS_ONLY)
    await world.listen(room, 0)
    sent = b"".join([*await world.all_bytes(room), *(await salon.look(room, 1)).inbox])
    for name in (b"Aiko", b"Bela", b"Bele", b"Chidi"):
        assert name not in sent


@in_loop
async def test_names_that_were_typed_for_all_to_see_come_back() -> None:
    world = World("Aiko", "Bela")
    salon, room = world.salon, await world.make(Settings())
    await salon.granted(room, "ChangeSettings", settings=CRESTS_ONLY)
    await world.join(room, 1)
    await salon.granted(room, "Rename", colour="egg")
    await salon.granted(room, "ChangeSettings", settings=Settings())
    assert [seat.name for seat in room.look(salon.now).seats[:2]] == ["Aiko", ""]
    await salon.granted(room, "Rename", 1, name="Bela", colour="sea")
    assert room.look(salon.now).seats[1].name == "Bela"


@in_loop
async def test_nobody_finds_out_a_name_by_trying_it() -> None:
    world = World("Aiko", "Aiko")
    room = await world.make(Settings())
    await world.salon.granted(room, "ChangeSettings", settings=CRESTS_ONLY)
    await world.join(room, 1)
    await world.salon.granted(room, "Rename", 1, name="Aiko", colour="egg")
    assert await world.salon.refused(room, "Rename", 1, colour=COLOURS[0]) == "colour-taken"


@in_loop
async def test_a_list_names_the_colours_of_whoever_goes_by_a_crest() -> None:
    world = World("Aiko")
    room = await world.make(CRESTS_ONLY)
    await world.salon.granted(room, "SeatBot", place=1, level="cook")
    summary = await world.salon.store.summary(room.table.id)
    assert summary is not None
    assert b'"names":["","cook",""],"colours":["salmon",null,null]' in summary.card


@in_loop
async def test_a_name_is_still_asked_for_at_every_other_table() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    answer = await salon.hall.sit_down(room.table.id, called(1, ""), None, salon.now)
    assert not isinstance(answer, Seated)
    assert answer.code == "name-wrong"
    assert newcomer(0).name in {seat.name for seat in room.look(salon.now).seats}


def test_nobody_can_type_the_name_of_the_nameless() -> None:
    assert clean_name(NAMELESS) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_crest_with_a_name_of_its_own(language: str) -> None:
    words = Catalogue(language, (SHARED_MESSAGES, MESSAGES))
    assert set(CRESTS) == set(COLOURS)
    assert len({words.say(Phrase(f"crest-{crest}")) for crest in CRESTS.values()}) == len(COLOURS)
