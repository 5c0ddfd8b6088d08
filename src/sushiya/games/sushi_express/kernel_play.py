"""Sushi Express compiled, how it is played: the blind random policy, the cook, and many games."""

import math
from typing import Any, NamedTuple

import numpy as np

from sushiya.core.compiled import Array, compiled, draw, inlined, seed_chance
from sushiya.core.kernel import Kernel
from sushiya.games.sushi_express import components as facts
from sushiya.games.sushi_express.cook import DENY, DRAWN, EQUAL, LAP, RARE, TAKEN_A_ROUND
from sushiya.games.sushi_express.cook import LOWEST as LOWEST_WORTH
from sushiya.games.sushi_express.cook import SPENT as PRICES
from sushiya.games.sushi_express.kernel import (
    ACTION_COPIES,
    ACTION_KINDS,
    ACTION_PILE,
    ACTOR,
    ASK_BET,
    ASK_CUSTOMER,
    ASK_DRIVE,
    ASK_END,
    ASK_ROLL,
    ASK_ROW,
    ATTEMPT,
    BET_COUNT,
    BETS,
    CLEAR,
    CODES,
    CUSTOMER_COPIES,
    CUSTOMER_KINDS,
    CUSTOMER_TIP,
    DISCARDED,
    DRIVE,
    END_BET,
    FACE_COUNT,
    FIRST_CARD,
    FIRST_DIE,
    FURTHER,
    FURTHER_CARD,
    HANDS,
    HELD,
    KEEP,
    LOWEST_BET,
    MARKERS,
    NEXT_ACTION,
    NEXT_CUSTOMER,
    OBSERVATION,
    ORDER,
    OVER,
    PARK,
    PILE,
    PLACE,
    PLAYERS,
    POINTS,
    QUESTION,
    RANKS,
    REROLL,
    REROLL_DIE,
    ROW,
    SAME_BET,
    SEATS,
    SECOND_DIE,
    SIZE,
    STAND,
    SWAP,
    SWAP_HIGH,
    SWAP_LOW,
    TAKE,
    TAKEN,
    TILES,
    TIP,
    TRIES,
    VANS,
    customer_points,
    deal,
    drive,
    is_held,
    mask,
    observe,
    pack,
    put_marker,
    settled,
    step,
    swap_at,
    swap_markers,
    template,
    tips_of,
    unknown_cards,
    unpack,
)
from sushiya.games.sushi_express.observation import observe as observe_view
from sushiya.games.sushi_express.scoring import SCORING

SPENT = np.array([PRICES.get(kind, 0.0) for kind in facts.ACTION_COPIES])

MOST_REROLLS = int(ACTION_COPIES[REROLL])
FRESH = np.zeros((LOWEST_BET + BET_COUNT, TRIES + 2, MOST_REROLLS + 1))
"""The chance to make a bet from a try on, before it is rolled, with so many re-rolls."""
AGAIN = np.zeros((LOWEST_BET + BET_COUNT, TRIES + 1, MOST_REROLLS + 1, FACE_COUNT + 1))
"""The same, in a try, if the die beside one that shows this is rolled again."""


def _best(bet: int, attempt: int, first: int, second: int, rerolls: int) -> float:
    if first + second >= bet:
        return 1.0
    best = float(FRESH[bet, attempt + 1, rerolls])
    if rerolls:
        again = AGAIN[bet, attempt, rerolls]
        best = max(best, float(again[first]), float(again[second]))
    return best


def _fill_odds() -> None:
    """Work the odds out from the last try and from no re-rolls on."""
    faces = range(1, FACE_COUNT + 1)
    for bet in range(LOWEST_BET, LOWEST_BET + BET_COUNT):
        for attempt in range(TRIES, 0, -1):
            for rerolls in range(MOST_REROLLS + 1):
                for kept in faces if rerolls else ():
                    AGAIN[bet, attempt, rerolls, kept] = (
                        sum(_best(bet, attempt, kept, new, rerolls - 1) for new in faces)
                        / FACE_COUNT
                    )
                FRESH[bet, attempt, rerolls] = (
                    sum(_best(bet, attempt, one, two, rerolls) for one in faces for two in faces)
                    / FACE_COUNT**2
                )


_fill_odds()


