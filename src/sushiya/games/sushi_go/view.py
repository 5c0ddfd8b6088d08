"""All that a seat or a watcher knows, and a state that fits it (`imagine`)."""

import random
from collections import Counter
from functools import lru_cache
from typing import TypeAlias

import msgspec

from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.result import Result
from sushiya.core.simultaneous import Held
from sushiya.core.value import Value
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    COPIES,
    KINDS,
    Card,
    Hand,
    Kind,
    sorted_hand,
    without,
)
from sushiya.games.sushi_go.judge import legal
from sushiya.games.sushi_go.options import SushiGoOptions, Ties
from sushiya.games.sushi_go.scoring import RoundPoints, score_round, tally
from sushiya.games.sushi_go.state import Robot, State, direction_step, result, to_act

Tables: TypeAlias = tuple[tuple[Card, ...], ...]
GAMES_KEPT = 2_048
"""Games whose open cards stay counted."""


class KnownHand(Value, frozen=True, tag="known", tag_field="hand"):
    cards: Hand

    @property
    def size(self) -> int:
        return len(self.cards)


class HiddenHand(Value, frozen=True, tag="hidden", tag_field="hand"):
    count: int

    @property
    def size(self) -> int:
        return self.count


class PartlyKnownHand(Value, frozen=True, tag="partly-known", tag_field="hand"):
    """A hand passed on, to which the other player has drawn one of the robot's cards."""

    cards: Hand
    drawn: int = 1

    @property
    def size(self) -> int:
        return len(self.cards) + self.drawn


AnyHand = KnownHand | HiddenHand | PartlyKnownHand


class RobotView(Value, frozen=True):
    controller: Seat
    pile: int
    drawn: Kind | None
    """The card drawn this turn, for the controller alone."""


class View(Value, frozen=True, kw_only=True):
    """What one viewer knows, with perfect recall; lists run as in the state."""

    options: SushiGoOptions
    seat: Viewer
    decision: Decision
    round: int
    turn: int
    to_act: tuple[Seat, ...]
    hands: tuple[AnyHand, ...]
    held: Keep | None
    """The viewer's own pick."""
    tables: tuple[tuple[Card, ...], ...]
    puddings: tuple[int, ...]
    discarded: dict[Kind, int]
    unseen: dict[Kind, int]
    """Cards that this viewer has never seen, by kind."""
    deck: int
    robot: RobotView | None
    points: tuple[tuple[RoundPoints, ...], ...]
    now: tuple[RoundPoints, ...]
    """What the round would give if it ended now, from open tables."""
    result: Result | None


def view(state: State, seat: Viewer) -> View:
    step = direction_step(state)
    hands = tuple([_hand(state, step, seat, owner) for owner in seats(len(state.hands))])
    lying = _count(state.discarded, state.puddings, state.tables, state.options.maki_ties)
    return View(
        options=state.options,
        seat=seat,
        decision=state.decision,
        round=state.round,
        turn=state.turn,
        to_act=to_act(state),
        hands=hands,
        held=None if seat is None else state.held[seat],
        tables=state.tables,
        puddings=state.puddings,
        discarded=lying.discarded,
        unseen=_unseen(lying.elsewhere, hands),
        deck=len(state.deck),
        robot=_robot(state.robot, seat),
        points=state.points,
        now=lying.now,
        result=result(state),
    )


def _hand(state: State, step: int, viewer: Viewer, owner: Seat) -> AnyHand:
    hand = state.hands[owner]
    if viewer is None:
        return HiddenHand(len(hand))
    if viewer == owner:
        return KnownHand(hand)
    # A hand has been held by everyone it passed on its way (rule 10.2).
    passes = (owner - viewer) * step % len(state.hands)
    if passes >= state.turn:
        return HiddenHand(len(hand))
    if state.controls(owner) and state.robot is not None and state.robot.drawn is not None:
        return PartlyKnownHand(without(hand, [state.robot.drawn]))
    return KnownHand(hand)


def _robot(robot: Robot | None, viewer: Viewer) -> RobotView | None:
    if robot is None:
        return None
    return RobotView(
        controller=robot.controller,
        pile=len(robot.pile),
        drawn=robot.drawn if viewer == robot.controller else None,
    )


class _Open(Value, frozen=True):
    """What everybody can count."""

    discarded: dict[Kind, int]
    elsewhere: dict[Kind, int]
    """Cards that lie nowhere to be seen."""
    now: tuple[RoundPoints, ...]


# What lies open is the same for all who look, and stays so while they choose.
@lru_cache(maxsize=GAMES_KEPT)
def _count(discarded: Hand, puddings: tuple[int, ...], tables: Tables, ties: Ties) -> _Open:
    gone = Counter(discarded)
    seen = gone.copy()
    seen["pudding"] += sum(puddings)
    for table in tables:
        seen.update([card.kind for card in table])
    return _Open(
        discarded={kind: gone[kind] for kind in KINDS if gone[kind]},
        elsewhere={kind: copies - seen[kind] for kind, copies in COPIES.items()},
        now=score_round([tally(table) for table in tables], ties),
    )


def _unseen(elsewhere: dict[Kind, int], hands: tuple[AnyHand, ...]) -> dict[Kind, int]:
    left = elsewhere.copy()
    for hand in hands:
        if not isinstance(hand, HiddenHand):
            for kind in hand.cards:
                left[kind] -= 1
    return {kind: count for kind, count in left.items() if count > 0}


def imagine(view: View, rng: random.Random) -> State:
    """Make a world that this viewer cannot tell from the true one."""
    hidden = [kind for kind, count in view.unseen.items() for _ in range(count)]
    rng.shuffle(hidden)
    drawn: Kind | None = None
    hands: list[Hand] = []
    for owner, hand in enumerate(view.hands):
        if isinstance(hand, KnownHand):
            hands.append(hand.cards)
            continue
        count = hand.drawn if isinstance(hand, PartlyKnownHand) else hand.count
        known = hand.cards if isinstance(hand, PartlyKnownHand) else ()
        dealt = [hidden.pop() for _ in range(count)]
        hands.append(sorted_hand((*known, *dealt)))
        if view.robot is not None and view.robot.controller == owner and dealt:
            drawn = dealt[-1]
    robot = None
    if view.robot is not None:
        pile = tuple(hidden.pop() for _ in range(view.robot.pile))
        robot = Robot(view.robot.controller, pile, view.robot.drawn or drawn)
    world = State(
        options=view.options,
        deck=tuple(hidden),
        decision=view.decision,
        round=view.round,
        turn=view.turn,
        hands=tuple(hands),
        held=(None,) * len(hands),
        tables=view.tables,
        puddings=view.puddings,
        discarded=tuple(kind for kind, count in view.discarded.items() for _ in range(count)),
        robot=robot,
        points=view.points,
        pudding_points=_pudding_points(view),
        ranks=() if view.result is None else view.result.ranks,
    )
    return msgspec.structs.replace(world, held=_imagined_picks(world, view, rng))


def _pudding_points(view: View) -> tuple[int, ...]:
    return () if view.result is None else tuple(one["pudding"] for one in view.result.points)


def _imagined_picks(world: State, view: View, rng: random.Random) -> Held[Keep]:
    """Let every seat that is not waited for hold some pick that it could make."""
    held: list[Keep | None] = []
    for index in range(len(world.hands)):
        seat = Seat(index)
        picks = legal(world, seat)
        if seat == view.seat:
            held.append(view.held)
        elif seat in view.to_act or not picks:
            held.append(None)
        else:
            held.append(rng.choice(picks))
    return tuple(held)
