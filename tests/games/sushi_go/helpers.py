"""Positions of Sushi Go! set up by hand, and a one-line way to say what must follow."""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

import sushiya
from stacked import Stacked, order_outcome
from sushiya.core.chance import Dealer
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step
from sushiya.games.sushi_go.components import DECK, Card, Hand, Kind, sorted_hand
from sushiya.games.sushi_go.state import State

CHANCE = Dealer(1)


def cards(*names: str) -> tuple[Card, ...]:
    """Lay cards as notation writes them: nigiri-2:wasabi lies on wasabi."""
    return tuple(
        Card(msgspec.convert(name.removesuffix(":wasabi"), Kind), name.endswith(":wasabi"))
        for name in names
    )


def hand(text: str) -> Hand:
    return sorted_hand(card.kind for card in cards(*text.split()))


def deal(game: AnyGame, *first: str) -> Any:
    """Start a game whose deck begins with these cards."""
    wanted = [card.kind for card in cards(*first)]
    rest = list(DECK)
    for kind in wanted:
        rest.remove(kind)
    outcome = order_outcome(DECK, [*wanted, *rest])
    return game.start(Stacked(CHANCE, {("deck", 0): outcome, ("controller", 0): (0,)}))


class Given:
    """A position, commands in notation, and what became of them."""

    def __init__(self, hands: Sequence[str], tables: Sequence[str] = (), **options: Any) -> None:
        self.game = sushiya.load("sushi-go", **{"players": len(hands), **options})
        start: State = self.game.start(CHANCE)
        laid = [cards(*text.split()) for text in tables]
        laid += [()] * (len(start.tables) - len(laid))
        held = tuple(hand(text) for text in hands)
        size = min(len(one) for one in held)
        self.state: State = msgspec.structs.replace(
            start, hands=held, tables=tuple(laid), turn=start.turns - size + 1
        )
        self.events: list[Any] = []
        self.refusal: Refusal | None = None

    def change(self, **fields: Any) -> Self:
        self.state = msgspec.structs.replace(self.state, **fields)
        return self

    def when(self, *picks: str) -> Self:
        """Let seats 0, 1, ... pick, in this order; "-" skips a seat."""
        for seat, text in enumerate(picks):
            if text == "-":
                continue
            played = self.game.play(self.state, Seat(seat), self.game.read(text), CHANCE)
            if isinstance(played, Step):
                self.state = played.state
                self.events += played.events
            else:
                self.refusal = played
        return self

    def legal(self, seat: int = 0) -> set[str]:
        return {self.game.write(one) for one in self.game.legal(self.state, Seat(seat))}

    def why_not(self, text: str, seat: int = 0) -> str:
        """Say the code and rule with which a pick is refused; "" if it is not."""
        played = self.game.play(self.state, Seat(seat), self.game.read(text), CHANCE)
        return f"{played.code} {played.rule}" if isinstance(played, Refusal) else ""

    def table(self, seat: int = 0) -> tuple[Card, ...]:
        return self.state.tables[seat]

    def happened(self, kind: type) -> Any:
        """Give the one event of a kind."""
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found
