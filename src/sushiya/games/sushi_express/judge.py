"""What is allowed: the one place where each rule about a command is written."""

from collections.abc import Iterator
from itertools import combinations
from typing import Literal, TypeAlias

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal, Refusals
from sushiya.core.words import Phrase, seat_phrase
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
from sushiya.games.sushi_express.components import BETS, FACES, Action, Hand
from sushiya.games.sushi_express.dial import bet_of, held_numbers, stack_on
from sushiya.games.sushi_express.state import State, to_act
from sushiya.games.sushi_express.words import say_action, say_customer

REFUSALS = Refusals(
    {
        "game-over": "8.1",
        "not-your-turn": "3.4",
        "other-question": "3.1",
        "no-card": "3.1",
        "bet-placed": "4.1",
        "bet-missing": "4.1",
        "number-held": "4.2",
        "swap-empty": "4.4",
        "swap-apart": "4.4",
        "die-not-shown": "5.5",
        "too-few-further": "6.2",
        "not-in-row": "6.7",
        "score-wrong-players": "2.1",
        "score-wrong-hands": "2.2",
        "score-unknown-customer": "1.2",
        "score-unknown-action": "1.3",
        "score-too-many-customers": "1.2",
        "score-too-many-actions": "1.3",
    }
)

Question: TypeAlias = Literal["bet", "end", "roll", "drive", "customer", "row"]
"""What a seat can be asked; `end` is a turn to bet whose marker stands already."""


def question(state: State) -> Question:
    """Say what the seat that is to act is asked: it follows from what all can see (rule 9.4)."""
    if state.bettor is not None:
        return "bet" if bet_of(state.dial, state.bettor) is None else "end"
    if state.phase == "dice":
        return "roll"
    if state.phase == "vans":
        return "customer" if state.is_served else "drive"
    return "row"


def judge(state: State, seat: Seat, command: Command) -> Refusal | None:
    """Say why a command is not allowed, or None."""
    if state.is_over:
        return REFUSALS("game-over")
    asked = to_act(state)
    if seat not in asked:
        return REFUSALS("not-your-turn", seat=seat_phrase(asked[0]))
    hand = state.hands[seat]
    match question(state), command:
        case "bet", PlaceBet(number):
            return _judge_bet(state, hand, number)
        case (("bet" | "end"), SwapBets(low, high)):
            return _judge_swap(state, hand, low, high)
        case "bet", EndBet():
            return REFUSALS("bet-missing")
        case "end", PlaceBet():
            return REFUSALS("bet-placed")
        case "roll", Reroll(die):
            return _judge_reroll(state, hand, die)
        case "drive", Drive(extra):
            held = hand.count("further")
            return REFUSALS("too-few-further", held=held) if extra > held else None
        case "customer", TakeCustomer(customer):
            is_there = customer in state.row
            return None if is_there else REFUSALS("not-in-row", customer=say_customer(customer))
        case ("end", EndBet()) | ("roll", Stand()) | ("row", KeepRow() | ClearRow()):
            return None
        case asked_for, _:
            return REFUSALS("other-question", question=Phrase(f"question-{asked_for}"))


def _judge_bet(state: State, hand: Hand, number: int) -> Refusal | None:
    if stack_on(state.dial, number) and "same-bet" not in hand:
        return REFUSALS("number-held", number=number)
    return None


def _judge_swap(state: State, hand: Hand, low: int, high: int) -> Refusal | None:
    if "swap" not in hand:
        return _no_card("swap")
    for number in (low, high):
        if not stack_on(state.dial, number):
            return REFUSALS("swap-empty", number=number)
    if state.options.swap == "adjacent":
        is_apart = high - low != 1
    else:
        is_apart = low >= high or any(low < held < high for held in held_numbers(state.dial))
    return REFUSALS("swap-apart", reading=state.options.swap) if is_apart else None


def _judge_reroll(state: State, hand: Hand, die: int) -> Refusal | None:
    if "re-roll" not in hand:
        return _no_card("re-roll")
    if state.throw is None or die not in state.throw.dice:
        return REFUSALS("die-not-shown", die=die)
    return None


def _no_card(kind: Action) -> Refusal:
    return REFUSALS("no-card", card=say_action(kind))


def legal(state: State, seat: Seat) -> tuple[Command, ...]:
    if seat not in to_act(state):
        return ()
    return tuple(one for one in _candidates(state, seat) if judge(state, seat, one) is None)


def _candidates(state: State, seat: Seat) -> Iterator[Command]:
    """List what could answer the question, each once; `judge` has the last word."""
    match question(state):
        case "bet":
            yield from _bets
            yield from _swaps(state)
        case "end":
            yield EndBet()
            yield from _swaps(state)
        case "roll":
            yield Stand()
            yield from _rerolls
        case "drive":
            yield from (Drive(extra) for extra in range(len(state.hands[seat]) + 1))
        case "customer":
            yield from (TakeCustomer(kind) for kind in dict.fromkeys(state.row))
        case "row":
            yield from (KeepRow(), ClearRow())


def _swaps(state: State) -> Iterator[SwapBets]:
    return (SwapBets(low, high) for low, high in combinations(held_numbers(state.dial), 2))


_bets = tuple(PlaceBet(number) for number in BETS)
_rerolls = tuple(Reroll(face) for face in FACES)
