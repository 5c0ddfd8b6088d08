"""What happens in Wasabi!, and who may know it."""

from typing import ClassVar

from sushiya.core.event import Drawn, Event, Nobody, Open, Owner, Revealed
from sushiya.core.ids import Seat
from sushiya.games.wasabi.board import Line
from sushiya.games.wasabi.components import Card, Kind, Square, Strip
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.state import Ending, Stage


class GameOpened(Event, frozen=True):
    options: Open[WasabiOptions]
    first: Open[Seat]
    piles: Nobody[tuple[tuple[Strip, ...], ...]]
    """By length, the top strip first."""


class TileGiven(Event, frozen=True):
    seat: Open[Seat]
    to: Open[Seat]
    kind: Open[Kind]


class RecipeDrawn(Event, frozen=True):
    seat: Open[Seat]
    length: Open[int]
    recipe: Drawn[Strip]


class StageReached(Event, frozen=True):
    """A seat is asked for something else than before, or another seat is asked."""

    quiet: ClassVar[bool] = True
    seat: Open[Seat]
    stage: Open[Stage]


class TurnBegan(Event, frozen=True):
    seat: Open[Seat]
    number: Open[int]


class TilePlaced(Event, frozen=True):
    seat: Open[Seat]
    kind: Open[Kind]
    square: Open[Square]
    on: Open[Kind | None]
    """The tile that it lies on now."""


class StackPlayed(Event, frozen=True):
    seat: Open[Seat]


class SpicyPlayed(Event, frozen=True):
    seat: Open[Seat]


class TileChopped(Event, frozen=True):
    seat: Open[Seat]
    kind: Open[Kind]
    square: Open[Square]
    keep: Open[bool]


class SquaresSwitched(Event, frozen=True):
    seat: Open[Seat]
    first: Open[Square]
    second: Open[Square]


class WasabiLaid(Event, frozen=True):
    seat: Open[Seat]
    corner: Open[Square]


class RecipeCompleted(Event, frozen=True):
    seat: Open[Seat]
    length: Open[int]
    recipe: Revealed[Strip]
    line: Revealed[Line]
    cubes: Revealed[int]


class PlayEnded(Event, frozen=True):
    quiet: ClassVar[bool] = True
    seat: Open[Seat]


class RecipesReturned(Event, frozen=True):
    """A pass; others see how many strips of each length go under the piles."""

    seat: Open[Seat]
    lengths: Open[tuple[int, ...]]
    recipes: Owner[tuple[Strip, ...]]
    passes: Open[int]
    """Passes in a row, this one included."""


class CardTaken(Event, frozen=True):
    seat: Open[Seat]
    card: Open[Card]
    corner: Open[Square | None]
    """Where a Wasabi! was lifted off the board."""
    discarded: Open[Card | None]


class CardsLeft(Event, frozen=True):
    seat: Open[Seat]


class TileTaken(Event, frozen=True):
    seat: Open[Seat]
    kind: Open[Kind]


class GameEnded(Event, frozen=True):
    ended_by: Open[Ending]
    totals: Revealed[tuple[int, ...]]
    ranks: Revealed[tuple[int, ...]]


EVENTS: tuple[type[Event], ...] = (
    GameOpened,
    TileGiven,
    RecipeDrawn,
    StageReached,
    TurnBegan,
    TilePlaced,
    StackPlayed,
    SpicyPlayed,
    TileChopped,
    SquaresSwitched,
    WasabiLaid,
    RecipeCompleted,
    PlayEnded,
    RecipesReturned,
    CardTaken,
    CardsLeft,
    TileTaken,
    GameEnded,
)
