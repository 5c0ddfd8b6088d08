"""The contract that every game fulfils, and a game with its options fixed, as callers play it."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar, Union

import msgspec

from sushiya.core.chance import Chance
from sushiya.core.command import Command
from sushiya.core.event import Event, redact
from sushiya.core.first_game import FirstGame
from sushiya.core.ids import Decision, Seat, Viewer
from sushiya.core.options import Options, OptionSet
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.result import Result
from sushiya.core.step import Step
from sushiya.core.value import Value
from sushiya.core.words import SHARED_MESSAGES, Catalogue, Phrase

S = TypeVar("S", bound=Value)
C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Value)
O = TypeVar("O", bound=Options)  # noqa: E741 - one letter, as all our type variables

MOST_COMMANDS = 1024
"""A decision offers at most this many commands; a larger choice becomes several decisions."""


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[C]):
    """Every command as one line of text and as a number from 0 to codes - 1, both ways."""

    write: Callable[[C], str]
    read: Callable[[str], C]
    """Raises NotationError, which says what is expected."""
    code: Callable[[C], int]
    command: Callable[[int], C]
    """Raises NotationError for a number that stands for no command."""
    codes: int


@dataclass(frozen=True, kw_only=True)
class Texts(Generic[C, E, V, O]):
    """A game in words: its phrases, and its table drawn as text."""

    folder: Path
    """The game's folder, holding messages/ and rulebook/."""
    say_command: Callable[[C, V], Phrase]
    """Names what a command does for whoever has this view, as a button would."""
    say_event: Callable[[E, O], Phrase]
    """Gets a redacted event: a hidden field is UNSET."""
    say_progress: Callable[[V], Phrase]
    """Where the game stands, for a list of games: "Round 2, pick 5 of 8"."""
    draw: Callable[[V, Catalogue, Sequence[str]], str]
    """The table as a viewer sees it, with the seats' names."""
    draw_own: Callable[[V, Catalogue], str]
    """What of it only the viewing seat sees, in one line."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, C, E, V, O]):
    """One game: pure functions over frozen values, and the lists that tests go through."""

    name: str
    version: int
    """Goes up when the same seed and decisions would give another game."""
    options: OptionSet[O]
    state: type[S]
    commands: tuple[type[C], ...]
    events: tuple[type[E], ...]
    view_form: type[V]
    refusals: Refusals
    endings: tuple[str, ...]
    """What `Result.ended_by` can be."""
    longest: int
    """No game has more decisions than this."""
    minutes: int
    """About how long people play one game, as a list of games says."""

    open: Callable[[O, Chance], Step[S, E]]
    decide: Callable[[S, Seat, C, Chance], Step[S, E] | Refusal]
    evolve: Callable[[S | None, E], S]
    """The only function that changes a state: folding a step's events gives its state."""
    to_act: Callable[[S], tuple[Seat, ...]]
    decision: Callable[[S], Decision]
    legal: Callable[[S, Seat], tuple[C, ...]]
    view: Callable[[S, Viewer], V]
    imagine: Callable[[V, random.Random], S]
    result: Callable[[S], Result | None]

    notation: Notation[C]
    texts: Texts[C, E, V, O]
    cook: Callable[[V, tuple[C, ...], random.Random], C]
    """A good player's choice without search."""
    apprentice: Callable[[V, tuple[C, ...], random.Random], C]
    """A beginner's choice: the cook's with mistakes that people make."""
    score: Callable[[Mapping[str, Any]], Value | Refusal]
    """Points of a table that was played elsewhere."""

    outlook: Callable[[V], Value] | None = None
    """outlook(view): what screens show about what could come; depends on the view alone."""
    outlook_form: type[Value] | None = None

    first_game: FirstGame | None = None
    """A guided game for whoever plays it for the first time; None: there is none."""

    engine: str | None = None
    """The package that holds the game in C, and its PARTS; None: there is none yet."""
    scenarios: str | None = None
    """The module that holds SCENARIOS, which make lockstep meet every branch."""

    def bind(self, **given: object) -> "Game[S, C, E, V, O]":
        """Fix the options; a wrong one raises OptionError."""
        return Game(self, self.options.resolve(given))


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Game(Generic[S, C, E, V, O]):
    """A game with its options fixed: pure functions over frozen states, which never change."""

    rules: Rules[S, C, E, V, O] = field(repr=False)
    options: O

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    def open(self, chance: Chance) -> Step[S, E]:
        """Deal a new game; return the events of its opening, and the state after it."""
        return self.rules.open(self.options, chance)

    def start(self, chance: Chance) -> S:
        """Deal a new game; return its first state."""
        return self.open(chance).state

    def play(self, state: S, seat: Seat, command: C, chance: Chance) -> Step[S, E] | Refusal:
        """Play a command for a seat; a Refusal says which rule forbids it, and changes nothing."""
        return self.rules.decide(state, seat, command, chance)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that have to choose now; if several, they choose at once."""
        return self.rules.to_act(state)

    def decision(self, state: S) -> Decision:
        """Return how many decisions have been settled."""
        return self.rules.decision(state)

    def legal(self, state: S, seat: Seat) -> tuple[C, ...]:
        """List the commands that a seat may play; any other is refused."""
        return self.rules.legal(state, seat)

    def view(self, state: S, seat: Viewer) -> V:
        """Return all that a seat knows, and nothing else; for None, what a watcher sees."""
        return self.rules.view(state, seat)

    def result(self, state: S) -> Result | None:
        """Return points, ranks and winners; None while the game runs."""
        return self.rules.result(state)

    def write(self, command: C) -> str:
        """Write a command as one line of text."""
        return self.rules.notation.write(command)

    def read(self, text: str) -> C:
        """Read a command from its text; a NotationError says what is expected."""
        return self.rules.notation.read(text)

    def code(self, command: C) -> int:
        """Return the number of a command, which is its action in the environments."""
        return self.rules.notation.code(command)

    def command(self, code: int) -> C:
        """Return the command of a number; raises NotationError if there is none."""
        return self.rules.notation.command(code)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


@cache
def event_decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[Any]:
    """Return a decoder of events, as logs hold them."""
    return msgspec.json.Decoder(Union[events])


def catalogue(rules: AnyRules, language: str, options: Options | None = None) -> Catalogue:
    """Open a game's messages, for a table with these options or for the first edition."""
    edition = next(iter(rules.options.editions)) if options is None else options.edition
    return Catalogue(language, (SHARED_MESSAGES, rules.texts.folder / "messages"), edition=edition)


def say_event(game: AnyGame, event: Event, viewer: Viewer) -> Phrase | None:
    """Return a phrase for what a viewer may know of an event; None: nothing at all."""
    seen = redact(event, viewer)
    return None if seen is None else game.rules.texts.say_event(seen, game.options)
