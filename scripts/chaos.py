"""The long chaos run: kill a server again and again while games are played; resumable.

Usage: .venv/bin/python scripts/chaos.py [--games 200] [--seed S] [--keep FILE] [--street]
With --street three processes share PostgreSQL and NATS, and faults are injected into all of them.
Games are played in groups (evenings), several at once. Progress is saved in FILE after each group;
run it again with the same sources to resume. Exit code 1 at a lost or duplicated decision.
"""

import argparse
import asyncio
import hashlib
import json
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

from rich.progress import Progress

# The driver lives with the short run in the tests; it takes the place of this folder, where this
# file would hide it.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from chaos.evening import Evening, run_evening
from chaos.street import run_street

SOURCES = Path(__file__).parents[1] / "src"
GAMES_AN_EVENING = 20
GAMES_IN_THE_STREET = 80
"""Its evening begins with one trouble of each kind, some of which are slow; more come after."""
GRANTED_A_KILL = 75


def sources_digest() -> str:
    """Digest the program that is killed: what was begun with another one proves nothing."""
    digest = hashlib.blake2b(digest_size=8)
    for file in sorted(SOURCES.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description="The long chaos run.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="chaos")
    parser.add_argument("--keep", type=Path, default=Path("chaos.json"))
    parser.add_argument("--street", action="store_true")
    asked = parser.parse_args()
    # Whoever stops it stops the server that it started, too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    done = json.loads(asked.keep.read_text()) if asked.keep.exists() else {}
    play = run_street if asked.street else run_evening
    run = f"{play.__name__} {asked.seed} {sources_digest()}"
    met = Counter(done.get(run, {}))
    with Progress() as progress:
        task = progress.add_task("games", total=asked.games, completed=met["games"])
        while met["games"] < asked.games:
            most = GAMES_IN_THE_STREET if asked.street else GAMES_AN_EVENING
            games = min(most, asked.games - met["games"])
            evening = Evening(
                seed=f"{asked.seed} {met['games']}", games=games, granted_a_kill=GRANTED_A_KILL
            )
            folder = Path(tempfile.mkdtemp(prefix="sushiya-chaos-"))
            try:
                met += asyncio.run(play(evening, folder))
            except AssertionError:
                sys.stdout.write(f"{traceback.format_exc()}{evening}: its tables are in {folder}\n")
                return 1
            shutil.rmtree(folder)
            done[run] = dict(met)
            asked.keep.write_text(json.dumps(done))
            progress.update(task, completed=met["games"])
    for name, count in met.most_common():
        sys.stdout.write(f"{name}: {count:,}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
