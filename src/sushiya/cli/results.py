"""A result as a table of points by kind."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from sushiya.cli.usage import english
from sushiya.core.game import AnyGame
from sushiya.core.result import Result


def print_result(console: Console, game: AnyGame, result: Result, names: Sequence[str]) -> None:
    """Print a score pad: a column for each figure, a row for each kind of points."""
    words = english(game)
    table = Table("", box=None, pad_edge=False)
    for index in range(len(result.totals)):
        name = names[index] if index < len(names) else words.text("robot")
        table.add_column(name, justify="right")
    for kind in result.points[0]:
        table.add_row(words.text(f"points-{kind}"), *(str(one[kind]) for one in result.points))
    totals = (str(total) for total in result.totals)
    table.add_row(words.text("points-total"), *totals, style="bold")
    places = ("" if rank is None else words.text("place", rank=rank) for rank in result.ranks)
    table.add_row("", *places)
    console.print()
    console.print(words.text(f"ended-by-{result.ended_by}"), markup=False)
    console.print(table)
