"""Figures as a page in Markdown: sentences, tables, and links to pictures."""

from collections.abc import Mapping

from sushiya.core.words import Catalogue
from sushiya.stats.figures import Figures
from sushiya.stats.findings import findings_of
from sushiya.stats.tables import Table, tables_of


def write_page(figures: Figures, words: Catalogue, pictures: Mapping[str, str]) -> str:
    """Write a section about one game; `pictures` says where each picture is, with its title."""
    lines = [f"## {figures.game}", "", _setting(figures), ""]
    lines += [f"- {sentence}" for sentence in findings_of(figures, words)]
    for table in tables_of(figures, words):
        lines += ["", *_table(table)]
    if pictures:
        lines += [""]
        lines += [f"![{title}]({address})" for address, title in pictures.items()]
    return "\n".join([*lines, ""])


def _setting(figures: Figures) -> str:
    bots = ", ".join(dict.fromkeys(figures.bots))
    tried = f"{figures.trials:,} decisions in which everything that could be taken was tried"
    trials = f", and {tried}" if figures.trials else ""
    return (
        f"{figures.games:,} games of {len(figures.bots)} players ({bots}) from seed {figures.seed}"
        f"{trials}."
    )


def _table(table: Table) -> list[str]:
    heads = " | ".join(table.heads)
    return [
        f"### {table.title}",
        "",
        table.about,
        "",
        f"| {heads} |",
        f"|{'---|' * len(table.heads)}",
        *(f"| {' | '.join(row)} |" for row in table.rows),
    ]
