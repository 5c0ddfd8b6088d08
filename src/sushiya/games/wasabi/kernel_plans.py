"""What the compiled cook makes of its recipes, line by line: the twin of plans.py."""

from typing import Any

import numpy as np

from sushiya.core.compiled import compiled, inlined
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi import plans
from sushiya.games.wasabi.kernel_board import bits_of, cubes_through

GAIN = np.array([facts.TOKEN_POINTS[length] + plans.REWARD for length in facts.LENGTHS])
EACH_MISSING = np.array(plans.EACH_MISSING)
NOT_AT_HAND = np.array([plans.NOT_AT_HAND**away for away in range(at.LONGEST + 1)])
STYLE_HOPE = np.array([plans.STYLE_HOPE * facts.STYLE_CUBES[length] for length in facts.LENGTHS])
SECOND_LINE = plans.SECOND_LINE
FORWARD, BACKWARD = 1, 2
MISSING, LEFT, AWAY, WAYS, NOTES = range(5)
"""What is noted of a line: a bit for each missing kind (-1: the recipe cannot be made there), how
many are missing, how many of these are not in hand, and the directions that can show style."""
NO_PLAN = -1
"""So many lines has a recipe without a token."""


@inlined
def kind_bit(kind: int) -> Any:
    return at.BIT[at.FIRST_BIT + kind]


@compiled
def hand_bits(state: Any, seat: int) -> Any:
    bits = np.int64(0)
    hand = at.HANDS + seat * at.TILES_HELD
    for place in range(hand, hand + state[at.HAND_SIZES + seat]):
        bits |= kind_bit(state[place])
    return bits


@inlined
def strip_at(state: Any, seat: int, place: int) -> Any:
    return state[at.STRIPS_OF + seat * at.STRIPS_HELD + place]


@inlined
def length_at(state: Any, seat: int, place: int) -> Any:
    """The length of a recipe in a place, counted from the shortest."""
    return state[at.LENGTH_OF + strip_at(state, seat, place)] - at.SHORTEST


@inlined
def tokens_left(state: Any, seat: int, length: int) -> Any:
    return at.TOKENS[length] - state[at.USED + seat * at.LENGTHS + length]


@compiled
def make_plans(state: Any, seat: int, room: Any) -> Any:
    """Weigh every line of every recipe that has a token; give what all are worth."""
    hand = hand_bits(state, seat)
    had = hand
    for kind in range(state[at.KINDS_IN_BOOK]):
        if state[at.PANTRY + kind] > 0:
            had |= kind_bit(kind)
    if state[at.CHOPPED] >= 0:
        had |= kind_bit(state[at.CHOPPED])
    worth = 0.0
    for place in range(at.STRIPS_HELD):
        room.line_counts[place] = NO_PLAN
        if place >= state[at.STRIP_COUNTS + seat]:
            continue
        length = length_at(state, seat, place)
        if tokens_left(state, seat, length) > 0:
            weigh_lines(state, strip_at(state, seat, place), place, length, hand, had, room)
            worth += room.plan_worths[place]
    return worth


@compiled
def weigh_lines(
    state: Any, strip: int, place: int, length: int, hand: int, had: int, room: Any
) -> None:
    """List the lines on which a recipe can still be made, the best first."""
    size = length + at.SHORTEST
    ingredients = at.INGREDIENTS + strip * at.LONGEST
    wanted = bits_of(state, strip)
    count = 0
    for line in range(at.LINE_COUNT[length]):
        room.lines[place, line, MISSING] = -1
        square = at.SHOWN + at.LINE_FIRST[length, line]
        onward = at.LINE_STEP[length, line]
        missing, left, ways = wanted, size, FORWARD | BACKWARD
        is_possible = True
        for number in range(size):
            top = state[square]
            square += onward
            if top == at.EMPTY:
                continue
            bit = kind_bit(top)
            if missing & bit == 0:
                is_possible = False
                break
            missing ^= bit
            left -= 1
            if state[ingredients + number] != top:
                ways &= ~FORWARD
            if state[ingredients + size - 1 - number] != top:
                ways &= ~BACKWARD
        if not is_possible or missing & ~had != 0:
            continue
        away = 0
        for number in range(ingredients, ingredients + size):
            if missing & ~hand & kind_bit(state[number]) != 0:
                away += 1
        worth = line_worth(length, left, away, ways != 0)
        room.lines[place, line, MISSING], room.lines[place, line, LEFT] = missing, left
        room.lines[place, line, AWAY], room.lines[place, line, WAYS] = away, ways
        room.worths[place, line] = worth
        spot = count
        while spot > 0 and room.worths[place, room.best_lines[place, spot - 1]] < worth:
            room.best_lines[place, spot] = room.best_lines[place, spot - 1]
            spot -= 1
        room.best_lines[place, spot] = line
        count += 1
    room.line_counts[place] = count
    best, second = two_best_apart(length, place, np.int64(0), room)
    room.plan_worths[place] = best + SECOND_LINE * second


