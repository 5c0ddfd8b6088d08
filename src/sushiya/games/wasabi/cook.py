"""A good player without search: what a tile adds to my recipes, and which card adds more.

A recipe is worth what it will give, less for every tile that its best line still misses. A step is
worth what it completes plus what all my recipes are worth after it. The weights were tuned by
playing cooks against each other.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.board import covered_by, lines_through
from sushiya.games.wasabi.components import (
    STYLE_CUBES,
    TOKEN_POINTS,
    TOKENS,
    Card,
    Kind,
    Place,
    Square,
)
from sushiya.games.wasabi.outlook import (
    COVERED,
    EMPTY,
    Prospect,
    Tops,
    find_prospects,
    obtainable_kinds,
    ready_recipes,
    tops_of,
)
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.state import Stage
from sushiya.games.wasabi.view import View

REWARD = 1.2  # the action card that a completed recipe earns, and the room for a new recipe
EACH_MISSING = (1.0, 0.5, 0.28, 0.15, 0.08, 0.04)  # worth left by the number of missing tiles
NOT_AT_HAND = 0.85  # for every missing tile that is not in my hand yet
SECOND_LINE = 0.12  # what the second best line of a recipe adds
STYLE_HOPE = 0.9  # how likely a line that can still show style will
PASS_BELOW = 0.35  # with recipes worth less than this in all, I rather draw new ones
MOST_PASSES = 1  # passes in a row before which I may pass
CARD_WORTH: dict[Card, float] = {
    "switch": 1.1,
    "stack": 1.0,
    "spicy": 1.0,
    "wasabi": 0.7,
    "chop": 0.4,
}
DRAW_WORTH = {2: 1.0, 3: 1.05, 4: 1.0, 5: 0.9}
DRAW_TURNS = {2: 2, 3: 4, 4: 6, 5: 11}  # own turns that a recipe takes
MOOD = 0.15  # by how much I may feel like something else
SAME_LENGTH = 0.8  # for every recipe of the length that I hold already
"""How much I like to draw a length, and how many of my turns it needs."""


def cook(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Choose the step that is worth most; equals by chance."""
    if view.viewer is None or len(legal) == 1:
        return legal[0]
    return _CHOICES[view.stage](view, view.viewer, legal, rng)


def _best(
    commands: Iterable[Command], worth: Callable[[Command], float], rng: random.Random
) -> Command:
    best: list[Command] = []
    most = float("-inf")
    for command in commands:
        value = worth(command)
        if value > most + 1e-9:
            best, most = [command], value
        elif value > most - 1e-9:
            best.append(command)
    return rng.choice(best)


@dataclass(frozen=True)
class _Line:
    """A line for one recipe, with what it is worth now and with one more of its tiles."""

    prospect: Prospect
    worth: float


@dataclass(frozen=True)
class _Plan:
    """One of my recipes: its gain when completed, and its lines, the best first."""

    place: Place
    ingredients: tuple[Kind, ...]
    gain: float
    """What completing it without style gives."""
    lines: tuple[_Line, ...]
    through: dict[Square, tuple[_Line, ...]]

    @property
    def worth(self) -> float:
        return _worth_of(islice((line.worth for line in self.lines), 2))


def _worth_of(best_first: Iterator[float]) -> float:
    return next(best_first, 0.0) + SECOND_LINE * next(best_first, 0.0)


