"""Whether chances to win come true: tenths with intervals, clustered by game."""

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import Any, NamedTuple

from sushiya.core.game import AnyRules
from sushiya.engine.build import load_parts
from sushiya.engine.parts import Calibration

TENTHS = 10
WITHIN = 0.03
"""A tenth is right if chance and outcome are so close, or within the interval."""
ERRORS = 1.96
SUREST = 0.0025
"""Of a chance that is nearer to 0 or 1 the log odds would say too much."""
FIT_STEPS = 20


class Tenth(NamedTuple):
    """Decisions whose chance was in one tenth."""

    decisions: int
    chance: float
    share: float
    error: float
    """One standard error of their difference, by whole games."""

    @property
    def is_right(self) -> bool:
        return abs(self.share - self.chance) <= max(WITHIN, ERRORS * self.error)


def tenths(parts: Iterable[dict[str, Any]]) -> list[Tenth]:
    games = [game for part in parts for game in part["games"]]
    return [_tenth(games, number) for number in range(TENTHS)]


def _tenth(games: Sequence[Sequence[tuple[float, float]]], number: int) -> Tenth:
    inside = [
        [pair for pair in game if min(TENTHS - 1, int(pair[0] * TENTHS)) == number]
        for game in games
    ]
    pairs = [pair for game in inside for pair in game]
    if not pairs:
        return Tenth(0, 0.0, 0.0, 0.0)
    count = len(pairs)
    chance, share = (sum(pair[side] for pair in pairs) / count for side in (0, 1))
    # Decisions of one game share its end, so a game's differences are summed before squaring.
    sums = [sum(end - told - share + chance for told, end in game) for game in inside]
    return Tenth(count, chance, share, sqrt(sum(one**2 for one in sums)) / count)


def fit(rules: AnyRules, parts: Iterable[dict[str, Any]]) -> Calibration:
    """Find the calibration under which these games are the most likely, by Newton's method."""
    pairs = [
        (log(told / (1 - told)), share)
        for part in parts
        for game in part["games"]
        for chance, share in game
        for told in (min(1 - SUREST, max(SUREST, chance)),)
    ]
    slope, shift = 1.0, 0.0
    for _ in range(FIT_STEPS):
        rows = [(odds, share, 1 / (1 + exp(-slope * odds - shift))) for odds, share in pairs]
        down = sum((share - told) * odds for odds, share, told in rows)
        across = sum(share - told for _, share, told in rows)
        weights = [(told * (1 - told), odds) for odds, _, told in rows]
        xx, x, one = (sum(w * odds**n for w, odds in weights) for n in (2, 1, 0))
        spread = xx * one - x * x
        slope += (down * one - across * x) / spread
        shift += (across * xx - down * x) / spread
    # What was told came from the present numbers already.
    present = load_parts(rules).calibration
    return Calibration(
        steepness=round(slope * present.steepness, 2), shift=round(slope * present.shift + shift, 2)
    )


def tell(rules: AnyRules, parts: Sequence[dict[str, Any]]) -> str:
    """Write a game's table, as Markdown."""
    games = sum(len(part["games"]) for part in parts)
    lines = [f"{rules.name}, {games} games", "| predicted | decisions | observed | ± | |"]
    lines.append("|---|---|---|---|---|")
    lines += [
        f"| {one.chance:.1%} | {one.decisions} | {one.share:.1%} "
        f"| {ERRORS * one.error:.1%} | {'right' if one.is_right else 'off'} |"
        for one in tenths(parts)
        if one.decisions
    ]
    return "\n".join(lines)


def draw(rules: AnyRules, parts: Sequence[dict[str, Any]]) -> str:
    """Draw what came true against what was told; on the diagonal all is right."""
    size, edge = 400, 50

    def at(value: float) -> float:
        return round(edge + value * (size - 2 * edge), 1)

    def up(value: float) -> float:
        return round(size - at(value), 1)

    lines = [
        f'<line class="par" x1="{at(0)}" y1="{up(0)}" x2="{at(1)}" y2="{up(1)}"/>',
        f'<text x="{edge}" y="28" class="title">{rules.name}</text>',
    ]
    for step in range(5):
        value = step / 4
        lines.append(f'<text class="small" x="{at(value)}" y="{size - 24}">{value:.0%}</text>')
        lines.append(f'<text class="small" x="8" y="{up(value) + 4}">{value:.0%}</text>')
    for one in tenths(parts):
        if one.decisions:
            low, high = (one.share + side * ERRORS * one.error for side in (-1, 1))
            x = at(one.chance)
            lines.append(f'<line class="bar" x1="{x}" y1="{up(low)}" x2="{x}" y2="{up(high)}"/>')
            lines.append(f'<circle class="dot" cx="{x}" cy="{up(one.share)}" r="4"/>')
    style = (
        "text{font:14px system-ui,sans-serif;fill:#3b2f2a}.small{font-size:12px;fill:#7a6a60;"
        "text-anchor:middle}.title{font-weight:600}.par{stroke:#7a6a60;stroke-dasharray:4 4}"
        ".bar{stroke:#b3432f;stroke-width:3}.dot{fill:#b3432f}"
    )
    body = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">\n'
        f'<style>{style}</style>\n<rect width="{size}" height="{size}" fill="#fffaf2"/>\n'
        f"{body}\n</svg>\n"
    )
