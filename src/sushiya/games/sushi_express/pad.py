"""The score pad: points for customers and action cards of a game at a real table."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from sushiya.core.echo import echo
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.result import winners_of
from sushiya.core.value import Value
from sushiya.core.words import Arg, Phrase, seat_phrase
from sushiya.games.sushi_express.components import (
    ACTION_COPIES,
    CUSTOMER_COPIES,
    Action,
    Customer,
)
from sushiya.games.sushi_express.judge import REFUSALS
from sushiya.games.sushi_express.options import OPTIONS
from sushiya.games.sushi_express.scoring import Points, rank, totals
from sushiya.games.sushi_express.scoring import score as score_cards
from sushiya.games.sushi_express.words import say_action, say_customer

K = TypeVar("K", Customer, Action)

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Sheet(Value, frozen=True):
    """What everyone holds at the end, as `sushiya score` reads it; lists run by seat."""

    game: Literal["sushi-express"]
    customers: tuple[dict[str, Count], ...]
    actions: tuple[dict[str, Count], ...]


class Scores(Value, frozen=True):
    """Points by customer, what tips cost, and who wins."""

    points: tuple[Points, ...]
    penalty: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class _Refused(Exception):
    def __init__(self, code: str, **args: Arg) -> None:
        self.refusal = REFUSALS(code, **args)


def score(data: Mapping[str, Any]) -> Scores | Refusal:
    """Score a sheet; a wrong shape raises ValidationError."""
    sheet = msgspec.convert(data, Sheet)
    try:
        _check_seats(sheet)
        customers = _cards(sheet.customers, CUSTOMER_COPIES, "customer", say_customer)
        hands = _cards(sheet.actions, ACTION_COPIES, "action", say_action)
    except _Refused as refused:
        return refused.refusal
    points = score_cards(customers, [hand.count("tip") for hand in hands])
    return Scores(
        points=tuple(
            {kind: worth for kind, worth in one.items() if kind != "tips"} for one in points
        ),
        penalty=tuple(-one["tips"] for one in points),
        totals=totals(points),
        winners=winners_of(rank(points, hands)),
    )


def _check_seats(sheet: Sheet) -> None:
    found = len(sheet.customers)
    if found not in OPTIONS.editions["standard"]:
        raise _Refused("score-wrong-players", found=found)
    if len(sheet.actions) != found:
        raise _Refused("score-wrong-hands", found=len(sheet.actions), wanted=found)


def _cards(
    counts: Iterable[Mapping[str, int]],
    copies: Mapping[K, int],
    word: str,
    say: Callable[[K], Phrase],
) -> Sequence[tuple[K, ...]]:
    """Turn counts into cards, seat by seat; more than there are of a kind is refused."""
    names: dict[str, K] = {str(kind): kind for kind in copies}
    used: Counter[K] = Counter()
    found = []
    for seat, held in enumerate(counts):
        where = seat_phrase(Seat(seat))
        cards: list[K] = []
        for name in held:
            if name not in names:
                kinds = ", ".join(names)
                raise _Refused(f"score-unknown-{word}", seat=where, card=echo(name), kinds=kinds)
        for name, kind in names.items():
            count = held.get(name, 0)
            used[kind] += count
            if used[kind] > copies[kind]:
                raise _Refused(
                    f"score-too-many-{word}s", seat=where, card=say(kind), copies=copies[kind]
                )
            cards += [kind] * count
        found.append(tuple(cards))
    return found
