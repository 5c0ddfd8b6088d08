"""`play`: a person against bots in the terminal."""

import os
import random
import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from sushiya.bots.levels import LEVELS, USUAL_LEVEL, make_bot
from sushiya.bots.loading import find_bot, short_name
from sushiya.bots.own_bot import GuardedBot
from sushiya.bots.protocol import Bot, Playouts
from sushiya.cli.catalogue import paragraph_of, rulebook
from sushiya.cli.results import print_result
from sushiya.cli.usage import (
    Edition,
    House,
    Players,
    UsageError,
    bot_names,
    english,
    given_options,
    seat_of,
)
from sushiya.core.chance import SEED_BYTES, Dealer, Seeded
from sushiya.core.command import NotationError
from sushiya.core.event import Event
from sushiya.core.game import AnyGame, say_event
from sushiya.core.ids import Seat, seats
from sushiya.core.record import PERSON, Journal, Sitting, write_record
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode, tag_of
from sushiya.games import GAMES

BUDGET = Playouts(1000)


class _Left(Exception):
    """The person left the table."""


def play(  # noqa: PLR0913 - every flag is an argument
    game: str,
    /,
    *,
    bots: Annotated[
        str | None,
        Parameter(
            help="Your rivals, separated by commas: levels (`bots list` names them) or files "
            "with bots of your own."
        ),
    ] = None,
    players: Players = None,
    seat: Annotated[int, Parameter(help="Your seat, counted from 0.")] = 0,
    edition: Edition = None,
    option: House = None,
    seed: Annotated[int | None, Parameter(help="Play the same deal again.")] = None,
    record: Annotated[
        Path | None, Parameter(help="The record's file; by default a new file here.")
    ] = None,
) -> None:
    """Play against bots in the terminal.

    Parameters
    ----------
    game
        The game to play.
    """
    rules = GAMES.find(game)
    rivals = bot_names(bots) if bots is not None else None
    if rivals is not None and players is None:
        players = len(rivals) + 1
    bound = rules.bind(**given_options(rules, edition, players, option))
    rivals = _fill(rivals or [USUAL_LEVEL], bound.players - 1)
    if seed is not None and seed < 0:
        raise UsageError("--seed starts at 0")
    file = _new_file(rules.name) if record is None else record
    _expect_writable(file)
    dealer = Dealer(secrets.token_bytes(SEED_BYTES) if seed is None else seed)
    table = _Table(bound, dealer, Seat(seat_of(seat, bound)), rivals)
    try:
        with _leaving_when_told():
            table.run()
    except (_Left, KeyboardInterrupt, EOFError):
        table.console.print("\nYou left the table.")
    table.write(file)
    table.console.print(f"Record: {file} (sushiya replay {file})", markup=False, soft_wrap=True)


