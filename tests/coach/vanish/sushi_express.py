"""Sushi Express: vans, markers, dice and cards lie otherwise; all cards are still somewhere."""

from collections.abc import Callable, Sequence

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


Edit = Callable[[Claim], list[Changed]]
LEAST_USE: tuple[Action, ...] = ("same-bet", "swap", "re-roll")
"""Cards to hold for their number only: those that can do least come first."""
MORE_ALIKE = 3
"""Cards like the one that is kept, at most."""


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


def _lacks_another(claim: Claim) -> list[Changed]:
    """Let a rival have the customer and lack another, of which there are as many cards."""
    kind, rival = CUSTOMERS[claim.reason.figures["customer"]], _rival(claim)
    state: State = claim.asked.state
    copies = [CUSTOMER_COPIES[one] for one in state.customers[rival] if one != "tip"]
    return _has_customer(claim, rival) if CUSTOMER_COPIES[kind] in copies else []


def _has_customer(claim: Claim, seat: Seat) -> list[Changed]:
    kind = CUSTOMERS[claim.reason.figures["customer"]]
    return same(claim, _give(claim.asked.state, seat, kind))


def _tips(claim: Claim, seat: Seat) -> list[Changed]:
    """Give a seat two tips more than the fewest, and another even more: one changes nothing."""
    state: State | None = claim.asked.state
    tips = [taken.count("tip") for taken in claim.asked.state.customers]
    others = sorted((count, owner) for owner, count in enumerate(tips) if owner != seat)
    (fewest, _), (_, richest) = others[0], others[-1]
    for owner, wanted in ((seat, fewest + 2), (Seat(richest), fewest + 3)):
        while state is not None and state.customers[owner].count("tip") < wanted:
            state = _give(state, owner, "tip")
    return same(claim, state)


def _known_row(claim: Claim, seat: Seat) -> list[Changed]:
    """Exchange what is new to a seat in the row for what it has already."""
    state = claim.asked.state
    if set(state.row) <= {"tip", *state.customers[seat]}:
        return []
    row, pile, taken = list(state.row), list(state.customer_pile), state.customers[seat]
    for place, kind in enumerate(row):
        if kind == "tip" or kind in taken:
            continue
        known = next((one for one in pile if one in taken and one != "tip"), None)
        if known is None:
            return []
        pile[pile.index(known)] = kind
        row[place] = known
    return same(claim, replace(state, row=sorted_customers(row), customer_pile=tuple(pile)))


def _longer(claim: Claim) -> list[Changed]:
    """Put discarded cards under the pile, so that the row can be filled either way."""
    state, players = claim.asked.state, claim.asked.game.players
    if len(state.discarded) < players:
        return []
    pile = (*state.customer_pile, *state.discarded[:players])
    return same(claim, replace(state, customer_pile=pile, discarded=state.discarded[players:]))


# Vans.


def _moved(claim: Claim, seat: Seat, fits: Callable[[State], bool]) -> list[Changed]:
    """Put a van on each free tile from which the reason is gone."""
    state = claim.asked.state
    free = {*range(TILES)} - {*state.vans}
    moved = [
        replace(state, vans=(*state.vans[:seat], tile, *state.vans[seat + 1 :]))
        for tile in sorted(free)
    ]
    return [changed for one in moved if fits(one) for changed in same(claim, one)]


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


def _both_reach(claim: Claim, seat: Seat) -> list[Changed]:
    """Let both choices reach the Sushi Express, also if no van is jumped on the way."""
    numbers = [
        (bet_of(_dial(claim.asked.state, claim.asked.seat, one), seat) or 0)
        + (one.extra if isinstance(one, Drive) else 0)
        for one in (claim.chosen, claim.other)
    ]
    return _moved(claim, seat, lambda state: state.vans[seat] + min(numbers) >= TILES)


def _neither_reaches(claim: Claim, seat: Seat) -> list[Changed]:
    # Cards that let a van drive on are among what a claim may name.
    cards = claim.reason.figures.get("cards", 0)
    return _moved(claim, seat, lambda state: not any(_served(state, claim, seat, cards)))


