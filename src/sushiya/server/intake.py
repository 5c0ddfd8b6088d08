"""What has come in over all sockets and waits to be heard: a little of it in each round."""

import asyncio
import time
from collections import deque

from sushiya.server.carrier import Hear

A_TURN = 0.002
"""Seconds of hearing in one round of the loop."""


class Intake:
    """Hears everything in the order of coming.

    Between two turns leaves what was granted. If all that waits were heard at once, the answers
    would wait for it, and on a busy server more would have come in before they leave.
    """

    def __init__(self) -> None:
        self._waiting: deque[tuple[Hear, bytes]] = deque()
        self._is_called = False

    def put(self, hear: Hear, message: bytes) -> None:
        self._waiting.append((hear, message))
        self._call()

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._is_called = False
        until = time.perf_counter() + A_TURN
        try:
            while self._waiting and time.perf_counter() < until:
                hear, message = self._waiting.popleft()
                hear(message)
        finally:
            # Whatever one of them raises: the others are heard all the same.
            if self._waiting:
                self._call()
