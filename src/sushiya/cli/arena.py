"""`arena`: bots against bots on duplicate deals, with a figure for each."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sushiya.bots.arena import LineUp
from sushiya.bots.kept import Match, OtherMatch
from sushiya.bots.loading import find_bot
from sushiya.bots.plots import Point, draw_shares, draw_strength
from sushiya.bots.protocol import Budget, Playouts, Seconds
from sushiya.bots.standings import Standing, standings
from sushiya.cli.usage import Edition, House, Json, Ray, UsageError, bot_names, given_options
from sushiya.core.value import encode, plain
from sushiya.engine.door import EngineError
from sushiya.engine.weights import WeightsError
from sushiya.games import GAMES
from sushiya.work.cluster import on_ray

UNITS = {"ms": 0.001, "s": 1.0}


def arena(  # noqa: PLR0913 - every flag is an argument
    game: str,
    /,
    *,
    bots: Annotated[str, Parameter(help="A bot for each seat, separated by commas.")],
    deals: Annotated[int, Parameter(help="How many deals; each is played once per seat.")] = 250,
    budget: Annotated[
        str,
        Parameter(
            help="A master's budget for one choice: playouts (1000) or time (50ms). "
            "Several with commas are compared."
        ),
    ] = "1000",
    seed: Annotated[
        int, Parameter(help="The seed of the first deal; the others count up from it.")
    ] = 1,
    edition: Edition = None,
    option: House = None,
    workers: Annotated[int | None, Parameter(help="One per core by default.")] = None,
    keep: Annotated[
        Path | None,
        Parameter(help="Save the match in this file; the same command resumes it."),
    ] = None,
    stop_early: Annotated[
        bool, Parameter(negative=(), help="Stop when the first bot is significantly off par.")
    ] = False,
    reference: Annotated[
        bool, Parameter(negative=(), help="Play by the Python rules, not in the engine.")
    ] = False,
    ray: Ray = None,
    svg: Annotated[Path | None, Parameter(help="Draw the shares of wins into this file.")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other on duplicate deals: every deal with every rotation of the seats.

    Parameters
    ----------
    game
        The game to play.
    """
    names = bot_names(bots)
    rules = GAMES.find(game)
    options = given_options(rules, edition, len(names), option)
    rules.bind(**options)
    budgets = [read_budget(one) for one in budget.split(",")]
    if deals < 1 or seed < 0 or (workers is not None and workers < 1):
        raise UsageError("--deals and --workers start at 1, --seed at 0")
    if keep is not None and len(budgets) > 1:
        raise UsageError("--keep takes one budget: give each its own file")
    if ray is not None and workers is not None:
        raise UsageError("--ray brings the cluster's workers: leave --workers out")
    found = []
    try:
        for name in names:
            find_bot(rules, name)
        with on_ray(ray) as place:
            for one in budgets:
                line_up = LineUp(game, options, tuple(names), one)
                match = Match(line_up, seed=seed, file=keep, by_reference=reference)
                _watch(
                    match.play(deals, workers=workers, stops_early=stop_early, place=place),
                    deals,
                    len(match.deals),
                )
                found.append(_figures(match, seed, deals))
    except (OtherMatch, EngineError, WeightsError) as error:
        raise UsageError(str(error)) from error
    if svg is not None:
        svg.write_text(_draw(found))
    if json:
        sys.stdout.buffer.write(encode(found[0] if len(found) == 1 else found) + b"\n")
        return
    for figures in found:
        _print(figures)


def read_budget(text: str) -> Budget:
    """Read playouts or a time."""
    number = text.strip().rstrip("ms")
    unit = text.strip()[len(number) :]
    try:
        if unit:
            return Seconds(_positive(float(number)) * UNITS[unit])
        return Playouts(_positive(int(number)))
    except (ValueError, KeyError) as error:
        raise UsageError(
            f"--budget takes playouts (1000) or a time (50ms), not {text!r}"
        ) from error


def _positive(number: Any) -> Any:
    if not number > 0:
        raise ValueError
    return number


def _watch(playing: Iterator[int], deals: int, done: int) -> None:
    """Play a match, and show its progress."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("deals", total=deals, completed=done)
        for played in playing:
            progress.update(task, completed=played)


def _figures(match: Match, seed: int, deals: int) -> dict[str, Any]:
    line_up = match.line_up
    return {
        "game": line_up.game,
        "options": plain(line_up.open().options),
        "bots": line_up.bots,
        "budget": write_budget(line_up.budget),
        "seed": seed,
        "deals": len(match.deals),
        "games": len(match.deals) * len(line_up.bots),
        "par": round(1 / len(line_up.bots), 4),
        "stopped_early": len(match.deals) < deals,
        "standings": standings(line_up.bots, match.deals),
    }


def write_budget(budget: Budget) -> str:
    if isinstance(budget, Playouts):
        return str(budget.count)
    return f"{budget.count * 1000:g}ms"


def _draw(found: list[dict[str, Any]]) -> str:
    first = found[0]
    if len(found) == 1:
        points = [_point(one.bot, one, first["par"]) for one in first["standings"]]
        return draw_shares(f"{first['game']}: wins in {first['games']:,} games", points)
    points, budgets = [], []
    for figures in found:
        (one,) = (one for one in figures["standings"] if one.bot == figures["bots"][0])
        points.append(_point(figures["budget"], one, first["par"]))
        budgets.append(float(figures["budget"].removesuffix("ms")))
    rest = ", ".join(first["bots"][1:])
    return draw_strength(f"{first['game']}: {first['bots'][0]} against {rest}", budgets, points)


def _point(label: str, one: Standing, par: float) -> Point:
    return Point(label, one.share, one.share_low, one.share_high, par)


def _print(figures: dict[str, Any]) -> None:
    console = Console(highlight=False)
    table = Table("bot", "seats", "wins", "95 %", "points", "95 %", "Elo", "95 %", box=None)
    for one in figures["standings"]:
        table.add_row(
            one.bot,
            str(one.seats),
            f"{one.share:.1%}",
            _between(one.share_low, one.share_high, ".1%"),
            f"{one.points:.1f}",
            _between(one.points_low, one.points_high, ".1f"),
            "-" if one.elo is None else f"{one.elo:+.0f}",
            _between(one.elo_low, one.elo_high, "+.0f"),
        )
    console.print(table)
    early = ", stopped early" if figures["stopped_early"] else ""
    console.print(
        f"{figures['deals']:,} deals, {figures['games']:,} games{early}; a seat at par wins "
        f"{figures['par']:.1%}. Budget {figures['budget']}."
    )


def _between(low: float | None, high: float | None, form: str) -> str:
    return "-" if low is None or high is None else f"{low:{form}} to {high:{form}}"
