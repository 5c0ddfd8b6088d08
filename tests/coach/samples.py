"""Decisions of games between players of mixed levels, and what a coach says of them."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

from sushiya.core.game import AnyGame, AnyRules, Game
from sushiya.core.ids import Seat, seats
from sushiya.engine.analysis import Analysis, Explanation, Forecast
from sushiya.engine.door import load_engine

LEVELS = ("random", "apprentice", "cook", "chef")
A_GAME = 6
"""Decisions that are taken from one game."""


class Asked(NamedTuple):
    """A position in which a seat has at least two choices."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def seen(self) -> tuple[int, ...]:
        return load_engine(self.game.rules).parts.observe_view(self.view)


def decisions(rules: AnyRules, count: int, seed: str) -> Iterator[Asked]:
    """Give so many decisions, from games with all kinds of options."""
    rng, given = random.Random(f"{rules.name} {seed}"), 0
    while given < count:
        asked = [
            one for one in _positions(rules, rng) if len(one.game.legal(one.state, one.seat)) > 1
        ]
        for one in rng.sample(asked, min(len(asked), A_GAME, count - given)):
            given += 1
            yield one


def _positions(rules: AnyRules, rng: random.Random) -> list[Asked]:
    """Play one game in the engine, and give some of its positions with a seat that is asked."""
    engine = load_engine(rules)
    game: Any = Game(rules, rules.options.mixed(rng))
    setup, room = engine.setup(game.options), rules.longest + 1
    trace = engine.ffi.new("State[]", room)
    players = engine.players([rng.choice(LEVELS) for _ in seats(game.players)])
    count = engine.lib.engine_trace(
        setup, rng.getrandbits(63), players, engine.ffi.NULL, trace, room
    )
    found = []
    for place in rng.sample(range(count - 1), min(count - 1, 2 * A_GAME)):
        position = engine.ffi.addressof(trace[place])
        engine.lib.engine_canonical(setup, position)
        state = engine.parts.unpack(position, game.options)
        found.append(Asked(game, state, rng.choice(game.to_act(state))))
    return found


class Told(NamedTuple):
    """What a coach says: the best choice, another, and why."""

    asked: Asked
    best: Forecast
    other: Forecast
    forecasts: list[Forecast]
    why: Explanation


def look(asked: Asked, *, worlds: int, seed: int, rng: random.Random) -> Told:
    """Analyse a decision, and explain the best beside one of the others, a worse one if any is."""
    analysis = Analysis(asked.game)
    forecasts = analysis.compare(asked.seen, asked.seat, seed, worlds)
    best, *others = forecasts
    worse = [one for one in others if not one.is_equal] or others or [best]
    other = rng.choice(worse)
    return Told(asked, best, other, forecasts, analysis.explain(best.code, other.code))


def false_claims(told: Told) -> list[str]:
    """List the facts that do not hold, as separate code reads the view."""
    game, view = told.asked.game, told.asked.view
    claims = import_module(f"coach.claims.{game.rules.name.replace('-', '_')}")
    best, other = game.command(told.best.code), game.command(told.other.code)
    false = []
    for reason in told.why.reasons:
        chosen, instead = (best, other) if reason.permille > 0 else (other, best)
        if reason.fact and not claims.is_true(reason.fact, reason.figures, view, chosen, instead):
            false.append(f"{reason} of {game.write(chosen)} beside {game.write(instead)}")
    return false
