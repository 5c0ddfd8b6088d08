"""Positions of Wasabi! set up by hand, and a one-line way to say what must follow."""

from collections.abc import Iterable, Mapping
from typing import Self, TypeVar

import msgspec

import sushiya
from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.event import Event
from sushiya.core.ids import Seat, seats
from sushiya.core.refusal import Refusal
from sushiya.core.result import Result
from sushiya.core.step import Step
from sushiya.games.wasabi.board import BY_NAME, NAMES, square_at
from sushiya.games.wasabi.book import Book
from sushiya.games.wasabi.components import (
    KITCHEN,
    ROWS,
    Card,
    Kind,
    Square,
    Stack,
    Strip,
)
from sushiya.games.wasabi.house import HOUSE_BOOK
from sushiya.games.wasabi.state import Move, Served, State

E = TypeVar("E", bound=Event)

CHANCE = Dealer(1)
KINDS = {tile.kind: Kind(number) for number, tile in enumerate(HOUSE_BOOK.tiles)}
RECIPES = {recipe.name: Strip(number) for number, recipe in enumerate(HOUSE_BOOK.recipes)}
LENGTH = [len(recipe.ingredients) for recipe in HOUSE_BOOK.recipes]


def kinds(text: str) -> tuple[Kind, ...]:
    """Name tiles by the book: "rice tuna"."""
    return tuple(sorted(KINDS[name] for name in text.split()))


def recipes(*names: str) -> tuple[Strip, ...]:
    return tuple(sorted(RECIPES[name] for name in names))


def square(name: str) -> Square:
    return BY_NAME[name]


def board(columns: int, tiles: Mapping[str, str], fill: str = "") -> tuple[Stack, ...]:
    """Lay tiles by square, stacks from the bottom; `fill` goes on all other squares but the free.

    The value "-" keeps a square free.
    """
    found: list[Stack] = [() for _ in NAMES]
    for row in range(ROWS):
        for column in range(columns):
            at = square_at(row, column)
            text = tiles.get(NAMES[at], fill)
            found[at] = () if text == "-" else tuple(KINDS[name] for name in text.split())
    return tuple(found)


class Given:
    """The first turn of seat 0, everything as told, commands in words, and what became of them.

    Commands are written as in notation, but tiles by name: `place tuna c4`, `tile rice`.
    """

    def __init__(
        self,
        tiles: Mapping[str, str] | None = None,
        *,
        fill: str = "",
        hand: str = "tuna shrimp egg",
        cards: Iterable[Card] = (),
        mine: Iterable[str] = ("Tekkamaki", "Crunchy Tuna", "Grand Harbour"),
        mats: Iterable[str] = (),
        players: int = 2,
        book: Book = HOUSE_BOOK,
    ) -> None:
        self.game = sushiya.load("wasabi", players=players, recipe_book=book)
        start: State = self.game.start(CHANCE)
        self.state: State = msgspec.structs.replace(
            start, first=Seat(0), seat=Seat(0), stage="play", turns=1
        )
        self._deal(recipes(*mine))
        others = [kinds("salmon squid avocado")] * (players - 1)
        self.change(
            board=board(self.state.columns, tiles or {}, fill),
            mats=tuple(sorted(square(name) for name in mats)),
            hands=(kinds(hand), *others),
        )
        self.hold(0, *cards)
        self.events: list[Event] = []

    def _deal(self, mine: tuple[Strip, ...]) -> None:
        """Give seat 0 these recipes and everyone else three of length 2."""
        piles = [list(pile) for pile in self.state.piles]
        held = [mine]
        moves = []
        for strip in mine:
            piles[LENGTH[strip] - 2].remove(strip)
        for seat in seats(self.state.players)[1:]:
            held.append(tuple(sorted(piles[0].pop(0) for _ in range(3))))
            moves += [Move(seat, "draw", (strip,)) for strip in held[seat]]
        moves += [Move(Seat(0), "draw", (strip,)) for strip in mine]
        self.change(
            recipes=tuple(held), piles=tuple(tuple(pile) for pile in piles), moves=tuple(moves)
        )

    def change(self, **fields: object) -> Self:
        self.state = msgspec.structs.replace(self.state, **fields)
        return self

    def hold(self, seat: int, *cards: Card) -> Self:
        """Put action cards into a hand, out of the kitchen as far as it has them."""
        kitchen = list(KITCHEN[self.state.players])
        for card in cards:
            if card in kitchen:
                kitchen.remove(card)
        held = list(self.state.cards)
        held[seat] = tuple(sorted(cards))
        return self.change(cards=tuple(held), kitchen=tuple(kitchen))

    def pantry(self, **counts: int) -> Self:
        """Set how many tiles of some kinds are left; `others` is for all not named."""
        others = counts.pop("others", None)
        found = [count if others is None else others for count in self.state.pantry]
        for name, count in counts.items():
            found[KINDS[name]] = count
        return self.change(pantry=tuple(found))

    def serve(self, seat: int, *names: str) -> Self:
        """Let recipes lie completed before a seat."""
        served = list(self.state.served)
        served[seat] = tuple(Served(RECIPES[name], 0) for name in names)
        return self.change(served=tuple(served))

    def read(self, text: str) -> Command:
        words = [str(KINDS[word]) if self._is_tile(text, word) else word for word in text.split()]
        command: Command = self.game.read(" ".join(words))
        return command

    @staticmethod
    def _is_tile(text: str, word: str) -> bool:
        return word in KINDS and text.split(maxsplit=1)[0] in ("give", "place", "tile")

    def when(self, *commands: str) -> Self:
        """Let whoever is to act do one thing after the other; none may be refused."""
        for text in commands:
            self.do(self.read(text))
        return self

    def do(self, command: Command) -> None:
        played = self.game.play(self.state, self.state.seat, command, CHANCE)
        assert isinstance(played, Step), f"{command} is refused: {played}"
        self.state = played.state
        self.events += played.events

    def why_not(self, asked: str | Command, seat: int | None = None) -> str:
        """Say the code and rule with which a command is refused; "" if it is not."""
        asker = self.state.seat if seat is None else Seat(seat)
        command = self.read(asked) if isinstance(asked, str) else asked
        played = self.game.play(self.state, asker, command, CHANCE)
        return f"{played.code} {played.rule}" if isinstance(played, Refusal) else ""

    def legal(self, start: str = "") -> set[str]:
        """List what may be done, in notation, as far as it starts like this."""
        found = (self.game.write(one) for one in self.game.legal(self.state, self.state.seat))
        return {text for text in found if text.startswith(start)}

    def happened(self, kind: type[E]) -> E:
        """Give the one event of a kind."""
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events)

    def on(self, name: str) -> Stack:
        return self.state.board[square(name)]

    @property
    def is_over(self) -> bool:
        return self.game.result(self.state) is not None

    @property
    def result(self) -> Result:
        result = self.game.result(self.state)
        assert result is not None
        return result

    def finish(self) -> Self:
        """End phase 1, take no action card, and fill up with the first that can be had."""
        return self.when("end").fill_up()

    def fill_up(self) -> Self:
        seat = self.state.seat
        while self.state.seat == seat and self.state.stage in ("cards", "tiles", "recipes"):
            legal = self.game.legal(self.state, seat)
            self.do(legal[-1 if self.state.stage == "cards" else 0])
        return self
