"""What is allowed: the one place where each rule about a command is written."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations
from typing import Any

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal, Refusals
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.board import (
    corners,
    covered,
    covered_by,
    is_in_play,
    neighbours,
    open_squares,
    squares_in_play,
)
from sushiya.games.wasabi.components import (
    CARDS,
    CARDS_IN_HAND,
    LENGTHS,
    TILES_WITH_SPICY,
    Card,
    Kind,
    Place,
    Square,
)
from sushiya.games.wasabi.scoring import has_token
from sushiya.games.wasabi.serving import Serving, find_serving
from sushiya.games.wasabi.state import Stage, State, next_seat
from sushiya.games.wasabi.words import say_card, say_kind, say_lengths, say_recipe, say_square

REFUSALS = Refusals(
    {
        "game-over": "7.4",
        "not-your-turn": "2.1",
        "not-now": "2.1",
        "no-such-kind": "1.6",
        "kind-used-up": "6.5",
        "give-kind": "2.3",
        "give-category": "2.3",
        "pile-empty": "6.6",
        "tile-placed": "3.1",
        "not-in-hand": "3.1",
        "place-chopped": "5.4",
        "outside": "1.1",
        "covered": "5.9",
        "square-taken": "3.1",
        "must-place": "3.1",
        "no-card": "3.2",
        "one-card": "3.2",
        "no-tile": "3.3",
        "stack-after-tile": "5.1",
        "nothing-to-stack-on": "5.1",
        "spicy-useless": "5.5",
        "chop-empty": "5.3",
        "chop-keep-after-tile": "5.4",
        "chop-must-keep": "3.3",
        "not-neighbours": "5.6",
        "switch-empty": "5.6",
        "wasabi-overlap": "5.7",
        "wasabi-no-room": "5.8",
        "no-such-place": "2.4",
        "no-token": "4.4",
        "no-line": "4.1",
        "pass-too-late": "3.4",
        "pass-places": "3.4",
        "pass-order": "3.5",
        "not-in-kitchen": "6.2",
        "no-wasabi-there": "6.2",
        "same-card": "6.3",
        "hand-full": "6.4",
        "discard-missing": "6.4",
        "discard-needless": "6.4",
        "score-seats": "1.1",
        "score-tokens": "1.4",
        "score-two-winners": "7.1",
    }
)


def judge(state: State, seat: Seat, command: Command) -> Refusal | None:
    """Say why a command is not allowed, or None: the one place where that is written."""
    if state.stage == "over":
        return REFUSALS("game-over")
    if seat != state.seat:
        return REFUSALS("not-your-turn")
    stages, rule = _RULES[type(command)]
    if state.stage not in stages:
        return REFUSALS("not-now", stage=state.stage)
    return rule(state, seat, command)


def _give(state: State, seat: Seat, command: ask.GiveTile) -> Refusal | None:
    if refusal := _take(state, seat, command):
        return refusal
    refusal = _judge_first_tile(state, command.kind)
    if refusal is not None and all(_judge_first_tile(state, kind) for kind in _kinds(state)):
        return None
    return refusal


def _judge_first_tile(state: State, kind: Kind) -> Refusal | None:
    """Judge a tile for a first hand; if the pantry has none that fits, any will do."""
    book = state.book
    if not book.may_start[kind]:
        return REFUSALS("give-kind", tile=say_kind(kind, state.options))
    category = book.categories[kind]
    if category in [book.categories[one] for one in state.hands[next_seat(state)]]:
        return REFUSALS("give-category", category=category)
    return None


def _take(state: State, _seat: Seat, command: ask.GiveTile | ask.TakeTile) -> Refusal | None:
    if command.kind >= len(state.pantry):
        return REFUSALS("no-such-kind", kind=command.kind)
    if not state.pantry[command.kind]:
        return REFUSALS("kind-used-up", tile=say_kind(command.kind, state.options))
    return None


def _draw(state: State, _seat: Seat, command: ask.DrawRecipe) -> Refusal | None:
    if not state.piles[LENGTHS.index(command.length)]:
        return REFUSALS("pile-empty", length=command.length)
    return None


def _place(state: State, seat: Seat, command: ask.PlaceTile) -> Refusal | None:
    turn, square = state.turn, command.square
    if turn.placed >= turn.tiles_allowed:
        return REFUSALS("tile-placed")
    if command.kind >= len(state.pantry):
        return REFUSALS("no-such-kind", kind=command.kind)
    if turn.chopped is not None:
        if command.kind != turn.chopped:
            return REFUSALS("place-chopped", tile=say_kind(turn.chopped, state.options))
    elif command.kind not in state.hands[seat]:
        return REFUSALS("not-in-hand", tile=say_kind(command.kind, state.options))
    refusal = _judge_square(state, square)
    if refusal is None and state.board[square] and turn.card != "stack":
        return REFUSALS("square-taken", square=say_square(square))
    return refusal


def _judge_square(state: State, square: Square) -> Refusal | None:
    """Refuse a square that is out of play or covered."""
    if not is_in_play(state.columns)[square]:
        return REFUSALS("outside", square=say_square(square), columns=state.columns)
    if square in covered(state.mats):
        return REFUSALS("covered", square=say_square(square))
    return None


def _judge_card(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Judge what holds for every action card (rules 3.2, 3.3)."""
    if card not in state.cards[seat]:
        return REFUSALS("no-card", card=say_card(card))
    if state.turn.card is not None:
        return REFUSALS("one-card", card=say_card(state.turn.card))
    if card != "chop" and not state.turn.placed and not state.hands[seat]:
        return REFUSALS("no-tile")
    return None


