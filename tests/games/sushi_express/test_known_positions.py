"""What a good player finds at once: the master always, the chef nearly always."""

import pytest

from games.sushi_express.known_positions import KNOWN, Known
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace

SEEDS = (1, 2, 3)
PLAYOUTS = 1000
CHEF_FINDS = 20


def finds(known: Known, level: str, seed: int, playouts: int = 0) -> bool:
    given = known.given()
    good = {given.game.code(given.game.read(text)) for text in known.good}
    legal = {given.game.code(one) for one in given.game.legal(given.state, Seat(0))}
    assert good < legal, given.game.to_act(given.state)
    side = Workspace(given.game, given.state, seed)
    return side.choose(Seat(0), level, playouts) in good


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.why)
def test_the_master_finds_it(known: Known) -> None:
    assert all(finds(known, "master", seed, PLAYOUTS) for seed in SEEDS)


def test_the_chef_finds_nearly_all() -> None:
    assert len(KNOWN) == 25
    missed = [known.why for known in KNOWN if not finds(known, "chef", 1)]
    assert len(KNOWN) - len(missed) >= CHEF_FINDS, missed
