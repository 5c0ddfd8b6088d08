"""Parts of the proofs that scripts/coach_proofs.py runs; the gate runs small ones."""

import random
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from coach.samples import LEVELS, Asked, decisions, false_claims, look
from sushiya.core.game import AnyGame, AnyRules, Game
from sushiya.core.ids import Seat, seats
from sushiya.engine.analysis import Analysis
from sushiya.engine.door import load_engine

DECISIONS_A_PART, GAMES_A_PART = 50, 20
CALIBRATED_WORLDS, USEFUL_WORLDS = 200, 100
RESEEDED = 1_000
"""So many decisions, the first of a proof, are looked at with other seeds, too."""
SOUND_WORLDS, MORE_SOUND_WORLDS = 200, 60
"""For those decisions, and for all others: sums and claims must be right with any number."""
LOOKED_AT = 10
"""Decisions of a game whose chances are compared with its end."""
FIXED_COST = 0.03
"""An apprentice with a coach changes its mind where that claims to be worth more than this."""
Chooser = Callable[[Any, Seat], int]
"""chooser(position, seat): the code to play."""


def sound(rules: AnyRules, number: int, count: int = DECISIONS_A_PART) -> dict[str, int]:
    """Count what is wrong: sums, claims, words that change with hidden cards, other seeds."""
    rng = random.Random(f"sound {number}")
    counted = ("decisions", "sums", "claims", "false", "hidden", "reseeded", "other_best")
    wrong = dict.fromkeys(counted, 0)
    is_reseeded = number * DECISIONS_A_PART < RESEEDED
    worlds = SOUND_WORLDS if is_reseeded else MORE_SOUND_WORLDS
    for asked in decisions(rules, count, f"sound {number}"):
        told = look(asked, worlds=worlds, seed=number, rng=rng)
        why = told.why
        wrong["decisions"] += 1
        wrong["sums"] += sum(one.permille for one in why.reasons) + why.rest != why.permille
        wrong["claims"] += sum(bool(one.fact) for one in why.reasons)
        wrong["false"] += len(false_claims(told))
        redealt = Asked(asked.game, rules.imagine(asked.view, rng), asked.seat)
        wrong["hidden"] += redealt.seen != asked.seen
        if is_reseeded:
            again = Analysis(asked.game).compare(asked.seen, asked.seat, ~number, worlds)
            agrees = any(one.code == told.best.code and one.is_equal for one in again)
            wrong["reseeded"] += 1
            wrong["other_best"] += not agrees
    return wrong


class Played:
    """A game in the engine that is stepped through, each seat choosing with its own chance."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self._engine = load_engine(game.rules)
        ffi = self._engine.ffi
        self._setup = self._engine.setup(game.options)
        self._chance = self._engine.chance(seed)
        self._own = [self._engine.chance(seed ^ (seat + 1) << 40) for seat in seats(game.players)]
        self._state = ffi.new("State *")
        self._seen = ffi.new("Observation *")
        self._legal = ffi.new("uint8_t[]", self._engine.codes)
        self._engine.lib.engine_open(self._setup, self._state, self._chance)

    def choice(self, seat: Seat, level: str) -> int:
        """Give what a level would choose."""
        return int(
            self._engine.lib.engine_choose(
                self._setup,
                self._state,
                seat,
                self._engine.players([level]),
                self._engine.ffi.NULL,
                self._own[seat],
            )
        )

    def seen(self, seat: Seat) -> tuple[int, ...]:
        lib, ffi = self._engine.lib, self._engine.ffi
        lib.engine_observe(self._setup, self._state, seat, self._seen)
        return tuple(ffi.cast("int16_t *", self._seen)[0 : self._engine.observation])

    def has_choice(self, seat: Seat) -> bool:
        self._engine.lib.engine_mask(self._setup, self._state, seat, self._legal)
        return sum(bytes(self._engine.ffi.buffer(self._legal))) > 1

    def asked(self) -> list[Seat]:
        asks = self._engine.lib.engine_asks
        return [one for one in seats(self.game.players) if asks(self._setup, self._state, one)]

    def play(self, codes: Mapping[Seat, int]) -> None:
        listed = [codes.get(Seat(seat), -1) for seat in range(self._engine.seats)]
        given = self._engine.ffi.new("int32_t[]", listed)
        self._engine.lib.engine_step(self._setup, self._state, given, self._chance)

    def shares(self) -> list[float]:
        """Give each seat's share of the win, when the game is over."""
        engine, players = self._engine, self.game.players
        figures = engine.parts.figures(self.game.options)
        points = engine.ffi.new("int16_t[]", len(engine.parts.kinds) * figures)
        ranks = engine.ffi.new("int16_t[]", players)
        engine.lib.engine_result(self._setup, self._state, points, ranks)
        return [(rank == 1) / list(ranks).count(1) for rank in ranks]


