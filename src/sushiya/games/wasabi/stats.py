"""How often each recipe of a book is completed when cooks play with it."""

import random
from collections import Counter
from collections.abc import Iterable
from statistics import median
from typing import Self

from sushiya.core.chance import Dealer
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.games.wasabi.components import LENGTHS, Strip
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.decide import decide, open_game
from sushiya.games.wasabi.judge import legal
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.state import ENDINGS, Ending, State
from sushiya.games.wasabi.view import view

RARE = 1 / 3
"""A recipe completed less often than this share of its length's median is rare."""


class Tally(Value, frozen=True):
    """What was counted over some games; tallies of different seeds can be added."""

    games: int
    drawn: tuple[int, ...]
    """How often each recipe was drawn."""
    completed: tuple[int, ...]
    styled: tuple[int, ...]
    """How often each recipe was completed with style."""
    ended_by: dict[Ending, int]

    def __add__(self, other: Self) -> "Tally":
        return Tally(
            self.games + other.games,
            tuple(map(sum, zip(self.drawn, other.drawn, strict=True))),
            tuple(map(sum, zip(self.completed, other.completed, strict=True))),
            tuple(map(sum, zip(self.styled, other.styled, strict=True))),
            {
                ending: self.ended_by.get(ending, 0) + other.ended_by.get(ending, 0)
                for ending in ENDINGS
            },
        )


def nothing_counted(options: WasabiOptions) -> Tally:
    none = (0,) * len(options.recipe_book.recipes)
    return Tally(0, none, none, none, dict.fromkeys(ENDINGS, 0))


class RecipeStat(Value, frozen=True):
    name: str
    length: int
    drawn: int
    completed: int
    of_median: float
    """Completions as a share of the median of its length."""
    is_rare: bool


def play_cooks(options: WasabiOptions, seed: int) -> State:
    """Play a game among cooks to its end."""
    chance = Dealer(seed)
    rng = random.Random(seed)
    state = open_game(options, chance).state
    while state.stage != "over":
        command = cook(view(state, state.seat), legal(state, state.seat), rng)
        step = decide(state, state.seat, command, chance)
        if isinstance(step, Refusal):
            raise TypeError(f"cook chose {command!r}, which is refused: {step!r}")
        state = step.state
    return state


def count_recipes(options: WasabiOptions, seeds: Iterable[int]) -> Tally:
    """Count over games by their seeds, so that work can be shared out and taken up again."""
    drawn = [0] * len(options.recipe_book.recipes)
    completed, styled = list(drawn), list(drawn)
    ended_by: Counter[Ending] = Counter()
    for seed in seeds:
        end = play_cooks(options, seed)
        for move in end.moves:
            for strip in move.strips:
                drawn[strip] += move.step == "draw"
        for served in (one for mine in end.served for one in mine):
            completed[served.recipe] += 1
            styled[served.recipe] += served.cubes > 0
        if end.ended_by is not None:
            ended_by[end.ended_by] += 1
    return Tally(
        games=ended_by.total(),
        drawn=tuple(drawn),
        completed=tuple(completed),
        styled=tuple(styled),
        ended_by={ending: ended_by[ending] for ending in ENDINGS},
    )


def style_share(options: WasabiOptions, tally: Tally) -> float:
    """Say how many of the recipes that can earn a bonus for style earned it."""
    can = [
        number
        for number, recipe in enumerate(options.recipe_book.recipes)
        if len(recipe.ingredients) > LENGTHS[0]
    ]
    return sum(tally.styled[one] for one in can) / max(1, sum(tally.completed[one] for one in can))


def recipe_stats(options: WasabiOptions, tally: Tally) -> tuple[RecipeStat, ...]:
    """Set every recipe's completions beside the median of its length."""
    recipes = options.recipe_book.recipes
    lengths = [len(recipe.ingredients) for recipe in recipes]
    medians: dict[int, float] = {
        length: median(
            count for count, found in zip(tally.completed, lengths, strict=True) if found == length
        )
        for length in LENGTHS
    }
    found = []
    for number, recipe in enumerate(recipes):
        strip, length = Strip(number), lengths[number]
        share = tally.completed[strip] / max(1, medians[length])
        found.append(
            RecipeStat(
                name=recipe.name,
                length=length,
                drawn=tally.drawn[strip],
                completed=tally.completed[strip],
                of_median=round(share, 3),
                is_rare=share < RARE,
            )
        )
    return tuple(found)
