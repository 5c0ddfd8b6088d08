"""What is printed on the cards of Sushi Go!, as its screen knows it, is what the rules say."""

import json
from typing import get_args

import sushiya
from sushiya.games.sushi_go import components as cards
from sushiya.games.sushi_go.options import OPTIONS, Direction, direction
from web.speech import WEB

STEPS: dict[Direction, int] = {"left": 1, "swap": 1, "right": -1}


def test_the_facts_are_the_ones_of_the_rules() -> None:
    facts = json.loads((WEB / "games" / "sushi-go" / "facts.json").read_text("utf-8"))
    assert set(STEPS) == set(get_args(Direction))
    assert facts == {
        "makiIcons": cards.MAKI_ICONS,
        "nigiriPoints": cards.NIGIRI_POINTS,
        "maki": {"most": cards.MAKI_FIRST, "second": cards.MAKI_SECOND},
        "tempura": {"set": cards.TEMPURA_SET, "points": cards.TEMPURA_POINTS},
        "sashimi": {"set": cards.SASHIMI_SET, "points": cards.SASHIMI_POINTS},
        "dumplings": list(cards.DUMPLING_POINTS[1:]),
        "wasabi": cards.WASABI_FACTOR,
        "pudding": cards.PUDDING_POINTS,
        "passing": {
            passing: {str(players): steps(players, passing) for players in OPTIONS.player_counts}
            for passing in OPTIONS.choices("passing")
        },
    }


def steps(players: int, passing: str) -> list[int]:
    """Say where hands go in each round: to the next seat (1), or to the one before (-1)."""
    options = sushiya.load("sushi-go", players=players, passing=passing).options
    return [STEPS[direction(options, round_)] for round_ in range(1, cards.ROUNDS + 1)]
