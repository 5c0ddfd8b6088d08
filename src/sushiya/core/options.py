"""A game's options: one frozen struct, editions as presets of it, anything else a house rule."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sushiya.core.chance import Chance, drawn_below
from sushiya.core.echo import LONGEST_REASON, echo, quote
from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.core.words import Phrase

LONGEST_DOCUMENT = 64 * 1024
"""Bytes of a document's text."""
_SEAT = "seat-"


class Options(Value, frozen=True, kw_only=True):
    """Base of every game's options; a game narrows `edition` to a Literal of its own."""

    edition: str
    players: int


O = TypeVar("O", bound=Options)  # noqa: E741 - one letter, as all our type variables


class OptionError(ValueError):
    """An option that does not exist or cannot have that value; says what is possible."""

    reason: Phrase | None = None
    """The same as a phrase, for translation, if there is a message for it."""


class Problem(Value, frozen=True):
    """What is wrong with a document, and in which line."""

    line: int
    reason: Phrase


class DocumentError(ValueError):
    """A document that is not valid for its option; holds every problem that was found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(f"line {problems[0].line}: {problems[0].reason.id}")
        self.problems = problems


def _named(choices: Any) -> str:
    return ", ".join(str(choice) for choice in choices)


@cache
def _types(form: type[Options]) -> dict[str, Any]:
    hints = get_type_hints(form, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(form)}


def chosen_seat(choice: str) -> Seat | None:
    """Return the seat that a choice such as `seat-1` names; None: it names none."""
    return Seat(int(choice.removeprefix(_SEAT)) - 1) if choice.startswith(_SEAT) else None


def starting_seat(choice: str, chance: Chance, name: str, players: int) -> Seat:
    """Return the seat that was chosen to start; if none was, draw one."""
    seat = chosen_seat(choice)
    return Seat(drawn_below(chance, name, 0, players)) if seat is None else seat


@dataclass(frozen=True, kw_only=True)
class OptionSet(Generic[O]):
    form: type[O]
    editions: Mapping[str, range]
    """Each edition with the numbers of players it is for; the first is the default."""
    usual_players: int
    preset: Callable[[O], O]
    """Return the edition's own options for the same players and variants."""
    check: Callable[[O], None] = lambda _: None
    """Raise OptionError if options that are fine by themselves do not go together."""

    documents: Mapping[str, Callable[[str], Any]] = field(default_factory=dict)
    """Options whose value is a document, with the parser of its text, which raises DocumentError.
    Only the command line ever opens a file for one."""

    later: frozenset[str] = frozenset()
    """Options that are younger than the first records: a record or log without one was played with
    its default."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """Every number of players that some edition is for, ascending."""
        return tuple(sorted({count for counts in self.editions.values() for count in counts}))

    def types(self) -> dict[str, Any]:
        """Return the type of every option, by its name in JSON."""
        return _types(self.form)

    def choices(self, name: str, players: int | None = None) -> tuple[str, ...]:
        """List the values of an option that is a choice of words; for others nothing.

        With a number of players, seats that nobody sits at are left out.
        """
        if name == "edition":
            return tuple(self.editions)
        hint = self.types()[name]
        choices: tuple[str, ...] = get_args(hint) if get_origin(hint) is Literal else ()
        if players is None:
            return choices
        return tuple(choice for choice in choices if (chosen_seat(choice) or 0) < players)

    def resolve(self, given: Mapping[str, object]) -> O:
        """Make the full set from the edition and what differs; raises OptionError."""
        wanted = {name.replace("_", "-"): value for name, value in given.items()}
        edition = self._convert("edition", wanted.setdefault("edition", next(iter(self.editions))))
        counts = self.editions[edition]
        usual = self.usual_players if self.usual_players in counts else counts[0]
        players = self._convert("players", wanted.setdefault("players", usual))
        if players not in counts:
            raise OptionError(
                f"the edition {edition} is for {counts[0]} to {counts[-1]} players, "
                f"not {echo(players)}"
            )
        values = {name: self._convert(name, value, players) for name, value in wanted.items()}
        fields = {field.encode_name: field.name for field in msgspec.structs.fields(self.form)}
        chosen = {fields[name]: value for name, value in values.items()}
        options = msgspec.structs.replace(self.preset(self.form(**chosen)), **chosen)
        self.check(options)
        return options

    def mixed(self, rng: random.Random, **fixed: object) -> O:
        """Return random options that go together; those in `fixed` keep their values."""
        names = [name for name in self.types() if name != "edition" and self.choices(name)]
        while True:
            edition = rng.choice(tuple(self.editions))
            asked, drawn = fixed.get("players"), rng.choice(self.editions[edition])
            players = asked if isinstance(asked, int) else drawn
            given: dict[str, object] = {
                name: rng.choice(self.choices(name, players)) for name in names
            }
            try:
                return self.resolve({**given, "edition": edition, "players": players, **fixed})
            except OptionError:
                continue

    def differences(self, options: O) -> dict[str, object]:
        """Return the options in which a table differs from its own edition."""
        preset = msgspec.to_builtins(self.preset(options))
        return {
            name: value
            for name, value in msgspec.to_builtins(options).items()
            if preset[name] != value
        }

    def _convert(self, name: str, value: object, players: int | None = None) -> Any:
        types = self.types()
        if name not in types:
            raise OptionError(f"there is no option {quote(name)}; there are {_named(types)}")
        choices = self.choices(name, players)
        if choices and value not in choices:
            crowd = f" with {players} players" if choices != self.choices(name) else ""
            raise OptionError(f"{name} can be {_named(choices)}{crowd}, not {quote(value)}")
        try:
            return msgspec.convert(value, types[name], strict=False)
        except msgspec.ValidationError as error:
            reason = echo(str(error), LONGEST_REASON)
            raise OptionError(f"{name} cannot be {quote(value)}: {reason}") from error
