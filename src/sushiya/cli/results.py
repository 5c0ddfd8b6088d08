"""A result as a table of points by kind."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from sushiya.cli.usage import english
from sushiya.core.game import AnyGame
from sushiya.core.result import Result


def print_result(console: Console, game: AnyGame, result: Result, names: Sequence[str]) -> None:
    words = english(game)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for kind in result.points[0]:
        table.add_column(words.text(f"points-{kind}"), justify="right")
    table.add_column(words.text("points-total"), justify="right", style="bold")
    table.add_column("", justify="right")
    for index, points in enumerate(result.points):
        name = names[index] if index < len(names) else words.text("robot")
        rank = result.ranks[index]
        place = "" if rank is None else words.text("place", rank=rank)
        figures = [str(value) for value in points.values()]
        table.add_row(name, *figures, str(result.totals[index]), place)
    console.print()
    console.print(words.text(f"ended-by-{result.ended_by}"), markup=False)
    console.print(table)