@inlined
def choose_randomly(state: Any, seat: int, chance: Any) -> Any:
    """Choose any legal command, each equally often."""
    question = state[QUESTION]
    hand = HANDS + seat * ACTION_KINDS
    if question == ASK_BET:
        return bet_randomly(state, hand, chance)
    if question == ASK_END:
        return end_randomly(state, hand, chance)
    if question == ASK_ROLL:
        if state[hand + REROLL] == 0:
            return np.int64(STAND)
        first, second = state[FIRST_DIE], state[SECOND_DIE]
        pick = draw(chance, 2 if first == second else 3)
        if pick == 0:
            return np.int64(STAND)
        return np.int64(REROLL_DIE - 1 + (first if pick == 1 else second))
    if question == ASK_DRIVE:
        further = state[hand + FURTHER]
        return np.int64(DRIVE) if further == 0 else DRIVE + draw(chance, further + 1)
    if question == ASK_CUSTOMER:
        return take_randomly(state, chance)
    return KEEP + draw(chance, 2)


@compiled
def bet_randomly(state: Any, hand: int, chance: Any) -> Any:
    swaps = count_swaps(state, hand)
    while True:
        pick = draw(chance, BET_COUNT + swaps)
        if pick >= BET_COUNT:
            return find_swap(state, pick - BET_COUNT)
        if state[hand + SAME_BET] > 0 or not is_held(state, LOWEST_BET + pick):
            return PLACE + pick


@inlined
def end_randomly(state: Any, hand: int, chance: Any) -> Any:
    swaps = count_swaps(state, hand)
    pick = 0 if swaps == 0 else draw(chance, swaps + 1)
    return np.int64(END_BET) if pick == swaps else find_swap(state, pick)


@inlined
def count_swaps(state: Any, hand: int) -> Any:
    swaps = 0
    if state[hand + SWAP] > 0:
        for place in range(1, state[MARKERS]):
            if swap_at(state, place) >= 0:
                swaps += 1
    return swaps


@compiled
def find_swap(state: Any, wanted: int) -> Any:
    """Give the code of the legal swap with this number."""
    place = 0
    while wanted >= 0:
        place += 1
        if swap_at(state, place) >= 0:
            wanted -= 1
    return swap_at(state, place)


@inlined
def take_randomly(state: Any, chance: Any) -> Any:
    kinds = 0
    for kind in range(CUSTOMER_KINDS):
        if state[ROW + kind] > 0:
            kinds += 1
    wanted = draw(chance, kinds)
    kind = -1
    while wanted >= 0:
        kind += 1
        if state[ROW + kind] > 0:
            wanted -= 1
    return TAKE + kind


@compiled
def choose_as_cook(state: Any, seat: int, chance: Any, room: Any) -> Any:
    """Choose what is worth most, as cook.py judges it; equals by chance."""
    legal, judged, worths, scene = room.legal, room.judged, room.worths, room.scene
    mask(state, seat, legal)
    count, chosen = 0, -1
    for code in range(CODES):
        if legal[code]:
            count += 1
            chosen = code
    if count == 1:
        return chosen
    rounds = look_ahead(state, seat, room)
    best = -1e18
    for code in range(CODES):
        if legal[code]:
            judged[code] = worth_of(state, seat, code, rounds, worths, scene)
            best = max(best, judged[code])
    equals = 0
    for code in range(CODES):
        if legal[code] and judged[code] > best - EQUAL:
            equals += 1
            if equals == 1 or draw(chance, equals) == 0:
                chosen = code
    return chosen


@compiled
def look_ahead(state: Any, seat: int, room: Any) -> Any:
    """Write what each card is worth to each seat, for all this one knows; give rounds to come."""
    players, worths = state[PLAYERS], room.worths
    rounds = (PILE - state[NEXT_CUSTOMER]) / (TAKEN_A_ROUND * players)
    for owner in range(players):
        at = owner * CUSTOMER_KINDS
        for kind in range(CUSTOMER_TIP):
            if state[TAKEN + at + kind] > 0:
                worths[at + kind] = FURTHER_CARD
            else:
                left = unseen(state, kind) + state[ROW + kind]
                worths[at + kind] = FIRST_CARD + RARE / max(1, left)
    # A tip that does not lie there matters only to whoever decides about the row.
    if state[ROW + CUSTOMER_TIP] == 0 and state[QUESTION] != ASK_ROW:
        return rounds
    tips, losses, losses_after = room.tips, room.losses, room.losses_after
    expect_tips(state, seat, tips)
    to_come = unseen(state, CUSTOMER_TIP) + state[ROW + CUSTOMER_TIP]
    before = lose(players, rounds, to_come, tips, losses)
    for owner in range(players):
        tips[owner] += 1.0
        after = lose(players, rounds, to_come, tips, losses_after)
        tips[owner] -= 1.0
        own = losses[owner] - losses_after[owner]
        worth = own + DENY * (after - before + own) / (players - 1)
        worths[owner * CUSTOMER_KINDS + CUSTOMER_TIP] = worth
    return rounds


