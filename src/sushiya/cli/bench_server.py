"""`bench-server`: how many tables the server holds, and how soon everybody sees a reveal."""

import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Annotated, Any, NamedTuple, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from sushiya.cli.bench_guests import Connect, Look, Pace, Report, Rush
from sushiya.cli.bench_processes import inviting, serving, stolen
from sushiya.cli.bench_tables import Keys, Writer, half_of, write
from sushiya.cli.usage import Json, UsageError
from sushiya.core.game import AnyRules
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.store.data_file import data_file

T = TypeVar("T")
TABLES = 1_000
SECONDS = 30
LONGEST = 45
"""Seconds; a game that is played at the usual pace lasts a little longer."""
EVERY = 3.0
PEOPLE = 4
SLEEPING = (100, 10_000)
STARTS = 3
WOKEN = 20
"""Tables of each game that are woken, one after the other."""
BOTS = 45
NEIGHBOURS = 10
"""Tables of people beside the bots', and seconds between two of their decisions."""
NEIGHBOURS_EVERY = 0.5
MEGABYTE = 1 << 20
KILOBYTE = 1 << 10


def bench_server(
    *,
    tables: Annotated[int, Parameter(help="Tables of four people, played at once.")] = TABLES,
    seconds: Annotated[int, Parameter(help="Duration of a steady load.")] = SECONDS,
    json: Json = False,
) -> None:
    """Measure the server over real sockets, the guests in a process of their own."""
    if tables < 1:
        raise UsageError("--tables starts at 1")
    if not EVERY < seconds <= LONGEST:
        raise UsageError(f"--seconds is more than {EVERY:.0f} and at most {LONGEST}")
    if not Path("/proc/self/stat").exists():
        raise UsageError("bench-server reads memory and processor time from /proc, as on Linux")
    with Console(stderr=True).status("measuring ..."):
        figures = {
            "load before": round(os.getloadavg()[0], 2),
            "load": measure_load(tables, seconds),
            "bots": measure_bots(min(tables, BOTS), seconds / 3),
            "waking": measure_waking(),
            "asleep": measure_sleep(SLEEPING),
            "slow": measure_slow(SLEEPING),
            "load after": round(os.getloadavg()[0], 2),
        }
    if json:
        sys.stdout.buffer.write(encode(figures) + b"\n")
        return
    for name, part in figures.items():
        _print(name, part if isinstance(part, dict) else {"of the machine": part})


def _print(name: str, figures: dict[str, Any]) -> None:
    table = Table(name, "", box=None, pad_edge=False)
    for key, value in figures.items():
        table.add_row(key, f"{value:,}")
    Console().print(table)


def measure_load(tables: int, seconds: float) -> dict[str, Any]:
    """Connect all guests, let them idle, play steadily, and then as fast as they can."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        keys = _written(folder, lambda one: one.started(tables, "sushi-go", people=PEOPLE))
        with serving(folder) as server, inviting() as guests:
            empty = server.memory()
            coming = _checked(guests.do(Connect(server.port, tuple(keys))))
            connected = server.memory()
            used, taken = server.used(), stolen()
            steady = _checked(guests.do(Pace(EVERY, seconds)))
            busy = (server.used() - used) / steady.seconds
            taken = (stolen() - taken) / steady.seconds
            used = server.used()
            rush = _checked(guests.do(Rush(seconds / 3)))
            decision = (server.used() - used) / max(len(rush.times), 1)
            return {
                "tables": tables,
                "connections": tables * PEOPLE,
                "kB a connection": round((connected - empty) / (tables * PEOPLE) / KILOBYTE, 1),
                "connections made/s": round(tables * PEOPLE / coming.seconds),
                "decisions/s, steady": round(len(steady.times) / (steady.seconds - EVERY), 1),
                **_milliseconds("reveal", steady.times),
                "server's share of a core": round(busy, 2),
                "tables per core": round(tables / busy),
                "guests' share of a core": round(steady.busy, 2),
                "cores lost to other machines": round(taken, 2),
                "decisions/s, flat out": round(len(rush.times) / rush.seconds, 1),
                "server's ms a decision, flat out": round(decision * 1000, 2),
                "guests' share of a core, flat out": round(rush.busy, 2),
                "MB at the end": round(server.memory() / MEGABYTE),
            }


def measure_bots(bots: int, seconds: float) -> dict[str, Any]:
    """Time people at some tables alone, and while bots at many others begin to think at once."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)

        async def prepare(one: Writer) -> tuple[list[Keys], list[Keys]]:
            people = await one.started(NEIGHBOURS, "sushi-go", people=PEOPLE)
            return people, await one.started(bots, "wasabi", people=1, bots=3)

        people, thinking = _written(folder, prepare)
        with serving(folder) as server, inviting() as guests, inviting() as others:
            _checked(guests.do(Connect(server.port, tuple(people))))
            alone = _checked(guests.do(Pace(NEIGHBOURS_EVERY, seconds / 3)))
            _checked(others.do(Connect(server.port, tuple(thinking), at_once=bots)))
            beside = _checked(guests.do(Pace(NEIGHBOURS_EVERY, seconds / 3)))
            return {
                "bots at once": bots,
                "bots' decisions meanwhile": _checked(others.do(Look())).decisions,
                **_milliseconds("reveal without bots", alone.times),
                **_milliseconds("reveal beside bots", beside.times),
            }


