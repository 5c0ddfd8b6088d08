import asyncio
import itertools
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from host.helpers import InlineCrew, Salon, in_loop
from sushiya.bots.levels import make_bot
from sushiya.bots.protocol import Bot, Playouts
from sushiya.core.chance import Dealer
from sushiya.core.game import AnyRules
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host.crew import Chosen, Job, choose_now, fallback, job_of
from sushiya.host.workers import FIRST_TRY, LONGEST_THOUGHT, SPARE, THINKING, Limits, Workers, share

PATIENT = Limits(wait=60, grace=60)
"""For what is to succeed however busy the machine is."""
MANY = 45


def some_job(game: str = "sushi-go", seed: int = 1, level: str = "cook") -> Job:
    bound = GAMES.find(game).bind()
    state = bound.start(Dealer(seed))
    seat = bound.to_act(state)[0]
    return job_of(bound, encode(bound.view(state, seat)), bound.legal(state, seat), level, seed)


def replaced(body: str) -> tuple[str, ...]:
    """Start a worker whose way to choose is this."""
    code = (
        "import time\nfrom sushiya.host import worker\n"
        f"def choose(registry, task):\n    {body}\nworker.choose = choose\nworker.main()"
    )
    return (sys.executable, "-c", code)


HANGING = replaced("time.sleep(3600)")
TELLING = replaced("return worker.Chosen(f'{task.seconds:.2f}', task.job.level)")
COOKS_HANG = replaced(
    "if task.job.level == 'cook': time.sleep(3600)\n"
    "    return worker.Chosen(task.job.legal[-1], task.job.level)"
)


def pids(workers: Workers) -> set[int]:
    return {process.pid for process in workers._processes}


