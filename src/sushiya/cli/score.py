"""`score`: score a game that was played on a real table."""

import sys
from typing import Any

import msgspec

from sushiya.cli.usage import UsageError
from sushiya.core.game import catalogue
from sushiya.core.refusal import Refusal
from sushiya.core.value import UNREADABLE, encode
from sushiya.games import GAMES

LONGEST_SHEET = 160 * 1024


def score(game: str, /) -> None:
    """Read a score sheet as JSON from standard input and write its points as JSON.

    Parameters
    ----------
    game
        The game that was played.
    """
    rules = GAMES.find(game)
    try:
        content = sys.stdin.buffer.read(LONGEST_SHEET + 1)
        if len(content) > LONGEST_SHEET:
            raise UsageError(f"a score sheet has at most {LONGEST_SHEET // 1024} kB")
        sheet: dict[str, Any] = msgspec.json.decode(content, type=dict[str, Any])
    except UNREADABLE as error:
        raise UsageError(f"standard input is no score sheet: {error}") from error
    named = sheet.setdefault("game", rules.name)
    if named != rules.name:
        raise UsageError(f"the sheet is of {named!r}, not of {rules.name!r}")
    scores = rules.score(sheet)
    if isinstance(scores, Refusal):
        raise UsageError(catalogue(rules, "en").say(scores.phrase))
    sys.stdout.buffer.write(encode(scores) + b"\n")
