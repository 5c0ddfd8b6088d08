"""Sushi Express compiled: the same rules over one array of small integers.

Logic is written a second time here on purpose; facts come from components.py. Lockstep tests keep
the two together.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, TypeVar

import numpy as np

from sushiya.core.compiled import Array, compiled, draw, inlined
from sushiya.core.ids import Decision, Seat
from sushiya.core.options import chosen_seat
from sushiya.games.sushi_express import commands as ask
from sushiya.games.sushi_express import components as facts
from sushiya.games.sushi_express.dial import Dial, bet_of, held_numbers, in_turn
from sushiya.games.sushi_express.judge import Question, question
from sushiya.games.sushi_express.notation import NOTATION
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.scoring import SCORING, Points
from sushiya.games.sushi_express.state import Phase, State, Throw, to_act

CODES = NOTATION.codes
SEATS = 6
CUSTOMER_KINDS, ACTION_KINDS = len(facts.CUSTOMER_COPIES), len(facts.ACTION_COPIES)
CUSTOMER_TIP = facts.CUSTOMER_ORDER["tip"]
"""The last kind: all before it score, and in points its place is what tips cost."""
SAME_BET, SWAP, REROLL, FURTHER, TIP = range(ACTION_KINDS)
PILE = len(facts.CUSTOMER_CARDS)
ACTION_PILE = len(facts.action_pile(3))
"""Room for the largest pile: with fewest players."""

# The first code of each command; what the command says is added to it.
PLACE, END_BET = NOTATION.code(ask.PlaceBet(facts.LOWEST_BET)), NOTATION.code(ask.EndBet())
REROLL_DIE, STAND = NOTATION.code(ask.Reroll(facts.FACES[0])), NOTATION.code(ask.Stand())
DRIVE, TAKE = NOTATION.code(ask.Drive(0)), NOTATION.code(ask.TakeCustomer("light-blue"))
KEEP, CLEAR = NOTATION.code(ask.KeepRow()), NOTATION.code(ask.ClearRow())

# What is asked; the order is that of the phases.
OVER, ASK_BET, ASK_END, ASK_ROLL, ASK_DRIVE, ASK_CUSTOMER, ASK_ROW = range(7)

# What follows from an answer by itself.
NOTHING, ROLLING, DRIVING, DELIVERING = range(4)

# Where things stand in the array. ORDER lists the seats whose markers are on the dial, from the
# lowest bet to the highest and each stack from its bottom; MARKERS is how many. HELD has a bit for
# each number that carries a marker, as long as bets are made. Piles end where their room ends.
DECISION, ROUND, QUESTION, ACTOR, STARTER, LOWEST, ATTEMPT, FIRST_DIE, SECOND_DIE = range(9)
ROLLS, MARKERS, HELD, ROW_SIZE, NEXT_CUSTOMER, NEXT_ACTION = range(9, 15)
PLAYERS, NEIGHBOURS = range(15, 17)
VANS = 17
BETS = VANS + SEATS
ORDER = BETS + SEATS
HAND_SIZES = ORDER + SEATS
HANDS = HAND_SIZES + SEATS
PLAYED = HANDS + SEATS * ACTION_KINDS
ROW = PLAYED + SEATS * ACTION_KINDS
TAKEN = ROW + CUSTOMER_KINDS
DISCARDED = TAKEN + SEATS * CUSTOMER_KINDS
POINTS = DISCARDED + CUSTOMER_KINDS
RANKS = POINTS + SEATS * CUSTOMER_KINDS
CUSTOMERS = RANKS + SEATS
ACTIONS = CUSTOMERS + PILE
SIZE = ACTIONS + ACTION_PILE

SEATS_SEEN = 12
"""Where the seats begin in an observation."""
SEAT_SEEN = 6 + 2 * ACTION_KINDS + CUSTOMER_KINDS
ROW_SEEN = SEATS_SEEN + SEATS * SEAT_SEEN
OBSERVATION = ROW_SEEN + 3 * CUSTOMER_KINDS + ACTION_KINDS + 2

SWAP_OF = np.full((facts.HIGHEST_BET + 1, facts.HIGHEST_BET + 1), -1, np.int16)
SWAP_LOW, SWAP_HIGH = np.zeros(CODES, np.int16), np.zeros(CODES, np.int16)
for _low, _high in combinations(facts.BETS, 2):
    _swap = NOTATION.code(ask.SwapBets(_low, _high))
    SWAP_OF[_low, _high], SWAP_LOW[_swap], SWAP_HIGH[_swap] = _swap, _low, _high
PHASE = np.array([3, 0, 0, 1, 2, 2, 3], np.int16)
"""The phase in which each thing is asked; a game ends in the last."""
CUSTOMER_COPIES = np.array(tuple(facts.CUSTOMER_COPIES.values()), np.int16)
ACTION_COPIES = np.array(tuple(facts.ACTION_COPIES.values()), np.int16)
AT_START = np.array([facts.START_HAND.count(kind) for kind in facts.ACTION_COPIES], np.int16)
BET_COUNT, FACE_COUNT = len(facts.BETS), len(facts.FACES)
LOWEST_BET, TRIES = facts.LOWEST_BET, facts.TRIES
TILES, EXPRESS, PARK = facts.TILES, facts.EXPRESS, facts.PARK
FIRST_CARD, FURTHER_CARD = facts.FIRST_CARD, facts.FURTHER_CARD


@compiled
def deal(state: Any, chance: Any) -> None:
    """Start a game from the template: fix the start player, shuffle both piles, fill the row."""
    if state[LOWEST] < 0:
        state[LOWEST] = draw(chance, state[PLAYERS])
    shuffle(state, CUSTOMERS, ACTIONS, chance)
    shuffle(state, ACTIONS + state[NEXT_ACTION], SIZE, chance)
    begin_round(state)


@inlined
def shuffle(state: Any, first: int, end: int, chance: Any) -> None:
    for place in range(first, end - 1):
        other = place + draw(chance, end - place)
        kept = state[place]
        state[place] = state[other]
        state[other] = kept


@inlined
def put_question(state: Any, question: int, seat: int) -> None:
    state[QUESTION] = question
    state[ACTOR] = seat


@inlined
def step(state: Any, codes: Any, chance: Any) -> None:
    """Settle one decision: the code of the seat that is asked, and all that follows from it."""
    seat = state[ACTOR]
    state[DECISION] += 1
    following = answer(state, seat, codes[seat], chance)
    if following == ROLLING:
        following = roll(state, chance)
    if following == DRIVING:
        following = go_on_driving(state)
    if following == DELIVERING:
        begin_round(state)


@inlined
def answer(state: Any, seat: int, code: int, chance: Any) -> Any:
    """Do what a seat asks for, and say what follows."""
    question = state[QUESTION]
    if question <= ASK_END:
        return bet(state, seat, code)
    if question == ASK_ROLL:
        if code == STAND:
            return ROLLING
        reroll(state, seat, code - REROLL_DIE + 1, chance)
        return look_at_dice(state)
    if question == ASK_DRIVE:
        extra = code - DRIVE
        play_cards(state, seat, FURTHER, extra)
        return NOTHING if move_van(state, seat, extra) else DRIVING
    if question == ASK_CUSTOMER:
        take_customer(state, seat, code - TAKE)
        end_trip(state, seat)
        return DRIVING
    if code == CLEAR:
        clear_row(state)
    return DELIVERING


@inlined
def play_cards(state: Any, seat: int, kind: int, count: int) -> None:
    state[HANDS + seat * ACTION_KINDS + kind] -= count
    state[PLAYED + seat * ACTION_KINDS + kind] += count
    state[HAND_SIZES + seat] -= count


@inlined
def draw_action(state: Any, seat: int) -> None:
    """Take the top action card, if there is one."""
    at = state[NEXT_ACTION]
    if at < ACTION_PILE:
        state[NEXT_ACTION] = at + 1
        state[HANDS + seat * ACTION_KINDS + state[ACTIONS + at]] += 1
        state[HAND_SIZES + seat] += 1


@inlined
def bet(state: Any, seat: int, code: int) -> Any:
    """Place a marker, swap two or end; without a card in hand the turn is over then."""
    if code < END_BET:
        number = code - PLACE + LOWEST_BET
        if is_held(state, number):
            play_cards(state, seat, SAME_BET, 1)
        put_marker(state, seat, number)
    elif code > END_BET:
        swap_markers(state, SWAP_LOW[code], SWAP_HIGH[code])
        play_cards(state, seat, SWAP, 1)
    if code != END_BET and (state[BETS + seat] == 0 or state[HAND_SIZES + seat] > 0):
        state[QUESTION] = ASK_BET if state[BETS + seat] == 0 else ASK_END
        return NOTHING
    following = seat + 1 if seat + 1 < state[PLAYERS] else 0
    if following != state[STARTER]:
        put_question(state, ASK_BET, following)
        return NOTHING
    state[LOWEST] = state[ORDER]
    state[HELD] = 0
    return ROLLING


@inlined
def is_held(state: Any, number: int) -> Any:
    return (state[HELD] >> number) & 1 == 1


@inlined
def put_marker(state: Any, seat: int, number: int) -> None:
    """Put a marker on top of a number's stack."""
    place = ORDER + state[MARKERS]
    while place > ORDER and state[BETS + state[place - 1]] > number:
        state[place] = state[place - 1]
        place -= 1
    state[place] = seat
    state[BETS + seat] = number
    state[HELD] |= 1 << number
    state[MARKERS] += 1


