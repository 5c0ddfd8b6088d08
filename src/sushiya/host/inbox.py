"""One inbox a table: actions wait here and are done one after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sushiya.store.promise import Promise

T = TypeVar("T")


class AsleepError(RuntimeError):
    """The table was put to sleep; the hall gives it awake again."""


class Inbox:
    """Made within a running loop; a task of its own does the actions."""

    def __init__(self, table: str) -> None:
        self.waiting = 0
        """How many actions are not done yet: a table does not go to sleep on them."""
        self._table = table
        self._actions: deque[tuple[Callable[[], Awaitable[Any]], Promise[Any]]] = deque()
        self._bell: Promise[None] | None = None
        """Rung when something comes in that nobody is at work on."""
        self._loop = asyncio.get_running_loop()  # asking for it costs more than it looks
        self._worker = self._loop.create_task(self._work(), name=f"table {table}")

    def put(self, action: Callable[[], Awaitable[T]]) -> Promise[T]:
        """Let an action wait its turn; the promise gets its result or its error."""
        if self._worker.done():
            raise AsleepError(f"table {self._table} is asleep")
        answer: Promise[T] = Promise(self._loop)
        self.waiting += 1
        answer.then(self._note_answer)
        self._actions.append((action, answer))
        bell, self._bell = self._bell, None
        if bell is not None and not bell.done():
            bell.set_result(None)
        return answer

    def _note_answer(self, _: Promise[Any]) -> None:
        self.waiting -= 1

    async def _work(self) -> None:
        while True:
            if not self._actions:
                self._bell = Promise(self._loop)
                await self._bell
            action, answer = self._actions.popleft()
            try:
                result = await action()
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except Exception as error:  # noqa: BLE001 - whoever asked gets it
                if not answer.cancelled():
                    answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(result)

    async def close(self) -> None:
        """Stop at once; whoever still waits is cancelled."""
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)
        while self._actions:
            _, answer = self._actions.popleft()
            answer.cancel()
