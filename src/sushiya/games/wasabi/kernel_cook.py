"""The compiled cook of Wasabi!: it chooses as the one in cook.py does."""

from typing import Any

import numpy as np

from sushiya.core.compiled import compiled, draw, inlined
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.cook import (
    CARD_WORTH,
    COVERING,
    DRAW_TURNS,
    DRAW_WORTH,
    LEAVING,
    MOOD,
    MOST_PASSES,
    NO_TOKEN,
    PASS_BELOW,
    SAME_CARD,
    SAME_LENGTH,
)
from sushiya.games.wasabi.kernel_board import cubes_for
from sushiya.games.wasabi.kernel_legal import (
    can_chop_away,
    can_complete,
    can_cover,
    can_end,
    can_place,
    can_spicy,
    can_stack,
    can_switch,
    can_take,
    equals_of,
    has_card,
    is_untouched,
    squares_for_tile,
)
from sushiya.games.wasabi.kernel_plans import (
    NO_PLAN,
    completes,
    hand_bits,
    kind_bit,
    length_at,
    lost_under,
    make_plans,
    most_at_once,
    most_on_top,
    on_top,
    strip_at,
    tokens_left,
    use_of,
    weigh_tiles,
    with_tile,
)
from sushiya.games.wasabi.kernel_random import count_tiles, give_randomly, kind_at

WORTH = np.array([CARD_WORTH[card] for card in facts.CARDS])
LIKED = np.array(list(DRAW_WORTH.values()))
TURNS = np.array(list(DRAW_TURNS.values()))
ALIKE = np.array([SAME_LENGTH**count for count in range(at.STRIPS_HELD + 1)])
EQUAL = 1e-9
NOTHING = -1e18
MOODS = 1 << 16
"""So many moods there are to be in."""


@inlined
def weigh(value: float, code: int, most: float, chosen: Any, equals: int, chance: Any) -> Any:
    """Keep the better of two, and among equals any one, each equally often."""
    if value > most + EQUAL:
        return value, np.int64(code), 1
    if value > most - EQUAL:
        equals += 1
        if draw(chance, equals) == 0:
            chosen = np.int64(code)
    return most, chosen, equals


@compiled
def choose_as_cook(state: Any, seat: int, chance: Any, room: Any) -> Any:
    """Choose the step that is worth most; equals by chance."""
    stage = state[at.STAGE]
    if stage == at.PLAY:
        ready = dearest_ready(state, seat)
        return ready if ready >= 0 else play_as_cook(state, seat, chance, room)
    if stage == at.TILE:
        return take_tile_as_cook(state, seat, chance, room)
    if stage == at.RECIPES:
        return draw_as_cook(state, seat, chance)
    if stage == at.CARDS:
        return take_card_as_cook(state, seat, chance)
    return give_randomly(state, seat, chance)


@compiled
def dearest_ready(state: Any, seat: int) -> Any:
    """The code that completes the dearest recipe, or -1: none is ready."""
    chosen, most = np.int64(-1), -1
    for place in range(at.STRIPS_HELD):
        if can_complete(state, seat, place):
            points = at.TOKEN_POINTS[length_at(state, seat, place)]
            points += cubes_for(state, strip_at(state, seat, place))
            if points > most:
                chosen, most = np.int64(at.COMPLETE + place), points
    return chosen