@inlined
def unseen(state: Any, kind: int) -> Any:
    """How many customers of a kind nobody has seen yet."""
    count = CUSTOMER_COPIES[kind] - state[ROW + kind] - state[DISCARDED + kind]
    for owner in range(state[PLAYERS]):
        count -= state[TAKEN + owner * CUSTOMER_KINDS + kind]
    return count


@compiled
def expect_tips(state: Any, seat: int, tips: Any) -> None:
    """Count everyone's tips, and those that others may have drawn, by their share."""
    players = state[PLAYERS]
    cards = ACTION_PILE - state[NEXT_ACTION]
    for owner in range(players):
        if owner != seat:
            cards += unknown_cards(state, owner)
    mine = state[HANDS + seat * ACTION_KINDS + TIP]
    share = (ACTION_COPIES[TIP] - mine) / max(1, cards)
    for owner in range(players):
        tips[owner] = tips_of(state, owner, False)
        tips[owner] += mine if owner == seat else share * unknown_cards(state, owner)


@compiled
def lose(players: int, rounds: float, to_come: int, tips: Any, losses: Any) -> Any:
    """Estimate what each seat will lose for tips at the end, and all together."""
    spread = 0.25 + 0.25 * min(2.0, rounds / 2)
    most = tips[0]
    for seat in range(1, players):
        most = max(most, tips[seat])
    most += 0.4 * to_come / players
    for seat in range(players):
        losses[seat] = most
    # exp((b - a - 0.5) / spread) follows from exp((a - b - 0.5) / spread) without another exp.
    both = math.exp(-1.0 / spread)
    for seat in range(players):
        for other in range(seat):
            odds = math.exp((tips[seat] - tips[other] - 0.5) / spread)
            losses[seat] /= 1.0 + odds
            losses[other] /= 1.0 + both / odds
    everybody = 0.0
    for seat in range(players):
        everybody += losses[seat]
    return everybody


@inlined
def worth_of(state: Any, seat: int, code: int, rounds: float, worths: Any, scene: Any) -> Any:
    question = state[QUESTION]
    price = min(1.0, 0.1 + rounds / 4)
    if question <= ASK_END:
        return bet_worth(state, seat, code, rounds, price, worths, scene)
    if question == ASK_ROLL:
        rolled = roll_worth(state, seat, code, rounds, worths, scene)
        return rolled if code == STAND else rolled - SPENT[REROLL] * price
    if question == ASK_DRIVE:
        extra = code - DRIVE
        trip = trip_worth(state, seat, state[BETS + seat] + extra, rounds, worths, scene)
        return trip - extra * SPENT[FURTHER] * price
    if question == ASK_CUSTOMER:
        return worths[seat * CUSTOMER_KINDS + code - TAKE]
    return clearing_worth(state, seat, worths) if code == CLEAR else 0.0


@inlined
def bet_worth(
    state: Any, seat: int, code: int, rounds: float, price: float, worths: Any, scene: Any
) -> Any:
    """Place or swap, look at the round, and take it back."""
    if code == END_BET:
        return round_worth(state, seat, rounds, worths, scene)
    if code < END_BET:
        number = code - PLACE + LOWEST_BET
        paid = SPENT[SAME_BET] * price if is_held(state, number) else 0.0
        return placed_worth(state, seat, number, rounds, worths, scene) - paid
    low, high = SWAP_LOW[code], SWAP_HIGH[code]
    swap_markers(state, low, high)
    if state[BETS + seat] > 0:
        worth = round_worth(state, seat, rounds, worths, scene)
    else:
        worth = -1e18
        for number in range(LOWEST_BET, LOWEST_BET + BET_COUNT):
            if not is_held(state, number):
                worth = max(worth, placed_worth(state, seat, number, rounds, worths, scene))
    swap_markers(state, low, high)
    return worth - SPENT[SWAP] * price


