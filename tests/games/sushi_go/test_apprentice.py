"""The apprentice makes the mistakes of its list and no others, in Python and in C alike."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.sushi_go.helpers import Given
from sushiya.batch import play_many
from sushiya.conformance import Effort
from sushiya.conformance.positions import is_settled, moments
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace
from sushiya.games.sushi_go import RULES, cook
from sushiya.games.sushi_go.apprentice import MISTAKES, Mistake, choose, worths

MADE, NOT_MADE = 0, 99
"""What chance says, in hundredths."""


def positions(games: int) -> Iterator[tuple[Any, Any]]:
    for moment in moments(RULES, Effort(games=games)):
        if is_settled(moment) and moment.game.result(moment.step.state) is None:
            yield moment.game, moment.step.state


def best(given: Given, *made: Mistake) -> set[str]:
    legal = given.game.legal(given.state, Seat(0))
    judged = worths(given.game.view(given.state, Seat(0)), legal, frozenset(made))
    return {
        given.game.write(pick)
        for pick, worth in zip(legal, judged, strict=True)
        if worth > max(judged) - 1e-9
    }


def test_without_mistakes_it_judges_as_the_cook() -> None:
    for game, state in positions(3):
        seat = game.to_act(state)[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        assert worths(view, legal, frozenset()) == cook.worths(view, legal)


def test_the_engine_makes_the_same_mistakes() -> None:
    rng = random.Random(1)
    for game, state in positions(40):
        for seat in game.to_act(state):
            made = frozenset(name for name in MISTAKES if rng.random() < 0.5)
            side = Workspace(game, state, 1)
            outcomes = [MADE if name in made else NOT_MADE for name in MISTAKES]
            tape = side.engine.ffi.new("int32_t[]", outcomes)
            described = {"is_taped": 1, "tape": tape, "tape_size": len(outcomes)}
            side.chance = side.engine.ffi.new("Chance *", described)
            legal = game.legal(state, seat)
            judged = dict(zip(legal, worths(game.view(state, seat), legal, made), strict=True))
            chosen = game.command(side.choose(seat, "apprentice"))
            assert judged[chosen] > max(judged.values()) - 1e-6, made


@pytest.mark.parametrize(
    ("mistake", "hand", "others", "table", "mistaken"),
    [
        (
            "takes-what-scores-now",
            "tempura nigiri-1 maki-1",
            "tempura tempura tempura",
            "dumpling",
            "nigiri-1",
        ),
        ("dreams-of-sets", "tempura nigiri-1", "maki-2 dumpling", "dumpling", "tempura"),
        ("loves-wasabi", "wasabi nigiri-1", "maki-2 dumpling", "dumpling", "wasabi"),
        ("counts-icons", "maki-3 nigiri-1", "tempura dumpling", "dumpling", "maki-3"),
        (
            "passes-blindly",
            "sashimi chopsticks maki-1",
            "maki-1 nigiri-1 nigiri-1",
            "dumpling",
            "chopsticks",
        ),
        (
            "forgets-chopsticks",
            "tempura sashimi maki-1",
            "maki-2 dumpling pudding",
            "chopsticks tempura sashimi sashimi",
            "sashimi",
        ),
    ],
)
def test_a_mistake_in_its_situation(
    mistake: Mistake, hand: str, others: str, table: str, mistaken: str
) -> None:
    tables = [table, "maki-3 maki-3 sashimi sashimi", "maki-3 maki-2", "maki-3"]
    given = Given([hand, others, others, others], tables)
    assert mistaken not in best(given)
    assert best(given, mistake) == {mistaken}


def test_puddings_are_remembered_in_the_last_round() -> None:
    hands = ["pudding nigiri-1", "maki-1 sashimi", "maki-1 tempura", "maki-1 dumpling"]
    given = Given(hands).change(puddings=(0, 1, 1, 1))
    assert best(given, "forgets-puddings") == {"nigiri-1"}
    assert best(given.change(round=3), "forgets-puddings") == {"pudding"}


def test_it_chooses_what_is_legal_by_the_given_chance_alone() -> None:
    for game, state in positions(3):
        seat = game.to_act(state)[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        chosen = [choose(view, legal, random.Random(5)) for _ in range(3)]
        assert len(set(chosen)) == 1
        assert chosen[0] in legal


@pytest.mark.parametrize("players", [2, 4])
def test_it_loses_to_the_cook_and_beats_random(players: int) -> None:
    """By far more than chance does in so many games."""
    game = RULES.bind(players=players)
    for others, least, most in (("cook", 0.0, 0.6 / players), ("random", 1.5 / players, 1.0)):
        ranks = play_many(game, 600, policy=["apprentice", *[others] * (players - 1)]).ranks
        assert least < (ranks[:, 0] == 1).mean() < most
