"""`arena`: bots against bots, with a figure for each."""

import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sushiya.bots.arena import LineUp, compete, standings
from sushiya.bots.levels import make_bot
from sushiya.cli.usage import Edition, House, Json, UsageError, bot_names, given_options
from sushiya.core.value import encode
from sushiya.games import GAMES


def arena(  # noqa: PLR0913 - every flag is an argument
    game: str,
    /,
    *,
    bots: Annotated[str, Parameter(help="A bot for each seat, with commas between them.")],
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seed: Annotated[int, Parameter(help="The first game's seed; the next ones follow.")] = 1,
    edition: Edition = None,
    option: House = None,
    workers: Annotated[int | None, Parameter(help="Processes; one a core by default.")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other; every bot sits in every seat equally often.

    Parameters
    ----------
    game
        The game to play.
    """
    names = bot_names(bots)
    rules = GAMES.find(game)
    for name in names:
        make_bot(rules, name)
    options = given_options(rules, edition, len(names), option)
    rules.bind(**options)
    if games < 1 or seed < 0 or (workers is not None and workers < 1):
        raise UsageError("--games and --workers start at 1, --seed at 0")
    line_up = LineUp(game, options, tuple(names))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        games_played = compete(line_up, games, seed, workers)
        played = list(progress.track(games_played, total=games, description="games"))
    found = standings(names, played)
    if json:
        sys.stdout.buffer.write(encode(found) + b"\n")
        return
    table = Table("bot", "wins", "share", "± (one error)", "points", box=None, pad_edge=False)
    for one in found:
        table.add_row(
            one.bot, f"{one.wins:.1f}", f"{one.share:.1%}", f"{one.error:.1%}", f"{one.points:.1f}"
        )
    Console().print(table)
    Console().print(f"{games} games, par {1 / len(names):.1%}", highlight=False)
