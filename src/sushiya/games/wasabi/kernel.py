"""Wasabi! compiled: the same rules over one array of small integers.

Logic is written a second time here on purpose; facts come from components.py. Lockstep tests keep
the two together.
"""

from typing import Any

import numpy as np

from sushiya.core.compiled import compiled, draw, inlined
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.components import END_AFTER, WASABI_CUBES
from sushiya.games.wasabi.kernel_board import (
    cover,
    cubes_for,
    insert,
    put_on,
    remove,
    switch,
    take_off,
    touch,
    uncover,
)


@compiled
def deal(state: Any, chance: Any) -> None:
    """Start a game from the template: fix the first player, shuffle the piles."""
    if state[at.FIRST] < 0:
        state[at.FIRST] = draw(chance, state[at.PLAYERS])
    state[at.SEAT] = state[at.FIRST]
    for pile in range(at.LENGTHS):
        end = at.PILES + state[at.PILE_STARTS + pile + 1]
        for place in range(at.PILES + state[at.PILE_STARTS + pile], end - 1):
            other = place + draw(chance, end - place)
            kept = state[place]
            state[place] = state[other]
            state[other] = kept


@inlined
def step(state: Any, codes: Any, chance: Any) -> None:  # noqa: ARG001 - only the deal draws
    """Settle one decision: the code of the seat that is asked, and all that follows from it."""
    seat = state[at.SEAT]
    code = codes[seat]
    stage = state[at.STAGE]
    state[at.DECISION] += 1
    if stage == at.PLAY:
        if play(state, seat, code):
            go_on(state, seat, at.CARDS)
    elif stage == at.TILE:
        take_tile(state, seat, code - at.TAKE_TILE)
        go_on(state, seat, at.TILE)
    elif stage == at.RECIPES:
        draw_strip(state, seat, code - at.DRAW_RECIPE)
        if state[at.TURNS] == 0:
            go_on_drawing(state, seat)
        else:
            go_on(state, seat, at.RECIPES)
    elif stage == at.CARDS:
        take_card(state, seat, code)
        go_on(state, seat, at.CARDS)
    else:
        give(state, seat, code - at.GIVE_TILE)


@inlined
def seat_after(state: Any, seat: int) -> Any:
    return seat + 1 if seat + 1 < state[at.PLAYERS] else 0


@inlined
def give(state: Any, seat: int, kind: int) -> None:
    """Give a tile to the left; whose hand is full gives next, and at last all draw recipes."""
    after = seat_after(state, seat)
    take_tile(state, after, kind)
    if state[at.HAND_SIZES + after] == at.TILES_HELD:
        state[at.SEAT] = after
        if after == state[at.FIRST]:
            state[at.STAGE] = at.RECIPES


@inlined
def take_tile(state: Any, seat: int, kind: int) -> None:
    """Take a tile of the pantry into a hand, which is sorted."""
    state[at.PANTRY + kind] -= 1
    state[at.IN_PANTRY] -= 1
    insert(state, at.HANDS + seat * at.TILES_HELD, state[at.HAND_SIZES + seat], kind)
    state[at.HAND_SIZES + seat] += 1


@inlined
def draw_strip(state: Any, seat: int, pile: int) -> None:
    """Draw the top strip of a pile; whoever returned it knows now that it is here."""
    start = state[at.PILE_STARTS + pile]
    top = state[at.PILE_TOPS + pile]
    strip = state[at.PILES + start + top]
    is_last = start + top + 1 == state[at.PILE_STARTS + pile + 1]
    state[at.PILE_TOPS + pile] = 0 if is_last else top + 1
    state[at.PILE_SIZES + pile] -= 1
    state[at.IN_PILES] -= 1
    insert(state, at.STRIPS_OF + seat * at.STRIPS_HELD, state[at.STRIP_COUNTS + seat], strip)
    state[at.STRIP_COUNTS + seat] += 1
    if state[at.RETURNED_BY + strip] == seat:
        state[at.RETURNED_BY + strip] = -1


@inlined
def go_on_drawing(state: Any, seat: int) -> None:
    """At the start, let the next draw recipes, and begin when all have theirs."""
    if state[at.STRIP_COUNTS + seat] == at.STRIPS_HELD:
        after = seat_after(state, seat)
        if after == state[at.FIRST]:
            begin_turn(state, after)
        else:
            state[at.SEAT] = after


@inlined
def begin_turn(state: Any, seat: int) -> None:
    state[at.SEAT] = seat
    state[at.STAGE] = at.PLAY
    state[at.TURNS] += 1
    state[at.PLACED] = state[at.REWARDS] = state[at.CHANGED_COUNT] = 0
    state[at.CARD] = state[at.CHOPPED] = -1


