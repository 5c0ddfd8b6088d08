"""What follows from an accepted command: the next bet, rolls, trips, deliveries, the end."""

from typing import TypeVar

from sushiya.core.chance import Chance, drawn_below, shuffled
from sushiya.core.command import Command
from sushiya.core.event import Event
from sushiya.core.ids import Seat
from sushiya.core.options import starting_seat
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step, StepBuilder
from sushiya.games.sushi_express.commands import (
    ClearRow,
    Drive,
    EndBet,
    KeepRow,
    PlaceBet,
    Reroll,
    Stand,
    SwapBets,
    TakeCustomer,
)
from sushiya.games.sushi_express.components import (
    CUSTOMER_CARDS,
    FACES,
    PARK,
    TRIES,
    Dice,
    action_pile,
    empty_places,
)
from sushiya.games.sushi_express.dial import bet_of, held_numbers, lowest, stack_on
from sushiya.games.sushi_express.events import (
    ActionDrawn,
    BetEnded,
    BetPlaced,
    BetsClosed,
    BetsSwapped,
    CustomerTaken,
    DiceRolled,
    DieRerolled,
    DriveAnnounced,
    GameEnded,
    GameOpened,
    RollAccepted,
    RollFailed,
    RollSucceeded,
    RoundBegan,
    RowCleared,
    RowFilled,
    RowKept,
    RowSwept,
    TripEnded,
    TurnPassed,
    VanMoved,
    VansStopped,
)
from sushiya.games.sushi_express.evolve import evolve
from sushiya.games.sushi_express.judge import judge
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.road import drive
from sushiya.games.sushi_express.scoring import rank, score
from sushiya.games.sushi_express.state import State, first_marker

T = TypeVar("T")

_Builder = StepBuilder[State, Event]


def open_game(options: SushiExpressOptions, chance: Chance) -> Step[State, Event]:
    starter = starting_seat(options.starter, chance, "starter", options.players)
    customers = shuffled(chance, "customers", 0, CUSTOMER_CARDS)
    actions = shuffled(chance, "actions", 0, action_pile(options.players))
    step: _Builder = StepBuilder(evolve)
    step.emit(GameOpened(options, starter, customers, actions))
    _fill_row(step)
    step.emit(RoundBegan(1, starter))
    return step.build()


def decide(
    state: State, seat: Seat, command: Command, chance: Chance
) -> Step[State, Event] | Refusal:
    refusal = judge(state, seat, command)
    if refusal is not None:
        return refusal
    step: _Builder = StepBuilder(evolve, state)
    match command:
        case SwapBets(low, high):
            step.emit(BetsSwapped(seat, low, high))
            _go_on_betting(step, seat, chance)
        case PlaceBet(number):
            step.emit(BetPlaced(seat, number, is_same=bool(stack_on(state.dial, number))))
            _go_on_betting(step, seat, chance)
        case EndBet():
            step.emit(BetEnded(seat))
            _pass_turn(step, seat, chance)
        case Reroll(die):
            step.emit(_rerolled(state, seat, die, chance))
            _look_at_dice(step, chance)
        case Stand():
            step.emit(RollAccepted(seat))
            _try_again(step, chance)
        case Drive(extra):
            step.emit(DriveAnnounced(seat, extra))
            _move_van(step, extra)
        case TakeCustomer(customer):
            step.emit(CustomerTaken(seat, customer))
            _end_trip(step, seat)
        case KeepRow():
            step.emit(RowKept(seat))
            _begin_round(step)
        case ClearRow():
            step.emit(RowCleared(seat))
            _begin_round(step)
    return step.build()


def _given(value: T | None) -> T:
    """Give what this phase always has."""
    if value is None:
        raise LookupError("the state lacks what its phase needs")
    return value


# Phase 1, bets.


def _go_on_betting(step: _Builder, seat: Seat, chance: Chance) -> None:
    """A turn ends by itself when the marker stands and no card is left in hand (rule 4.5)."""
    state = step.state
    if bet_of(state.dial, seat) is not None and not state.hands[seat]:
        _pass_turn(step, seat, chance)


