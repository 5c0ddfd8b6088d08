"""Sushi Go! compiled: the same rules over one array of small integers.

Logic is written a second time here on purpose; facts come from components.py. Lockstep tests keep
the two together.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import numpy as np

from sushiya.core.compiled import SMALL, Array, compiled, draw, inlined
from sushiya.core.ids import Decision, Seat
from sushiya.core.options import chosen_seat
from sushiya.games.sushi_go import components as facts
from sushiya.games.sushi_go.notation import CARDS, GIFTS, PICKS
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import Robot, State

KIND_COUNT = len(facts.KINDS)
CARD_COUNT = len(CARDS)
PICK_COUNT = len(PICKS)
CODES = PICK_COUNT * len(GIFTS)
SEATS, TABLES_AT_MOST, ROUNDS = 5, 6, facts.ROUNDS
POINT_KINDS = 5

MAKI_1, TEMPURA, SASHIMI, DUMPLING = 0, 3, 4, 5
NIGIRI_1, NIGIRI_3, WASABI, CHOPSTICKS, PUDDING = 6, 8, 9, 10, 11
ON_WASABI = KIND_COUNT - NIGIRI_1
"""A nigiri on wasabi is its kind plus this."""

# Where things stand in the array. A hand is a list of kinds in any order; LEFT is how many cards
# each has. FREE counts free wasabi. COUNTS is room to count a hand in.
OVER, DECISION, ROUND, TURN, CONTROLLER, DRAWN, NEXT, PILE, PILE_LEFT, SHIFT, LEFT = range(11)
PLAYERS, TABLES, MAKI_SPLIT, PUDDING_SPLIT, PUDDING_LOSS = range(11, 16)
FORCED, COMBINE, TURNING, ROBOT = range(16, 20)
HANDS = 20
SLOTS = max(facts.HAND_SIZE.values()) + 1
LAID = HANDS + SEATS * SLOTS
PUDDINGS = LAID + TABLES_AT_MOST * CARD_COUNT
DISCARDED = PUDDINGS + TABLES_AT_MOST
POINTS = DISCARDED + KIND_COUNT
PUDDING_POINTS = POINTS + ROUNDS * TABLES_AT_MOST * POINT_KINDS
RANKS = PUDDING_POINTS + TABLES_AT_MOST
FREE = RANKS + SEATS
COUNTS = FREE + TABLES_AT_MOST
DECK = COUNTS + KIND_COUNT
SIZE = DECK + len(facts.DECK)
OBSERVATION = (
    8 + 2 + SEATS * (2 + KIND_COUNT) + TABLES_AT_MOST * (CARD_COUNT + 2) + 2 * KIND_COUNT + 3
)

SLOT_HINT = 16
"""Above a code may stand where in the hand its first card lies: that saves a search."""

_card_code = {card: code for code, card in enumerate(CARDS)}
FIRST = np.array([_card_code[cards[0]] for cards in PICKS], np.int16)
SECOND = np.array([_card_code[cards[1]] if len(cards) == 2 else -1 for cards in PICKS], np.int16)
PICK_OF = np.full((CARD_COUNT, CARD_COUNT), -1, np.int16)
"""The pick of two cards, in any order; the pick of one card is the card's own code."""
for _pick, _cards in enumerate(PICKS):
    _codes = [_card_code[card] for card in _cards]
    if len(_codes) == 2:
        PICK_OF[_codes[0], _codes[1]] = PICK_OF[_codes[1], _codes[0]] = _pick
KIND = np.array([code if code < KIND_COUNT else code - ON_WASABI for code in range(CARD_COUNT)])
COPIES = np.array([facts.COPIES[kind] for kind in facts.KINDS], np.int16)
FULL_DECK = np.array([facts.ORDER[kind] for kind in facts.DECK], np.int16)
HAND_SIZE = np.array([0, 0, *(facts.HAND_SIZE[tables] for tables in (2, 3, 4, 5))], np.int16)
DUMPLINGS = np.array(facts.DUMPLING_POINTS, np.int16)
MAKI_FIRST, MAKI_SECOND = facts.MAKI_FIRST, facts.MAKI_SECOND
TEMPURA_POINTS, SASHIMI_POINTS = facts.TEMPURA_POINTS, facts.SASHIMI_POINTS
FACTOR, PUDDING_PRIZE = facts.WASABI_FACTOR, facts.PUDDING_POINTS


