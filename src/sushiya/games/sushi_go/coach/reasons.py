"""What a coach can name in Sushi Go!: the engine's facts, by name and figures."""

from sushiya.core.words import Phrase
from sushiya.engine.parts import Reasons
from sushiya.games.sushi_go.components import KINDS
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.words import say_card


def say_figure(name: str, value: int, options: SushiGoOptions) -> Phrase | None:
    return say_card(KINDS[value], options) if name == "card" else None


REASONS = Reasons(
    groups={
        kind: (kind,) for kind in ("maki", "tempura", "sashimi", "dumpling", "nigiri", "pudding")
    },
    facts={
        "completes": ("card", "points"),
        "collects": ("card", "missing"),
        "dumplings": ("count", "points"),
        "on-wasabi": ("card", "points"),
        "nigiri": ("card", "points"),
        "free-wasabi": (),
        "keeps-wasabi": (),
        "chopsticks": (),
        "maki": ("icons", "most"),
        "puddings": ("count", "most", "fewest"),
        "denies-set": ("card", "seat", "points"),
        "denies-nigiri": ("card", "seat", "points"),
        "needs": ("card", "seat", "count"),
        "needs-nigiri": ("card", "seat"),
        "maki-race": ("icons", "seat", "theirs"),
        "pudding-race": ("count", "seat", "theirs"),
    },
    say_figure=say_figure,
)