@inlined
def placed_worth(state: Any, seat: int, number: int, rounds: float, worths: Any, scene: Any) -> Any:
    held = state[HELD]
    put_marker(state, seat, number)
    worth = round_worth(state, seat, rounds, worths, scene)
    place = ORDER
    while state[place] != seat:
        place += 1
    state[MARKERS] -= 1
    while place < ORDER + state[MARKERS]:
        state[place] = state[place + 1]
        place += 1
    state[BETS + seat] = 0
    state[HELD] = held
    return worth


@compiled
def round_worth(state: Any, seat: int, rounds: float, worths: Any, scene: Any) -> Any:
    """Weigh every roller, down to me, who may be the first to succeed."""
    rerolls = state[HANDS + seat * ACTION_KINDS + REROLL]
    worth, nobody = 0.0, 1.0
    place = ORDER + state[MARKERS]
    is_mine = False
    while not is_mine:
        place -= 1
        roller = state[place]
        is_mine = roller == seat
        chance = FRESH[state[BETS + roller], 1, rerolls if is_mine else 0]
        worth += nobody * chance * arrival_worth(state, seat, place, rounds, worths, scene)
        nobody *= 1.0 - chance
    worth += nobody * staying_worth(state, seat, rounds)
    return worth + LOWEST_WORTH if state[ORDER] == seat else worth


@compiled
def arrival_worth(state: Any, seat: int, place: int, rounds: float, worths: Any, scene: Any) -> Any:
    """What my trip brings after the trips of those before me, who take what they like best."""
    players = state[PLAYERS]
    for owner in range(players):
        scene[owner] = state[VANS + owner]
    for kind in range(CUSTOMER_KINDS):
        scene[SEATS + kind] = state[ROW + kind]
    mover = state[place]
    while mover != seat:
        to, is_served = drive(scene, 0, players, mover, state[BETS + mover])
        scene[mover] = to
        if is_served:
            kind = favourite(worths, scene, mover)
            if kind >= 0:
                scene[SEATS + kind] -= 1
        place -= 1
        mover = state[place]
    to, is_served = drive(scene, 0, players, seat, state[BETS + seat])
    return there_worth(state, seat, to, is_served, rounds, worths, scene)


@inlined
def favourite(worths: Any, scene: Any, owner: int) -> Any:
    """The kind of the row that is worth most to a seat, the first of equals; -1: there is none."""
    best = -1
    for kind in range(CUSTOMER_KINDS):
        at = owner * CUSTOMER_KINDS
        if scene[SEATS + kind] > 0 and (best < 0 or worths[at + kind] > worths[at + best]):
            best = kind
    return best


@inlined
def there_worth(
    state: Any, seat: int, to: int, is_served: bool, rounds: float, worths: Any, scene: Any
) -> Any:
    """What a trip brings: a customer, the way made towards the next, a card at the Park."""
    worth = way_worth(to, rounds)
    if is_served:
        kind = favourite(worths, scene, seat)
        if kind >= 0:
            worth += worths[seat * CUSTOMER_KINDS + kind]
    if to == PARK:
        worth += drawing_worth(state, rounds)
    return worth


@compiled
def trip_worth(state: Any, seat: int, tiles: int, rounds: float, worths: Any, scene: Any) -> Any:
    """What my trip brings as vans and row are now."""
    to, is_served = drive(state, VANS, state[PLAYERS], seat, tiles)
    for kind in range(CUSTOMER_KINDS):
        scene[SEATS + kind] = state[ROW + kind]
    return there_worth(state, seat, to, is_served, rounds, worths, scene)


@inlined
def way_worth(tile: int, rounds: float) -> Any:
    """What standing there is worth, if there is time to drive on."""
    return LAP * min(1.0, rounds / 2) * tile / TILES


@inlined
def drawing_worth(state: Any, rounds: float) -> Any:
    return DRAWN * min(1.0, rounds / 3) if state[NEXT_ACTION] < ACTION_PILE else 0.0


@inlined
def staying_worth(state: Any, seat: int, rounds: float) -> Any:
    """What a failed bet leaves: the van where it is, and a card."""
    return way_worth(state[VANS + seat], rounds) + drawing_worth(state, rounds)