def is_running(pid: int) -> bool:
    """Tell whether a process runs; one that only waits to be noticed by its parent does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def is_ended(pid: int) -> bool:
    until = time.monotonic() + 20
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.02)
    return not is_running(pid)


@in_loop
async def test_workers_choose_as_the_bot_would_here() -> None:
    jobs = [some_job(game, seed) for game in GAMES.names() for seed in range(3)]
    inline, workers = InlineCrew(), Workers(2, limits=PATIENT)
    chosen = await asyncio.gather(*map(workers.choose, jobs))
    assert list(chosen) == [await inline.choose(job) for job in jobs]
    assert chosen != [fallback(job) for job in jobs]
    await workers.close()


@in_loop
async def test_bots_at_a_table_think_in_workers() -> None:
    workers = Workers(2, limits=PATIENT)
    salon = Salon(crew=workers)
    room, _ = await salon.start(people=1, bots=3)
    async with asyncio.timeout(60):
        await asyncio.gather(*room.bots.tasks.values())
    assert room.table.to_act() == (0,)
    assert {choice.by for choice in room.table.choices.values()} == {"bot cook"}
    await salon.hall.close()
    await workers.close()


@in_loop
async def test_a_worker_that_dies_costs_its_decision_and_nothing_else() -> None:
    workers, job = Workers(1, limits=PATIENT), some_job()
    expected = await workers.choose(job)
    (first,) = pids(workers)
    os.kill(first, signal.SIGSTOP)
    asked = [asyncio.create_task(workers.choose(job)) for _ in range(2)]
    await asyncio.sleep(0.05)
    os.kill(first, signal.SIGKILL)
    below = await InlineCrew().choose(msgspec.structs.replace(job, level="apprentice"))
    assert sorted(await asyncio.gather(*asked), key=lambda one: one.level) == [below, expected]
    assert (below.level, expected.level) == ("apprentice", "cook")
    assert pids(workers) != {first}
    await workers.close()


@in_loop
async def test_a_worker_that_hangs_costs_its_decision_and_nothing_else() -> None:
    workers, job = Workers(1, limits=Limits(wait=60, grace=1)), some_job()
    expected = await workers.choose(job)
    (first,) = pids(workers)
    os.kill(first, signal.SIGSTOP)
    chosen = await asyncio.gather(*map(workers.choose, [job] * 2))
    assert chosen[1] == expected
    assert chosen[0].level == "apprentice"
    assert not is_running(first)
    await workers.close()


@in_loop
async def test_a_worker_that_dies_while_nobody_asks_costs_nothing() -> None:
    workers, job = Workers(1, limits=PATIENT), some_job()
    expected = await workers.choose(job)
    (first,) = pids(workers)
    os.kill(first, signal.SIGKILL)
    (process,) = workers._processes
    await process.wait()
    assert await workers.choose(job) == expected
    await workers.close()


@in_loop
async def test_a_bot_that_raises_loses_its_decision_and_the_worker_goes_on() -> None:
    workers, job = Workers(1, limits=PATIENT), some_job()
    broken = msgspec.structs.replace(job, level="sommelier")
    expected = await workers.choose(job)
    before = pids(workers)
    assert await workers.choose(broken) == expected
    assert await workers.choose(job) == expected
    assert pids(workers) == before
    await workers.close()


@in_loop
async def test_a_choice_that_is_not_legal_is_replaced() -> None:
    workers, job = Workers(1, limits=PATIENT, program=TELLING), some_job()
    assert await workers.choose(job) == fallback(job)
    assert fallback(job).level == "random"
    await workers.close()


@in_loop
async def test_a_bot_that_hangs_loses_its_decision_to_the_level_below() -> None:
    workers = Workers(1, limits=Limits(wait=60, grace=0.2), program=COOKS_HANG)
    job = some_job()
    assert await workers.choose(job) == Chosen(job.legal[-1], "apprentice")
    await workers.close()


def test_a_bot_that_fails_loses_its_decision_to_the_next_that_does_not() -> None:
    class Raising:
        def choose(self, _view: Any, _legal: Any, _budget: Any, _rng: Any) -> Any:
            raise ZeroDivisionError

    class Cheating:
        def choose(self, _view: Any, _legal: Any, _budget: Any, _rng: Any) -> Any:
            return GAMES.find("sushi-go").notation.read("maki-1+maki-1")

    broken: dict[str, Bot] = {"master": Raising(), "chef": Cheating()}

    def make(rules: AnyRules, level: str) -> Bot:
        return broken.get(level) or make_bot(rules, level)

    job = some_job(level="master")
    chosen = choose_now(GAMES.find(job.game), job, Playouts(1), make)
    assert chosen == choose_now(GAMES.find(job.game), some_job(level="cook"), Playouts(1))
    assert chosen.level == "cook"


@in_loop
async def test_nobody_waits_longer_than_the_limit() -> None:
    workers, job = Workers(1, limits=Limits(wait=0.4, grace=60), program=HANGING), some_job()
    asked = time.monotonic()
    chosen = await asyncio.gather(*[workers.choose(job) for _ in range(MANY)])
    assert time.monotonic() - asked < MANY * 0.4 / 2  # not one after the other
    assert set(chosen) == {fallback(job)}
    await workers.close()


@in_loop
async def test_bots_think_more_briefly_the_more_of_them_wait() -> None:
    spoken = tuple(f"{hundredths / 100:.2f}" for hundredths in range(100))
    job = Job(game="", level="", view=b"", legal=spoken, seed=0)
    workers = Workers(1, program=TELLING, limits=Limits(wait=5, grace=60))
    assert float((await workers.choose(job)).command) == LONGEST_THOUGHT
    chosen = await asyncio.gather(*map(workers.choose, [job] * MANY))
    thoughts = [float(one.command) for one in chosen]
    assert thoughts[0] == pytest.approx(THINKING * (FIRST_TRY - SPARE) * 5 / MANY, abs=0.01)
    assert thoughts[-1] == LONGEST_THOUGHT
    await workers.close()


@in_loop
async def test_many_masters_think_at_once() -> None:
    workers = Workers(2, limits=PATIENT)
    games = itertools.cycle(GAMES.names())
    jobs = [some_job(next(games), seed, "master") for seed in range(MANY)]
    chosen = await asyncio.gather(*map(workers.choose, jobs))
    assert {one.level for one in chosen} == {"master"}
    assert all(one.command in job.legal for one, job in zip(chosen, jobs, strict=True))
    await workers.close()


@pytest.mark.parametrize(
    ("dues", "workers", "seconds"),
    [
        ((12.0,), 1, 2.0),
        ((12.0, 12.0), 1, 1.0),
        ((12.0, 12.0), 2, 2.0),
        ((12.0,) * 45, 2, 2.0 / 23),
        ((10.5, 12.0), 1, 0.5),
        ((11.9, 11.9, 12.0), 1, 2.0 / 3),
    ],
)
def test_a_turn_leaves_time_for_all_who_wait(
    dues: tuple[float, ...], workers: int, seconds: float
) -> None:
    assert share(dues, 10.0, workers) == pytest.approx(seconds)


@in_loop
async def test_a_job_that_nobody_waits_for_any_more_is_not_thought_about() -> None:
    workers, job = Workers(1, limits=PATIENT), some_job()
    asked = [asyncio.create_task(workers.choose(job)) for _ in range(3)]
    await asyncio.sleep(0)
    asked[1].cancel()
    assert await asked[0] == await asked[2]
    assert asked[1].cancelled()
    await workers.close()


@in_loop
async def test_without_a_program_the_choice_is_any_legal_command() -> None:
    workers = Workers(1, limits=Limits(wait=0.2), program=("/no/such/program",))
    job = some_job()
    assert await workers.choose(job) == fallback(job)
    await workers.close()


@in_loop
async def test_a_program_that_ends_at_once_is_started_again_after_a_pause(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    code = f"open({str(starts)!r}, 'a').write('x')"
    workers = Workers(1, limits=Limits(wait=1), program=(sys.executable, "-c", code))
    job = some_job()
    assert await workers.choose(job) == fallback(job)
    await workers.close()
    assert len(starts.read_text()) in {2, 3, 4}  # a worker and the stand-in


@in_loop
async def test_workers_are_ended_by_their_server_and_not_by_a_terminal() -> None:
    workers, job = Workers(1, limits=PATIENT), some_job()
    expected = await workers.choose(job)
    (pid,) = pids(workers)
    os.kill(pid, signal.SIGINT)
    os.kill(pid, signal.SIGTERM)
    assert await workers.choose(job) == expected
    assert pids(workers) == {pid}
    assert os.getpgid(pid) != os.getpgid(0)
    await workers.close()
    assert not is_running(pid)


@in_loop
async def test_closing_is_quick_even_if_a_worker_hangs() -> None:
    workers, job = Workers(2, limits=PATIENT, program=HANGING), some_job()
    asked = [asyncio.create_task(workers.choose(job)) for _ in range(5)]
    await asyncio.sleep(0.3)
    started = pids(workers)
    assert len(started) == 2
    closing = time.monotonic()
    await workers.close()
    assert time.monotonic() - closing < PATIENT.wait / 2
    assert await asyncio.gather(*asked) == [fallback(job)] * 5
    assert not any(map(is_running, started))
    assert await workers.choose(job) == fallback(job)


@pytest.mark.parametrize("program", [HANGING, TELLING], ids=["thinking", "idle"])
def test_a_worker_dies_with_its_server_even_when_that_is_killed(program: tuple[str, ...]) -> None:
    code = (
        "import asyncio\nfrom host.test_workers import PATIENT, Workers, pids, some_job\n"
        "async def serve():\n"
        f"    workers = Workers(1, limits=PATIENT, program={program!r})\n"
        "    asked = asyncio.create_task(workers.choose(some_job()))\n"
        "    while not pids(workers): await asyncio.sleep(0.01)\n"
        "    await asyncio.sleep(0.6)\n"
        "    print(*pids(workers), flush=True)\n"
        "    await asyncio.sleep(3600)\n"
        "asyncio.run(serve())"
    )
    folder = str(Path(__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": folder}
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert is_running(pid)
        server.kill()
    assert is_ended(pid)


def test_only_chefs_and_masters_load_an_engine() -> None:
    code = (
        "import sys\n"
        "from host.test_workers import GAMES, some_job\n"
        "from sushiya.host import worker\n"
        "for game in GAMES.names():\n"
        "    for level in ('random', 'apprentice', 'cook'):\n"
        "        task = worker.Task(some_job(game, level=level), 1.0)\n"
        "        assert worker.choose(GAMES, task).level == level\n"
        "assert 'sushiya.engine.door' not in sys.modules\n"
        "for level in ('chef', 'master'):\n"
        "    task = worker.Task(some_job(game, level=level), 1.0)\n"
        "    assert worker.choose(GAMES, task).level == level"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)


def test_a_fallback_is_any_legal_command() -> None:
    job = some_job()
    seeded = [msgspec.structs.replace(job, seed=seed) for seed in range(200)]
    chosen = {fallback(one).command for one in seeded}
    assert chosen == set(job.legal)
