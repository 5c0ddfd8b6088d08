"""Runs the garbage collector in quiet seconds, since a collection blocks the event loop.

A game's values form no reference cycles and are freed at once. A socket that ended leaves some, and
to find them the collector visits every object: with a thousand tables, some tenths of a second.
"""

import asyncio
import gc
import time

ENOUGH = 50_000
"""This many new objects are worth a collection: those of some hundred closed sockets."""
TOO_MANY = 1_000_000
"""This many are collected even in a busy second: they can take 200 MB."""
QUIET = 0.25
"""The share of a core below which a second is quiet."""
MOST_OF_THE_TIME = 0.01
"""The share of time that collections in quiet seconds may take."""
LOOK_EVERY = 1.0


def is_due(*, grown: int, busy: float, since: float, took: float) -> bool:
    """Return whether to collect now; `since` and `took` are about the last collection."""
    if grown >= TOO_MANY:
        return True
    return grown >= ENOUGH and busy < QUIET and took <= since * MOST_OF_THE_TIME


async def collect_when_quiet() -> None:
    """Run the collector instead of Python's own schedule, until cancelled."""
    took = _collect()
    gc.freeze()  # objects from the start are not examined again
    gc.disable()
    try:
        collected_at = looked_at = time.perf_counter()
        used = time.process_time()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now, used_now = time.perf_counter(), time.process_time()
            busy = (used_now - used) / (now - looked_at)
            looked_at, used = now, used_now
            if is_due(grown=gc.get_count()[0], busy=busy, since=now - collected_at, took=took):
                took = _collect()
                collected_at = time.perf_counter()
    finally:
        gc.enable()


def _collect() -> float:
    """Collect, and return the seconds that it took."""
    began = time.perf_counter()
    gc.collect()
    return time.perf_counter() - began
