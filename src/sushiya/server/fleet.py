"""Several processes of one server: started together, restarted if one dies, ended together."""

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sushiya.server.house_key import HouseKey, laid_out
from sushiya.server.serve import ServeConfig, listen, run

logger = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before a process that died is started again."""
READY = b"."
_ENDS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end a server."""
FAILED = 1


def own_port(config: ServeConfig, index: int) -> int:
    """Return the port that one process has for itself, besides the one that all share."""
    return config.port + 1 + index


def listen_alone(config: ServeConfig, count: int) -> list[socket.socket]:
    """Bind the ports that the processes have for themselves."""
    return [listen(replace(config, port=own_port(config, index))) for index in range(count)]


def run_fleet(
    config: ServeConfig,
    shared: socket.socket,
    own: Sequence[socket.socket],
    ready: Callable[[], None],
) -> int:
    """Serve with one process for each own port, until told to stop; return the exit code."""
    with laid_out(config.data, config.port) as house:
        return _Fleet(config, shared, own, house).run(ready)


class _Fleet:
    """The parent process: it serves no requests, so nothing at a table can crash it."""

    def __init__(
        self,
        config: ServeConfig,
        shared: socket.socket,
        own: Sequence[socket.socket],
        house: HouseKey,
    ) -> None:
        self._config = config
        self._shared = shared
        self._own = own
        self._house = house
        self._children: dict[int, int] = {}
        """The index of each process, by process id."""
        self._is_ending = False
        self._told, self._tells = os.pipe()
        """The pipe by which children report that they are ready."""
        self._watched, self._held = os.pipe()
        """A pipe that closes when this process ends; its children then end as well."""

    def run(self, ready: Callable[[], None]) -> int:
        for number in _ENDS:
            signal.signal(number, self._end)
        for index in range(len(self._own)):
            self._start(index)
        is_open = self._wait_until_ready()
        if is_open:
            ready()
        self._tend()
        return 0 if is_open else FAILED

    def _end(self, *_: Any) -> None:
        self._is_ending = True
        for child in tuple(self._children):
            os.kill(child, signal.SIGTERM)

    def _start(self, index: int) -> None:
        # Block signals until the parent has recorded its child, and until the child has reset the
        # handlers that it inherits from its parent.
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDS)
        if self._is_ending:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDS)
            return
        child = os.fork()
        if child:
            self._children[child] = index
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDS)
            return
        code = FAILED
        try:
            os.close(self._held)
            for number in _ENDS:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDS)
            run(
                replace(self._config, watched=self._watched),
                self._shared,
                self._own[index],
                ready=self._say_ready,
                house=self._house,
            )
            code = 0
        except BaseException as error:  # noqa: BLE001 - a child never goes on as its parent
            sys.stderr.write(f"sushiya: {error}\n")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _say_ready(self) -> None:
        os.write(self._tells, READY)

    def _wait_until_ready(self) -> bool:
        """Wait until all processes are ready; False: one could not start, or we are ending."""
        os.set_blocking(self._told, False)
        count = 0
        while count < len(self._own) and not self._is_ending:
            try:
                count += len(os.read(self._told, len(self._own)))
            except BlockingIOError:
                time.sleep(0.02)
            child, _ = os.waitpid(-1, os.WNOHANG)
            if child:
                del self._children[child]
                self._end()
                return False
        return not self._is_ending

    def _tend(self) -> None:
        """Restart children that die, until all have ended because they were told to."""
        while self._children:
            child, status = os.wait()
            index = self._children.pop(child, None)
            if index is None or self._is_ending:
                continue
            logger.error("process %d died (%d) and is started again", index, status)
            time.sleep(PAUSE)
            self._start(index)
