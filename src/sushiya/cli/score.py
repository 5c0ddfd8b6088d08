"""`score`: points for cards that lie on a real table."""

import sys
from typing import Any

import msgspec

from sushiya.cli.usage import UsageError
from sushiya.core.game import catalogue
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.games import GAMES


def score(game: str, /) -> None:
    """Read a score sheet as JSON from standard input and write its points as JSON.

    Parameters
    ----------
    game
        The game that was played.
    """
    rules = GAMES.find(game)
    try:
        sheet: dict[str, Any] = msgspec.json.decode(sys.stdin.buffer.read(), type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise UsageError(f"standard input is no score sheet: {error}") from error
    named = sheet.setdefault("game", rules.name)
    if named != rules.name:
        raise UsageError(f"the sheet is of {named!r}, not of {rules.name!r}")
    scores = rules.score(sheet)
    if isinstance(scores, Refusal):
        raise UsageError(catalogue(rules, "en").say(scores.phrase))
    sys.stdout.buffer.write(encode(scores) + b"\n")
