"""Facts of the chef, the learned policy: in which steps it sees a table, and how it guesses.

The policy itself stands in C, engine/chef.c; what it learned is in chef.weights.
"""

import math

from sushiya.games.sushi_go.components import (
    DUMPLING_POINTS,
    HAND_SIZE,
    ROUNDS,
    SASHIMI_SET,
    TEMPURA_SET,
)

LEFT_COUNT = max(HAND_SIZE.values())
"""Picks left in a round after one: none to nine."""

# Cards of a kind that I can hope to see again, in sixteenths: each in a known hand counts by its
# chance to be there when the hand comes, and those in others by what was never seen.
SUPPLY_UNIT = 16
_SUPPLY_BOUNDS = (0.1, 0.5, 1.0, 1.75, 3.0)
_NIGIRI_BOUNDS = (0.1, 1.0, 2.0, 3.5, 6.0)
"""The same for nigiri, in their points."""
SUPPLY_COUNT = len(_SUPPLY_BOUNDS) + 1
_SUPPLY_MOST = 256


def _steps(bounds: tuple[float, ...]) -> list[int]:
    return [
        sum(supply / SUPPLY_UNIT >= bound for bound in bounds) for supply in range(_SUPPLY_MOST)
    ]


SUPPLY_STEP = _steps(_SUPPLY_BOUNDS)
NIGIRI_STEP = _steps(_NIGIRI_BOUNDS)

# Maki: how far I lead; else how far I am behind the first, and ahead of the next of the others.
LEAD_STEPS, BEHIND_STEPS, AHEAD_LEAST, AHEAD_STEPS = 8, 6, 4, 8
STANDING_COUNT = 1 + LEAD_STEPS + BEHIND_STEPS * AHEAD_STEPS
"""The first is for those who have none while nobody has any."""

# Puddings: picks left in the last round count one by one, those of earlier rounds in blocks.
BLOCK = 4
BLOCKS = (LEFT_COUNT + BLOCK - 1) // BLOCK
TIME_COUNT = LEFT_COUNT + (ROUNDS - 1) * BLOCKS


def time_of(round_: int, left: int) -> int:
    """Say which step of time a pick has, by its round and how many are left after it."""
    if round_ == ROUNDS:
        return left
    return LEFT_COUNT + (ROUNDS - 1 - round_) * BLOCKS + left // BLOCK


MOST_LEAST, MOST_STEPS = 3, 6
"""My puddings less the most of the others: 3 behind to 2 ahead."""
FEWEST_LEAST, FEWEST_STEPS = 2, 5
"""My puddings less the fewest of the others: 2 behind to 2 ahead."""

SIZES = {
    "LEFT_COUNT": LEFT_COUNT,
    "SUPPLY_COUNT": SUPPLY_COUNT,
    "SUPPLY_UNIT": SUPPLY_UNIT,
    "SUPPLY_MOST": _SUPPLY_MOST,
    "DUMPLING_STEPS": len(DUMPLING_POINTS),
    "FREE_STEPS": 4,
    "CHOPSTICKS_STEPS": 3,
    "MAKI_RULES": 2,
    "LEAD_STEPS": LEAD_STEPS,
    "BEHIND_STEPS": BEHIND_STEPS,
    "AHEAD_LEAST": AHEAD_LEAST,
    "AHEAD_STEPS": AHEAD_STEPS,
    "STANDING_COUNT": STANDING_COUNT,
    "BLOCK": BLOCK,
    "BLOCKS": BLOCKS,
    "TIME_COUNT": TIME_COUNT,
    "MOST_RULES": 2,
    "MOST_LEAST": MOST_LEAST,
    "MOST_STEPS": MOST_STEPS,
    "FEWEST_RULES": 3,
    "FEWEST_LEAST": FEWEST_LEAST,
    "FEWEST_STEPS": FEWEST_STEPS,
    "TABLE_KINDS": len(HAND_SIZE) + 1,
}
SIZES["WORTH_COUNT"] = (
    LEFT_COUNT * SUPPLY_COUNT * (TEMPURA_SET + SASHIMI_SET + len(DUMPLING_POINTS) + 4)
    + LEFT_COUNT * (3 + 2 * STANDING_COUNT + 1)
    + TIME_COUNT * (2 * MOST_STEPS + 3 * FEWEST_STEPS)
)
"""How many numbers are learned for one kind of table."""

GUESS_NOISE = 0.8
"""How far a master's guesses of others' choices stray from the best, in points: the temperature of
a softmax."""
LEARNING_NOISE = 0.8
"""The same while the chef learns, so that it meets many positions."""
_QUANTILES = 256
GUMBEL = [-math.log(-math.log((place + 0.5) / _QUANTILES)) for place in range(_QUANTILES)]
"""Noise that makes the highest of several worths a draw from their softmax."""

LEAF_SPREAD = (0.0, 6.5, 9.0)
"""By rounds to come: how far apart totals must be to be safe."""
