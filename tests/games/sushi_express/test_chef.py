"""The chef of Sushi Express: better than cooks at every table, quick, and able to say why."""

import pytest

from games.sushi_express.known_positions import served
from sushiya.core.ids import Seat
from sushiya.engine.door import load_engine
from sushiya.engine.weights import weights_file
from sushiya.engine.workspace import Workspace
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.engine.explain import explain
from sushiya.training.trial import Rival, try_out


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("swap", ["adjacent", "neighbours"])
def test_it_beats_cooks(players: int, swap: str) -> None:
    game = RULES.bind(players=players, swap=swap)
    chef = try_out(game, Rival("chef"), Rival("cook"), deals=400, seed=1)
    assert chef.wins / chef.games > 1.1 / players


def test_its_weights_are_small() -> None:
    assert weights_file(RULES).stat().st_size < 200_000


def test_it_can_say_what_it_has_learned() -> None:
    tables = explain(load_engine(RULES).weights)
    assert len(tables) == 5
    for table in tables:
        assert all(len(row) == len(table.heads) for row in table.rows)


def test_where_it_cannot_win_it_still_makes_the_most_points() -> None:
    rich = "dark-blue green orange pink purple red yellow"
    given = served("pink light-blue light-blue tip", ("light-blue", rich))
    side = Workspace(given.game, given.state, 1)
    chosen = given.game.command(side.choose(Seat(0), "chef"))
    assert given.game.write(chosen) == "take pink"
