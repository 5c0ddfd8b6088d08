"""A promise: whoever waits goes on at once where that is possible, and never too early."""

import asyncio
from typing import Any

import pytest

from host.helpers import in_loop
from sushiya.store.promise import Promise, kept, promised


async def waiting(promise: Promise[str], noted: list[str]) -> asyncio.Task[None]:
    """Begin a task that waits for a promise and notes what it gets."""

    async def wait() -> None:
        noted.append(await promise)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    return task


def new() -> Promise[str]:
    return Promise(asyncio.get_running_loop())


@in_loop
async def test_a_task_goes_on_within_the_call_that_keeps_its_promise() -> None:
    promise, noted = new(), list[str]()
    task = await waiting(promise, noted)

    def keep() -> None:
        promise.set_result("kept")
        noted.append("after")

    asyncio.get_running_loop().call_soon(keep)
    await task
    assert noted == ["kept", "after"]


@in_loop
async def test_a_task_that_keeps_a_promise_is_not_interrupted() -> None:
    promise, noted = new(), list[str]()
    task = await waiting(promise, noted)
    promise.set_result("kept")
    assert noted == []
    await task
    assert noted == ["kept"]


@in_loop
async def test_a_listener_is_called_at_once_even_inside_a_task() -> None:
    promise, noted = new(), list[str]()
    promise.then(lambda one: noted.append(one.result()))
    promise.set_result("kept")
    kept("already").then(lambda one: noted.append(one.result()))
    assert noted == ["kept", "already"]


@in_loop
async def test_a_listener_that_fails_harms_neither_the_keeper_nor_the_others() -> None:
    promise, noted = new(), list[str]()
    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))

    def fail(_: Promise[str]) -> None:
        raise ZeroDivisionError

    promise.then(fail)
    promise.then(lambda one: noted.append(one.result()))
    promise.set_result("kept")
    assert noted == ["kept"]
    assert [type(fault["exception"]) for fault in faults] == [ZeroDivisionError]


@in_loop
async def test_an_error_reaches_who_waits() -> None:
    promise = new()
    task = await waiting(promise, [])
    promise.set_exception(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        await task


@in_loop
async def test_who_stops_waiting_cancels_the_promise() -> None:
    promise, noted = new(), list[bool]()
    task = await waiting(promise, [])
    promise.then(lambda one: noted.append(one.cancelled()))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert promise.cancelled()
    assert noted == [True]


@in_loop
async def test_asyncio_can_wait_for_it_like_for_any_future() -> None:
    promise = new()
    done, late = await asyncio.wait([promise], timeout=0)
    assert (done, late) == (set(), {promise})
    asyncio.get_running_loop().call_soon(promise.set_result, "kept")
    assert await asyncio.wait_for(promise, 1) == "kept"


@in_loop
async def test_work_is_promised_with_all_that_can_come_of_it() -> None:
    async def work(result: str) -> str:
        await asyncio.sleep(0)
        if result == "cancelled":
            raise asyncio.CancelledError
        if result == "failed":
            raise ZeroDivisionError
        return result

    assert await promised(work("done")) == "done"
    with pytest.raises(ZeroDivisionError):
        await promised(work("failed"))
    with pytest.raises(asyncio.CancelledError):
        await promised(work("cancelled"))
    gone = promised(work("done"))
    gone.cancel()
    await asyncio.sleep(0.01)  # nobody is there for it, and nothing breaks
    assert gone.cancelled()
