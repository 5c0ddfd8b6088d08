"""Wasabi! compiled: the same rules over one array of small integers.

Logic is written a second time here on purpose; facts come from components.py. Lockstep tests keep
the two together.
"""

from typing import Any

import numpy as np

from sushiya.core.compiled import compiled, draw, inlined
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.components import END_AFTER, WASABI_CUBES

RULES_VERSION = 1


@compiled
def deal(state: Any, chance: Any) -> None:
    """Start a game from the template: draw the first player, shuffle the piles."""
    state[at.FIRST] = state[at.SEAT] = draw(chance, state[at.PLAYERS])
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
def insert(state: Any, first: int, count: int, item: int) -> None:
    place = first + count
    while place > first and state[place - 1] > item:
        state[place] = state[place - 1]
        place -= 1
    state[place] = item


@inlined
def remove(state: Any, place: int, last: int) -> None:
    """Take an item out of a list, its last one moving up."""
    while place < last:
        state[place] = state[place + 1]
        place += 1
    state[last] = -1


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


@inlined
def touch(state: Any, square: int) -> None:
    """Note a changed square, once: lines must pass through one."""
    count = state[at.CHANGED_COUNT]
    for place in range(at.CHANGED, at.CHANGED + count):
        if state[place] == square:
            return
    state[at.CHANGED + count] = square
    state[at.CHANGED_COUNT] = count + 1


@inlined
def put_on(state: Any, square: int, kind: int) -> None:
    """Lay a tile on an uncovered square."""
    if state[at.TOPS + square] < 0:
        move_spot(state, square, state[at.OPEN] - 1)
        state[at.OPEN] -= 1
        state[at.FILLED] += 1
    else:
        buried = state[at.BURIED]
        state[at.BURIED_KINDS + buried] = state[at.TOPS + square]
        state[at.BURIED_SQUARES + buried] = square
        state[at.BURIED] = buried + 1
    state[at.TOPS + square] = state[at.SHOWN + square] = kind


@compiled
def take_off(state: Any, square: int) -> Any:
    """Take the top tile off an uncovered square."""
    kind = state[at.TOPS + square]
    below = at.EMPTY
    for buried in range(state[at.BURIED] - 1, -1, -1):
        if state[at.BURIED_SQUARES + buried] == square:
            below = state[at.BURIED_KINDS + buried]
            last = state[at.BURIED] - 1
            remove(state, at.BURIED_KINDS + buried, at.BURIED_KINDS + last)
            remove(state, at.BURIED_SQUARES + buried, at.BURIED_SQUARES + last)
            state[at.BURIED] = last
            break
    state[at.TOPS + square] = state[at.SHOWN + square] = below
    if below == at.EMPTY:
        move_spot(state, square, state[at.OPEN])
        state[at.OPEN] += 1
        state[at.FILLED] -= 1
    return kind


@inlined
def move_spot(state: Any, square: int, spot: int) -> None:
    """Let a square change places with another in the list of squares."""
    other, left = state[at.SPOTS + spot], state[at.SPOT_OF + square]
    state[at.SPOTS + left], state[at.SPOT_OF + other] = other, left
    state[at.SPOTS + spot], state[at.SPOT_OF + square] = square, spot


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


@inlined
def switch(state: Any, first: int, second: int) -> None:
    """Swap all that lies on two uncovered squares."""
    upper, lower = state[at.TOPS + first], state[at.TOPS + second]
    state[at.TOPS + first] = state[at.SHOWN + first] = lower
    state[at.TOPS + second] = state[at.SHOWN + second] = upper
    for buried in range(at.BURIED_SQUARES, at.BURIED_SQUARES + state[at.BURIED]):
        if state[buried] == first:
            state[buried] = second
        elif state[buried] == second:
            state[buried] = first
    if min(upper, lower) == at.EMPTY:
        # One of them is open and one is filled: each takes the other's place in the list.
        move_spot(state, first, state[at.SPOT_OF + second])
    touch(state, first)
    touch(state, second)


@inlined
def cover(state: Any, corner: int) -> None:
    """Lay a Wasabi!: its squares are closed."""
    insert(state, at.MATS, state[at.MATS_LAID], corner)
    state[at.MATS_LAID] += 1
    for number in range(len(at.UNDER_MAT)):
        square = corner + at.UNDER_MAT[number]
        state[at.SHOWN + square] = at.CLOSED
        if state[at.TOPS + square] < 0:
            move_spot(state, square, state[at.OPEN] - 1)
            state[at.OPEN] -= 1
        else:
            state[at.FILLED] -= 1
        move_spot(state, square, state[at.OPEN] + state[at.FILLED])


@inlined
def uncover(state: Any, corner: int) -> None:
    """Lift a Wasabi!: what lay under it is as before."""
    place = at.MATS
    while state[place] != corner:
        place += 1
    state[at.MATS_LAID] -= 1
    remove(state, place, at.MATS + state[at.MATS_LAID])
    for number in range(len(at.UNDER_MAT)):
        square = corner + at.UNDER_MAT[number]
        state[at.SHOWN + square] = state[at.TOPS + square]
        move_spot(state, square, state[at.OPEN] + state[at.FILLED])
        if state[at.TOPS + square] < 0:
            move_spot(state, square, state[at.OPEN])
            state[at.OPEN] += 1
        else:
            state[at.FILLED] += 1


@compiled
def cubes_for(state: Any, strip: int) -> Any:
    """The cubes that completing a strip gives now, or -1: no line serves it."""
    wanted = bits_of(state, strip)
    best = -1
    for changed in range(at.CHANGED, at.CHANGED + state[at.CHANGED_COUNT]):
        best = max(best, cubes_through(state, strip, wanted, state[changed]))
    return best


@inlined
def bits_of(state: Any, strip: int) -> Any:
    """A bit for each ingredient of a strip."""
    first = at.INGREDIENTS + strip * at.LONGEST
    bits = np.int64(0)
    for place in range(first, first + state[at.LENGTH_OF + strip]):
        bits |= at.BIT[at.FIRST_BIT + state[place]]
    return bits


@compiled
def cubes_through(state: Any, strip: int, wanted: int, square: int) -> Any:
    """The cubes for the best line of a strip through a square, or -1: there is no line."""
    best = -1
    if wanted & at.BIT[at.FIRST_BIT + state[at.SHOWN + square]] == 0:
        return best
    length = state[at.LENGTH_OF + strip]
    for number in range(at.THROUGH_COUNT[length - at.SHORTEST, square]):
        line = at.THROUGH[length - at.SHORTEST, square, number]
        place = at.SHOWN + at.LINE_FIRST[length - at.SHORTEST, line]
        onward = at.LINE_STEP[length - at.SHORTEST, line]
        bits = np.int64(0)
        for _ in range(length):
            bits |= at.BIT[at.FIRST_BIT + state[place]]
            place += onward
        if bits == wanted:
            has_style = shows_style(state, strip, length, place - onward, onward)
            best = max(best, at.STYLE_CUBES[length - at.SHORTEST] if has_style else 0)
    return best


@inlined
def shows_style(state: Any, strip: int, length: int, last: int, onward: int) -> Any:
    """Tell whether a line that serves a strip shows its order, read in one direction or other."""
    first = at.INGREDIENTS + strip * at.LONGEST
    is_forward = is_backward = True
    for place in range(length):
        top = state[last - place * onward]
        is_forward = is_forward and state[first + length - 1 - place] == top
        is_backward = is_backward and state[first + place] == top
    return is_forward or is_backward


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
