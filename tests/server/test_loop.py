"""The loop that the server runs in carries all that it needs."""

import asyncio

from uvicorn.loops.auto import auto_loop_factory

from host.helpers import InlineCrew
from host.test_workers import PATIENT, some_job
from sushiya.host.workers import Workers


async def _choose() -> None:
    job = some_job("wasabi")
    workers = Workers(1, limits=PATIENT)
    try:
        async with asyncio.timeout(PATIENT.wait / 2):
            assert await workers.choose(job) == await InlineCrew().choose(job)
    finally:
        await workers.close()


def test_bots_think_beside_the_loop_that_is_served_in() -> None:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_choose())
