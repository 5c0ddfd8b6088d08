"""`bots`: the built-in bots, and what the chefs have learned."""

from cyclopts import App
from rich.console import Console
from rich.table import Table

from sushiya.bots.levels import LEVELS, UnknownBot, make_bot
from sushiya.bots.loading import entry_point_names
from sushiya.cli.usage import UsageError
from sushiya.core.game import AnyRules
from sushiya.core.words import Catalogue
from sushiya.games import GAMES
from sushiya.host.refusals import MESSAGES

bots = App(name="bots", help="List the built-in bots, or show what a chef has learned.")


@bots.command(name="list")
def list_bots(game: str | None = None, /) -> None:
    """List the bots, how they play, and those that cannot play here.

    Parameters
    ----------
    game
        Only this game's bots.
    """
    games = GAMES.all() if game is None else (GAMES.find(game),)
    words, console = Catalogue("en", (MESSAGES,)), Console(highlight=False)
    table = Table("bot", "how it plays", box=None, pad_edge=False)
    for level in LEVELS:
        table.add_row(level, words.text(f"level-{level}-hint"))
    for name in entry_point_names():
        table.add_row(name, "An installed package brings it.")
    console.print(table)
    for rules in games:
        for level in LEVELS:
            if (missing := _trouble(rules, level)) is not None:
                console.print(f"{rules.name}: {missing}", markup=False, soft_wrap=True)


@bots.command
def explain(game: str, /) -> None:
    """Show what a game's chef has learned.

    Parameters
    ----------
    game
        The chef's game.
    """
    # Only chefs and masters load an engine.
    from sushiya.engine.door import EngineError, load_engine  # noqa: PLC0415
    from sushiya.engine.weights import WeightsError  # noqa: PLC0415

    rules, console = GAMES.find(game), Console(highlight=False)
    try:
        engine = load_engine(rules)
        learned = [] if engine.parts.explain is None else engine.parts.explain(engine.weights)
    except (EngineError, WeightsError) as error:
        raise UsageError(str(error)) from error
    if not learned:
        raise UsageError(f"the chef of {game} cannot say what it has learned")
    for one in learned:
        console.print(one.title, style="bold", markup=False, soft_wrap=True)
        table = Table(*one.heads, box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in one.rows:
            table.add_row(*row)
        console.print(table)
        console.print()


def _trouble(rules: AnyRules, level: str) -> str | None:
    try:
        make_bot(rules, level)
    except UnknownBot as missing:
        return str(missing)
    return None
