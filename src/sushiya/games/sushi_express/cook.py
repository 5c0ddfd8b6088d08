"""A good player without search: what a bet, a drive or a card can be expected to bring.

A bet is weighed over every way the dice can end the rolling; a tile is worth its share of the next
customer; a tip is worth what it saves. The weights were tuned in the arena.
"""

import math
import random
from collections.abc import Mapping, Sequence

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.commands import (
    ClearRow,
    Drive,
    PlaceBet,
    Reroll,
    SwapBets,
    TakeCustomer,
)
from sushiya.games.sushi_express.components import (
    BETS,
    CUSTOMER_COPIES,
    FIRST_CARD,
    FURTHER_CARD,
    TILES,
    Action,
    Customer,
    Customers,
)
from sushiya.games.sushi_express.dial import Dial, bet_of, in_turn, lowest, put, stack_on, swap
from sushiya.games.sushi_express.outlook import own_hand, success, success_after
from sushiya.games.sushi_express.road import Trip, drive
from sushiya.games.sushi_express.scoring import score, totals
from sushiya.games.sushi_express.view import PartlyKnownHand, View

LAP = 3.4  # what the way to the next customer is worth, shared out over the tiles
LAP_ROUNDS = 2  # with fewer rounds to come, it is worth less
DRAWN = 1.0  # a new action card
DRAWN_ROUNDS = 3
SPENT: dict[Action, float] = {"same-bet": 0.35, "swap": 0.4, "re-roll": 0.5, "further": 0.5}
SPENT_LEAST, SPENT_ROUNDS = 0.1, 4  # a card is worth less the less time there is to use it
RARE = 0.5  # a customer that may not come back
DENY = 0.5  # what a point less for the others is worth, shared among them
LOWEST = -0.2  # to decide on the row does not make up for betting first
TAKEN_A_ROUND = 0.6  # customers that leave the row, for each player
# How far apart two holdings of tips must be to be safe: more while there are more rounds to come.
TIP_SPREAD, TIP_SPREAD_A_ROUND, TIP_SPREAD_ROUNDS = 0.25, 0.125, 4
TIP_LEAD = 0.5  # equals both lose, so whoever is to be safe must be ahead by this
TIPS_TO_COME = 0.4  # of a player's share in them, what the largest holding grows by
EQUAL = 1e-9


