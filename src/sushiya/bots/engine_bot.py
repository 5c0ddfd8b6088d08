"""Chef and master: bots that choose in the engine, from the view alone."""

import random
import time
from collections import deque
from typing import Any

from sushiya.bots.protocol import Budget, Playouts
from sushiya.core.game import AnyRules, Game
from sushiya.engine.door import load_engine
from sushiya.engine.search import SLICE, Search

LIKELY_RATE = 10_000.0
"""Playouts a second, until one has been measured."""
MOST_PLAYOUTS = 4_000
"""More gain nothing, however much time there is."""
TABLES_KEPT = 4
"""For how many sets of options a bot caches what it has prepared."""


class ChefBot:
    """The learned policy, without search."""

    def __init__(self, rules: AnyRules) -> None:
        self._engine = load_engine(rules)
        self._rules = rules
        self._players = self._engine.players(["chef"])
        self._setups = Recent(self._engine.setup)

    def choose(
        self,
        view: Any,
        legal: tuple[Any, ...],
        budget: Budget,  # noqa: ARG002 - it is instant
        rng: random.Random,
    ) -> Any:
        engine = self._engine
        seen = engine.observation_of(engine.parts.observe_view(view))
        code = engine.lib.engine_choose_seen(
            self._setups(view.options),
            seen,
            view.seat,
            self._players,
            engine.ffi.NULL,
            engine.chance(rng.getrandbits(64)),
        )
        return _command(self._rules, legal, code)


class MasterBot:
    """The search. It keeps its memory between choices, so it is not thread-safe."""

    def __init__(self, rules: AnyRules) -> None:
        self._engine = load_engine(rules)
        self._rules = rules
        self._weights = self._engine.weights
        self._searches = Recent(lambda options: Search(Game(rules, options), self._weights))
        self._rate = LIKELY_RATE

    def choose(self, view: Any, legal: tuple[Any, ...], budget: Budget, rng: random.Random) -> Any:
        search: Search = self._searches(view.options)
        seen, seed = self._engine.parts.observe_view(view), rng.getrandbits(64)
        if isinstance(budget, Playouts):
            code = search.choose(seen, view.seat, seed, budget.count)
        else:
            planned = max(SLICE, min(MOST_PLAYOUTS, int(self._rate * budget.count)))
            search.begin(seen, view.seat, seed, planned)
            self._run(search, budget.count)
            code = search.best()
        return _command(self._rules, legal, code)

    def _run(self, search: Search, seconds: float) -> None:
        """Search to the end of the plan or of the time, and note how fast it went."""
        start, played = time.perf_counter(), 0
        while (count := search.run(SLICE)) == SLICE and time.perf_counter() - start < seconds:
            played += count
        played += count
        if played > SLICE:
            self._rate = played / (time.perf_counter() - start)


class Recent:
    """A cache of what was made for the last few sets of options."""

    def __init__(self, make: Any) -> None:
        self._make = make
        self._made: deque[tuple[Any, Any]] = deque(maxlen=TABLES_KEPT)

    def __call__(self, options: Any) -> Any:
        for known, made in self._made:
            if known == options:
                return made
        self._made.append((options, self._make(options)))
        return self._made[-1][1]


def _command(rules: AnyRules, legal: tuple[Any, ...], code: int) -> Any:
    code_of = rules.notation.code
    return next(command for command in legal if code_of(command) == code)
