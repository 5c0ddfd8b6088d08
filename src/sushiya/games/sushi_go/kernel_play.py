"""Sushi Go! compiled, how it is played: the blind random policy, the cook, and many games."""

import math
from typing import Any, NamedTuple

import numpy as np

from sushiya.core.compiled import SMALL, Array, compiled, draw, inlined, seed_chance
from sushiya.core.kernel import Kernel
from sushiya.games.sushi_go import cook as weights
from sushiya.games.sushi_go.components import RULES_VERSION
from sushiya.games.sushi_go.kernel import (
    CARD_COUNT,
    CHOPSTICKS,
    CODES,
    COMBINE,
    CONTROLLER,
    COUNTS,
    DUMPLING,
    DUMPLINGS,
    FACTOR,
    FIRST,
    FREE,
    HAND_SIZE,
    KIND,
    KIND_COUNT,
    LAID,
    MAKI_1,
    MAKI_FIRST,
    MAKI_SECOND,
    NIGIRI_1,
    NIGIRI_3,
    OBSERVATION,
    ON_WASABI,
    OVER,
    PICK_COUNT,
    PICK_OF,
    PLAYERS,
    POINT_KINDS,
    POINTS,
    PUDDING,
    PUDDING_LOSS,
    PUDDING_POINTS,
    PUDDING_PRIZE,
    PUDDINGS,
    RANKS,
    ROUND,
    ROUNDS,
    SASHIMI,
    SASHIMI_POINTS,
    SEATS,
    SECOND,
    SIZE,
    SLOT_HINT,
    TABLES,
    TABLES_AT_MOST,
    TEMPURA,
    TEMPURA_POINTS,
    TURN,
    TURNING,
    WASABI,
    count_hand,
    deal,
    hand_of,
    hand_size,
    lay,
    mask,
    observe,
    pack,
    settled,
    step,
    template,
    unpack,
)
from sushiya.games.sushi_go.observation import observe as observe_view

HANDS_SEEN = 10
"""Where the hands begin in an observation."""
EQUAL = weights.EQUAL
MINE = np.array([0.0, 0.0, *(weights.MINE[players] for players in (2, 3, 4, 5))])
DENY = weights.DENY
HALF_TEMPURA, NEXT_DUMPLING = weights.HALF_TEMPURA, weights.NEXT_DUMPLING
THIRD_SASHIMI = np.array(weights.THIRD_SASHIMI)
CHOPSTICKS_A_TURN = weights.CHOPSTICKS_A_TURN


@inlined
def choose_randomly(state: Any, seat: int, chance: Any) -> Any:
    """Keep any card of the hand, or half of the time two with chopsticks; nigiri on free wasabi."""
    hand, size = hand_of(state, seat), hand_size(state, seat)
    gives = state[CONTROLLER] == seat
    at = draw(chance, size)
    first = state[hand + at]
    has_chopsticks = state[LAID + seat * CARD_COUNT + CHOPSTICKS] > 0
    free = state[FREE + seat]
    if not gives and not has_chopsticks:
        return on_wasabi(first, free) + (at << SLOT_HINT)
    other = -1
    if size >= (3 if gives else 2) and has_chopsticks and draw(chance, 2) == 1:
        other = another(draw(chance, size - 1), at, at)
    gift = 0
    if gives and other < 0:
        gift = 1 + state[hand + another(draw(chance, size - 1), at, at)]
    elif gives:
        gift = 1 + state[hand + another(draw(chance, size - 2), min(at, other), max(at, other))]
    pick = on_wasabi(first, free)
    if other >= 0:
        second = state[hand + other]
        if state[COMBINE]:
            free += (1 if first == WASABI else 0) + (1 if second == WASABI else 0)
        first = on_wasabi(first, free)
        if first >= KIND_COUNT:
            free -= 1
        pick = PICK_OF[first, on_wasabi(second, free)]
    return gift * PICK_COUNT + pick + (at << SLOT_HINT)


