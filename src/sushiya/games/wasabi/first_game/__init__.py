"""The first game of Wasabi!: what is explained when, and which moves are weak."""

from sushiya.core.command import Command
from sushiya.core.first_game import PLAYER, FirstGame, Lesson, Moment, Remark
from sushiya.games.wasabi.commands import (
    Complete,
    DrawRecipe,
    EndPlay,
    LayWasabi,
    LeaveCards,
    Pass,
    PlaceTile,
    PlayChop,
    PlaySpicy,
    PlayStack,
    PlaySwitch,
    TakeCard,
)
from sushiya.games.wasabi.components import Kind
from sushiya.games.wasabi.events import TilePlaced

CARDS = (PlayStack, PlaySpicy, PlayChop, PlaySwitch, LayWasabi)
LONG = 4
"""Ingredients from which on a recipe takes long."""
MANY_TURNS = 12
"""Turns after which it is time to say how the game ends."""


def _wanted(moment: Moment) -> set[Kind]:
    """Give the ingredients of the player's recipes."""
    view = moment.view
    return {kind for strip in view.strips(PLAYER) for kind in view.book.ingredients[strip]}


def _helps_nobody(moment: Moment, command: Command) -> bool:
    """Tell whether a tile was placed that no recipe needs, though the hand had a better one."""
    wanted = _wanted(moment)
    if not isinstance(command, PlaceTile) or command.kind in wanted:
        return False
    return any(isinstance(one, PlaceTile) and one.kind in wanted for one in moment.legal)


def _is_third_long(moment: Moment, command: Command) -> bool:
    """Tell whether all recipes of the start are long."""
    view = moment.view
    lengths = [view.book.lengths[strip] for strip in view.strips(PLAYER)]
    is_last = view.turns == 0 and len(lengths) == 2
    return is_last and isinstance(command, DrawRecipe) and min(*lengths, command.length) >= LONG


FIRST_GAME = FirstGame(
    options={"players": 2, "starter": "seat-1"},
    deal=11,
    lessons=(
        Lesson("give", lambda moment: moment.view.stage == "give"),
        Lesson("aim", lambda moment: moment.view.stage == "give"),
        Lesson("recipes", lambda moment: moment.view.stage == "recipes"),
        Lesson("lengths", lambda moment: moment.view.stage == "recipes"),
        Lesson("place", lambda moment: moment.has(PlaceTile) and moment.view.turn.is_untouched),
        Lesson("line", lambda moment: moment.has(PlaceTile) and moment.view.turn.is_untouched),
        Lesson("complete", lambda moment: moment.has(Complete)),
        Lesson("style", lambda moment: moment.has(Complete)),
        Lesson("done", lambda moment: moment.has(EndPlay)),
        Lesson("reward", lambda moment: moment.has(TakeCard)),
        Lesson("kitchen", lambda moment: moment.has(TakeCard)),
        Lesson("refill", lambda moment: moment.view.stage == "tiles"),
        Lesson(
            "together",
            lambda moment: (
                moment.has(PlaceTile)
                and any(isinstance(one, TilePlaced) and one.seat != PLAYER for one in moment.events)
            ),
        ),
        Lesson("card", lambda moment: moment.has(*CARDS)),
        Lesson(
            "next-recipe", lambda moment: moment.view.stage == "recipes" and moment.view.turns > 0
        ),
        Lesson("pass", lambda moment: moment.has(Pass) and moment.view.turns > LONG),
        Lesson(
            "points",
            lambda moment: bool(moment.view.served[PLAYER]) and moment.view.turn.is_untouched,
        ),
        Lesson("finish", lambda moment: moment.view.turns >= MANY_TURNS),
    ),
    remarks=(
        Remark(
            "left-recipe",
            lambda moment, command: isinstance(command, EndPlay) and moment.has(Complete),
        ),
        Remark("no-use", _helps_nobody),
        Remark("all-long", _is_third_long),
        Remark("left-card", lambda _, command: isinstance(command, LeaveCards)),
        Remark(
            "passed",
            lambda moment, command: isinstance(command, Pass) and moment.has(PlaceTile),
        ),
    ),
)
