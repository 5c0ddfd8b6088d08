"""The whole state of a game of Sushi Go!, hidden parts included."""

from sushiya.core.ids import Decision, Seat, seats
from sushiya.core.result import Result, winners_of
from sushiya.core.simultaneous import Held, waiting_for
from sushiya.core.value import Value
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import HAND_SIZE, Card, Hand, Kind
from sushiya.games.sushi_go.options import SushiGoOptions, direction
from sushiya.games.sushi_go.scoring import RoundPoints

ENDED_BY = "three-rounds"
CHOICE = 2
"""Cards in hand from which on there is something to choose."""


class Robot(Value, frozen=True):
    """The robot's face-down pile, and who controls it this turn, with which card drawn."""

    controller: Seat
    pile: tuple[Kind, ...] = ()
    drawn: Kind | None = None
    """Lies in the controller's hand too; remembered because only the controller saw it."""


class State(Value, frozen=True, kw_only=True):
    """Lists run by seat; `tables`, `puddings` and points have the robot's at the end."""

    options: SushiGoOptions
    deck: tuple[Kind, ...]
    """What is not dealt yet, the next card first."""
    decision: Decision = Decision(0)
    round: int = 0
    turn: int = 0
    hands: tuple[Hand, ...] = ()
    held: Held[Keep] = ()
    tables: tuple[tuple[Card, ...], ...] = ()
    puddings: tuple[int, ...] = ()
    """Puddings of earlier rounds."""
    discarded: Hand = ()
    robot: Robot | None = None
    points: tuple[tuple[RoundPoints, ...], ...] = ()
    """Each finished round's."""
    pudding_points: tuple[int, ...] = ()
    ranks: tuple[int | None, ...] = ()

    @property
    def is_over(self) -> bool:
        return bool(self.ranks)

    @property
    def turns(self) -> int:
        """How many turns this round has."""
        return HAND_SIZE[self.options.tables]

    def controls(self, seat: Seat) -> bool:
        """Tell whether a seat gives the robot its card this turn."""
        return self.robot is not None and self.robot.controller == seat


def choosers(state: State) -> tuple[Seat, ...]:
    """List the seats that have a choice this turn: a last card is laid by itself (rule 3.6)."""
    if state.is_over:
        return ()
    everybody = seats(len(state.hands))
    # Asked all the time. Hands differ by one card at most, the robot's that somebody has drawn.
    if len(state.hands[0]) > CHOICE:
        return everybody
    return tuple(seat for seat in everybody if len(state.hands[seat]) >= CHOICE)


def to_act(state: State) -> tuple[Seat, ...]:
    return waiting_for(state.held, choosers(state))


def direction_step(state: State) -> int:
    """Give the distance from a seat to the one that gets its hand."""
    return -1 if direction(state.options, state.round) == "right" else 1


def result(state: State) -> Result | None:
    if not state.is_over:
        return None
    points = tuple(
        {
            "maki": sum(one.maki for one in rounds),
            "tempura": sum(one.tempura for one in rounds),
            "sashimi": sum(one.sashimi for one in rounds),
            "dumpling": sum(one.dumpling for one in rounds),
            "nigiri": sum(one.nigiri for one in rounds),
            "pudding": state.pudding_points[index],
        }
        for index, rounds in enumerate(zip(*state.points, strict=True))
    )
    return Result(
        totals=tuple(sum(one.values()) for one in points),
        points=points,
        ranks=state.ranks,
        winners=winners_of(state.ranks),
        ended_by=ENDED_BY,
    )
