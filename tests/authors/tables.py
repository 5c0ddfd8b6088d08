"""Every table that environments are tested with: each game, edition and number of players."""

import itertools
from typing import Any

from sushiya.authors.versions import in_engine

TABLES: list[tuple[str, dict[str, Any]]] = [
    (rules.name, {"edition": edition, "players": players})
    for rules in in_engine()
    for edition, counts in rules.options.editions.items()
    for players in counts
]
TABLES.append(("sushi-go", {"players": 2, "robot": "on"}))


def name_of(table: tuple[str, dict[str, Any]]) -> str:
    game, options = table
    return "-".join((game, *(str(value) for value in options.values())))


ONE_OF_EACH = [next(tables) for _, tables in itertools.groupby(TABLES, lambda table: table[0])]