@inlined
def another(place: int, low: int, high: int) -> Any:
    """Skip one or two places that are taken, the lower first."""
    if place >= low:
        place += 1
    if high > low and place >= high:
        place += 1
    return place


@inlined
def on_wasabi(kind: int, free: int) -> Any:
    return kind + ON_WASABI if free > 0 and NIGIRI_1 <= kind <= NIGIRI_3 else kind


@compiled
def choose_as_cook(state: Any, seat: int, chance: Any, room: Any) -> Any:
    """Choose what is worth most, as cook.py judges it; equals by chance."""
    legal, hopes, temptation = room.legal, room.hopes, room.temptation
    mask(state, seat, legal)
    observe(state, seat, room.seen)
    turns = outlook(state, room.seen, hopes)
    count_hand(state, seat)
    tempt(state, seat, turns, hopes, temptation)
    best, chosen, equals = -1e18, -1, 0
    for code in range(CODES):
        if not legal[code]:
            continue
        worth = worth_of(state, seat, code, turns, hopes, temptation)
        if worth > best + EQUAL:
            best, chosen, equals = worth, code, 1
        elif worth > best - EQUAL:
            equals += 1
            if draw(chance, equals) == 0:
                chosen = code
    return chosen


@compiled
def outlook(state: Any, seen: Any, hopes: Any) -> Any:
    """Add up what hands still to come may hold, from what the seat has seen; give turns left."""
    players = state[PLAYERS]
    step_on = -1 if state[TURNING] != 0 and state[ROUND] == 2 else 1
    turns = HAND_SIZE[state[TABLES]] - state[TURN]
    unseen_at = OBSERVATION - 3 - KIND_COUNT
    unseen = 0
    for kind in range(KIND_COUNT):
        hopes[kind] = 0.0
    for kind in range(KIND_COUNT):
        unseen += seen[unseen_at + kind]
    unseen = max(1, unseen)
    for later in range(1, turns + 1):
        at = HANDS_SEEN + (-later * step_on) % players * (2 + KIND_COUNT)
        size = seen[at + 1]
        left = max(0.0, 1.0 - later / size) if size > 0 else 0.0
        for kind in range(KIND_COUNT):
            if seen[at] == 0:
                hopes[kind] += left * size * seen[unseen_at + kind] / unseen
            else:
                hopes[kind] += left * seen[at + 2 + kind]
    for kind in range(KIND_COUNT):
        hopes[kind] *= MINE[players]
    return turns


@inlined
def chance_of(rate: float, count: int, turns: int) -> Any:
    """Estimate the chance to get at least so many more of a kind."""
    if count > turns:
        return 0.0
    fewer, term = 0.0, 1.0
    for k in range(count):
        if k > 0:
            term *= rate / k
        fewer += term
    return 1.0 - math.exp(-rate) * fewer


@compiled
def sets_worth(state: Any, table: int, turns: int, hopes: Any) -> Any:
    """What a table's sets are worth: points there are, and points to hope for."""
    laid = LAID + table * CARD_COUNT
    worth = 0.0
    for value in range(1, 4):
        bare = laid + NIGIRI_1 + value - 1
        worth += value * (state[bare] + FACTOR * state[bare + ON_WASABI])
    tempura, sashimi = state[laid + TEMPURA], state[laid + SASHIMI]
    worth += tempura // 2 * TEMPURA_POINTS + sashimi // 3 * SASHIMI_POINTS
    if tempura % 2:
        worth += TEMPURA_POINTS * HALF_TEMPURA * chance_of(hopes[TEMPURA], 1, turns)
    begun = sashimi % 3
    if begun:
        worth += SASHIMI_POINTS * THIRD_SASHIMI[begun] * chance_of(hopes[SASHIMI], 3 - begun, turns)
    dumplings = min(state[laid + DUMPLING], 5)
    worth += DUMPLINGS[dumplings]
    if 0 < dumplings < 5:
        growth = DUMPLINGS[dumplings + 1] - DUMPLINGS[dumplings]
        worth += NEXT_DUMPLING * growth * chance_of(hopes[DUMPLING], 1, turns)
    hope, missed = 0.0, 1.0
    for value in range(3, 0, -1):
        comes = chance_of(hopes[NIGIRI_1 + value - 1], 1, turns)
        hope += missed * comes * (FACTOR - 1) * value
        missed *= 1.0 - comes
    worth += hope * (1.0 - 0.4 ** state[FREE + table]) / 0.6
    if state[laid + CHOPSTICKS] > 0:
        worth += CHOPSTICKS_A_TURN * max(0, turns - 1)
    return worth


