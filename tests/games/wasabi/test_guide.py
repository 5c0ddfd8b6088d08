"""Every example of the page of rules, run against the rules."""

import json
from typing import Any

import msgspec
import pytest

from games.wasabi.helpers import RECIPES, Given, square
from sushiya.games.wasabi.book import Book
from sushiya.games.wasabi.components import CARDS, KITCHEN, STYLE_CUBES, TOKEN_POINTS, TOKENS
from sushiya.games.wasabi.events import RecipeCompleted
from sushiya.games.wasabi.house import HOUSE_BOOK
from texts.guides import examples, folder_of

EXAMPLES = examples("wasabi")
BOARDS = {name: one for name, one in EXAMPLES.items() if one["draws"] == "board"}


def test_every_example_is_run() -> None:
    kinds = {one["draws"] for one in EXAMPLES.values()}
    assert kinds == {"pieces", "tokens", "board", "score"}


def test_the_pieces_are_what_there_is() -> None:
    counts = {tile.kind: tile.count for tile in HOUSE_BOOK.tiles}
    tiles = EXAMPLES["pieces"]["tiles"]
    assert all(counts[kind] == count for kind, count in tiles)
    categories = {tile.category for tile in HOUSE_BOOK.tiles}
    assert {tile.category for tile in HOUSE_BOOK.tiles if tile.kind in dict(tiles)} == categories
    assert dict(EXAMPLES["pieces"]["cards"]) == {card: KITCHEN[4].count(card) for card in CARDS}


def test_the_tokens_are_what_there_is() -> None:
    for length, count, points, cubes in EXAMPLES["tokens"]["tokens"]:
        assert (TOKENS[length], TOKEN_POINTS[length], STYLE_CUBES[length]) == (count, points, cubes)


def test_the_tiles_of_the_pictures_are_those_of_the_house() -> None:
    kinds = {tile.kind for tile in HOUSE_BOOK.tiles}
    for example in BOARDS.values():
        assert {kind for row in example["board"] for kind in row.split()} <= {*kinds, "-"}


def given_by(example: dict[str, Any]) -> Given:
    tiles = {
        f"{'abcdefg'[column]}{row + 1}": kind
        for row, line in enumerate(example["board"])
        for column, kind in enumerate(line.split())
        if kind != "-"
    }
    mine = [recipe["name"] for recipe in example["recipes"]]
    rest = [one for one in ("Lazy River", "Soft Landing", "Grand Harbour") if one not in mine]
    placed = example.get("place", ["egg", ""])[0]
    given = Given(
        tiles,
        hand=f"{placed} squid squid",
        cards=[example["card"]] if "card" in example else (),
        mine=(mine + rest)[:3],
        mats=[example["cover"]] if "cover" in example else (),
    )
    if example.get("card") == "stack":
        given.when("stack")
    if "switch" in example:
        given.when(f"switch {' '.join(example['switch'])}")
    if "place" in example:
        given.when(f"place {' '.join(example['place'])}")
    return given


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_completes_what_it_is_drawn_with(name: str) -> None:
    given = given_by(BOARDS[name])
    for recipe in BOARDS[name]["recipes"]:
        number = RECIPES[recipe["name"]]
        place = given.state.recipes[0].index(number)
        if not recipe["line"]:
            assert given.why_not(f"complete {place}") == "no-line 4.1"
            continue
        before = given.count(RecipeCompleted)
        given.when(f"complete {place}")
        event = [one for one in given.events if isinstance(one, RecipeCompleted)][before]
        assert event.recipe == number
        assert event.line == tuple(square(one) for one in recipe["line"].split())
        assert event.cubes == recipe["cubes"]
        length = len(HOUSE_BOOK.recipes[number].ingredients)
        assert recipe["points"] == TOKEN_POINTS[length]


def test_the_score_is_what_is_said() -> None:
    example = EXAMPLES["points"]
    lengths = [len(HOUSE_BOOK.recipes[RECIPES[name]].ingredients) for name, _ in example["recipes"]]
    assert sum(cubes for _, cubes in example["recipes"]) == example["cubes"]
    points = sum(TOKEN_POINTS[length] for length in lengths) + example["cubes"]
    assert points == example["points"]


def test_the_book_that_pictures_are_drawn_with_is_the_house_s() -> None:
    written = json.loads((folder_of("wasabi") / "guide" / "house_book.json").read_text("utf-8"))
    assert msgspec.convert(written, Book) == HOUSE_BOOK
