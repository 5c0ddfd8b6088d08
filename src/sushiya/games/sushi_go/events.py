"""What happens in Sushi Go!, and who may know it."""

from typing import ClassVar

from sushiya.core.event import Drawn, Event, Mark, Nobody, Open, Owner, Revealed
from sushiya.core.ids import Seat
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import Kind
from sushiya.games.sushi_go.options import Direction, SushiGoOptions
from sushiya.games.sushi_go.scoring import RoundPoints


class GameOpened(Event, frozen=True):
    options: Open[SushiGoOptions]
    deck: Nobody[tuple[Kind, ...]]
    controller: Open[Seat | None]
    """Who controls the robot first."""


class RoundDealt(Event, frozen=True):
    """Hands go from the top of the deck, seat by seat, the robot's pile last."""

    round: Open[int]
    cards: Open[int]


class RobotCardDrawn(Event, frozen=True):
    seat: Open[Seat]
    card: Drawn[Kind]


class PickHeld(Event, frozen=True):
    quiet: ClassVar[bool] = True
    seat: Open[Seat]
    pick: Owner[Keep]


class PickReplaced(Event, frozen=True):
    """Nobody else learns that a seat thought again."""

    audience: ClassVar[Mark] = Mark.OWNER
    quiet: ClassVar[bool] = True
    seat: Open[Seat]
    pick: Owner[Keep]


class PicksRevealed(Event, frozen=True):
    picks: Revealed[tuple[Keep, ...]]


class HandsPassed(Event, frozen=True):
    direction: Open[Direction]


class LastCardsLaid(Event, frozen=True):
    picks: Revealed[tuple[Keep, ...]]


class RoundScored(Event, frozen=True):
    """The robot's points come last. All cards but puddings then leave the game."""

    round: Open[int]
    points: Revealed[tuple[RoundPoints, ...]]


class GameEnded(Event, frozen=True):
    pudding: Revealed[tuple[int, ...]]
    totals: Revealed[tuple[int, ...]]
    ranks: Revealed[tuple[int | None, ...]]


EVENTS: tuple[type[Event], ...] = (
    GameOpened,
    RoundDealt,
    RobotCardDrawn,
    PickHeld,
    PickReplaced,
    PicksRevealed,
    HandsPassed,
    LastCardsLaid,
    RoundScored,
    GameEnded,
)
