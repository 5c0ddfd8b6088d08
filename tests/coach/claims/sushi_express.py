"""Whether what a coach claims is true, read from the view and by the reference's own rules."""

from collections.abc import Mapping

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.coach.reasons import CUSTOMERS
from sushiya.games.sushi_express.commands import Drive, PlaceBet, Reroll, TakeCustomer
from sushiya.games.sushi_express.components import FACES
from sushiya.games.sushi_express.dial import bet_of
from sushiya.games.sushi_express.outlook import ROLLS, own_hand
from sushiya.games.sushi_express.road import drive
from sushiya.games.sushi_express.scoring import customer_points
from sushiya.games.sushi_express.view import View


def is_true(
    fact: str, figures: Mapping[str, int], view: View, chosen: Command, other: Command
) -> bool:
    """Tell whether a fact about what was chosen holds, as its sentence says it."""
    assert view.seat is not None
    match chosen, other:
        case PlaceBet(number), PlaceBet(rival):
            return _is_true_of_bet(fact, figures, number, rival)
        case Reroll(die), _:
            return fact == "reroll-odds" and figures == {"die": die, "faces": _faces(view, die)}
        case Drive(extra), Drive(instead):
            is_served = [_is_served(view, view.seat, tiles) for tiles in (extra, instead)]
            return fact == "reaches" and figures == {"extra": extra} and is_served == [True, False]
        case TakeCustomer(), _:
            return _is_true_of_customer(fact, figures, view, view.seat, chosen)
    return False


def _is_true_of_bet(fact: str, figures: Mapping[str, int], number: int, rival: int) -> bool:
    if fact == "bet-odds":
        rolls, others = (sum(sum(dice) >= one for dice in ROLLS) for one in (number, rival))
        told = {"number": number, "rolls": rolls, "other-rolls": others}
        return figures == told and rolls > others
    tiles = number - rival
    return fact == "bet-further" and figures == {"number": number, "tiles": tiles} and tiles > 0


def _faces(view: View, die: int) -> int:
    """Count the faces with which a die that is rolled again makes the viewer's bet."""
    assert view.throw is not None
    assert view.seat is not None
    bet = bet_of(view.dial, view.seat)
    assert bet is not None
    kept = sum(view.throw.dice) - die
    return sum(kept + face >= bet for face in FACES)


def _is_served(view: View, seat: Seat, extra: int) -> bool:
    bet = bet_of(view.dial, seat)
    assert bet is not None
    return drive(view.vans, seat, bet + extra).is_served


def _is_true_of_customer(
    fact: str, figures: Mapping[str, int], view: View, seat: Seat, chosen: TakeCustomer
) -> bool:
    mine, kind = view.customers[seat], chosen.customer
    if fact == "tip":
        tips = mine.count("tip") + own_hand(view).count("tip") + 1
        return kind == "tip" and figures == {"tips": tips}
    if CUSTOMERS[figures["customer"]] != kind or kind == "tip":
        return False
    if fact == "lacks-customer":
        return figures["seat"] != seat and kind not in view.customers[figures["seat"]]
    has = mine.count(kind)
    gain = customer_points(has + 1) - customer_points(has)
    is_first = fact == "first-customer"
    return figures["points"] == gain and is_first == (has == 0)