@compiled
def roll_worth(state: Any, seat: int, code: int, rounds: float, worths: Any, scene: Any) -> Any:
    """What is to be hoped from the dice after a re-roll of one, or as they lie."""
    bet, attempt = state[BETS + seat], state[ATTEMPT]
    rerolls = state[HANDS + seat * ACTION_KINDS + REROLL]
    if code == STAND:
        chance = FRESH[bet, attempt + 1, rerolls]
    else:
        kept = state[FIRST_DIE] + state[SECOND_DIE] - (code - REROLL_DIE + 1)
        chance = AGAIN[bet, attempt, rerolls, kept]
    moved = trip_worth(state, seat, bet, rounds, worths, scene)
    return chance * moved + (1.0 - chance) * staying_worth(state, seat, rounds)


@inlined
def clearing_worth(state: Any, seat: int, worths: Any) -> Any:
    """Compare fresh cards with those that lie there, for me and against the others."""
    if state[PLAYERS] > PILE - state[NEXT_CUSTOMER]:
        return float(lead(state, seat))
    fresh_edge, fresh, lying_edge, lying = 0.0, 0, 0.0, 0
    for kind in range(CUSTOMER_KINDS):
        edge = kind_edge(state, seat, kind, worths)
        count = unseen(state, kind)
        fresh_edge += count * edge
        fresh += count
        lying_edge += state[ROW + kind] * edge
        lying += state[ROW + kind]
    return fresh_edge / max(1, fresh) - lying_edge / max(1, lying)


@inlined
def kind_edge(state: Any, seat: int, kind: int, worths: Any) -> Any:
    """How much more a card is worth to me than to the others."""
    others = 0.0
    for owner in range(state[PLAYERS]):
        if owner != seat:
            others += worths[owner * CUSTOMER_KINDS + kind]
    return worths[seat * CUSTOMER_KINDS + kind] - others / (state[PLAYERS] - 1)


@compiled
def lead(state: Any, seat: int) -> Any:
    """By how much I would win if the game ended now, by the tips I know."""
    players = state[PLAYERS]
    fewest = most = tips_of(state, 0, seat == 0)
    for owner in range(1, players):
        tips = tips_of(state, owner, owner == seat)
        fewest, most = min(fewest, tips), max(most, tips)
    mine, best = 0, -10_000
    for owner in range(players):
        points = -most if tips_of(state, owner, owner == seat) == fewest else 0
        for kind in range(CUSTOMER_TIP):
            points += customer_points(state[TAKEN + owner * CUSTOMER_KINDS + kind])
        if owner == seat:
            mine = points
        else:
            best = max(best, points)
    return mine - best


POLICIES = ("random", "cook")


class Room(NamedTuple):
    """The arrays that one thread plays in."""

    state: Array
    chance: Array
    codes: Array
    legal: Array
    judged: Array
    tips: Array
    losses: Array
    losses_after: Array
    worths: Array
    """What each kind of customer is worth to each seat."""
    scene: Array
    """Vans and row as they may be later in the round."""


def make_room() -> Room:
    return Room(
        state=np.zeros(SIZE, np.int16),
        chance=np.zeros(2, np.uint64),
        codes=np.full(SEATS, -1, np.int64),
        legal=np.zeros(CODES, np.bool_),
        judged=np.zeros(CODES, np.float64),
        tips=np.zeros(SEATS, np.float64),
        losses=np.zeros(SEATS, np.float64),
        losses_after=np.zeros(SEATS, np.float64),
        worths=np.zeros(SEATS * CUSTOMER_KINDS, np.float64),
        scene=np.zeros(SEATS + CUSTOMER_KINDS, np.int16),
    )


@compiled
def choose_randomly_in(room: Any, seat: int) -> Any:
    return choose_randomly(room.state, seat, room.chance)


@compiled
def choose_as_cook_in(room: Any, seat: int) -> Any:
    return choose_as_cook(room.state, seat, room.chance, room)


@compiled
def play_out(room: Any, policy: int) -> None:
    """Play the game in the room from where it stands to its end."""
    state, chance, codes = room.state, room.chance, room.codes
    while state[QUESTION] != OVER:
        seat = state[ACTOR]
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
        for seat in range(state[PLAYERS]):
            for kind in range(CUSTOMER_KINDS):
                points[game, seat, kind] = state[POINTS + seat * CUSTOMER_KINDS + kind]
            ranks[game, seat] = state[RANKS + seat]


KERNEL = Kernel(
    version=facts.RULES_VERSION,
    codes=CODES,
    seats=SEATS,
    figures=lambda options: options.players,
    kinds=(*SCORING, "tips"),
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