@compiled
def swap_markers(state: Any, low: int, high: int) -> None:
    """Let two stacks with nothing between them change places, each keeping its order."""
    for place in range(ORDER, ORDER + state[MARKERS]):
        seat = state[place]
        if state[BETS + seat] == low:
            state[BETS + seat] = high
        elif state[BETS + seat] == high:
            state[BETS + seat] = low
    for last in range(ORDER + 1, ORDER + state[MARKERS]):
        seat = state[last]
        place = last
        while place > ORDER and state[BETS + state[place - 1]] > state[BETS + seat]:
            state[place] = state[place - 1]
            place -= 1
        state[place] = seat


@inlined
def first_marker(state: Any) -> Any:
    """The seat that rolls or moves now: the top marker on the highest number."""
    return state[ORDER + state[MARKERS] - 1]


@inlined
def lift_marker(state: Any) -> None:
    """Take the first marker off."""
    state[BETS + first_marker(state)] = 0
    state[MARKERS] -= 1


@inlined
def roll(state: Any, chance: Any) -> Any:
    """Let the dice that lie stand, and roll until somebody is asked or nobody is left to roll."""
    following = ROLLING
    while following == ROLLING:
        if state[ATTEMPT] == TRIES:
            roller = first_marker(state)
            lift_marker(state)
            lift_dice(state)
            draw_action(state, roller)
        if state[MARKERS] == 0:
            clear_row(state)
            following = DELIVERING
        else:
            state[ATTEMPT] += 1
            state[FIRST_DIE] = 1 + draw(chance, FACE_COUNT)
            state[SECOND_DIE] = 1 + draw(chance, FACE_COUNT)
            state[ROLLS] += 1
            following = look_at_dice(state)
    return following


