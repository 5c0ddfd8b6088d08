"""What a coach can name in Wasabi!: the engine's facts, by name and figures."""

from sushiya.core.words import Phrase
from sushiya.engine.parts import Reasons
from sushiya.games.wasabi.components import Kind, Strip
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.words import say_book, say_kind, say_recipe


def say_figure(name: str, value: int, options: WasabiOptions) -> Phrase | None:
    if name == "recipe":
        return say_recipe(Strip(value), options)
    return say_kind(Kind(value), options) if name == "tile" else None


REASONS = Reasons(
    groups={
        "recipes": ("length-2", "length-3", "length-4", "length-5"),
        "cubes": ("cubes",),
    },
    facts={
        "completes": ("recipe", "points", "cubes"),
        "grows": ("recipe", "missing"),
        "style": ("recipe", "cubes", "missing"),
        "wasabi-cubes": ("cubes",),
        "wanted": ("tile", "recipe"),
        "draws": ("length", "points"),
        "draws-sooner": ("length", "squares"),
        "draws-style": ("length", "cubes"),
        "turn": ("squares",),
        "two-tiles": (),
        "denies": ("seat", "count", "other-count"),
        "fills": (),
    },
    say_figure=say_figure,
    say_book=lambda options: say_book(options.recipe_book),
)