@inlined
def icons_of(state: Any, table: int) -> Any:
    laid = LAID + table * CARD_COUNT + MAKI_1
    return state[laid] + 2 * state[laid + 1] + 3 * state[laid + 2]


@compiled
def race(state: Any, who: int, spread: float, is_maki: bool) -> Any:
    """Estimate the chances to end first, second and last in maki or puddings."""
    first, second, last = 1.0, 0.0, 1.0
    mine = standing(state, who, is_maki)
    for table in range(state[TABLES]):
        if table == who:
            continue
        beats = 1.0 / (1.0 + math.exp(-(mine - standing(state, table, is_maki)) / spread))
        second = second * beats + first * (1.0 - beats)
        first *= beats
        last *= 1.0 - beats
    return first, second, last


@inlined
def standing(state: Any, table: int, is_maki: bool) -> Any:
    if is_maki:
        return icons_of(state, table)
    return state[PUDDINGS + table] + state[LAID + table * CARD_COUNT + PUDDING]


@compiled
def worth_of(state: Any, seat: int, code: int, turns: int, hopes: Any, temptation: Any) -> Any:
    """Lay the pick, look at it, and take it back."""
    gift = code // PICK_COUNT
    pick = code - gift * PICK_COUNT
    first, second = FIRST[pick], SECOND[pick]
    table, robots = LAID + seat * CARD_COUNT, LAID + state[PLAYERS] * CARD_COUNT
    free = state[FREE + seat]
    lay(state, seat, first)
    state[COUNTS + KIND[first]] -= 1
    if second >= 0:
        lay(state, seat, second)
        state[COUNTS + KIND[second]] -= 1
        state[table + CHOPSTICKS] -= 1
    if gift > 0:
        state[robots + gift - 1] += 1
        state[COUNTS + gift - 1] -= 1
    worth = sets_worth(state, seat, turns, hopes)
    winning, runner_up, _ = race(state, seat, 0.6 + 0.45 * turns, True)
    worth += winning * MAKI_FIRST + runner_up * MAKI_SECOND
    rounds_left = ROUNDS - state[ROUND] + turns / 10
    most, _, fewest = race(state, seat, 0.35 + 0.6 * rounds_left, False)
    worth += most * PUDDING_PRIZE - (fewest * PUDDING_PRIZE if state[PUDDING_LOSS] else 0.0)
    tempting = 0.0
    is_first = True
    for kind in range(KIND_COUNT):
        if state[COUNTS + kind] > 0 and (is_first or temptation[kind] > tempting):
            tempting = temptation[kind]
            is_first = False
    worth -= DENY / (state[TABLES] - 1) * tempting
    state[table + first] -= 1
    state[COUNTS + KIND[first]] += 1
    if second >= 0:
        state[table + second] -= 1
        state[COUNTS + KIND[second]] += 1
        state[table + CHOPSTICKS] += 1
    if gift > 0:
        state[robots + gift - 1] -= 1
        state[COUNTS + gift - 1] += 1
    state[FREE + seat] = free
    return worth


