"""The whole state of a game of Sushi Express, hidden parts included."""

from typing import Literal, TypeAlias

from sushiya.core.ids import Decision, Seat
from sushiya.core.result import Result, winners_of
from sushiya.core.value import Value
from sushiya.games.sushi_express.components import Customers, Dice, Hand
from sushiya.games.sushi_express.dial import EMPTY, Dial, in_turn
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.scoring import Points, totals

ENDED_BY = "row-not-full"

Phase: TypeAlias = Literal["bets", "dice", "vans", "deliveries"]


class Throw(Value, frozen=True):
    """The dice as they lie: in which of the two tries, and what they show."""

    attempt: int
    dice: Dice


class State(Value, frozen=True, kw_only=True):
    """Lists run by seat."""

    options: SushiExpressOptions
    customer_pile: Customers
    """The next card first."""
    action_pile: Hand
    """The next card first."""
    decision: Decision = Decision(0)
    round: int = 0
    phase: Phase = "bets"
    starter: Seat
    bettor: Seat | None = None
    """Whose turn to bet it is."""
    dial: Dial = EMPTY
    lowest: Seat | None = None
    """The lowest bettor, once the bets are closed."""
    throw: Throw | None = None
    """What the roller has to think about."""
    rolls: int = 0
    """How often dice were rolled in this game, so that no roll is asked for twice."""
    is_served: bool = False
    """Whether the van that moved has a customer to take."""
    vans: tuple[int, ...]
    row: Customers = ()
    customers: tuple[Customers, ...]
    discarded: Customers = ()
    hands: tuple[Hand, ...]
    played: tuple[Hand, ...]
    points: tuple[Points, ...] = ()
    """Set at the end, as are the ranks."""
    ranks: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        return bool(self.ranks)


def first_marker(state: State) -> tuple[Seat, int]:
    """Give the seat that rolls or moves now, with its bet."""
    return next(in_turn(state.dial))


def to_act(state: State) -> tuple[Seat, ...]:
    """Name the seat that is asked; who that is depends on what all can see (rule 9.4)."""
    if state.is_over:
        return ()
    if state.bettor is not None:
        return (state.bettor,)
    if state.phase == "deliveries":
        return () if state.lowest is None else (state.lowest,)
    return (first_marker(state)[0],)


def result(state: State) -> Result | None:
    if not state.is_over:
        return None
    return Result(
        totals=totals(state.points),
        points=state.points,
        ranks=state.ranks,
        winners=winners_of(state.ranks),
        ended_by=ENDED_BY,
    )
