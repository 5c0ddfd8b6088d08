"""The blind policy of compiled Wasabi!: any legal command, each equally often.

Where counting what is legal costs more than missing it now and then, it draws among more than is
legal until it finds something that is.
"""

from typing import Any

import numpy as np

from sushiya.core.compiled import compiled, draw, inlined
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.kernel_legal import (
    can_chop_away,
    can_complete,
    can_cover,
    can_end,
    can_give,
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


@inlined
def choose_randomly(state: Any, seat: int, chance: Any) -> Any:
    stage = state[at.STAGE]
    if stage == at.PLAY:
        return play_randomly(state, seat, chance)
    if stage == at.TILE:
        return take_tile_randomly(state, chance)
    if stage == at.RECIPES:
        return draw_randomly(state, chance)
    if stage == at.CARDS:
        return take_card_randomly(state, seat, chance)
    return give_randomly(state, seat, chance)


@compiled
def give_randomly(state: Any, seat: int, chance: Any) -> Any:
    kind = draw(chance, state[at.KINDS_IN_BOOK])
    while not can_give(state, seat, kind):
        kind = draw(chance, state[at.KINDS_IN_BOOK])
    return at.GIVE_TILE + kind


@inlined
def take_tile_randomly(state: Any, chance: Any) -> Any:
    kind = draw(chance, state[at.KINDS_IN_BOOK])
    while state[at.PANTRY + kind] == 0:
        kind = draw(chance, state[at.KINDS_IN_BOOK])
    return at.TAKE_TILE + kind


@inlined
def draw_randomly(state: Any, chance: Any) -> Any:
    pile = draw(chance, at.LENGTHS)
    while state[at.PILE_SIZES + pile] == 0:
        pile = draw(chance, at.LENGTHS)
    return at.DRAW_RECIPE + pile


@compiled
def take_card_randomly(state: Any, seat: int, chance: Any) -> Any:
    """Draw among the cards of the kitchen and those on the board, each with every discard."""
    takes = at.CARD_KINDS + state[at.MATS_LAID]
    while True:
        pick = draw(chance, 1 + takes * (1 + at.CARD_KINDS))
        if pick == 0:
            return np.int64(at.LEAVE_CARDS)
        discard = (pick - 1) // takes - 1
        take = (pick - 1) % takes
        if take >= at.CARD_KINDS:
            corner = state[at.MATS + take - at.CARD_KINDS]
            take = at.CARD_KINDS + np.int64(at.CORNER_OF[corner])
        if can_take(state, seat, take, discard):
            return at.TAKE_CARD + (discard + 1) * at.TAKES + take


@inlined
def play_randomly(state: Any, seat: int, chance: Any) -> Any:
    """Draw among tiles, passes, what is ready and the end, all legal, and the uses of cards."""
    squares = squares_for_tile(state)
    tiles = count_tiles(state, seat) * squares if can_place(state) else 0
    count, equals = state[at.STRIP_COUNTS + seat], equals_of(state, seat)
    passes = at.PASS_COUNT[count, equals] if is_untouched(state) else 0
    ready = ready_places(state, seat) if state[at.CHANGED_COUNT] > 0 else 0
    ends = 1 if can_end(state, seat) else 0
    sure = tiles + passes + at.PLACE_COUNT[ready] + ends
    cards = count_cards(state, seat) if state[at.CARD] < 0 else 0
    if sure + cards == ends:
        return np.int64(at.END_PLAY)
    while True:
        pick = draw(chance, sure + cards)
        if pick < tiles:
            tile = pick // squares
            square = state[at.SPOTS + pick - tile * squares]
            return at.PLACE_TILE + kind_at(state, seat, tile) * at.SQUARES + square
        pick -= tiles
        if pick < passes:
            return at.PASS + np.int64(at.PASS_OF[count, equals, pick])
        pick -= passes
        if pick < ends:
            return np.int64(at.END_PLAY)
        pick -= ends
        if pick < at.PLACE_COUNT[ready]:
            return at.COMPLETE + np.int64(at.PLACE_AT[ready, pick])
        code = card_at(state, seat, pick - at.PLACE_COUNT[ready])
        if code >= 0:
            return code


@inlined
def count_tiles(state: Any, seat: int) -> Any:
    """How many kinds of tiles there are to place."""
    if state[at.CHOPPED] >= 0:
        return 1
    hand = at.HANDS + seat * at.TILES_HELD
    size = state[at.HAND_SIZES + seat]
    count = 1 if size > 0 else 0
    for place in range(hand + 1, hand + size):
        count += 1 if state[place] != state[place - 1] else 0
    return count


@inlined
def kind_at(state: Any, seat: int, number: int) -> Any:
    """Give one of the kinds that can be placed."""
    if state[at.CHOPPED] >= 0:
        return np.int64(state[at.CHOPPED])
    place = at.HANDS + seat * at.TILES_HELD
    while number > 0:
        place += 1
        number -= 1 if state[place] != state[place - 1] else 0
    return np.int64(state[place])


@inlined
def ready_places(state: Any, seat: int) -> Any:
    """A bit for each place whose recipe can be completed."""
    ready = 0
    for place in range(at.STRIPS_HELD):
        if can_complete(state, seat, place):
            ready |= 1 << place
    return ready


@compiled
def count_cards(state: Any, seat: int) -> Any:
    """How many uses the cards of a hand may have, legal or not."""
    if state[at.CARD_COUNTS + seat] == 0:
        return 0
    count = 0
    if has_card(state, seat, at.CHOP):
        count += 2 * state[at.FILLED]
    if has_card(state, seat, at.SWITCH):
        count += at.PAIRS
    if has_card(state, seat, at.WASABI):
        count += at.CORNERS
    if can_stack(state, seat):
        count += 1
    if can_spicy(state, seat):
        count += 1
    return count


@compiled
def card_at(state: Any, seat: int, number: int) -> Any:
    """Give the code of one of these uses, or -1: it is not legal."""
    if has_card(state, seat, at.CHOP):
        if number < 2 * state[at.FILLED]:
            is_kept = number & 1
            if not (state[at.PLACED] == 0 if is_kept else can_chop_away(state, seat)):
                return -1
            square = state[at.SPOTS + state[at.OPEN] + number // 2]
            return at.PLAY_CHOP + 2 * square + is_kept
        number -= 2 * state[at.FILLED]
    if has_card(state, seat, at.SWITCH):
        if number < at.PAIRS:
            return at.PLAY_SWITCH + number if can_switch(state, number) else -1
        number -= at.PAIRS
    if has_card(state, seat, at.WASABI):
        if number < at.CORNERS:
            return at.LAY_WASABI + number if can_cover(state, number) else -1
        number -= at.CORNERS
    if can_stack(state, seat) and number == 0:
        return np.int64(at.PLAY_STACK)
    return np.int64(at.PLAY_SPICY)
