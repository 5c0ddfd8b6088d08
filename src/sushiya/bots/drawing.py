"""Helpers that draw all plots: lines, texts, and a page of SVG."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH = 760
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#3b2f2a}.small{font-size:12px;fill:#7a6a60}"
    ".title{font-size:17px;font-weight:600}.axis{stroke:#d8cbbd}.par{stroke:#7a6a60;"
    "stroke-dasharray:4 4}.bar{stroke:#b3432f;stroke-width:3}.dot{fill:#b3432f}"
)


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}"/>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def svg(height: int, lines: Sequence[str]) -> str:
    body = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">\n'
        f"<style>{STYLE}</style>\n"
        f'<rect width="{WIDTH}" height="{height}" fill="#fffaf2"/>\n{body}\n</svg>\n'
    )