@inlined
def reroll(state: Any, seat: int, die: int, chance: Any) -> None:
    play_cards(state, seat, REROLL, 1)
    at = FIRST_DIE if state[FIRST_DIE] == die else SECOND_DIE
    state[at] = 1 + draw(chance, FACE_COUNT)
    state[ROLLS] += 1


@inlined
def lift_dice(state: Any) -> None:
    state[ATTEMPT] = state[FIRST_DIE] = state[SECOND_DIE] = 0


@inlined
def look_at_dice(state: Any) -> Any:
    """Drive if the roll is enough; if not, whoever has a card is asked, and others roll on."""
    roller = first_marker(state)
    if state[FIRST_DIE] + state[SECOND_DIE] >= state[BETS + roller]:
        lift_dice(state)
        return DRIVING
    if state[HAND_SIZES + roller] > 0:
        put_question(state, ASK_ROLL, roller)
        return NOTHING
    return ROLLING


@inlined
def go_on_driving(state: Any) -> Any:
    """Move vans until somebody is asked; after the last one ask about the row."""
    while state[MARKERS] > 0:
        mover = first_marker(state)
        if state[HAND_SIZES + mover] > 0:
            put_question(state, ASK_DRIVE, mover)
            return NOTHING
        if move_van(state, mover, 0):
            return NOTHING
    if state[ROW_SIZE] > 0:
        put_question(state, ASK_ROW, state[LOWEST])
        return NOTHING
    return DELIVERING


