"""Sushi Go!: cards of tables and hands change places with cards that nobody has seen."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from coach.causal import Changed, Claim, same
from coach.claims.sushi_go import SETS
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import KINDS, Card, Kind, sorted_hand
from sushiya.games.sushi_go.state import State

PLAIN: tuple[Kind, ...] = ("nigiri-1", "nigiri-2", "nigiri-3")
"""What a card is replaced by, the first that can be had: all choices get its points alike."""


def _put_back(state: State, seat: int, kind: Kind, instead: Kind) -> State | None:
    """Take a hidden card, from the deck or another's hand, and leave one in its place."""
    if kind in state.deck:
        deck = list(state.deck)
        deck[deck.index(kind)] = instead
        return replace(state, deck=tuple(deck))
    for owner, hand in enumerate(state.hands):
        if owner != seat and kind in hand:
            cards = list(hand)
            cards[cards.index(kind)] = instead
            hands = list(state.hands)
            hands[owner] = sorted_hand(cards)
            return replace(state, hands=tuple(hands))
    return None


def _lay(state: State, seat: int, figure: int, old: Card, kinds: Iterable[Kind]) -> State | None:
    """Replace a card on a table by a hidden one."""
    table = list(state.tables[figure])
    if old not in table:
        return None
    for kind in kinds:
        changed = _put_back(state, seat, kind, old.kind) if kind != old.kind else None
        if changed is not None:
            table[table.index(old)] = Card(kind)
            tables = (*state.tables[:figure], tuple(table), *state.tables[figure + 1 :])
            return replace(changed, tables=tables)
    return None


def _without(claim: Claim, figure: int, kind: Kind, count: int) -> State | None:
    """Replace so many cards of a kind on a table by plain ones."""
    state: State | None = claim.asked.state
    for _ in range(count):
        state = state and _lay(state, claim.asked.seat, figure, Card(kind), PLAIN)
    return state


def _kind(claim: Claim) -> Kind:
    return KINDS[claim.reason.figures["card"]]


def _none_to_come(claim: Claim, kind: Kind) -> State | None:
    """Let all hidden cards of a kind be among those that were discarded in earlier rounds."""
    state: State = claim.asked.state
    seat = claim.asked.seat
    gone = [one for one in state.discarded if one != kind]
    rest = [one for one in state.discarded if one == kind]
    piles = [list(state.deck), *(list(hand) for hand in state.hands)]
    for owner, cards in enumerate(piles, -1):
        for place, one in enumerate(cards):
            if one == kind and owner != seat:
                if not gone:
                    return None
                cards[place] = gone.pop()
                rest.append(kind)
    deck, *hands = piles
    return replace(
        state,
        deck=tuple(deck),
        hands=tuple(sorted_hand(hand) for hand in hands),
        discarded=sorted_hand((*gone, *rest)),
    )


def _set_begun(claim: Claim) -> list[Changed]:
    """Replace what the seat has of an open set; before a first card, let no other one come."""
    kind = _kind(claim)
    table = claim.asked.state.tables[claim.asked.seat]
    begun = table.count(Card(kind)) % SETS[kind][0]
    if not begun:
        return same(claim, _none_to_come(claim, kind))
    return same(claim, _without(claim, claim.asked.seat, kind, begun))


def _dumplings(claim: Claim) -> list[Changed]:
    count = claim.asked.state.tables[claim.asked.seat].count(Card("dumpling"))
    if not count:
        return same(claim, _none_to_come(claim, "dumpling"))
    return same(claim, _without(claim, claim.asked.seat, "dumpling", count))


def _beside(pick: Keep) -> Keep:
    """Lay all nigiri of a pick beside any wasabi."""
    return Keep(tuple(Card(card.kind) for card in pick.cards), pick.give)


def _free_wasabi(state: State, figure: int) -> int:
    table = state.tables[figure]
    return table.count(Card("wasabi")) - sum(card.on_wasabi for card in table)


def _no_wasabi(claim: Claim) -> list[Changed]:
    seat = claim.asked.seat
    state = _without(claim, seat, "wasabi", _free_wasabi(claim.asked.state, seat))
    assert isinstance(claim.chosen, Keep)
    assert isinstance(claim.other, Keep)
    return [Changed(state, _beside(claim.chosen), _beside(claim.other))] if state else []


