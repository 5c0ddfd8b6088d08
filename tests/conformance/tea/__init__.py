"""Tea: a game for tests, with secret bids, dice, private draws and several commands a turn."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from sushiya.core.chance import Chance, shuffled
from sushiya.core.command import Command, NotationError
from sushiya.core.event import Drawn, Event, Mark, Nobody, Open, Owner, Revealed, knows
from sushiya.core.game import Notation, Rules, Texts
from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.options import Options, OptionSet
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.result import Result, ranked, winners_of
from sushiya.core.simultaneous import Held, hold, nothing_held, waiting_for
from sushiya.core.step import Step, StepBuilder
from sushiya.core.value import Value
from sushiya.core.words import Catalogue, Phrase, seat_phrase

CARDS = tuple(value for value in (1, 2, 3) for _ in range(6))
DRAWS_A_TURN = 2
GOALS = {"near": 20, "far": 60}
HIGHEST_BID = 3


class TeaOptions(Options, frozen=True, kw_only=True):
    edition: Literal["standard"] = "standard"
    players: int = 3
    goal: Literal["near", "far"] = "far"


class Bid(Command, frozen=True):
    bid: int


class Roll(Command, frozen=True):
    pass


class Draw(Command, frozen=True):
    pass


class Stop(Command, frozen=True):
    pass


COMMANDS: tuple[Command, ...] = (
    *(Bid(bid) for bid in range(HIGHEST_BID + 1)),
    Roll(),
    Draw(),
    Stop(),
)
TEXTS = ("bid 0", "bid 1", "bid 2", "bid 3", "roll", "draw", "stop")


class GameOpened(Event, frozen=True):
    options: Open[TeaOptions]
    pile: Nobody[tuple[int, ...]]


class BidHeld(Event, frozen=True):
    seat: Open[Seat]
    bid: Owner[int]


class BidReplaced(Event, frozen=True):
    audience: ClassVar[Mark] = Mark.OWNER
    seat: Open[Seat]
    bid: Owner[int]


class BidsShown(Event, frozen=True):
    bids: Revealed[tuple[int, ...]]
    first: Revealed[Seat]


class DiceRolled(Event, frozen=True):
    seat: Open[Seat]
    dice: Open[tuple[int, int]]


class CardDrawn(Event, frozen=True):
    seat: Open[Seat]
    card: Drawn[int]


class TurnEnded(Event, frozen=True):
    seat: Open[Seat]


class GameEnded(Event, frozen=True):
    ended_by: Open[str]
    hands: Revealed[tuple[tuple[int, ...], ...]]


EVENTS: tuple[type[Event], ...] = (
    GameOpened,
    BidHeld,
    BidReplaced,
    BidsShown,
    DiceRolled,
    CardDrawn,
    TurnEnded,
    GameEnded,
)


class State(Value, frozen=True, kw_only=True):
    options: TeaOptions
    pile: tuple[int, ...]
    held: Held[int]
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    decision: Decision = Decision(0)
    active: Seat | None = None
    rolls: int = 0
    has_rolled: bool = False
    draws: int = 0
    ended_by: str = ""


REFUSALS = Refusals(
    {"not-now": "1.1", "too-often": "2.1", "too-early": "2.3", "no-such-bid": "1.1"}
)


def open_tea(options: TeaOptions, chance: Chance) -> Step[State, Event]:
    step: StepBuilder[State, Event] = StepBuilder(evolve)
    step.emit(GameOpened(options, shuffled(chance, "pile", 0, CARDS)))
    return step.build()


def evolve(state: State | None, event: Event) -> State:
    if state is None:
        assert isinstance(event, GameOpened)
        players = event.options.players
        return State(
            options=event.options,
            pile=event.pile,
            held=nothing_held(players),
            hands=((),) * players,
            points=(0,) * players,
        )
    change = msgspec.structs.replace
    settled = Decision(state.decision + 1)
    match event:
        case BidHeld() | BidReplaced():
            return change(state, held=hold(state.held, event.seat, event.bid))
        case BidsShown():
            held: Held[int] = nothing_held(len(state.held))
            return change(state, decision=settled, active=event.first, held=held)
        case DiceRolled():
            points = list(state.points)
            points[event.seat] += sum(event.dice)
            return change(
                state,
                decision=settled,
                points=tuple(points),
                has_rolled=True,
                rolls=state.rolls + 1,
            )
        case CardDrawn():
            hands = list(state.hands)
            hands[event.seat] = (*hands[event.seat], event.card)
            draws = state.draws + 1
            return change(
                state, decision=settled, hands=tuple(hands), pile=state.pile[1:], draws=draws
            )
        case TurnEnded():
            following = Seat((event.seat + 1) % len(state.hands))
            return change(state, decision=settled, active=following, has_rolled=False, draws=0)
        case GameEnded():
            return change(state, ended_by=event.ended_by, active=None)
    raise TypeError(event)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.ended_by:
        return ()
    if state.active is None:
        return waiting_for(state.held, seats(len(state.held)))
    return (state.active,)


def judge(state: State, seat: Seat, command: Command) -> Refusal | None:
    is_bidding = state.active is None and not state.ended_by
    if isinstance(command, Bid) != is_bidding:
        return REFUSALS("not-now")
    if isinstance(command, Bid):
        return None if 0 <= command.bid <= HIGHEST_BID else REFUSALS("no-such-bid")
    if seat != state.active:
        return REFUSALS("not-now")
    match command:
        case Roll() if state.has_rolled:
            return REFUSALS("too-often")
        case Draw() if state.draws == DRAWS_A_TURN or not state.pile:
            return REFUSALS("too-often")
        case Stop() if not state.has_rolled and not state.draws:
            return REFUSALS("too-early")
    return None


def legal(state: State, seat: Seat) -> tuple[Command, ...]:
    return tuple(command for command in COMMANDS if judge(state, seat, command) is None)


def decide(
    state: State, seat: Seat, command: Command, chance: Chance
) -> Step[State, Event] | Refusal:
    refusal = judge(state, seat, command)
    if refusal is not None:
        return refusal
    step: StepBuilder[State, Event] = StepBuilder(evolve, state)
    match command:
        case Bid(bid):
            is_first = state.held[seat] is None
            step.emit(BidHeld(seat, bid) if is_first else BidReplaced(seat, bid))
            if not to_act(step.state):
                bids = tuple(one or 0 for one in step.state.held)
                step.emit(BidsShown(bids, Seat(bids.index(max(bids)))))
        case Roll():
            first, second = chance.outcome("dice", state.rolls, (6, 6))
            step.emit(DiceRolled(seat, (first + 1, second + 1)))
        case Draw():
            step.emit(CardDrawn(seat, state.pile[0]))
        case Stop():
            step.emit(TurnEnded(seat))
            ended_by = "goal" if max(state.points) >= GOALS[state.options.goal] else ""
            ended_by = ended_by or ("" if state.pile else "pile")
            if ended_by:
                step.emit(GameEnded(ended_by, state.hands))
    return step.build()


class View(Value, frozen=True, kw_only=True):
    options: TeaOptions
    seat: Viewer
    decision: Decision
    to_act: tuple[Seat, ...]
    held: int | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    pile: int
    active: Seat | None
    rolls: int
    has_rolled: bool
    draws: int
    ended_by: str


def view(state: State, seat: Viewer) -> View:
    return View(
        options=state.options,
        seat=seat,
        decision=state.decision,
        to_act=to_act(state),
        held=None if seat is None else state.held[seat],
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        shown=state.hands if state.ended_by else (),
        points=state.points,
        pile=len(state.pile),
        active=state.active,
        rolls=state.rolls,
        has_rolled=state.has_rolled,
        draws=state.draws,
        ended_by=state.ended_by,
    )


def imagine(view: View, rng: random.Random) -> State:
    unseen = list(CARDS)
    for card in (card for hand in view.shown or (view.hand,) for card in hand):
        unseen.remove(card)
    rng.shuffle(unseen)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if view.shown:
            hands.append(view.shown[seat])
        elif seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(unseen.pop() for _ in range(size)))
    held: list[int | None] = []
    for seat in seats(len(hands)):
        is_open = view.active is not None or view.ended_by or seat in view.to_act
        guess = None if is_open else rng.randrange(HIGHEST_BID + 1)
        held.append(view.held if seat == view.seat else guess)
    return State(
        options=view.options,
        pile=tuple(unseen),
        held=tuple(held),
        hands=tuple(hands),
        points=view.points,
        decision=view.decision,
        active=view.active,
        rolls=view.rolls,
        has_rolled=view.has_rolled,
        draws=view.draws,
        ended_by=view.ended_by,
    )


def result(state: State) -> Result | None:
    if not state.ended_by:
        return None
    points = tuple(
        {"dice": dice, "cards": sum(hand)}
        for dice, hand in zip(state.points, state.hands, strict=True)
    )
    totals = tuple(sum(one.values()) for one in points)
    ranks = ranked(totals)
    return Result(totals, points, ranks, winners_of(ranks), state.ended_by)


def read(text: str) -> Command:
    if text not in TEXTS:
        raise NotationError(f"{text!r} is none of {', '.join(TEXTS)}")
    return COMMANDS[TEXTS.index(text)]


def command_of(code: int) -> Command:
    if not 0 <= code < len(COMMANDS):
        raise NotationError(f"{code} is no code")
    return COMMANDS[code]


def say_command(command: Command, _view: View) -> Phrase:
    if isinstance(command, Bid):
        return Phrase("command-bid", {"bid": command.bid})
    return Phrase(f"command-{TEXTS[COMMANDS.index(command)]}")


def say_event(event: Event, options: TeaOptions) -> Phrase:
    match event:
        case GameOpened():
            return Phrase("event-game-opened", {"players": options.players})
        case BidHeld() | BidReplaced():
            name = "held" if isinstance(event, BidHeld) else "replaced"
            return Phrase(f"event-bid-{name}", {"seat": seat_phrase(event.seat)})
        case BidsShown():
            return Phrase("event-bids-shown", {"first": seat_phrase(event.first)})
        case DiceRolled():
            seat = seat_phrase(event.seat)
            return Phrase("event-dice-rolled", {"seat": seat, "total": sum(event.dice)})
        case CardDrawn():
            card = event.card if knows(event.card) else "a card"
            return Phrase("event-card-drawn", {"seat": seat_phrase(event.seat), "card": card})
        case TurnEnded():
            return Phrase("event-turn-ended", {"seat": seat_phrase(event.seat)})
        case _:
            return Phrase("event-game-ended")


def draw(view: View, _words: Catalogue, names: Sequence[str]) -> str:
    return "\n".join(f"{name} {points}" for name, points in zip(names, view.points, strict=True))


def score(_data: Mapping[str, Any]) -> Refusal:
    return REFUSALS("not-now")


TEA = Rules(
    name="tea",
    version=1,
    options=OptionSet(
        form=TeaOptions,
        editions={"standard": range(2, 4)},
        usual_players=3,
        preset=lambda options: msgspec.structs.replace(options, goal="far"),
    ),
    state=State,
    commands=(Bid, Roll, Draw, Stop),
    events=EVENTS,
    view_form=View,
    refusals=REFUSALS,
    endings=("pile", "goal"),
    longest=200,
    minutes=5,
    open=open_tea,
    decide=decide,
    evolve=evolve,
    to_act=to_act,
    decision=lambda state: state.decision,
    legal=legal,
    view=view,
    imagine=imagine,
    result=result,
    notation=Notation(
        write=lambda command: TEXTS[COMMANDS.index(command)],
        read=read,
        code=COMMANDS.index,
        command=command_of,
        codes=len(COMMANDS),
    ),
    texts=Texts(
        folder=Path(__file__).parent,
        say_command=say_command,
        say_event=say_event,
        say_progress=lambda view: Phrase("progress", {"decision": view.decision}),
        draw=draw,
        draw_own=lambda view, _words: str(view.hand),
    ),
    cook=lambda _view, legal, _rng: legal[-1],
    apprentice=lambda _view, legal, _rng: legal[0],
    score=score,
)