@inlined
def move_van(state: Any, mover: int, extra: int) -> Any:
    """Move a van, and say whether its seat is asked for a customer."""
    tiles = state[BETS + mover] + extra
    to, is_served = drive(state, VANS, state[PLAYERS], mover, tiles)
    state[VANS + mover] = to
    if is_served:
        put_question(state, ASK_CUSTOMER, mover)
    else:
        end_trip(state, mover)
    return is_served


@inlined
def drive(vans: Any, at: int, players: int, mover: int, tiles: int) -> Any:
    """Follow a van over so many free tiles: where it comes to, and whether it meets tile 0."""
    others = 0
    for seat in range(players):
        if seat != mover:
            others |= 1 << vans[at + seat]
    tile = vans[at + mover]
    is_served = False
    while tiles > 0:
        tile += 1
        if tile == TILES:
            tile = EXPRESS
            is_served = True
        tiles -= 1 - ((others >> tile) & 1)
    return tile, is_served


@inlined
def end_trip(state: Any, seat: int) -> None:
    if state[VANS + seat] == PARK:
        draw_action(state, seat)
    lift_marker(state)


@inlined
def take_customer(state: Any, seat: int, kind: int) -> None:
    state[ROW + kind] -= 1
    state[ROW_SIZE] -= 1
    state[TAKEN + seat * CUSTOMER_KINDS + kind] += 1


@inlined
def clear_row(state: Any) -> None:
    for kind in range(CUSTOMER_KINDS):
        state[DISCARDED + kind] += state[ROW + kind]
        state[ROW + kind] = 0
    state[ROW_SIZE] = 0


@compiled
def begin_round(state: Any) -> None:
    """Fill the row, and let the lowest bettor begin; if it cannot be filled, that was the game."""
    players, at = state[PLAYERS], state[NEXT_CUSTOMER]
    end = at + players - state[ROW_SIZE]
    if end > PILE:
        end_game(state)
        return
    for place in range(CUSTOMERS + at, CUSTOMERS + end):
        state[ROW + state[place]] += 1
    state[NEXT_CUSTOMER] = end
    state[ROW_SIZE] = players
    state[ROUND] += 1
    state[STARTER] = state[LOWEST]
    state[LOWEST] = -1
    put_question(state, ASK_BET, state[STARTER])


@inlined
def customer_points(count: int) -> Any:
    return FIRST_CARD + FURTHER_CARD * (count - 1) if count > 0 else 0


@inlined
def tips_of(state: Any, seat: int, is_shown: bool) -> Any:
    """Count a seat's tips, those in its hand only if hands are shown."""
    tips = state[TAKEN + seat * CUSTOMER_KINDS + CUSTOMER_TIP]
    return tips + state[HANDS + seat * ACTION_KINDS + TIP] if is_shown else tips


@compiled
def find_tips(state: Any, is_shown: bool) -> Any:
    """Find the smallest and the largest holding of tips."""
    fewest = most = tips_of(state, 0, is_shown)
    for seat in range(1, state[PLAYERS]):
        tips = tips_of(state, seat, is_shown)
        fewest, most = min(fewest, tips), max(most, tips)
    return fewest, most


@compiled
def end_game(state: Any) -> None:
    players = state[PLAYERS]
    fewest, most = find_tips(state, True)
    for seat in range(players):
        at = seat * CUSTOMER_KINDS
        for kind in range(CUSTOMER_TIP):
            state[POINTS + at + kind] = customer_points(state[TAKEN + at + kind])
        if tips_of(state, seat, True) == fewest:
            state[POINTS + at + CUSTOMER_TIP] = -most
    for seat in range(players):
        rank = 1
        mine, left = total(state, seat), cards_left(state, seat)
        for other in range(players):
            ahead = total(state, other) - mine
            if ahead > 0 or (ahead == 0 and cards_left(state, other) > left):
                rank += 1
        state[RANKS + seat] = rank
    put_question(state, OVER, -1)


@inlined
def total(state: Any, seat: int) -> Any:
    points = 0
    for kind in range(CUSTOMER_KINDS):
        points += state[POINTS + seat * CUSTOMER_KINDS + kind]
    return points


@inlined
def cards_left(state: Any, seat: int) -> Any:
    return state[HAND_SIZES + seat] - state[HANDS + seat * ACTION_KINDS + TIP]


