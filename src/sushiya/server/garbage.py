"""When the garbage collector runs: in a quiet second, since everybody waits while it does.

What a game is made of holds no circles and goes by itself. A socket that ended leaves some, and to
find them the collector looks at all that there is: with a thousand tables, some tenths of a second.
"""

import asyncio
import gc
import time

ENOUGH = 50_000
"""Objects more than after the last sweep that are worth one: some hundred ended sockets."""
TOO_MANY = 1_000_000
"""So many are swept away in a busy second too: they can take 200 MB."""
QUIET = 0.25
"""The share of a core below which a second is quiet."""
MOST_OF_THE_TIME = 0.01
"""The share of time that sweeping in quiet seconds may take."""
LOOK_EVERY = 1.0


def is_due(*, grown: int, busy: float, since: float, took: float) -> bool:
    """Tell whether to sweep now; the last time was so long since, and took so long."""
    if grown >= TOO_MANY:
        return True
    return grown >= ENOUGH and busy < QUIET and took <= since * MOST_OF_THE_TIME


async def keep_swept() -> None:
    """Take the place of Python's own rhythm, until cancelled."""
    took = _sweep()
    gc.freeze()  # what is there from the start stays
    gc.disable()
    try:
        swept_at = looked_at = time.perf_counter()
        used = time.process_time()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now, used_now = time.perf_counter(), time.process_time()
            busy = (used_now - used) / (now - looked_at)
            looked_at, used = now, used_now
            if is_due(grown=gc.get_count()[0], busy=busy, since=now - swept_at, took=took):
                took = _sweep()
                swept_at = time.perf_counter()
    finally:
        gc.enable()


def _sweep() -> float:
    """Collect, and give the seconds that it took."""
    began = time.perf_counter()
    gc.collect()
    return time.perf_counter() - began
