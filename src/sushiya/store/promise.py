"""A future for the long way of a request: who waits for it goes on at once when it is kept."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


class Promise(asyncio.Future[T]):
    """A future whose waiter goes on within the call that keeps it, if it can.

    An asyncio future wakes its waiter in the loop's next round. A request waits several times
    between its socket and its answer, and on a busy server every round serves everybody: an answer
    would be late by as many rounds.
    """

    __slots__ = ("_listeners", "_waiters")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop=loop)
        self._waiters: list[tuple[Callable[[Any], object], Context | None]] = []
        self._listeners: list[Callable[[Any], object]] = []

    def then(self, listener: Callable[["Promise[T]"], object]) -> None:
        """Call a plain function with this promise, within the step that keeps it."""
        if self.done():
            listener(self)
        else:
            self._listeners.append(listener)

    def add_done_callback(
        self, fn: Callable[[Any], object], /, *, context: Context | None = None
    ) -> None:
        if self.done():
            super().add_done_callback(fn, context=context)
        else:
            self._waiters.append((fn, context))

    def remove_done_callback(self, fn: Callable[[Any], object], /) -> int:
        before = len(self._waiters)
        self._waiters = [one for one in self._waiters if one[0] != fn]
        return before - len(self._waiters)

    def set_result(self, result: T, /) -> None:
        super().set_result(result)
        self._wake()

    def set_exception(self, exception: type | BaseException, /) -> None:
        super().set_exception(exception)
        self._wake()

    def cancel(self, msg: Any | None = None) -> bool:
        is_cancelled = super().cancel(msg)
        if is_cancelled:
            self._wake()
        return is_cancelled

    def _wake(self) -> None:
        loop = self.get_loop()
        listeners, self._listeners = self._listeners, []
        for listener in listeners:
            try:
                listener(self)
            except Exception as error:  # noqa: BLE001 - as asyncio does: it is not the keeper's
                loop.call_exception_handler(
                    {"message": "a promise's listener failed", "exception": error, "future": self}
                )
        waiters, self._waiters = self._waiters, []
        for waiter, context in waiters:
            # A task cannot be resumed from inside another one.
            if context is not None and asyncio.current_task(loop) is None:
                context.run(waiter, self)
            else:
                loop.call_soon(waiter, self, context=context)


def kept(result: T) -> Promise[T]:
    """Give a promise that is kept already."""
    promise: Promise[T] = Promise(asyncio.get_running_loop())
    promise.set_result(result)
    return promise


def promised(work: Coroutine[Any, Any, T]) -> Promise[T]:
    """Do something in a task of its own, and promise what comes of it."""
    loop = asyncio.get_running_loop()
    promise: Promise[T] = Promise(loop)
    task = loop.create_task(work)
    _under_way.add(task)

    def keep(done: asyncio.Task[T]) -> None:
        _under_way.discard(task)
        if promise.done():  # whoever asked has gone
            return
        if done.cancelled():
            promise.cancel()
        elif (error := done.exception()) is not None:
            promise.set_exception(error)
        else:
            promise.set_result(done.result())

    task.add_done_callback(keep)
    return promise


_under_way: set[asyncio.Task[Any]] = set()
"""The loop itself would let go of a task that nobody holds."""
