"""The door for a page: text in, text out, one table at a time."""

import base64
import secrets
import time
from typing import Any

import msgspec

from sushiya.core.refusal import Refusal
from sushiya.core.value import UNREADABLE, Value, encode, plain
from sushiya.engine.weights import read_numbers
from sushiya.games import GAMES
from sushiya.host import shown
from sushiya.host.refusals import refuse
from sushiya.host.replay import make_steps_at_once
from sushiya.host.table import LogError, OtherRules
from sushiya.solo.messages import Choice, Outcome, Request, Stored, Wish
from sushiya.solo.table import SoloTable


class Opened(Value, frozen=True, kw_only=True):
    """A table is open, or why not; what its bots think with."""

    outcome: Outcome
    game: str = ""
    options: dict[str, Any] = {}
    weights: str = ""
    """The numbers that chef and master have learned, in base 64."""


class Finished(Value, frozen=True, kw_only=True):
    """A game that is over, to be kept and looked at again."""

    record: msgspec.Raw
    about: shown.ReplayShown
    steps: msgspec.Raw


class NoTable(RuntimeError):
    """Something was asked of a table before one was opened."""


class Door:
    def __init__(self) -> None:
        self._table: SoloTable | None = None

    def make(self, text: str) -> str:
        """Lay the table of a Wish, and deal."""
        wish = msgspec.json.decode(text, type=Wish)
        return self._opened(SoloTable.make(GAMES, wish, secrets.token_bytes, time.time))

    def wake(self, text: str) -> str:
        """Go on with a Stored game."""
        stored = msgspec.json.decode(text, type=Stored)
        try:
            found: Any = SoloTable.wake(
                GAMES, stored.id, stored.entries, secrets.token_bytes, time.time
            )
        except OtherRules:
            found = refuse("rules-changed")
        except (LogError, LookupError, TypeError, AttributeError, *UNREADABLE):
            found = refuse("table-unknown")
        return self._opened(found)

    def _opened(self, found: tuple[SoloTable, Outcome] | Refusal) -> str:
        if isinstance(found, Refusal):
            return encode(Opened(outcome=Outcome(refusal=found))).decode()
        self._table, outcome = found
        game = self._table.table.game
        opened = Opened(
            outcome=outcome,
            game=game.rules.name,
            options=plain(game.options),
            weights=base64.b64encode(read_numbers(game.rules)).decode(),
        )
        return encode(opened).decode()

    @property
    def _open(self) -> SoloTable:
        if self._table is None:
            raise NoTable("no table is open")
        return self._table

    def ask(self, text: str) -> str:
        """Answer a Request with an Outcome."""
        return encode(self._open.ask(msgspec.json.decode(text, type=Request))).decode()

    def choose(self, text: str) -> str:
        """Play a Choice of a bot; gives an Outcome."""
        return encode(self._open.choose(msgspec.json.decode(text, type=Choice))).decode()

    def finish(self) -> str:
        """Give a game that is over as Finished."""
        record = self._open.record()
        finished = Finished(
            record=msgspec.Raw(encode(record)),
            about=self._open.replay(),
            steps=msgspec.Raw(make_steps_at_once(self._open.table.game, record)),
        )
        return encode(finished).decode()


DOOR = Door()
