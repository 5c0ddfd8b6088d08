"""What a seat of compiled Wasabi! knows, as numbers: see observation.py for their order."""

from typing import Any

from sushiya.core.compiled import compiled
from sushiya.games.wasabi import kernel_layout as at
from sushiya.games.wasabi.kernel import total
from sushiya.games.wasabi.observation import HELD, IN_PILE
from sushiya.games.wasabi.observation import SERVED as SERVED_BY


@compiled
def observe(state: Any, seat: int, out: Any) -> None:
    """Write what a seat knows."""
    players = state[at.PLAYERS]
    out[:] = 0
    out[0], out[1], out[2] = players, state[at.KINDS_IN_BOOK], state[at.STAGE]
    out[3] = -1 if state[at.STAGE] == at.OVER else (state[at.SEAT] - seat) % players
    out[4] = (state[at.FIRST] - seat) % players
    out[5], out[6] = state[at.TURNS], state[at.PASSES]
    out[7], out[8], out[9] = state[at.PLACED], state[at.CARD], state[at.CHOPPED]
    out[10] = state[at.REWARDS]
    see_board(state, out)
    for place in range(at.MOST_MATS):
        out[at.MATS_SEEN + place] = state[at.MATS + place]
    for kind in range(at.KINDS):
        out[at.PANTRY_SEEN + kind] = state[at.PANTRY + kind]
    for card in range(at.CARD_KINDS):
        out[at.KITCHEN_SEEN + card] = state[at.KITCHEN + card]
    for pile in range(at.LENGTHS):
        out[at.PILES_SEEN + pile] = state[at.PILE_SIZES + pile]
    for distance in range(players):
        see_seat(state, (seat + distance) % players, at.SEATS_SEEN + distance * at.SEAT_SEEN, out)
    see_strips(state, seat, out)


@compiled
def see_board(state: Any, out: Any) -> None:
    for square in range(at.SQUARES):
        seen = at.SQUARES_SEEN + square * at.SQUARE_SEEN
        top = state[at.TOPS + square]
        out[seen], out[seen + 1], out[seen + 2] = top, -1, top >= 0
    # Of each stack the lowest is listed first, so the last one found lies under the top.
    for buried in range(state[at.BURIED]):
        seen = at.SQUARES_SEEN + state[at.BURIED_SQUARES + buried] * at.SQUARE_SEEN
        out[seen + 1] = state[at.BURIED_KINDS + buried]
        out[seen + 2] += 1
    in_play = state[at.OPEN] + state[at.FILLED] + len(at.UNDER_MAT) * state[at.MATS_LAID]
    for spot in range(state[at.OPEN] + state[at.FILLED], at.SQUARES):
        out[at.SQUARES_SEEN + state[at.SPOTS + spot] * at.SQUARE_SEEN + 3] = (
            1 if spot < in_play else 2
        )
    for changed in range(at.CHANGED, at.CHANGED + state[at.CHANGED_COUNT]):
        out[at.SQUARES_SEEN + state[changed] * at.SQUARE_SEEN + 4] = 1


@compiled
def see_seat(state: Any, owner: int, seen: int, out: Any) -> None:
    for place in range(at.TILES_HELD):
        out[seen + place] = state[at.HANDS + owner * at.TILES_HELD + place]
    cards = seen + at.TILES_HELD
    for card in range(at.CARD_KINDS):
        out[cards + card] = state[at.CARDS_OF + owner * at.CARD_KINDS + card]
    lengths = cards + at.CARD_KINDS
    first = at.STRIPS_OF + owner * at.STRIPS_HELD
    for place in range(first, first + state[at.STRIP_COUNTS + owner]):
        out[lengths + state[at.LENGTH_OF + state[place]] - at.SHORTEST] += 1
    used = lengths + at.LENGTHS
    for length in range(at.LENGTHS):
        out[used + length] = state[at.USED + owner * at.LENGTHS + length]
    out[used + at.LENGTHS] = state[at.CUBES + owner]
    out[used + at.LENGTHS + 1] = total(state, owner)


@compiled
def see_strips(state: Any, seat: int, out: Any) -> None:
    """Write the own recipes, and where each strip is as far as this seat can be sure."""
    players = state[at.PLAYERS]
    for place in range(at.STRIPS_HELD * (1 + at.LONGEST)):
        out[at.OWN_SEEN + place] = -1
    for distance in range(players):
        owner = (seat + distance) % players
        first = at.STRIPS_OF + owner * at.STRIPS_HELD
        for place in range(state[at.STRIP_COUNTS + owner]):
            strip = state[first + place]
            if distance == 0:
                own = at.OWN_SEEN + place * (1 + at.LONGEST)
                out[own] = strip
                for number in range(state[at.LENGTH_OF + strip]):
                    out[own + 1 + number] = state[at.INGREDIENTS + strip * at.LONGEST + number]
            if distance == 0 or state[at.RETURNED_BY + strip] == seat:
                out[at.STRIPS_SEEN + strip] = HELD + distance
        served = at.SERVED + owner * at.ALL_TOKENS
        for place in range(served, served + state[at.SERVED_COUNTS + owner]):
            out[at.STRIPS_SEEN + state[place]] = SERVED_BY + distance
    for pile in range(at.LENGTHS):
        start = state[at.PILE_STARTS + pile]
        room = state[at.PILE_STARTS + pile + 1] - start
        for depth in range(state[at.PILE_SIZES + pile]):
            strip = state[at.PILES + start + (state[at.PILE_TOPS + pile] + depth) % room]
            if state[at.RETURNED_BY + strip] == seat:
                out[at.STRIPS_SEEN + strip] = IN_PILE + depth
