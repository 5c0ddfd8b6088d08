"""A command as a line of text (`place 5 c4`, `chop c4 keep`) and as a number.

Kinds are numbers of the recipe book, from 0; squares have a column's letter and a row's number;
places are numbers of one's own screen, from 0.
"""

from collections.abc import Iterator
from itertools import permutations

from sushiya.core.command import Command, NotationError
from sushiya.core.echo import quote
from sushiya.core.game import Notation
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.board import BY_NAME, NAMES, corners, neighbours
from sushiya.games.wasabi.components import (
    CARDS,
    COLUMNS,
    LENGTHS,
    MOST_KINDS,
    RECIPES_IN_HAND,
    Card,
    Kind,
    Place,
)

KINDS = tuple(Kind(number) for number in range(MOST_KINDS))
PLACES = tuple(Place(number) for number in range(RECIPES_IN_HAND))
ALL_SQUARES = tuple(BY_NAME.values())

_FORMS = (
    "give KIND",
    "draw LENGTH",
    "place KIND SQUARE",
    "stack",
    "spicy",
    "chop SQUARE",
    "chop SQUARE keep",
    "switch SQUARE SQUARE",
    "wasabi SQUARE",
    "complete PLACE",
    "end",
    "pass PLACE ...",
    "take CARD",
    "take wasabi SQUARE",
    "take ... discard CARD",
    "leave",
    "tile KIND",
)


def write(command: Command) -> str:
    match command:
        case ask.GiveTile(kind):
            return f"give {kind}"
        case ask.DrawRecipe(length):
            return f"draw {length}"
        case ask.PlaceTile(kind, square):
            return f"place {kind} {NAMES[square]}"
        case ask.PlayChop(square, keep):
            return f"chop {NAMES[square]}" + " keep" * keep
        case ask.PlaySwitch(first, second):
            return f"switch {NAMES[first]} {NAMES[second]}"
        case ask.LayWasabi(corner):
            return f"wasabi {NAMES[corner]}"
        case ask.Complete(place):
            return f"complete {place}"
        case ask.Pass(places):
            return " ".join(["pass", *map(str, places)])
        case ask.TakeCard():
            return _write_take(command)
        case ask.TakeTile(kind):
            return f"tile {kind}"
    return _BARE[type(command)]


_BARE: dict[type[Command], str] = {
    ask.PlayStack: "stack",
    ask.PlaySpicy: "spicy",
    ask.EndPlay: "end",
    ask.LeaveCards: "leave",
}


def _write_take(command: ask.TakeCard) -> str:
    words = ["take", command.card]
    if command.corner is not None:
        words.append(NAMES[command.corner])
    if command.discard is not None:
        words += ["discard", command.discard]
    return " ".join(words)


def _all_commands() -> Iterator[Command]:
    """List every command there is, whatever the book: its code is its place here."""
    yield from (ask.GiveTile(kind) for kind in KINDS)
    yield from (ask.DrawRecipe(length) for length in LENGTHS)
    yield from (ask.PlaceTile(kind, square) for kind in KINDS for square in ALL_SQUARES)
    yield ask.PlayStack()
    yield ask.PlaySpicy()
    yield from (ask.PlayChop(square, keep) for square in ALL_SQUARES for keep in (False, True))
    yield from (ask.PlaySwitch(*pair) for pair in neighbours(COLUMNS))
    yield from (ask.LayWasabi(corner) for corner in corners(COLUMNS))
    yield from (ask.Complete(place) for place in PLACES)
    yield ask.EndPlay()
    for count in range(1, RECIPES_IN_HAND + 1):
        yield from (ask.Pass(places) for places in permutations(PLACES, count))
    discards: tuple[Card | None, ...] = (None, *CARDS)
    for discard in discards:
        yield from (ask.TakeCard(card, None, discard) for card in CARDS)
        yield from (ask.TakeCard("wasabi", corner, discard) for corner in corners(COLUMNS))
    yield ask.LeaveCards()
    yield from (ask.TakeTile(kind) for kind in KINDS)


ALL_COMMANDS: tuple[Command, ...] = tuple(_all_commands())
_codes = {command: code for code, command in enumerate(ALL_COMMANDS)}
_by_text = {write(command): command for command in ALL_COMMANDS}


def read(text: str) -> Command:
    command = _by_text.get(" ".join(text.split()))
    if command is None:
        raise NotationError(f"{quote(text)} is no command; commands are {', '.join(_FORMS)}")
    return command


def code(command: Command) -> int:
    return _codes[command]


def command(code: int) -> Command:
    if not 0 <= code < len(ALL_COMMANDS):
        raise NotationError(f"codes go from 0 to {len(ALL_COMMANDS) - 1}, {code} is none")
    return ALL_COMMANDS[code]


NOTATION: Notation[Command] = Notation(
    write=write, read=read, code=code, command=command, codes=len(ALL_COMMANDS)
)
