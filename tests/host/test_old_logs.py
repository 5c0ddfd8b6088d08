"""Logs that are older than an option: the table goes on as it was."""

from typing import Any

import msgspec
import pytest

from host.helpers import Salon, in_loop, legal
from sushiya.games import GAMES
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Append, Entry


def without(value: Any, names: frozenset[str]) -> Any:
    """Leave younger options out of every set of options, however deep it lies."""
    if isinstance(value, list):
        return [without(one, names) for one in value]
    if not isinstance(value, dict):
        return value
    left = {name: without(part, names) for name, part in value.items()}
    if "options" in left:
        left["options"] = {
            name: part for name, part in left["options"].items() if name not in names
        }
    return left


def older(entry: Entry, names: frozenset[str]) -> bytes:
    return msgspec.json.encode(without(msgspec.json.decode(entry.body), names))


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_a_log_without_the_youngest_options_is_followed(game: str) -> None:
    later = GAMES.find(game).options.later
    salon = Salon()
    room, _ = await salon.start(game, people=3)
    for _ in range(4):
        acting = room.table.game.to_act(room.table.state)[0]
        await salon.play(room, acting)
    entries = await salon.store.read(room.table.id)
    bodies = tuple(older(entry, later) for entry in entries)
    for name in later:
        written = f'"{name}":"'.encode()
        assert written in entries[0].body
        assert not any(written in body for body in bodies)
    store = MemoryStore()
    await store.append(Append(room.table.id, 0, bodies, salon.now))
    again = Salon(store=store)
    restored = await again.hall.room(room.table.id, salon.now)
    assert restored is not None
    assert restored.table.game == room.table.game
    assert restored.table.state == room.table.state
    seat = restored.table.game.to_act(restored.table.state)[0]
    assert legal(restored, seat)
    await again.play(restored, seat)
