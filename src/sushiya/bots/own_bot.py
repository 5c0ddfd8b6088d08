"""A user's own bot: it runs in a process of its own, with a time limit."""

import contextlib
import importlib.util
import multiprocessing
import os
import random
import signal
import sys
import threading
from collections.abc import Callable
from importlib.metadata import entry_points
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from sushiya.bots.protocol import Bot, Budget
from sushiya.core.command import NotationError
from sushiya.core.game import AnyRules
from sushiya.core.value import encode
from sushiya.games import GAMES

GROUP = "sushiya.bots"
"""The entry points by which packages name their bots."""
LONGEST_CHOICE = 5.0
"""Seconds in which a bot must choose."""
LONGEST_START = 30.0


class BotFailed(RuntimeError):
    """A bot could not be loaded, raised, hung, or chose what is not legal; says which."""


class Question(NamedTuple):
    """What a bot's process is asked; the view and the commands are as on the wire."""

    view: bytes
    legal: tuple[str, ...]
    budget: Budget
    seed: int


class Answer(NamedTuple):
    """A command in notation, or what went wrong."""

    command: str
    trouble: str


class OwnBot:
    """Asks a bot in its own process.

    A process that hangs is ended, and the next choice starts another.
    """

    def __init__(self, rules: AnyRules, where: str, limit: float = LONGEST_CHOICE) -> None:
        """Load a bot from a file or an entry point; BotFailed if that does not work."""
        self._rules = rules
        self._where = where
        self._limit = limit
        self._process: multiprocessing.process.BaseProcess | None = None
        self._start()

    def choose(self, view: Any, legal: tuple[Any, ...], budget: Budget, rng: random.Random) -> Any:
        if self._process is None:
            self._start()
        notation = self._rules.notation
        written = tuple(notation.write(command) for command in legal)
        try:
            self._pipe.send(Question(encode(view), written, budget, rng.getrandbits(64)))
        except OSError as error:
            self.close()
            raise BotFailed(f"{self._where} ended by itself") from error
        answer = self._receive(self._limit)
        if answer.trouble:
            raise BotFailed(f"{self._where} raised {answer.trouble}")
        if answer.command not in written:
            raise BotFailed(f"{self._where} chose {answer.command}, which is not legal")
        return legal[written.index(answer.command)]

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None

    def _start(self) -> None:
        # A fresh interpreter: the bot cannot see this process's memory.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, self._rules.name, self._where), daemon=True
        )
        self._process.start()
        theirs.close()
        self._pipe = ours
        trouble = self._receive(LONGEST_START).trouble
        if trouble:
            self.close()
            raise BotFailed(f"{self._where} cannot be loaded: {trouble}")

    def _receive(self, seconds: float) -> Answer:
        try:
            if self._pipe.poll(seconds):
                answer: Answer = self._pipe.recv()
                return answer
        except (EOFError, OSError) as error:
            self.close()
            raise BotFailed(f"{self._where} ended by itself") from error
        self.close()
        raise BotFailed(f"{self._where} did not answer within {seconds:g} s")


class GuardedBot:
    """Lets a bot of a lower level choose if a bot fails, and reports the failure."""

    def __init__(self, bot: Bot, below: Bot, tell: Callable[[str], None]) -> None:
        self._bot = bot
        self._below = below
        self._tell = tell

    def choose(self, view: Any, legal: tuple[Any, ...], budget: Budget, rng: random.Random) -> Any:
        try:
            return self._bot.choose(view, legal, budget, rng)
        except BotFailed as failed:
            self._tell(str(failed))
            return self._below.choose(view, legal, budget, rng)


# The process's side.


def _serve(pipe: Connection, game: str, where: str) -> None:
    """Answer questions until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process.
    os.dup2(sys.stderr.fileno(), 1)  # A bot's prints must not end up in a command's output.
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    try:
        bot = load(where)
    except BaseException as error:  # noqa: BLE001 - whatever a file raises, SystemExit too
        pipe.send(Answer("", _said(error)))
        return
    pipe.send(Answer("", ""))
    rules = GAMES.find(game)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(_answer(rules, bot, pipe.recv()))


def _end_with(sentinel: int) -> None:
    """End when the parent process ends, even in the middle of a choice."""
    wait([sentinel])
    os._exit(0)


def _answer(rules: AnyRules, bot: Bot, question: Question) -> Answer:
    notation = rules.notation
    view = msgspec.json.decode(question.view, type=rules.view_form)
    legal = tuple(notation.read(text) for text in question.legal)
    rng = random.Random(question.seed)
    try:
        chosen = bot.choose(view, legal, question.budget, rng)
    except BaseException as error:  # noqa: BLE001 - whatever a bot raises
        return Answer("", _said(error))
    try:
        return Answer(str(notation.write(chosen)), "")
    except (NotationError, AttributeError, TypeError, KeyError, ValueError):
        return Answer(repr(chosen), "")


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def load(where: str) -> Bot:
    """Load a bot from a file or an entry point: a module or an object with `choose`."""
    loaded: Any = _load_file(Path(where)) if is_file(where) else _load_entry_point(where)
    if not callable(getattr(loaded, "choose", None)):
        raise TypeError("there is no function choose(view, legal, budget, rng)")
    bot: Bot = loaded
    return bot


def is_file(where: str) -> bool:
    return where.endswith(".py")


def _load_file(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("own_bot", file)
    if spec is None or spec.loader is None or not file.exists():
        raise FileNotFoundError("there is no such file")
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.resolve().parent))  # so that it can import modules beside it
    spec.loader.exec_module(module)
    return module


def _load_entry_point(name: str) -> Any:
    (found,) = entry_points(group=GROUP, name=name)
    return found.load()