@inlined
def swap_at(state: Any, place: int) -> Any:
    """The code of the swap of the marker there with the one below, or -1: it is not allowed."""
    low = state[BETS + state[ORDER + place - 1]]
    high = state[BETS + state[ORDER + place]]
    if low == high or (high - low > 1 and state[NEIGHBOURS] == 0):
        return np.int64(-1)
    return np.int64(SWAP_OF[low, high])


@compiled
def mask(state: Any, seat: int, out: Any) -> None:
    """Mark every legal code of a seat."""
    out[:] = False
    if state[ACTOR] != seat:
        return
    hand = HANDS + seat * ACTION_KINDS
    question = state[QUESTION]
    if question <= ASK_END:
        if question == ASK_END:
            out[END_BET] = True
        else:
            for number in range(LOWEST_BET, LOWEST_BET + BET_COUNT):
                is_free = not is_held(state, number)
                out[PLACE + number - LOWEST_BET] = is_free or state[hand + SAME_BET] > 0
        if state[hand + SWAP] > 0:
            for place in range(1, state[MARKERS]):
                code = swap_at(state, place)
                if code >= 0:
                    out[code] = True
    elif question == ASK_ROLL:
        out[STAND] = True
        if state[hand + REROLL] > 0:
            out[REROLL_DIE + state[FIRST_DIE] - 1] = True
            out[REROLL_DIE + state[SECOND_DIE] - 1] = True
    elif question == ASK_DRIVE:
        for extra in range(state[hand + FURTHER] + 1):
            out[DRIVE + extra] = True
    elif question == ASK_CUSTOMER:
        for kind in range(CUSTOMER_KINDS):
            out[TAKE + kind] = state[ROW + kind] > 0
    else:
        out[KEEP] = out[CLEAR] = True


@inlined
def sure_cards(state: Any, owner: int, kind: int) -> Any:
    """How many cards of a kind another's hand holds for sure: a first card that it never played."""
    at = owner * ACTION_KINDS + kind
    return AT_START[kind] if state[PLAYED + at] == 0 else 0


@inlined
def unknown_cards(state: Any, owner: int) -> Any:
    """How many cards in another's hand nobody else has seen."""
    sure = sure_cards(state, owner, SAME_BET) + sure_cards(state, owner, FURTHER)
    return state[HAND_SIZES + owner] - sure


@compiled
def observe(state: Any, seat: int, out: Any) -> None:
    """Write what a seat knows: see observation.py for the order."""
    players, question = state[PLAYERS], state[QUESTION]
    out[:] = 0
    out[0], out[1], out[2] = players, state[NEIGHBOURS], state[ROUND]
    out[3], out[4] = PHASE[question], question == OVER
    for place, at in enumerate((ACTOR, STARTER, LOWEST)):
        out[5 + place] = -1 if state[at] < 0 else (state[at] - seat) % players
    out[8], out[9], out[10] = state[ATTEMPT], state[FIRST_DIE], state[SECOND_DIE]
    out[11] = question == ASK_CUSTOMER
    discarded = ROW_SEEN + CUSTOMER_KINDS
    unseen_customers = discarded + CUSTOMER_KINDS
    unseen_actions = unseen_customers + CUSTOMER_KINDS
    for kind in range(CUSTOMER_KINDS):
        out[ROW_SEEN + kind] = state[ROW + kind]
        out[discarded + kind] = state[DISCARDED + kind]
        unseen = CUSTOMER_COPIES[kind] - state[ROW + kind] - state[DISCARDED + kind]
        out[unseen_customers + kind] = unseen
    for kind in range(ACTION_KINDS):
        out[unseen_actions + kind] = ACTION_COPIES[kind]
    fewest, most = find_tips(state, False)
    for distance in range(players):
        owner = (seat + distance) % players
        at = SEATS_SEEN + distance * SEAT_SEEN
        out[at + 2] = state[VANS + owner]
        is_shown = distance == 0 or question == OVER
        out[at + 3] = is_shown or unknown_cards(state, owner) == 0
        out[at + 4] = state[HAND_SIZES + owner]
        for kind in range(ACTION_KINDS):
            card = owner * ACTION_KINDS + kind
            known = state[HANDS + card] if is_shown else sure_cards(state, owner, kind)
            out[at + 5 + kind] = known
            out[at + 5 + ACTION_KINDS + kind] = state[PLAYED + card]
            out[unseen_actions + kind] -= known + state[PLAYED + card]
        points = -most if tips_of(state, owner, False) == fewest else 0
        for kind in range(CUSTOMER_KINDS):
            count = state[TAKEN + owner * CUSTOMER_KINDS + kind]
            out[at + 5 + 2 * ACTION_KINDS + kind] = count
            out[unseen_customers + kind] -= count
            if kind != CUSTOMER_TIP:
                points += customer_points(count)
        out[at + SEAT_SEEN - 1] = points
    height = 0
    for place in range(ORDER, ORDER + state[MARKERS]):
        owner = state[place]
        is_same = place > ORDER and state[BETS + state[place - 1]] == state[BETS + owner]
        height = height + 1 if is_same else 1
        at = SEATS_SEEN + (owner - seat) % players * SEAT_SEEN
        out[at], out[at + 1] = state[BETS + owner], height
    out[OBSERVATION - 2] = PILE - state[NEXT_CUSTOMER]
    out[OBSERVATION - 1] = ACTION_PILE - state[NEXT_ACTION]


