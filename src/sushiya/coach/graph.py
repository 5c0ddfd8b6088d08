"""The chance to win over a game, as SVG."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from sushiya.coach.report import Report

WIDTH, HEIGHT = 760, 340
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 56, 44
MOST = 1000
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#3b2f2a}.small{font-size:12px;fill:#7a6a60}"
    ".title{font-size:17px;font-weight:600}.axis{stroke:#d8cbbd}"
    ".line{fill:none;stroke:#b3432f;stroke-width:2.5;stroke-linejoin:round}"
    ".turn{fill:#fffaf2;stroke:#b3432f;stroke-width:2.5}"
)


def draw_chances(report: Report, title: str, axis: str) -> str:
    """Draw the chance after every decision; turning points are marked."""
    decisions = [decision for decision, _ in report.chances]
    first, last = (min(decisions), max(decisions)) if decisions else (0, 1)
    span = max(1, last - first)

    def place(decision: int, permille: int) -> tuple[float, float]:
        x = LEFT + (decision - first) / span * (WIDTH - LEFT - RIGHT)
        return round(x, 1), round(TOP + (1 - permille / MOST) * (HEIGHT - TOP - BOTTOM), 1)

    lines = [f'<text class="title" x="{LEFT}" y="28">{escape(title)}</text>']
    for quarter in range(5):
        _, y = place(first, quarter * MOST // 4)
        lines.append(
            f'<line class="axis" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
            f'<text class="small" x="{LEFT - 10}" y="{y + 4}" text-anchor="end">'
            f"{quarter * 25} %</text>"
        )
    points = " ".join(f"{x},{y}" for x, y in (place(*one) for one in report.chances))
    lines.append(f'<polyline class="line" points="{points}"/>')
    for turn in report.turning_points:
        x, y = place(turn.decision, turn.after)
        above = y - 12 if y > TOP + 24 else y + 24
        lines.append(
            f'<circle class="turn" cx="{x}" cy="{y}" r="5"/>'
            f'<text class="small" x="{x}" y="{above}" text-anchor="middle">{turn.decision}</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(
        f'<text class="small" x="{middle}" y="{HEIGHT - 14}" text-anchor="middle">'
        f"{escape(axis)}</text>"
    )
    return _svg(lines)


def _svg(lines: Sequence[str]) -> str:
    body = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f"<style>{STYLE}</style>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf2"/>\n{body}\n</svg>\n'
    )
