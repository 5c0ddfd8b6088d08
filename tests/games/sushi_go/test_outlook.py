"""What unseen hands may hold, as far as a viewer can know."""

import random

import sushiya
from sushiya.core.ids import Seat
from sushiya.core.odds import chance_of_any
from sushiya.core.step import Step
from sushiya.games.sushi_go.outlook import outlook
from sushiya.games.sushi_go.view import HiddenHand, View


def views(players: int, seed: int) -> list[View]:
    """Play a game at random; give the first seat's views of it."""
    game = sushiya.load("sushi-go", players=players)
    chance, rng = sushiya.Dealer(seed), random.Random(seed)
    state = game.start(chance)
    found = []
    while asked := game.to_act(state):
        found.append(game.view(state, Seat(0)))
        step = game.play(state, asked[0], rng.choice(game.legal(state, asked[0])), chance)
        assert isinstance(step, Step)
        state = step.state
    return [*found, game.view(state, Seat(0))]


def test_odds_are_those_of_the_unseen_cards_in_hands() -> None:
    seen = views(players=4, seed=5)
    first = seen[0]
    dealt = sum(hand.count for hand in first.hands if isinstance(hand, HiddenHand))
    assert dealt == 24
    total = sum(first.unseen.values())
    assert total == 100
    odds = outlook(first).odds
    assert set(odds) == set(first.unseen)
    for kind, count in first.unseen.items():
        assert odds[kind] == chance_of_any(count, 24, total)


def test_there_are_none_once_every_hand_was_seen() -> None:
    told = {(one.turn, bool(outlook(one).odds)) for one in views(players=3, seed=6)[:-1]}
    assert told == {(turn, turn <= 2) for turn in range(1, 9)}


def test_a_watcher_and_a_game_that_is_over_have_none() -> None:
    assert outlook(views(players=2, seed=7)[-1]).odds == {}
    game = sushiya.load("sushi-go", players=2)
    assert outlook(game.view(game.start(sushiya.Dealer(1)), None)).odds == {}