def _reach_alike(claim: Claim, seat: Seat) -> list[Changed]:
    """Let neither choice reach the Sushi Express, or both."""
    return [*_neither_reaches(claim, seat), *_both_reach(claim, seat)]


def _reaches_anyway(claim: Claim) -> list[Changed]:
    """Let a rival who has not bet reach the Sushi Express by a lower number."""
    number, rival = claim.reason.figures["number"], _rival(claim)
    return _moved(claim, rival, lambda state: drive(state.vans, rival, number - 1).is_served)


def _no_park(claim: Claim) -> list[Changed]:
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


def _same_order(claim: Claim) -> list[Changed]:
    """Move the rival's marker, so that after both choices the two stand in the same order.

    The rival reaches a customer from there as before.
    """
    state, rival, me = claim.asked.state, _rival(claim), claim.asked.seat
    if SwapBets in {type(claim.chosen), type(claim.other)}:
        return []
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
        return []
    return [
        changed
        for number in sorted(outside)
        for changed in same(claim, replace(state, dial=put(lift(state.dial, rival), rival, number)))
    ]


def _holding(state: State, seat: Seat, drawn: Sequence[Action]) -> State | None:
    """Let a seat draw these cards from the pile; None: they are not there."""
    pile = list(state.action_pile)
    for card in drawn:
        if card not in pile:
            return None
        pile.remove(card)
    hand = sorted_hand((*state.hands[seat], *drawn))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, hands=hands, action_pile=tuple(pile))


def _least_use(state: State, count: int) -> list[Action]:
    """Name cards of the pile to hold for their number only."""
    return [one for kind in LEAST_USE for one in state.action_pile if one == kind][:count]


def _most_cards(claim: Claim) -> list[Changed]:
    """Hold so many cards that nobody has as many at the end, whether one is kept or not."""
    state, seat = claim.asked.state, claim.asked.seat
    # Others may draw a card for a failed bet and one in the Park.
    wanted = max(len(hand) for owner, hand in enumerate(state.hands) if owner != seat) + 3
    sure = cards_left(state.hands[seat]) - claim.reason.figures.get("cards", 0)
    count = max(3, wanted - sure)
    drawn = _least_use(state, count)
    return same(claim, _holding(state, seat, drawn)) if len(drawn) == count else []


def _most_cards_of_all(claim: Claim) -> list[Changed]:
    """The same, or let all others hold so many more that one card changes nothing."""
    state, seat = claim.asked.state, claim.asked.seat
    most = cards_left(state.hands[seat]) + 3
    changed: State | None = state
    for owner, hand in enumerate(state.hands):
        count = max(0, most - cards_left(hand))
        if owner != seat and changed is not None:
            drawn = _least_use(changed, count)
            is_enough = len(drawn) == count
            changed = _holding(changed, Seat(owner), drawn) if is_enough else None
    return [*_most_cards(claim), *same(claim, changed)]


def _card_of(command: Command) -> Action:
    """Name the card that a choice plays."""
    match command:
        case Drive():
            return "further"
        case SwapBets():
            return "swap"
        case Reroll():
            return "re-roll"
    return "same-bet"


def _more_alike(claim: Claim) -> list[Changed]:
    """Hold more cards like the one that is kept: one more is worth less."""
    state, seat, card = claim.asked.state, claim.asked.seat, _card_of(claim.other)
    count = min(MORE_ALIKE, state.action_pile.count(card))
    return same(claim, _holding(state, seat, [card] * count)) if count else []


def _hopeless(claim: Claim) -> list[Changed]:
    """Let the other die show so little that no face makes the bet."""
    state, bet = claim.asked.state, bet_of(claim.asked.state.dial, claim.asked.seat)
    assert isinstance(claim.chosen, Reroll)
    assert state.throw is not None
    assert bet is not None
    die = claim.chosen.die
    low = [face for face in FACES if face + max(FACES) < bet and face + die < bet]
    if not low or (isinstance(claim.other, Reroll) and claim.other.die != die):
        return []
    dice = (low[0], die)
    return same(claim, replace(state, throw=Throw(state.throw.attempt, dice)))


