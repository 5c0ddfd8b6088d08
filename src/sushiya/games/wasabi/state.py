"""The whole state of a game of Wasabi!, hidden parts included."""

from typing import Literal

from sushiya.core.ids import Decision, Seat
from sushiya.core.value import Value
from sushiya.games.wasabi.board import EMPTY_BOARD
from sushiya.games.wasabi.book import Pantry, pantry_of
from sushiya.games.wasabi.components import (
    TILES_A_TURN,
    TILES_WITH_SPICY,
    Card,
    Kind,
    Square,
    Stack,
    Strip,
)
from sushiya.games.wasabi.options import WasabiOptions

Stage = Literal["give", "recipes", "play", "cards", "tiles", "over"]
"""What the seat to act is asked for; `recipes` is asked at the start too."""

Ending = Literal["ten-tokens", "full-board", "passing"]
ENDINGS: tuple[Ending, ...] = ("ten-tokens", "full-board", "passing")


class Turn(Value, frozen=True):
    """What was done so far in the turn that is being played."""

    placed: int = 0
    card: Card | None = None
    """The action card played."""
    chopped: Kind | None = None
    """The tile that was chopped and has to be placed."""
    changed: tuple[Square, ...] = ()
    """The squares that a line must touch to count (rule 4.2)."""
    rewards: int = 0
    """Action cards that may still be taken: one for each recipe completed."""

    @property
    def is_untouched(self) -> bool:
        return not self.placed and self.card is None

    @property
    def tiles_allowed(self) -> int:
        return TILES_WITH_SPICY if self.card == "spicy" else TILES_A_TURN


class Served(Value, frozen=True, array_like=True):
    """A completed recipe as it lies before its owner, and the cubes it gave."""

    recipe: Strip
    cubes: int


class Move(Value, frozen=True, array_like=True):
    """Strips that changed hands: all that is secret in this game follows from these."""

    seat: Seat
    step: Literal["draw", "return", "complete"]
    strips: tuple[Strip, ...]
    """Those returned in the order in which they went under their piles."""


class State(Value, frozen=True, kw_only=True):
    """Lists run by seat; `seat` is the one to act."""

    options: WasabiOptions
    first: Seat
    seat: Seat
    stage: Stage = "give"
    decision: Decision = Decision(0)
    turns: int = 0
    """Turns begun; none while tiles are given and the first recipes are drawn."""
    board: tuple[Stack, ...] = EMPTY_BOARD
    mats: tuple[Square, ...] = ()
    """The upper left corners of the Wasabi! cards on the board, in order."""
    pantry: tuple[int, ...]
    """Tiles left of each kind."""
    kitchen: tuple[Card, ...]
    hands: tuple[tuple[Kind, ...], ...]
    """Tiles; these and all cards are sorted."""
    cards: tuple[tuple[Card, ...], ...]
    recipes: tuple[tuple[Strip, ...], ...]
    """Recipes behind the screens, sorted: by length, then as in the book."""
    piles: tuple[tuple[Strip, ...], ...]
    """By length, the top strip first."""
    served: tuple[tuple[Served, ...], ...]
    cubes: tuple[int, ...]
    passes: int = 0
    """Passes in a row."""
    turn: Turn = Turn()
    moves: tuple[Move, ...] = ()
    ended_by: Ending | None = None

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def columns(self) -> int:
        return self.options.columns

    @property
    def book(self) -> Pantry:
        return pantry_of(self.options.recipe_book)


def next_seat(state: State) -> Seat:
    """Give the left neighbour of the seat to act."""
    return Seat((state.seat + 1) % state.players)


def to_act(state: State) -> tuple[Seat, ...]:
    return () if state.stage == "over" else (state.seat,)
