"""What a seat may do in compiled Wasabi!: card by card, place by place, and as a mask of codes."""

from typing import Any

from sushiya.core.compiled import compiled, inlined
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.components import TILES_A_TURN, TILES_WITH_SPICY
from sushiya.games.wasabi.kernel import seat_after
from sushiya.games.wasabi.kernel_board import cubes_for


@inlined
def can_give(state: Any, seat: int, kind: int) -> Any:
    if state[at.PANTRY + kind] == 0 or state[at.MAY_START + kind] == 0:
        return False
    after = seat_after(state, seat)
    hand = at.HANDS + after * at.TILES_HELD
    for place in range(hand, hand + state[at.HAND_SIZES + after]):
        if state[at.CATEGORIES + state[place]] == state[at.CATEGORIES + kind]:
            return False
    return True


@inlined
def can_place(state: Any) -> Any:
    """Tell whether another tile may be placed this turn."""
    allowed = TILES_WITH_SPICY if state[at.CARD] == at.SPICY else TILES_A_TURN
    return state[at.PLACED] < allowed


@inlined
def squares_for_tile(state: Any) -> Any:
    """How many squares of the list may get a tile: the open ones, with a Stack! the filled too."""
    return state[at.OPEN] + (state[at.FILLED] if state[at.CARD] == at.STACK else 0)


@inlined
def has_card(state: Any, seat: int, card: int) -> Any:
    """Judge what holds for every action card."""
    has_tile = state[at.PLACED] > 0 or state[at.HAND_SIZES + seat] > 0
    is_held = state[at.CARDS_OF + seat * at.CARD_KINDS + card] > 0
    return is_held and state[at.CARD] < 0 and (has_tile or card == at.CHOP)


@inlined
def can_stack(state: Any, seat: int) -> Any:
    return has_card(state, seat, at.STACK) and state[at.PLACED] == 0 and state[at.FILLED] > 0


@inlined
def can_spicy(state: Any, seat: int) -> Any:
    wanted = TILES_WITH_SPICY - state[at.PLACED]
    has_room = min(state[at.HAND_SIZES + seat], state[at.OPEN]) >= wanted
    return has_card(state, seat, at.SPICY) and has_room


@inlined
def can_chop_away(state: Any, seat: int) -> Any:
    """Tell whether a chopped tile may go to the pantry: there is one to place, or it is placed."""
    return state[at.PLACED] > 0 or state[at.HAND_SIZES + seat] > 0


@inlined
def can_switch(state: Any, pair: int) -> Any:
    """Tell whether two neighbours are uncovered, and not both empty."""
    first = state[at.SHOWN + at.PAIR_FIRST[pair]]
    second = state[at.SHOWN + at.PAIR_SECOND[pair]]
    return min(first, second) > at.CLOSED and max(first, second) > at.EMPTY


@compiled
def can_cover(state: Any, number: int) -> Any:
    """Tell whether a Wasabi! fits on a corner; before the tile it must leave an open square."""
    left = state[at.OPEN]
    for place in range(len(at.UNDER_MAT)):
        shown = state[at.SHOWN + at.CORNER[number] + at.UNDER_MAT[place]]
        if shown == at.CLOSED:
            return False
        if shown == at.EMPTY:
            left -= 1
    return left > 0 or state[at.PLACED] > 0


@compiled
def can_complete(state: Any, seat: int, place: int) -> Any:
    if place >= state[at.STRIP_COUNTS + seat]:
        return False
    strip = state[at.STRIPS_OF + seat * at.STRIPS_HELD + place]
    length = state[at.LENGTH_OF + strip] - at.SHORTEST
    if state[at.USED + seat * at.LENGTHS + length] >= at.TOKENS[length]:
        return False
    return cubes_for(state, strip) >= 0


@inlined
def is_untouched(state: Any) -> Any:
    return state[at.PLACED] == 0 and state[at.CARD] < 0


@inlined
def can_end(state: Any, seat: int) -> Any:
    """Tell whether the tile is placed, or there is nothing to place and nothing to pass with."""
    if state[at.PLACED] > 0:
        return True
    has_tile = state[at.CHOPPED] >= 0 or state[at.HAND_SIZES + seat] > 0
    may_pass = is_untouched(state) and state[at.STRIP_COUNTS + seat] > 0
    return not may_pass and not (has_tile and state[at.OPEN] > 0)


