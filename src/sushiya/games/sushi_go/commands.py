"""The one command of Sushi Go!: which cards a seat keeps, and which it gives to the robot."""

from collections.abc import Iterable

from sushiya.core.command import Command
from sushiya.games.sushi_go.components import ORDER, Card, Kind


class Keep(Command, frozen=True):
    """Keep one card, or two with chopsticks, sorted; `give` is the robot's card."""

    cards: tuple[Card, ...]
    give: Kind | None = None


def keep(cards: Iterable[Card], give: Kind | None = None) -> Keep:
    """Make the command with its cards in the one order that counts as the same."""
    return Keep(tuple(sorted(cards, key=card_key)), give)


def card_key(card: Card) -> tuple[int, bool]:
    return ORDER[card.kind], card.on_wasabi
