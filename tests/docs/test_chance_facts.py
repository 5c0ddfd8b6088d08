"""What the browser knows of a game's questions to chance is what the rules ask."""

import json
import random
from typing import Any

import pytest

import sushiya
from sushiya.core.chance import Dealer, shuffled
from sushiya.core.step import Step
from sushiya.core.value import tag_of
from sushiya.games import GAMES
from texts.guides import folder_of

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("sushi-go", {"players": 4}),
    ("sushi-go", {"players": 2, "robot": "on"}),
    ("sushi-go", {"players": 2, "robot": "on", "starter": "seat-2"}),
    ("wasabi", {"players": 3}),
    ("wasabi", {"players": 2, "starter": "seat-1"}),
    ("sushi-express", {"players": 3}),
    ("sushi-express", {"players": 6, "starter": "seat-4"}),
]


class Asked:
    """Passes questions on and notes what was asked: below which numbers each answer lies."""

    def __init__(self) -> None:
        self._chance = Dealer(5)
        self.sizes: dict[tuple[str, int], tuple[int, ...]] = {}

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        self.sizes[name, number] = sizes
        return self._chance.outcome(name, number, sizes)


def questions_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (folder_of(game) / "guide" / "chance.json").read_text("utf-8")
    )
    return found


def pieces_of(question: dict[str, Any], options: Any) -> list[str]:
    length = question.get("recipes-of-length")
    if length:
        recipes = options.recipe_book.recipes
        return [one.name for one in recipes if len(one.ingredients) == length]
    less = question.get("less-one-a-player", [])
    return [
        kind
        for kind, count in question["pieces"]
        for _ in range(count - options.players * (kind in less))
    ]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_opening_asks_what_is_listed(name: str, options: dict[str, Any]) -> None:
    game = sushiya.load(name, **options)
    chance = Asked()
    opened = game.open(chance)
    listed = [
        one
        for one in questions_of(name)["opening"]
        if all(
            getattr(game.options, key) == wanted for key, wanted in one.get("only-if", {}).items()
        )
    ]
    assert {(one["name"], one["number"]) for one in listed} == set(chance.sizes)
    first = opened.events[0]
    for one in listed:
        if "says" not in one:
            assert chance.sizes[one["name"], one["number"]] == (game.players,)
            continue
        order = shuffled(Dealer(5), one["name"], one["number"], pieces_of(one, game.options))
        if name == "wasabi":
            recipes = game.options.recipe_book.recipes
            assert [recipes[strip].name for strip in first.piles[one["number"] - 2]] == list(order)
        else:
            assert getattr(first, one["name"]) == tuple(order)


@pytest.mark.parametrize("game", GAMES.names())
def test_later_questions_are_shown_by_events(game: str) -> None:
    """Only dice are asked for later: every event that shows some is listed."""
    events = {tag_of(one) for one in GAMES.find(game).events if "dice" in one.__struct_fields__}
    assert set(questions_of(game)["later"]) == events


@pytest.mark.parametrize("name", GAMES.names())
def test_dice_are_as_listed(name: str) -> None:
    game, chance, rng = sushiya.load(name), Asked(), random.Random(3)
    state = game.open(chance).state
    opening = set(chance.sizes)
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        step = game.play(state, seat, rng.choice(game.legal(state, seat)), chance)
        assert isinstance(step, Step)
        state = step.state
    asked = {(key[0], sizes) for key, sizes in chance.sizes.items() if key not in opening}
    listed = questions_of(name)["later"].values()
    assert asked == {(one["name"], (one["faces"],) * one["dice"]) for one in listed}
