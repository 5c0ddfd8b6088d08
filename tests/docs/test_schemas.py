"""The schemas in docs/schemas are current, and what we keep and send is valid by them."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import sushiya
from sushiya.core.event import redact
from sushiya.core.value import plain
from sushiya.games import GAMES
from sushiya.server import wire

ROOT = Path(__file__).parents[2]
SCHEMAS = ROOT / "docs" / "schemas"
RECORDS = [*(ROOT / "tests/docs/records").glob("*.json"), *ROOT.glob("src/**/golden/*.json")]


def validator(name: str, part: str) -> Any:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))
    return jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{part}"})


def test_they_are_current_and_listed() -> None:
    script = ROOT / "scripts" / "schemas.py"
    done = subprocess.run(
        [sys.executable, script, "--check"], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stdout
    listed = set(re.findall(r"\((\S+\.json)\)", (SCHEMAS / "README.md").read_text("utf-8")))
    assert listed == {file.name for file in SCHEMAS.glob("*.json")}


def test_every_kept_record_is_valid_and_a_forged_form_is_not() -> None:
    records = validator("record-1", "Record")
    assert len(RECORDS) > 10
    for file in RECORDS:
        records.validate(json.loads(file.read_text("utf-8")))
    record = json.loads(RECORDS[0].read_text("utf-8"))
    assert not records.is_valid({**record, "format": "sushiya-record-2"})
    assert not records.is_valid({**record, "more": 1})


def test_the_messages_of_the_protocol_s_page_are_valid() -> None:
    name = f"protocol-{wire.PROTOCOL_VERSION}"
    taken, sent = validator(name, "Incoming"), validator(name, "Outgoing")
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    messages = [example for example in map(json.loads, blocks) if "type" in example]
    assert len(messages) > 20
    for message in messages:
        assert taken.is_valid(message) or sent.is_valid(message), message
        assert not taken.is_valid({**message, "more": 1})


@pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)
def test_a_game_is_valid_from_its_start_to_its_end(rules: Any) -> None:
    name = f"{rules.name}-{rules.version}"
    parts = ("Options", "Command", "Event", "View")
    options, commands, events, views = (validator(name, part) for part in parts)
    game, chance = rules.bind(), sushiya.Dealer(5)
    options.validate(plain(game.options))
    rng, state = random.Random(5), game.start(chance)
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        views.validate(plain(game.view(state, seat)))
        command = rng.choice(game.legal(state, seat))
        commands.validate(plain(command))
        step = game.play(state, seat, command, chance)
        for event in step.events:
            seen = redact(event, seat)
            events.validate(plain(event if seen is None else seen))
        state = step.state
    views.validate(plain(game.view(state, None)))
    assert game.decision(state) > 20