@contextmanager
def _leaving_when_told() -> Iterator[None]:
    """Handle SIGTERM and SIGHUP (a closed window) like Ctrl-C, so that the record is written."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    told = [getattr(signal, name) for name in names]
    before = [signal.signal(one, signal.default_int_handler) for one in told]
    try:
        yield
    finally:
        for one, handler in zip(told, before, strict=True):
            signal.signal(one, handler)


def _fill(rivals: list[str], count: int) -> list[str]:
    """Repeat the last bot until the table is full."""
    if len(rivals) > count:
        raise UsageError(f"--bots names {len(rivals)}, and there is room for {count}")
    return rivals + [rivals[-1]] * (count - len(rivals))


def _expect_writable(file: Path) -> None:
    """Refuse, before the game, a record file that could not be written after it."""
    if file.exists():
        raise UsageError(f"{file} exists already; records are never overwritten")
    if not os.access(file.parent, os.W_OK):
        raise UsageError(f"the record cannot be written to {file.parent}; choose a --record FILE")


def _new_file(game: str) -> Path:
    stamp = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    names = (f"{game}-{stamp}{tail}.json" for tail in ("", *(f"-{n}" for n in range(2, 100))))
    return next(file for name in names if not (file := Path(name)).exists())


class _Table:
    """One game in the terminal: the person, the bots, and what has been decided."""

    def __init__(self, game: AnyGame, dealer: Dealer, seat: Seat, rivals: Sequence[str]) -> None:
        self.console = Console(highlight=False)
        self._game = game
        self._dealer = dealer
        self._seat = seat
        self._words = english(game)
        self._rng = random.Random(dealer.seed)
        self._journal = Journal()
        self._state: Any = None
        others = [one for one in seats(game.players) if one != seat]
        self._rivals = dict(zip(others, rivals, strict=True))
        self._bots: dict[Seat, Bot] = {one: self._bot(name) for one, name in self._rivals.items()}
        self._names = [
            self._words.text("you")
            if one == seat
            else f"{short_name(self._rivals[one]).title()} {one}"
            for one in seats(game.players)
        ]

    def run(self) -> None:
        opened = self._game.open(self._dealer)
        self._state = opened.state
        self.console.print(self._words.text("welcome"), markup=False)
        self._tell(opened.events)
        while self._game.result(self._state) is None:
            waiting = self._game.to_act(self._state)
            seat = self._seat if self._seat in waiting else waiting[0]
            command = self._ask() if seat == self._seat else self._bot_choice(seat)
            self._journal.note(self._game.decision(self._state), seat, command)
            step = self._game.play(self._state, seat, command, self._dealer)
            if isinstance(step, Refusal):
                raise TypeError(f"{command} was legal and is refused: {step}")
            self._state = step.state
            self._tell(step.events)
        self.console.print(self._drawn(), markup=False)
        result = self._game.result(self._state)
        if result is not None:
            print_result(self.console, self._game, result, self._names)

    def write(self, file: Path) -> None:
        """Write the record of what was decided so far."""
        sittings = [
            Sitting(seat, PERSON if seat == self._seat else f"bot {short_name(self._rivals[seat])}")
            for seat in seats(self._game.players)
        ]
        now = None if self._state is None else self._game.decision(self._state)
        record = write_record(
            self._game, Seeded(self._dealer.seed.hex()), self._journal.settled(now), sittings
        )
        with file.open("xb") as out:
            out.write(encode(record) + b"\n")

    def _bot(self, name: str) -> Bot:
        """Make a rival; if a bot of your own fails, the usual level chooses instead."""
        bot = find_bot(self._game.rules, name)
        if name in LEVELS:
            return bot
        below = make_bot(self._game.rules, USUAL_LEVEL)
        return GuardedBot(bot, below, self._say_failed)

    def _say_failed(self, why: str) -> None:
        self.console.print(f"! {why}; the {USUAL_LEVEL} chose instead.", markup=False)

    def _bot_choice(self, seat: Seat) -> Any:
        legal = self._game.legal(self._state, seat)
        return self._bots[seat].choose(self._game.view(self._state, seat), legal, BUDGET, self._rng)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            phrase = say_event(self._game, event, self._seat)
            if phrase is not None and not event.quiet:
                line = self._words.say(phrase, you=self._seat, names=self._names)
                self.console.print(f"· {line}", style="dim", markup=False)

    def _drawn(self) -> str:
        view = self._game.view(self._state, self._seat)
        return f"\n{self._game.rules.texts.draw(view, self._words, self._names)}\n"

    def _ask(self) -> Any:
        """Ask until the answer is a legal command."""
        legal = self._game.legal(self._state, self._seat)
        self.console.print(self._drawn(), markup=False)
        self._list(legal)
        while True:
            answer = self._read(len(legal))
            if answer.startswith("?"):
                self._explain(answer[1:].strip(), legal)
                continue
            command = self._understand(answer, legal)
            if command is not None:
                return command

    def _read(self, count: int) -> str:
        self.console.print(f"1-{count}, ? for help, q to leave: ", end="", markup=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line or line.strip().lower() == "q":
            raise _Left
        return line.strip()

    def _list(self, legal: Sequence[Any]) -> None:
        for number, command in enumerate(legal, 1):
            self.console.print(f"{number:>4}  {self._say(command)}", markup=False)

    def _say(self, command: Any) -> str:
        view = self._game.view(self._state, self._seat)
        phrase = self._game.rules.texts.say_command(command, view)
        return self._words.say(phrase, you=self._seat, names=self._names)

    def _understand(self, answer: str, legal: Sequence[Any]) -> Any | None:
        """Find the command that was meant, or say what is wrong with the answer."""
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        if answer.isdecimal() or not answer:
            self.console.print(f"Choose a number from 1 to {len(legal)}.")
            return None
        try:
            command = self._game.read(answer)
        except NotationError as error:
            self.console.print(f"{error}; or choose a number from 1 to {len(legal)}.", markup=False)
            return None
        if command in legal:
            return command
        self._why_not(command)
        return None

    def _why_not(self, command: Any) -> None:
        decided = self._game.rules.decide(self._state, self._seat, command, self._dealer)
        if isinstance(decided, Refusal):
            self.console.print(self._words.say(decided.phrase, names=self._names), markup=False)

    def _explain(self, asked: str, legal: Sequence[Any]) -> None:
        """Answer a question: none, a paragraph of the rules, or a command in notation."""
        if asked:
            self._answer(asked, legal)
            return
        for kind in dict.fromkeys(tag_of(type(command)) for command in legal):
            self.console.print(self._words.text(f"help-{kind}"), markup=False)
        self.console.print(
            f"You can also type a command as records write it, such as "
            f"{self._game.write(legal[0])}.\n"
            f"? and a command says whether it is allowed; ? and a number such as 3.2 shows that "
            f"paragraph of the rules (all of them: sushiya rules {self._game.rules.name}).",
            markup=False,
        )
        self._list(legal)

    def _answer(self, asked: str, legal: Sequence[Any]) -> None:
        paragraph = paragraph_of(rulebook(self._game.rules), asked)
        if paragraph is not None:
            self.console.print(paragraph, markup=False)
            return
        try:
            command = self._game.read(asked)
        except NotationError as error:
            self.console.print(f"{error}.", markup=False)
            return
        if command in legal:
            self.console.print(f"{self._say(command)}: that is allowed.", markup=False)
        else:
            self._why_not(command)
