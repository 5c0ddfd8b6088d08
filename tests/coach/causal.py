"""Whether reasons are causes: without what a claim names, a difference shrinks."""

import random
from collections import Counter
from importlib import import_module
from math import sqrt
from typing import Any, NamedTuple

from coach.proofs import DECISIONS_A_PART
from coach.samples import Asked, decisions, look
from sushiya.core.command import Command
from sushiya.core.game import AnyRules
from sushiya.engine.analysis import Analysis, Forecast, Reason

FIRST_WORLDS = 200
WORLDS = {"wasabi": 200}
OTHER_WORLDS = 500
"""Imagined games for each choice, in each of the two positions, at a time."""
TIMES = 8
"""So often at most, while the change may be chance."""
SURE_ERRORS = 2.0
"""A change by so many standard errors is not taken for chance."""
LEVEL_WORLDS, LEVEL_SEED = 100, 1
LEAST = 30
"""Thousandths: what a claim must be worth at least, so that worlds can tell whether it shrank."""


class Claim(NamedTuple):
    """A reason with a fact, the better choice, for which it speaks, and the other one."""

    asked: Asked
    reason: Reason
    chosen: Command
    other: Command


class Changed(NamedTuple):
    """A position in which the reason is gone; the two choices may be called otherwise there."""

    state: Any
    chosen: Command
    other: Command


def same(claim: Claim, state: Any) -> list[Changed]:
    """Let the same choices be made in another position, if there is one."""
    return [] if state is None else [Changed(state, claim.chosen, claim.other)]


def claims(rules: AnyRules, seed: str, count: int) -> list[Claim]:
    """Find what the coach claims for the better choice, where it is surely better."""
    rng = random.Random(seed)
    found: list[Claim] = []
    for asked in decisions(rules, count, seed):
        told = look(asked, worlds=FIRST_WORLDS, seed=rng.getrandbits(60), rng=rng)
        best, other = (asked.game.command(one.code) for one in (told.best, told.other))
        found += [
            Claim(asked, reason, best, other)
            for reason in told.why.reasons
            if reason.fact and reason.permille >= LEAST and not told.why.is_equal
        ]
    return found


def vanished(claim: Claim) -> Changed | None:
    """Change the position so that the reason is gone; None: that cannot be done.

    Of several such positions the one in which the two choices win most nearly as often as before:
    only the reason is to change. A lead is worth less to a seat that hardly wins, or nearly always.
    """
    game, seat = claim.asked.game, claim.asked.seat
    edits = import_module(f"coach.vanish.{game.rules.name.replace('-', '_')}").EDITS
    edit = edits.get(claim.reason.fact)
    legal: list[Changed] = [
        one
        for one in (edit(claim) if edit else ())
        if {one.chosen, one.other} <= {*game.legal(one.state, seat)}
    ]
    if not legal:
        return None
    before = level(claim.asked, claim.chosen, claim.other)
    return min(
        legal, key=lambda one: abs(level(_there(claim, one), one.chosen, one.other) - before)
    )


def _there(claim: Claim, changed: Changed) -> Asked:
    return claim.asked._replace(state=changed.state)


def _chances(
    asked: Asked, chosen: Command, other: Command, seed: int, worlds: int
) -> list[Forecast]:
    """Play two choices out in the same worlds."""
    game, analysis = asked.game, Analysis(asked.game)
    codes = [game.code(chosen), game.code(other)]
    # The policy's own choice is looked at in any case.
    forecasts = analysis.compare(asked.seen, asked.seat, seed, worlds, asked=codes, most=3)
    found = {one.code: one for one in forecasts}
    return [found[code] for code in codes]


def level(asked: Asked, chosen: Command, other: Command) -> float:
    """Tell how often two choices win on average."""
    one, than = _chances(asked, chosen, other, LEVEL_SEED, LEVEL_WORLDS)
    return (one.chance + than.chance) / 2


def lead(asked: Asked, chosen: Command, other: Command, seed: int) -> tuple[float, float]:
    """Tell by how much a choice is ahead of another, and the square of that figure's error.

    The two meet the same worlds, so the error is smaller than that.
    """
    worlds = WORLDS.get(asked.game.rules.name, OTHER_WORLDS)
    one, than = _chances(asked, chosen, other, seed, worlds)
    return one.chance - than.chance, one.error**2 + than.error**2


def shrinkage(claim: Claim, changed: Changed, rng: random.Random) -> float:
    """Tell by how much a difference shrinks when a reason is gone."""
    there = _there(claim, changed)
    total = squares = 0.0
    for time in range(1, TIMES + 1):
        seed = rng.getrandbits(60)
        before, error = lead(claim.asked, claim.chosen, claim.other, seed)
        after, error_there = lead(there, changed.chosen, changed.other, seed)
        total += before - after
        squares += error + error_there
        if abs(total) > SURE_ERRORS * sqrt(squares):
            return total / time
    return total / TIMES


def causal(rules: AnyRules, number: int, count: int = DECISIONS_A_PART) -> dict[str, int]:
    """Count claims, those that could be made to vanish, and those whose difference shrank then."""
    rng, sums = random.Random(f"cause {rules.name} {number}"), Counter[str]()
    for claim in claims(rules, f"cause {number}", count):
        fact, changed = claim.reason.fact, vanished(claim)
        sums["claims"] += 1
        if changed is None:
            sums[f"kept {fact}"] += 1
            continue
        is_less = shrinkage(claim, changed, rng) > 0
        sums["changed"] += 1
        sums["shrank"] += is_less
        sums[f"{'shrank' if is_less else 'grew'} {fact}"] += 1
    return dict(sums)


def tell_causes(sums: Counter[str]) -> str:
    """Say what share shrank, and the same of each fact, as a table in Markdown."""
    share = sums["shrank"] / max(1, sums["changed"])
    lines = [
        f"{sums['claims']} claims, {sums['changed']} made to vanish, {share:.1%} shrank",
        "| fact | made to vanish | shrank | left as it is |",
        "|---|---|---|---|",
    ]
    facts = sorted({key.partition(" ")[2] for key in sums} - {""})
    for fact in facts:
        shrank, grew, kept = (sums[f"{what} {fact}"] for what in ("shrank", "grew", "kept"))
        percent = f"{shrank / (shrank + grew):.0%}" if shrank + grew else ""
        lines.append(f"| {fact} | {shrank + grew} | {percent} | {kept} |")
    return "\n".join(lines)
