"""Send hostile messages to a table's socket: all must be refused, and nothing may change or grow.

Usage: .venv/bin/python scripts/hostile.py [--messages 100000] [--seed 1]
Prints the refusals by code, and the memory before and after. Exit code 1 if anything changed.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from pathlib import Path

import psutil

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.helpers import open_shop, play_with
from server.test_bombs import bomb_http, bomb_socket
from server.test_hostile import QUIET, attack
from sushiya.host.readers import ProcessReader

PORTION = 2000
MOST_GROWTH = 8 * 2**20
"""Bytes; what allocators keep is no growth."""


async def run(messages: int, seed: int) -> int:
    process = psutil.Process()
    rng = random.Random(seed)
    codes: Counter[str] = Counter()
    async with open_shop(reader=ProcessReader()) as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[2].go()
        room = await shop.room(guests[0].table)
        log = await shop.store.read(room.table.id)
        token = str(guests[2].token)
        codes += await attack(shop, room, token, rng, PORTION)
        # From here on all that is made once has been made.
        before, began = process.memory_info().rss, time.monotonic()
        while (sent := sum(codes[code] for code in codes if code not in QUIET)) < messages:
            codes += await attack(shop, room, token, rng, min(PORTION, messages - sent))
            for guest in guests:
                if guest in shop.present:
                    guest.chair.received.clear()
        growth = process.memory_info().rss - before
        is_same = await shop.store.read(room.table.id) == log
        # A host may choose options: then the books are read, up to their bounds.
        codes += await bomb_http(shop) + await bomb_socket(shop)
    for code, count in codes.most_common():
        sys.stdout.write(f"{count:8,} {code}\n")
    sys.stdout.write(
        f"{sent:,} messages in {time.monotonic() - began:.0f} s; memory {before / 2**20:.1f} MB "
        f"before, {growth / 2**20:+.1f} MB after; the table is "
        f"{'the same' if is_same else 'NOT the same'}\n"
    )
    return 0 if is_same and growth < MOST_GROWTH else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Send hostile messages to a table's socket.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    return asyncio.run(run(asked.messages, asked.seed))


if __name__ == "__main__":
    sys.exit(main())
