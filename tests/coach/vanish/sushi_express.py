"""Sushi Express: vans, markers, dice and cards lie otherwise; all cards are still somewhere."""

from collections.abc import Callable

from msgspec.structs import replace

from coach.causal import Changed, Claim, same
from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.coach.reasons import CUSTOMERS
from sushiya.games.sushi_express.commands import Drive, PlaceBet, Reroll, SwapBets
from sushiya.games.sushi_express.components import (
    BETS,
    CUSTOMER_COPIES,
    FACES,
    TILES,
    Action,
    Customer,
    sorted_customers,
    sorted_hand,
)
from sushiya.games.sushi_express.dial import Dial, bet_of, held_numbers, lift, put, swap
from sushiya.games.sushi_express.road import drive
from sushiya.games.sushi_express.scoring import cards_left
from sushiya.games.sushi_express.state import State, Throw


def _rival(claim: Claim) -> Seat:
    return Seat(claim.reason.figures["seat"])


Edit = Callable[[Claim], Changed | None]
LEAST_USE: tuple[Action, ...] = ("same-bet", "swap", "re-roll")
"""Cards to hold for their number only: those that can do least come first."""


# Customers.


def _exchange(state: State, seat: Seat, old: Customer, new: Customer) -> State | None:
    """Let a seat have another card than it took: the two change places."""
    taken = list(state.customers[seat])
    taken[taken.index(old)] = new
    customers = list(state.customers)
    customers[seat] = sorted_customers(taken)
    for place in ("customer_pile", "discarded"):
        cards: list[Customer] = list(getattr(state, place))
        if new in cards:
            cards[cards.index(new)] = old
            changed = {place: tuple(cards), "customers": tuple(customers)}
            return replace(state, **changed)
    return None


def _give(state: State | None, seat: Seat, new: Customer) -> State | None:
    """Give a seat a card for one of those that are worth least to it."""
    if state is None:
        return None
    taken, row = state.customers[seat], state.row
    olds = [kind for kind in taken if kind not in (new, "tip")]
    copies = CUSTOMER_COPIES[new]
    # What may come stays alike if there are as many of it, nothing else changes if none lies there,
    # and points stay the same if it is a single one.
    olds.sort(
        key=lambda kind: (
            new != "tip" and CUSTOMER_COPIES[kind] != copies,
            kind in row,
            taken.count(kind) != (new != "tip"),
        )
    )
    return _exchange(state, seat, olds[0], new) if olds else None


def _lacks_another(claim: Claim) -> Changed | None:
    """Let a rival have the customer and lack another, of which there are as many cards."""
    kind, rival = CUSTOMERS[claim.reason.figures["customer"]], _rival(claim)
    state: State = claim.asked.state
    copies = [CUSTOMER_COPIES[one] for one in state.customers[rival] if one != "tip"]
    return _has_customer(claim, rival) if CUSTOMER_COPIES[kind] in copies else None


def _has_customer(claim: Claim, seat: Seat) -> Changed | None:
    kind = CUSTOMERS[claim.reason.figures["customer"]]
    return same(claim, _give(claim.asked.state, seat, kind))


def _tips(claim: Claim, seat: Seat) -> Changed | None:
    """Give a seat two tips more than the fewest, and another even more: one changes nothing."""
    state: State | None = claim.asked.state
    tips = [taken.count("tip") for taken in claim.asked.state.customers]
    others = sorted((count, owner) for owner, count in enumerate(tips) if owner != seat)
    (fewest, _), (_, richest) = others[0], others[-1]
    for owner, wanted in ((seat, fewest + 2), (Seat(richest), fewest + 3)):
        while state is not None and state.customers[owner].count("tip") < wanted:
            state = _give(state, owner, "tip")
    return same(claim, state)


def _known_row(claim: Claim, seat: Seat) -> Changed | None:
    """Exchange what is new to a seat in the row for what it has already."""
    state = claim.asked.state
    if set(state.row) <= {"tip", *state.customers[seat]}:
        return None
    row, pile, taken = list(state.row), list(state.customer_pile), state.customers[seat]
    for place, kind in enumerate(row):
        if kind == "tip" or kind in taken:
            continue
        known = next((one for one in pile if one in taken and one != "tip"), None)
        if known is None:
            return None
        pile[pile.index(known)] = kind
        row[place] = known
    return same(claim, replace(state, row=sorted_customers(row), customer_pile=tuple(pile)))


