"""`recipes`: check a recipe book for Wasabi!, and see how often its recipes are completed."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sushiya.cli.usage import Json, UsageError, read_document, read_text
from sushiya.core.game import catalogue
from sushiya.core.value import UNREADABLE, Value, encode
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.bookcheck import check as check_book
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.stats import (
    RecipeStat,
    Tally,
    count_recipes,
    nothing_counted,
    recipe_stats,
    style_share,
)

GAMES_A_TASK = 10

recipes = App(name="recipes", help="Check a recipe book for Wasabi!, or measure its balance.")


@recipes.command
def check(file: Path, /) -> int:
    """Say whether a recipe book can be played, or line by line what is wrong (exit code 1).

    Anything that is only unusual is a warning: the book can still be played.

    Parameters
    ----------
    file
        The book; games/wasabi/recipes.toml in the source is one to start from.
    """
    checked = check_book(read_text(file))
    words = catalogue(RULES, "en")
    for problem in checked.problems:
        sys.stdout.write(f"{file}, line {problem.line}: {words.say(problem.reason)}\n")
    for warning in checked.warnings:
        sys.stdout.write(f"{file}, line {warning.line}: warning: {words.say(warning.reason)}\n")
    if checked.problems:
        return 1
    sys.stdout.write(f"{file} can be played: sushiya play wasabi --option recipe-book={file}\n")
    return 0


class Kept(Value, frozen=True):
    """Counts so far, from which a later run resumes."""

    options: WasabiOptions
    seed: int
    tally: Tally


@recipes.command
def stats(  # noqa: PLR0913 - every flag is an argument
    *,
    games: Annotated[int, Parameter(help="How many games of cooks.")] = 1000,
    players: Annotated[int, Parameter(help="How many play.")] = 3,
    seed: Annotated[
        int, Parameter(help="The seed of the first game; the others count up from it.")
    ] = 1,
    book: Annotated[Path | None, Parameter(help="Another recipe book than ours.")] = None,
    keep: Annotated[
        Path | None, Parameter(help="Save the counts in this file, and resume from it.")
    ] = None,
    workers: Annotated[int | None, Parameter(help="Processes; one per core by default.")] = None,
    json: Json = False,
) -> None:
    """Count how often each recipe is completed when cooks play."""
    if games < 1 or seed < 0 or (workers is not None and workers < 1):
        raise UsageError("--games and --workers start at 1, --seed at 0")
    given = {} if book is None else {"recipe_book": read_document(RULES, "recipe-book", book)}
    options: WasabiOptions = RULES.bind(players=players, **given).options
    kept = _load(keep, options, seed)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games, completed=kept.tally.games)
        with ProcessPoolExecutor(workers or os.cpu_count() or 1) as pool:
            firsts = range(seed + kept.tally.games, seed + games, GAMES_A_TASK)
            tasks = [range(first, min(first + GAMES_A_TASK, seed + games)) for first in firsts]
            for tally in pool.map(count_recipes, [options] * len(tasks), tasks):
                kept = Kept(options, seed, kept.tally + tally)
                _save(keep, kept)
                progress.update(task, completed=kept.tally.games)
    found = recipe_stats(options, kept.tally)
    if json:
        answer = {**_summary(kept), "recipes": found}
        sys.stdout.buffer.write(encode(answer) + b"\n")
    else:
        _print(found, _summary(kept))


def _summary(kept: Kept) -> dict[str, Any]:
    tally = kept.tally
    return {
        "games": tally.games,
        "recipes-a-player": round(sum(tally.completed) / tally.games / kept.options.players, 2),
        "with-style": round(style_share(kept.options, tally), 4),
        "ended-by": tally.ended_by,
    }


def _load(file: Path | None, options: WasabiOptions, seed: int) -> Kept:
    empty = Kept(options, seed, nothing_counted(options))
    if file is None or not file.exists():
        return empty
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    except UNREADABLE as error:
        raise UsageError(f"{file} holds no counts: {error}") from error
    if (kept.options, kept.seed) != (options, seed):
        raise UsageError(f"{file} holds counts of another book, table or seed")
    return kept


def _save(file: Path | None, kept: Kept) -> None:
    """Write a new file and rename it, so that the file is never incomplete."""
    if file is not None:
        fresh = file.with_name(file.name + ".new")
        fresh.write_bytes(encode(kept) + b"\n")
        fresh.replace(file)


def _print(found: tuple[RecipeStat, ...], summary: dict[str, Any]) -> None:
    table = Table("recipe", "length", "drawn", "completed", "of median", "", box=None)
    for one in sorted(found, key=lambda one: (one.length, -one.completed)):
        mark = "rare" if one.is_rare else ""
        share = f"{one.of_median:.2f}"
        table.add_row(one.name, str(one.length), str(one.drawn), str(one.completed), share, mark)
    console = Console(highlight=False)
    console.print(table)
    rare = sum(one.is_rare for one in found)
    endings = ", ".join(f"{count} by {ending}" for ending, count in summary["ended-by"].items())
    console.print(
        f"{summary['games']:,} games, ended {endings}. {summary['recipes-a-player']} recipes a "
        f"player; of lengths 3 to 5 {summary['with-style']:.0%} with style. "
        f"{rare} recipes below a third of their length's median."
    )
