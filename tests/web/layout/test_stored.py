"""The stored views are what a browser would be sent today."""

import msgspec
import pytest

from sushiya.core.value import tag_of
from sushiya.games import GAMES
from sushiya.host import shown
from sushiya.server import wire
from web.layout.kinds import KINDS, Kind
from web.layout.stored import FOLDER, is_current, load, record, stray_files
from web.screens import SCREENS

MOST_BYTES = 1_000_000
STALE = "stored views are stale: run .venv/bin/python scripts/stored_views.py"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.name}")
def test_a_stored_view_is_current(kind: Kind) -> None:
    assert is_current(kind, record(kind)), STALE


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.name}")
def test_a_stored_view_can_be_read_by_the_types_of_the_wire(kind: Kind) -> None:
    view = load(kind)
    rules = GAMES.find(kind.game)
    assert view["rules"] == rules.version, STALE
    msgspec.convert(view["look"], wire.TableLook)
    for message in (*view["greeting"], *view["then"]):
        read = msgspec.json.decode(msgspec.json.encode(message), type=shown.Table | shown.Update)
        if isinstance(read, shown.Update) and read.game is not None:
            msgspec.json.decode(bytes(read.game.view), type=rules.view_form)


@pytest.mark.parametrize("game", SCREENS)
def test_every_kind_of_command_is_asked_for_somewhere(game: str) -> None:
    asked = {
        offer["command"]["command"]
        for kind in KINDS
        if kind.game == game
        for message in load(kind)["greeting"]
        if message["type"] == "update"
        for offer in message["game"]["legal"]
    }
    assert asked == set(map(tag_of, GAMES.find(game).commands))


@pytest.mark.parametrize("game", SCREENS)
def test_the_largest_table_and_the_end_are_among_them(game: str) -> None:
    most = GAMES.find(game).options.player_counts[-1]
    views = [kind for kind in KINDS if kind.game == game]
    assert any(kind.players == most and kind.name != "over" for kind in views)
    assert any(kind.name == "over" for kind in views)


def test_nothing_else_is_stored_and_all_of_it_is_small() -> None:
    assert stray_files() == []
    assert sum(file.stat().st_size for file in FOLDER.rglob("*")) < MOST_BYTES
