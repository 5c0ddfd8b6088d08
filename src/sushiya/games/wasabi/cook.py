"""A good player without search: every step for what it completes and what it leaves to hope for."""

import random
from collections.abc import Callable, Iterable
from typing import TypeVar

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.components import WASABI_CUBES, Card, Place
from sushiya.games.wasabi.outlook import EMPTY, ready_recipes
from sushiya.games.wasabi.plans import Plans
from sushiya.games.wasabi.state import Stage
from sushiya.games.wasabi.view import View

PASS_BELOW = 0.35  # with recipes worth less than this in all, I rather draw new ones
MOST_PASSES = 1  # more passes in a row than this, and I place a tile: passing can end the game
CARD_WORTH: dict[Card, float] = {
    "switch": 1.1,
    "stack": 1.0,
    "spicy": 1.0,
    "wasabi": 0.7,
    "chop": 0.4,
}
SAME_CARD = 0.5  # a second card of a type is worth so much less
LEAVING = 0.05  # a card must be worth more than this to be taken
COVERING = 0.05  # how much I mind a smaller board
DRAW_WORTH = {2: 1.0, 3: 1.05, 4: 1.0, 5: 0.9}  # how much I like to draw a length
DRAW_TURNS = {2: 1.0, 3: 2.5, 4: 4.5, 5: 9.0}  # the turns of mine that it should have
MOOD = 0.15  # by how much I may feel like another length
SAME_LENGTH = 0.8  # for every recipe of the length that I hold already
NO_TOKEN = 0.01  # next to nothing, but better a length of which I have tokens
EQUAL = 1e-9  # what differs by less is worth the same

C = TypeVar("C", bound=Command)


def cook(view: View, legal: tuple[Command, ...], rng: random.Random) -> Command:
    """Choose the step that is worth most; equals by chance."""
    if view.viewer is None or len(legal) == 1:
        return legal[0]
    return _CHOICES[view.stage](view, view.viewer, legal, rng)


def _best(commands: Iterable[C], worth: Callable[[C], float], rng: random.Random) -> C:
    best: list[C] = []
    most = float("-inf")
    for command in commands:
        value = worth(command)
        if value > most + EQUAL:
            best, most = [command], value
        elif value > most - EQUAL:
            best.append(command)
    return rng.choice(best)


def _some(legal: Iterable[Command], kind: type[C]) -> list[C]:
    return [command for command in legal if isinstance(command, kind)]


def _play(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    ready = [one for one in ready_recipes(view) if ask.Complete(one.place) in legal]
    if ready:
        return ask.Complete(max(ready, key=lambda one: one.points + one.cubes).place)
    plans = Plans(view, seat)
    card = _card(plans, legal, rng)
    if card is not None:
        return card
    placements = _some(legal, ask.PlaceTile)
    if not placements:
        # Without a tile to place one has placed it, or may pass, or is out of everything.
        return ask.EndPlay() if ask.EndPlay() in legal else _some(legal, ask.Pass)[0]
    best = _best(placements, lambda one: plans.with_tile(one.kind, one.square), rng)
    if view.turn.placed:
        gets_better = plans.with_tile(best.kind, best.square) >= plans.worth
        return best if gets_better else ask.EndPlay()
    return _pass(plans, legal) or best


def _pass(plans: Plans, legal: tuple[Command, ...]) -> Command | None:
    """Pass if my recipes hold no hope, there is time, and passing will not end the game."""
    view = plans.view
    if plans.worth >= PASS_BELOW or view.passes > MOST_PASSES:
        return None
    if plans.empty_squares < 2 * len(view.hands):
        return None
    hopeful = {plan.place for plan in plans.plans if plan.worth > PASS_BELOW / 3}
    places = [Place(place) for place in range(len(view.strips(plans.seat)))]
    command = ask.Pass(tuple(place for place in places if place not in hopeful))
    return command if command in legal else None


def _card(plans: Plans, legal: tuple[Command, ...], rng: random.Random) -> Command | None:
    """Find an action card that pays now."""
    view = plans.view
    if view.turn.card is not None or not view.cards[plans.seat]:
        return None
    plain = 0.0 if view.turn.placed else plans.most_at_once(plans.hand)
    gains = {command: _card_gain(plans, command, plain) for command in legal}
    paying = [command for command, gain in gains.items() if gain > 0]
    return _best(paying, gains.__getitem__, rng) if paying else None


def _card_gain(plans: Plans, command: Command, plain: float) -> float:
    """What a card gives beyond its own worth, and beyond just placing a tile."""
    tops = list(plans.tops)
    board, placed = plans.view.board, plans.view.turn.placed
    match command:
        case ask.PlaySwitch(first, second):
            tops[first], tops[second] = tops[second], tops[first]
            return plans.completes(tops, (first, second)) - CARD_WORTH["switch"]
        case ask.PlayChop(square, False):
            below = board[square][:-1]
            tops[square] = below[-1] if below else EMPTY
            return plans.completes(tops, (square,)) - CARD_WORTH["chop"]
        case ask.PlayChop(square, True):
            return plans.most_at_once(board[square][-1:]) - plain - CARD_WORTH["chop"]
        case ask.PlayStack():
            return plans.most_on_top() - plain - CARD_WORTH["stack"]
        case ask.PlaySpicy() if placed:
            return plans.most_at_once(plans.hand) - CARD_WORTH["spicy"]
        case ask.LayWasabi(corner) if placed:
            return WASABI_CUBES - plans.lost_under(corner) - COVERING
    return 0.0


def _take_card(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    def worth(command: Command) -> float:
        if not isinstance(command, ask.TakeCard):
            return LEAVING
        lost = 0.0 if command.discard is None else CARD_WORTH[command.discard]
        again = SAME_CARD if command.card in view.cards[seat] else 0.0
        return CARD_WORTH[command.card] - lost - again

    return _best(legal, worth, rng)


def _take_tile(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    plans = Plans(view, seat)
    return _best(_some(legal, ask.TakeTile), lambda one: plans.use_of(one.kind), rng)


def _draw(view: View, seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    plans = Plans(view, seat)
    held = [view.book.lengths[strip] for strip in view.strips(seat)]
    turns = plans.empty_squares / len(view.hands)

    def worth(command: ask.DrawRecipe) -> float:
        length = command.length
        if held.count(length) >= plans.tokens[length]:
            return NO_TOKEN * plans.tokens[length]
        hurry = min(1.0, turns / DRAW_TURNS[length]) ** 2
        mood = rng.uniform(1 - MOOD, 1 + MOOD)
        return DRAW_WORTH[length] * hurry * SAME_LENGTH ** held.count(length) * mood

    return _best(_some(legal, ask.DrawRecipe), worth, rng)


def _give(_view: View, _seat: Seat, legal: tuple[Command, ...], rng: random.Random) -> Command:
    return rng.choice(legal)


_CHOICES: dict[Stage, Callable[[View, Seat, tuple[Command, ...], random.Random], Command]] = {
    "give": _give,
    "recipes": _draw,
    "play": _play,
    "cards": _take_card,
    "tiles": _take_tile,
}
