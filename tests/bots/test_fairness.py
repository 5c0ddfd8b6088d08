"""Fairness: dealing anew all that a seat cannot see leaves every level's choice unchanged.

scripts/fairness.py does the same over a thousand positions a game.
"""

import random

import pytest

from sushiya.bots.levels import LEVELS, make_bot
from sushiya.bots.protocol import Playouts
from sushiya.conformance import Effort
from sushiya.conformance.fairness import FAIR_POSITIONS, decisions, fair_choices
from sushiya.core.game import AnyRules
from sushiya.games import GAMES

games = pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)
GAMES_LOOKED_AT = 4


@games
def test_no_level_of_the_engine_sees_what_is_hidden(rules: AnyRules) -> None:
    effort = Effort(games=GAMES_LOOKED_AT)
    fair_choices(rules, effort)
    assert effort.met[FAIR_POSITIONS] > 30


@games
def test_no_bot_sees_what_is_hidden(rules: AnyRules) -> None:
    """In worlds that the reference imagines; bots get nothing but the view and what is legal."""
    for game, state, seat, number in decisions(rules, Effort(games=GAMES_LOOKED_AT)):
        view = game.view(state, seat)
        rng = random.Random(number)
        views = [game.view(game.rules.imagine(view, rng), seat) for _ in range(3)]
        for level in LEVELS:
            bot = make_bot(rules, level)
            legal = game.legal(state, seat)
            chosen = {
                game.write(bot.choose(one, legal, Playouts(40), random.Random(number)))
                for one in [view, *views]
            }
            assert len(chosen) == 1, f"{level}: {chosen}"