def measure_waking() -> dict[str, Any]:
    """Time from hello to the first view, at tables that sleep in the middle of their games."""
    figures: dict[str, Any] = {}
    for rules in GAMES.all():
        figures |= _milliseconds(rules.name, waking_times(rules))
    return figures


def waking_times(rules: AnyRules) -> Sequence[float]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        people, decisions = rules.bind().players, half_of(rules.bind())
        keys = _written(
            folder, lambda one: one.started(WOKEN, rules.name, people=people, decisions=decisions)
        )
        with serving(folder) as server, inviting() as guests:
            first = tuple(Keys(one.table, one.tokens[:1]) for one in keys)
            return _checked(guests.do(Connect(server.port, first, at_once=1))).times


def measure_sleep(sleeping: Sequence[int]) -> dict[str, Any]:
    """Start with few and with many sleeping tables: the time to the first answer, and memory."""
    figures: dict[str, Any] = {}
    for count in sleeping:
        figures |= _start_figures(_starts(count), count)
    return figures


def measure_slow(sleeping: Sequence[int]) -> dict[str, Any]:
    """Start with few and with many sleeping slow games, and make a decision at some of them."""
    figures: dict[str, Any] = {}
    for count in sleeping:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            keys = _written(folder, partial(Writer.slow, count=count))
            starts = _started(folder)
            visited = [one.table for one in keys[:: max(count // WOKEN, 1)]][:WOKEN]
            times = _written(folder, partial(_visits, tables=visited))
        figures |= _start_figures(starts, count)
        figures |= _milliseconds(f"a decision, {count} tables", times)
    return figures


async def _visits(writer: Writer, tables: Sequence[str]) -> list[float]:
    return [await writer.visit(table) for table in tables]


class _Start(NamedTuple):
    seconds: float
    """Wall-clock time until the first answer; other load on the machine lengthens it."""
    used: float
    """Seconds of processor time."""
    memory: int


def _starts(count: int) -> list[_Start]:
    """Start the server some times with this many sleeping tables."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        _written(folder, lambda one: one.sleeping(count))
        return _started(folder)


def _started(folder: Path) -> list[_Start]:
    found: list[_Start] = []
    for _ in range(STARTS):
        with serving(folder) as server:
            found.append(_Start(server.started_in, server.used(), server.memory()))
    return found


def _start_figures(starts: Sequence[_Start], count: int) -> dict[str, float]:
    return {
        f"cold start s, {count} tables": round(median(one.seconds for one in starts), 2),
        f"processor s, {count} tables": round(median(one.used for one in starts), 2),
        f"MB, {count} tables": round(median(one.memory for one in starts) / MEGABYTE, 1),
    }


def _written(folder: Path, task: Callable[[Writer], Awaitable[T]]) -> T:
    return write(data_file(folder), task)


def _checked(report: Report) -> Report:
    if report.lost or report.refused:
        raise TypeError(f"{report.lost} guests were lost, {report.refused} messages refused")
    return report


def _milliseconds(name: str, times: Sequence[float]) -> dict[str, float]:
    cuts = quantiles(times, n=100, method="inclusive") if len(times) > 1 else [*times] * 99
    return {
        f"{name} ms, median": round(median(times) * 1000, 1),
        f"{name} ms, 99 %": round(cuts[98] * 1000, 1),
    }