@inlined
def hand_of(state: Any, seat: int) -> Any:
    """Where a seat's hand begins: passing hands on turns this, and moves no card."""
    place = seat - state[SHIFT]
    if place < 0:
        place += state[PLAYERS]
    return HANDS + place * SLOTS


@compiled
def deal(state: Any, chance: Any) -> None:
    """Start a game from the template: shuffle what can be dealt, and deal the first round."""
    used = ROUNDS * state[TABLES] * HAND_SIZE[state[TABLES]]
    for place in range(used):
        other = place + draw(chance, len(FULL_DECK) - place)
        kept = state[DECK + place]
        state[DECK + place] = state[DECK + other]
        state[DECK + other] = kept
    if state[ROBOT] and state[CONTROLLER] < 0:
        state[CONTROLLER] = draw(chance, 2)
    deal_round(state)


@compiled
def deal_round(state: Any) -> None:
    size = HAND_SIZE[state[TABLES]]
    at = state[NEXT]
    state[SHIFT] = 0
    for seat in range(state[PLAYERS]):
        hand = HANDS + seat * SLOTS
        for slot in range(size):
            state[hand + slot] = state[DECK + at + slot]
        at += size
    if state[ROBOT]:
        state[PILE] = at
        state[PILE_LEFT] = size
        at += size
    state[NEXT] = at
    state[ROUND] += 1
    state[TURN] = 1
    state[LEFT] = size
    draw_for_robot(state)


@inlined
def draw_for_robot(state: Any) -> None:
    if state[ROBOT]:
        kind = state[DECK + state[PILE]]
        state[PILE] += 1
        state[PILE_LEFT] -= 1
        state[DRAWN] = kind
        state[hand_of(state, state[CONTROLLER]) + state[LEFT]] = kind


@inlined
def hand_size(state: Any, seat: int) -> Any:
    """How many cards a seat holds: all the same, and the robot's controller one more."""
    return state[LEFT] + 1 if state[CONTROLLER] == seat else state[LEFT]


@inlined
def count_hand(state: Any, seat: int) -> Any:
    """Count a hand by kinds, and say where the counts are."""
    hand = hand_of(state, seat)
    for kind in range(KIND_COUNT):
        state[COUNTS + kind] = 0
    if state[OVER] == 0:
        for slot in range(hand_size(state, seat)):
            state[COUNTS + state[hand + slot]] += 1
    return COUNTS


@inlined
def acts(state: Any, seat: int) -> Any:
    """Whether a seat has a choice: a last card is laid by itself."""
    return state[OVER] == 0 and seat < state[PLAYERS] and hand_size(state, seat) > 1


@inlined
def step(state: Any, codes: Any, chance: Any) -> None:  # noqa: ARG001 - nothing is drawn after the deal
    """Settle one decision: all seats' picks, by code; a seat without a choice is passed over."""
    players = state[PLAYERS]
    for seat in range(players):
        if hand_size(state, seat) > 1:
            lay_pick(state, seat, codes[seat])
        else:
            lay_alone(state, seat, state[hand_of(state, seat)])
    state[DECISION] += 1
    state[LEFT] -= 1
    if state[LEFT] > 0:
        pass_hands(state)
        state[TURN] += 1
        if state[ROBOT]:
            state[CONTROLLER] = 1 - state[CONTROLLER]
            draw_for_robot(state)
        elif state[LEFT] == 1:
            for seat in range(players):
                lay_alone(state, seat, state[hand_of(state, seat)])
            state[LEFT] = 0
    if state[LEFT] == 0:
        end_round(state)


@inlined
def lay_pick(state: Any, seat: int, code: int) -> None:
    hand, last = hand_of(state, seat), hand_size(state, seat) - 1
    slot = code >> SLOT_HINT
    code &= (1 << SLOT_HINT) - 1
    if code < CARD_COUNT:
        # The first picks are the single cards, so the commonest need no table.
        lay(state, seat, code)
        take(state, hand, last, slot, code if code < KIND_COUNT else code - ON_WASABI)
    else:
        gift = code // PICK_COUNT
        pick = code - gift * PICK_COUNT
        first, second = FIRST[pick], SECOND[pick]
        lay(state, seat, first)
        take(state, hand, last, slot, KIND[first])
        if second >= 0:
            lay(state, seat, second)
            state[LAID + seat * CARD_COUNT + CHOPSTICKS] -= 1
            state[slot_of(state, hand, 0, KIND[second])] = CHOPSTICKS
        if gift > 0:
            take(state, hand, last - 1, 0, gift - 1)
            lay_alone(state, state[PLAYERS], gift - 1)


