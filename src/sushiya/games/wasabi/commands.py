"""What a seat can ask for in Wasabi!: a whole turn is a sequence of these small steps."""

from typing import Annotated, TypeAlias

import msgspec

from sushiya.core.command import Command
from sushiya.games.wasabi.components import (
    MOST_KINDS,
    RECIPES_IN_HAND,
    SQUARES,
    Card,
    Kind,
    Length,
    Place,
    Square,
)

AnyKind: TypeAlias = Annotated[Kind, msgspec.Meta(ge=0, lt=MOST_KINDS)]
AnySquare: TypeAlias = Annotated[Square, msgspec.Meta(ge=0, lt=SQUARES)]
AnyPlace: TypeAlias = Annotated[Place, msgspec.Meta(ge=0, lt=RECIPES_IN_HAND)]


class GiveTile(Command, frozen=True):
    """At the start, choose a tile of the pantry for the left neighbour."""

    kind: AnyKind


class DrawRecipe(Command, frozen=True):
    """Draw the top strip of a pile."""

    length: Length


class PlaceTile(Command, frozen=True):
    """Place a tile of one's hand, or the one just chopped."""

    kind: AnyKind
    square: AnySquare


class PlayStack(Command, frozen=True):
    pass


class PlaySpicy(Command, frozen=True):
    pass


class PlayChop(Command, frozen=True):
    """Take a tile off the board: to the pantry, or kept as this turn's tile."""

    square: AnySquare
    keep: bool = False


class PlaySwitch(Command, frozen=True):
    """Swap two neighbouring squares, the one that comes first on the board named first."""

    first: AnySquare
    second: AnySquare


class LayWasabi(Command, frozen=True):
    """Cover four squares; `corner` is the upper left one."""

    corner: AnySquare


class Complete(Command, frozen=True):
    """Complete the recipe in a place of one's screen."""

    place: AnyPlace


class EndPlay(Command, frozen=True):
    """Go on to phase 2."""


class Pass(Command, frozen=True):
    """Put recipes under their piles, the last named lowest."""

    places: tuple[AnyPlace, ...]


class TakeCard(Command, frozen=True):
    """Take an action card from the kitchen, or a Wasabi! off the board by its corner."""

    card: Card
    corner: AnySquare | None = None
    discard: Card | None = None


class LeaveCards(Command, frozen=True):
    """Take no more action cards this turn."""


class TakeTile(Command, frozen=True):
    kind: AnyKind


COMMANDS: tuple[type[Command], ...] = (
    GiveTile,
    DrawRecipe,
    PlaceTile,
    PlayStack,
    PlaySpicy,
    PlayChop,
    PlaySwitch,
    LayWasabi,
    Complete,
    EndPlay,
    Pass,
    TakeCard,
    LeaveCards,
    TakeTile,
)
