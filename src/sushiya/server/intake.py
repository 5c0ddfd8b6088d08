"""What has come in over all sockets and waits to be heard: a little of it in each round."""

import asyncio
import time
from collections import deque

from sushiya.server.carrier import Hear, Hold

A_TURN = 0.002
"""Seconds of hearing in one round of the loop."""


class Intake:
    """Hears first those whom their whole table waits for, then the others, as they came.

    Between two turns leaves what was granted. If all that waits were heard at once, the answers
    would wait for it, and on a busy server more would have come in before they leave.
    """

    def __init__(self) -> None:
        self._awaited: deque[Speaker] = deque()
        self._others: deque[Speaker] = deque()
        self._is_called = False

    def put(self, speaker: "Speaker", *, is_awaited: bool) -> None:
        (self._awaited if is_awaited else self._others).append(speaker)
        self._call()

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._is_called = False
        until = time.perf_counter() + A_TURN
        try:
            # However many are waited for, the others get on too.
            if self._others:
                self._others.popleft().hear_next()
            while (waiting := self._awaited or self._others) and time.perf_counter() < until:
                waiting.popleft().hear_next()
        finally:
            # Whatever one of them raises: the others are heard all the same.
            if self._awaited or self._others:
                self._call()


class Speaker:
    """One device: it waits once for each of its messages, and they are heard as they were said.

    So a message that is waited for does not overtake what the same device said before. With as many
    waiting as `most`, the device is held: nothing more of it is read until half of them are heard.
    """

    def __init__(self, intake: Intake, hear: Hear, hold: Hold, most: int) -> None:
        self._intake = intake
        self._hear = hear
        self._hold = hold
        self._most = most
        self._unheard: list[bytes] = []
        self._is_held = False

    def say(self, message: bytes, *, is_awaited: bool) -> None:
        self._unheard.append(message)
        if len(self._unheard) >= self._most and not self._is_held:
            self._is_held = True
            self._hold(is_held=True)
        self._intake.put(self, is_awaited=is_awaited)

    def hear_next(self) -> None:
        message = self._unheard.pop(0)
        if self._is_held and len(self._unheard) <= self._most // 2:
            self._is_held = False
            self._hold(is_held=False)
        self._hear(message)
