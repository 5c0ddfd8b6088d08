"""`games` and `rules`: what can be played, with which options, and by which rules."""

import re
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from sushiya.cli.usage import Json, UsageError
from sushiya.core.game import AnyRules, catalogue
from sushiya.core.value import encode
from sushiya.games import GAMES


def games(game: str | None = None, /, *, json: Json = False) -> None:
    """List the games, or one game's editions and options.

    Parameters
    ----------
    game
        The game to describe; without it all are listed.
    """
    found = GAMES.all() if game is None else (GAMES.find(game),)
    if json:
        sys.stdout.buffer.write(encode([_description(rules) for rules in found]) + b"\n")
        return
    console = Console()
    if game is None:
        table = Table("game", "title", "players", "editions", box=None, pad_edge=False)
        for rules in found:
            counts = rules.options.player_counts
            title = catalogue(rules, "en").text("game")
            editions = ", ".join(rules.options.editions)
            table.add_row(rules.name, title, f"{counts[0]} to {counts[-1]}", editions)
        console.print(table)
        return
    _describe(console, found[0])


def _description(rules: AnyRules) -> dict[str, Any]:
    return {
        "game": rules.name,
        "rules": rules.version,
        "editions": {
            name: {"players": list(counts)} for name, counts in rules.options.editions.items()
        },
        "options": {name: list(rules.options.choices(name)) for name in rules.options.types()},
    }


def _describe(console: Console, rules: AnyRules) -> None:
    words = catalogue(rules, "en")
    console.print(words.text("game"), style="bold", highlight=False)
    for edition, counts in rules.options.editions.items():
        name = words.text(f"option-edition-{edition}")
        console.print(
            f"  edition={edition}: {name}, {counts[0]} to {counts[-1]} players", highlight=False
        )
    table = Table(box=None, pad_edge=False, show_header=False)
    for option in rules.options.types():
        choices = rules.options.choices(option)
        if option == "edition" or not choices:
            continue
        table.add_row(words.text(f"option-{option}"), "", style="bold")
        presets = {
            edition: rules.options.resolve({"edition": edition})
            for edition in rules.options.editions
        }
        for choice in choices:
            usual = [
                edition
                for edition, preset in presets.items()
                if getattr(preset, option.replace("-", "_")) == choice
            ]
            star = f" ({', '.join(usual)})" if usual else ""
            table.add_row(f"  -o {option}={choice}{star}", words.text(f"option-{option}-{choice}"))
    console.print(table, highlight=False)


def rules(game: str, paragraph: str | None = None, /) -> None:
    """Show a game's rules, or one paragraph of them.

    Parameters
    ----------
    game
        The game.
    paragraph
        A number such as 4.4, as refusals cite it.
    """
    text = rulebook(GAMES.find(game))
    if paragraph is None:
        # Heavy, and nothing else needs it.
        from rich.markdown import Markdown  # noqa: PLC0415

        Console().print(Markdown(text))
        return
    found = paragraph_of(text, paragraph)
    if found is None:
        last = re.findall(r"^(\d+)\.\d+ ", text, re.MULTILINE)[-1]
        raise UsageError(f"there is no paragraph {paragraph}; they go from 1.1 to part {last}")
    sys.stdout.write(found + "\n")


def rulebook(rules: AnyRules) -> str:
    return (rules.texts.folder / "rulebook" / "en.md").read_text("utf-8")


def paragraph_of(text: str, number: str) -> str | None:
    """Find a paragraph by its number, as one line."""
    if not re.fullmatch(r"\d+\.\d+", number):
        return None
    found = re.search(rf"^{re.escape(number)} .+?(?=\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    return None if found is None else " ".join(found.group().split())
