"""What several commands share: mistakes, options from the command line, names of players."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from sushiya.core.game import AnyGame, catalogue
from sushiya.core.words import Catalogue
from sushiya.games import GAMES


class UsageError(Exception):
    """A mistake of whoever types; its one sentence says what is wrong and what is allowed."""


Json: TypeAlias = Annotated[
    bool, Parameter(name="--json", negative=(), help="Write data instead of a table.")
]
House: TypeAlias = Annotated[
    list[str] | None,
    Parameter(
        name=["--option", "-o"],
        negative=(),
        consume_multiple=False,
        help="A house rule as name=value; may be given several times. `games GAME` lists them.",
    ),
]
Edition: TypeAlias = Annotated[
    str | None, Parameter(help="Whose rules and card names; `games GAME` lists them.")
]
Players: TypeAlias = Annotated[int | None, Parameter(help="How many play.")]


def bind(
    game: str, edition: str | None, players: int | None, house: Sequence[str] | None
) -> AnyGame:
    """Open a game with options as they were typed."""
    rules = GAMES.find(game)
    return rules.bind(**given_options(edition, players, house))


def given_options(
    edition: str | None, players: int | None, house: Sequence[str] | None
) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for one in house or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise UsageError(f"--option takes name=value, not {one!r}")
        given[name.strip()] = value.strip()
    if edition is not None:
        given["edition"] = edition
    if players is not None:
        given["players"] = players
    return given


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
