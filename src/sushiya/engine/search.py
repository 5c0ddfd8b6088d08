"""A master's search from Python: in slices, so that it can stop by the clock."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.door import load_engine

SLICE = 50
"""Playouts between two looks at the clock."""


@dataclass(frozen=True)
class Candidate:
    """A choice that was looked at; worths are by the game's own measure."""

    code: int
    visits: int
    """How many worlds were played out with it."""
    judged: float
    """What it is worth in the policy's judgment."""
    mean: float
    error: float
    """One standard error of the mean."""
    lead: float
    """Over the policy's choice in the same worlds."""
    lead_error: float
    """One standard error of the lead."""


class Search:
    """Thinks about one decision at a time, for any seat of one table; keeps its memory."""

    def __init__(self, game: AnyGame, weights: Any = None) -> None:
        """Think with the game's own weights, unless others are given."""
        self._engine = load_engine(game.rules)
        self._setup = self._engine.setup(game.options)
        self._memory = self._engine.memory()
        self._weights = self._engine.weights if weights is None else weights

    def begin(self, seen: Sequence[int], seat: Seat, seed: int, playouts: int) -> None:
        """Begin with an observation, as `observe_view` makes one; so many playouts are planned."""
        players = self._engine.players(["master"], playouts, [self._weights])
        self._engine.lib.engine_search_begin(
            self._setup,
            self._engine.observation_of(seen),
            seat,
            players,
            self._memory,
            self._engine.chance(seed),
        )

    def run(self, playouts: int) -> int:
        """Play at most so many worlds out; give how many: fewer if the search is at its end."""
        return int(self._engine.lib.engine_search_run(self._memory, playouts))

    def best(self) -> int:
        """Give the best code so far."""
        return int(self._engine.lib.engine_search_best(self._memory))

    def candidates(self) -> list[Candidate]:
        """Tell what was looked at, the policy's choice first."""
        lib = self._engine.lib
        listed = self._engine.ffi.new("Candidate[]", lib.SEARCH_CANDIDATES)
        count = lib.engine_search_candidates(self._memory, listed)
        fields = Candidate.__dataclass_fields__
        return [Candidate(*(getattr(one, name) for name in fields)) for one in listed[0:count]]

    def choose(
        self, seen: Sequence[int], seat: Seat, seed: int, playouts: int, seconds: float = 0.0
    ) -> int:
        """Think to the end of the plan, or for so long if `seconds` is not 0."""
        end = time.monotonic() + seconds
        self.begin(seen, seat, seed, playouts)
        while self.run(SLICE) == SLICE and (not seconds or time.monotonic() < end):
            pass
        return self.best()