@inlined
def equals_of(state: Any, seat: int) -> Any:
    """Which neighbouring recipes are equally long, as the table of passes wants to know."""
    first = at.STRIPS_OF + seat * at.STRIPS_HELD
    equals = 0
    for place in range(1, state[at.STRIP_COUNTS + seat]):
        length = state[at.LENGTH_OF + state[first + place]]
        if state[at.LENGTH_OF + state[first + place - 1]] == length:
            equals |= place
    return equals


@inlined
def can_take(state: Any, seat: int, take: int, discard: int) -> Any:
    """Tell whether a card can be had, for another or, with -1, for none."""
    if take < at.CARD_KINDS:
        card = take
        if state[at.KITCHEN + card] == 0:
            return False
    else:
        card = at.WASABI
        corner = at.CORNER[take - at.CARD_KINDS]
        is_there = False
        for place in range(at.MATS, at.MATS + state[at.MATS_LAID]):
            is_there = is_there or state[place] == corner
        if not is_there:
            return False
    if card == state[at.CARD] and has_other(state, card):
        return False
    if state[at.CARD_COUNTS + seat] < at.CARDS_HELD:
        return discard < 0
    return discard >= 0 and state[at.CARDS_OF + seat * at.CARD_KINDS + discard] > 0


@inlined
def has_other(state: Any, card: int) -> Any:
    """Tell whether any other type of card can be had."""
    if card != at.WASABI and state[at.MATS_LAID] > 0:
        return True
    return state[at.IN_KITCHEN] > state[at.KITCHEN + card]


@compiled
def mask(state: Any, seat: int, out: Any) -> None:
    """Mark every legal code of a seat."""
    out[:] = False
    stage = state[at.STAGE]
    if state[at.SEAT] != seat or stage == at.OVER:
        return
    if stage == at.PLAY:
        mask_tiles(state, seat, out)
        mask_cards(state, seat, out)
        for place in range(at.STRIPS_HELD):
            out[at.COMPLETE + place] = can_complete(state, seat, place)
        out[at.END_PLAY] = can_end(state, seat)
        if is_untouched(state):
            count, equals = state[at.STRIP_COUNTS + seat], equals_of(state, seat)
            for number in range(at.PASS_COUNT[count, equals]):
                out[at.PASS + at.PASS_OF[count, equals, number]] = True
    elif stage == at.CARDS:
        for discard in range(-1, at.CARD_KINDS):
            first = at.TAKE_CARD + (discard + 1) * at.TAKES
            for take in range(at.TAKES):
                out[first + take] = can_take(state, seat, take, discard)
        out[at.LEAVE_CARDS] = True
    elif stage == at.RECIPES:
        for pile in range(at.LENGTHS):
            out[at.DRAW_RECIPE + pile] = state[at.PILE_SIZES + pile] > 0
    else:
        for kind in range(state[at.KINDS_IN_BOOK]):
            if stage == at.TILE:
                out[at.TAKE_TILE + kind] = state[at.PANTRY + kind] > 0
            else:
                out[at.GIVE_TILE + kind] = can_give(state, seat, kind)


@compiled
def mask_tiles(state: Any, seat: int, out: Any) -> None:
    if not can_place(state):
        return
    squares = squares_for_tile(state)
    hand = at.HANDS + seat * at.TILES_HELD
    count = state[at.HAND_SIZES + seat] if state[at.CHOPPED] < 0 else 1
    for place in range(count):
        kind = state[hand + place] if state[at.CHOPPED] < 0 else state[at.CHOPPED]
        for spot in range(at.SPOTS, at.SPOTS + squares):
            out[at.PLACE_TILE + kind * at.SQUARES + state[spot]] = True


@compiled
def mask_cards(state: Any, seat: int, out: Any) -> None:
    out[at.PLAY_STACK] = can_stack(state, seat)
    out[at.PLAY_SPICY] = can_spicy(state, seat)
    if has_card(state, seat, at.CHOP):
        filled = at.SPOTS + state[at.OPEN]
        for spot in range(filled, filled + state[at.FILLED]):
            chop = at.PLAY_CHOP + 2 * state[spot]
            out[chop] = can_chop_away(state, seat)
            out[chop + 1] = state[at.PLACED] == 0
    if has_card(state, seat, at.SWITCH):
        for pair in range(at.PAIRS):
            out[at.PLAY_SWITCH + pair] = can_switch(state, pair)
    if has_card(state, seat, at.WASABI):
        for number in range(at.CORNERS):
            out[at.LAY_WASABI + number] = can_cover(state, number)
