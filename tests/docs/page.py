"""docs/records.md as tests read it: a game's section, and the rows of its tables."""

import re
from pathlib import Path

from sushiya.core.game import catalogue
from sushiya.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def rows(game: str, table: str) -> list[list[str]]:
    """List the rows of the table whose first column has this heading, in a game's section."""
    title = catalogue(GAMES.find(game), "en").text("game")
    section = PAGE.partition(f"\n## {title}")[2].partition("\n## ")[0]
    _, _, found = section.partition(f"\n| {table} |")[2].partition("|\n|---")
    lines = found.partition("\n\n")[0].splitlines()[1:]
    return [re.split(r" ?\| ?", line)[1:-1] for line in lines]
