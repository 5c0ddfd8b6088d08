"""The server with a clock that can be put forward: every SIGUSR1 is two minutes."""

import runpy
import signal
import time
from typing import Any

STEP = 120.0


class Clock:
    def __init__(self) -> None:
        self._tell = time.time
        self._ahead = 0.0

    def __call__(self) -> float:
        return self._tell() + self._ahead

    def put_forward(self, *_: Any) -> None:
        self._ahead += STEP


if __name__ == "__main__":
    clock = Clock()
    time.time = clock
    signal.signal(signal.SIGUSR1, clock.put_forward)
    runpy.run_module("sushiya", run_name="__main__", alter_sys=True)