def _longer(claim: Claim) -> Changed | None:
    """Put discarded cards under the pile, so that the row can be filled either way."""
    state, players = claim.asked.state, claim.asked.game.players
    if len(state.discarded) < players:
        return None
    pile = (*state.customer_pile, *state.discarded[:players])
    return same(claim, replace(state, customer_pile=pile, discarded=state.discarded[players:]))


# Vans.


def _moved(
    claim: Claim, seat: Seat, fits: Callable[[State], bool], *, is_last: bool = False
) -> Changed | None:
    """Put a van on the nearest free tile from which the reason is gone, or on the last."""
    state = claim.asked.state
    others = {tile for owner, tile in enumerate(state.vans) if owner != seat}
    wanted = TILES if is_last else state.vans[seat]
    for tile in sorted(range(TILES), key=lambda one: abs(one - wanted)):
        vans = (*state.vans[:seat], tile, *state.vans[seat + 1 :])
        changed = replace(state, vans=vans)
        if tile not in others and tile != state.vans[seat] and fits(changed):
            return same(claim, changed)
    return None


def _dial(state: State, seat: Seat, command: Command) -> Dial:
    match command:
        case PlaceBet(number):
            return put(state.dial, seat, number)
        case SwapBets(low, high):
            return swap(state.dial, low, high)
    return state.dial


def _served(state: State, claim: Claim, seat: Seat, cards: int = 0) -> list[bool]:
    """Tell for both choices whether a seat's van reaches the Sushi Express, perhaps with cards."""
    found = []
    for command in (claim.chosen, claim.other):
        bet = bet_of(_dial(state, claim.asked.seat, command), seat)
        extra = command.extra if isinstance(command, Drive) else 0
        found.append(bet is not None and drive(state.vans, seat, bet + extra + cards).is_served)
    return found


def _both_reach(claim: Claim, seat: Seat) -> Changed | None:
    return _moved(claim, seat, lambda state: all(_served(state, claim, seat)), is_last=True)


def _neither_reaches(claim: Claim, seat: Seat) -> Changed | None:
    # Cards that let a van drive on are among what a claim may name.
    cards = claim.reason.figures.get("cards", 0)
    return _moved(claim, seat, lambda state: not any(_served(state, claim, seat, cards)))


def _reach_alike(claim: Claim, seat: Seat) -> Changed | None:
    """Let neither choice reach the Sushi Express, or both where vans are in the way.

    If both do, a van begins another lap, for which a higher number is worth more again.
    """
    return _neither_reaches(claim, seat) or _both_reach(claim, seat)


def _reaches_anyway(claim: Claim) -> Changed | None:
    """Let a rival who has not bet reach the Sushi Express by a lower number."""
    number, rival = claim.reason.figures["number"], _rival(claim)
    return _moved(claim, rival, lambda state: drive(state.vans, rival, number - 1).is_served)


def _no_park(claim: Claim) -> Changed | None:
    """Let the van start elsewhere, so that it does not stop in the Park but is served alike."""
    seat = claim.asked.seat
    served = _served(claim.asked.state, claim, seat)
    bet = bet_of(claim.asked.state.dial, seat)
    assert bet is not None

    def fits(state: State) -> bool:
        extras = [one.extra for one in (claim.chosen, claim.other) if isinstance(one, Drive)]
        parked = [drive(state.vans, seat, bet + extra).is_parked for extra in extras]
        return not any(parked) and _served(state, claim, seat) == served

    return _moved(claim, seat, fits)


# Bets, dice and cards.


def _same_order(claim: Claim) -> Changed | None:
    """Move the rival's marker, so that after both choices the two stand in the same order.

    The rival reaches a customer from there as before.
    """
    state, rival, me = claim.asked.state, _rival(claim), claim.asked.seat
    if SwapBets in {type(claim.chosen), type(claim.other)}:
        return None
    mine = [bet_of(_dial(state, me, one), me) or 0 for one in (claim.chosen, claim.other)]
    theirs = bet_of(state.dial, rival) or 0
    is_served = drive(state.vans, rival, theirs).is_served
    free = set(BETS) - {*held_numbers(state.dial), *mine}
    outside = [
        one
        for one in free
        if (one > max(mine) or one < min(mine))
        and drive(state.vans, rival, one).is_served == is_served
    ]
    if not outside:
        return None
    number = min(outside, key=lambda one: abs(one - theirs))
    return same(claim, replace(state, dial=put(lift(state.dial, rival), rival, number)))


