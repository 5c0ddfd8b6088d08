"""Write golden records: one for each ending of a game, found by playing seeds until it is reached.

Usage: .venv/bin/python scripts/golden.py GAME [NAME=VALUE ...] > FILE, or with --all into the
game's golden/ folder: the first seed of each ending. Endings that bots never reach are named; their
records come from directed games (see core/record.py, Taped).
"""

import sys

import sushiya
from sushiya.bots.arena import play_recorded
from sushiya.core.value import encode

MOST_SEEDS = 1000

name, *given = sys.argv[1:]
is_all = "--all" in given
game = sushiya.load(name, **dict(one.split("=") for one in given if one != "--all"))
missing = set(game.rules.endings)
for seed in range(1, MOST_SEEDS):
    record = play_recorded(game, ["cook"] * game.players, seed)
    if record.result is None or not missing:
        break
    if not is_all:
        sys.stdout.buffer.write(encode(record) + b"\n")
        break
    if record.result.ended_by in missing:
        missing.remove(record.result.ended_by)
        file = f"v{record.rules}-{record.result.ended_by}.json"
        (game.rules.texts.folder / "golden" / file).write_bytes(encode(record) + b"\n")
if is_all and missing:
    sys.exit(f"no game of cooks ended by {', '.join(sorted(missing))}")