@inlined
def line_worth(length: int, left: int, away: int, has_style: bool) -> Any:
    cubes = STYLE_HOPE[length] if has_style else 0.0
    return (GAIN[length] + cubes) * EACH_MISSING[left] * NOT_AT_HAND[away]


@inlined
def two_best_apart(length: int, place: int, squares: int, room: Any) -> Any:
    """What the two best lines are worth that go through none of these squares."""
    best, second, found = 0.0, 0.0, 0
    for number in range(room.line_counts[place]):
        line = room.best_lines[place, number]
        if at.LINE_BITS[length, line] & squares == 0:
            found += 1
            if found == 1:
                best = room.worths[place, line]
            else:
                second = room.worths[place, line]
                break
    return best, second


@compiled
def weigh_tiles(state: Any, seat: int, count: int, room: Any) -> None:
    """Write what tiles of the first kinds in the room would do on each open square.

    That is what they complete there, plus what my recipes are worth then.
    """
    spots = range(at.SPOTS, at.SPOTS + state[at.OPEN])
    for tile in range(count):
        for spot in spots:
            room.tile_worths[tile, state[spot]] = 0.0
    hand = hand_bits(state, seat)
    for place in range(at.STRIPS_HELD):
        if room.line_counts[place] == NO_PLAN:
            continue
        strip, length = strip_at(state, seat, place), length_at(state, seat, place)
        wanted = bits_of(state, strip)
        for spot in spots:
            square = state[spot]
            apart, second = two_best_apart(length, place, at.BIT_OF_SQUARE[square], room)
            for tile in range(count):
                worth = apart + SECOND_LINE * second
                kind = room.kinds[tile]
                if wanted & kind_bit(kind) != 0:
                    worth = advanced(
                        state, strip, length, place, kind, square, hand, apart, second, room
                    )
                room.tile_worths[tile, square] += worth


@compiled
def with_tile(state: Any, seat: int, kind: int, square: int, room: Any) -> Any:
    """The same for one tile and one open square."""
    hand = hand_bits(state, seat)
    total = 0.0
    for place in range(at.STRIPS_HELD):
        if room.line_counts[place] != NO_PLAN:
            strip, length = strip_at(state, seat, place), length_at(state, seat, place)
            apart, second = two_best_apart(length, place, at.BIT_OF_SQUARE[square], room)
            total += advanced(state, strip, length, place, kind, square, hand, apart, second, room)
    return total


@inlined
def advanced(
    state: Any,
    strip: int,
    length: int,
    place: int,
    kind: int,
    square: int,
    hand: int,
    apart: float,
    next_apart: float,
    room: Any,
) -> Any:
    """What a recipe is worth after a tile is placed on an open square.

    Lines through the square are worth more if they miss the tile, and nothing any more if not;
    what is given are the two best lines that stay as they are.
    """
    bit = kind_bit(kind)
    best, second = 0.0, 0.0
    is_done = False
    for number in range(at.THROUGH_COUNT[length, square]):
        line = at.THROUGH[length, square, number]
        missing = room.lines[place, line, MISSING]
        if missing < 0 or missing & bit == 0:
            continue
        steps, ways = at.STEPS_TO[length, square, number], room.lines[place, line, WAYS]
        has_style = fits(state, strip, length, steps, kind, ways)
        left = room.lines[place, line, LEFT] - 1
        if left == 0:
            worth = GAIN[length] + (at.STYLE_CUBES[length] if has_style else 0)
            is_done = True
        else:
            away = room.lines[place, line, AWAY] - (1 if hand & bit == 0 else 0)
            worth = line_worth(length, left, away, has_style)
        second = max(second, min(worth, best))
        best = max(best, worth)
    if is_done:
        return best
    # The second of all is the larger of each side's second, and of the smaller first.
    second = max(min(best, apart), second, next_apart)
    return max(best, apart) + SECOND_LINE * second


