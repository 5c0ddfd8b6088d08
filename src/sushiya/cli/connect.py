"""`connect`: your own bot at a live table."""

import asyncio
import contextlib
import sys
from typing import Annotated

from cyclopts import Parameter

from sushiya.bots.levels import USUAL_LEVEL, make_bot
from sushiya.bots.loading import find_bot, short_name
from sushiya.bots.own_bot import GuardedBot
from sushiya.bots.protocol import Seconds
from sushiya.cli.usage import UsageError
from sushiya.games import GAMES
from sushiya.host.people import LONGEST_NAME
from sushiya.server.client import SaidNo
from sushiya.server.guest import Guest, NoTable, find_table


def connect(
    url: str,
    /,
    *,
    bot: Annotated[str, Parameter(help="A file, run:COMMAND, an installed bot, or a level.")],
    name: Annotated[
        str | None, Parameter(help="Its name at the table; by default that of its file.")
    ] = None,
    seconds: Annotated[float, Parameter(help="Its time budget for a choice.")] = 1.0,
) -> None:
    """Let your own bot play at a live table.

    Parameters
    ----------
    url
        The link that the table's host shares.
    """
    if seconds <= 0:
        raise UsageError("--seconds is more than 0")
    try:
        asyncio.run(_play(url, bot, name or short_name(bot)[:LONGEST_NAME], seconds))
    except NoTable as no:
        raise UsageError(str(no)) from no


async def _play(url: str, bot: str, name: str, seconds: float) -> None:
    found = await find_table(url, GAMES)
    own = GuardedBot(find_bot(found.rules, bot), make_bot(found.rules, USUAL_LEVEL), _tell_failed)
    guest = Guest(found, own, Seconds(seconds), _tell)
    await guest.sit_down(name)
    try:
        await guest.play()
    except (asyncio.CancelledError, KeyboardInterrupt):
        with contextlib.suppress(SaidNo, OSError):
            await guest.leave()
        _tell("It has left the table.")
        raise
    _tell("The table is over.")


def _tell(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def _tell_failed(why: str) -> None:
    _tell(f"{why}; the {USUAL_LEVEL} chose instead.")