def _stack(state: State, seat: Seat, _command: ask.PlayStack) -> Refusal | None:
    if refusal := _judge_card(state, seat, "stack"):
        return refusal
    if state.turn.placed:
        return REFUSALS("stack-after-tile")
    hidden = covered(state.mats)
    if not any(state.board[one] and one not in hidden for one in squares_in_play(state.columns)):
        return REFUSALS("nothing-to-stack-on")
    return None


def _spicy(state: State, seat: Seat, _command: ask.PlaySpicy) -> Refusal | None:
    if refusal := _judge_card(state, seat, "spicy"):
        return refusal
    wanted = TILES_WITH_SPICY - state.turn.placed
    room = len(open_squares(state.board, state.mats, state.columns))
    if min(len(state.hands[seat]), room) < wanted:
        return REFUSALS("spicy-useless", wanted=wanted)
    return None


def _chop(state: State, seat: Seat, command: ask.PlayChop) -> Refusal | None:
    refusal = _judge_card(state, seat, "chop") or _judge_square(state, command.square)
    if refusal is not None:
        return refusal
    if not state.board[command.square]:
        return REFUSALS("chop-empty", square=say_square(command.square))
    if command.keep and state.turn.placed:
        return REFUSALS("chop-keep-after-tile")
    if not command.keep and not state.turn.placed and not state.hands[seat]:
        return REFUSALS("chop-must-keep")
    return None


def _switch(state: State, seat: Seat, command: ask.PlaySwitch) -> Refusal | None:
    pair = (command.first, command.second)
    refusal = _judge_card(state, seat, "switch")
    for square in pair:
        refusal = refusal or _judge_square(state, square)
    if refusal is not None:
        return refusal
    if pair not in _pairs(state.columns):
        return REFUSALS("not-neighbours")
    if not state.board[command.first] and not state.board[command.second]:
        return REFUSALS("switch-empty")
    return None


@cache
def _pairs(columns: int) -> frozenset[tuple[Square, Square]]:
    return frozenset(neighbours(columns))


def _wasabi(state: State, seat: Seat, command: ask.LayWasabi) -> Refusal | None:
    if refusal := _judge_card(state, seat, "wasabi"):
        return refusal
    if command.corner not in corners(state.columns):
        return REFUSALS("outside", square=say_square(command.corner), columns=state.columns)
    new = covered_by(command.corner)
    if not covered(state.mats).isdisjoint(new):
        return REFUSALS("wasabi-overlap")
    room = open_squares(state.board, state.mats, state.columns)
    if not state.turn.placed and set(room) <= set(new):
        return REFUSALS("wasabi-no-room")
    return None


def serving(state: State, seat: Seat, place: Place) -> Serving | None:
    """Give the best line for a recipe of a seat, if there is one now."""
    ingredients = state.book.ingredients[state.recipes[seat][place]]
    turn = state.turn
    return find_serving(state.board, state.mats, turn.changed, state.columns, ingredients)


def _complete(state: State, seat: Seat, command: ask.Complete) -> Refusal | None:
    mine = state.recipes[seat]
    if command.place >= len(mine):
        return REFUSALS("no-such-place", place=command.place + 1, count=len(mine))
    recipe = mine[command.place]
    name = say_recipe(recipe, state.options)
    length = state.book.lengths[recipe]
    if not has_token(state.served[seat], length, state.book):
        return REFUSALS("no-token", recipe=name, length=length)
    if serving(state, seat, command.place) is None:
        return REFUSALS("no-line", recipe=name)
    return None


def _end(state: State, seat: Seat, _command: ask.EndPlay) -> Refusal | None:
    turn = state.turn
    if turn.placed:
        return None
    has_tile = turn.chopped is not None or bool(state.hands[seat])
    can_place = has_tile and open_squares(state.board, state.mats, state.columns)
    can_pass = turn.is_untouched and state.recipes[seat]
    return REFUSALS("must-place") if can_place or can_pass else None


def _pass(state: State, seat: Seat, command: ask.Pass) -> Refusal | None:
    if not state.turn.is_untouched:
        return REFUSALS("pass-too-late")
    mine = state.recipes[seat]
    if not command.places or len(set(command.places)) < len(command.places):
        return REFUSALS("pass-places")
    for place in command.places:
        if place >= len(mine):
            return REFUSALS("no-such-place", place=place + 1, count=len(mine))
    lengths = [state.book.lengths[mine[place]] for place in command.places]
    if lengths != sorted(lengths):
        return REFUSALS("pass-order", lengths=say_lengths(sorted(lengths)))
    return None