@compiled
def play_as_cook(state: Any, seat: int, chance: Any, room: Any) -> Any:
    squares = squares_for_tile(state)
    tiles = count_tiles(state, seat) if can_place(state) else 0
    has_cards = state[at.CARD] < 0 and state[at.CARD_COUNTS + seat] > 0
    worth = make_plans(state, seat, room) if has_cards or tiles * squares > 0 else 0.0
    if has_cards:
        card = best_card(state, seat, worth, chance, room)
        if card >= 0:
            return card
    if tiles * squares == 0:
        if can_end(state, seat):
            return np.int64(at.END_PLAY)
        count = state[at.STRIP_COUNTS + seat]
        return at.PASS + np.int64(at.PASS_OF[count, equals_of(state, seat), 0])
    most, chosen, equals = NOTHING, np.int64(-1), 0
    for tile in range(tiles):
        room.kinds[tile] = kind_at(state, seat, tile)
    weigh_tiles(state, seat, tiles, room)
    for tile in range(tiles):
        kind = room.kinds[tile]
        for spot in range(squares):
            square = state[at.SPOTS + spot]
            if spot < state[at.OPEN]:
                value = room.tile_worths[tile, square]
            else:
                value = worth + on_top(state, seat, kind, square, room)
            code = at.PLACE_TILE + kind * at.SQUARES + square
            most, chosen, equals = weigh(value, code, most, chosen, equals, chance)
    if state[at.PLACED] > 0:
        kind = (chosen - at.PLACE_TILE) // at.SQUARES
        square = chosen - at.PLACE_TILE - kind * at.SQUARES
        gets_better = with_tile(state, seat, kind, square, room) >= worth
        return chosen if gets_better else np.int64(at.END_PLAY)
    passed = pass_without_hope(state, seat, worth, room)
    return passed if passed >= 0 else chosen


@inlined
def pass_without_hope(state: Any, seat: int, worth: float, room: Any) -> Any:
    """Pass if my recipes hold no hope, there is time, and passing will not end the game; or -1."""
    if worth >= PASS_BELOW or state[at.PASSES] > MOST_PASSES or not is_untouched(state):
        return np.int64(-1)
    if state[at.OPEN] < 2 * state[at.PLAYERS]:
        return np.int64(-1)
    hopeless = 0
    for place in range(state[at.STRIP_COUNTS + seat]):
        is_planned = room.line_counts[place] != NO_PLAN
        if not is_planned or room.plan_worths[place] <= PASS_BELOW / 3:
            hopeless |= 1 << place
    number = np.int64(at.PASS_OF_SET[hopeless])
    return number if number < 0 else at.PASS + number


@compiled
def best_card(state: Any, seat: int, worth: float, chance: Any, room: Any) -> Any:
    """The use of an action card that pays most now, or -1: none does."""
    is_placed = state[at.PLACED] > 0
    hand = hand_bits(state, seat)
    plain = 0.0 if is_placed else most_at_once(state, seat, hand, worth, room)
    most, chosen, equals = NOTHING, np.int64(-1), 0
    if has_card(state, seat, at.SWITCH):
        for pair in range(at.PAIRS):
            if can_switch(state, pair):
                gain = switch_worth(state, seat, pair, room) - WORTH[at.SWITCH]
                code = at.PLAY_SWITCH + pair
                most, chosen, equals = weigh_gain(gain, code, most, chosen, equals, chance)
    if has_card(state, seat, at.CHOP):
        filled = at.SPOTS + state[at.OPEN]
        for spot in range(filled, filled + state[at.FILLED]):
            square = state[spot]
            code = at.PLAY_CHOP + 2 * square
            if can_chop_away(state, seat):
                gain = chop_worth(state, seat, square, room) - WORTH[at.CHOP]
                most, chosen, equals = weigh_gain(gain, code, most, chosen, equals, chance)
            if not is_placed:
                kept = kind_bit(state[at.TOPS + square])
                gain = most_at_once(state, seat, kept, worth, room) - plain - WORTH[at.CHOP]
                most, chosen, equals = weigh_gain(gain, code + 1, most, chosen, equals, chance)
    if can_stack(state, seat):
        gain = most_on_top(state, seat, room) - plain - WORTH[at.STACK]
        most, chosen, equals = weigh_gain(gain, at.PLAY_STACK, most, chosen, equals, chance)
    if is_placed and can_spicy(state, seat):
        gain = most_at_once(state, seat, hand, worth, room) - WORTH[at.SPICY]
        most, chosen, equals = weigh_gain(gain, at.PLAY_SPICY, most, chosen, equals, chance)
    if is_placed and has_card(state, seat, at.WASABI):
        for number in range(at.CORNERS):
            if can_cover(state, number):
                lost = lost_under(state, seat, at.CORNER[number], worth, room)
                gain = facts.WASABI_CUBES - lost - COVERING
                code = at.LAY_WASABI + number
                most, chosen, equals = weigh_gain(gain, code, most, chosen, equals, chance)
    return chosen


