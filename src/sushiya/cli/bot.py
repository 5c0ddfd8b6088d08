"""`bot`: start writing your own bot."""

import sys
from pathlib import Path

from cyclopts import App

from sushiya.bots.own_bot import is_file
from sushiya.cli.usage import UsageError

TEMPLATE = Path(__file__).parent.parent / "bots" / "new_bot.txt"

bot = App(name="bot", help="Start writing your own bot.")


@bot.command
def new(file: Path, /) -> None:
    """Write a small working bot, for you to change.

    Parameters
    ----------
    file
        The file to write, such as my_bot.py.
    """
    if not is_file(str(file)):
        raise UsageError(f"a bot's file ends in .py, unlike {file}")
    if file.exists():
        raise UsageError(f"{file} exists already")
    file.write_text(TEMPLATE.read_text("utf-8").replace("THIS_FILE", str(file)), "utf-8")
    sys.stdout.write(f"{file} plays: sushiya arena sushi-go --bots {file},cook,cook --deals 20\n")
