"""Chef and master choose in the engine, from a view alone, within what they were given."""

import random

import pytest

import sushiya
from sushiya.bots.engine_bot import MOST_PLAYOUTS, MasterBot
from sushiya.bots.levels import make_bot
from sushiya.bots.protocol import Playouts, Seconds
from sushiya.core.ids import Seat
from sushiya.engine.search import SLICE, Search
from sushiya.games import GAMES

LEARNED = ("chef", "master")


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize("name", GAMES.names())
def test_a_game_can_be_played_to_its_end(name: str, level: str) -> None:
    game = sushiya.load(name)
    bot, cook = make_bot(game.rules, level), make_bot(game.rules, "cook")
    chance, rng = sushiya.Dealer(7), random.Random(7)
    state = game.start(chance)
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        chooser = bot if seat == 0 else cook
        command = chooser.choose(game.view(state, seat), legal, Playouts(20), rng)
        assert command in legal
        step = game.play(state, seat, command, chance)
        assert isinstance(step, sushiya.Step)
        state = step.state


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize("name", GAMES.names())
def test_the_same_view_and_chance_give_the_same_choice(name: str, level: str) -> None:
    game = sushiya.load(name)
    state = game.start(sushiya.Dealer(3))
    seat = game.to_act(state)[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    chosen = [
        make_bot(game.rules, level).choose(view, legal, Playouts(100), random.Random(5))
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]


def test_a_bot_serves_tables_with_other_options() -> None:
    rules = GAMES.find("sushi-go")
    bot = make_bot(rules, "master")
    for players in (2, 5, 3, 4, 2, 5):
        game = rules.bind(players=players)
        state = game.start(sushiya.Dealer(players))
        legal = game.legal(state, game.to_act(state)[0])
        view = game.view(state, game.to_act(state)[0])
        assert bot.choose(view, legal, Playouts(20), random.Random(1)) in legal


@pytest.mark.parametrize(
    ("seconds", "least", "most"), [(1e-6, 1, 1), (1e6, 2, MOST_PLAYOUTS // SLICE)]
)
def test_a_master_stops_by_the_clock_or_when_more_gains_nothing(
    seconds: float, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = sushiya.load("sushi-go")
    bot = make_bot(game.rules, "master")
    assert isinstance(bot, MasterBot)
    bot._rate = 1e12  # so that as many are planned as ever are
    run, counts = Search.run, list[int]()

    def counted(search: Search, playouts: int) -> int:
        counts.append(run(search, playouts))
        return counts[-1]

    monkeypatch.setattr(Search, "run", counted)
    state = game.start(sushiya.Dealer(1))
    view, legal = game.view(state, Seat(0)), game.legal(state, Seat(0))
    assert bot.choose(view, legal, Seconds(seconds), random.Random(1)) in legal
    assert least <= len(counts) <= most