class _Kitchen:
    """All that a cook thinks about a position."""

    def __init__(self, view: View, seat: Seat, tops: Tops | None = None) -> None:
        self.view = view
        self.seat = seat
        self.tops = tops_of(view) if tops is None else tops
        self.hand = view.hands[seat]
        self.had = obtainable_kinds(view, seat)
        used = tokens_used(view.served[seat], view.book)
        self.tokens = {length: TOKENS[length] - used[length] for length in TOKENS}
        self.plans = [
            self._plan(Place(place), view.book.ingredients[strip])
            for place, strip in enumerate(view.strips(seat))
            if self.tokens[view.book.lengths[strip]]
        ]

    @property
    def worth(self) -> float:
        return sum(plan.worth for plan in self.plans)

    def _plan(self, place: Place, ingredients: tuple[Kind, ...]) -> _Plan:
        gain = TOKEN_POINTS[len(ingredients)] + REWARD
        found = [
            _Line(prospect, self._line_worth(prospect, gain, len(ingredients)))
            for prospect in find_prospects(self.tops, self.view.columns, ingredients)
            if self.had.issuperset(prospect.missing)
        ]
        found.sort(key=lambda line: -line.worth)
        through: dict[Square, list[_Line]] = {}
        for line in found:
            for square in line.prospect.line:
                through.setdefault(square, []).append(line)
        return _Plan(
            place,
            ingredients,
            gain,
            tuple(found),
            {square: tuple(some) for square, some in through.items()},
        )

    def _line_worth(self, prospect: Prospect, gain: float, length: int) -> float:
        away = sum(kind not in self.hand for kind in prospect.missing)
        style = STYLE_HOPE * STYLE_CUBES[length] if prospect.can_show_style else 0.0
        return (gain + style) * EACH_MISSING[len(prospect.missing)] * NOT_AT_HAND**away

    def place_worth(self, kind: Kind, square: Square) -> float:
        """What a tile completes there, plus what my recipes are worth then."""
        return sum(self._plan_after(plan, kind, square) for plan in self.plans)

    def _plan_after(self, plan: _Plan, kind: Kind, square: Square) -> float:
        through = plan.through.get(square, ())
        best: list[float] = []
        if kind in plan.ingredients:
            for line in through:
                missing = line.prospect.missing
                if kind not in missing:
                    continue
                value = self._after(plan, line.prospect, kind, square)
                if len(missing) == 1:
                    return value
                best.append(value)
        for line in plan.lines:
            if square not in line.prospect.line:
                best.append(line.worth)
                if len(best) > len(through) + 1:
                    break
        best.sort(reverse=True)
        return _worth_of(iter(best))

    def _after(self, plan: _Plan, prospect: Prospect, kind: Kind, square: Square) -> float:
        """Worth of a line after one of its missing tiles is placed on it."""
        length = len(plan.ingredients)
        step = prospect.line.index(square)
        at = plan.ingredients.index(kind)
        fits = prospect.can_show_style and at in (step, length - 1 - step)
        if fits and len(prospect.missing) < length:
            fits = self._fits(plan.ingredients, prospect.line, kind, square)
        cubes = STYLE_CUBES[length] if fits else 0
        left = len(prospect.missing) - 1
        if not left:
            return plan.gain + cubes
        away = sum(one not in self.hand for one in prospect.missing if one != kind)
        return (plan.gain + STYLE_HOPE * cubes) * EACH_MISSING[left] * NOT_AT_HAND**away

    def _fits(
        self, ingredients: Sequence[Kind], line: Sequence[Square], kind: Kind, square: Square
    ) -> bool:
        shown = [kind if one == square else self.tops[one] for one in line]
        return any(
            all(top in (EMPTY, wanted) for top, wanted in zip(shown, order, strict=True))
            for order in (ingredients, ingredients[::-1])
        )

    def completes(self, tops: Tops, changed: Sequence[Square]) -> float:
        """What my recipes would give at once on a changed board."""
        through = lines_through(self.view.columns)
        total = 0.0
        for plan in self.plans:
            length = len(plan.ingredients)
            wanted = set(plan.ingredients)
            best = 0.0
            for square in changed:
                for line in through[length, square]:
                    shown = tuple(tops[one] for one in line)
                    if set(shown) == wanted:
                        has_style = plan.ingredients in (shown, shown[::-1])
                        cubes = STYLE_CUBES[length] if has_style else 0
                        best = max(best, plan.gain + cubes)
            total += best
        return total

    def completes_at_once(self, kinds: Iterable[Kind]) -> float:
        """The most that one tile of these can complete on an empty square."""
        wanted = set(kinds)
        return max(
            (
                self.place_worth(line.prospect.missing[0], square) - self.worth
                for plan in self.plans
                for line in plan.lines
                if len(line.prospect.missing) == 1 and line.prospect.missing[0] in wanted
                for square in line.prospect.line
                if self.tops[square] == EMPTY
            ),
            default=0.0,
        )