def _pass_turn(step: _Builder, seat: Seat, chance: Chance) -> None:
    state = step.state
    following = Seat((seat + 1) % state.options.players)
    if following != state.starter:
        step.emit(TurnPassed(following))
        return
    step.emit(BetsClosed(lowest(state.dial)))
    _roll(step, 1, chance)


# Phase 2, dice.


def _roll(step: _Builder, attempt: int, chance: Chance) -> None:
    state = step.state
    roller, _ = first_marker(state)
    first, second = chance.outcome("roll", state.rolls, (len(FACES),) * 2)
    step.emit(DiceRolled(roller, attempt, (FACES[first], FACES[second])))
    _look_at_dice(step, chance)


def _rerolled(state: State, seat: Seat, die: int, chance: Chance) -> DieRerolled:
    throw = _given(state.throw)
    new = FACES[drawn_below(chance, "reroll", state.rolls, len(FACES))]
    first, second = throw.dice
    dice: Dice = (new, second) if first == die else (first, new)
    return DieRerolled(seat, throw.attempt, die, dice)


def _look_at_dice(step: _Builder, chance: Chance) -> None:
    state = step.state
    roller, bet = first_marker(state)
    if sum(_given(state.throw).dice) >= bet:
        step.emit(RollSucceeded(roller))
        _go_on_driving(step)
    elif not state.hands[roller]:
        # With any card in hand the roller is asked first, whatever the card (rule 5.6).
        _try_again(step, chance)


def _try_again(step: _Builder, chance: Chance) -> None:
    """A total below the bet stands: the second try follows, or the roller has failed."""
    state = step.state
    if _given(state.throw).attempt < TRIES:
        _roll(step, TRIES, chance)
        return
    roller, _ = first_marker(state)
    step.emit(RollFailed(roller))
    _draw_action(step, roller)
    if held_numbers(step.state.dial):
        _roll(step, 1, chance)
    else:
        step.emit(RowSwept())
        _begin_round(step)


def _draw_action(step: _Builder, seat: Seat) -> None:
    """Draw the top action card, if there is one (rule 3.3)."""
    pile = step.state.action_pile
    if pile:
        step.emit(ActionDrawn(seat, pile[0]))


# Phase 3, vans.


def _go_on_driving(step: _Builder) -> None:
    state = step.state
    if not held_numbers(state.dial):
        step.emit(VansStopped())
        if not state.row:
            _begin_round(step)
        return
    mover, _ = first_marker(state)
    if not state.hands[mover]:
        # With any card in hand the mover is asked first, whatever the card (rule 6.3).
        _move_van(step, 0)


def _move_van(step: _Builder, extra: int) -> None:
    state = step.state
    mover, bet = first_marker(state)
    step.emit(VanMoved(mover, drive(state.vans, mover, bet + extra)))
    if not step.state.is_served:
        _end_trip(step, mover)


def _end_trip(step: _Builder, seat: Seat) -> None:
    if step.state.vans[seat] == PARK:
        _draw_action(step, seat)
    step.emit(TripEnded(seat))
    _go_on_driving(step)


# Phase 4, deliveries.


def _begin_round(step: _Builder) -> None:
    """Fill the row for the next round; if that cannot be, the game is over (rule 8.1)."""
    state = step.state
    if empty_places(state.options.players, state.row) > len(state.customer_pile):
        _end_game(step)
        return
    _fill_row(step)
    step.emit(RoundBegan(state.round + 1, _given(state.lowest)))


def _fill_row(step: _Builder) -> None:
    state = step.state
    missing = empty_places(state.options.players, state.row)
    if missing:
        step.emit(RowFilled(state.customer_pile[:missing]))


def _end_game(step: _Builder) -> None:
    state = step.state
    points = score(state.customers, [hand.count("tip") for hand in state.hands])
    step.emit(GameEnded(state.hands, points, rank(points, state.hands)))
