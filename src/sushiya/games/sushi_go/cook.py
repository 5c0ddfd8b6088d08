"""A good player without search: what a pick adds to my sets, and what it leaves the neighbour.

The worth of a table is what it would score now plus what its open sets can still hope for; a
pick is worth the difference it makes. The weights were tuned in the arena, see docs/bots.md.
"""

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sushiya.core.ids import Seat
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    COPIES,
    DUMPLING_POINTS,
    HAND_SIZE,
    MAKI_FIRST,
    MAKI_SECOND,
    NIGIRI_POINTS,
    PUDDING_POINTS,
    ROUNDS,
    SASHIMI_POINTS,
    SASHIMI_SET,
    TEMPURA_POINTS,
    TEMPURA_SET,
    WASABI_FACTOR,
    Card,
    Hand,
    Kind,
    free_wasabi,
    without,
)
from sushiya.games.sushi_go.options import direction
from sushiya.games.sushi_go.scoring import tally
from sushiya.games.sushi_go.view import HiddenHand, KnownHand, View

# How much of what passes by I can hope to take: with few hands the same cards pass again.
MINE = {2: 0.4, 3: 0.6, 4: 0.8, 5: 0.85}
DENY = 0.5  # what a point for the next player is worth to me, shared among all rivals
HALF_TEMPURA = 0.4
THIRD_SASHIMI = (0.0, 0.3, 0.6)
NEXT_DUMPLING = 0.3
CHOPSTICKS_A_TURN = 0.25
WASABI_FADE = 0.4  # each further free wasabi hopes for this much of the one before
# How far apart two standings must be to be safe: more while there are more turns or rounds to come.
MAKI_SPREAD, MAKI_SPREAD_A_TURN = 0.6, 0.45
PUDDING_SPREAD, PUDDING_SPREAD_A_ROUND = 0.35, 0.6
TURNS_A_ROUND = 10
EQUAL = 1e-9

_Table = tuple[Card, ...]


@dataclass(frozen=True)
class Outlook:
    """What the rest of the round can bring: turns left, and cards of each kind to hope for."""

    turns: int
    mine: float
    hopes: Mapping[Kind, float]

    def chance(self, kind: Kind, count: int = 1) -> float:
        """Estimate the chance to get at least so many more of a kind."""
        rate = self.hopes.get(kind, 0.0) * self.mine
        if count > self.turns:
            return 0.0
        fewer = sum(rate**k / math.factorial(k) for k in range(count))
        return 1.0 - math.exp(-rate) * fewer


def choose(view: View, legal: tuple[Keep, ...], rng: random.Random) -> Keep:
    """Choose the pick that is worth most; equals by chance."""
    if len(legal) == 1:
        return legal[0]
    judged = worths(view, legal)
    best = max(judged)
    return rng.choice(
        [pick for pick, worth in zip(legal, judged, strict=True) if worth > best - EQUAL]
    )


def worths(view: View, legal: tuple[Keep, ...]) -> list[float]:
    """Say what each pick is worth to the viewing seat, in points."""
    if view.seat is None:
        raise ValueError("a watcher has nothing to choose")
    judge = Judge(view, view.seat)
    return [judge.worth(pick) for pick in legal]


class Judge:
    """Judges the picks of one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        own = view.hands[seat]
        self._hand = own.cards if isinstance(own, KnownHand) else ()
        self._outlook = self.look_ahead()
        self._maki_spread = MAKI_SPREAD + MAKI_SPREAD_A_TURN * self._outlook.turns
        self._rivals = len(view.tables) - 1
        step = -1 if direction(view.options, view.round) == "right" else 1
        self._next = Seat((seat + step) % len(view.hands))
        self._icons = [tally(table).maki for table in view.tables]
        self._puddings = [
            before + tally(table).pudding
            for before, table in zip(view.puddings, view.tables, strict=True)
        ]
        self._temptation = self._temptations()

    def worth(self, pick: Keep) -> float:
        table = _after(self.view.tables[self.seat], pick)
        icons, puddings = list(self._icons), list(self._puddings)
        mine = tally(table)
        icons[self.seat] = mine.maki
        puddings[self.seat] = self.view.puddings[self.seat] + mine.pudding
        kinds = [card.kind for card in pick.cards]
        if pick.give is not None:
            robots = tally((Card(pick.give),))
            icons[-1] += robots.maki
            puddings[-1] += robots.pudding
            kinds.append(pick.give)
        rest = without(self._hand, kinds)
        return (
            _sets(table, self._outlook)
            + self.maki(icons)
            + self.pudding(puddings)
            - self.passed_on(rest)
        )

    def look_ahead(self) -> Outlook:
        return _outlook(self.view, self.seat)

    def maki(self, icons: Sequence[int]) -> float:
        first, second, _ = _places(icons, self.seat, spread=self._maki_spread)
        return first * MAKI_FIRST + second * MAKI_SECOND

    def pudding(self, puddings: Sequence[int]) -> float:
        rounds_left = ROUNDS - self.view.round + self._outlook.turns / TURNS_A_ROUND
        spread = PUDDING_SPREAD + PUDDING_SPREAD_A_ROUND * rounds_left
        first, _, last = _places(puddings, self.seat, spread=spread)
        loss = PUDDING_POINTS if self.view.options.pudding_loss == "yes" else 0
        return first * PUDDING_POINTS - last * loss

    def passed_on(self, rest: Hand) -> float:
        """What the most tempting card that I pass on costs me."""
        return DENY / self._rivals * max((self._temptation[kind] for kind in rest), default=0.0)

    def _temptations(self) -> dict[Kind, float]:
        """What each card of my hand would add to the next player's sets and maki."""
        table = self.view.tables[self._next]
        before = _sets(table, self._outlook)
        spread = self._maki_spread
        first, second, _ = _places(self._icons, self._next, spread=spread)
        worth = {}
        for kind in set(self._hand):
            on_wasabi = kind in NIGIRI_POINTS and free_wasabi(table) > 0
            after = (*table, Card(kind, on_wasabi=on_wasabi))
            icons = list(self._icons)
            icons[self._next] += tally((Card(kind),)).maki
            first_after, second_after, _ = _places(icons, self._next, spread=spread)
            worth[kind] = (
                _sets(after, self._outlook)
                - before
                + (first_after - first) * MAKI_FIRST
                + (second_after - second) * MAKI_SECOND
            )
        return worth


