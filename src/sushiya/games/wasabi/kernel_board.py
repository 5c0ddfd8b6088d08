"""The board of compiled Wasabi!: laying, taking and covering, and the lines that serve a strip."""

from typing import Any

import numpy as np

from sushiya.core.compiled import compiled, inlined
from sushiya.games.wasabi import kernel_layout as at


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


@inlined
def cubes_for(state: Any, strip: int) -> Any:
    """The cubes that completing a strip gives now, or -1: no line serves it."""
    wanted = bits_of(state, strip)
    best = np.int64(-1)
    for changed in range(at.CHANGED, at.CHANGED + state[at.CHANGED_COUNT]):
        best = max(best, cubes_through(state, strip, wanted, state[changed]))
    return best


@inlined
def bits_of(state: Any, strip: int) -> Any:
    """A bit for each ingredient of a strip."""
    first = at.INGREDIENTS + strip * at.LONGEST
    bits = np.int64(0)
    # Always as many, whatever the length: what is no ingredient has no bit.
    for place in range(at.LONGEST):
        bits |= at.BIT[at.FIRST_BIT + state[first + place]]
    return bits


@inlined
def cubes_through(state: Any, strip: int, wanted: int, square: int) -> Any:
    """The cubes for the best line of a strip through a square, or -1: there is no line."""
    # Most squares show nothing of the strip, and a call costs more than this look.
    if wanted & at.BIT[at.FIRST_BIT + state[at.SHOWN + square]] == 0:
        return np.int64(-1)
    return cubes_on_lines(state, strip, wanted, square)


@compiled
def cubes_on_lines(state: Any, strip: int, wanted: int, square: int) -> Any:
    best = -1
    length = state[at.LENGTH_OF + strip]
    for number in range(at.THROUGH_COUNT[length - at.SHORTEST, square]):
        line = at.THROUGH[length - at.SHORTEST, square, number]
        first = at.SHOWN + at.LINE_FIRST[length - at.SHORTEST, line]
        onward = at.LINE_STEP[length - at.SHORTEST, line]
        missing = wanted
        for place in range(length):
            bit = at.BIT[at.FIRST_BIT + state[first + place * onward]]
            if missing & bit == 0:
                break
            missing ^= bit
        if missing == 0:
            has_style = shows_style(state, strip, length, first, onward)
            best = max(best, at.STYLE_CUBES[length - at.SHORTEST] if has_style else 0)
    return best


@inlined
def shows_style(state: Any, strip: int, length: int, first: int, onward: int) -> Any:
    """Tell whether a line that serves a strip shows its order, read in one direction or other."""
    ingredients = at.INGREDIENTS + strip * at.LONGEST
    is_forward = is_backward = True
    for place in range(length):
        top = state[first + place * onward]
        is_forward = is_forward and state[ingredients + place] == top
        is_backward = is_backward and state[ingredients + length - 1 - place] == top
    return is_forward or is_backward
