"""What a coach can name in Sushi Express: the engine's facts, by name and figures."""

from sushiya.core.words import Phrase
from sushiya.engine.parts import Reasons
from sushiya.games.sushi_express.components import CUSTOMER_COPIES
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.scoring import SCORING
from sushiya.games.sushi_express.words import say_customer

CUSTOMERS = tuple(CUSTOMER_COPIES)


def say_figure(name: str, value: int, options: SushiExpressOptions) -> Phrase | None:  # noqa: ARG001 - as in all games
    return say_customer(CUSTOMERS[value]) if name == "customer" else None


REASONS = Reasons(
    groups={"customers": tuple(SCORING), "tips": ("tips",)},
    facts={
        "first-customer": ("customer", "points"),
        "further-customer": ("customer", "points"),
        "bet-odds": ("number", "rolls", "other-rolls"),
        "bet-reaches": ("number", "other"),
        "cards-reach": ("number", "other", "cards"),
        "bet-park": ("number",),
        "lowest": ("number",),
        "bet-further": ("number", "tiles"),
        "swap": ("number", "other"),
        "swap-rival": ("seat", "number", "other"),
        "takes-number": ("number", "seat"),
        "before": ("number", "seat", "theirs"),
        "after": ("number", "seat", "theirs"),
        "reroll-odds": ("die", "faces"),
        "reaches": ("extra",),
        "closer": ("tiles", "other-tiles"),
        "park": (),
        "keeps": ("cards",),
        "tie-park": (),
        "tie-keeps": ("cards",),
        "tip": ("tips",),
        "lacks-customer": ("customer", "seat"),
        "fewest-tips": ("seat", "tips"),
        "new-in-row": ("count",),
        "new-to-rival": ("count", "seat"),
        "ends": (),
        "goes-on": (),
    },
    say_figure=say_figure,
)
