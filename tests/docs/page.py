"""docs/records.md as tests read it: a game's section, and the rows of its tables."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
HEADINGS = {"sushi-go": "Sushi Go!", "wasabi": "Wasabi!", "sushi-express": "Sushi Express"}


def rows(game: str, table: str) -> list[list[str]]:
    """List the rows of the table whose first column has this heading, in a game's section."""
    section = PAGE.partition(f"\n## {HEADINGS[game]}")[2].partition("\n## ")[0]
    _, _, found = section.partition(f"\n| {table} |")[2].partition("|\n|---")
    lines = found.partition("\n\n")[0].splitlines()[1:]
    return [re.split(r" ?\| ?", line)[1:-1] for line in lines]
