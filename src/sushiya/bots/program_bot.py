"""A bot as a program in any language: one line of JSON in for a decision, one line out."""

import random
from pathlib import Path
from typing import Any

import msgspec

from sushiya.bots.line_program import LineProgram, words_of
from sushiya.bots.own_bot import LONGEST_CHOICE
from sushiya.bots.protocol import Budget, Seconds
from sushiya.core.echo import quote
from sushiya.core.game import AnyRules
from sushiya.core.value import Value, encode

PREFIX = "run:"
"""What a bot's name begins with if the rest is a command."""
PROTOCOL = 1
"""Goes up when programs that follow the protocol before would fail."""
LONGEST_ANSWER = 4096


class Question(Value, frozen=True):
    """One line to the program. `legal` comes last, so that it can be found without a parser."""

    protocol: int
    game: str
    seed: int
    """A random number for this choice: with it a program plays the same game again."""
    seconds: float | None
    """How long it should think; None: `playouts` says how much."""
    playouts: int | None
    view: Any
    legal: tuple[str, ...]


class Answer(msgspec.Struct):
    """One line from the program; other keys are ignored."""

    command: str


class ProgramBot:
    """Asks a program for one line of JSON for each decision.

    One that fails is ended, and the next choice starts another.
    """

    def __init__(self, rules: AnyRules, command: str, limit: float = LONGEST_CHOICE) -> None:
        self._rules = rules
        self._program = LineProgram(command, limit, LONGEST_ANSWER)

    def choose(self, view: Any, legal: tuple[Any, ...], budget: Budget, rng: random.Random) -> Any:
        written = tuple(self._rules.notation.write(command) for command in legal)
        has_clock = isinstance(budget, Seconds)
        question = Question(
            protocol=PROTOCOL,
            game=self._rules.name,
            seed=rng.getrandbits(32),
            seconds=float(budget.count) if has_clock else None,
            playouts=None if has_clock else int(budget.count),
            view=view,
            legal=written,
        )
        chosen = self._program.ask(encode(question), Answer).command
        if chosen not in written:
            raise self._program.failed(f"chose {quote(chosen)}, which is not legal")
        return legal[written.index(chosen)]

    def close(self) -> None:
        """End the program."""
        self._program.close()


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def files_of(name: str) -> list[Path]:
    """List the files that a program's command names, such as the program and its arguments."""
    return [Path(word) for word in words_of(name.removeprefix(PREFIX)) if Path(word).is_file()]