def _after(table: _Table, pick: Keep) -> _Table:
    if len(pick.cards) == 2:
        place = table.index(Card("chopsticks"))
        table = (*table[:place], *table[place + 1 :])
    return (*table, *pick.cards)


def _outlook(view: View, seat: Seat) -> Outlook:
    """Add up what the hands that are still to come may hold when they arrive."""
    players = len(view.hands)
    step = -1 if direction(view.options, view.round) == "right" else 1
    turns = HAND_SIZE[view.options.tables] - view.turn
    unseen_total = max(1, sum(view.unseen.values()))
    hopes: dict[Kind, float] = dict.fromkeys(COPIES, 0.0)
    for later in range(1, turns + 1):
        hand = view.hands[(seat - later * step) % players]
        left = max(0.0, 1.0 - later / hand.size) if hand.size else 0.0
        if isinstance(hand, HiddenHand):
            for kind, count in view.unseen.items():
                hopes[kind] += left * hand.size * count / unseen_total
        else:
            for kind in hand.cards:
                hopes[kind] += left
    return Outlook(turns, MINE[players], hopes)


def _sets(table: Iterable[Card], outlook: Outlook) -> float:
    """What a table's sets are worth: points there are, and points to hope for."""
    counts = tally(table)
    tempura = counts.tempura // TEMPURA_SET * TEMPURA_POINTS
    sashimi = counts.sashimi // SASHIMI_SET * SASHIMI_POINTS
    worth = float(tempura + sashimi + counts.nigiri)
    if counts.tempura % TEMPURA_SET:
        worth += TEMPURA_POINTS * HALF_TEMPURA * outlook.chance("tempura")
    begun = counts.sashimi % SASHIMI_SET
    if begun:
        worth += (
            SASHIMI_POINTS * THIRD_SASHIMI[begun] * outlook.chance("sashimi", SASHIMI_SET - begun)
        )
    most = len(DUMPLING_POINTS) - 1
    dumplings = min(counts.dumpling, most)
    worth += DUMPLING_POINTS[dumplings]
    if 0 < dumplings < most:
        growth = DUMPLING_POINTS[dumplings + 1] - DUMPLING_POINTS[dumplings]
        worth += NEXT_DUMPLING * growth * outlook.chance("dumpling")
    cards = tuple(table)
    worth += _wasabi(free_wasabi(cards), outlook)
    if Card("chopsticks") in cards:
        worth += CHOPSTICKS_A_TURN * max(0, outlook.turns - 1)
    return worth


def _wasabi(free: int, outlook: Outlook) -> float:
    """What bare wasabi can hope for: the best nigiri still to come, the next wasabi less."""
    worth, missed = 0.0, 1.0
    for kind in sorted(NIGIRI_POINTS, key=NIGIRI_POINTS.__getitem__, reverse=True):
        comes = outlook.chance(kind)
        worth += missed * comes * (WASABI_FACTOR - 1) * NIGIRI_POINTS[kind]
        missed *= 1 - comes
    return worth * (1 - WASABI_FADE**free) / (1 - WASABI_FADE)


def _places(counts: Sequence[int], who: int, *, spread: float) -> tuple[float, float, float]:
    """Estimate the chances to end first, second and last in a race, from the standing."""
    first, second, last = 1.0, 0.0, 1.0
    for index, count in enumerate(counts):
        if index == who:
            continue
        lead = (counts[who] - count) / spread
        beats = 1 / (1 + math.exp(-lead))
        second = second * beats + first * (1 - beats)
        first *= beats
        last *= 1 - beats
    return first, second, last
