"""Bots against bots on duplicate deals: every deal is played with every rotation of the seats."""

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any

from sushiya.bots.loading import find_bot
from sushiya.bots.protocol import Budget, Playouts
from sushiya.bots.standings import Deal
from sushiya.core.chance import Dealer, Seeded
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.record import Journal, Record, Sitting, write_record
from sushiya.core.refusal import Refusal
from sushiya.core.result import Result
from sushiya.engine.policies import POLICIES, SEARCHING
from sushiya.games import GAMES
from sushiya.work.local import Here, processes, threads
from sushiya.work.place import Place, in_order

DEFAULT_BUDGET: Budget = Playouts(1000)
QUICK_DEALS, SLOW_DEALS = 256, 1
"""Deals in one part of the work: few with masters, which are slow, and by the Python rules."""


class BotError(RuntimeError):
    """A bot chose a command that is not legal."""


@dataclass(frozen=True)
class LineUp:
    """A game, its options, a bot for each seat, and how long they may think."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    budget: Budget = DEFAULT_BUDGET

    def open(self) -> AnyGame:
        return GAMES.find(self.game).bind(**self.options)

    def seated(self, turn: int) -> tuple[str, ...]:
        """Return the bots by seat, with the line-up rotated by this many seats."""
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(len(self.bots)))


def play_out(
    game: AnyGame,
    bots: Sequence[str],
    seed: int,
    *,
    budget: Budget = DEFAULT_BUDGET,
    journal: Journal | None = None,
) -> Result:
    """Play one game to its end, by the Python rules."""
    players = [find_bot(game.rules, level) for level in bots]
    rngs = [random.Random(f"{seed} {seat}") for seat in range(len(bots))]
    chance = Dealer(seed)
    state = game.start(chance)
    while (result := game.result(state)) is None:
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        command = players[seat].choose(game.view(state, seat), legal, budget, rngs[seat])
        if journal is not None:
            journal.note(game.decision(state), seat, command)
        step = game.play(state, seat, command, chance)
        if isinstance(step, Refusal):
            raise BotError(f"{bots[seat]} chose {command!r}, which is refused: {step!r}")
        state = step.state
    return result


def play_recorded(game: AnyGame, bots: Sequence[str], seed: int) -> Record:
    """Play one game to its end and return its record."""
    journal = Journal()
    play_out(game, bots, seed, journal=journal)
    sittings = [Sitting(Seat(seat), f"bot {bot}") for seat, bot in enumerate(bots)]
    return write_record(game, Seeded(Dealer(seed).seed.hex()), journal.settled(), sittings)


def compete(  # noqa: PLR0913 - all but the first two are named
    line_up: LineUp,
    deals: range,
    *,
    seed: int = 1,
    workers: int | None = None,
    by_reference: bool = False,
    place: Place | None = None,
) -> Iterator[Deal]:
    """Play deals and yield them in order; the result does not depend on the place or the workers.

    Line-ups that the engine can play are played in it, unless `by_reference` is set. By default,
    all cores of this machine are used.
    """
    in_engine = not by_reference and is_for_engine(line_up)
    task = partial(_engine_deals if in_engine else _reference_deals, line_up, seed)
    parts = _cut(line_up, deals, in_engine=in_engine)
    with _place(place, workers, in_engine=in_engine) as chosen:
        for some in in_order(chosen, task, parts):
            yield from some


def _place(
    given: Place | None, workers: int | None, *, in_engine: bool
) -> AbstractContextManager[Place]:
    if given is not None:
        return nullcontext(given)
    if workers == 1:
        return nullcontext(Here())
    return threads(workers) if in_engine else processes(workers)


def _cut(line_up: LineUp, deals: range, *, in_engine: bool) -> Iterator[range]:
    searches = any(bot in SEARCHING for bot in line_up.bots)
    size = QUICK_DEALS if in_engine and not searches else SLOW_DEALS
    for first in range(deals.start, deals.stop, size):
        yield range(first, min(first + size, deals.stop))


def is_for_engine(line_up: LineUp) -> bool:
    """Return whether the engine can play this line-up: it has no time budgets."""
    known = all(bot in POLICIES for bot in line_up.bots)
    searches = any(bot in SEARCHING for bot in line_up.bots)
    has_engine = GAMES.find(line_up.game).engine is not None
    return known and has_engine and (isinstance(line_up.budget, Playouts) or not searches)


def _reference_deals(line_up: LineUp, seed: int, deals: range) -> list[Deal]:
    return [_play_deal(line_up, seed, number) for number in deals]


def _play_deal(line_up: LineUp, seed: int, number: int) -> Deal:
    """Play a deal with every rotation."""
    game = line_up.open()
    count = len(line_up.bots)
    wins, points = [0.0] * count, [0] * count
    for turn in range(count):
        result = play_out(game, line_up.seated(turn), seed + number, budget=line_up.budget)
        for seat in range(count):
            bot = (seat + turn) % count
            points[bot] += result.totals[seat]
            if Seat(seat) in result.winners:
                wins[bot] += 1 / len(result.winners)
    return Deal(tuple(wins), tuple(points))


def _engine_deals(line_up: LineUp, seed: int, deals: range) -> list[Deal]:
    """Play deals with every rotation in the engine, in this thread."""
    from sushiya.batch import play_many  # noqa: PLC0415 - only what simulates loads an engine

    game, count = line_up.open(), len(line_up.bots)
    played = [
        play_many(
            game,
            len(deals),
            seed=seed + deals.start,
            policy=line_up.seated(turn),
            playouts=line_up.budget.count if isinstance(line_up.budget, Playouts) else 0,
            threads=1,
        )
        for turn in range(count)
    ]
    shares = [_shares(one.ranks.tolist()) for one in played]
    totals = [one.totals.tolist() for one in played]
    return [
        Deal(*(_by_bot(figures, at, count) for figures in (shares, totals)))
        for at in range(len(deals))
    ]


def _shares(ranks: list[list[int]]) -> list[list[float]]:
    """Share each game's win among those who came first."""
    return [[(rank == 1) / one.count(1) for rank in one] for one in ranks]


def _by_bot(figures: Sequence[Sequence[Sequence[Any]]], at: int, count: int) -> tuple[Any, ...]:
    """Add up what each bot of the line-up got in all rotations of one deal."""
    return tuple(
        sum(figures[turn][at][(bot - turn) % count] for turn in range(count))
        for bot in range(count)
    )
