"""What a viewer has seen of the strips, and a course of events that fits all of it.

A strip never leaves its length, so each pile is a puzzle of its own. A pile is a queue, so it is
open which draw takes which strip of it; hidden is only which strips of a hand a player returned.
"""

import random
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Literal, NamedTuple, TypeAlias

from sushiya.core.ids import Seat, Viewer
from sushiya.core.value import Value
from sushiya.games.wasabi.book import Pantry
from sushiya.games.wasabi.components import LENGTHS, Strip
from sushiya.games.wasabi.state import Move

MoveKind = Literal["draw", "return", "complete"]


class SeenMove(Value, frozen=True, array_like=True, tag="seen"):
    seat: Seat
    step: MoveKind
    strips: tuple[Strip, ...]


class HiddenMove(Value, frozen=True, array_like=True, tag="hidden"):
    """Strips that only their owner saw."""

    seat: Seat
    step: MoveKind
    lengths: tuple[int, ...]


AnyMove: TypeAlias = SeenMove | HiddenMove


def seen_moves(moves: Iterable[Move], viewer: Viewer, book: Pantry) -> tuple[AnyMove, ...]:
    """Leave what a viewer saw: the own strips, and those completed."""
    lengths = book.lengths
    return tuple(
        [
            SeenMove(move.seat, move.step, move.strips)
            if move.seat == viewer or move.step == "complete"
            else HiddenMove(move.seat, move.step, tuple([lengths[one] for one in move.strips]))
            for move in moves
        ]
    )


def surely_in_piles(moves: Iterable[AnyMove], book: Pantry) -> set[Strip]:
    """List the strips that this viewer put under a pile and that nobody has drawn since."""
    piles: dict[int, deque[Strip | None]] = {
        length: deque([None] * len(book.strips[length])) for length in LENGTHS
    }
    for move in moves:
        moved: list[tuple[int, Strip | None]]
        if isinstance(move, SeenMove):
            moved = [(book.lengths[strip], strip) for strip in move.strips]
        else:
            moved = [(length, None) for length in move.lengths]
        for length, strip in moved:
            if move.step == "draw":
                piles[length].popleft()
            elif move.step == "return":
                piles[length].append(strip)
    return {strip for pile in piles.values() for strip in pile if strip is not None}


class Imagined(NamedTuple):
    """One course of events: every move with its strips, and the piles it leads to."""

    moves: tuple[Move, ...]
    piles: tuple[tuple[Strip, ...], ...]


def imagine_moves(moves: Sequence[AnyMove], book: Pantry, rng: random.Random) -> Imagined:
    """Make up a course of events that this viewer cannot tell from the true one."""
    found: list[list[Strip]] = [[] for _ in moves]
    piles = []
    for length, steps in _steps(moves, book).items():
        drawn, left = _Pile(steps, book.strips[length], rng).solve()
        for number, strips in drawn:
            found[number] += strips
        piles.append(left)
    return Imagined(
        tuple(
            Move(move.seat, move.step, tuple(strips))
            for move, strips in zip(moves, found, strict=True)
        ),
        tuple(piles),
    )


class _Step(NamedTuple):
    """What a move did to one pile."""

    number: int
    seat: Seat
    step: MoveKind
    size: int
    strips: tuple[Strip, ...] | None
    """None: this viewer did not see them."""


def _steps(moves: Sequence[AnyMove], book: Pantry) -> dict[int, list[_Step]]:
    """Sort what moves did by piles."""
    steps: dict[int, list[_Step]] = {length: [] for length in LENGTHS}
    for number, move in enumerate(moves):
        if isinstance(move, HiddenMove):
            for length in set(move.lengths):
                size = move.lengths.count(length)
                steps[length].append(_Step(number, move.seat, move.step, size, None))
        else:
            strips = move.strips
            for length in {book.lengths[strip] for strip in strips}:
                some = tuple([strip for strip in strips if book.lengths[strip] == length])
                steps[length].append(_Step(number, move.seat, move.step, len(some), some))
    return steps


_Card: TypeAlias = int
"""A strip whose name may not be known yet: its place in the pile at the start."""
_Token: TypeAlias = tuple[int, int]
"""Where a strip went under the pile: the step's index, and its place among those returned."""
_FREE = -1
"""The goal of a strip without a name: anywhere, but where a strip with a name is due."""
_NO_GOAL = -2
"""The goal of a strip that this viewer has returned and never seen again."""


@dataclass
class _World:
    """One attempt: where every strip of a pile is, and the names it has got."""

    queue: deque[_Card]
    hands: dict[Seat, list[_Card]] = field(default_factory=dict)
    names: dict[_Card, Strip] = field(default_factory=dict)
    by_name: dict[Strip, _Card] = field(default_factory=dict)
    moved: list[tuple[int, list[_Card]]] = field(default_factory=list)

    def name(self, card: _Card, strip: Strip) -> bool:
        """Name a strip; tells whether that agrees with the names there are."""
        if card in self.names or strip in self.by_name:
            return self.names.get(card) == strip
        self.names[card] = strip
        self.by_name[strip] = card
        return True


