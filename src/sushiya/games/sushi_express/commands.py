"""What a seat can ask for in Sushi Express, step by step through the four phases."""

from sushiya.core.command import Command
from sushiya.games.sushi_express.components import Customer, Extra, Face, Number


class SwapBets(Command, frozen=True):
    """Play a swap: the markers on two numbers change places."""

    low: Number
    high: Number


class PlaceBet(Command, frozen=True):
    """Put the marker on a number; on a held one that plays a same bet."""

    number: Number


class EndBet(Command, frozen=True):
    """End the turn to bet, with cards left in hand."""


class Reroll(Command, frozen=True):
    """Play a re-roll on the die that shows this; of two equal dice it does not matter which."""

    die: Face


class Stand(Command, frozen=True):
    """Leave a total below the bet as it is."""


class Drive(Command, frozen=True):
    """Move the van by the bet and by so many cards "one tile further"."""

    extra: Extra


class TakeCustomer(Command, frozen=True):
    """Take a card from the row."""

    customer: Customer


class KeepRow(Command, frozen=True):
    """Leave the cards in the row."""


class ClearRow(Command, frozen=True):
    """Discard all cards of the row."""


COMMANDS: tuple[type[Command], ...] = (
    SwapBets,
    PlaceBet,
    EndBet,
    Reroll,
    Stand,
    Drive,
    TakeCustomer,
    KeepRow,
    ClearRow,
)
