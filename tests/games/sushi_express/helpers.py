"""Positions of Sushi Express set up by hand, and a one-line way to say what must follow."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Self, TypeVar

import msgspec

import sushiya
from stacked import Stacked, order_outcome
from sushiya.core.chance import Dealer
from sushiya.core.event import Event
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat, Viewer
from sushiya.core.refusal import Refusal
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express.components import (
    CUSTOMER_CARDS,
    START_HAND,
    Action,
    Customer,
    Customers,
    Hand,
    action_pile,
    sorted_customers,
    sorted_hand,
)
from sushiya.games.sushi_express.scenarios import SCENARIOS
from sushiya.games.sushi_express.state import State
from sushiya.games.sushi_express.view import View

E = TypeVar("E", bound=Event)

SEED = 1


def hand(text: str) -> Hand:
    return sorted_hand(msgspec.convert(text.split(), tuple[Action, ...]))


def customers(text: str) -> Customers:
    return sorted_customers(msgspec.convert(text.split(), tuple[Customer, ...]))


@cache  # Tests that ask for the same rules share their playthroughs.
def rules_of(policy: str) -> AnyRules:
    """Give the rules with a biased player in the cook's place."""
    return replace(RULES, cook={"cook": RULES.cook, **SCENARIOS.players}[policy])


class Given:
    """A position, commands in notation, and what became of them."""

    def __init__(
        self, players: int = 4, *, customers: str = "", actions: str = "", **options: str
    ) -> None:
        """Start a game with seat 0, its piles beginning with these cards."""
        self.game = sushiya.load("sushi-express", players=players, **options)
        self.answers: dict[tuple[str, int], tuple[int, ...]] = {
            ("starter", 0): (0,),
            ("customers", 0): _on_top(CUSTOMER_CARDS, customers.split()),
            ("actions", 0): _on_top(action_pile(players), actions.split()),
        }
        self.chance = Stacked(Dealer(SEED), self.answers)
        opened = self.game.open(self.chance)
        self.state: State = opened.state
        self.events: list[Event] = list(opened.events)
        self.refusal: Refusal | None = None

    def change(self, **fields: object) -> Self:
        self.state = msgspec.structs.replace(self.state, **fields)
        return self

    def hands(self, *texts: str) -> Self:
        """Give the first seats these cards, the others none; missing first cards were played."""
        held = [hand(text) for text in texts]
        held += [()] * (self.game.players - len(held))
        played = tuple(tuple(kind for kind in START_HAND if kind not in one) for one in held)
        return self.change(hands=tuple(held), played=played)

    def row(self, text: str) -> Self:
        return self.change(row=customers(text))

    def dice(self, *throws: str) -> Self:
        """Let the next throws show this: "3 4" both dice, "5" a die rolled again."""
        for number, text in enumerate(throws, self.state.rolls):
            faces = tuple(int(face) - 1 for face in text.split())
            self.answers["roll" if len(faces) == 2 else "reroll", number] = faces
        return self

    def when(self, *lines: str) -> Self:
        """Play "SEAT COMMAND" lines; stop at the first that is refused."""
        for line in lines:
            seat, _, text = line.partition(" ")
            step = self.game.play(self.state, Seat(int(seat)), self.game.read(text), self.chance)
            if isinstance(step, Refusal):
                self.refusal = step
                break
            self.state = step.state
            self.events += step.events
        return self

    def bets(self, *numbers: int) -> Self:
        """Let the seats bet in turn from the start player on, ending where they must."""
        for number in numbers:
            (seat,) = self.to_act()
            self.when(f"{seat} bet {number}")
            if "end" in self.legal(seat):
                self.when(f"{seat} end")
        assert self.refusal is None, self.refusal
        return self

    def why_not(self, line: str) -> str:
        """Say the code and rule with which a command is refused; "" if it is not."""
        seat, _, text = line.partition(" ")
        step = self.game.play(self.state, Seat(int(seat)), self.game.read(text), self.chance)
        return f"{step.code} {step.rule}" if isinstance(step, Refusal) else ""

    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    def legal(self, seat: int) -> list[str]:
        return [self.game.write(one) for one in self.game.legal(self.state, Seat(seat))]

    def view(self, viewer: int | None) -> View:
        seat: Viewer = None if viewer is None else Seat(viewer)
        view: View = self.game.view(self.state, seat)
        return view

    def happened(self, kind: type[E]) -> E:
        """Give the last event of a kind."""
        return self.all(kind)[-1]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


def _on_top(cards: Sequence[str], wanted: Sequence[str]) -> tuple[int, ...]:
    rest = list(cards)
    for card in wanted:
        rest.remove(card)
    return order_outcome(cards, [*wanted, *rest])
