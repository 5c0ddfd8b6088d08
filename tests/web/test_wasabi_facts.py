"""What the screen of Wasabi! knows by itself is what the rules say."""

import json

from sushiya.games.wasabi import components as pieces
from sushiya.games.wasabi.house import HOUSE_BOOK
from web.speech import WEB


def test_the_facts_are_the_ones_of_the_rules() -> None:
    facts = json.loads((WEB / "games" / "wasabi" / "facts.json").read_text("utf-8"))
    assert facts == {
        "rows": pieces.ROWS,
        "columns": pieces.COLUMNS,
        "columnsInPlay": _named(pieces.COLUMNS_IN_PLAY),
        "tilesInHand": pieces.TILES_IN_HAND,
        "tokens": _named(pieces.TOKENS),
        "tokenPoints": _named(pieces.TOKEN_POINTS),
        "styleCubes": _named(pieces.STYLE_CUBES),
        "house": {
            "title": HOUSE_BOOK.title,
            "recipes": [recipe.name for recipe in HOUSE_BOOK.recipes],
        },
    }


def _named(by_number: dict[int, int]) -> dict[str, int]:
    return {str(number): count for number, count in by_number.items()}
