"""A process that is killed at any moment has kept all that it acknowledged."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

from store.child import PARTS, TABLES, body
from sushiya.store.protocol import Append, Repeated
from sushiya.store.sqlite import SqliteStore

KILLS = 20
PROGRAM = Path(__file__).with_name("child.py")


def run_and_kill(file: Path, after: float) -> dict[str, int]:
    """Let a process play for some seconds and kill it; give what it said last of each table."""
    line = [sys.executable, str(PROGRAM), str(file)]
    with subprocess.Popen(line, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(after)
        child.kill()
        said = (first + child.stdout.read()).decode()
    whole = said[: said.rfind("\n")].splitlines()
    return {table: int(version) for table, version in (one.split() for one in whole)}


async def check(file: Path, said: dict[str, int]) -> dict[str, int]:
    store = SqliteStore(file)
    lengths = {}
    for table in (f"t{number}" for number in range(TABLES)):
        log = await store.read(table)
        lengths[table] = len(log)
        assert [entry.body for entry in log] == [body(table, one.version) for one in log]
        assert len(log) % PARTS == 0
        assert len(log) - said.get(table, 0) in {0, PARTS}
        if log:
            again = Append(table, len(log) - PARTS, (b"no",), 1.0, f"c{len(log) - PARTS}")
            assert await store.append(again) == Repeated(len(log))
    await store.close()
    return lengths


def test_a_killed_process_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    rng = random.Random(1)
    lengths: dict[str, int] = {}
    for _ in range(KILLS):
        said = run_and_kill(file, rng.uniform(0, 0.1))
        assert said
        lengths = asyncio.run(check(file, lengths | said))
    assert sum(lengths.values()) > KILLS * PARTS
