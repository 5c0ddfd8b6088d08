"""What several commands share: usage errors, options from the command line, names of bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from sushiya.core.game import AnyGame, AnyRules, catalogue
from sushiya.core.options import LONGEST_DOCUMENT, DocumentError
from sushiya.core.words import Catalogue
from sushiya.games import GAMES


class UsageError(Exception):
    """A usage error; its one sentence says what is wrong and what is allowed."""


Json: TypeAlias = Annotated[
    bool, Parameter(name="--json", negative=(), help="Write data instead of a table.")
]
House: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name=["--option", "-o"],
        negative=(),
        consume_multiple=False,
        help="A house rule as name=value; may be given several times. `games GAME` lists them. "
        "A recipe-book is the name of a file.",
    ),
]
Edition: TypeAlias = Annotated[
    str | None, Parameter(help="The edition of rules and card names; `games GAME` lists them.")
]
Data: TypeAlias = Annotated[
    Path | None,
    Parameter(help="The folder with the tables; default: SUSHIYA_DATA, else your data folder."),
]
Ray: TypeAlias = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Run on a Ray cluster: auto (the one that runs here), an address, or local.",
    ),
]
Players: TypeAlias = Annotated[int | None, Parameter(help="How many play.")]


def bind(
    game: str, edition: str | None, players: int | None, house: Sequence[str] | None
) -> AnyGame:
    """Open a game with options as they were typed."""
    rules = GAMES.find(game)
    return rules.bind(**given_options(rules, edition, players, house))


def given_options(
    rules: AnyRules, edition: str | None, players: int | None, house: Sequence[str] | None
) -> dict[str, Any]:
    """Collect the options that were typed; one that is a document is read from its file."""
    given: dict[str, Any] = {}
    for one in house or ():
        name, equals, value = (part.strip() for part in one.partition("="))
        if not equals:
            raise UsageError(f"--option takes name=value, not {one!r}")
        is_document = name in rules.options.documents
        given[name] = read_document(rules, name, Path(value)) if is_document else value
    if edition is not None:
        given["edition"] = edition
    if players is not None:
        given["players"] = players
    return given


def read_document(rules: AnyRules, option: str, file: Path) -> Any:
    """Read an option's value from a file; the error names the first problem and its line."""
    try:
        return rules.options.documents[option](read_text(file))
    except DocumentError as error:
        problem = error.problems[0]
        reason = catalogue(rules, "en").say(problem.reason)
        raise UsageError(f"{file}, line {problem.line}: {reason}") from error


def read_text(file: Path) -> str:
    """Read a document; refuse one that is too long, without reading it to its end."""
    with file.open("rb") as source:
        content = source.read(LONGEST_DOCUMENT + 1)
    if len(content) > LONGEST_DOCUMENT:
        raise UsageError(f"{file} is longer than {LONGEST_DOCUMENT // 1024} kB")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{file} is no text in UTF-8") from error


def bot_names(bots: str) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise UsageError(f"--bots takes names with commas between them, not {bots!r}")
    return names


def english(game: AnyGame) -> Catalogue:
    return catalogue(game.rules, "en", game.options)


def seat_of(seat: int, game: AnyGame) -> int:
    if not 0 <= seat < game.players:
        raise UsageError(f"there is no seat {seat}; seats are 0 to {game.players - 1}")
    return seat
