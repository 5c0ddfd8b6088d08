"""`simulate`: play many games in the engine and print a summary."""

import os
import sys
import time
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sushiya.cli.usage import Edition, House, Json, Players, UsageError, bind, english
from sushiya.core.game import AnyGame
from sushiya.core.value import encode, plain

BATCH = 65_536
"""Games between two updates of the progress bar."""


def simulate(  # noqa: PLR0913 - every flag is an argument
    game: str,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help="How many games.")] = 100_000,
    seed: Annotated[
        int, Parameter(help="The seed of the first game; the others count up from it.")
    ] = 0,
    edition: Edition = None,
    option: House = None,
    policy: Annotated[
        str, Parameter(help="How all seats play: random, apprentice, cook, chef or master.")
    ] = "random",
    threads: Annotated[int | None, Parameter(help="One per core by default.")] = None,
    json: Json = False,
) -> None:
    """Play many games in the engine and print a summary.

    Parameters
    ----------
    game
        The game to simulate.
    """
    bound = bind(game, edition, players, option)
    if games < 1 or seed < 0 or (threads is not None and threads < 1):
        raise UsageError("--games and --threads start at 1, --seed at 0")
    figures = _simulate(bound, games, seed, policy, threads or os.cpu_count() or 1)
    if json:
        sys.stdout.buffer.write(encode(figures) + b"\n")
    else:
        _print(bound, figures)


def _simulate(game: AnyGame, games: int, seed: int, policy: str, threads: int) -> dict[str, Any]:
    # Only what simulates loads an engine.
    from sushiya.batch import play_many  # noqa: PLC0415
    from sushiya.cli.tally import Tally  # noqa: PLC0415
    from sushiya.engine.door import EngineError, load_engine  # noqa: PLC0415
    from sushiya.engine.policies import POLICIES  # noqa: PLC0415

    try:
        load_engine(game.rules)
    except EngineError as error:
        raise UsageError(str(error)) from error
    if policy not in POLICIES:
        raise UsageError(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
    tally = Tally(game)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        began = time.perf_counter()
        for first in range(0, games, BATCH):
            count = min(BATCH, games - first)
            tally.add(play_many(game, count, seed=seed + first, policy=policy, threads=threads))
            progress.advance(task, count)
        seconds = time.perf_counter() - began
    return {
        "game": game.rules.name,
        "options": plain(game.options),
        "games": games,
        "seed": seed,
        "policy": policy,
        **tally.figures(),
        "seconds": round(seconds, 3),
        "games_per_s": round(games / seconds),
    }


def _print(game: AnyGame, figures: dict[str, Any]) -> None:
    words = english(game)
    console = Console(highlight=False)
    table = Table("", box=None, pad_edge=False)
    for index in range(len(figures["totals"])):
        is_seat = index < game.players
        table.add_column(words.text("seat", seat=index) if is_seat else words.text("robot"))
    for kind, points in figures["points"].items():
        cells = (f"{one['mean']:.2f} ± {one['spread']:.2f}" for one in points)
        table.add_row(words.text(f"points-{kind}"), *cells)
    totals = (f"{one['mean']:.2f} ± {one['spread']:.2f}" for one in figures["totals"])
    table.add_row(words.text("points-total"), *totals, style="bold")
    table.add_row("wins", *(f"{share:.2%}" for share in figures["wins"]))
    console.print(table)
    console.print(
        f"{figures['games']:,} games in {figures['seconds']:.1f} s: "
        f"{figures['games_per_s']:,} games/s. ± is the spread of one game."
    )
