"""A beginner: weighs as the cook does, with mistakes that people make.

Before each choice every mistake of the list is made or not, by its own chance. It hides something
from the beginner or lets it look better than it is; what is left is weighed as the cook does.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.components import FIRST_CARD, Action, Customer
from sushiya.games.sushi_express.cook import EQUAL, Judge
from sushiya.games.sushi_express.road import drive
from sushiya.games.sushi_express.view import View

Mistake: TypeAlias = Literal[
    "trusts-the-dice",
    "overlooks-vans",
    "forgets-tips",
    "likes-all-customers",
    "spends-cards",
    "never-clears",
]
MISTAKES: tuple[Mistake, ...] = get_args(Mistake)
"""In the order in which chance is asked."""
CHANCE: dict[Mistake, int] = {
    "trusts-the-dice": 35,  # bets what it would like to drive, as if any bet were made
    "overlooks-vans": 60,  # does not see who drives before it, and what they take
    "forgets-tips": 60,  # a tip is worth nothing
    "likes-all-customers": 15,  # does not look which of them it has
    "spends-cards": 40,  # plays action cards as if they cost nothing
    "never-clears": 60,  # leaves the row as it is
}
"""In hundredths."""
NOT_THOUGHT_OF = -100.0


def choose(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Choose what looks best, with the mistakes of this moment; equals by chance."""
    if view.seat is None or len(legal) == 1:
        return legal[0]
    made = frozenset(one for one in MISTAKES if rng.randrange(100) < CHANCE[one])
    judged = worths(view, legal, made)
    best = max(judged)
    return rng.choice(
        [command for command, worth in zip(legal, judged, strict=True) if worth > best - EQUAL]
    )


def worths(view: View, legal: tuple[Command, ...], made: frozenset[Mistake]) -> list[float]:
    """Say what each command seems worth to whoever makes these mistakes."""
    if view.seat is None:
        raise ValueError("a watcher has nothing to choose")
    judge = MistakenJudge(view, view.seat, made)
    return [judge.worth(command) for command in legal]


class MistakenJudge(Judge):
    """The cook's judgment, but for what is not seen."""

    def __init__(self, view: View, seat: Seat, made: frozenset[Mistake]) -> None:
        self._made = made
        super().__init__(view, seat)

    def _price(self, kind: Action) -> float:
        return 0.0 if "spends-cards" in self._made else super()._price(kind)

    def _success(self, seat: Seat, bet: int) -> float:
        if "trusts-the-dice" in self._made and seat == self._seat:
            return 1.0
        return super()._success(seat, bet)

    def _arrival(self, movers: Sequence[tuple[Seat, int]]) -> float:
        if "overlooks-vans" not in self._made:
            return super()._arrival(movers)
        bet = next(bet for seat, bet in movers if seat == self._seat)
        return self._trip(drive(self._view.vans, self._seat, bet), self._view.row)

    def _card_worths(self, seat: Seat) -> Mapping[Customer, float]:
        worths = super()._card_worths(seat)
        if "likes-all-customers" not in self._made:
            return worths
        return {kind: worth if kind == "tip" else FIRST_CARD for kind, worth in worths.items()}

    def _tip_worth(self, seat: Seat) -> float:
        return 0.0 if "forgets-tips" in self._made else super()._tip_worth(seat)

    def _clearing(self) -> float:
        return NOT_THOUGHT_OF if "never-clears" in self._made else super()._clearing()
