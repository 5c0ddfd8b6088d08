"""What happens in Sushi Express, and who may know it."""

from typing import ClassVar

from sushiya.core.event import Drawn, Event, Nobody, Open, Revealed
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.components import Action, Customer, Customers, Dice, Hand
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.road import Trip
from sushiya.games.sushi_express.scoring import Points


class GameOpened(Event, frozen=True):
    """Both piles are shuffled, the next card first; everyone has the two first action cards."""

    options: Open[SushiExpressOptions]
    starter: Open[Seat]
    customers: Nobody[Customers]
    actions: Nobody[Hand]


class RowFilled(Event, frozen=True):
    cards: Revealed[Customers]


class RoundBegan(Event, frozen=True):
    round: Open[int]
    seat: Open[Seat]
    """The start player."""


class BetsSwapped(Event, frozen=True):
    seat: Open[Seat]
    low: Open[int]
    high: Open[int]


class BetPlaced(Event, frozen=True):
    seat: Open[Seat]
    number: Open[int]
    is_same: Open[bool]
    """Whether a same bet was played."""


class BetEnded(Event, frozen=True):
    """A seat with cards in hand said that its bet is done."""

    quiet: ClassVar[bool] = True
    seat: Open[Seat]


class TurnPassed(Event, frozen=True):
    """The next seat bets."""

    quiet: ClassVar[bool] = True
    seat: Open[Seat]


class BetsClosed(Event, frozen=True):
    lowest: Open[Seat]


class DiceRolled(Event, frozen=True):
    seat: Open[Seat]
    attempt: Open[int]
    dice: Open[Dice]


class DieRerolled(Event, frozen=True):
    seat: Open[Seat]
    attempt: Open[int]
    die: Open[int]
    """What the die showed before."""
    dice: Open[Dice]


class RollAccepted(Event, frozen=True):
    """A seat with cards in hand let a total below its bet stand."""

    quiet: ClassVar[bool] = True
    seat: Open[Seat]


class RollSucceeded(Event, frozen=True):
    seat: Open[Seat]


class RollFailed(Event, frozen=True):
    """Both tries were below the bet; the marker comes off."""

    seat: Open[Seat]


class ActionDrawn(Event, frozen=True):
    seat: Open[Seat]
    card: Drawn[Action]


class DriveAnnounced(Event, frozen=True):
    """A seat with cards in hand said how many of them take its van one tile further."""

    seat: Open[Seat]
    extra: Open[int]


class VanMoved(Event, frozen=True):
    seat: Open[Seat]
    trip: Open[Trip]


class CustomerTaken(Event, frozen=True):
    seat: Open[Seat]
    customer: Open[Customer]


class TripEnded(Event, frozen=True):
    """The marker comes off."""

    quiet: ClassVar[bool] = True
    seat: Open[Seat]


class VansStopped(Event, frozen=True):
    """All who could have moved; deliveries follow."""

    quiet: ClassVar[bool] = True


class RowKept(Event, frozen=True):
    seat: Open[Seat]


class RowCleared(Event, frozen=True):
    seat: Open[Seat]


class RowSwept(Event, frozen=True):
    """Nobody moved, so the whole row is discarded."""


class GameEnded(Event, frozen=True):
    hands: Revealed[tuple[Hand, ...]]
    points: Revealed[tuple[Points, ...]]
    ranks: Revealed[tuple[int, ...]]


EVENTS: tuple[type[Event], ...] = (
    GameOpened,
    RowFilled,
    RoundBegan,
    BetsSwapped,
    BetPlaced,
    BetEnded,
    TurnPassed,
    BetsClosed,
    DiceRolled,
    DieRerolled,
    RollAccepted,
    RollSucceeded,
    RollFailed,
    ActionDrawn,
    DriveAnnounced,
    VanMoved,
    CustomerTaken,
    TripEnded,
    VansStopped,
    RowKept,
    RowCleared,
    RowSwept,
    GameEnded,
)

ANSWERS: tuple[type[Event], ...] = (
    BetsSwapped,
    BetPlaced,
    BetEnded,
    DieRerolled,
    RollAccepted,
    DriveAnnounced,
    CustomerTaken,
    RowKept,
    RowCleared,
)
"""What a command itself makes happen, one event for each; all else follows by the rules."""