@inlined
def lay(state: Any, table: int, card: int) -> None:
    state[LAID + table * CARD_COUNT + card] += 1
    if card == WASABI:
        state[FREE + table] += 1
    elif card >= KIND_COUNT:
        state[FREE + table] -= 1


@inlined
def slot_of(state: Any, hand: int, hint: int, kind: int) -> Any:
    """Find a card of a kind in a hand: where the hint says, or else from the front."""
    slot = hand + hint
    if state[slot] != kind:
        slot = hand
        while state[slot] != kind:
            slot += 1
    return slot


@inlined
def take(state: Any, hand: int, last: int, hint: int, kind: int) -> None:
    """Take a card out of a hand; the last one goes into its place."""
    state[slot_of(state, hand, hint, kind)] = state[hand + last]


@inlined
def lay_alone(state: Any, table: int, kind: int) -> None:
    """Lay a card where nobody chooses: a nigiri goes on a free wasabi."""
    is_covered = state[FREE + table] > 0 and NIGIRI_1 <= kind <= NIGIRI_3
    lay(state, table, kind + ON_WASABI if is_covered else kind)


@inlined
def pass_hands(state: Any) -> None:
    """To the left neighbour, or in round two of left-right-left to the right one."""
    players = state[PLAYERS]
    is_right = state[TURNING] != 0 and state[ROUND] == 2
    shift = state[SHIFT] + (players - 1 if is_right else 1)
    state[SHIFT] = shift - players if shift >= players else shift


@compiled
def score_tables(state: Any, out: Any, at: int) -> None:
    """Write each table's points of this round: maki, tempura, sashimi, dumplings, nigiri."""
    tables = state[TABLES]
    first = second = first_count = second_count = 0
    for table in range(tables):
        laid = LAID + table * CARD_COUNT
        icons = state[laid + MAKI_1] + 2 * state[laid + MAKI_1 + 1] + 3 * state[laid + MAKI_1 + 2]
        if icons > first:
            second, second_count = first, first_count
            first, first_count = icons, 1
        elif icons == first and icons > 0:
            first_count += 1
        elif icons > second:
            second, second_count = icons, 1
        elif icons == second and icons > 0:
            second_count += 1
    first_prize, second_prize = MAKI_FIRST, MAKI_SECOND
    if state[MAKI_SPLIT]:
        if first_count > 0:
            first_prize = MAKI_FIRST // first_count
        second_prize = 0 if first_count > 1 or second_count == 0 else MAKI_SECOND // second_count
    for table in range(tables):
        laid = LAID + table * CARD_COUNT
        icons = state[laid + MAKI_1] + 2 * state[laid + MAKI_1 + 1] + 3 * state[laid + MAKI_1 + 2]
        points = at + table * POINT_KINDS
        out[points] = 0
        if icons > 0:
            if icons == first:
                out[points] = first_prize
            elif icons == second:
                out[points] = second_prize
        out[points + 1] = state[laid + TEMPURA] // 2 * TEMPURA_POINTS
        out[points + 2] = state[laid + SASHIMI] // 3 * SASHIMI_POINTS
        out[points + 3] = DUMPLINGS[min(state[laid + DUMPLING], 5)]
        nigiri = 0
        for worth in range(1, 4):
            bare = laid + NIGIRI_1 + worth - 1
            nigiri += worth * (state[bare] + FACTOR * state[bare + ON_WASABI])
        out[points + 4] = nigiri


@compiled
def end_round(state: Any) -> None:
    score_tables(state, state, POINTS + (state[ROUND] - 1) * TABLES_AT_MOST * POINT_KINDS)
    for table in range(state[TABLES]):
        laid = LAID + table * CARD_COUNT
        state[PUDDINGS + table] += state[laid + PUDDING]
        state[laid + PUDDING] = 0
        for card in range(CARD_COUNT):
            state[DISCARDED + KIND[card]] += state[laid + card]
            state[laid + card] = 0
        state[FREE + table] = 0
    if state[ROBOT]:
        state[CONTROLLER] = 1 - state[CONTROLLER]
        state[DRAWN] = -1
    if state[ROUND] < ROUNDS:
        deal_round(state)
    else:
        end_game(state)


