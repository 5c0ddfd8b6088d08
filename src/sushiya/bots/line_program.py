"""A program that answers every line of its standard input with one line, within a time limit."""

import atexit
import contextlib
import os
import shlex
import signal
import subprocess
import threading
from typing import TypeVar

import msgspec

from sushiya.bots.own_bot import BotFailed
from sushiya.core.echo import quote

T = TypeVar("T")


class LineProgram:
    """Starts the program at the first question, and again if it hung or ended before."""

    def __init__(self, command: str, limit: float, longest: int) -> None:
        self.limit = limit
        self._command = command
        self._words = words_of(command)
        self._longest = longest
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)

    def ask(self, line: bytes, form: type[T]) -> T:
        """Write a line, and read one as a value of a type; BotFailed says what went wrong."""
        answer = self._answer(line + b"\n")
        try:
            return msgspec.json.decode(answer, type=form)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            shown = quote(answer.decode(errors="replace").strip())
            raise self.failed(f"answered {shown}: {error}") from error

    def failed(self, why: str) -> BotFailed:
        """End the program, and return the exception to raise."""
        self.close()
        return BotFailed(f"{self._command} {why}")

    def close(self) -> None:
        if self._process is None:
            return
        _kill(self._process)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            # A line that the program did not take is still in the buffer, and cannot be flushed.
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process = None

    def _answer(self, line: bytes) -> bytes:
        process = self._process or self._start()
        answers: list[bytes] = []
        # A thread, as writing can block, too; it ends with the program's pipes.
        asking = threading.Thread(
            target=_talk, args=(process, line, self._longest, answers), daemon=True
        )
        asking.start()
        asking.join(self.limit)
        if asking.is_alive():
            _kill(process)
            asking.join()
            raise self.failed(f"did not answer within {self.limit:g} s")
        if not answers:
            raise self.failed("ended by itself")
        if not answers[0].endswith(b"\n"):
            raise self.failed("answered with an unfinished or too long line")
        return answers[0]

    def _start(self) -> "subprocess.Popen[bytes]":
        try:
            self._process = subprocess.Popen(  # noqa: S603 - what whoever starts us has named
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name != "nt",  # Ctrl-C is for our own process
            )
        except OSError as error:
            raise self.failed(f"cannot be started: {error.strerror}") from error
        return self._process


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill the program and what it has started, which would hold its pipes open."""
    if os.name == "nt":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _talk(
    process: "subprocess.Popen[bytes]", line: bytes, longest: int, answers: list[bytes]
) -> None:
    if process.stdin is None or process.stdout is None:
        return
    try:
        process.stdin.write(line)
        process.stdin.flush()
        answer = process.stdout.readline(longest)
    except (OSError, ValueError):
        return
    if answer:
        answers.append(answer)


def words_of(command: str) -> list[str]:
    """Split a command as a shell does; raises BotFailed if it is malformed or empty."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotFailed(f"{command} is no command: {error}") from error
    if not words:
        raise BotFailed("a program needs a command, such as ./my_bot")
    return words
