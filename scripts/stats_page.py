"""Write docs/statistics.md and its pictures: statistics over many games of each game.

Usage: .venv/bin/python scripts/stats_page.py [--games 20000] [--docs FOLDER]
The same number of games gives the same page, on every machine.
"""

import argparse
import sys
from pathlib import Path

from sushiya.core.game import catalogue
from sushiya.engine.build import build_all
from sushiya.engine.door import load_engine
from sushiya.games import GAMES
from sushiya.stats.collecting import Question, collect
from sushiya.stats.figures import figures_of
from sushiya.stats.page import write_page
from sushiya.stats.pictures import pictures_of
from sushiya.stats.watching import Bots
from sushiya.work.local import threads

DOCS = Path(__file__).parents[1] / "docs"
HEAD = """# Statistics of the games

Chefs play chefs ([bots](bots.md)), and everything is counted: who wins, by which points, and what
each thing that can be taken is worth. `sushiya stats GAME` prints the same for any options, bots
and number of games; `scripts/stats_page.py` wrote this page. How to read it:
- **±** is half of a 95 % confidence interval over games, because events of one game are not
  independent. One in twenty such intervals misses the true value, so the sentences at the top of
  each game name only what is significant at 99.9 %. A `·` means that fewer than 30 games had a
  case.
- **What goes with winning** counts what winners took. This is a correlation, not a cause: a
  player who is ahead may take other things.
- **What each is worth** is an experiment. In one random decision of each game, everything of a
  group that could be taken is tried, and each game is played to its end with the same chance. The
  worth of a thing is how much it adds to the lead over the others' mean, compared with the mean
  of all that could be taken there.
- **House rules** are compared on the same deals, game by game.
- The figures show how these bots play. People who play differently may find other things worth
  more.
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write docs/statistics.md.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--docs", type=Path, default=DOCS)
    asked = parser.parse_args(arguments)
    build_all(GAMES.all())
    (asked.docs / "pictures").mkdir(parents=True, exist_ok=True)
    sections = [section(rules.name, asked.games, asked.docs) for rules in GAMES.all()]
    (asked.docs / "statistics.md").write_text("\n".join([HEAD, *sections]))
    return 0


def section(name: str, games: int, docs: Path) -> str:
    """Look at a game, and draw its pictures."""
    sys.stderr.write(f"{name} ...\n")
    rules = GAMES.find(name)
    game = rules.bind()
    bots = Bots(("chef",) * game.players, 0)
    compared = load_engine(rules).parts.watched.compared
    question = Question(name, {}, bots, games, games, variants=compared)
    with threads() as place:
        figures = figures_of(question, collect(question, place))
    words = catalogue(rules, "en", game.options)
    addresses = {}
    for picture in pictures_of(figures, words):
        address = f"pictures/statistics-{name}-{picture.name}.svg"
        (docs / address).write_text(picture.drawn)
        addresses[address] = picture.title
    return write_page(figures, words, addresses)


if __name__ == "__main__":
    sys.exit(main())
