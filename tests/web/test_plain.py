"""Every game is played to its end on the plain screen, by roles, names and live regions."""

import random
from collections.abc import Callable

import pytest

from sushiya.games import GAMES
from web.device import PHONE, Device
from web.guests import make_party, start
from web.plain import PlainTable
from web.shop import Shop

FEWEST = {"sushi-go": 2, "wasabi": 2, "sushi-express": 3}


@pytest.mark.parametrize("game", GAMES.names())
def test_a_game_is_played_to_its_end(game: str, shop: Shop, sit: Callable[..., Device]) -> None:
    party = start(make_party(shop, game, players=FEWEST[game]))
    device = sit(party, settings={"plain": True}, size=PHONE)
    table = PlainTable(device)
    chosen = list(table.play(random.Random(7)))
    assert len(chosen) > 10
