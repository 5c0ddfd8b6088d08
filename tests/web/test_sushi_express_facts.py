"""What the screen of Sushi Express knows by itself is what the rules say."""

import json

from sushiya.games.sushi_express import components as pieces
from sushiya.games.sushi_express.scoring import customer_points, score
from web.speech import WEB


def test_the_facts_are_the_ones_of_the_rules() -> None:
    facts = json.loads((WEB / "games" / "sushi-express" / "facts.json").read_text("utf-8"))
    held = facts["tips"]["held"]
    assert facts == {
        "customers": list(pieces.CUSTOMER_COPIES),
        "customerPoints": {
            "first": customer_points(1),
            "further": customer_points(2) - customer_points(1),
        },
        "numbers": list(pieces.BETS),
        "tiles": pieces.TILES,
        "express": pieces.EXPRESS,
        "park": pieces.PARK,
        "tries": pieces.TRIES,
        "tips": {
            "held": held,
            "points": [points["tips"] for points in score([()] * len(held), held)],
        },
    }