@inlined
def play(state: Any, seat: int, code: int) -> Any:
    """Do a step of phase 1, and tell whether it was the last."""
    if code < at.PLAY_STACK:
        kind = (code - at.PLACE_TILE) // at.SQUARES
        place_tile(state, seat, kind, code - at.PLACE_TILE - kind * at.SQUARES)
    elif code == at.END_PLAY:
        return True
    elif code >= at.PASS:
        return_strips(state, seat, code - at.PASS)
        return True
    elif code >= at.COMPLETE:
        complete(state, seat, code - at.COMPLETE)
    else:
        play_card(state, seat, code)
    return False


@inlined
def place_tile(state: Any, seat: int, kind: int, square: int) -> None:
    if state[at.CHOPPED] < 0:
        place = at.HANDS + seat * at.TILES_HELD
        last = place + state[at.HAND_SIZES + seat] - 1
        while state[place] != kind:
            place += 1
        remove(state, place, last)
        state[at.HAND_SIZES + seat] -= 1
    state[at.CHOPPED] = -1
    put_on(state, square, kind)
    touch(state, square)
    state[at.PLACED] += 1
    state[at.PASSES] = 0


@compiled
def play_card(state: Any, seat: int, code: int) -> None:
    """Play an action card: to the kitchen, but a Wasabi! to the board."""
    if code == at.PLAY_STACK:
        card = at.STACK
    elif code == at.PLAY_SPICY:
        card = at.SPICY
    elif code < at.PLAY_SWITCH:
        card = at.CHOP
        square = (code - at.PLAY_CHOP) // 2
        chop(state, square, code - at.PLAY_CHOP - 2 * square == 1)
    elif code < at.LAY_WASABI:
        card = at.SWITCH
        pair = code - at.PLAY_SWITCH
        switch(state, at.PAIR_FIRST[pair], at.PAIR_SECOND[pair])
    else:
        card = at.WASABI
        cover(state, at.CORNER[code - at.LAY_WASABI])
        state[at.CUBES + seat] += WASABI_CUBES
    state[at.CARD] = card
    state[at.CARDS_OF + seat * at.CARD_KINDS + card] -= 1
    state[at.CARD_COUNTS + seat] -= 1
    if card != at.WASABI:
        state[at.KITCHEN + card] += 1
        state[at.IN_KITCHEN] += 1


@inlined
def chop(state: Any, square: int, is_kept: bool) -> None:
    kind = take_off(state, square)
    if is_kept:
        state[at.CHOPPED] = kind
    else:
        state[at.PANTRY + kind] += 1
        state[at.IN_PANTRY] += 1
    touch(state, square)


@compiled
def complete(state: Any, seat: int, place: int) -> None:
    """Serve a recipe with a token; the tenth token ends the game."""
    count, first = state[at.STRIP_COUNTS + seat], at.STRIPS_OF + seat * at.STRIPS_HELD
    strip = state[first + place]
    cubes = cubes_for(state, strip)
    remove(state, first + place, first + count - 1)
    state[at.STRIP_COUNTS + seat] = count - 1
    state[at.RETURNED_BY + strip] = -1
    served = state[at.SERVED_COUNTS + seat]
    state[at.SERVED + seat * at.ALL_TOKENS + served] = strip
    state[at.SERVED_CUBES + seat * at.ALL_TOKENS + served] = cubes
    state[at.SERVED_COUNTS + seat] = served + 1
    state[at.USED + seat * at.LENGTHS + state[at.LENGTH_OF + strip] - at.SHORTEST] += 1
    state[at.CUBES + seat] += cubes
    state[at.REWARDS] += 1
    if served + 1 == at.ALL_TOKENS:
        end_game(state, at.TEN_TOKENS)


@compiled
def return_strips(state: Any, seat: int, number: int) -> None:
    """Pass: put recipes under their piles, and forget what others knew of those like them."""
    state[at.PASSES] += 1
    count, first = state[at.STRIP_COUNTS + seat], at.STRIPS_OF + seat * at.STRIPS_HELD
    for named in range(at.STRIPS_HELD):
        place = at.PASS_PLACES[number, named]
        if place < 0:
            break
        strip = state[first + place]
        length = state[at.LENGTH_OF + strip]
        put_under(state, length - at.SHORTEST, strip)
        for other in range(first, first + count):
            if state[at.LENGTH_OF + state[other]] == length:
                forget(state, state[other], seat)
        state[at.RETURNED_BY + strip] = seat
    # Places are those of before the pass, so strips are taken out only now.
    left = first
    for place in range(first, first + count):
        strip = state[place]
        if state[at.RETURNED_BY + strip] != seat:
            state[left] = strip
            left += 1
    for place in range(left, first + count):
        state[place] = -1
    state[at.STRIP_COUNTS + seat] = left - first


