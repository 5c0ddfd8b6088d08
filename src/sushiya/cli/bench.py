"""`bench`: how fast decisions, simulated games and the store are, measured in one run."""

import random
import sys
import time
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from sushiya.bots.arena import play_out
from sushiya.cli.bench_authors import measure_authors
from sushiya.cli.bench_engine import measure_engine
from sushiya.cli.bench_start import measure_start
from sushiya.cli.bench_store import measure_store
from sushiya.cli.usage import Json, UsageError
from sushiya.core.chance import Dealer
from sushiya.core.event import redact
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat, seats
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.engine.door import EngineError, load_engine
from sushiya.games import GAMES

GAMES_TIMED = 30


def bench(
    game: str | None = None,
    /,
    *,
    games: Annotated[int, Parameter(help="Games per measurement.")] = GAMES_TIMED,
    authors: Annotated[
        bool, Parameter(help="Compare our environments with others' instead.", negative="")
    ] = False,
    json: Json = False,
) -> None:
    """Measure one server-side decision, games a second, how simulations start, and the store.

    Parameters
    ----------
    game
        One game; without it all are measured.
    """
    if games < 1:
        raise UsageError("--games starts at 1")
    found = GAMES.all() if game is None else (GAMES.find(game),)
    if authors:
        _bench_authors(found, json=json)
        return
    in_c = [rules.name for rules in found if _has_engine(rules)]
    with Console(stderr=True).status("measuring ..."):
        figures = [_measure(rules, games) for rules in found]
        engines = [
            measure_engine(rules.bind(), one["random games/s"])
            for rules, one in zip(found, figures, strict=True)
            if rules.name in in_c
        ]
        starts = [measure_start(name) for name in in_c]
        stores = [measure_store()] if game is None else []
    if json:
        document = {"reference": figures, "engine": engines, "start": starts, "store": stores}
        sys.stdout.buffer.write(encode(document) + b"\n")
        return
    for table in (figures, engines, starts, stores):
        if table:
            _print(table)


def _bench_authors(found: Sequence[AnyRules], *, json: bool) -> None:
    """Measure the environments of all games whose engine is there."""
    with Console(stderr=True).status("measuring ..."):
        figures = [measure_authors(rules.bind()) for rules in found if _has_engine(rules)]
    if json:
        sys.stdout.buffer.write(encode({"authors": figures}) + b"\n")
        return
    for table in figures:
        _print(table)


def _print(figures: list[dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in figures[0]:
        table.add_column(
            column, justify="right" if column not in ("game", "environment") else "left"
        )
    for one in figures:
        table.add_row(*(str(value) for value in one.values()))
    Console().print(table)


def _has_engine(rules: AnyRules) -> bool:
    """Return whether a game's engine can be measured; if not, print why."""
    try:
        load_engine(rules)
    except EngineError as error:
        sys.stderr.write(f"{error}\n")
        return False
    return True


def _measure(rules: AnyRules, games: int) -> dict[str, Any]:
    game = rules.bind()
    times = [ms for seed in range(games) for ms in _decision_times(game, seed)]
    legal_times = [ms for seed in range(games) for ms in _legal_times(game, seed)]
    return {
        "game": rules.name,
        "players": game.players,
        "decision ms, median": round(median(times), 3),
        "decision ms, 99 %": round(quantiles(times, n=100)[98], 3),
        "legal ms, median": round(median(legal_times), 3),
        "legal ms, 99 %": round(quantiles(legal_times, n=100)[98], 3),
        "random games/s": round(_games_per_second(game, "random", games), 1),
        "cook games/s": round(_games_per_second(game, "cook", games), 1),
    }


def _decision_times(game: AnyGame, seed: int) -> list[float]:
    """Time all that a server does for one command, over one random game."""
    rng = random.Random(seed)
    chance = Dealer(seed)
    state = game.start(chance)
    times = []
    while game.result(state) is None:
        seat = rng.choice(game.to_act(state))
        command = rng.choice(game.legal(state, seat))
        began = time.perf_counter()
        step = game.play(state, seat, command, chance)
        if isinstance(step, Refusal):
            raise TypeError(f"a legal command was refused: {step}")
        for viewer in seats(game.players):
            _message(game, step, viewer)
        times.append((time.perf_counter() - began) * 1000)
        state = step.state
    return times


def _message(game: AnyGame, step: Any, viewer: Seat) -> bytes:
    told = [seen for event in step.events if (seen := redact(event, viewer)) is not None]
    return encode([game.view(step.state, viewer), told, game.legal(step.state, viewer)])


def _legal_times(game: AnyGame, seed: int) -> list[float]:
    rng = random.Random(seed)
    chance = Dealer(seed)
    state = game.start(chance)
    times = []
    while game.result(state) is None:
        seat = rng.choice(game.to_act(state))
        began = time.perf_counter()
        legal = game.legal(state, seat)
        times.append((time.perf_counter() - began) * 1000)
        state = getattr(game.play(state, seat, rng.choice(legal), chance), "state", state)
    return times


def _games_per_second(game: AnyGame, bot: str, games: int) -> float:
    began = time.process_time()
    for seed in range(games):
        play_out(game, [bot] * game.players, seed)
    return games / (time.process_time() - began)
