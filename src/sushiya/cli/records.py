"""`replay` and `verify`: show a record step by step, and check it."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from sushiya.cli.results import print_result
from sushiya.cli.serve import open_page
from sushiya.cli.usage import Json, UsageError, english, seat_of
from sushiya.core.event import redact
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.record import Record, Replayed, bind_record, read_record
from sushiya.core.record import replay as follow
from sushiya.core.record import verify as find_difference
from sushiya.core.trust import Seen
from sushiya.core.value import UNREADABLE, encode
from sushiya.core.words import Catalogue
from sushiya.games import GAMES
from sushiya.server.serve import LOCAL_RECORD, ServeConfig, listen, run_record

RecordFile = Annotated[Path, Parameter(help="A record, as `play` writes it.")]


def open_record(file: Path) -> tuple[AnyGame, Record]:
    """Read a record and the game it was played by."""
    try:
        record = read_record(file.read_bytes())
    except UNREADABLE as error:
        raise UsageError(f"{file} is no record: {error}") from error
    return bind_record(GAMES.find(record.game), record), record


def open_seen(file: Path) -> Seen:
    """Read what a client kept of a deal."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Seen)
    except UNREADABLE as error:
        raise UsageError(f"{file} does not hold what was seen of a deal: {error}") from error


def verify(
    record: RecordFile,
    /,
    *,
    seen: Annotated[
        Path | None, Parameter(help="What a browser saw of the deal, to compare with the record.")
    ] = None,
    json: Json = False,
) -> int:
    """Recompute a whole record; says what differs and where it begins (exit code 1)."""
    game, content = open_record(record)
    difference = find_difference(game.rules, content, None if seen is None else open_seen(seen))
    if json:
        answer = {"game": content.game, "decisions": len(content.decisions), "differs": difference}
        sys.stdout.buffer.write(encode(answer) + b"\n")
    elif difference is not None:
        sys.stdout.write(f"{record}: {difference}\n")
    else:
        sys.stdout.write(
            f"{record}: {len(content.decisions)} decisions, all true; {_end(content)}\n"
        )
    return 0 if difference is None else 1


def _end(record: Record) -> str:
    if record.result is None:
        return "the game was left before its end"
    return f"totals {', '.join(str(total) for total in record.result.totals)}"


def replay(
    record: RecordFile,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Show only what this seat saw, counted from 0.")
    ] = None,
    whole: Annotated[
        bool, Parameter(name="--all", negative=(), help="Show everything without waiting.")
    ] = False,
    web: Annotated[
        bool, Parameter(negative=(), help="Show it in your browser, with the game's own screen.")
    ] = False,
    browser: Annotated[bool, Parameter(help="With --web: open the browser.")] = True,
) -> None:
    """Go through a record step by step: Enter goes on, b goes back, q leaves."""
    game, content = open_record(record)
    viewer: Viewer = None if seat is None else Seat(seat_of(seat, game))
    if web:
        _show_in_browser(content, viewer, is_opened=browser)
        return
    steps = list(follow(game, content))
    player = _Replay(game, content, viewer)
    if whole or not sys.stdin.isatty():
        for step in steps:
            player.show(step)
    else:
        _step_through(player, steps)
    if content.result is not None:
        print_result(Console(highlight=False), game, content.result, player.names)


def _show_in_browser(record: Record, viewer: Viewer, *, is_opened: bool) -> None:
    """Serve the record to this machine alone, on any free port, until Ctrl-C."""
    listening = listen(ServeConfig(data=Path(), port=0))
    seat = "open" if viewer is None else viewer
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/g/{LOCAL_RECORD}?seat={seat}"

    def ready() -> None:
        sys.stdout.write(f"The record is shown at {address}\nCtrl-C ends it.\n")
        sys.stdout.flush()
        if is_opened:
            open_page(address)

    run_record(record, listening, ready)


def _step_through(player: "_Replay", steps: Sequence[Replayed]) -> None:
    at = 0
    while at < len(steps):
        player.show(steps[at])
        sys.stdout.write(f"[{at + 1} of {len(steps)}] Enter goes on, b goes back, q leaves: ")
        sys.stdout.flush()
        answer = sys.stdin.readline()
        if not answer or answer.strip().lower() == "q":
            return
        at = max(0, at - 1) if answer.strip().lower() == "b" else at + 1


class _Replay:
    """Shows a record to one viewer, or with everything open."""

    def __init__(self, game: AnyGame, record: Record, viewer: Viewer) -> None:
        self._game = game
        self._viewer = viewer
        self._words: Catalogue = english(game)
        self._console = Console(highlight=False)
        self.names = [self._name(record, seat) for seat in seats(game.players)]

    def _name(self, record: Record, seat: Seat) -> str:
        who = next(one.who for one in record.sittings if one.seat == seat)
        return f"{self._words.text('seat', seat=seat)} ({who})"

    def show(self, replayed: Replayed) -> None:
        if not replayed.is_true:
            self._console.print("The record's digest says that something else happened here.")
        title = f"decision {replayed.number}" if replayed.commands else "opening"
        self._console.rule(title)
        for event in replayed.step.events:
            line = self._say(event)
            if line is not None and not event.quiet:
                self._console.print(line, markup=False)
        self._console.print()
        self._console.print(self._draw(replayed.step.state), markup=False)

    def _say(self, event: Any) -> str | None:
        seen = event if self._viewer is None else redact(event, self._viewer)
        if seen is None:
            return None
        phrase = self._game.rules.texts.say_event(seen, self._game.options)
        return self._words.say(phrase, you=self._viewer, names=self.names)

    def _draw(self, state: Any) -> str:
        texts = self._game.rules.texts
        table = texts.draw(self._game.view(state, self._viewer), self._words, self.names)
        if self._viewer is not None:
            return table
        own = [
            f"  {self.names[seat]}: {texts.draw_own(self._game.view(state, seat), self._words)}"
            for seat in seats(self._game.players)
        ]
        return "\n".join([table, "", *own])
