"""Pieces that must be told apart differ in grey at 28 px by more than a fixed measure."""

import io
import itertools
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser

import sushiya
from sushiya.games.sushi_express.components import ACTION_COPIES, CUSTOMER_COPIES, FACES
from sushiya.games.sushi_go.components import KINDS
from sushiya.games.wasabi.components import CARDS
from web.speech import WEB

DRAWINGS = WEB / "drawings"
SIZE = 28
MEASURE = 16.0
"""The mean difference of two greys, of 255, where pieces are: less looks alike at a glance."""
PAPER, SEAT = "#fbf6ec", "#2f7f86"
INGREDIENTS = [tile.kind for tile in sushiya.load("wasabi").options.recipe_book.tiles]


def _edition(kind: str) -> str:
    own = f"{kind}-zoch"
    return own if (DRAWINGS / "sushi-go" / f"{own}.svg").exists() else kind


SETS: dict[str, list[str]] = {
    "sushi-go cocktail": [f"sushi-go/{kind}" for kind in KINDS],
    "sushi-go zoch": [f"sushi-go/{_edition(kind)}" for kind in KINDS],
    "wasabi ingredients": [f"wasabi/{kind}" for kind in INGREDIENTS],
    "wasabi cards": [f"wasabi/{card}" for card in CARDS],
    "wasabi categories": [
        f"wasabi/{file.stem}" for file in sorted((DRAWINGS / "wasabi").glob("category-*"))
    ],
    "sushi-express customers": [f"sushi-express/{kind}" for kind in CUSTOMER_COPIES],
    "sushi-express actions": [f"sushi-express/{kind}" for kind in ACTION_COPIES],
    "sushi-express dice": [f"sushi-express/die-{face}" for face in FACES],
    "sushi-express vans": [f"sushi-express/van-pattern-{seat}" for seat in range(1, 7)],
    "crests": [f"crests/{file.stem}" for file in sorted((DRAWINGS / "crests").iterdir())],
}


def layers(drawing: str) -> list[Path]:
    """Give what lies on what: a pattern is seen on its van."""
    under = [DRAWINGS / "sushi-express" / "van.svg"] if "van-pattern" in drawing else []
    return [*under, DRAWINGS / f"{drawing}.svg"]


def in_grey(browser: Browser, drawings: list[str]) -> dict[str, Image.Image]:
    """Draw each as small as it gets on a page, on the ground it stands on."""
    boxes = "".join(
        f"<div class='{drawing.split('/')[0]}'>"
        + "".join(file.read_text("utf-8") for file in layers(drawing))
        + "</div>"
        for drawing in drawings
    )
    style = (
        f"body {{ display: flex; margin: 0; background: {PAPER}; color: {SEAT}; }}"
        f"div {{ position: relative; flex: none; width: {SIZE}px; height: {SIZE}px; }}"
        "svg { position: absolute; width: 100%; height: 100%; }"
        f".crests {{ background: {SEAT}; }}"
    )
    page = browser.new_page()
    page.set_content(f"<style>{style}</style>{boxes}")
    sheet = Image.open(io.BytesIO(page.screenshot())).convert("L")
    page.close()
    return {
        drawing: sheet.crop((SIZE * place, 0, SIZE * (place + 1), SIZE))
        for place, drawing in enumerate(drawings)
    }


def drawn_on(pieces: dict[str, Image.Image]) -> Image.Image:
    """Mark the pixels that any piece of a set covers; a corner shows the bare ground."""
    mask = Image.new("L", (SIZE, SIZE), 0)
    for piece in pieces.values():
        ground = Image.new("L", (SIZE, SIZE), piece.getpixel((0, 0)))
        mask = ImageChops.lighter(mask, ImageChops.difference(piece, ground))
    return mask.point(lambda difference: 255 if difference else 0)


def differences(pieces: dict[str, Image.Image]) -> dict[tuple[str, str], float]:
    mask = drawn_on(pieces)
    return {
        (one, other): ImageStat.Stat(
            ImageChops.difference(pieces[one], pieces[other]), mask=mask
        ).mean[0]
        for one, other in itertools.combinations(pieces, 2)
    }


@pytest.mark.parametrize("name", SETS)
def test_every_pair_of_a_set_can_be_told_apart(name: str, browser: Browser) -> None:
    found = differences(in_grey(browser, SETS[name]))
    assert {pair: round(one, 1) for pair, one in found.items() if one < MEASURE} == {}
