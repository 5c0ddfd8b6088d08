"""Fair levels: what a seat cannot see does not change what its bot chooses."""

import random
from collections.abc import Iterator
from typing import Any

from sushiya.conformance.broken import expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import play, tables
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.engine.policies import POLICIES
from sushiya.engine.workspace import Workspace

FAIR_POSITIONS = "positions dealt anew"
FAIR_CHOICES = "choices in worlds dealt anew"
POSITIONS_A_GAME = 12
WORLDS = 20
"""Half of them imagined by the engine, half by the reference."""
PLAYOUTS = 64
"""Playouts of a master: few, so that any difference in what it sees has an effect."""


def decisions(rules: AnyRules, effort: Effort) -> Iterator[tuple[AnyGame, Any, Seat, int]]:
    """Yield positions where a seat has a choice, some of each game, each with a number."""
    rng = random.Random(f"fair {rules.name} {effort.seed}")
    number = 0
    for game, seed in tables(rules, effort):
        asked = [
            moment
            for moment in play(game, seed)
            if moment.seat in game.to_act(moment.before)
            and len(game.legal(moment.before, moment.seat)) > 1
        ]
        for moment in rng.sample(asked, min(POSITIONS_A_GAME, len(asked))):
            number += 1
            yield game, moment.before, moment.seat, number


def fair_choices(rules: AnyRules, effort: Effort) -> None:
    """Every level of the engine chooses the same in all worlds that its seat cannot tell apart."""
    for game, state, seat, number in decisions(rules, effort):
        side = Workspace(game, state, number)
        worlds = _dealt_anew(game, side, state, seat, number)
        effort.met[FAIR_POSITIONS] += len({world.canonical_bytes() for world in worlds}) > 1
        for level in POLICIES:
            chosen = _chosen(side, seat, level, number)
            for world in worlds:
                again = _chosen(world, seat, level, number)
                where = f"{game.options}, decision {game.decision(state)}, seat {seat}"
                expect(again == chosen, f"{where}: {level} chooses {chosen} and {again}")
                effort.met[FAIR_CHOICES] += 1


def _dealt_anew(
    game: AnyGame, side: Workspace, state: Any, seat: Seat, number: int
) -> list[Workspace]:
    rng = random.Random(f"anew {number}")
    view = game.view(state, seat)
    theirs = [Workspace(game, game.rules.imagine(view, rng), number) for _ in range(WORLDS // 2)]
    return [*(side.imagine(seat) for _ in range(WORLDS - len(theirs))), *theirs]


def _chosen(world: Workspace, seat: Seat, level: str, seed: int) -> int:
    """Choose with the same chance in every world."""
    world.chance = world.engine.chance(seed)
    return world.choose(seat, level, PLAYOUTS)


FAIRNESS = {"fair-choices": fair_choices}