_QUESTIONS: dict[Question, int] = {
    "bet": ASK_BET,
    "end": ASK_END,
    "roll": ASK_ROLL,
    "drive": ASK_DRIVE,
    "customer": ASK_CUSTOMER,
    "row": ASK_ROW,
}
_PHASES: tuple[Phase, ...] = ("bets", "dice", "vans", "deliveries")
_CUSTOMERS, _ACTIONS = tuple(facts.CUSTOMER_COPIES), tuple(facts.ACTION_COPIES)


def template(options: SushiExpressOptions) -> Array:
    """An array with the options set and nothing dealt but everyone's first cards.

    LOWEST is the chosen start player, or -1: whoever bet lowest starts the next round.
    """
    state = np.zeros(SIZE, np.int16)
    state[PLAYERS], state[NEIGHBOURS] = options.players, options.swap == "neighbours"
    starter = chosen_seat(options.starter)
    state[LOWEST], state[ACTOR] = -1 if starter is None else starter, -1
    for seat in range(options.players):
        state[HAND_SIZES + seat] = len(facts.START_HAND)
        _count(state, HANDS + seat * ACTION_KINDS, facts.START_HAND, _ACTIONS)
    state[CUSTOMERS:ACTIONS] = [facts.CUSTOMER_ORDER[kind] for kind in facts.CUSTOMER_CARDS]
    pile = [facts.ACTION_ORDER[kind] for kind in facts.action_pile(options.players)]
    state[NEXT_ACTION] = ACTION_PILE - len(pile)
    state[SIZE - len(pile) : SIZE] = pile
    return state


def pack(state: State) -> Array:
    """Write a position of the rules as an array."""
    array = np.zeros(SIZE, np.int16)
    options = state.options
    array[PLAYERS], array[NEIGHBOURS] = options.players, options.swap == "neighbours"
    array[DECISION], array[ROUND], array[ROLLS] = state.decision, state.round, state.rolls
    array[QUESTION] = OVER if state.is_over else _QUESTIONS[question(state)]
    array[ACTOR] = -1 if state.is_over else to_act(state)[0]
    array[STARTER], array[LOWEST] = state.starter, -1 if state.lowest is None else state.lowest
    if state.throw is not None:
        array[ATTEMPT] = state.throw.attempt
        array[FIRST_DIE], array[SECOND_DIE] = state.throw.dice
    _pack_dial(array, state)
    array[VANS : VANS + options.players] = state.vans
    for seat, hand in enumerate(state.hands):
        array[HAND_SIZES + seat] = len(hand)
        _count(array, HANDS + seat * ACTION_KINDS, hand, _ACTIONS)
        _count(array, PLAYED + seat * ACTION_KINDS, state.played[seat], _ACTIONS)
        _count(array, TAKEN + seat * CUSTOMER_KINDS, state.customers[seat], _CUSTOMERS)
    array[ROW_SIZE] = len(state.row)
    _count(array, ROW, state.row, _CUSTOMERS)
    _count(array, DISCARDED, state.discarded, _CUSTOMERS)
    array[NEXT_CUSTOMER] = PILE - len(state.customer_pile)
    array[NEXT_ACTION] = ACTION_PILE - len(state.action_pile)
    array[CUSTOMERS + int(array[NEXT_CUSTOMER]) : ACTIONS] = [
        facts.CUSTOMER_ORDER[kind] for kind in state.customer_pile
    ]
    array[ACTIONS + int(array[NEXT_ACTION]) : SIZE] = [
        facts.ACTION_ORDER[kind] for kind in state.action_pile
    ]
    for seat, points in enumerate(state.points):
        at = POINTS + seat * CUSTOMER_KINDS
        array[at : at + CUSTOMER_KINDS] = [*(points[kind] for kind in SCORING), points["tips"]]
    array[RANKS : RANKS + len(state.ranks)] = state.ranks
    return array


