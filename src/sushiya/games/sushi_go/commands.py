"""The one command of Sushi Go!: which cards a seat keeps, and which it gives to the robot."""

import msgspec

from sushiya.core.command import Command
from sushiya.games.sushi_go.components import ORDER, Card, Kind


class Keep(Command, frozen=True):
    """Keep one card, or two with chopsticks; `give` is the robot's card."""

    cards: tuple[Card, ...]
    """Always sorted: two cards have no order (rule 5.5)."""
    give: Kind | None = None

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards, key=card_key)))


def card_key(card: Card) -> tuple[int, bool]:
    return ORDER[card.kind], card.on_wasabi