class _Pile:
    def __init__(self, steps: list[_Step], strips: tuple[Strip, ...], rng: random.Random) -> None:
        self._steps = steps
        self._strips = strips
        self._rng = rng
        # Names matter to what others return only once the viewer has returned a strip.
        self._is_plain = not any(
            step.step == "return" and step.strips is not None for step in steps
        )
        if not self._is_plain:
            self._follow_queue()
            self._reaches: dict[int, list[bool]] = {}

    def solve(self) -> tuple[list[tuple[int, list[Strip]]], tuple[Strip, ...]]:
        """Give the strips of every step, and the pile that is left."""
        # The true course is one of those tried at random, so this comes to an end.
        while (world := self._attempt()) is None:
            pass
        unnamed = [strip for strip in self._strips if strip not in world.by_name]
        self._rng.shuffle(unnamed)
        names = [
            world.names[card] if card in world.names else unnamed.pop()
            for card in range(len(self._strips))
        ]
        moved = [(number, [names[card] for card in cards]) for number, cards in world.moved]
        return moved, tuple(names[card] for card in world.queue)

    def _attempt(self) -> _World | None:
        world = _World(deque(range(len(self._strips))))
        for index, step in enumerate(self._steps):
            hand = world.hands.setdefault(step.seat, [])
            cards: Sequence[_Card] | None
            if step.step == "draw":
                cards = (world.queue.popleft(),)
                if step.strips is not None and not world.name(cards[0], step.strips[0]):
                    return None
                hand.append(cards[0])
            else:
                cards = self._leaving(world, index, hand)
                if cards is None:
                    return None
                for card in cards:
                    hand.remove(card)
                if step.step == "return":
                    world.queue.extend(cards)
            world.moved.append((step.number, list(cards)))
        return world

    def _leaving(self, world: _World, index: int, hand: list[_Card]) -> Sequence[_Card] | None:
        """Choose the strips that leave a hand; None if no choice fits what was seen."""
        step = self._steps[index]
        if step.strips is None:
            return self._returned(world, index, hand)
        cards = []
        for strip in step.strips:
            card = world.by_name.get(strip)
            if card is None:
                unnamed = [one for one in hand if one not in world.names]
                if not unnamed:
                    return None
                card = self._rng.choice(unnamed)
                world.name(card, strip)
            elif card not in hand:
                return None
            cards.append(card)
        return cards

    def _returned(self, world: _World, index: int, hand: list[_Card]) -> Sequence[_Card] | None:
        step = self._steps[index]
        if self._is_plain:
            return self._rng.sample(hand, step.size)
        ways = [way for way in permutations(hand, step.size) if self._is_hopeful(world, index, way)]
        return self._rng.choice(ways) if ways else None

    def _is_hopeful(self, world: _World, index: int, way: tuple[_Card, ...]) -> bool:
        """Tell whether each strip by itself can still get where it was seen later."""
        for card in world.hands[self._steps[index].seat]:
            goal = self._goal(world, card, index)
            if goal not in self._reaches:
                self._reaches[goal] = self._reach(goal)
            reach = self._reaches[goal]
            if card in way:
                if not self._leads((index, way.index(card)), goal, reach):
                    return False
            elif not reach[index]:
                return False
        return True

    def _goal(self, world: _World, card: _Card, index: int) -> int:
        """Give the step at which a strip is seen next."""
        strip = world.names.get(card)
        if strip is None:
            return _FREE
        return next((at for at in self._seen[strip] if at > index), _NO_GOAL)

    def _follow_queue(self) -> None:
        """Find which draw takes what was returned, where strips are seen, and sizes of hands."""
        self._taken_by: dict[_Token, int] = {}
        self._seen: dict[Strip, list[int]] = {}
        self._left: list[int] = []
        queue: deque[_Token] = deque((-1, place) for place in range(len(self._strips)))
        sizes: dict[Seat, int] = {}
        for index, step in enumerate(self._steps):
            for strip in step.strips or ():
                self._seen.setdefault(strip, []).append(index)
            if step.step == "draw":
                self._taken_by[queue.popleft()] = index
            elif step.step == "return":
                queue.extend((index, place) for place in range(step.size))
            change = step.size if step.step == "draw" else -step.size
            sizes[step.seat] = sizes.get(step.seat, 0) + change
            self._left.append(sizes[step.seat])

    def _reach(self, goal: int) -> list[bool]:
        """Tell for each step if a strip that its seat holds after it can reach a goal."""
        reach = [False] * len(self._steps)
        leaving: dict[Seat, int] = {}
        for index in reversed(range(len(self._steps))):
            step = self._steps[index]
            if self._left[index]:
                reach[index] = self._can_go_on(leaving.get(step.seat), goal, reach)
            if step.step != "draw":
                leaving[step.seat] = index
        return reach

    def _can_go_on(self, leaving: int | None, goal: int, reach: list[bool]) -> bool:
        """Tell if a strip can reach a goal by the step at which strips next leave its hand."""
        if leaving is None:
            return goal in (_FREE, _NO_GOAL)
        step = self._steps[leaving]
        if step.step == "complete":
            is_there = self._is_due(leaving, goal)
        else:
            places = range(step.size)
            is_there = any(self._leads((leaving, place), goal, reach) for place in places)
        return is_there or reach[leaving]

    def _leads(self, token: _Token, goal: int, reach: list[bool]) -> bool:
        """Tell whether a strip that went under the pile there can reach its goal."""
        draw = self._taken_by.get(token)
        if draw is None:
            return goal in (_FREE, _NO_GOAL)
        if self._steps[draw].strips is not None:
            return self._is_due(draw, goal)
        return reach[draw]

    def _is_due(self, index: int, goal: int) -> bool:
        """Tell whether a strip with this goal can be the one that was seen at a step."""
        strip = (self._steps[index].strips or ())[0]
        return goal == index or (goal == _FREE and self._seen[strip][0] == index)
