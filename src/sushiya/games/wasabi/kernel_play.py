"""Wasabi! compiled, how it is played: a room for each thread, the policies, and many games."""

from typing import Any, NamedTuple

import numpy as np

from sushiya.core.compiled import Array, compiled, seed_chance
from sushiya.core.kernel import Kernel
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.components import LENGTHS, RULES_VERSION
from sushiya.games.wasabi.kernel import deal, step
from sushiya.games.wasabi.kernel_cook import choose_as_cook
from sushiya.games.wasabi.kernel_legal import mask
from sushiya.games.wasabi.kernel_packing import pack, settled, template, unpack
from sushiya.games.wasabi.kernel_plans import NOTES
from sushiya.games.wasabi.kernel_random import choose_randomly
from sushiya.games.wasabi.kernel_seen import observe
from sushiya.games.wasabi.observation import observe as observe_view

POLICIES = ("random", "cook")


class Room(NamedTuple):
    """The arrays that one thread plays in; all but the first three are the cook's."""

    state: Array
    chance: Array
    codes: Array
    plan_worths: Array
    """What the recipe in each place is worth."""
    line_counts: Array
    """On how many lines it can still be made, or that there is no plan for it."""
    best_lines: Array
    """These lines, the best first."""
    lines: Array
    """What is noted of each line."""
    worths: Array
    """What each line is worth."""
    kinds: Array
    """The kinds of tiles that can be placed."""
    tile_worths: Array
    """What each of them would do on each square."""


def make_room() -> Room:
    lines = (at.STRIPS_HELD, at.MOST_LINES)
    return Room(
        state=np.zeros(at.SIZE, np.int16),
        chance=np.zeros(2, np.uint64),
        codes=np.full(at.SEATS, -1, np.int64),
        plan_worths=np.zeros(at.STRIPS_HELD, np.float64),
        line_counts=np.zeros(at.STRIPS_HELD, np.int64),
        best_lines=np.zeros(lines, np.int64),
        lines=np.zeros((*lines, NOTES), np.int64),
        worths=np.zeros(lines, np.float64),
        kinds=np.zeros(at.TILES_HELD, np.int64),
        tile_worths=np.zeros((at.TILES_HELD, at.SQUARES), np.float64),
    )


@compiled
def choose_randomly_in(room: Any, seat: int) -> Any:
    return choose_randomly(room.state, seat, room.chance)


@compiled
def choose_as_cook_in(room: Any, seat: int) -> Any:
    return choose_as_cook(room.state, seat, room.chance, room)


@compiled
def play_out(room: Any, policy: int) -> None:
    """Play the game in the room from where it stands to its end."""
    state, chance, codes = room.state, room.chance, room.codes
    while state[at.STAGE] != at.OVER:
        seat = state[at.SEAT]
        if policy == 0:
            codes[seat] = choose_randomly(state, seat, chance)
        else:
            codes[seat] = choose_as_cook(state, seat, chance, room)
        step(state, codes, chance)


@compiled
def run(
    starts: Any, is_dealt: bool, seeds: Any, policy: int, points: Any, ranks: Any, room: Any
) -> None:
    """Play many games, each from its own seed: from fresh deals, or from positions."""
    state, chance = room.state, room.chance
    for game in range(len(seeds)):
        seed_chance(chance, seeds[game])
        start = game % len(starts)
        for place in range(at.SIZE):
            state[place] = starts[start, place]
        if not is_dealt:
            deal(state, chance)
        play_out(room, policy)
        for seat in range(state[at.PLAYERS]):
            for kind in range(at.POINT_KINDS):
                points[game, seat, kind] = state[at.POINTS + seat * at.POINT_KINDS + kind]
            ranks[game, seat] = state[at.RANKS + seat]


KERNEL = Kernel(
    version=RULES_VERSION,
    codes=at.CODES,
    seats=at.SEATS,
    figures=lambda options: options.players,
    kinds=(*(f"length-{length}" for length in LENGTHS), "cubes"),
    policies=POLICIES,
    observation=at.OBSERVATION,
    template=template,
    pack=pack,
    settled=settled,
    unpack=unpack,
    step=step,
    mask=mask,
    observe=observe,
    observe_view=observe_view,
    choosers=(choose_randomly_in, choose_as_cook_in),
    make_room=make_room,
    run=run,
)
