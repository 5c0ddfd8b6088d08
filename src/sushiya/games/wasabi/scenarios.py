"""Biased players and set-up positions that lead lockstep tests of Wasabi! to what is rare."""

import random
from collections.abc import Iterable

from sushiya.core.chance import Dealer
from sushiya.core.command import Command
from sushiya.core.event import Event
from sushiya.core.game import AnyGame, Game
from sushiya.core.ids import Seat
from sushiya.core.scenarios import Scenarios
from sushiya.core.step import fold
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi import events as on
from sushiya.games.wasabi.board import (
    corners,
    covered,
    covered_by,
    lines,
    open_squares,
    squares_in_play,
)
from sushiya.games.wasabi.components import (
    CARDS_IN_HAND,
    LENGTHS,
    RECIPES_IN_HAND,
    TILES_IN_HAND,
    TOKENS,
    Card,
    Kind,
    Square,
)
from sushiya.games.wasabi.evolve import evolve
from sushiya.games.wasabi.rule_coverage import BRANCHES, note
from sushiya.games.wasabi.scoring import has_token
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.state import State
from sushiya.games.wasabi.view import View

Commands = tuple[Command, ...]
_PLAYS = ask.PlayChop | ask.PlaySpicy | ask.PlayStack | ask.PlaySwitch | ask.LayWasabi


def _place(view: View, legal: Commands, rng: random.Random) -> Command | None:
    """Place a tile that serves a recipe of one's own, else any; None: there is none to place."""
    found = [one for one in legal if isinstance(one, ask.PlaceTile)]
    rng.shuffle(found)
    if view.turn.card == "stack":
        found.sort(key=lambda one: -len(view.board[one.square]))
    serving = (one for one in found if _serves(view, one))
    return next(serving, found[0] if found else None)


def _serves(view: View, command: ask.PlaceTile) -> bool:
    board = list(view.board)
    board[command.square] = (*board[command.square], command.kind)
    return any(
        find_serving(
            board, view.mats, (command.square,), view.columns, view.book.ingredients[strip]
        )
        for strip in view.strips(view.seat)
    )


def eager(view: View, legal: Commands, rng: random.Random) -> Command:
    """Complete, take action cards and play them before the tile, which serves if it can."""
    found = [one for one in legal if isinstance(one, ask.Complete | ask.TakeCard)]
    plays = {type(one): one for one in rng.sample(legal, len(legal)) if isinstance(one, _PLAYS)}
    if found or plays:
        return rng.choice(found or list(plays.values()))
    return _place(view, legal, rng) or rng.choice(legal)


def steady(view: View, legal: Commands, rng: random.Random) -> Command:
    """Complete, place the tile where it serves, and only then play a card, Chop! on that tile."""
    found = [one for one in legal if isinstance(one, ask.Complete | ask.TakeCard)]
    if found:
        return rng.choice(found)
    plays = [one for one in legal if isinstance(one, _PLAYS)]
    chops = [
        one for one in plays if isinstance(one, ask.PlayChop) and one.square in view.turn.changed
    ]
    return _place(view, legal, rng) or rng.choice(chops or plays or legal)


