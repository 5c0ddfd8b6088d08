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

    def put(self, hear: Hear, message: bytes) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._take_turn)
        self._waiting.append((hear, message))

    def _take_turn(self) -> None:
        until = time.perf_counter() + A_TURN
        while True:
            hear, message = self._waiting[0]
            hear(message)
            # It goes only now: whoever puts something into an empty intake calls for a turn.
            self._waiting.popleft()
            if not self._waiting:
                return
            if time.perf_counter() >= until:
                asyncio.get_running_loop().call_soon(self._take_turn)
                return
