"""The apprentice: each mistake by itself, its twin in C, and where it stands among others."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.sushi_express.helpers import Given, rules_of
from games.sushi_express.known_positions import table
from sushiya.conformance import Effort
from sushiya.conformance.positions import moments
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.apprentice import MISTAKES, Mistake, worths
from sushiya.training.trial import Rival, try_out

MADE, NOT_MADE = 0, 99
"""What chance says when a mistake is made, or is not."""


def seems_best(given: Given, *made: Mistake) -> str:
    game, state = given.game, given.state
    legal = game.legal(state, Seat(0))
    judged = worths(game.view(state, Seat(0)), legal, frozenset(made))
    return game.write(legal[judged.index(max(judged))])


def test_trusts_the_dice() -> None:
    given = table(8, 1, 2, row="pink red green")
    assert seems_best(given) != "bet 12"
    assert int(seems_best(given, "trusts-the-dice").split()[1]) > int(seems_best(given).split()[1])


def test_overlooks_vans() -> None:
    """A van before me takes the only customer that is new to me."""
    given = table(
        5, 10, 1, row="pink light-blue light-blue", taken=("light-blue", "light-blue"), starter=1
    ).bets(8, 2)
    legal = given.game.legal(given.state, Seat(0))
    view = given.game.view(given.state, Seat(0))
    place = [given.game.write(one) for one in legal].index("bet 7")
    assert worths(view, legal, frozenset(["overlooks-vans"]))[place] > (
        worths(view, legal, frozenset())[place] + 0.5
    )


def test_forgets_tips() -> None:
    taken = ("light-blue", "tip tip", "")
    given = table(4, 10, 2, row="tip light-blue light-blue", taken=taken, pile=0)
    given.dice("6 6").bets(11, 3, 2)
    assert seems_best(given) == "take tip"
    assert seems_best(given, "forgets-tips") == "take light-blue"


def test_likes_all_customers() -> None:
    given = table(4, 10, 2, row="pink light-blue light-blue", taken=("light-blue",))
    given.dice("6 6").bets(11, 3, 2)
    assert seems_best(given) == "take pink"
    assert seems_best(given, "likes-all-customers") == "take light-blue"


def test_spends_cards() -> None:
    given = table(7, 8, 9, row="pink red green", hands=("further",)).dice("6 6").bets(6, 3, 2)
    assert seems_best(given) == "drive +0"
    assert seems_best(given, "spends-cards") == "drive +1"


def test_never_clears() -> None:
    given = table(1, 2, 3, row="pink red light-blue", taken=("pink red green light-blue",), pile=2)
    given.dice("6 6").bets(2, 3, 4)
    assert seems_best(given) == "clear"
    assert seems_best(given, "never-clears") == "keep"


def positions(policy: str, games: int) -> Iterator[tuple[AnyGame, Any, Seat]]:
    for moment in moments(rules_of(policy), Effort(games=games)):
        if moment.game.result(moment.step.state) is None:
            (seat,) = moment.game.to_act(moment.step.state)
            yield moment.game, moment.step.state, seat


@pytest.mark.parametrize("made", [(), *((one,) for one in MISTAKES), MISTAKES])
@pytest.mark.parametrize("policy", ["cook", "spender"])
def test_the_engine_makes_the_same_mistakes(policy: str, made: tuple[Mistake, ...]) -> None:
    outcomes = [MADE if one in made else NOT_MADE for one in MISTAKES]
    met = 0
    for game, state, seat in positions(policy, 4):
        legal = game.legal(state, seat)
        if len(legal) == 1:
            continue
        judged = dict(
            zip(legal, worths(game.view(state, seat), legal, frozenset(made)), strict=True)
        )
        side = Workspace(game, state, 0)
        tape, side.chance = side._taped(outcomes)
        chosen = game.command(side.choose(seat, "apprentice"))
        assert judged[chosen] > max(judged.values()) - 1e-6
        assert len(tape) == len(MISTAKES)
        met += 1
    assert met > 50


@pytest.mark.parametrize("players", [3, 6])
def test_it_loses_to_cooks_and_beats_random_players(players: int) -> None:
    game = RULES.bind(players=players)
    lost = try_out(game, Rival("apprentice"), Rival("cook"), deals=100, seed=1)
    won = try_out(game, Rival("apprentice"), Rival("random"), deals=100, seed=1)
    assert lost.wins / lost.games < 0.75 / players
    assert won.wins / won.games > 1.5 / players