def _pack_dial(array: Array, state: State) -> None:
    order = [seat for seat, _ in in_turn(state.dial)][::-1]
    array[MARKERS] = len(order)
    array[ORDER : ORDER + len(order)] = order
    for seat in order:
        array[BETS + seat] = bet_of(state.dial, seat)
    if state.phase == "bets":
        array[HELD] = sum(1 << number for number in held_numbers(state.dial))


def settled(array: Array) -> Array:
    """The array as `pack` writes it: markers and cards that are gone leave no trace."""
    copy = array.copy()
    copy[ORDER + int(copy[MARKERS]) : ORDER + SEATS] = 0
    copy[CUSTOMERS : CUSTOMERS + int(copy[NEXT_CUSTOMER])] = 0
    copy[ACTIONS : ACTIONS + int(copy[NEXT_ACTION])] = 0
    return copy


def unpack(array: Array, options: SushiExpressOptions) -> State:
    """Read a position back."""
    players = range(options.players)
    asked, is_over = int(array[QUESTION]), bool(array[QUESTION] == OVER)
    is_betting = asked in {ASK_BET, ASK_END}
    dice = int(array[FIRST_DIE]), int(array[SECOND_DIE])
    customers = array[CUSTOMERS + int(array[NEXT_CUSTOMER]) : ACTIONS]
    actions = array[ACTIONS + int(array[NEXT_ACTION]) : SIZE]
    return State(
        options=options,
        customer_pile=tuple(_CUSTOMERS[kind] for kind in customers),
        action_pile=tuple(_ACTIONS[kind] for kind in actions),
        decision=Decision(int(array[DECISION])),
        round=int(array[ROUND]),
        phase=_PHASES[PHASE[asked]],
        starter=Seat(int(array[STARTER])),
        bettor=Seat(int(array[ACTOR])) if is_betting else None,
        dial=_dial(array),
        lowest=None if array[LOWEST] < 0 else Seat(int(array[LOWEST])),
        throw=Throw(int(array[ATTEMPT]), dice) if array[ATTEMPT] else None,
        rolls=int(array[ROLLS]),
        is_served=asked == ASK_CUSTOMER,
        vans=tuple(int(array[VANS + seat]) for seat in players),
        row=_listed(array, ROW, _CUSTOMERS),
        customers=tuple(
            _listed(array, TAKEN + seat * CUSTOMER_KINDS, _CUSTOMERS) for seat in players
        ),
        discarded=_listed(array, DISCARDED, _CUSTOMERS),
        hands=tuple(_listed(array, HANDS + seat * ACTION_KINDS, _ACTIONS) for seat in players),
        played=tuple(_listed(array, PLAYED + seat * ACTION_KINDS, _ACTIONS) for seat in players),
        points=tuple(_points(array, seat) for seat in players) if is_over else (),
        ranks=tuple(int(array[RANKS + seat]) for seat in players) if is_over else (),
    )


T = TypeVar("T")


def _count(array: Array, at: int, cards: Iterable[T], kinds: Sequence[T]) -> None:
    for card in cards:
        array[at + kinds.index(card)] += 1


def _listed(array: Array, at: int, kinds: Sequence[T]) -> tuple[T, ...]:
    return tuple(kind for place, kind in enumerate(kinds) for _ in range(array[at + place]))


def _dial(array: Array) -> Dial:
    order = [int(seat) for seat in array[ORDER : ORDER + int(array[MARKERS])]]
    return tuple(
        tuple(Seat(seat) for seat in order if array[BETS + seat] == number) for number in facts.BETS
    )


def _points(array: Array, seat: int) -> Points:
    at = POINTS + seat * CUSTOMER_KINDS
    return {kind: int(array[at + place]) for place, kind in enumerate((*SCORING, "tips"))}