def _not_lowest(claim: Claim) -> list[Changed]:
    """Move a rival's marker below both choices."""
    state, me = claim.asked.state, claim.asked.seat
    bets = {bet_of(state.dial, Seat(one)): Seat(one) for one in range(len(state.hands))}
    bets.pop(None, None)
    free = set(BETS) - set(held_numbers(state.dial))
    mine = [bet_of(_dial(state, me, one), me) or 0 for one in (claim.chosen, claim.other)]
    below = [number for number in free if number < min(mine)]
    if not below or not bets:
        return []
    lowest = bets[min(number for number in bets if number is not None)]
    assert lowest != me
    return same(claim, replace(state, dial=put(lift(state.dial, lowest), lowest, max(below))))


def _no_park_bet(claim: Claim) -> list[Changed]:
    """The same of a bet."""
    seat = claim.asked.seat
    served = _served(claim.asked.state, claim, seat)
    dials = [_dial(claim.asked.state, seat, one) for one in (claim.chosen, claim.other)]
    numbers = [bet_of(dial, seat) or 0 for dial in dials]

    def fits(state: State) -> bool:
        parked = [drive(state.vans, seat, number).is_parked for number in numbers]
        return not any(parked) and _served(state, claim, seat) == served

    return _moved(claim, seat, fits)


def _last_round(claim: Claim) -> list[Changed]:
    """Discard the pile: there is no later round in which it could matter."""
    state = claim.asked.state
    gone = (*state.discarded, *state.customer_pile)
    return same(claim, replace(state, customer_pile=(), discarded=gone))


def _far_from_all(claim: Claim) -> list[Changed]:
    """Let the round be the last, and the van so far back that no number takes it to a customer."""
    state, seat = claim.asked.state, claim.asked.seat
    numbers = [bet_of(_dial(state, seat, one), seat) or 0 for one in (claim.chosen, claim.other)]
    # Each other van may be jumped.
    most = max(numbers) + state.hands[seat].count("further") + len(state.vans) - 1
    return [
        changed
        for last in _last_round(claim)
        for changed in _moved(_there(claim, last), seat, lambda one: one.vans[seat] + most < TILES)
    ]


def _nothing_later(claim: Claim) -> list[Changed]:
    """Let the round be the last, and let nobody have as many cards: none is kept for anything."""
    return [changed for last in _last_round(claim) for changed in _most_cards(_there(claim, last))]


def _there(claim: Claim, changed: Changed) -> Claim:
    """Give the same claim in a position that is changed, so that it can be changed once more."""
    return claim._replace(asked=claim.asked._replace(state=changed.state))


def _mine(edit: Callable[[Claim, Seat], list[Changed]]) -> Edit:
    return lambda claim: edit(claim, claim.asked.seat)


def _theirs(edit: Callable[[Claim, Seat], list[Changed]]) -> Edit:
    return lambda claim: edit(claim, _rival(claim))


def _reached_for_little(claim: Claim) -> list[Changed]:
    """Let neither number reach a customer, or let no customer in the row be new."""
    seat = claim.asked.seat
    return [*_neither_reaches(claim, seat), *_known_row(claim, seat)]


EDITS: dict[str, Edit] = {
    "first-customer": _mine(_has_customer),
    "lacks-customer": _lacks_another,
    "tip": _mine(_tips),
    "fewest-tips": _theirs(_tips),
    "new-in-row": _mine(_known_row),
    "new-to-rival": _theirs(_known_row),
    "ends": _longer,
    "goes-on": _longer,
    "bet-odds": _reached_for_little,
    "bet-reaches": _mine(_reach_alike),
    "cards-reach": _mine(_reach_alike),
    "bet-park": _no_park_bet,
    "lowest": _not_lowest,
    "bet-further": _far_from_all,
    "swap": _mine(_reach_alike),
    "swap-rival": _theirs(_reach_alike),
    "takes-number": _reaches_anyway,
    "before": _same_order,
    "after": _same_order,
    "reroll-odds": _hopeless,
    "reaches": _mine(_reach_alike),
    "closer": _last_round,
    "park": _no_park,
    "tie-park": _no_park,
    "keeps": _nothing_later,
    "tie-keeps": _most_cards_of_all,
}
