"""A contact sheet: all frames of a film beside each other, composed by the browser itself."""

import base64
from collections.abc import Sequence
from itertools import groupby

from playwright.sync_api import Browser

from web.films.camera import Frame

ROW = 9
NARROW = 200
WIDE = 420
WIDEST_NARROW = 800

STYLE = """
body { margin: 0; padding: 8px; background: #ddd; font: 14px sans-serif; display: grid; gap: 8px; }
figure { margin: 0; } img { display: block; width: 100%; } figcaption { padding: 2px 0; }
"""


def make_sheet(chromium: Browser, frames: Sequence[Frame], *, width: int) -> bytes:
    """Lay frames out row by row; those that look the same are one picture."""
    size, row = (NARROW, ROW) if width < WIDEST_NARROW else (WIDE, ROW // 2)
    shots = [list(same) for _, same in groupby(frames, key=lambda frame: frame.picture)]
    figures = "".join(map(_figure, shots))
    row = min(row, len(shots))
    grid = f"body {{ grid-template-columns: repeat({row}, {size}px); }}"
    across = row * (size + 8) + 8
    page = chromium.new_page(viewport={"width": across, "height": 400})
    page.set_content(f"<style>{STYLE}{grid}</style>{figures}")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def _figure(shots: Sequence[Frame]) -> str:
    first, last = shots[0], shots[-1]
    times = f"{first.at} ms" if first is last else f"{first.at} to {last.at} ms"
    source = f"data:image/png;base64,{base64.b64encode(first.picture).decode()}"
    return f"<figure><img src='{source}'><figcaption>{times}</figcaption></figure>"