@inlined
def forget(state: Any, strip: int, seat: int) -> None:
    """Nobody else can be sure of a strip any more that a seat holds, or held just now."""
    if state[at.RETURNED_BY + strip] != seat:
        state[at.RETURNED_BY + strip] = -1


@inlined
def put_under(state: Any, pile: int, strip: int) -> None:
    start = state[at.PILE_STARTS + pile]
    room = state[at.PILE_STARTS + pile + 1] - start
    place = state[at.PILE_TOPS + pile] + state[at.PILE_SIZES + pile]
    state[at.PILES + start + (place if place < room else place - room)] = strip
    state[at.PILE_SIZES + pile] += 1
    state[at.IN_PILES] += 1


@compiled
def take_card(state: Any, seat: int, code: int) -> None:
    """Take an action card for another or for none, or leave all."""
    if code == at.LEAVE_CARDS:
        state[at.REWARDS] = 0
        return
    discard = (code - at.TAKE_CARD) // at.TAKES - 1
    card = (code - at.TAKE_CARD) % at.TAKES
    if card < at.CARD_KINDS:
        state[at.KITCHEN + card] -= 1
        state[at.IN_KITCHEN] -= 1
    else:
        uncover(state, at.CORNER[card - at.CARD_KINDS])
        card = at.WASABI
    mine = at.CARDS_OF + seat * at.CARD_KINDS
    state[mine + card] += 1
    if discard >= 0:
        state[mine + discard] -= 1
        state[at.KITCHEN + discard] += 1
        state[at.IN_KITCHEN] += 1
    else:
        state[at.CARD_COUNTS + seat] += 1
    state[at.REWARDS] -= 1


@inlined
def go_on(state: Any, seat: int, stage: int) -> None:
    """Find what phase 2 still asks, from a stage on; nothing: the turn is over."""
    has_cards = state[at.IN_KITCHEN] > 0 or state[at.MATS_LAID] > 0
    has_room = state[at.HAND_SIZES + seat] < at.TILES_HELD
    if stage == at.CARDS and state[at.REWARDS] > 0 and has_cards:
        state[at.STAGE] = at.CARDS
    elif stage != at.RECIPES and has_room and state[at.IN_PANTRY] > 0:
        state[at.STAGE] = at.TILE
    elif state[at.STRIP_COUNTS + seat] < at.STRIPS_HELD and state[at.IN_PILES] > 0:
        state[at.STAGE] = at.RECIPES
    elif state[at.OPEN] == 0:
        end_game(state, at.FULL_BOARD)
    elif state[at.PASSES] >= END_AFTER * state[at.PLAYERS]:
        end_game(state, at.PASSING)
    else:
        begin_turn(state, seat_after(state, seat))


@compiled
def end_game(state: Any, ended_by: int) -> None:
    players = state[at.PLAYERS]
    for seat in range(players):
        points = at.POINTS + seat * at.POINT_KINDS
        for length in range(at.LENGTHS):
            used = state[at.USED + seat * at.LENGTHS + length]
            state[points + length] = used * at.TOKEN_POINTS[length]
        state[points + at.LENGTHS] = state[at.CUBES + seat]
    for seat in range(players):
        rank = 1
        for other in range(players):
            if is_ahead(state, other, seat):
                rank += 1
        state[at.RANKS + seat] = rank
    state[at.ENDED_BY] = ended_by
    state[at.STAGE] = at.OVER


@inlined
def is_ahead(state: Any, one: int, other: int) -> Any:
    """Ten tokens win; without, points do, and cubes among equals."""
    has_won = state[at.SERVED_COUNTS + one] == at.ALL_TOKENS
    if has_won != (state[at.SERVED_COUNTS + other] == at.ALL_TOKENS):
        return has_won
    lead = total(state, one) - total(state, other)
    return lead > 0 or (lead == 0 and state[at.CUBES + one] > state[at.CUBES + other])


@inlined
def total(state: Any, seat: int) -> Any:
    """A seat's points as they are."""
    points = np.int64(state[at.CUBES + seat])
    for length in range(at.LENGTHS):
        points += state[at.USED + seat * at.LENGTHS + length] * at.TOKEN_POINTS[length]
    return points
