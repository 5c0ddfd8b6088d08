"""Names that turn a sentence round, and kinds that every object of a browser knows, do no harm."""

import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from sushiya.core.value import plain
from sushiya.games.wasabi.book import Book
from sushiya.games.wasabi.house import HOUSE_BOOK
from web.device import DESKTOP, PHONE, Device
from web.guests import make_party, play_on, start
from web.plain import PlainTable
from web.shop import Shop
from web.wasabi_screen import WasabiScreen

FROM_RIGHT = "תמר"
ODD = {"tuna": "constructor", "shrimp": "__proto__", "avocado": "toString"}

# Where a name stands in its line, and where the digit that follows it: their left edges.
EDGES = """(line, name) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf(name);
    if (at < 0) continue;
    const digit = at + node.data.slice(at).search(/[0-9]/);
    return [at, digit].map((place) => {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return range.getBoundingClientRect().left;
    });
  }
}"""


def odd_book() -> Book:
    """Call three kinds, and the categories, as the parts of every object are called."""
    categories = dict.fromkeys(tile.category for tile in HOUSE_BOOK.tiles)
    renamed = dict(zip(categories, ("valueOf", "constructor", "__proto__"), strict=False))
    tiles = tuple(
        msgspec.structs.replace(
            tile,
            kind=ODD.get(tile.kind, tile.kind),
            category=renamed.get(tile.category, tile.category),
        )
        for tile in HOUSE_BOOK.tiles
    )
    recipes = tuple(
        msgspec.structs.replace(
            recipe, ingredients=tuple(ODD.get(one, one) for one in recipe.ingredients)
        )
        for recipe in HOUSE_BOOK.recipes
    )
    return msgspec.structs.replace(HOUSE_BOOK, title="Odd", tiles=tiles, recipes=recipes)


OPTIONS = {"recipe-book": plain(odd_book())}


def test_a_book_with_odd_kinds_is_played_on_its_screen(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "wasabi", players=2, options=OPTIONS))
    screen = WasabiScreen(sit(party, size=PHONE))
    assert len(list(islice(screen.play(), 15))) == 15
    assert "native code" not in screen.page.content()


def test_a_book_with_odd_kinds_is_played_on_the_plain_screen(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "wasabi", players=2, options=OPTIONS))
    device = sit(party, settings={"plain": True}, size=PHONE)
    assert len(list(islice(PlainTable(device).play(random.Random(3)), 12))) == 12
    assert "native code" not in device.page.content()


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString"])
def test_a_game_with_an_odd_name_is_a_game_that_nobody_knows(
    name: str, visit: Callable[..., Device]
) -> None:
    device = visit(f"/learn/{name}")
    expect(device.page.get_by_role("heading").first).to_be_visible()
    # Its words are looked for, and not found, once more.
    device.page.wait_for_load_state("networkidle")
    device.forgive("no message game")


def test_a_name_from_right_to_left_turns_no_sentence_round(
    shop: Shop, sit: Callable[..., Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.guests.NAMES", ("Ada", FROM_RIGHT))
    party = make_party(shop, "sushi-go", players=2, people=2)
    place = sit(party, size=DESKTOP).page.get_by_test_id("place").nth(1)
    assert place.locator("bdi").inner_text() == FROM_RIGHT

    def is_scored(shown: Any) -> bool:
        return bool(shown["view"]["round"] > 1)

    assert play_on(start(party), decisions=100, until=is_scored)
    device = sit(party, size=DESKTOP)
    device.page.get_by_role("tab", name=device.name_of("log")).click()
    line = device.page.get_by_role("listitem").filter(has_text="Round 1 gives").first
    expect(line).to_be_visible()
    name, points = line.evaluate(EDGES, FROM_RIGHT)
    assert name < points
