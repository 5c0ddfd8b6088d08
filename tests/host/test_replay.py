"""The document of a finished game: each viewer's pictures, step by step, and nothing else."""

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sushiya.core.event import redact
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.record import Record, RecordError, bind_record, read_record
from sushiya.core.record import replay as follow
from sushiya.core.value import plain
from sushiya.engine.build import load_parts
from sushiya.games import GAMES
from sushiya.host import replay
from sushiya.host.replay import OUTLOOK, ReplaySteps, TooLong, make_steps

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "src" / "sushiya" / "games").glob("*/golden/*.json"))
(EXAMPLE,) = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs" / "replays.md").read_text("utf-8"), re.DOTALL
)


def golden(file: Path) -> Record:
    return read_record(file.read_bytes())


def made(record: Record) -> bytes:
    game = bind_record(GAMES.find(record.game), record)
    return gzip.decompress(asyncio.run(make_steps(game, record)))


def pictures(document: Any, seat: Viewer) -> list[dict[str, Any]]:
    """Read a document as docs/replays.md says."""
    names: dict[str, Any] = {}
    exec(EXAMPLE, names)  # noqa: S102 - our own docs
    return list(names["pictures"](document, seat))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_picture_is_what_its_viewer_saw(file: Path) -> None:
    record = golden(file)
    game = bind_record(GAMES.find(record.game), record)
    document = json.loads(made(record))
    steps = list(follow(game, record))
    assert len(document["steps"]) == len(steps) == len(record.decisions) + 1
    assert document["result"] == plain(record.result)
    for viewer in (*seats(game.players), None):
        found = pictures(document, viewer)
        for picture, told, step in zip(found, document["steps"], steps, strict=True):
            view = game.view(step.step.state, viewer)
            outlook = game.rules.outlook and game.rules.outlook(view)
            assert picture.pop(OUTLOOK) == plain(outlook)
            assert picture == plain(view)
            lines = told["own-lines"].get(str(viewer), told["lines"])
            seen = [redact(event, viewer) for event in step.step.events]
            assert [line["event"] for line in lines] == [plain(one) for one in seen if one]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_commands_that_stood_are_told_with_their_chooser(file: Path) -> None:
    record = golden(file)
    document = json.loads(made(record))
    for step, entry in zip(document["steps"][1:], record.decisions, strict=True):
        assert tuple(f"{one['seat']} {one['write']}" for one in step["chosen"]) == entry.commands
    choosers = {one["by"] for step in document["steps"] for one in step["chosen"]}
    assert choosers <= {sitting.who for sitting in record.sittings}


@pytest.mark.parametrize("file", GOLDEN[::3], ids=lambda file: file.stem)
def test_open_choices_are_told_by_what_each_seat_knew(file: Path) -> None:
    """A seat's choices and its observation come from its own view, and from nothing else."""
    record = golden(file)
    game = bind_record(GAMES.find(record.game), record)
    observe = load_parts(game.rules).observe_view
    document = json.loads(made(record))
    steps = list(follow(game, record))
    opening = steps[0].step.state
    assert document["opening"] == [
        list(observe(game.view(opening, seat))) for seat in seats(game.players)
    ]
    for told, step in zip(document["steps"], steps, strict=True):
        state = step.step.state
        is_over = game.result(state) is not None
        asked = {} if is_over else {seat: game.legal(state, seat) for seat in game.to_act(state)}
        assert set(told["asked"]) == {str(seat) for seat, legal in asked.items() if len(legal) > 1}
        for seat, open_choice in told["asked"].items():
            view = game.view(state, Seat(int(seat)))
            assert open_choice["seen"] == list(map(int, observe(view)))
            assert open_choice["progress"] == plain(game.rules.texts.say_progress(view))
            offers = [document["offers"][place] for place in open_choice["legal"]]
            assert [one["write"] for one in offers] == [
                game.write(one) for one in asked[Seat(int(seat))]
            ]
            assert offers[0]["say"] == plain(
                game.rules.texts.say_command(asked[Seat(int(seat))][0], view)
            )


def test_it_is_read_by_its_own_type() -> None:
    for file in GOLDEN[::4]:
        msgspec.json.decode(made(golden(file)), type=ReplaySteps)


def test_what_a_seat_alone_saw_is_nobody_elses() -> None:
    """A watcher's pictures hold no hand; they are what stands outside of `own`."""
    record = golden(next(file for file in GOLDEN if "three-rounds" in file.stem))
    for picture in pictures(json.loads(made(record)), None):
        assert {hand["hand"] for hand in picture["hands"]} <= {"hidden"}
    for picture in pictures(json.loads(made(record)), Seat(1)):
        assert picture["hands"][1]["hand"] == "known"


def test_a_forged_record_is_refused() -> None:
    record = golden(GOLDEN[0])
    entry = record.decisions[3]
    forged = (*record.decisions[:3], replace(entry, digest="0" * 16), *record.decisions[4:])
    with pytest.raises(RecordError, match="decision 3"):
        made(replace(record, decisions=forged))
    with pytest.raises(RecordError, match="result"):
        made(replace(record, result=None))


def test_it_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    record = golden(GOLDEN[0])
    endless = record.decisions * 100
    with pytest.raises(RecordError, match="so many"):
        made(replace(record, decisions=endless))
    monkeypatch.setattr(replay, "MOST_BYTES", 1000)
    with pytest.raises(TooLong):
        made(record)