def _most_cards(claim: Claim) -> Changed | None:
    """Hold so many cards that nobody has as many at the end, whether one is kept or not."""
    state, seat = claim.asked.state, claim.asked.seat
    # Others may draw a card for a failed bet and one in the Park.
    wanted = max(len(hand) for owner, hand in enumerate(state.hands) if owner != seat) + 3
    sure = cards_left(state.hands[seat]) - claim.reason.figures.get("cards", 0)
    count, pile = max(3, wanted - sure), list(state.action_pile)
    drawn = [one for kind in LEAST_USE for one in pile if one == kind][:count]
    if len(drawn) < count:
        return None
    for card in drawn:
        pile.remove(card)
    hand = sorted_hand((*state.hands[seat], *drawn))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return same(claim, replace(state, hands=hands, action_pile=tuple(pile)))


def _hopeless(claim: Claim) -> Changed | None:
    """Let the other die show so little that no face makes the bet."""
    state, bet = claim.asked.state, bet_of(claim.asked.state.dial, claim.asked.seat)
    assert isinstance(claim.chosen, Reroll)
    assert state.throw is not None
    assert bet is not None
    die = claim.chosen.die
    low = [face for face in FACES if face + max(FACES) < bet and face + die < bet]
    if not low or (isinstance(claim.other, Reroll) and claim.other.die != die):
        return None
    dice = (low[0], die)
    return same(claim, replace(state, throw=Throw(state.throw.attempt, dice)))


def _not_lowest(claim: Claim) -> Changed | None:
    """Move a rival's marker below both choices."""
    state, me = claim.asked.state, claim.asked.seat
    bets = {bet_of(state.dial, Seat(one)): Seat(one) for one in range(len(state.hands))}
    bets.pop(None, None)
    free = set(BETS) - set(held_numbers(state.dial))
    mine = [bet_of(_dial(state, me, one), me) or 0 for one in (claim.chosen, claim.other)]
    below = [number for number in free if number < min(mine)]
    if not below or not bets:
        return None
    lowest = bets[min(number for number in bets if number is not None)]
    assert lowest != me
    return same(claim, replace(state, dial=put(lift(state.dial, lowest), lowest, max(below))))


def _no_park_bet(claim: Claim) -> Changed | None:
    """The same of a bet."""
    seat = claim.asked.seat
    served = _served(claim.asked.state, claim, seat)
    dials = [_dial(claim.asked.state, seat, one) for one in (claim.chosen, claim.other)]
    numbers = [bet_of(dial, seat) or 0 for dial in dials]

    def fits(state: State) -> bool:
        parked = [drive(state.vans, seat, number).is_parked for number in numbers]
        return not any(parked) and _served(state, claim, seat) == served

    return _moved(claim, seat, fits)


def _last_round(claim: Claim) -> Changed | None:
    """Discard the pile: there is no later round in which it could matter."""
    state = claim.asked.state
    gone = (*state.discarded, *state.customer_pile)
    return same(claim, replace(state, customer_pile=(), discarded=gone))


def _nothing_later(claim: Claim) -> Changed | None:
    """Let the round be the last, and let nobody have as many cards: none is kept for anything."""
    last = _last_round(claim)
    return last and _most_cards(_there(claim, last))


def _there(claim: Claim, changed: Changed) -> Claim:
    """Give the same claim in a position that is changed, so that it can be changed once more."""
    return claim._replace(asked=claim.asked._replace(state=changed.state))


def _mine(edit: Callable[[Claim, Seat], Changed | None]) -> Edit:
    return lambda claim: edit(claim, claim.asked.seat)


def _theirs(edit: Callable[[Claim, Seat], Changed | None]) -> Edit:
    return lambda claim: edit(claim, _rival(claim))


EDITS: dict[str, Edit] = {
    "first-customer": _mine(_has_customer),
    "lacks-customer": _lacks_another,
    "tip": _mine(_tips),
    "fewest-tips": _theirs(_tips),
    "new-in-row": _mine(_known_row),
    "new-to-rival": _theirs(_known_row),
    "ends": _longer,
    "goes-on": _longer,
    "bet-odds": _mine(_neither_reaches),
    "bet-reaches": _mine(_reach_alike),
    "cards-reach": _mine(_reach_alike),
    "bet-park": _no_park_bet,
    "lowest": _not_lowest,
    "bet-further": _nothing_later,
    "swap": _mine(_reach_alike),
    "swap-rival": _theirs(_reach_alike),
    "takes-number": _reaches_anyway,
    "before": _same_order,
    "after": _same_order,
    "reroll-odds": _hopeless,
    "reaches": _mine(_reach_alike),
    "closer": _nothing_later,
    "park": _no_park,
    "tie-park": _no_park,
    "keeps": _nothing_later,
    "tie-keeps": _most_cards,
}