@compiled
def end_game(state: Any) -> None:
    tables, players = state[TABLES], state[PLAYERS]
    most = fewest = state[PUDDINGS]
    for table in range(1, tables):
        most = max(most, state[PUDDINGS + table])
        fewest = min(fewest, state[PUDDINGS + table])
    if most != fewest:
        most_count = fewest_count = 0
        for table in range(tables):
            most_count += state[PUDDINGS + table] == most
            fewest_count += state[PUDDINGS + table] == fewest
        gain = PUDDING_PRIZE // most_count if state[PUDDING_SPLIT] else PUDDING_PRIZE
        loss = PUDDING_PRIZE // fewest_count if state[PUDDING_SPLIT] else PUDDING_PRIZE
        for table in range(tables):
            if state[PUDDINGS + table] == most:
                state[PUDDING_POINTS + table] = gain
            elif state[PUDDINGS + table] == fewest and state[PUDDING_LOSS]:
                state[PUDDING_POINTS + table] = -loss
    for seat in range(players):
        rank = 1
        for other in range(players):
            ahead = total(state, other) - total(state, seat)
            if ahead > 0 or (ahead == 0 and state[PUDDINGS + other] > state[PUDDINGS + seat]):
                rank += 1
        state[RANKS + seat] = rank
    state[OVER] = 1


@inlined
def total(state: Any, table: int) -> Any:
    points = state[PUDDING_POINTS + table]
    for round_ in range(ROUNDS):
        at = POINTS + (round_ * TABLES_AT_MOST + table) * POINT_KINDS
        for kind in range(POINT_KINDS):
            points += state[at + kind]
    return points


@compiled
def mask(state: Any, seat: int, out: Any) -> None:
    """Mark every legal code of a seat."""
    out[:] = False
    if not acts(state, seat):
        return
    gives = state[CONTROLLER] == seat
    has_chopsticks = state[LAID + seat * CARD_COUNT + CHOPSTICKS] > 0
    may_take_two = has_chopsticks and hand_size(state, seat) >= (3 if gives else 2)
    hand = count_hand(state, seat)
    for pick in range(PICK_COUNT):
        first, second = FIRST[pick], SECOND[pick]
        if second >= 0 and not may_take_two:
            continue
        if not fits_wasabi(state, first, second, state[FREE + seat]):
            continue
        state[hand + KIND[first]] -= 1
        is_there = state[hand + KIND[first]] >= 0
        if second >= 0:
            state[hand + KIND[second]] -= 1
            is_there = is_there and state[hand + KIND[second]] >= 0
        if is_there and not gives:
            out[pick] = True
        elif is_there:
            for kind in range(KIND_COUNT):
                if state[hand + kind] > 0:
                    out[(kind + 1) * PICK_COUNT + pick] = True
        state[hand + KIND[first]] += 1
        if second >= 0:
            state[hand + KIND[second]] += 1


@inlined
def fits_wasabi(state: Any, first: int, second: int, free: int) -> Any:
    """Whether the nigiri of a pick lie where the rules let them."""
    on = (1 if first >= KIND_COUNT else 0) + (1 if second >= KIND_COUNT else 0)
    nigiri = on
    nigiri += 1 if NIGIRI_1 <= first <= NIGIRI_3 else 0
    nigiri += 1 if NIGIRI_1 <= second <= NIGIRI_3 else 0
    if state[COMBINE]:
        free += (1 if first == WASABI else 0) + (1 if second == WASABI else 0)
    if on > free:
        return False
    return state[FORCED] == 0 or on >= min(free, nigiri)