def passer(_view: View, legal: Commands, rng: random.Random) -> Command:
    """Pass, mostly with many recipes, and draw them from one pile."""
    passes = [one for one in legal if isinstance(one, ask.Pass)]
    if passes:
        return rng.choice(passes[len(passes) // 2 :])
    return legal[0] if isinstance(legal[0], ask.DrawRecipe) else rng.choice(legal)


class _Table:
    """A position made by events: evolve judges nothing, so a game can be led anywhere."""

    def __init__(self, rng: random.Random, **fixed: object) -> None:
        self.game: AnyGame = Game(RULES, RULES.options.mixed(rng, **fixed))
        self._rng = rng
        self._state: State = self.game.start(Dealer(rng.getrandbits(32)))

    @property
    def state(self) -> State:
        return self._state

    @property
    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(self.game.players)]

    def tell(self, *events: Event) -> None:
        self._state = fold(evolve, self._state, events)

    def serve(self, seat: Seat, lengths: Iterable[int], *, is_stylish: bool) -> None:
        """Let a seat have completed recipes of these lengths, as far as their piles go."""
        for length in lengths:
            pile = self.state.piles[LENGTHS.index(length)]
            if pile and has_token(self.state.served[seat], length, self.state.book):
                cubes = self.state.book.style_cubes[length] if is_stylish else 0
                self.tell(
                    on.RecipeDrawn(seat, length, pile[0]),
                    on.RecipeCompleted(seat, length, pile[0], (), cubes),
                )

    def draw(self, seat: Seat, lengths: Iterable[int]) -> None:
        """Let a seat fill up its recipes, of these lengths first."""
        for length in (*lengths, *self._rng.sample(LENGTHS, len(LENGTHS)) * RECIPES_IN_HAND):
            pile = self.state.piles[LENGTHS.index(length)]
            if pile and len(self.state.recipes[seat]) < RECIPES_IN_HAND:
                self.tell(on.RecipeDrawn(seat, length, pile[0]))

    def lay(self, kind: Kind, square: Square) -> None:
        """Take a tile and place it, if there is one left."""
        if self.state.pantry[kind]:
            stack = self.state.board[square]
            self.tell(
                on.TileTaken(Seat(0), kind),
                on.TilePlaced(Seat(0), kind, square, stack[-1] if stack else None),
            )

    def prepare(self, seat: Seat) -> None:
        """Lay a recipe of a seat but for one tile, which it gets: in order, or in any."""
        rng, state = self._rng, self.state
        recipe = rng.choice(state.recipes[seat])
        wanted = list(state.book.ingredients[recipe])
        if rng.random() < 0.5:
            rng.shuffle(wanted)
        hidden = covered(state.mats)
        free = [
            line
            for line in lines(state.columns, len(wanted))
            if hidden.isdisjoint(line) and not any(state.board[square] for square in line)
        ]
        if not free or not all(state.pantry[kind] for kind in wanted):
            return
        missing = rng.randrange(len(wanted))
        for place, square in enumerate(rng.choice(free)):
            if place != missing:
                self.lay(wanted[place], square)
        if len(self.state.hands[seat]) < TILES_IN_HAND:
            self.tell(on.TileTaken(seat, wanted[missing]))

    def fill(self, squares: Iterable[Square], *, tiles_left: int = 0) -> None:
        """Lay any tiles on these squares, as long as so many are left."""
        for square in squares:
            kinds = self._kinds()
            if len(kinds) > tiles_left:
                self.lay(self._rng.choice(kinds), square)

    def deal(self, seat: Seat, tiles: int) -> None:
        """Let a seat have up to so many tiles."""
        while len(self.state.hands[seat]) < tiles and self._kinds():
            self.tell(on.TileTaken(seat, self._rng.choice(self._kinds())))

    def _kinds(self) -> list[Kind]:
        return [Kind(kind) for kind, left in enumerate(self.state.pantry) for _ in range(left)]

    def hold(self, seat: Seat, *cards: Card) -> None:
        """Let a seat hold these action cards, as far as the kitchen has them."""
        for card in cards:
            if card in self.state.kitchen and len(self.state.cards[seat]) < CARDS_IN_HAND:
                self.tell(on.CardTaken(seat, card, None, None))

    def hold_any(self) -> None:
        for seat in self.seats:
            count = self._rng.randrange(3)
            self.hold(
                seat, *self._rng.sample(self.state.kitchen, min(count, len(self.state.kitchen)))
            )

    def cover(self, corner: Square) -> None:
        """Lay a Wasabi! of the kitchen."""
        if "wasabi" in self.state.kitchen and covered(self.state.mats).isdisjoint(
            covered_by(corner)
        ):
            self.tell(on.CardTaken(Seat(0), "wasabi", None, None), on.WasabiLaid(Seat(0), corner))

    def begin(self) -> tuple[AnyGame, State]:
        """Begin some turn."""
        self.tell(on.TurnBegan(self._rng.choice(self.seats), self._rng.randint(20, 60)))
        return self.game, self.state


def _nearly_full(rng: random.Random) -> tuple[AnyGame, State]:
    """One to four squares are open, some others covered."""
    table = _Table(rng)
    for seat in table.seats:
        table.draw(seat, ())
        table.deal(seat, TILES_IN_HAND)
    if rng.random() < 0.5:
        table.cover(rng.choice(corners(table.state.columns)))
    table.hold_any()
    squares = list(open_squares(table.state.board, table.state.mats, table.state.columns))
    if rng.random() < 0.5:
        rng.shuffle(squares)
    table.fill(squares[rng.randint(1, 4) :])
    for seat in table.seats:
        table.serve(seat, [2] * rng.randrange(2), is_stylish=False)
    return table.begin()


def _prepared(rng: random.Random) -> tuple[AnyGame, State]:
    """Everyone has recipes that lack one tile, and action cards; some squares are covered."""
    table = _Table(rng)
    for seat in table.seats:
        length = rng.choice(LENGTHS)
        served = [length] * rng.randint(0, TOKENS[length])
        table.serve(seat, served, is_stylish=rng.random() < 0.5)
        table.draw(seat, [length] * 2)
    if rng.random() < 0.3:
        table.cover(rng.choice(corners(table.state.columns)))
    for seat in table.seats * 3:
        table.prepare(seat)
    for seat in table.seats:
        table.deal(seat, TILES_IN_HAND)
    table.hold_any()
    return _shortened(table, rng)


def _shortened(table: _Table, rng: random.Random) -> tuple[AnyGame, State]:
    """Leave few squares open, so that the game is soon over."""
    squares = list(open_squares(table.state.board, table.state.mats, table.state.columns))
    rng.shuffle(squares)
    table.fill(squares[rng.randint(3, 8) :], tiles_left=6)
    return table.begin()


def _nine_tokens(rng: random.Random) -> tuple[AnyGame, State]:
    """Somebody lacks one token, with its recipe at hand, while others may have more points."""
    table = _Table(rng)
    one = rng.choice(table.seats)
    missing = rng.choice(LENGTHS)
    every = [length for length, count in TOKENS.items() for _ in range(count)]
    every.remove(missing)
    table.serve(one, every, is_stylish=False)
    for seat in table.seats:
        if seat != one:
            table.serve(seat, [5, 4, 4, 3, 3, 3, 2, 2][: rng.randrange(9)], is_stylish=True)
        table.draw(seat, [missing] * 3 if seat == one else [])
    for _ in range(3):
        table.prepare(one)
    for seat in table.seats:
        table.deal(seat, TILES_IN_HAND)
    return _shortened(table, rng)


def _many_passes(rng: random.Random) -> tuple[AnyGame, State]:
    """All but a few of the passes that end the game were made, and points are alike."""
    table = _Table(rng)
    for seat in table.seats:
        table.serve(seat, [4] if rng.random() < 0.5 else [3, 2], is_stylish=rng.random() < 0.4)
        table.draw(seat, ())
        table.deal(seat, TILES_IN_HAND)
    seat = table.seats[0]
    recipe = table.state.recipes[seat][0]
    length = table.state.book.lengths[recipe]
    passes = 3 * len(table.seats) - rng.randint(1, 3)
    table.tell(on.RecipesReturned(seat, (length,), (recipe,), passes))
    table.draw(seat, ())
    squares = list(squares_in_play(table.state.columns))
    rng.shuffle(squares)
    table.fill(squares[4:])
    return table.begin()


def _used_up(rng: random.Random) -> tuple[AnyGame, State]:
    """The pantry is all but empty, stacks are high, and hands hold few tiles."""
    table = _Table(rng)
    for seat in table.seats:
        table.serve(seat, [5], is_stylish=False)
        table.draw(seat, [5] if rng.random() < 0.7 else ())
        table.deal(seat, rng.choice((0, 0, 1, 2)))
    table.hold(rng.choice(table.seats), "chop")
    table.hold_any()
    squares = list(squares_in_play(table.state.columns))
    rng.shuffle(squares)
    squares = squares[rng.randint(2, 6) :]
    table.fill(squares * 3, tiles_left=rng.randrange(3))
    return table.begin()


def _all_covered(rng: random.Random) -> tuple[AnyGame, State]:
    """No tile lies open, and somebody holds a Stack!."""
    table = _Table(rng)
    corner = rng.choice(corners(table.state.columns))
    for seat in table.seats:
        table.draw(seat, ())
        table.deal(seat, TILES_IN_HAND)
        table.hold(seat, "stack" if rng.random() < 0.6 else "spicy")
    table.fill(covered_by(corner)[: rng.randint(2, 4)])
    table.cover(corner)
    table.hold(rng.choice(table.seats), "wasabi")
    return table.begin()


def _two_spicy(rng: random.Random) -> tuple[AnyGame, State]:
    """A Spicy! is in the kitchen and one in the hand of somebody; others hold all the rest."""
    table = _Table(rng, players=3)
    seats = rng.sample(table.seats, 3)
    for seat, cards in zip(
        seats, (("spicy", "chop"), ("stack", "switch"), ("wasabi", "wasabi")), strict=True
    ):
        table.draw(seat, [2, 2, 3])
        table.hold(seat, *cards)  # type: ignore[arg-type]
    for _ in range(2):
        table.prepare(seats[0])
    for seat in seats:
        table.deal(seat, TILES_IN_HAND)
    game, state = _shortened(table, rng)
    return game, evolve(state, on.TurnBegan(seats[0], state.turns))


SCENARIOS = Scenarios(
    players={"eager": eager, "steady": steady, "passer": passer},
    positions={
        "nearly full": _nearly_full,
        "prepared": _prepared,
        "nine tokens": _nine_tokens,
        "many passes": _many_passes,
        "used up": _used_up,
        "all covered": _all_covered,
        "two Spicy!": _two_spicy,
    },
    branches=BRANCHES,
    note=note,
)
