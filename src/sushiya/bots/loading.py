"""Find a bot by its name: a level, an entry point, a file or a program.

Only the command line names bots in this way. A name that comes in a request is looked up among the
levels alone.
"""

import os
from importlib.metadata import entry_points
from pathlib import Path

from sushiya.bots.levels import LEVELS, UnknownBot, make_bot
from sushiya.bots.own_bot import GROUP, BotFailed, OwnBot, is_file
from sushiya.bots.program_bot import PREFIX, ProgramBot, files_of, is_program
from sushiya.bots.protocol import Bot
from sushiya.core.game import AnyRules

_started: dict[tuple[int, str, str], OwnBot | ProgramBot] = {}
"""By process id, game and name: a forked process must not use its parent's pipe."""


def find_bot(rules: AnyRules, name: str) -> Bot:
    """Make a bot for a game; UnknownBot says what there is, or what is wrong with it.

    A user's own bot is started once in a process, and then reused.
    """
    if name in LEVELS:
        return make_bot(rules, name)
    if not is_file(name) and not is_program(name) and name not in entry_point_names():
        there = ", ".join((*LEVELS, *entry_point_names()))
        raise UnknownBot(
            f"there is no bot {name!r}; there are {there}, or a file such as bot.py, "
            f"or a program such as {PREFIX}./bot"
        )
    where = str(Path(name).resolve()) if is_file(name) else name
    key = (os.getpid(), rules.name, where)
    if key not in _started:
        try:
            _started[key] = _start(rules, name)
        except BotFailed as failed:
            raise UnknownBot(str(failed)) from failed
    return _started[key]


def _start(rules: AnyRules, name: str) -> OwnBot | ProgramBot:
    if is_program(name):
        return ProgramBot(rules, name.removeprefix(PREFIX))
    return OwnBot(rules, name)


def entry_point_names() -> tuple[str, ...]:
    """Return the names of the bots in installed packages."""
    return tuple(sorted({found.name for found in entry_points(group=GROUP)} - set(LEVELS)))


def short_name(name: str) -> str:
    """Return a bot's name for tables and records: of a file or program, the stem of its file."""
    if is_program(name):
        files = files_of(name)
        return files[-1].stem if files else "program"
    return Path(name).stem if is_file(name) else name
