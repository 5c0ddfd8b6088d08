"""A beginner: judges as the cook does, with mistakes that people make.

Before each choice every mistake of the list is made or not, by its own chance; it changes what
picks look worth, and only where its situation is given. Nothing is thrown in at random.
"""

import random
from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from sushiya.core.ids import Seat
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import ROUNDS, Hand, Kind
from sushiya.games.sushi_go.cook import EQUAL, Judge, Outlook
from sushiya.games.sushi_go.view import View

Mistake: TypeAlias = Literal[
    "takes-what-scores-now",
    "dreams-of-sets",
    "loves-wasabi",
    "counts-icons",
    "forgets-puddings",
    "passes-blindly",
    "forgets-chopsticks",
]
MISTAKES: tuple[Mistake, ...] = get_args(Mistake)
"""In the order in which chance is asked."""

CHANCE: dict[Mistake, int] = {
    "takes-what-scores-now": 25,  # a first tempura or a wasabi is worth nothing
    "dreams-of-sets": 30,  # every begun tempura or sashimi will be completed, however late it is
    "loves-wasabi": 40,  # one more is always welcome, with or without a nigiri to come
    "counts-icons": 50,  # maki are worth their icons, whatever the others have
    "forgets-puddings": 80,  # until the last round
    "passes-blindly": 90,  # what the neighbour needs is not looked at
    "forgets-chopsticks": 50,  # they lie there, and one card is kept
}
"""In hundredths."""
WASABI_LOVE = 2.0
ICON_WORTH = 0.7

_DREAMT: tuple[Kind, ...] = ("tempura", "sashimi")


def choose(view: View, legal: tuple[Keep, ...], rng: random.Random) -> Keep:
    """Choose what looks best, with the mistakes of this moment; equals by chance."""
    made = frozenset(name for name in MISTAKES if rng.randrange(100) < CHANCE[name])
    judged = worths(view, legal, made)
    best = max(judged)
    return rng.choice(
        [pick for pick, worth in zip(legal, judged, strict=True) if worth > best - EQUAL]
    )


def worths(view: View, legal: tuple[Keep, ...], made: frozenset[Mistake]) -> list[float]:
    """Say what each pick seems worth; what is not thought of is worth less than anything."""
    if view.seat is None:
        raise ValueError("a watcher has nothing to choose")
    judge = _MistakenJudge(view, view.seat, made)
    return [judge.seems(pick) for pick in legal]


class _MistakenJudge(Judge):
    def __init__(self, view: View, seat: Seat, made: frozenset[Mistake]) -> None:
        self._made = made
        super().__init__(view, seat)

    def seems(self, pick: Keep) -> float:
        if "forgets-chopsticks" in self._made and len(pick.cards) > 1:
            return float("-inf")
        loved = sum(card.kind == "wasabi" for card in pick.cards)
        return self.worth(pick) + WASABI_LOVE * loved * ("loves-wasabi" in self._made)

    def look_ahead(self) -> Outlook:
        seen = super().look_ahead()
        mine = 0.0 if "takes-what-scores-now" in self._made else seen.mine
        kind = _Dream if "dreams-of-sets" in self._made else Outlook
        return kind(seen.turns, mine, seen.hopes)

    def maki(self, icons: Sequence[int]) -> float:
        if "counts-icons" in self._made:
            return ICON_WORTH * icons[self.seat]
        return super().maki(icons)

    def pudding(self, puddings: Sequence[int]) -> float:
        if "forgets-puddings" in self._made and self.view.round < ROUNDS:
            return 0.0
        return super().pudding(puddings)

    def passed_on(self, rest: Hand) -> float:
        return 0.0 if "passes-blindly" in self._made else super().passed_on(rest)


class _Dream(Outlook):
    def chance(self, kind: Kind, count: int = 1) -> float:
        return 1.0 if kind in _DREAMT else super().chance(kind, count)
