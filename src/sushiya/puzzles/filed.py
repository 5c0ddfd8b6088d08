"""Puzzles as a game's folder keeps them: where a game stood, whose turn it is, and the answer."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.core.record import digest
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value, encode
from sushiya.engine.build import load_parts

FILE = "puzzles.json"
SEED_BYTES = 6
Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")


class PuzzleError(Exception):
    """A puzzle that cannot be set up; says where and why."""


class Candidate(Value, frozen=True, kw_only=True):
    """One decision of a game between bots, and what is best there."""

    id: str
    """Stays the same as long as the position does: devices keep what they know of it."""
    options: dict[str, Any]
    """Edition and players; all else is the edition's own."""
    seed: int
    decisions: tuple[str, ...]
    """What was decided before, as a record writes it: "SEAT COMMAND", several joined by ";"."""
    seat: Seat
    answer: str
    choices: int
    missed: dict[str, int]
    """Of a hundred tries, how many of each level do not find the answer."""
    difficulty: Difficulty


class Puzzle(Candidate, frozen=True, kw_only=True):
    """A decision with what it teaches; figures come from the check."""

    seen: str
    """A digest of what the seat observes: other rules that lead elsewhere are noticed."""
    idea: str
    rival: str
    """The best of all other choices."""
    margin: float
    """Points by which the answer is ahead of every other choice, at least."""
    sure: float
    """The same in standard errors, at least; 99: it is beyond doubt."""


class Filed(Value, frozen=True, kw_only=True):
    """All puzzles of a game."""

    format: Literal["sushiya-puzzles-1"] = "sushiya-puzzles-1"
    game: str
    rules: int
    """The version of the rules that the games were played by."""
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class Position:
    """Where a game stands, and whose choice it is."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def codes(self) -> list[int]:
        """Everything that can be chosen."""
        return [self.game.code(one) for one in self.game.legal(self.state, self.seat)]

    @property
    def observation(self) -> tuple[int, ...]:
        """The numbers that engines read."""
        return tuple(map(int, load_parts(self.game.rules).observe_view(self.view)))

    @property
    def digest(self) -> str:
        """Stands for what the seat observes."""
        return digest(self.observation)

    def code_of(self, command: str) -> int:
        return self.game.code(self.game.read(command))


def file_of(rules: AnyRules) -> Path:
    return rules.texts.folder / FILE


def read_puzzles(rules: AnyRules) -> Filed:
    """Read a game's puzzles; raises msgspec.ValidationError, or PuzzleError for other rules."""
    filed = msgspec.json.decode(file_of(rules).read_bytes(), type=Filed)
    if (filed.game, filed.rules) != (rules.name, rules.version):
        raise PuzzleError(
            f"the puzzles are of {filed.game}, version {filed.rules} of its rules; "
            f"this is {rules.name}, version {rules.version}: make them anew"
        )
    return filed


def write_puzzles(rules: AnyRules, filed: Filed) -> None:
    """Write one puzzle a line, so that a change shows which."""
    head = encode({"format": filed.format, "game": filed.game, "rules": filed.rules}).decode()
    lines = ",\n".join(encode(one).decode() for one in filed.puzzles)
    file_of(rules).write_text(f'{head[:-1]},"puzzles":[\n{lines}\n]}}\n', "utf-8")


def write_decision(game: AnyGame, commands: Mapping[Seat, Command]) -> str:
    return ";".join(f"{seat} {game.write(commands[seat])}" for seat in sorted(commands))


def set_up(rules: AnyRules, puzzle: Candidate) -> Position:
    """Play a puzzle's game up to its decision, by the reference."""
    game = rules.bind(**puzzle.options)
    chance = Dealer(puzzle.seed)
    state = game.start(chance)
    for number, decision in enumerate(puzzle.decisions):
        for words in decision.split(";"):
            seat, _, command = words.partition(" ")
            step = game.play(state, Seat(int(seat)), game.read(command), chance)
            if isinstance(step, Refusal):
                raise PuzzleError(f"{puzzle.id}: decision {number}: {words!r} is refused")
            state = step.state
    position = Position(game, state, puzzle.seat)
    if puzzle.seat not in game.to_act(state):
        raise PuzzleError(f"{puzzle.id}: it is not the turn of seat {puzzle.seat}")
    if position.code_of(puzzle.answer) not in position.codes:
        raise PuzzleError(f"{puzzle.id}: the answer {puzzle.answer!r} is not legal")
    if isinstance(puzzle, Puzzle) and puzzle.seen != position.digest:
        raise PuzzleError(f"{puzzle.id}: its seat observes something else than what is filed")
    return position


def seed_of(puzzle: Candidate, purpose: str) -> int:
    """Give a seed for imagined games; another purpose has another seed. Browsers can read it."""
    digest = hashlib.blake2b(f"{purpose} {puzzle.id}".encode(), digest_size=SEED_BYTES)
    return int.from_bytes(digest.digest(), "big")
