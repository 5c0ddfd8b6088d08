"""What follows from an accepted pick: reveal, pass, score, deal."""

from sushiya.core.chance import Chance, shuffled
from sushiya.core.event import Event
from sushiya.core.ids import Seat, seats
from sushiya.core.options import starting_seat
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step, StepBuilder
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    DECK,
    HAND_SIZE,
    ROUNDS,
)
from sushiya.games.sushi_go.events import (
    GameEnded,
    GameOpened,
    HandsPassed,
    LastCardsLaid,
    PickHeld,
    PickReplaced,
    PicksRevealed,
    RobotCardDrawn,
    RoundDealt,
    RoundScored,
)
from sushiya.games.sushi_go.evolve import evolve, on_free_wasabi
from sushiya.games.sushi_go.judge import judge
from sushiya.games.sushi_go.options import SushiGoOptions, direction
from sushiya.games.sushi_go.scoring import pudding_points, rank, score_round, tally
from sushiya.games.sushi_go.state import State, choosers, to_act

_Builder = StepBuilder[State, Event]


def open_game(options: SushiGoOptions, chance: Chance) -> Step[State, Event]:
    deck = shuffled(chance, "deck", 0, DECK)
    controller = None
    if options.has_robot:
        controller = starting_seat(options.starter, chance, "controller", options.players)
    step: _Builder = StepBuilder(evolve)
    step.emit(GameOpened(options, deck, controller))
    _deal(step)
    return step.build()


def decide(
    state: State,
    seat: Seat,
    command: Keep,
    chance: Chance,  # noqa: ARG001 - the deck was shuffled at the start; nothing else is drawn
) -> Step[State, Event] | Refusal:
    refusal = judge(state, seat, command)
    if refusal is not None:
        return refusal
    step: _Builder = StepBuilder(evolve, state)
    is_first = state.held[seat] is None
    step.emit(PickHeld(seat, command) if is_first else PickReplaced(seat, command))
    if not to_act(step.state):
        _settle(step)
    return step.build()


def _settle(step: _Builder) -> None:
    """All picks are in: reveal, and go on to where somebody has a choice again."""
    state = step.state
    step.emit(PicksRevealed(tuple(_pick_of(state, seat) for seat in seats(len(state.hands)))))
    if step.state.hands[0]:
        step.emit(HandsPassed(direction(state.options, state.round)))
        _draw_for_robot(step)
        if not choosers(step.state):
            state = step.state
            step.emit(
                LastCardsLaid(tuple(_last_card(state, seat) for seat in seats(len(state.hands))))
            )
    if not step.state.hands[0]:
        _score(step)


def _pick_of(state: State, seat: Seat) -> Keep:
    held = state.held[seat]
    return _last_card(state, seat) if held is None else held


def _last_card(state: State, seat: Seat) -> Keep:
    """A hand's last card is laid by the game itself (rule 3.6)."""
    (kind,) = state.hands[seat]
    return Keep((on_free_wasabi(kind, state.tables[seat]),))


def _deal(step: _Builder) -> None:
    state = step.state
    step.emit(RoundDealt(state.round + 1, HAND_SIZE[state.options.tables]))
    _draw_for_robot(step)


def _draw_for_robot(step: _Builder) -> None:
    robot = step.state.robot
    if robot is not None:
        step.emit(RobotCardDrawn(robot.controller, robot.pile[0]))


def _score(step: _Builder) -> None:
    state = step.state
    tallies = [tally(table) for table in state.tables]
    step.emit(RoundScored(state.round, score_round(tallies, state.options.maki_ties)))
    if step.state.round < ROUNDS:
        _deal(step)
        return
    state = step.state
    pudding = pudding_points(state.puddings, state.options)
    totals = tuple(
        sum(one.total for one in rounds) + pudding[index]
        for index, rounds in enumerate(zip(*state.points, strict=True))
    )
    step.emit(GameEnded(pudding, totals, rank(totals, state.puddings, state.options.players)))