@inlined
def weigh_gain(gain: float, code: int, most: float, chosen: Any, equals: int, chance: Any) -> Any:
    """Keep the better of two, if it pays at all."""
    if gain > 0:
        most, chosen, equals = weigh(gain, code, most, chosen, equals, chance)
    return most, chosen, equals


@compiled
def switch_worth(state: Any, seat: int, pair: int, room: Any) -> Any:
    """Swap two squares, look what that completes, and swap them back."""
    first, second = at.PAIR_FIRST[pair], at.PAIR_SECOND[pair]
    upper, lower = state[at.SHOWN + first], state[at.SHOWN + second]
    state[at.SHOWN + first], state[at.SHOWN + second] = lower, upper
    worth = completes(state, seat, first, second, room)
    state[at.SHOWN + first], state[at.SHOWN + second] = upper, lower
    return worth


@compiled
def chop_worth(state: Any, seat: int, square: int, room: Any) -> Any:
    """Take a tile away, look what that completes, and put it back."""
    below = at.EMPTY
    for buried in range(state[at.BURIED]):
        if state[at.BURIED_SQUARES + buried] == square:
            below = state[at.BURIED_KINDS + buried]
    state[at.SHOWN + square] = below
    worth = completes(state, seat, square, square, room)
    state[at.SHOWN + square] = state[at.TOPS + square]
    return worth


@compiled
def take_card_as_cook(state: Any, seat: int, chance: Any) -> Any:
    most, chosen, equals = LEAVING, np.int64(at.LEAVE_CARDS), 1
    for discard in range(-1, at.CARD_KINDS):
        for take in range(at.TAKES):
            if not can_take(state, seat, take, discard):
                continue
            card = min(take, at.WASABI)
            value = WORTH[card] - (WORTH[discard] if discard >= 0 else 0.0)
            if state[at.CARDS_OF + seat * at.CARD_KINDS + card] > 0:
                value -= SAME_CARD
            code = at.TAKE_CARD + (discard + 1) * at.TAKES + take
            most, chosen, equals = weigh(value, code, most, chosen, equals, chance)
    return chosen


@compiled
def take_tile_as_cook(state: Any, seat: int, chance: Any, room: Any) -> Any:
    make_plans(state, seat, room)
    most, chosen, equals = NOTHING, np.int64(-1), 0
    for kind in range(state[at.KINDS_IN_BOOK]):
        if state[at.PANTRY + kind] > 0:
            use = use_of(state, seat, kind, room)
            code = at.TAKE_TILE + kind
            most, chosen, equals = weigh(use, code, most, chosen, equals, chance)
    return chosen


@compiled
def draw_as_cook(state: Any, seat: int, chance: Any) -> Any:
    """Draw the length that I like, that I have time for, and of which I hold few."""
    turns = state[at.OPEN] / state[at.PLAYERS]
    most, chosen, equals = NOTHING, np.int64(-1), 0
    for length in range(at.LENGTHS):
        if state[at.PILE_SIZES + length] == 0:
            continue
        held = 0
        for place in range(state[at.STRIP_COUNTS + seat]):
            held += 1 if length_at(state, seat, place) == length else 0
        tokens = tokens_left(state, seat, length)
        if held >= tokens:
            value = NO_TOKEN * tokens
        else:
            hurry = min(1.0, turns / TURNS[length])
            mood = 1 - MOOD + 2 * MOOD * draw(chance, MOODS) / MOODS
            value = LIKED[length] * hurry * hurry * ALIKE[held] * mood
        code = at.DRAW_RECIPE + length
        most, chosen, equals = weigh(value, code, most, chosen, equals, chance)
    return chosen