@inlined
def fits(state: Any, strip: int, length: int, steps: int, kind: int, ways: int) -> Any:
    """Tell whether a line with a tile so far along it can still show the strip's order."""
    first = at.INGREDIENTS + strip * at.LONGEST
    last = first + length + at.SHORTEST - 1
    is_forward = ways & FORWARD != 0 and state[first + steps] == kind
    return is_forward or (ways & BACKWARD != 0 and state[last - steps] == kind)


@compiled
def on_top(state: Any, seat: int, kind: int, square: int, room: Any) -> Any:
    """Lay a tile on another, look what that completes, and take it away."""
    state[at.SHOWN + square] = kind
    given = completes(state, seat, square, square, room)
    state[at.SHOWN + square] = state[at.TOPS + square]
    return given


@compiled
def completes(state: Any, seat: int, one: int, other: int, room: Any) -> Any:
    """What my recipes would give at once if these squares had just changed."""
    total = 0.0
    for place in range(at.STRIPS_HELD):
        if room.line_counts[place] == NO_PLAN:
            continue
        strip = strip_at(state, seat, place)
        wanted = bits_of(state, strip)
        cubes = cubes_through(state, strip, wanted, one)
        if other != one:
            cubes = max(cubes, cubes_through(state, strip, wanted, other))
        if cubes >= 0:
            total += GAIN[length_at(state, seat, place)] + cubes
    return total


@compiled
def most_at_once(state: Any, seat: int, kinds: int, worth: float, room: Any) -> Any:
    """The most that one tile of these kinds can complete on an empty square."""
    most, is_first = 0.0, True
    for place in range(at.STRIPS_HELD):
        for number in range(room.line_counts[place]):
            line = room.best_lines[place, number]
            missing = room.lines[place, line, MISSING]
            if room.lines[place, line, LEFT] != 1 or missing & kinds == 0:
                continue
            length = length_at(state, seat, place)
            square = at.LINE_FIRST[length, line]
            while state[at.SHOWN + square] != at.EMPTY:
                square += at.LINE_STEP[length, line]
            kind = 0
            while kind_bit(kind) != missing:
                kind += 1
            gain = with_tile(state, seat, kind, square, room) - worth
            most = gain if is_first else max(most, gain)
            is_first = False
    return most


@compiled
def most_on_top(state: Any, seat: int, room: Any) -> Any:
    """The most that a tile of mine can complete on top of another."""
    wanted = np.int64(0)
    for place in range(at.STRIPS_HELD):
        if room.line_counts[place] != NO_PLAN:
            wanted |= bits_of(state, strip_at(state, seat, place))
    most = 0.0
    hand = at.HANDS + seat * at.TILES_HELD
    filled = at.SPOTS + state[at.OPEN]
    for tile in range(hand, hand + state[at.HAND_SIZES + seat]):
        if wanted & kind_bit(state[tile]) == 0:
            continue
        for spot in range(filled, filled + state[at.FILLED]):
            most = max(most, on_top(state, seat, state[tile], state[spot], room))
    return most


@compiled
def lost_under(state: Any, seat: int, corner: int, worth: float, room: Any) -> Any:
    """What my recipes lose if a Wasabi! lies there."""
    squares = np.int64(0)
    for number in range(len(at.UNDER_MAT)):
        squares |= at.BIT_OF_SQUARE[corner + at.UNDER_MAT[number]]
    left = 0.0
    for place in range(at.STRIPS_HELD):
        if room.line_counts[place] > 0:
            best, second = two_best_apart(length_at(state, seat, place), place, squares, room)
            left += best + SECOND_LINE * second
    return worth - left


@compiled
def use_of(state: Any, seat: int, kind: int, room: Any) -> Any:
    """How much my best lines want a tile that I do not hold."""
    bit = kind_bit(kind)
    total = 0.0
    if hand_bits(state, seat) & bit != 0:
        return total
    for place in range(at.STRIPS_HELD):
        for number in range(room.line_counts[place]):
            line = room.best_lines[place, number]
            if room.lines[place, line, MISSING] & bit != 0:
                total += room.worths[place, line] / room.lines[place, line, LEFT]
                break
    return total