def choose(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Choose the command that is worth most; equals by chance."""
    if view.seat is None or len(legal) == 1:
        return legal[0]
    judged = worths(view, legal)
    best = max(judged)
    return rng.choice(
        [command for command, worth in zip(legal, judged, strict=True) if worth > best - EQUAL]
    )


def worths(view: View, legal: tuple[Command, ...]) -> list[float]:
    """Say what each command is worth to the viewing seat, in points."""
    if view.seat is None:
        raise ValueError("a watcher has nothing to choose")
    judge = Judge(view, view.seat)
    return [judge.worth(command) for command in legal]


class Judge:
    """What commands are worth to a seat; an apprentice's judgment is made from it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._players = len(view.vans)
        self._rounds = view.customer_pile / (TAKEN_A_ROUND * self._players)
        self._tips = _expected_tips(view)
        self._worths = [self._card_worths(Seat(owner)) for owner in range(self._players)]

    def worth(self, command: Command) -> float:
        dial = self._view.dial
        match command:
            case PlaceBet(number):
                price = self._price("same-bet") if stack_on(dial, number) else 0.0
                return self._round(put(dial, self._seat, number)) - price
            case SwapBets(low, high):
                return self._best_round(swap(dial, low, high)) - self._price("swap")
            case Reroll(die):
                return self._roll(die) - self._price("re-roll")
            case Drive(extra):
                bet = bet_of(dial, self._seat) or 0
                trip = drive(self._view.vans, self._seat, bet + extra)
                return self._trip(trip, self._view.row) - extra * self._price("further")
            case TakeCustomer(customer):
                return self._worths[self._seat][customer]
            case ClearRow():
                return self._clearing()
        if self._view.phase == "bets":
            return self._round(dial)
        return self._roll(None) if self._view.phase == "dice" else 0.0

    def _price(self, kind: Action) -> float:
        return SPENT[kind] * min(1.0, SPENT_LEAST + self._rounds / SPENT_ROUNDS)

    def _trip(self, trip: Trip, row: Customers) -> float:
        """What a trip brings: a customer, the way made towards the next, a card at the Park."""
        worth = self._way(trip.to)
        if trip.is_served:
            mine = self._worths[self._seat]
            worth += max((mine[kind] for kind in row), default=0.0)
        if trip.is_parked:
            worth += self._draw()
        return worth

    def _way(self, tile: int) -> float:
        """What standing there is worth, if there is time to drive on."""
        return LAP * min(1.0, self._rounds / LAP_ROUNDS) * tile / TILES

    def _draw(self) -> float:
        return DRAWN * min(1.0, self._rounds / DRAWN_ROUNDS) if self._view.action_pile else 0.0

    def _stay(self) -> float:
        """What a failed bet leaves: the van where it is, and a card."""
        return self._way(self._view.vans[self._seat]) + self._draw()

    def _best_round(self, dial: Dial) -> float:
        """What a round brings with this dial, my best bet added if my marker is not there yet."""
        if bet_of(dial, self._seat) is not None:
            return self._round(dial)
        return max(
            self._round(put(dial, self._seat, bet)) for bet in BETS if not stack_on(dial, bet)
        )

    def _round(self, dial: Dial) -> float:
        """Weigh every roller, down to me, who may be the first to succeed."""
        order = list(in_turn(dial))
        worth, nobody = 0.0, 1.0
        for first, (seat, bet) in enumerate(order):
            chance = self._success(seat, bet)
            worth += nobody * chance * self._arrival(order[first:])
            nobody *= 1 - chance
            if seat == self._seat:
                break
        worth += nobody * self._stay()
        return worth + (LOWEST if lowest(dial) == self._seat else 0.0)

    def _success(self, seat: Seat, bet: int) -> float:
        """Give the chance that a seat makes its bet, with the re-rolls that I know of."""
        rerolls = own_hand(self._view).count("re-roll") if seat == self._seat else 0
        return float(success(bet, rerolls))

    def _arrival(self, movers: Sequence[tuple[Seat, int]]) -> float:
        """What my trip brings after the trips of those before me, who take what they like best."""
        vans, row = list(self._view.vans), list(self._view.row)
        for seat, bet in movers:
            trip = drive(vans, seat, bet)
            if seat == self._seat:
                return self._trip(trip, tuple(row))
            vans[seat] = trip.to
            if trip.is_served and row:
                row.remove(max(row, key=self._worths[seat].__getitem__))
        return 0.0

    def _roll(self, die: int | None) -> float:
        """What is to be hoped from the dice after a re-roll of one, or as they lie."""
        view, seat = self._view, self._seat
        bet = bet_of(view.dial, seat) or 0
        if view.throw is None:
            return 0.0
        rerolls = own_hand(view).count("re-roll")
        chance = float(success_after(bet, view.throw, die, rerolls))
        moved = self._trip(drive(view.vans, seat, bet), view.row)
        return chance * moved + (1 - chance) * self._stay()

    def _card_worths(self, seat: Seat) -> Mapping[Customer, float]:
        """What each card is worth to a seat."""
        taken = self._view.customers[seat]
        worths: dict[Customer, float] = {}
        for kind in CUSTOMER_COPIES:
            if kind == "tip":
                worths[kind] = self._tip_worth(seat)
            elif kind in taken:
                worths[kind] = FURTHER_CARD
            else:
                left = self._view.unseen_customers.get(kind, 0) + self._view.row.count(kind)
                worths[kind] = FIRST_CARD + RARE / max(1, left)
        return worths

    def _tip_worth(self, seat: Seat) -> float:
        """What one tip more saves a seat, and costs the others."""
        before = self._losses(self._tips)
        tips = list(self._tips)
        tips[seat] += 1
        after = self._losses(tips)
        own = before[seat] - after[seat]
        rivals = sum(after) - sum(before) + own
        return own + DENY * rivals / (self._players - 1)

    def _losses(self, tips: Sequence[float]) -> list[float]:
        """Estimate what each seat will lose for tips at the end."""
        to_come = self._view.unseen_customers.get("tip", 0) + self._view.row.count("tip")
        spread = TIP_SPREAD + TIP_SPREAD_A_ROUND * min(TIP_SPREAD_ROUNDS, self._rounds)
        most = max(tips) + TIPS_TO_COME * to_come / self._players
        losses = []
        for seat, mine in enumerate(tips):
            fewest = 1.0
            for other, theirs in enumerate(tips):
                if other != seat:
                    fewest *= 1 / (1 + math.exp((mine - theirs - TIP_LEAD) / spread))
            losses.append(most * fewest)
        return losses

    def _clearing(self) -> float:
        """Compare fresh cards with those that lie there, for me and against the others."""
        view = self._view
        if self._players > view.customer_pile:
            # That would end the game: good for whoever leads.
            tips = [hand.cards.count("tip") for hand in view.hands]
            standing = list(totals(score(view.customers, tips)))
            mine = standing.pop(self._seat)
            return float(mine - max(standing))
        lying = {kind: view.row.count(kind) for kind in view.row}
        return self._mean_edge(view.unseen_customers) - self._mean_edge(lying)

    def _mean_edge(self, cards: Mapping[Customer, int]) -> float:
        """How much more the average card is worth to me than to the others."""
        total = sum(cards.values())
        edge = 0.0
        for kind, count in cards.items():
            others = sum(worths[kind] for worths in self._worths) - self._worths[self._seat][kind]
            edge += count * (self._worths[self._seat][kind] - others / (self._players - 1))
        return edge / total if total else 0.0


def _expected_tips(view: View) -> list[float]:
    """Count everyone's tips, and those that others may have drawn, by their share."""
    unseen = max(1, sum(view.unseen_actions.values()))
    share = view.unseen_actions.get("tip", 0) / unseen
    tips = []
    for hand, taken in zip(view.hands, view.customers, strict=True):
        drawn = hand.drawn if isinstance(hand, PartlyKnownHand) else 0
        tips.append(taken.count("tip") + hand.cards.count("tip") + share * drawn)
    return tips
