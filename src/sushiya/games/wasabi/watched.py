"""What statistics count of Wasabi!: recipes by length and style, and action cards."""

from sushiya.engine.parts import Watched
from sushiya.games.wasabi.components import CARDS, LENGTHS

WATCHED = Watched(
    groups={
        "recipes-completed": (
            *(f"plain-{length}" for length in LENGTHS),
            *(f"style-{length}" for length in LENGTHS),
        ),
        "recipes-drawn": tuple(f"draw-{length}" for length in LENGTHS),
        "cards-taken": (*(f"take-{card}" for card in CARDS), "leave"),
        "cards-played": (*(f"play-{card}" for card in CARDS), "pass"),
    },
    tried=("recipes-drawn", "cards-taken"),
    moment="turn",
    moments=(0, 1, 5, 9, 13, 17),
)
