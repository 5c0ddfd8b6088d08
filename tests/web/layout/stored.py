"""The stored views: what a browser is told at one decision of each kind, kept as files."""

import gzip
import json
from pathlib import Path
from typing import Any

from web.layout.kinds import KINDS, Kind
from web.layout.recording import ME

FOLDER = Path(__file__).with_name("views")
ENDING = ".json.gz"


def record(kind: Kind) -> dict[str, Any]:
    """Make a view anew: what draws the page, and what another seat's choice adds to it."""
    recording = kind.find()
    found = recording.snapshot()
    others = [seat for seat in recording.to_act if seat != ME]
    found["then"] = recording.play(others[-1], recording.legal(others[-1])[0]) if others else []
    return found


def file_of(kind: Kind) -> Path:
    return FOLDER / kind.game / f"{kind.name}{ENDING}"


def store(kind: Kind, view: dict[str, Any]) -> None:
    file_of(kind).parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
    file_of(kind).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def load(kind: Kind) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(file_of(kind).read_bytes()))
    return found


def is_current(kind: Kind, view: dict[str, Any]) -> bool:
    return file_of(kind).exists() and load(kind) == view


def stray_files() -> list[Path]:
    known = {file_of(kind) for kind in KINDS}
    return [file for file in FOLDER.rglob(f"*{ENDING}") if file not in known]