@compiled
def observe(state: Any, seat: int, out: Any) -> None:
    """Write what a seat knows: see observation.py for the order."""
    players, tables = state[PLAYERS], state[TABLES]
    out[:] = 0
    for place, at in enumerate(
        (PLAYERS, TABLES, MAKI_SPLIT, PUDDING_SPLIT, PUDDING_LOSS, FORCED, COMBINE, TURNING)
    ):
        out[place] = state[at]
    out[8], out[9] = state[ROUND], state[TURN]
    unseen = OBSERVATION - 3 - KIND_COUNT
    for kind in range(KIND_COUNT):
        out[unseen + kind] = COPIES[kind]
    is_right = state[TURNING] != 0 and state[ROUND] == 2
    for distance in range(players):
        owner = (seat + distance) % players
        at = 10 + distance * (2 + KIND_COUNT)
        passes = (players - distance) % players if is_right else distance
        out[at + 1] = 0 if state[OVER] else hand_size(state, owner)
        if passes >= state[TURN] and distance > 0:
            continue
        out[at] = 1
        hand = count_hand(state, owner)
        for kind in range(KIND_COUNT):
            out[at + 2 + kind] = state[hand + kind]
        if distance > 0 and state[CONTROLLER] == owner and state[DRAWN] >= 0:
            out[at] = 2
            out[at + 2 + state[DRAWN]] -= 1
        for kind in range(KIND_COUNT):
            out[unseen + kind] -= out[at + 2 + kind]
    at = 10 + SEATS * (2 + KIND_COUNT)
    puddings = at + TABLES_AT_MOST * CARD_COUNT
    for table in range(tables):
        place = TABLES_AT_MOST - 1 if table == players else (table - seat) % players
        for card in range(CARD_COUNT):
            count = state[LAID + table * CARD_COUNT + card]
            out[at + place * CARD_COUNT + card] = count
            out[unseen + KIND[card]] -= count
        out[puddings + place] = state[PUDDINGS + table]
        out[unseen + PUDDING] -= state[PUDDINGS + table]
        out[puddings + TABLES_AT_MOST + place] = total(state, table) - state[PUDDING_POINTS + table]
    for kind in range(KIND_COUNT):
        out[unseen - KIND_COUNT + kind] = state[DISCARDED + kind]
        out[unseen + kind] -= state[DISCARDED + kind]
    out[OBSERVATION - 3] = (state[CONTROLLER] - seat) % players if state[ROBOT] else -1
    out[OBSERVATION - 2] = state[PILE_LEFT]
    is_mine = state[ROBOT] != 0 and state[CONTROLLER] == seat
    out[OBSERVATION - 1] = state[DRAWN] if is_mine else -1


def template(options: SushiGoOptions) -> Array:
    """An array with the options set and nothing dealt."""
    state = np.zeros(SIZE, SMALL)
    state[PLAYERS], state[TABLES] = options.players, options.tables
    state[MAKI_SPLIT] = options.maki_ties == "split"
    state[PUDDING_SPLIT] = options.pudding_ties == "split"
    state[PUDDING_LOSS] = options.pudding_loss == "yes"
    state[FORCED] = options.nigiri == "forced"
    state[COMBINE] = options.same_turn == "combine"
    state[TURNING] = options.passing == "left-right-left"
    state[ROBOT] = options.has_robot
    state[CONTROLLER] = state[DRAWN] = -1
    controller = chosen_seat(options.starter)
    if options.has_robot and controller is not None:
        state[CONTROLLER] = controller
    state[DECK:SIZE] = FULL_DECK
    return state


def pack(state: State) -> Array:
    """Write a settled position of the rules as an array; a state with held picks has none."""
    if any(held is not None for held in state.held):
        raise ValueError("a state with held picks has no packed form")
    array = template(state.options)
    array[DECK:SIZE] = 0
    array[OVER], array[DECISION] = state.is_over, state.decision
    array[ROUND], array[TURN] = state.round, state.turn
    array[LEFT] = min(len(hand) for hand in state.hands)
    for seat, hand in enumerate(state.hands):
        at = HANDS + seat * SLOTS
        array[at : at + len(hand)] = [facts.ORDER[kind] for kind in hand]
    for table, laid in enumerate(state.tables):
        for card in laid:
            array[LAID + table * CARD_COUNT + _card_code[card]] += 1
        array[FREE + table] = facts.free_wasabi(laid)
    array[PUDDINGS : PUDDINGS + len(state.puddings)] = state.puddings
    for kind in state.discarded:
        array[DISCARDED + facts.ORDER[kind]] += 1
    for round_, points in enumerate(state.points):
        for table, one in enumerate(points):
            at = POINTS + (round_ * TABLES_AT_MOST + table) * POINT_KINDS
            array[at : at + POINT_KINDS] = msgspec.structs.astuple(one)
    if state.is_over:
        array[PUDDING_POINTS : PUDDING_POINTS + len(state.puddings)] = state.pudding_points
        array[RANKS : RANKS + state.options.players] = state.ranks[: state.options.players]
    _pack_piles(array, state)
    return array


