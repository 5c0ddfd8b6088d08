"""A document stands once in a table's log, however often it is chosen."""

import msgspec

from host.helpers import Salon, in_loop, looks
from sushiya.core.value import encode, plain
from sushiya.games import GAMES
from sushiya.games.wasabi.house import BOOK_FILE
from sushiya.host import log
from sushiya.host.journal import follow
from sushiya.host.people import Place
from sushiya.host.room import Room
from sushiya.host.table import Table
from sushiya.store.protocol import Append

HOUSE = BOOK_FILE.read_text("utf-8")
OWN = HOUSE.replace('title = "', 'title = "Our ', 1)
TIMES = 40


async def bodies_of(salon: Salon, room: Room) -> list[bytes]:
    return [entry.body for entry in await salon.store.read(room.table.id)]


async def followed(salon: Salon, room: Room) -> Table | None:
    return await follow(GAMES, room.table.id, await salon.store.read(room.table.id))


@in_loop
async def test_a_book_that_is_chosen_again_adds_only_its_digest() -> None:
    salon = Salon()
    room, _ = await salon.make("wasabi")
    for number in range(TIMES):
        for text in (OWN, HOUSE):
            options = {"recipe-book": text, "players": 2 + number % 3}
            await salon.granted(room, "ChooseOptions", options=options)
            shown = room.table.game.options.recipe_book.title
            assert shown.startswith("Our ") == (text is OWN)
    bodies = await bodies_of(salon, room)
    assert sum(b"Tekkamaki" in body for body in bodies) == 2
    assert max(map(len, bodies[2:])) < 1_500
    assert len(room.table.documents) == 2
    assert await followed(salon, room) == room.table


@in_loop
async def test_clients_are_shown_the_whole_book() -> None:
    salon = Salon()
    room, _ = await salon.make("wasabi")
    device = await salon.look(room, 0)
    for text in (OWN, HOUSE, OWN):
        await salon.granted(room, "ChooseOptions", options={"recipe-book": text})
    assert device.table()["options"] == plain(room.table.game.options)
    assert device.table()["options"]["recipe-book"]["title"].startswith("Our ")


@in_loop
async def test_a_log_that_holds_the_whole_book_each_time_is_followed() -> None:
    """So they were written at first."""
    salon = Salon()
    room, _ = await salon.make("wasabi", players=2)
    await salon.granted(room, "ChooseOptions", options={"recipe-book": OWN, "players": 2})
    options = plain(room.table.game.options)
    former = [
        encode(log.OptionsChosen(options={**options, "players": players}, places=places))
        for players, places in ((2, room.table.places), (3, (*room.table.places, Place())))
    ]
    # An entry of then has no field for digests.
    former = [
        encode({k: v for k, v in msgspec.json.decode(body).items() if k != "documents"})
        for body in former
    ]
    await salon.store.append(
        Append(table=room.table.id, expected=room.table.version, bodies=tuple(former), at=salon.now)
    )
    table = await followed(salon, room)
    assert table is not None
    assert table.game.options.players == 3
    assert table.game.options.recipe_book.title.startswith("Our ")
    assert len(table.documents) == 2


@in_loop
async def test_a_rematch_has_the_same_book() -> None:
    salon = Salon()
    room, _ = await salon.make("wasabi", players=2, bots=1)
    await salon.granted(room, "ChooseOptions", options={"recipe-book": OWN, "players": 2})
    await salon.granted(room, "Close")
    await salon.granted(room, "Rematch")
    again = await salon.hall.room(room.table.rematch, salon.now)
    assert again is not None
    assert again.table.game.options == room.table.game.options
    assert looks(again)
