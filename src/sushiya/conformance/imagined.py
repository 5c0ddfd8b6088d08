"""Worlds that an engine imagines: a seat sees no difference, and what is hidden varies."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from sushiya.conformance.broken import broken, expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import moments
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat, seats
from sushiya.engine.workspace import Workspace

POSITIONS = "positions imagined"
SAMPLES = 300
"""Worlds of one position on each side, when their bytes are compared."""
SELDOM = 20
"""Values that occur fewer times, on both sides together, are counted as one."""
SPREADS = 4.0
"""How many standard deviations the sum may lie above its expected value."""


def _positions(rules: AnyRules, effort: Effort) -> Iterator[tuple[AnyGame, Any, int]]:
    for number, moment in enumerate(moments(rules, effort)):
        yield moment.game, moment.step.state, number


def same_to_the_seat(rules: AnyRules, effort: Effort) -> None:
    """In every imagined world the seat observes the same, with the same legal codes and result."""
    for game, state, number in _positions(rules, effort):
        side = Workspace(game, state, effort.seed * 1_000_000 + number)
        seat = Seat(number % game.players)
        world = side.imagine(seat)
        where = f"{game.options}, decision {game.decision(state)}, seat {seat}"
        expect(world.observe(seat) == side.observe(seat), f"{where}: observes a difference")
        expect(world.legal(seat) == side.legal(seat), f"{where}: other codes are legal")
        imagined = world.unpacked()
        expect(game.result(imagined) == game.result(state), f"{where}: another result")
        view = game.view(imagined, seat)
        expect(side.observe_view(view) == side.observe(seat), f"{where}: the reference sees more")
        effort.met[POSITIONS] += 1


def varies_as_the_reference(rules: AnyRules, effort: Effort, share: float = 0.02) -> None:
    """Both sides' worlds vary alike: one chi-square test over a hidden byte of some positions."""
    rng = random.Random(f"imagined {effort.seed}")
    total, freedom = 0.0, 0
    for game, state, number in _positions(rules, effort):
        if rng.random() >= share or game.result(state) is not None:
            continue
        seat = Seat(rng.choice(seats(game.players)))
        more, free = _chi_square(game, state, seat, number, rng)
        total, freedom = total + more, freedom + free
    effort.met["degrees of freedom"] += freedom
    bound = freedom + SPREADS * math.sqrt(2 * freedom)
    if total > bound:
        broken(f"{rules.name}: chi-square {total:.1f} with {freedom} degrees of freedom")


def _chi_square(
    game: AnyGame, state: Any, seat: Seat, seed: int, rng: random.Random
) -> tuple[float, int]:
    """Compare one byte of the position, among those that vary, over worlds of both sides."""
    side = Workspace(game, state, seed)
    view = game.view(state, seat)
    if not side.engine.parts.keeps_all(view):
        return 0.0, 0
    ours = [side.imagine(seat).canonical_bytes() for _ in range(SAMPLES)]
    worlds = [game.rules.imagine(view, rng) for _ in range(SAMPLES)]
    theirs = [Workspace(game, world, 0).canonical_bytes() for world in worlds]
    places = [place for place in range(len(theirs[0])) if len({one[place] for one in theirs}) > 1]
    if not places:
        return 0.0, 0
    place = rng.choice(places)
    return _compared([one[place] for one in ours], [one[place] for one in theirs])


def _compared(ours: list[int], theirs: list[int]) -> tuple[float, int]:
    """Return the chi-square of two samples of one size, and its degrees of freedom."""
    both = Counter(ours) + Counter(theirs)
    cells: dict[int, list[int]] = {}
    for column, sample in enumerate((ours, theirs)):
        for value in sample:
            cell = value if both[value] >= SELDOM else -1
            cells.setdefault(cell, [0, 0])[column] += 1
    pairs = [pair for pair in cells.values() if sum(pair) >= SELDOM]
    return sum((a - b) ** 2 / (a + b) for a, b in pairs), max(0, len(pairs) - 1)


IMAGINED = {
    "same-to-the-seat": same_to_the_seat,
    "varies-as-the-reference": varies_as_the_reference,
}