def _take_card(state: State, seat: Seat, command: ask.TakeCard) -> Refusal | None:
    card = command.card
    if command.corner is None:
        if card not in state.kitchen:
            return REFUSALS("not-in-kitchen", card=say_card(card))
    elif card != "wasabi" or command.corner not in state.mats:
        return REFUSALS("no-wasabi-there", square=say_square(command.corner))
    if card == state.turn.card and obtainable(state) != {card}:
        return REFUSALS("same-card", card=say_card(card))
    mine = state.cards[seat]
    if len(mine) < CARDS_IN_HAND:
        return None if command.discard is None else REFUSALS("discard-needless")
    if command.discard is None:
        return REFUSALS("hand-full")
    if command.discard not in mine:
        return REFUSALS("discard-missing", card=say_card(command.discard))
    return None


def obtainable(state: State) -> set[Card]:
    """List the types of action card that can be had, before any discard (rule 6.3)."""
    types = set(state.kitchen)
    if state.mats:
        types.add("wasabi")
    return types


def _leave(_state: State, _seat: Seat, _command: ask.LeaveCards) -> Refusal | None:
    return None


_Rule = Callable[[State, Seat, Any], Refusal | None]

_RULES: dict[type[Command], tuple[tuple[Stage, ...], _Rule]] = {
    ask.GiveTile: (("give",), _give),
    ask.DrawRecipe: (("recipes",), _draw),
    ask.PlaceTile: (("play",), _place),
    ask.PlayStack: (("play",), _stack),
    ask.PlaySpicy: (("play",), _spicy),
    ask.PlayChop: (("play",), _chop),
    ask.PlaySwitch: (("play",), _switch),
    ask.LayWasabi: (("play",), _wasabi),
    ask.Complete: (("play",), _complete),
    ask.EndPlay: (("play",), _end),
    ask.Pass: (("play",), _pass),
    ask.TakeCard: (("cards",), _take_card),
    ask.LeaveCards: (("cards",), _leave),
    ask.TakeTile: (("tiles",), _take),
}


def legal(state: State, seat: Seat) -> tuple[Command, ...]:
    if state.stage == "over" or seat != state.seat:
        return ()
    found = _CANDIDATES[state.stage](state, seat)
    return tuple(command for command in found if judge(state, seat, command) is None)


def _kinds(state: State) -> Iterator[Kind]:
    return (Kind(number) for number, count in enumerate(state.pantry) if count)


def _candidates_play(state: State, seat: Seat) -> Iterator[Command]:
    """List what a seat may have in mind in phase 1; `judge` has the last word."""
    turn = state.turn
    if turn.placed < turn.tiles_allowed:
        kinds = state.hands[seat] if turn.chopped is None else (turn.chopped,)
        squares = (
            squares_in_play(state.columns)
            if turn.card == "stack"
            else open_squares(state.board, state.mats, state.columns)
        )
        for kind in dict.fromkeys(kinds):
            yield from (ask.PlaceTile(kind, square) for square in squares)
    if turn.card is None:
        for card in dict.fromkeys(state.cards[seat]):
            yield from _plays(card, state.columns)
    places = [Place(number) for number in range(len(state.recipes[seat]))]
    if turn.changed:
        yield from (ask.Complete(place) for place in places)
    yield ask.EndPlay()
    if turn.is_untouched:
        for count in range(1, len(places) + 1):
            yield from (ask.Pass(chosen) for chosen in permutations(places, count))


@cache
def _plays(card: Card, columns: int) -> tuple[Command, ...]:
    squares = squares_in_play(columns)
    match card:
        case "stack":
            return (ask.PlayStack(),)
        case "spicy":
            return (ask.PlaySpicy(),)
        case "chop":
            return tuple(ask.PlayChop(one, keep) for one in squares for keep in (False, True))
        case "switch":
            return tuple(ask.PlaySwitch(*pair) for pair in neighbours(columns))
        case "wasabi":
            return tuple(ask.LayWasabi(corner) for corner in corners(columns))


def _candidates_cards(state: State, seat: Seat) -> Iterator[Command]:
    discards: tuple[Card | None, ...] = (None, *dict.fromkeys(state.cards[seat]))
    for discard in discards:
        yield from (ask.TakeCard(card, None, discard) for card in CARDS)
        yield from (ask.TakeCard("wasabi", corner, discard) for corner in state.mats)
    yield ask.LeaveCards()


_CANDIDATES: dict[Stage, Callable[[State, Seat], Iterator[Command]]] = {
    "give": lambda state, _: (ask.GiveTile(kind) for kind in _kinds(state)),
    "recipes": lambda _, __: (ask.DrawRecipe(length) for length in LENGTHS),
    "play": _candidates_play,
    "cards": _candidates_cards,
    "tiles": lambda state, _: (ask.TakeTile(kind) for kind in _kinds(state)),
}
