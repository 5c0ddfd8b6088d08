"""What each command does, in words for the viewer who is offered it, as on a button."""

from collections.abc import Iterable

from sushiya.core.command import Command
from sushiya.core.words import Arg, Phrase
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.components import Place
from sushiya.games.wasabi.outlook import ready_recipes
from sushiya.games.wasabi.view import View
from sushiya.games.wasabi.words import say_card, say_kind, say_recipe, say_square


def say_command(command: Command, view: View) -> Phrase:
    options = view.options
    match command:
        case ask.GiveTile(kind):
            return Phrase("command-give-tile", {"tile": say_kind(kind, options)})
        case ask.DrawRecipe(length):
            return Phrase("command-draw-recipe", {"length": length})
        case ask.PlaceTile(kind, square):
            return Phrase(
                "command-place-tile",
                {"tile": say_kind(kind, options), "square": say_square(square)},
            )
        case ask.PlayChop(square, keep):
            return Phrase(
                "command-play-chop",
                {"square": say_square(square), "keep": "yes" if keep else "no"},
            )
        case ask.PlaySwitch(first, second):
            return Phrase(
                "command-play-switch",
                {"first": say_square(first), "second": say_square(second)},
            )
        case ask.LayWasabi(corner):
            return Phrase("command-lay-wasabi", {"square": say_square(corner)})
        case ask.Complete(place):
            return _say_complete(place, view)
        case ask.Pass(places):
            return Phrase("command-pass", {"recipes": _say_strips(places, view)})
        case ask.TakeCard():
            return _say_take(command)
        case ask.TakeTile(kind):
            return Phrase("command-take-tile", {"tile": say_kind(kind, options)})
    return Phrase(_BARE[type(command)])


_BARE: dict[type[Command], str] = {
    ask.PlayStack: "command-play-stack",
    ask.PlaySpicy: "command-play-spicy",
    ask.EndPlay: "command-end-play",
    ask.LeaveCards: "command-leave-cards",
}


def _say_take(command: ask.TakeCard) -> Phrase:
    args: dict[str, Arg] = {"card": say_card(command.card), "source": "kitchen", "square": ""}
    if command.corner is not None:
        args |= {"source": "board", "square": say_square(command.corner)}
    if command.discard is None:
        return Phrase("command-take-card", args)
    return Phrase("command-take-card-discard", {**args, "discard": say_card(command.discard)})


def _say_strips(places: Iterable[Place], view: View) -> tuple[Phrase, ...]:
    strips = () if view.viewer is None else view.strips(view.viewer)
    return tuple(say_recipe(strips[place], view.options) for place in places)


def _say_complete(place: Place, view: View) -> Phrase:
    """Name the recipe, and what it is worth as it lies now."""
    ready = next(one for one in ready_recipes(view) if one.place == place)
    return Phrase(
        "command-complete",
        {
            "recipe": say_recipe(ready.recipe, view.options),
            "points": ready.points,
            "cubes": ready.cubes,
            "worth": ready.points + ready.cubes,
        },
    )
