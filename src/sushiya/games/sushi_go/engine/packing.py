"""Positions of Sushi Go! as the engine's State, and back."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from sushiya.core.ids import Decision, Seat
from sushiya.core.options import chosen_seat
from sushiya.games.sushi_go import components as facts
from sushiya.games.sushi_go.engine.facts import COUNT_BITS, FREE_AT
from sushiya.games.sushi_go.notation import CARDS, code, command
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import Robot, State

_CODE = {card: code for code, card in enumerate(CARDS)}
T = TypeVar("T")


def write_setup(options: SushiGoOptions, setup: Any) -> None:
    starter = chosen_seat(options.starter)
    setup.players, setup.figures = options.players, options.tables
    setup.hand_size = facts.HAND_SIZE[options.tables]
    setup.splits_maki = options.maki_ties == "split"
    setup.splits_puddings = options.pudding_ties == "split"
    setup.loses_puddings = options.pudding_loss == "yes"
    setup.forces_nigiri = options.nigiri == "forced"
    setup.combines = options.same_turn == "combine"
    setup.turns_right = options.passing == "left-right-left"
    setup.has_robot = options.has_robot
    setup.starter = -1 if starter is None else starter


def pack(state: State, target: Any) -> None:
    """Write a position into a State that is all zero."""
    target.over, target.decision = state.is_over, state.decision
    target.round, target.turn = state.round, state.turn
    target.left = min(len(hand) for hand in state.hands)
    target.held = [-1] * len(target.held)
    for seat, held in enumerate(state.held):
        if held is not None:
            target.held[seat] = code(held)
    for seat, hand in enumerate(state.hands):
        _write(target.hands[seat], (facts.ORDER[kind] for kind in hand))
    for figure, laid in enumerate(state.tables):
        target.laid[figure] = _laid(laid)
    _write(target.puddings, state.puddings)
    for kind in state.discarded:
        target.discarded[facts.ORDER[kind]] += 1
    for round_, points in enumerate(state.points):
        for figure, one in enumerate(points):
            _write(target.points[round_][figure], msgspec.structs.astuple(one))
    _write(target.pudding_points, state.pudding_points)
    _write(target.ranks, (rank for rank in state.ranks if rank is not None))
    _pack_piles(state, target)


def _write(target: Any, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers):
        target[place] = number


def _laid(cards: Sequence[facts.Card]) -> int:
    word = facts.free_wasabi(cards) << FREE_AT
    for card in cards:
        word += 1 << COUNT_BITS * _CODE[card]
    return word


def _pack_piles(state: State, target: Any) -> None:
    pile = () if state.robot is None else state.robot.pile
    rest = [facts.ORDER[kind] for kind in (*pile, *state.deck)]
    target.controller = target.drawn = -1
    target.next = len(facts.DECK) - len(state.deck)
    _write(target.deck[len(facts.DECK) - len(rest) : len(facts.DECK)], rest)
    if state.robot is not None:
        target.controller, target.pile_left = state.robot.controller, len(pile)
        target.pile = target.next - len(pile)
        if state.robot.drawn is not None:
            target.drawn = facts.ORDER[state.robot.drawn]


def unpack(source: Any, options: SushiGoOptions) -> State:
    """Read a canonical position back; tables are in the order of the cards' codes."""
    players, figures, is_over = options.players, options.tables, bool(source.over)
    ranks: list[int | None] = list(source.ranks[0:players])
    finished = source.round - (not is_over)
    return State(
        options=options,
        deck=_kinds(source.deck[source.next : len(facts.DECK)]),
        decision=Decision(source.decision),
        round=source.round,
        turn=source.turn,
        hands=tuple(_hand(source, seat) for seat in range(players)),
        held=tuple(None if held < 0 else command(held) for held in source.held[0:players]),
        tables=tuple(_cards(laid) for laid in source.laid[0:figures]),
        puddings=tuple(source.puddings[0:figures]),
        discarded=_listed(facts.KINDS, source.discarded),
        robot=_robot(source) if options.has_robot else None,
        points=tuple(
            tuple(RoundPoints(*points) for points in source.points[round_][0:figures])
            for round_ in range(finished)
        ),
        pudding_points=tuple(source.pudding_points[0:figures]) if is_over else (),
        ranks=(*ranks, *[None] * (figures - players)) if is_over else (),
    )


def _kinds(numbers: Iterable[int]) -> tuple[facts.Kind, ...]:
    return tuple(facts.KINDS[number] for number in numbers)


def _hand(source: Any, seat: int) -> facts.Hand:
    size = 0 if source.over else source.left + (source.controller == seat)
    return _kinds(source.hands[seat][0:size])


def _cards(laid: int) -> tuple[facts.Card, ...]:
    """List what a table's word counts; nigiri on wasabi have the last codes."""
    mask = (1 << COUNT_BITS) - 1
    return _listed(CARDS, [laid >> COUNT_BITS * place & mask for place in range(len(CARDS))])


def _listed(items: Sequence[T], counts: Iterable[int]) -> tuple[T, ...]:
    return tuple(item for item, count in zip(items, counts, strict=True) for _ in range(count))


def _robot(source: Any) -> Robot:
    return Robot(
        Seat(source.controller),
        _kinds(source.deck[source.pile : source.pile + source.pile_left]),
        None if source.drawn < 0 else facts.KINDS[source.drawn],
    )