def _pack_piles(array: Array, state: State) -> None:
    rest = [facts.ORDER[kind] for kind in state.deck]
    array[NEXT] = len(facts.DECK) - len(rest)
    array[DECK + len(facts.DECK) - len(rest) : SIZE] = rest
    if state.robot is not None:
        pile = [facts.ORDER[kind] for kind in state.robot.pile]
        array[CONTROLLER], array[PILE_LEFT] = state.robot.controller, len(pile)
        array[PILE] = len(facts.DECK) - len(rest) - len(pile)
        array[DECK + int(array[PILE]) : DECK + int(array[NEXT])] = pile
        if state.robot.drawn is not None:
            array[DRAWN] = facts.ORDER[state.robot.drawn]


def settled(array: Array) -> Array:
    """The array as `pack` writes it: hands by seat and sorted, what is of no account gone."""
    copy = array.copy()
    copy[HANDS:LAID] = 0
    for seat in range(array[PLAYERS]):
        held = _hand(array, seat)
        copy[HANDS + seat * SLOTS : HANDS + seat * SLOTS + len(held)] = held
    copy[SHIFT] = 0
    copy[COUNTS:DECK] = 0
    copy[DECK : DECK + int(copy[NEXT]) - int(copy[PILE_LEFT])] = 0
    if not copy[ROBOT]:
        copy[PILE] = 0
    return copy


def _hand(array: Array, seat: int) -> list[int]:
    size = 0 if array[OVER] else int(hand_size(array, seat))
    at = int(hand_of(array, seat))
    return sorted(int(kind) for kind in array[at : at + size])


def unpack(array: Array, options: SushiGoOptions) -> State:
    """Read a position back; tables are in the order of the deck's list, which no rule asks for."""
    kinds = facts.KINDS
    robot = None
    if array[ROBOT]:
        top = DECK + int(array[PILE])
        pile = array[top : top + int(array[PILE_LEFT])]
        drawn = None if array[DRAWN] < 0 else kinds[array[DRAWN]]
        robot = Robot(Seat(int(array[CONTROLLER])), tuple(kinds[kind] for kind in pile), drawn)
    players, tables, is_over = options.players, options.tables, bool(array[OVER])
    ranks: list[int | None] = [int(array[RANKS + seat]) for seat in range(players)]
    finished = int(array[ROUND]) - (not is_over)
    return State(
        options=options,
        deck=tuple(kinds[kind] for kind in array[DECK + int(array[NEXT]) : SIZE]),
        decision=Decision(int(array[DECISION])),
        round=int(array[ROUND]),
        turn=int(array[TURN]),
        hands=tuple(tuple(kinds[kind] for kind in _hand(array, seat)) for seat in range(players)),
        held=(None,) * players,
        tables=tuple(
            tuple(sorted(_listed(array, LAID + table * CARD_COUNT, CARDS), key=_laying_order))
            for table in range(tables)
        ),
        puddings=tuple(int(count) for count in array[PUDDINGS : PUDDINGS + tables]),
        discarded=_listed(array, DISCARDED, kinds),
        robot=robot,
        points=tuple(
            tuple(_points(array, round_, table) for table in range(tables))
            for round_ in range(finished)
        ),
        pudding_points=_integers(array, PUDDING_POINTS, tables) if is_over else (),
        ranks=(*ranks, *[None] * (tables - players)) if is_over else (),
    )


def _laying_order(card: facts.Card) -> bool:
    """A wasabi lies before the nigiri on it."""
    return card.on_wasabi


T = TypeVar("T")


def _listed(array: Array, at: int, items: Sequence[T]) -> tuple[T, ...]:
    return tuple(item for place, item in enumerate(items) for _ in range(array[at + place]))


def _integers(array: Array, at: int, count: int) -> tuple[int, ...]:
    return tuple(int(value) for value in array[at : at + count])


def _points(array: Array, round_: int, table: int) -> RoundPoints:
    at = POINTS + (round_ * TABLES_AT_MOST + table) * POINT_KINDS
    return RoundPoints(*_integers(array, at, POINT_KINDS))