def _lesser(claim: Claim, kind: Kind, least: Kind) -> list[Changed]:
    """Replace a card of the hand by the least of its sort, and keep that instead."""
    seat, hand = claim.asked.seat, list(claim.asked.state.hands[claim.asked.seat])
    assert isinstance(claim.chosen, Keep)
    assert isinstance(claim.other, Keep)
    kept = [card.kind for card in claim.chosen.cards]
    if kind == least or kind not in kept or kind in {card.kind for card in claim.other.cards}:
        return []
    state = _put_back(claim.asked.state, seat, least, kind)
    if state is None:
        return []
    hand[hand.index(kind)] = least
    hands = list(state.hands)
    hands[seat] = sorted_hand(hand)
    cards = list(claim.chosen.cards)
    old = next(card for card in cards if card.kind == kind)
    cards[cards.index(old)] = Card(least, on_wasabi=old.on_wasabi)
    chosen = Keep(tuple(cards), claim.chosen.give)
    return [Changed(replace(state, hands=tuple(hands)), chosen, claim.other)]


def _nigiri(claim: Claim) -> list[Changed]:
    return _lesser(claim, _kind(claim), "nigiri-1")


def _second(claim: Claim, kind: Kind) -> list[Changed]:
    """Let the seat have such a card already: another one is worth less."""
    seat, state = claim.asked.seat, claim.asked.state
    for old in state.tables[seat]:
        if old.kind in ("chopsticks", "wasabi") or old.on_wasabi:
            continue
        return same(claim, _lay(state, seat, seat, old, (kind,)))
    return []


def _maki(claim: Claim) -> list[Changed]:
    """Keep a maki of one icon instead."""
    assert isinstance(claim.chosen, Keep)
    best = max(card.kind for card in claim.chosen.cards if card.kind.startswith("maki"))
    return _lesser(claim, best, "maki-1")


def _rival_set(claim: Claim) -> list[Changed]:
    kind, rival = _kind(claim), claim.reason.figures["seat"]
    count = claim.asked.state.tables[rival].count(Card(kind))
    size = SETS[kind][0] if kind in SETS else count + 1
    return same(claim, _without(claim, rival, kind, count % size))


def _rival_wasabi(claim: Claim) -> list[Changed]:
    rival = claim.reason.figures["seat"]
    free = _free_wasabi(claim.asked.state, rival)
    return same(claim, _without(claim, rival, "wasabi", free))


def _maki_race(claim: Claim) -> list[Changed]:
    """Take the rival's maki away; who has none is out of the race, or keeps one icon at most."""
    rival, state = claim.reason.figures["seat"], claim.asked.state
    maki = [card for card in state.tables[rival] if card.kind.startswith("maki")]
    for card in maki:
        state = state and _lay(state, claim.asked.seat, rival, card, PLAIN)
    return same(claim, state) if maki else _maki(claim)


def _puddings(claim: Claim) -> list[Changed]:
    """Let another have so many more, and a third none, that one card changes neither."""
    state, seat = _none_to_come(claim, "pudding"), claim.asked.seat
    if state is None or state.round == 1:
        return []
    tables = [table.count(Card("pudding")) for table in state.tables]
    others = sorted(
        (figure for figure in range(len(tables)) if figure != seat), key=tables.__getitem__
    )
    spare = sum(state.puddings) + state.discarded.count("pudding")
    mine = max(0, tables[others[0]] + 1 - tables[seat]) if len(others) > 1 else 0
    counts = [0] * len(state.puddings)
    counts[seat], counts[others[-1]] = mine, spare - mine
    kept = sum(card == Card("pudding") for card in getattr(claim.chosen, "cards", ()))
    if counts[others[-1]] + tables[others[-1]] < mine + tables[seat] + kept + 1:
        return []
    left = tuple(one for one in state.discarded if one != "pudding")
    return same(claim, replace(state, puddings=tuple(counts), discarded=left))


def _pudding_race(claim: Claim) -> list[Changed]:
    """Give the rival's puddings to a third, so that the two are no longer close."""
    state, rival = claim.asked.state, claim.reason.figures["seat"]
    third = [one for one in range(len(state.tables)) if one not in (claim.asked.seat, rival)]
    if not third or not state.puddings[rival]:
        return []
    counts = list(state.puddings)
    counts[third[0]] += counts[rival]
    counts[rival] = 0
    return same(claim, replace(state, puddings=tuple(counts)))


EDITS: dict[str, Callable[[Claim], list[Changed]]] = {
    "completes": _set_begun,
    "collects": _set_begun,
    "dumplings": _dumplings,
    "on-wasabi": _no_wasabi,
    "keeps-wasabi": _no_wasabi,
    "nigiri": _nigiri,
    "denies-nigiri": _nigiri,
    "free-wasabi": lambda claim: _second(claim, "wasabi"),
    "chopsticks": lambda claim: _second(claim, "chopsticks"),
    "maki": _maki,
    "puddings": _puddings,
    "denies-set": _rival_set,
    "needs": _rival_set,
    "needs-nigiri": _rival_wasabi,
    "maki-race": _maki_race,
    "pudding-race": _pudding_race,
}