@compiled
def tempt(state: Any, seat: int, turns: int, hopes: Any, temptation: Any) -> None:
    """Write what each card of my hand would add to the next player's sets and maki."""
    step_on = -1 if state[TURNING] != 0 and state[ROUND] == 2 else 1
    following = (seat + step_on) % state[PLAYERS]
    spread = 0.6 + 0.45 * turns
    before = sets_worth(state, following, turns, hopes)
    first, second, _ = race(state, following, spread, True)
    for kind in range(KIND_COUNT):
        if state[COUNTS + kind] == 0:
            continue
        free = state[FREE + following]
        card = on_wasabi(kind, free)
        lay(state, following, card)
        first_after, second_after, _ = race(state, following, spread, True)
        worth = sets_worth(state, following, turns, hopes) - before
        worth += (first_after - first) * MAKI_FIRST + (second_after - second) * MAKI_SECOND
        temptation[kind] = worth
        state[LAID + following * CARD_COUNT + card] -= 1
        state[FREE + following] = free


POLICIES = ("random", "cook")


class Room(NamedTuple):
    """The arrays that one thread plays in."""

    state: Array
    chance: Array
    codes: Array
    legal: Array
    seen: Array
    hopes: Array
    temptation: Array


def make_room() -> Room:
    return Room(
        state=np.zeros(SIZE, SMALL),
        chance=np.zeros(2, np.uint64),
        codes=np.full(SEATS, -1, np.int64),
        legal=np.zeros(CODES, np.bool_),
        seen=np.zeros(OBSERVATION, np.int16),
        hopes=np.zeros(KIND_COUNT, np.float64),
        temptation=np.zeros(KIND_COUNT, np.float64),
    )


@compiled
def choose_randomly_in(room: Any, seat: int) -> Any:
    return choose_randomly(room.state, seat, room.chance) & ((1 << SLOT_HINT) - 1)


@compiled
def choose_as_cook_in(room: Any, seat: int) -> Any:
    return choose_as_cook(room.state, seat, room.chance, room)


@compiled
def play_out(room: Any, policy: int) -> None:
    """Play the game in the room from where it stands to its end."""
    state, chance, codes = room.state, room.chance, room.codes
    while state[OVER] == 0:
        for seat in range(state[PLAYERS]):
            if hand_size(state, seat) > 1:
                if policy == 0:
                    codes[seat] = choose_randomly(state, seat, chance)
                else:
                    codes[seat] = choose_as_cook(state, seat, chance, room)
        step(state, codes, chance)


@compiled
def run(
    starts: Any, is_dealt: bool, seeds: Any, policy: int, points: Any, ranks: Any, room: Any
) -> None:
    """Play many games, each from its own seed: from fresh deals, or from positions."""
    state, chance = room.state, room.chance
    for game in range(len(seeds)):
        seed_chance(chance, seeds[game])
        start = game % len(starts)
        for place in range(SIZE):
            state[place] = starts[start, place]
        if not is_dealt:
            deal(state, chance)
        play_out(room, policy)
        for table in range(state[TABLES]):
            for kind in range(POINT_KINDS):
                points[game, table, kind] = 0
                for round_ in range(ROUNDS):
                    at = POINTS + (round_ * TABLES_AT_MOST + table) * POINT_KINDS
                    points[game, table, kind] += state[at + kind]
            points[game, table, POINT_KINDS] = state[PUDDING_POINTS + table]
        for seat in range(state[PLAYERS]):
            ranks[game, seat] = state[RANKS + seat]


KERNEL = Kernel(
    version=RULES_VERSION,
    codes=CODES,
    seats=SEATS,
    figures=lambda options: options.tables,
    kinds=("maki", "tempura", "sashimi", "dumpling", "nigiri", "pudding"),
    policies=POLICIES,
    observation=OBSERVATION,
    template=template,
    pack=pack,
    settled=settled,
    unpack=unpack,
    step=step,
    mask=mask,
    observe=observe,
    observe_view=observe_view,
    choosers=(choose_randomly_in, choose_as_cook_in),
    make_room=make_room,
    run=run,
)
