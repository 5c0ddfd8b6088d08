"""Write the JSON Schemas of records, messages and games into docs/schemas, from our own types.

Usage: scripts/schemas.py [--check]; with --check nothing is written, and a stale file fails.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Union, get_args

import msgspec
import wire_types

from sushiya.bots import program_bot
from sushiya.core.game import AnyRules
from sushiya.core.record import Record
from sushiya.games import GAMES
from sushiya.server import wire

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    current = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.json")}
    wanted = {f"{name}.json": _text(name, schema) for name, schema in schemas().items()}
    stale = sorted(name for name, text in wanted.items() if current.get(name) != text)
    if not is_check:
        FOLDER.mkdir(exist_ok=True)
        for name in stale:
            (FOLDER / name).write_text(wanted[name], "utf-8")
    for name in stale:
        ending = "is stale: run scripts/schemas.py" if is_check else "was written"
        sys.stdout.write(f"{name} {ending}\n")
    return 1 if is_check and stale else 0


def schemas() -> dict[str, dict[str, Any]]:
    """Give every schema by its name, which ends with the version of what it describes."""
    (record,) = get_args(Record.__annotations__["format"])
    found = {
        record.removeprefix("sushiya-"): _schema(taken={"Record": Record}, root="Record"),
        f"protocol-{wire.PROTOCOL_VERSION}": _protocol(),
        f"program-{program_bot.PROTOCOL}": _schema(
            taken={"Answer": program_bot.Answer}, given={"Question": program_bot.Question}
        ),
    }
    found |= {f"{rules.name}-{rules.version}": _game(rules) for rules in GAMES.all()}
    return found


def _protocol() -> dict[str, Any]:
    wishes = {one.__name__: one for one in wire_types.WISHES}
    answers = {one.__name__: one for one in wire_types.ANSWERS}
    return _schema(
        taken={"Incoming": wire.ANY_INCOMING, **wishes},
        given={"Outgoing": Union[wire.OUTGOING], **answers},
    )


def _game(rules: AnyRules) -> dict[str, Any]:
    schema = _schema(
        taken={"Options": rules.options.form, "Command": Union[rules.commands]},
        given={"View": rules.view_form, "Event": Union[rules.events]},
    )
    # What a viewer may not know of an event is left out of it.
    for event in rules.events:
        schema["$defs"][event.__name__]["required"] = ["event"]
    return schema


def _schema(
    *, taken: dict[str, Any], given: dict[str, Any] | None = None, root: str = ""
) -> dict[str, Any]:
    """Describe types: what we take has these fields and no others, what we give may get more."""
    types = {**taken, **(given or {})}
    _, closed = msgspec.json.schema_components(list(taken.values()))
    roots, parts = msgspec.json.schema_components(list(types.values()))
    for name, form in zip(types, roots, strict=True):
        if form != {"$ref": f"#/$defs/{name}"}:
            parts[name] = form
    for name in parts.keys() - closed.keys():
        parts[name].pop("additionalProperties", None)
    return {**({"$ref": f"#/$defs/{root}"} if root else {}), "$defs": dict(sorted(parts.items()))}


def _text(name: str, schema: dict[str, Any]) -> str:
    whole = {"$schema": DIALECT, "title": f"sushiya {name}", **schema}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
