"""Plots of what bots are worth, as SVG: shares by bot, and strength against the budget."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from sushiya.bots.drawing import WIDTH, line, svg, text

ROW, LEFT, RIGHT, TOP, BOTTOM = 34, 290, 30, 56, 46
PLOT_HEIGHT = 320


class Point(NamedTuple):
    """A share with its interval, and what it belongs to."""

    label: str
    share: float
    low: float | None
    high: float | None
    par: float


def draw_shares(title: str, points: Sequence[Point]) -> str:
    """Draw one row for each bot: its share, the interval, and par."""
    height = TOP + ROW * len(points) + BOTTOM
    most = _top_of(points)
    lines = [*_grid(most, height), text(LEFT, 28, title, "title")]
    for number, point in enumerate(points):
        y = TOP + ROW * number + ROW // 2
        lines.append(text(LEFT - 14, y + 5, point.label, anchor="end"))
        par = _x(point.par, most)
        lines.append(line(par, y - ROW // 2, par, y + ROW // 2, "par"))
        if point.low is not None and point.high is not None:
            lines.append(line(_x(max(0.0, point.low), most), y, _x(point.high, most), y, "bar"))
        lines.append(f'<circle class="dot" cx="{_x(point.share, most)}" cy="{y}" r="6"/>')
        lines.append(text(_x(point.share, most), y - 9, f"{point.share:.1%}", "small", "middle"))
    return svg(height, lines)


def draw_strength(title: str, budgets: Sequence[float], points: Sequence[Point]) -> str:
    """Draw a share against the budget, which has a logarithmic axis."""
    height = TOP + PLOT_HEIGHT + BOTTOM
    most = _top_of(points)
    logs = [math.log10(budget) for budget in budgets]
    span = (max(logs) - min(logs)) or 1.0

    def place(number: int) -> float:
        return round(70 + (logs[number] - min(logs)) / span * (WIDTH - 70 - 60), 1)

    def level(share: float) -> float:
        return round(TOP + PLOT_HEIGHT * (1 - share / most), 1)

    lines = [text(70, 28, title, "title")]
    for tenth in range(round(most * 10) + 1):
        y = level(tenth / 10)
        lines += [
            line(70, y, WIDTH - 40, y, "axis"),
            text(58, y + 5, _percent(tenth), "small", "end"),
        ]
    lines.append(line(70, level(points[0].par), WIDTH - 40, level(points[0].par), "par"))
    for number, point in enumerate(points):
        x, y = place(number), level(point.share)
        if point.low is not None and point.high is not None:
            lines.append(line(x, level(max(0.0, point.low)), x, level(point.high), "bar"))
        lines.append(f'<circle class="dot" cx="{x}" cy="{y}" r="6"/>')
        lines.append(text(x, TOP + PLOT_HEIGHT + 24, point.label, "small", "middle"))
    return svg(height, lines)


def _top_of(points: Sequence[Point]) -> float:
    """Round the highest figure up to a tenth."""
    highest = max(max(point.high or point.share, point.share, point.par) for point in points)
    return min(1.0, math.ceil(highest * 10) / 10)


def _grid(most: float, height: int) -> list[str]:
    lines = []
    for tenth in range(round(most * 10) + 1):
        x = _x(tenth / 10, most)
        lines.append(line(x, TOP, x, height - BOTTOM, "axis"))
        lines.append(text(x, height - BOTTOM + 22, _percent(tenth), "small", "middle"))
    return lines


def _percent(tenth: int) -> str:
    return f"{tenth}0 %" if tenth else "0"


def _x(share: float, most: float) -> float:
    return round(LEFT + share / most * (WIDTH - LEFT - RIGHT), 1)
