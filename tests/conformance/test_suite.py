"""The suite is tested itself: a sound game passes, and for each check a broken one fails."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.tea import (
    EVENTS,
    REFUSALS,
    TEA,
    Bid,
    BidHeld,
    CardDrawn,
    Draw,
    Roll,
    Stop,
    decide,
    evolve,
    imagine,
    legal,
    result,
    view,
)
from sushiya.conformance import CHECKS, Broken, Effort
from sushiya.core.event import Event, Open, Revealed
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.core.options import OptionSet
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.step import Step, fold
from sushiya.core.words import Phrase

change = msgspec.structs.replace


def step_of(state: Any, *events: Any, evolve: Any = evolve) -> Step[Any, Any]:
    """Make the step of a broken game, with the state that its own events lead to."""
    return Step(fold(evolve, state, events), events)


def open_by_itself(options: Any, chance: Any) -> Any:
    opened: Any = TEA.open(options, chance).events[0]
    pile = list(opened.pile)
    random.shuffle(pile)
    return step_of(None, change(opened, pile=tuple(pile)))


def ask_the_same_dice(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    return decide(change(state, rolls=0), seat, command, chance)


def one_point_too_many(state: Any) -> Any:
    true = result(state)
    return true and change(true, totals=tuple(total + 1 for total in true.totals))


def nobody_wins(state: Any) -> Any:
    true = result(state)
    return true and change(true, winners=())


def forget_to_stop(state: Any, seat: Seat) -> Any:
    return tuple(command for command in legal(state, seat) if command != Stop()) or (Stop(),)


def take_any_bid(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    """Accept a bid of any height, which no code stands for."""
    is_bid = isinstance(command, Bid) and not 0 <= command.bid <= 3
    return decide(state, seat, Bid(0) if is_bid else command, chance)


def trip_over_a_bid(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    if isinstance(command, Bid):
        (0, 1, 2, 3)[command.bid]
    return decide(state, seat, command, chance)


def refuse_without_words(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    decided = decide(state, seat, command, chance)
    if isinstance(decided, Refusal) and decided.code == "no-such-bid":
        return change(decided, code="unheard")
    return decided


def read_any_bid(text: str) -> Any:
    first, *rest = text.split()
    return Bid(int("".join(rest))) if first == "bid" and rest else TEA.notation.read(text)


def read_bids_above_three(text: str) -> Any:
    is_bid = text.startswith("bid ") and text.removeprefix("bid ").isascii()
    if is_bid and text.removeprefix("bid ").isdigit():
        return Bid(int(text.removeprefix("bid ")))
    return TEA.notation.read(text)


_calls = count()


def remember_calls(state: Any, event: Any) -> Any:
    return change(evolve(state, event), rolls=next(_calls))


def first_bid_counts_double(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    decided = decide(state, seat, command, chance)
    is_first = state.active is None and not any(bid is not None for bid in state.held)
    if is_first and not isinstance(decided, Refusal):
        return step_of(state, change(decided.events[0], bid=3), *decided.events[1:])
    return decided


def hand_over_another_end(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    """Hand over a last state that its events do not lead to."""
    decided = decide(state, seat, command, chance)
    if isinstance(decided, Refusal) or not decided.state.ended_by:
        return decided
    return replace(decided, state=change(decided.state, draws=1))


def hand_over_another_opening(options: Any, chance: Any) -> Any:
    opened = TEA.open(options, chance)
    return replace(opened, state=change(opened.state, rolls=1))


def count_held(state: Any, seat: Any) -> Any:
    return change(view(state, seat), draws=sum(bid is not None for bid in state.held))


class NeverHappens(Event, frozen=True):
    seat: Open[Seat]


class UnreviewedNews(Event, frozen=True):
    secret: Revealed[int]


def flip_goal(options: Any) -> Any:
    return change(options, goal="near" if options.goal == "far" else "far")


def legal_by_secret(state: Any, seat: Seat) -> Any:
    """Draw is offered only if the card to come is not a three."""
    is_bad = bool(state.pile) and state.pile[0] == 3
    found = legal(state, seat)
    return tuple(one for one in found if one != Draw() or not is_bad) or found


def refuse_by_secret(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    decided = decide(state, seat, command, chance)
    if isinstance(decided, Refusal) and state.pile:
        return change(decided, args={"card": state.pile[0]})
    return decided


class OpenBidHeld(Event, frozen=True):
    seat: Open[Seat]
    bid: Open[int]


def hold_openly(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    decided = decide(state, seat, command, chance)
    if isinstance(decided, Refusal):
        return decided
    events = tuple(
        OpenBidHeld(event.seat, event.bid) if isinstance(event, BidHeld) else event
        for event in decided.events
    )
    return replace(decided, events=events)


def obey_open_bid(state: Any, event: Any) -> Any:
    is_bid = isinstance(event, OpenBidHeld)
    return evolve(state, BidHeld(event.seat, event.bid) if is_bid else event)


class OpenCardDrawn(Event, frozen=True):
    seat: Open[Seat]
    card: Open[int]


def draw_openly(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    decided = decide(state, seat, command, chance)
    if isinstance(decided, Refusal):
        return decided
    events = tuple(
        OpenCardDrawn(event.seat, event.card) if isinstance(event, CardDrawn) else event
        for event in decided.events
    )
    return replace(decided, events=events)


def obey_open_card(state: Any, event: Any) -> Any:
    is_card = isinstance(event, OpenCardDrawn)
    return evolve(state, CardDrawn(event.seat, event.card) if is_card else event)


def roll_by_secret(state: Any, seat: Seat, command: Any, chance: Any) -> Any:
    """After a roll the turn ends by itself if the next card is a three: who acts tells it."""
    decided = decide(state, seat, command, chance)
    if isinstance(decided, Refusal) or command != Roll() or state.pile[:1] != (3,):
        return decided
    stopped = decide(decided.state, seat, Stop(), chance)
    if isinstance(stopped, Refusal):
        return decided
    return Step(stopped.state, (*decided.events, *stopped.events))


def imagine_in_order(view: Any, rng: random.Random) -> Any:
    world = imagine(view, rng)
    return change(world, pile=tuple(sorted(world.pile)))


def imagine_nobody(view: Any, rng: random.Random) -> Any:
    return change(imagine(view, rng), active=None, held=(0,) * len(view.hand_sizes))


def tell_less(**changes: Any) -> AnyRules:
    return replace(TEA, texts=replace(TEA.texts, **changes))


def write_differently(**changes: Any) -> AnyRules:
    return replace(TEA, notation=replace(TEA.notation, **changes))


BROKEN: dict[str, list[Callable[[], AnyRules]]] = {
    "determinism": [lambda: replace(TEA, open=open_by_itself)],
    "fresh-chance": [lambda: replace(TEA, decide=ask_the_same_dice)],
    "termination": [
        lambda: replace(TEA, longest=3),
        lambda: replace(TEA, endings=("goal",)),
        lambda: replace(TEA, result=lambda _: None),
    ],
    "results": [
        lambda: replace(TEA, result=one_point_too_many),
        lambda: replace(TEA, result=nobody_wins),
    ],
    "legality": [
        lambda: replace(TEA, legal=forget_to_stop),
        lambda: replace(TEA, legal=lambda state, seat: legal(state, seat) * 2),
    ],
    "every-command": [
        lambda: replace(TEA, decide=take_any_bid),
        lambda: replace(TEA, decide=trip_over_a_bid),
        lambda: replace(TEA, decide=refuse_without_words),
    ],
    "evolve": [
        lambda: replace(TEA, evolve=remember_calls),
        lambda: replace(TEA, decide=hand_over_another_end),
        lambda: replace(TEA, open=hand_over_another_opening),
        lambda: replace(TEA, events=tuple(one for one in EVENTS if one is not CardDrawn)),
    ],
    "simultaneous": [lambda: replace(TEA, decide=first_bid_counts_double)],
    "every-event": [lambda: replace(TEA, events=(*EVENTS, NeverHappens))],
    "notation": [
        lambda: write_differently(code=lambda _: 0),
        lambda: write_differently(write=lambda _: "stop"),
        lambda: write_differently(command=lambda code: TEA.notation.command(code % 7)),
        lambda: write_differently(read=lambda _: Stop()),
    ],
    "every-text": [
        lambda: write_differently(read=read_any_bid),
        lambda: write_differently(read=read_bids_above_three),
    ],
    "options": [
        lambda: replace(TEA, options=replace(TEA.options, preset=flip_goal)),
        lambda: replace(TEA, options=AcceptsAll(**vars(TEA.options))),
    ],
    "records": [lambda: write_differently(write=lambda _: "stop")],
    "golden": [
        lambda: tell_less(folder=Path(__file__).parent),
        lambda: replace(TEA, version=2),
    ],
    "same-view": [
        lambda: replace(TEA, legal=legal_by_secret),
        lambda: replace(TEA, decide=refuse_by_secret),
    ],
    "held-picks": [
        lambda: replace(
            TEA, decide=hold_openly, evolve=obey_open_bid, events=(*EVENTS, OpenBidHeld)
        ),
        lambda: replace(TEA, view=count_held),
    ],
    "same-events": [
        lambda: replace(
            TEA, decide=draw_openly, evolve=obey_open_card, events=(*EVENTS, OpenCardDrawn)
        ),
        lambda: replace(TEA, decide=roll_by_secret),
    ],
    "worlds-vary": [lambda: replace(TEA, imagine=imagine_in_order)],
    "playable-worlds": [lambda: replace(TEA, imagine=imagine_nobody)],
    "reviewed-news": [
        lambda: replace(TEA, events=(*EVENTS, UnreviewedNews)),
        lambda: replace(TEA, events=tuple(one for one in EVENTS if one is not CardDrawn)),
    ],
    "messages": [
        lambda: replace(TEA, refusals=Refusals({**REFUSALS.rules, "unheard": "1.1"})),
        lambda: tell_less(say_command=lambda _command, _view: Phrase("unheard")),
    ],
    "drawing": [lambda: tell_less(draw=lambda _view, _words, _names: "")],
    "rulebook": [lambda: replace(TEA, refusals=Refusals({**REFUSALS.rules, "not-now": "99.9"}))],
}
VARIANTS = [(check, number) for check, found in BROKEN.items() for number in range(len(found))]


class AcceptsAll(OptionSet[Any]):
    """Takes any option, and leaves out what it does not know."""

    def resolve(self, given: Any) -> Any:
        known = {name: value for name, value in given.items() if name == "players"}
        try:
            return super().resolve(known)
        except ValueError:
            return super().resolve({})


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_passes(check: str) -> None:
    CHECKS[check](TEA, Effort(games=12, languages=("en",)))


@pytest.mark.parametrize(("check", "number"), VARIANTS)
def test_a_broken_game_fails(check: str, number: int) -> None:
    with pytest.raises(Broken):
        CHECKS[check](BROKEN[check][number](), Effort(games=12, languages=("en",)))


def test_every_check_has_a_broken_game() -> None:
    assert set(BROKEN) == set(CHECKS)
