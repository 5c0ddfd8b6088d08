"""A table as its seat sees it: as text, and as an image of that text."""

import sys
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sushiya.authors.missing import needs
from sushiya.core.game import AnyGame, catalogue
from sushiya.core.ids import Seat
from sushiya.core.words import Catalogue
from sushiya.games import GAMES

MODES = ("human", "ansi", "rgb_array")
COLUMNS, LINES = 84, 46
"""Every image has the same size, so that a film can be made of them."""
MARGIN = 8
PAPER, INK = (250, 246, 238), (46, 42, 38)
_PLAIN = str.maketrans({"–": "-", "\u2019": "'"})


def agents_of(game: AnyGame) -> list[str]:
    return [f"player_{seat}" for seat in range(game.players)]


def draw_text(game: AnyGame, state: Any, seat: int) -> str:
    """Draw the table of the readable rules as one seat sees it."""
    words = _words(game.rules.name, game.options.edition)
    return game.rules.texts.draw(game.view(state, Seat(seat)), words, agents_of(game))


@cache
def _words(name: str, edition: str) -> Catalogue:
    """Open a game's messages once: every image needs them."""
    rules = GAMES.find(name)
    return catalogue(rules, "en", rules.options.resolve({"edition": edition}))


def draw_image(text: str) -> npt.NDArray[np.uint8]:
    """Draw text in a font of fixed width, which has the letters of Latin 1."""
    with needs("Pillow", "authors"):
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - an extra

    font = ImageFont.load_default_imagefont()
    wide, high = 6, 11
    size = (COLUMNS * wide + 2 * MARGIN, LINES * high + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(text.splitlines()[:LINES]):
        plain = line[:COLUMNS].translate(_PLAIN).encode("latin-1", "replace")
        pen.text((MARGIN, MARGIN + number * high), plain, font=font, fill=INK)
    return np.asarray(image, np.uint8).copy()


def render(
    mode: str | None, game: AnyGame, state: Any, seat: int
) -> str | npt.NDArray[np.uint8] | None:
    """Give text or an image, or print the text; nothing without a mode."""
    if mode is None:
        return None
    text = draw_text(game, state, seat)
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return draw_image(text)
    sys.stdout.write(f"{text}\n\n")
    return None


def check_mode(mode: str | None) -> None:
    if mode not in (None, *MODES):
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")
