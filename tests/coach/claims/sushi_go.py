"""Whether what a coach claims is true, read from the view and by the reference's own rules."""

from collections import Counter
from collections.abc import Callable, Mapping

from sushiya.core.ids import Seat
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import (
    DUMPLING_POINTS,
    KINDS,
    NIGIRI_POINTS,
    SASHIMI_POINTS,
    SASHIMI_SET,
    TEMPURA_POINTS,
    TEMPURA_SET,
    WASABI_FACTOR,
    Card,
    Kind,
)
from sushiya.games.sushi_go.view import HiddenHand, KnownHand, View

SETS: dict[Kind, tuple[int, int]] = {
    "tempura": (TEMPURA_SET, TEMPURA_POINTS),
    "sashimi": (SASHIMI_SET, SASHIMI_POINTS),
}
MAKI: dict[Kind, int] = {"maki-1": 1, "maki-2": 2, "maki-3": 3}
Figures = Mapping[str, int]


def is_true(fact: str, figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    """Tell whether a fact about what was chosen holds, as its sentence says it."""
    return _CHECKS[fact](figures, view, chosen, other)


def _own(view: View) -> tuple[Card, ...]:
    assert view.seat is not None
    return view.tables[view.seat]


def _count(cards: tuple[Card, ...], kind: Kind) -> int:
    return sum(card.kind == kind for card in cards)


def _icons(cards: tuple[Card, ...]) -> int:
    return sum(MAKI.get(card.kind, 0) for card in cards)


def _others(view: View) -> list[int]:
    return [figure for figure in range(len(view.tables)) if figure != view.seat]


def _puddings(view: View, figure: int) -> int:
    return view.puddings[figure] + _count(view.tables[figure], "pudding")


def _next(view: View) -> Seat:
    """Who gets this hand next: in the second round it may go to the right."""
    assert view.seat is not None
    is_right = view.options.passing == "left-right-left" and view.round == 2
    return Seat((view.seat + (-1 if is_right else 1)) % view.options.players)


def _completes(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    kind = KINDS[figures["card"]]
    size, points = SETS[kind]
    sets = [_count((*_own(view), *pick.cards), kind) // size for pick in (chosen, other)]
    return figures["points"] == points * (sets[0] - sets[1]) > 0


def _collects(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    kind = KINDS[figures["card"]]
    size, _ = SETS[kind]
    missing = -_count((*_own(view), *chosen.cards), kind) % size
    return _count(chosen.cards, kind) > _count(other.cards, kind) and figures["missing"] == missing


def _dumplings(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    counts = [_count((*_own(view), *pick.cards), "dumpling") for pick in (chosen, other)]
    most = len(DUMPLING_POINTS) - 1
    worths = [DUMPLING_POINTS[min(count, most)] for count in counts]
    return figures["count"] == counts[0] and figures["points"] == worths[0] - worths[1] > 0


def _nigiri(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    card = Card(KINDS[figures["card"]])
    return card in chosen.cards and figures["points"] == NIGIRI_POINTS[card.kind]


def _on_wasabi(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    card = Card(KINDS[figures["card"]], on_wasabi=True)
    points = WASABI_FACTOR * NIGIRI_POINTS[card.kind]
    return card in chosen.cards and figures["points"] == points


def _free_wasabi(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    is_combined = any(card.on_wasabi for card in chosen.cards)
    return _count(chosen.cards, "wasabi") > 0 and not is_combined


def _chopsticks(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    assert view.seat is not None
    left = view.hands[view.seat].size - 1
    return _count(chosen.cards, "chopsticks") > 0 and left > 1


def _maki(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    mine = _icons((*_own(view), *chosen.cards))
    most = max(_icons(view.tables[figure]) for figure in _others(view))
    return (figures["icons"], figures["most"]) == (mine, most)


def _pudding(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    assert view.seat is not None
    mine = _puddings(view, view.seat) + _count(chosen.cards, "pudding")
    others = [_puddings(view, figure) for figure in _others(view)]
    told = (figures["count"], figures["most"], figures["fewest"])
    return told == (mine, max(others), min(others))


def _keeps_wasabi(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    own = _own(view)
    free = _count(own, "wasabi") - sum(card.on_wasabi for card in own)
    used = [card.kind for card in other.cards if card.on_wasabi]
    is_kept = free > 0 and not any(card.on_wasabi for card in chosen.cards)
    shown = [kind for hand in view.hands if not isinstance(hand, HiddenHand) for kind in hand.cards]
    may_come = {*shown, *(kind for kind, count in view.unseen.items() if count)}
    best = max((NIGIRI_POINTS.get(kind, 0) for kind in may_come), default=0)
    return is_kept and bool(used) and best > max(NIGIRI_POINTS[kind] for kind in used)


def _passed(view: View, pick: Keep) -> Counter[Kind]:
    """Count what the hand has left when it is passed on."""
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert isinstance(hand, KnownHand)
    left = Counter(hand.cards)
    left.subtract(card.kind for card in pick.cards)
    if pick.give is not None:
        left[pick.give] -= 1
    return left


def _is_denied(view: View, chosen: Keep, other: Keep, kind: Kind) -> bool:
    return _passed(view, chosen)[kind] == 0 < _passed(view, other)[kind]


def _denies_set(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    kind = KINDS[figures["card"]]
    size, points = SETS[kind]
    is_short = _count(view.tables[figures["seat"]], kind) % size == size - 1
    is_next = figures["seat"] == _next(view) and figures["points"] == points
    return is_short and is_next and _is_denied(view, chosen, other, kind)


def _needs(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    kind = KINDS[figures["card"]]
    has = _count(view.tables[figures["seat"]], kind)
    is_denied = _is_denied(view, chosen, other, kind)
    return is_denied and figures["seat"] == _next(view) and figures["count"] == has > 0


def _is_best_nigiri(view: View, chosen: Keep, other: Keep, kind: Kind) -> bool:
    """Tell whether the next player gets a nigiri after the one pick, and a lesser one, if any."""
    bests = [
        max((NIGIRI_POINTS.get(one, 0) for one in +_passed(view, pick)), default=0)
        for pick in (chosen, other)
    ]
    return kind in NIGIRI_POINTS and bests[0] < bests[1] == NIGIRI_POINTS[kind]


def _denies_nigiri(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    kind = KINDS[figures["card"]]
    is_denied = _is_best_nigiri(view, chosen, other, kind)
    return is_denied and figures["seat"] == _next(view) and figures["points"] == NIGIRI_POINTS[kind]


def _needs_nigiri(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    kind = KINDS[figures["card"]]
    table = view.tables[figures["seat"]]
    free = _count(table, "wasabi") - sum(card.on_wasabi for card in table)
    is_denied = _is_best_nigiri(view, chosen, other, kind)
    return is_denied and figures["seat"] == _next(view) and free > 0


def _maki_race(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    mine, theirs = _icons((*_own(view), *chosen.cards)), _icons(view.tables[figures["seat"]])
    return (figures["icons"], figures["theirs"]) == (mine, theirs)


def _pudding_race(figures: Figures, view: View, chosen: Keep, other: Keep) -> bool:
    assert view.seat is not None
    mine = _puddings(view, view.seat) + _count(chosen.cards, "pudding")
    return (figures["count"], figures["theirs"]) == (mine, _puddings(view, figures["seat"]))


_CHECKS: dict[str, Callable[[Figures, View, Keep, Keep], bool]] = {
    "completes": _completes,
    "collects": _collects,
    "dumplings": _dumplings,
    "on-wasabi": _on_wasabi,
    "nigiri": _nigiri,
    "free-wasabi": _free_wasabi,
    "keeps-wasabi": _keeps_wasabi,
    "chopsticks": _chopsticks,
    "maki": _maki,
    "puddings": _pudding,
    "denies-set": _denies_set,
    "denies-nigiri": _denies_nigiri,
    "needs": _needs,
    "needs-nigiri": _needs_nigiri,
    "maki-race": _maki_race,
    "pudding-race": _pudding_race,
}
