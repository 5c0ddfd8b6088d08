"""Bots against bots, many games, every line-up in every seat."""

import math
import os
import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from sushiya.bots.levels import make_bot
from sushiya.bots.protocol import Budget, Playouts
from sushiya.core.chance import Dealer, Seeded
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.record import Journal, Record, Sitting, write_record
from sushiya.core.refusal import Refusal
from sushiya.core.result import Result
from sushiya.core.value import Value
from sushiya.games import GAMES

DEFAULT_BUDGET: Budget = Playouts(100)


class BotError(RuntimeError):
    """A bot chose what is not legal."""


@dataclass(frozen=True)
class LineUp:
    """A game, its options, and a bot for each seat."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]


class Standing(Value, frozen=True):
    """How one bot of a line-up did: a shared win counts as its share."""

    bot: str
    games: int
    wins: float
    share: float
    error: float
    """One standard error of the share."""
    points: float


def play_out(
    game: AnyGame, bots: Sequence[str], seed: int, journal: Journal | None = None
) -> Result:
    """Play one game to its end."""
    players = [make_bot(game.rules, level) for level in bots]
    rngs = [random.Random(f"{seed} {seat}") for seat in range(len(bots))]
    chance = Dealer(seed)
    state = game.start(chance)
    while (result := game.result(state)) is None:
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        command = players[seat].choose(game.view(state, seat), legal, DEFAULT_BUDGET, rngs[seat])
        if journal is not None:
            journal.note(game.decision(state), seat, command)
        step = game.play(state, seat, command, chance)
        if isinstance(step, Refusal):
            raise BotError(f"{bots[seat]} chose {command!r}, which is refused: {step!r}")
        state = step.state
    return result


def play_recorded(game: AnyGame, bots: Sequence[str], seed: int) -> Record:
    """Play one game to its end and keep its record."""
    journal = Journal()
    play_out(game, bots, seed, journal)
    sittings = [Sitting(Seat(seat), f"bot {bot}") for seat, bot in enumerate(bots)]
    return write_record(game, Seeded(Dealer(seed).seed.hex()), journal.settled(), sittings)


def _one_game(line_up: LineUp, first_seed: int, number: int) -> tuple[list[float], list[int]]:
    """Play game `number`, the line-up turned so that every bot sits everywhere equally often."""
    game = GAMES.find(line_up.game).bind(**line_up.options)
    count = len(line_up.bots)
    turn = number % count
    seated = [line_up.bots[(seat + turn) % count] for seat in range(count)]
    result = play_out(game, seated, first_seed + number)
    wins, points = [0.0] * count, [0] * count
    for seat in range(count):
        bot = (seat + turn) % count
        points[bot] = result.totals[seat]
        if Seat(seat) in result.winners:
            wins[bot] = 1 / len(result.winners)
    return wins, points


def compete(
    line_up: LineUp, games: int, first_seed: int, workers: int | None = None
) -> Iterator[tuple[list[float], list[int]]]:
    """Play games on all cores, yielding each bot's win share and points game by game."""
    play = partial(_one_game, line_up, first_seed)
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, range(games), chunksize=max(1, min(25, games // workers)))


def standings(
    bots: Sequence[str], played: Sequence[tuple[list[float], list[int]]]
) -> tuple[Standing, ...]:
    games = len(played)
    found = []
    for index, bot in enumerate(bots):
        wins = sum(one[0][index] for one in played)
        share = wins / games
        found.append(
            Standing(
                bot=bot,
                games=games,
                wins=round(wins, 3),
                share=round(share, 4),
                error=round(math.sqrt(share * (1 - share) / games), 4),
                points=round(sum(one[1][index] for one in played) / games, 2),
            )
        )
    return tuple(found)
