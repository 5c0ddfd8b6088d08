"""Which games' seeded bugs were all found, and by a digest of what: only a change asks anew."""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "src" / "sushiya"
FOUND = HERE / "found.json"
"""Written by scripts/seeded_bugs.py, and committed."""
LEAST = 12
"""So many bugs a game."""


def bugs_file(game: str) -> Path:
    return HERE / f"{game.replace('-', '_')}.toml"


def digest(game: str) -> str:
    """Digest the kernel's sources, its bugs, and what looks for them."""
    folder = PACKAGE / "games" / game.replace("-", "_")
    lockstep = [PACKAGE / "conformance" / f"{name}.py" for name in ("lockstep", "twin")]
    sown = [bugs_file(game), HERE / "sow.py"]
    files = [*sorted(folder.glob("kernel*.py")), folder / "drills.py", *lockstep, *sown]
    made = hashlib.blake2b(digest_size=16)
    for file in files:
        made.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()


def is_proven(game: str) -> bool:
    """Tell whether all bugs were found in these very sources."""
    return bool(json.loads(FOUND.read_text()).get(game) == digest(game))


def look_for_bugs(game: str, first: int | None = None) -> None:
    """Sow the bugs of a game, all or the first few, one at a time; fail if one is not found."""
    bugs = tomllib.loads(bugs_file(game).read_text())["bug"]
    assert len(bugs) >= LEAST
    wanted = len(bugs) if first is None else first
    done = subprocess.run(
        [sys.executable, str(HERE / "sow.py"), game, str(bugs_file(game)), str(wanted)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.pop("without a bug") is None
    assert len(found) == wanted
    missed = {name: said for name, said in found.items() if said is None or "not apply" in said}
    assert not missed, missed