def _play(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    ready = ready_recipes(view)
    if ready:
        return ask.Complete(max(ready, key=lambda one: one.points + one.cubes).place)
    mind = _Kitchen(view, seat)
    card = _card_play(mind, legal, rng)
    if card is not None:
        return card
    placements = [command for command in legal if isinstance(command, ask.PlaceTile)]
    is_second = view.turn.placed > 0
    if placements:
        best = _best(placements, lambda one: _placement_worth(mind, one), rng)
        if is_second and _placement_worth(mind, best) < mind.worth:
            return ask.EndPlay()
        if not is_second and (returned := _pass(mind, legal)):
            return returned
        return best
    if ask.EndPlay() in legal:
        return ask.EndPlay()
    passes = [command for command in legal if isinstance(command, ask.Pass)]
    return passes[0] if passes else rng.choice(legal)


def _placement_worth(mind: _Kitchen, command: Command) -> float:
    if not isinstance(command, ask.PlaceTile):
        return 0.0
    if mind.tops[command.square] != EMPTY:
        tops = list(mind.tops)
        tops[command.square] = command.kind
        gain = mind.completes(tops, (command.square,))
        return mind.worth + gain - CARD_WORTH["stack"] if gain else 0.0
    return mind.place_worth(command.kind, command.square)


def _pass(mind: _Kitchen, legal: tuple[Command, ...]) -> Command | None:
    """Pass if my recipes hold no hope, and passing will not end the game."""
    view = mind.view
    if view.passes > MOST_PASSES or mind.worth >= PASS_BELOW:
        return None
    if sum(top == EMPTY for top in mind.tops) < 2 * len(view.hands):
        return None
    alive = {plan.place for plan in mind.plans if plan.worth > PASS_BELOW / 3}
    places = tuple(
        Place(place) for place in range(len(view.strips(mind.seat))) if place not in alive
    )
    command = ask.Pass(places)
    return command if command in legal else None


def _card_play(mind: _Kitchen, legal: tuple[Command, ...], rng: random.Random) -> Command | None:
    """Find an action card that pays now."""
    if mind.view.turn.card is not None or not mind.view.cards[mind.seat]:
        return None
    placed = mind.view.turn.placed
    plain = 0.0 if placed else mind.completes_at_once(mind.hand)
    worths: list[tuple[float, Command]] = []
    for command in legal:
        worth = _card_worth(mind, command, plain)
        if worth > 0:
            worths.append((worth, command))
    if not worths:
        return None
    most = max(worth for worth, _ in worths)
    return rng.choice([command for worth, command in worths if worth == most])


def _card_worth(mind: _Kitchen, command: Command, plain: float) -> float:
    """What a card gains beyond its own worth, over just placing a tile."""
    tops = list(mind.tops)
    match command:
        case ask.PlaySwitch(first, second):
            tops[first], tops[second] = tops[second], tops[first]
            return mind.completes(tops, (first, second)) - CARD_WORTH["switch"]
        case ask.PlayChop(square, False):
            stack = mind.view.board[square]
            tops[square] = stack[-2] if len(stack) > 1 else EMPTY
            return mind.completes(tops, (square,)) - CARD_WORTH["chop"]
        case ask.PlayChop(square, True):
            kind = mind.view.board[square][-1]
            return mind.completes_at_once([kind]) - plain - CARD_WORTH["chop"]
        case ask.PlaySpicy() if mind.view.turn.placed:
            return mind.completes_at_once(mind.hand) - CARD_WORTH["spicy"]
        case ask.PlayStack():
            return _stack_gain(mind) - plain - CARD_WORTH["stack"]
        case ask.LayWasabi(corner):
            return _wasabi_gain(mind, corner)
    return 0.0


def _stack_gain(mind: _Kitchen) -> float:
    """The most that a tile of mine can complete on top of another."""
    best = 0.0
    for kind in dict.fromkeys(mind.hand):
        if not any(kind in plan.ingredients for plan in mind.plans):
            continue
        for square, top in enumerate(mind.tops):
            if top in (EMPTY, COVERED):
                continue
            tops = list(mind.tops)
            tops[square] = kind
            best = max(best, mind.completes(tops, (Square(square),)))
    return best


def _wasabi_gain(mind: _Kitchen, corner: Square) -> float:
    """A cube, less what my recipes lose by the squares that are covered."""
    if not mind.view.turn.placed:
        return 0.0
    hidden = set(covered_by(corner))
    left = sum(
        _worth_of(line.worth for line in plan.lines if hidden.isdisjoint(line.prospect.line))
        for plan in mind.plans
    )
    return 1.0 - (mind.worth - left) - 0.05


def _take_card(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    def worth(command: Command) -> float:
        if not isinstance(command, ask.TakeCard):
            return 0.05
        lost = CARD_WORTH[command.discard] if command.discard else 0.0
        again = 0.5 if command.card in view.cards[seat] else 0.0
        return CARD_WORTH[command.card] - lost - again

    return _best(legal, worth, rng)


def _take_tile(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    mind = _Kitchen(view, seat)

    def worth(command: Command) -> float:
        if not isinstance(command, ask.TakeTile) or command.kind in mind.hand:
            return 0.0
        return sum(
            max(
                (
                    line.worth / len(line.prospect.missing)
                    for line in plan.lines[:8]
                    if command.kind in line.prospect.missing
                ),
                default=0.0,
            )
            for plan in mind.plans
        )

    return _best(legal, worth, rng)


def _draw(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    mind = _Kitchen(view, seat)
    held = [view.book.lengths[strip] for strip in view.strips(seat)]
    turns = sum(top == EMPTY for top in mind.tops) / len(view.hands)

    def worth(command: Command) -> float:
        if not isinstance(command, ask.DrawRecipe):
            return 0.0
        length = command.length
        if held.count(length) >= mind.tokens[length]:
            return 0.01 * mind.tokens[length]
        hurry = min(1.0, turns / DRAW_TURNS[length]) ** 2
        mood = rng.uniform(1 - MOOD, 1 + MOOD)
        return DRAW_WORTH[length] * hurry * SAME_LENGTH ** held.count(length) * mood

    return _best(legal, worth, rng)


def _give(_view: View, _seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    return rng.choice(legal)


_CHOICES: dict[Stage, Callable[[View, Seat, tuple[Command, ...], random.Random], Command]] = {
    "give": _give,
    "recipes": _draw,
    "play": _play,
    "cards": _take_card,
    "tiles": _take_tile,
}
