"""A beginner: the cook, who now and then does not see something, as people do.

Each mistake hides a part of the table or of the choices; what is left is weighed as the cook does.
"""

import random
from typing import Literal

import msgspec

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.components import LENGTHS, TOKENS
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.view import KnownRecipes, View

Mistake = Literal[
    "overlooks-ready",
    "forgets-cards",
    "works-on-one",
    "never-passes",
    "dreams-of-long",
    "likes-wasabi",
]
MISTAKES: dict[Mistake, int] = {
    "overlooks-ready": 5,  # does not see that a recipe lies there, and goes on
    "forgets-cards": 50,  # places a tile without a thought for its action cards
    "works-on-one": 25,  # places and takes tiles for the dearest recipe, and forgets the others
    "never-passes": 95,  # holds on to recipes that can no longer be made
    "dreams-of-long": 40,  # draws the longest recipe it has a token for, however late it is
    "likes-wasabi": 50,  # takes a Wasabi! for its cube, whatever else there is
}
"""How many of a hundred decisions are made with each mistake."""

CARDS = ask.PlayStack | ask.PlaySpicy | ask.PlayChop | ask.PlaySwitch | ask.LayWasabi


def apprentice(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Choose as the cook would who sees no more."""
    if view.viewer is None or len(legal) == 1:
        return legal[0]
    made = {one for one, percent in MISTAKES.items() if rng.randrange(100) < percent}
    some = _thought_of(view, view.viewer, legal, made)
    is_ready = any(isinstance(one, ask.Complete) for one in some)
    is_narrow = "works-on-one" in made and not is_ready and view.stage in ("play", "tiles")
    return cook(_narrowed(view, view.viewer) if is_narrow else view, some, rng)


def _narrowed(view: View, seat: Seat) -> View:
    """Leave the dearest recipe that has a token."""
    used = tokens_used(view.served[seat], view.book)
    lengths = view.book.lengths
    mine = [one for one in view.strips(seat) if used[lengths[one]] < TOKENS[lengths[one]]]
    recipes = list(view.recipes)
    recipes[seat] = KnownRecipes(tuple(mine[-1:]))
    return msgspec.structs.replace(view, recipes=tuple(recipes))


def _thought_of(
    view: View, seat: Seat, legal: tuple[Command, ...], made: set[Mistake]
) -> tuple[Command, ...]:
    """Leave the commands that come to mind; all if that would be none."""
    some = legal
    if "overlooks-ready" in made:
        some = tuple(one for one in some if not isinstance(one, ask.Complete)) or some
    if "forgets-cards" in made:
        some = tuple(one for one in some if not isinstance(one, CARDS)) or some
    if "never-passes" in made:
        some = tuple(one for one in some if not isinstance(one, ask.Pass)) or some
    if "dreams-of-long" in made and view.stage == "recipes":
        some = _longest(view, seat, some)
    if "likes-wasabi" in made and view.stage == "cards":
        some = tuple(one for one in some if _takes_wasabi(one)) or some
    return some


def _takes_wasabi(command: Command) -> bool:
    return isinstance(command, ask.TakeCard) and command.card == "wasabi"


def _longest(view: View, seat: Seat, legal: tuple[Command, ...]) -> tuple[Command, ...]:
    """Leave the longest pile that there is another token for."""
    used = tokens_used(view.served[seat], view.book)
    held = [view.book.lengths[strip] for strip in view.strips(seat)]
    for length in reversed(LENGTHS):
        draw = ask.DrawRecipe(length)
        if draw in legal and used[length] + held.count(length) < TOKENS[length]:
            return (draw,)
    return legal
