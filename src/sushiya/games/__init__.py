"""The games there are, a line each."""

from sushiya.core.registry import Registry
from sushiya.games import sushi_express, sushi_go, wasabi

GAMES = Registry()
GAMES.register(sushi_go.RULES)
GAMES.register(wasabi.RULES)
GAMES.register(sushi_express.RULES)
