"""Tell what follows from a command: the next bet, rolls, trips, deliveries, the end."""

from typing import TypeVar

from sushiya.core.chance import Chance, drawn_below, shuffled
from sushiya.core.command import Command
from sushiya.core.event import Event
from sushiya.core.ids import Seat
from sushiya.core.options import starting_seat
from sushiya.core.refusal import Refusal
from sushiya.core.story import Story
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

_Story = Story[State, Event]


def open_game(options: SushiExpressOptions, chance: Chance) -> tuple[Event, ...]:
    starter = starting_seat(options.starter, chance, "starter", options.players)
    customers = shuffled(chance, "customers", 0, CUSTOMER_CARDS)
    actions = shuffled(chance, "actions", 0, action_pile(options.players))
    story: _Story = Story(evolve)
    story.tell(GameOpened(options, starter, customers, actions))
    _fill_row(story)
    story.tell(RoundBegan(1, starter))
    return story.end()


def decide(
    state: State, seat: Seat, command: Command, chance: Chance
) -> tuple[Event, ...] | Refusal:
    refusal = judge(state, seat, command)
    if refusal is not None:
        return refusal
    story: _Story = Story(evolve, state)
    match command:
        case SwapBets(low, high):
            story.tell(BetsSwapped(seat, low, high))
            _go_on_betting(story, seat, chance)
        case PlaceBet(number):
            story.tell(BetPlaced(seat, number, is_same=bool(stack_on(state.dial, number))))
            _go_on_betting(story, seat, chance)
        case EndBet():
            story.tell(BetEnded(seat))
            _pass_turn(story, seat, chance)
        case Reroll(die):
            story.tell(_rerolled(state, seat, die, chance))
            _look_at_dice(story, chance)
        case Stand():
            story.tell(RollAccepted(seat))
            _try_again(story, chance)
        case Drive(extra):
            story.tell(DriveAnnounced(seat, extra))
            _move_van(story, extra)
        case TakeCustomer(customer):
            story.tell(CustomerTaken(seat, customer))
            _end_trip(story, seat)
        case KeepRow():
            story.tell(RowKept(seat))
            _begin_round(story)
        case ClearRow():
            story.tell(RowCleared(seat))
            _begin_round(story)
    return story.end()


def _given(value: T | None) -> T:
    """Give what this phase always has."""
    if value is None:
        raise LookupError("the state lacks what its phase needs")
    return value


# Phase 1, bets.


def _go_on_betting(story: _Story, seat: Seat, chance: Chance) -> None:
    """A turn ends by itself when the marker stands and no card is left in hand (rule 4.5)."""
    state = story.state
    if bet_of(state.dial, seat) is not None and not state.hands[seat]:
        _pass_turn(story, seat, chance)


def _pass_turn(story: _Story, seat: Seat, chance: Chance) -> None:
    state = story.state
    following = Seat((seat + 1) % state.options.players)
    if following != state.starter:
        story.tell(TurnPassed(following))
        return
    story.tell(BetsClosed(lowest(state.dial)))
    _roll(story, 1, chance)


# Phase 2, dice.


def _roll(story: _Story, attempt: int, chance: Chance) -> None:
    state = story.state
    roller, _ = first_marker(state)
    first, second = chance.outcome("roll", state.rolls, (len(FACES),) * 2)
    story.tell(DiceRolled(roller, attempt, (FACES[first], FACES[second])))
    _look_at_dice(story, chance)


def _rerolled(state: State, seat: Seat, die: int, chance: Chance) -> DieRerolled:
    throw = _given(state.throw)
    new = FACES[drawn_below(chance, "reroll", state.rolls, len(FACES))]
    first, second = throw.dice
    dice: Dice = (new, second) if first == die else (first, new)
    return DieRerolled(seat, throw.attempt, die, dice)


def _look_at_dice(story: _Story, chance: Chance) -> None:
    state = story.state
    roller, bet = first_marker(state)
    if sum(_given(state.throw).dice) >= bet:
        story.tell(RollSucceeded(roller))
        _go_on_driving(story)
    elif not state.hands[roller]:
        # With any card in hand the roller is asked first, whatever the card (rule 5.6).
        _try_again(story, chance)


def _try_again(story: _Story, chance: Chance) -> None:
    """A total below the bet stands: the second try follows, or the roller has failed."""
    state = story.state
    if _given(state.throw).attempt < TRIES:
        _roll(story, TRIES, chance)
        return
    roller, _ = first_marker(state)
    story.tell(RollFailed(roller))
    _draw_action(story, roller)
    if held_numbers(story.state.dial):
        _roll(story, 1, chance)
    else:
        story.tell(RowSwept())
        _begin_round(story)


def _draw_action(story: _Story, seat: Seat) -> None:
    """Draw the top action card, if there is one (rule 3.3)."""
    pile = story.state.action_pile
    if pile:
        story.tell(ActionDrawn(seat, pile[0]))


# Phase 3, vans.


def _go_on_driving(story: _Story) -> None:
    state = story.state
    if not held_numbers(state.dial):
        story.tell(VansStopped())
        if not state.row:
            _begin_round(story)
        return
    mover, _ = first_marker(state)
    if not state.hands[mover]:
        # With any card in hand the mover is asked first, whatever the card (rule 6.3).
        _move_van(story, 0)


def _move_van(story: _Story, extra: int) -> None:
    state = story.state
    mover, bet = first_marker(state)
    story.tell(VanMoved(mover, drive(state.vans, mover, bet + extra)))
    if not story.state.is_served:
        _end_trip(story, mover)


def _end_trip(story: _Story, seat: Seat) -> None:
    if story.state.vans[seat] == PARK:
        _draw_action(story, seat)
    story.tell(TripEnded(seat))
    _go_on_driving(story)


# Phase 4, deliveries.


def _begin_round(story: _Story) -> None:
    """Fill the row for the next round; if that cannot be, the game is over (rule 8.1)."""
    state = story.state
    if state.options.players - len(state.row) > len(state.customer_pile):
        _end_game(story)
        return
    _fill_row(story)
    story.tell(RoundBegan(state.round + 1, _given(state.lowest)))


def _fill_row(story: _Story) -> None:
    state = story.state
    missing = state.options.players - len(state.row)
    if missing:
        story.tell(RowFilled(state.customer_pile[:missing]))


def _end_game(story: _Story) -> None:
    state = story.state
    points = score(state.customers, [hand.count("tip") for hand in state.hands])
    story.tell(GameEnded(state.hands, points, rank(points, state.hands)))