def calibrated(rules: AnyRules, number: int, games: int = GAMES_A_PART) -> dict[str, Any]:
    """Play games of mixed levels; give chances and what came of them, by game."""
    rng = random.Random(f"proved {rules.name} {number}")
    return {"games": [_chances_of_a_game(rules, rng) for _ in range(games)]}


def fitted(rules: AnyRules, number: int, games: int = GAMES_A_PART) -> dict[str, Any]:
    """Do the same in other games, to which chances are fitted."""
    rng = random.Random(f"fitted {rules.name} {number}")
    return {"games": [_chances_of_a_game(rules, rng) for _ in range(games)]}


def _chances_of_a_game(rules: AnyRules, rng: random.Random) -> list[tuple[float, float]]:
    game: Any = Game(rules, rules.options.mixed(rng))
    analysis, played = Analysis(game), Played(game, rng.getrandbits(60))
    levels = [rng.choice(LEVELS) for _ in seats(game.players)]
    noted: list[tuple[Seat, tuple[int, ...], int]] = []
    while asked := played.asked():
        codes = {seat: played.choice(seat, levels[seat]) for seat in asked}
        noted += [(one, played.seen(one), codes[one]) for one in asked if played.has_choice(one)]
        played.play(codes)
    shares, pairs = played.shares(), []
    for seat, seen, code in rng.sample(noted, min(LOOKED_AT, len(noted))):
        seed = rng.getrandbits(60)
        forecasts = analysis.compare(seen, seat, seed, CALIBRATED_WORLDS, asked=[code], most=2)
        chance = next(one.chance for one in forecasts if one.code == code)
        pairs.append((round(chance, 4), round(shares[seat], 4)))
    return pairs


def useful(rules: AnyRules, number: int, games: int = GAMES_A_PART) -> dict[str, float]:
    """Let seat 0 play the same games alone and with a coach; sum up shares of wins."""
    sums = dict.fromkeys(
        (
            "games",
            "alone",
            "coached",
            "gains",
            "gain_squares",
            "all",
            "par",
            "leads",
            "lead_squares",
        ),
        0.0,
    )
    rng = random.Random(f"useful {rules.name} {number}")
    for _ in range(games):
        players = rng.choice(list(rules.options.player_counts))
        game, seed = rules.bind(players=players), rng.getrandbits(60)
        alone = _share(game, seed, "apprentice", "cook", None)
        coached = _share(game, seed, "apprentice", "cook", FIXED_COST)
        everything, par = _share(game, seed, "chef", "chef", 0.0), 1 / players
        sums["games"] += 1
        sums["alone"] += alone
        sums["coached"] += coached
        sums["gains"] += coached - alone
        sums["gain_squares"] += (coached - alone) ** 2
        sums["all"] += everything
        sums["par"] += par
        sums["leads"] += everything - par
        sums["lead_squares"] += (everything - par) ** 2
    return sums


def _share(game: AnyGame, seed: int, level: str, others: str, cost: float | None) -> float:
    """Play a game; seat 0 follows advice that claims to be worth more than `cost`."""
    analysis, played, me = Analysis(game), Played(game, seed), Seat(0)
    rng = random.Random(seed)
    while asked := played.asked():
        codes = {seat: played.choice(seat, others if seat else level) for seat in asked}
        if cost is not None and me in codes and played.has_choice(me):
            seen, own = played.seen(me), codes[me]
            forecasts = analysis.compare(seen, me, rng.getrandbits(60), USEFUL_WORLDS, asked=[own])
            chosen = next(one for one in forecasts if one.code == own)
            if not chosen.is_equal and chosen.behind > cost:
                codes[me] = forecasts[0].code
        played.play(codes)
    return played.shares()[me]


def tell_use(sums: Mapping[str, float]) -> str:
    """Say what following the coach was worth, with 95 % intervals."""
    games = sums["games"]

    def line(total: str, squares: str) -> str:
        mean = sums[total] / games
        error = sqrt(max(0.0, sums[squares] / games - mean**2) / games)
        return f"{100 * mean:+.1f} ± {196 * error:.1f} points"

    return (
        f"apprentice alone {sums['alone'] / games:.1%}, "
        f"with a coach {sums['coached'] / games:.1%}: "
        f"{line('gains', 'gain_squares')}; all advice among chefs {sums['all'] / games:.1%}, "
        f"par {sums['par'] / games:.1%}: {line('leads', 'lead_squares')}"
    )
