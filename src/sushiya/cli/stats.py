"""`stats`: statistics of cards, seats, scores and house rules."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sushiya.cli.usage import (
    Edition,
    House,
    Json,
    Players,
    Ray,
    UsageError,
    bot_names,
    english,
    given_options,
)
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.value import encode
from sushiya.engine.door import EngineError, load_engine
from sushiya.engine.policies import POLICIES
from sushiya.engine.weights import WeightsError
from sushiya.games import GAMES


def stats(  # noqa: PLR0913 - every flag is an argument
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 20_000,
    trials: Annotated[
        int | None,
        Parameter(help="Games in which all choices of one decision are tried; by default --games."),
    ] = None,
    bots: Annotated[
        str,
        Parameter(help="A level for all seats, or one for each, separated by commas."),
    ] = "chef",
    players: Players = None,
    edition: Edition = None,
    option: House = None,
    compare: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            consume_multiple=False,
            help="A house rule as name=value, on the same deals; may be given several times. "
            "Several rules with commas are one change.",
        ),
    ] = None,
    playouts: Annotated[int, Parameter(help="A master's playouts for one choice.")] = 1000,
    seed: Annotated[
        int, Parameter(help="The seed of the first game; the others count up from it.")
    ] = 0,
    threads: Annotated[int | None, Parameter(help="One per core by default.")] = None,
    ray: Ray = None,
    svg: Annotated[
        Path | None,
        Parameter(help="Draw into this folder, or all in one file if it ends with .svg."),
    ] = None,
    markdown: Annotated[
        bool, Parameter(negative=(), help="Write Markdown instead of tables.")
    ] = False,
    json: Json = False,
) -> None:
    """Print statistics of cards, seats, scores and house rules.

    Parameters
    ----------
    game
        The game to look at.
    """
    rules = GAMES.find(game)
    given = given_options(rules, edition, players, option)
    opened = rules.bind(**given)
    tries = games if trials is None else trials
    if games < 1 or tries < 0 or seed < 0 or playouts < 1 or (threads is not None and threads < 1):
        raise UsageError("--games, --playouts and --threads start at 1, --trials and --seed at 0")
    if ray is not None and threads is not None:
        raise UsageError("--ray brings the cluster's workers: leave --threads out")
    variants = tuple(_read_variant(rules, one, given) for one in compare or ())
    try:
        load_engine(rules)
        # Imported here, since it loads NumPy.
        from sushiya.stats.collecting import Question  # noqa: PLC0415
        from sushiya.stats.watching import Bots  # noqa: PLC0415

        line_up = Bots(_levels(bots, opened), playouts)
        figures = _figures(
            Question(game, given, line_up, games, tries, seed, variants), threads, ray
        )
    except (EngineError, WeightsError) as error:
        raise UsageError(str(error)) from error
    if svg is not None:
        _draw(opened, figures, svg)
    if json:
        sys.stdout.buffer.write(encode(figures) + b"\n")
    elif markdown:
        from sushiya.stats.page import write_page  # noqa: PLC0415 - as above

        sys.stdout.write(write_page(figures, english(opened), {}))
    else:
        _print(opened, figures)


def _levels(bots: str, game: AnyGame) -> tuple[str, ...]:
    names = bot_names(bots)
    for name in names:
        if name not in POLICIES:
            raise UsageError(
                f"stats plays in the engine, which has no {name!r}; there are "
                f"{', '.join(POLICIES)}. `sushiya arena` takes any bot."
            )
    if len(names) == 1:
        return tuple(names * game.players)
    if len(names) != game.players:
        raise UsageError(f"{game.players} play, so --bots takes one level or {game.players}")
    return tuple(names)


def _read_variant(rules: AnyRules, typed: str, given: dict[str, Any]) -> dict[str, Any]:
    """Read what a variant changes; the number of players must stay, as games are compared."""
    changes = given_options(rules, None, None, typed.split(","))
    if "players" in changes:
        raise UsageError("--compare takes house rules; for other players run stats again")
    rules.bind(**{**given, **changes})
    return changes


def _figures(question: Any, threads: int | None, ray: str | None) -> Any:
    from sushiya.stats.collecting import collect  # noqa: PLC0415 - as above
    from sushiya.stats.figures import figures_of  # noqa: PLC0415
    from sushiya.work.cluster import on_ray  # noqa: PLC0415
    from sushiya.work.local import threads as open_threads  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=question.games + question.trials)
        with on_ray(ray) as cluster, open_threads(threads) as own:
            place = own if cluster is None else cluster
            answer = collect(question, place, lambda done: progress.advance(task, done))
    return figures_of(question, answer)


def _draw(game: AnyGame, figures: Any, svg: Path) -> None:
    from sushiya.stats.pictures import all_in_one, pictures_of  # noqa: PLC0415

    pictures = pictures_of(figures, english(game))
    if svg.suffix == ".svg":
        svg.write_text(all_in_one(pictures))
        return
    svg.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        (svg / f"{picture.name}.svg").write_text(picture.drawn)


def _print(game: AnyGame, figures: Any) -> None:
    from sushiya.stats.findings import findings_of  # noqa: PLC0415
    from sushiya.stats.tables import tables_of  # noqa: PLC0415

    console = Console(highlight=False)
    words = english(game)
    for sentence in findings_of(figures, words):
        console.print(sentence, markup=False)
    for one in tables_of(figures, words):
        console.print(f"\n[bold]{one.title}[/bold]")
        console.print(one.about, markup=False, style="dim")
        table = Table(*one.heads, box=None, pad_edge=False)
        table.columns[0].no_wrap = True
        table.columns[0].min_width = max(len(row[0]) for row in one.rows)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in one.rows:
            table.add_row(*row)
        console.print(table)
    console.print(
        f"\n{figures.games:,} games, and {figures.trials:,} with a decision in which all was "
        "tried. Of twenty intervals one misses."
    )
