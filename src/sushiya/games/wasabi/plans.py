"""What my recipes are worth on a board, and what a step would make of them.

A recipe is worth what it will give, less for every tile that its best line still misses. The
weights were tuned by letting cooks play each other.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sushiya.core.ids import Seat
from sushiya.games.wasabi.board import covered_by, lines_through
from sushiya.games.wasabi.components import (
    TOKENS,
    Kind,
    Place,
    Square,
)
from sushiya.games.wasabi.outlook import (
    CLOSED,
    EMPTY,
    Prospect,
    Tops,
    find_prospects,
    obtainable_kinds,
    tops_of,
)
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.view import View

REWARD = 1.2  # the action card that a completed recipe earns, and the room for a new recipe
EACH_MISSING = (1.0, 0.5, 0.28, 0.15, 0.08, 0.04)  # worth left by the number of missing tiles
NOT_AT_HAND = 0.85  # for every missing tile that is not in my hand yet
SECOND_LINE = 0.12  # what the second best line of a recipe adds
STYLE_HOPE = 0.9  # how likely a line that can still show style will


@dataclass(frozen=True)
class Option:
    """A line for one recipe, and what it is worth now."""

    prospect: Prospect
    worth: float


@dataclass(frozen=True)
class Plan:
    """One of my recipes: its gain when completed without style, and its lines, the best first."""

    place: Place
    ingredients: tuple[Kind, ...]
    gain: float
    options: tuple[Option, ...]
    through: dict[Square, tuple[Option, ...]]
    worth: float


def _worth_of(best_first: Iterator[float]) -> float:
    return next(best_first, 0.0) + SECOND_LINE * next(best_first, 0.0)


class Plans:
    """All my recipes that still have a token, on the board as it is."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.tops = tops_of(view)
        self.hand = view.hands[seat]
        used = tokens_used(view.served[seat], view.book)
        self.tokens = {length: TOKENS[length] - used[length] for length in TOKENS}
        self._had = obtainable_kinds(view, seat)
        self._cubes = view.book.style_cubes
        self.plans = [
            self._plan(Place(place), view.book.ingredients[strip])
            for place, strip in enumerate(view.strips(seat))
            if self.tokens[view.book.lengths[strip]]
        ]
        self.worth = sum(plan.worth for plan in self.plans)

    @property
    def empty_squares(self) -> int:
        return self.tops.count(EMPTY)

    def _plan(self, place: Place, ingredients: tuple[Kind, ...]) -> Plan:
        length = len(ingredients)
        gain = self.view.book.token_points[length] + REWARD
        options = [
            Option(
                prospect,
                self._line_worth(gain, length, prospect.missing, style=prospect.can_show_style),
            )
            for prospect in find_prospects(self.tops, self.view.columns, ingredients)
            if self._had.issuperset(prospect.missing)
        ]
        options.sort(key=lambda option: -option.worth)
        through: dict[Square, list[Option]] = {}
        for option in options:
            for square in option.prospect.line:
                through.setdefault(square, []).append(option)
        return Plan(
            place=place,
            ingredients=ingredients,
            gain=gain,
            options=tuple(options),
            through={square: tuple(some) for square, some in through.items()},
            worth=_worth_of(option.worth for option in options),
        )

    def _line_worth(
        self, gain: float, length: int, missing: Sequence[Kind], *, style: bool
    ) -> float:
        away = sum(kind not in self.hand for kind in missing)
        cubes = STYLE_HOPE * self._cubes[length] if style else 0.0
        return (gain + cubes) * EACH_MISSING[len(missing)] * NOT_AT_HAND**away

    def with_tile(self, kind: Kind, square: Square) -> float:
        """What a tile completes on a square, plus what my recipes are worth then."""
        if self.tops[square] == EMPTY:
            return sum(self._plan_with(plan, kind, square) for plan in self.plans)
        tops = list(self.tops)
        tops[square] = kind
        return self.worth + self.completes(tops, (square,))

    def _plan_with(self, plan: Plan, kind: Kind, square: Square) -> float:
        if square not in plan.through:
            return plan.worth
        prospects = [one.prospect for one in plan.through[square]]
        advanced = [one for one in prospects if kind in one.missing]
        worths = [self._option_with(plan, one, kind, square) for one in advanced]
        if any(len(one.missing) == 1 for one in advanced):
            return max(worths)
        apart = (one.worth for one in plan.options if square not in one.prospect.line)
        worths += [worth for worth, _ in zip(apart, range(2), strict=False)]
        worths.sort(reverse=True)
        return _worth_of(iter(worths))

    def _option_with(self, plan: Plan, prospect: Prospect, kind: Kind, square: Square) -> float:
        """Give a line's worth after one of its missing tiles is placed on it."""
        style = prospect.can_show_style and self._fits(plan, prospect, kind, square)
        left = [one for one in prospect.missing if one != kind]
        length = len(plan.ingredients)
        if left:
            return self._line_worth(plan.gain, length, left, style=style)
        return plan.gain + (self._cubes[length] if style else 0)

    def _fits(self, plan: Plan, prospect: Prospect, kind: Kind, square: Square) -> bool:
        """Tell whether a line with one more tile can still show the strip's order."""
        shown = [kind if one == square else self.tops[one] for one in prospect.line]
        return any(
            all(top in (EMPTY, wanted) for top, wanted in zip(shown, order, strict=True))
            for order in (plan.ingredients, plan.ingredients[::-1])
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
                if tops[square] not in wanted:
                    continue
                for line in through[length, square]:
                    shown = tuple([tops[one] for one in line])
                    if set(shown) == wanted:
                        has_style = plan.ingredients in (shown, shown[::-1])
                        best = max(best, plan.gain + (self._cubes[length] if has_style else 0))
            total += best
        return total

    def most_at_once(self, kinds: Iterable[Kind]) -> float:
        """The most that one tile of these can complete on an empty square."""
        wanted = set(kinds)
        return max(
            (
                self.with_tile(option.prospect.missing[0], square) - self.worth
                for plan in self.plans
                for option in plan.options
                if len(option.prospect.missing) == 1 and option.prospect.missing[0] in wanted
                for square in option.prospect.line
                if self.tops[square] == EMPTY
            ),
            default=0.0,
        )

    def most_on_top(self) -> float:
        """The most that a tile of mine can complete on top of another."""
        kinds = {kind for kind in self.hand if any(kind in one.ingredients for one in self.plans)}
        return max(
            (
                self.with_tile(kind, Square(square)) - self.worth
                for kind in sorted(kinds)
                for square, top in enumerate(self.tops)
                if top not in (EMPTY, CLOSED)
            ),
            default=0.0,
        )

    def lost_under(self, corner: Square) -> float:
        """What my recipes lose if a Wasabi! lies there."""
        hidden = set(covered_by(corner))
        left = sum(
            _worth_of(one.worth for one in plan.options if hidden.isdisjoint(one.prospect.line))
            for plan in self.plans
        )
        return self.worth - left

    def use_of(self, kind: Kind) -> float:
        """How much my best lines want a tile that I do not hold."""
        if kind in self.hand:
            return 0.0
        return sum(
            next(
                (
                    option.worth / len(option.prospect.missing)
                    for option in plan.options
                    if kind in option.prospect.missing
                ),
                0.0,
            )
            for plan in self.plans
        )
