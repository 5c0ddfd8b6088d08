"""A contact sheet: all frames of a film beside each other, composed by the browser itself."""

import base64
from collections.abc import Sequence

from playwright.sync_api import Browser

from web.films.camera import Frame

FEW = 12
"""So many pictures or fewer are shown larger."""
WIDEST_NARROW = 800
LEAST_SEEN = 6
"""Of 255: what was moved and is back is sometimes drawn a shade lighter or darker."""

STYLE = """
body { margin: 0; padding: 8px; background: #ddd; font: 14px sans-serif; display: grid; gap: 8px; }
figure { margin: 0; } img { display: block; width: 100%; } figcaption { padding: 2px 0; }
"""
ALIKE = """async ([sources, least]) => {
  const read = async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  };
  const [one, other] = [await read(sources[0]), await read(sources[1])];
  const isAlike = (shade, at) => Math.abs(shade - other[at]) < least;
  return one.length === other.length && one.every(isAlike);
}"""


def are_alike(chromium: Browser, one: bytes, other: bytes) -> bool:
    """Tell whether nobody could see a difference between two pictures."""
    if one == other:
        return True
    page = chromium.new_page()
    alike: bool = page.evaluate(ALIKE, [[_source(one), _source(other)], LEAST_SEEN])
    page.close()
    return alike


def make_sheet(chromium: Browser, frames: Sequence[Frame], *, width: int) -> bytes:
    """Lay frames out row by row; those that look the same are one picture."""
    shots: list[list[Frame]] = []
    for frame in frames:
        if shots and are_alike(chromium, shots[-1][0].picture, frame.picture):
            shots[-1].append(frame)
        else:
            shots.append([frame])
    is_few = len(shots) <= FEW
    size, most = (300, 6) if is_few else (220, 9)
    if width >= WIDEST_NARROW:
        size, most = (640, 3) if is_few else (420, 4)
    return lay_out(chromium, [(_times(shot), shot[0].picture) for shot in shots], size, most)


def lay_out(
    chromium: Browser, pictures: Sequence[tuple[str, bytes]], size: int, most: int
) -> bytes:
    """Lay pictures out with what is written under them, each so wide, so many in a row."""
    row = min(most, len(pictures))
    figures = "".join(
        f"<figure><img src='{_source(picture)}'><figcaption>{text}</figcaption></figure>"
        for text, picture in pictures
    )
    grid = f"body {{ grid-template-columns: repeat({row}, {size}px); }}"
    page = chromium.new_page(viewport={"width": row * (size + 8) + 8, "height": 400})
    page.set_content(f"<style>{STYLE}{grid}</style>{figures}")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def _times(shots: Sequence[Frame]) -> str:
    first, last = shots[0], shots[-1]
    return f"{first.at} ms" if first is last else f"{first.at} to {last.at} ms"


def _source(picture: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture).decode()}"
