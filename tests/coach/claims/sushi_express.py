"""Whether what a coach claims is true, read from the view and by the reference's own rules."""

from collections.abc import Callable, Mapping

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.games.sushi_express.coach.reasons import CUSTOMERS
from sushiya.games.sushi_express.commands import (
    ClearRow,
    Drive,
    KeepRow,
    PlaceBet,
    Reroll,
    SwapBets,
    TakeCustomer,
)
from sushiya.games.sushi_express.components import BETS, FACES, PARK, TILES, empty_places
from sushiya.games.sushi_express.dial import Dial, bet_of, in_turn, lowest, put, stack_on, swap
from sushiya.games.sushi_express.outlook import ROLLS, own_hand
from sushiya.games.sushi_express.road import Trip, drive
from sushiya.games.sushi_express.scoring import customer_points
from sushiya.games.sushi_express.view import View

Figures = Mapping[str, int]


def is_true(fact: str, figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    """Tell whether a fact about what was chosen holds, as its sentence says it."""
    return _CHECKS[fact](figures, view, chosen, other)


def _me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


# Bets and swaps.


def _dial(view: View, command: Command) -> Dial:
    """Give the dial after a bet or a swap; all else leaves it."""
    match command:
        case PlaceBet(number):
            return put(view.dial, _me(view), number)
        case SwapBets(low, high):
            return swap(view.dial, low, high)
    return view.dial


def _numbers(view: View, *commands: Command) -> list[int]:
    """Give the viewer's number after each of these; 0: it has none."""
    return [bet_of(_dial(view, one), _me(view)) or 0 for one in commands]


def _bet_odds(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    numbers = _numbers(view, chosen, other)
    rolls, others = (sum(sum(dice) >= number for dice in ROLLS) for number in numbers)
    told = {"number": numbers[0], "rolls": rolls, "other-rolls": others}
    return figures == told and min(numbers) > 0 and rolls > others


def _bet_further(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    number, instead = _numbers(view, chosen, other)
    return figures == {"number": number, "tiles": number - instead} and number > instead > 0


def _bet_reaches(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    numbers = _numbers(view, chosen, other)
    trips = [drive(view.vans, _me(view), number).is_served for number in numbers]
    is_told = figures == {"number": numbers[0], "other": numbers[1]}
    return is_told and min(numbers) > 0 and trips == [True, False]


def _cards_reach(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    numbers, cards = _numbers(view, chosen, other), own_hand(view).count("further")
    trips = [drive(view.vans, _me(view), number + cards).is_served for number in numbers]
    told = {"number": numbers[0], "other": numbers[1], "cards": cards}
    return figures == told and min(numbers) > 0 and cards > 0 and trips == [True, False]


def _bet_park(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    numbers = _numbers(view, chosen, other)
    trips = [drive(view.vans, _me(view), number).is_parked for number in numbers]
    return figures["number"] == numbers[0] and view.action_pile > 0 and trips == [True, False]


def _lowest(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    dials = [_dial(view, one) for one in (chosen, other)]
    is_all = sum(len(stack) for stack in dials[0]) == view.options.players
    is_lowest = [lowest(dial) == view.seat for dial in dials]
    told = bet_of(dials[0], _me(view))
    return is_all and figures["number"] == told and is_lowest == [True, False]


def _swap(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    bets = [bet_of(_dial(view, one), _me(view)) for one in (chosen, other)]
    is_swap = SwapBets in {type(chosen), type(other)}
    return is_swap and bets == [figures["number"], figures["other"]] and bets[0] != bets[1]


def _swap_rival(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    seat = Seat(figures["seat"])
    bets = [bet_of(_dial(view, one), seat) for one in (chosen, other)]
    is_named = seat != view.seat and bets == [figures["number"], figures["other"]]
    return is_named and bets[0] != bets[1]


def _order(view: View, command: Command, seat: Seat) -> bool:
    """Tell whether the viewer comes before another on the dial, from the highest down."""
    turns = [one for one, _ in in_turn(_dial(view, command))]
    return turns.index(_me(view)) < turns.index(seat)


def _is_order_told(figures: Figures, view: View, chosen: Command) -> bool:
    dial, seat = _dial(view, chosen), Seat(figures["seat"])
    told = (bet_of(dial, _me(view)), bet_of(dial, seat))
    return told == (figures["number"], figures["theirs"])


def _before(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    order = [_order(view, one, Seat(figures["seat"])) for one in (chosen, other)]
    return _is_order_told(figures, view, chosen) and order == [True, False]


def _after(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    order = [_order(view, one, Seat(figures["seat"])) for one in (chosen, other)]
    return _is_order_told(figures, view, chosen) and order == [False, True]


def _takes_number(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    seat = Seat(figures["seat"])
    served = [number for number in BETS if drive(view.vans, seat, number).is_served]
    is_bet = chosen == PlaceBet(figures["number"]) != other
    return is_bet and bet_of(view.dial, seat) is None and min(served) == figures["number"]


# Dice and vans.


def _reroll_odds(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    assert isinstance(chosen, Reroll)
    return figures == {"die": chosen.die, "faces": _faces(view, chosen.die)}


def _faces(view: View, die: int) -> int:
    """Count the faces with which a die that is rolled again makes the viewer's bet."""
    assert view.throw is not None
    assert view.seat is not None
    bet = bet_of(view.dial, view.seat)
    assert bet is not None
    kept = sum(view.throw.dice) - die
    return sum(kept + face >= bet for face in FACES)


def _trips(view: View, *commands: Command) -> list[Trip]:
    bet = bet_of(view.dial, _me(view))
    assert bet is not None
    found = []
    for command in commands:
        assert isinstance(command, Drive)
        found.append(drive(view.vans, _me(view), bet + command.extra))
    return found


def _reaches(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    assert isinstance(chosen, Drive)
    is_served = [trip.is_served for trip in _trips(view, chosen, other)]
    return figures == {"extra": chosen.extra} and is_served == [True, False]


def _closer(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    tiles, others = (TILES - trip.to for trip in _trips(view, chosen, other))
    told = {"tiles": tiles, "other-tiles": others % TILES}
    return figures == told and tiles < others % TILES


def _park(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    is_parked = [trip.to == PARK for trip in _trips(view, chosen, other)]
    return view.action_pile > 0 and is_parked == [True, False]


def _played(view: View, command: Command) -> int:
    match command:
        case Drive(extra):
            return extra
        case PlaceBet(number):
            return min(1, len(stack_on(view.dial, number)))
    return int(isinstance(command, SwapBets | Reroll))


def _keeps(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    return figures["cards"] == _played(view, other) - _played(view, chosen) > 0


# Customers.


def _own_customer(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    assert isinstance(chosen, TakeCustomer)
    kind, mine = chosen.customer, view.customers[_me(view)]
    gain = customer_points(mine.count(kind) + 1) - customer_points(mine.count(kind))
    return CUSTOMERS[figures["customer"]] == kind != "tip" and figures["points"] == gain


def _first_customer(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    is_new = CUSTOMERS[figures["customer"]] not in view.customers[_me(view)]
    return is_new and _own_customer(figures, view, chosen, other)


def _further_customer(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    is_new = CUSTOMERS[figures["customer"]] not in view.customers[_me(view)]
    return not is_new and _own_customer(figures, view, chosen, other)


def _lacks_customer(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    assert isinstance(chosen, TakeCustomer)
    kind, seat = CUSTOMERS[figures["customer"]], figures["seat"]
    is_taken = kind == chosen.customer != "tip" and view.row.count(kind) == 1
    return is_taken and seat != view.seat and kind not in view.customers[seat]


def _tip(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    tips = view.customers[_me(view)].count("tip") + own_hand(view).count("tip") + 1
    return chosen == TakeCustomer("tip") and figures == {"tips": tips}


def _fewest_tips(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    tips = [taken.count("tip") for taken in view.customers]
    is_other = figures["seat"] != view.seat and chosen == TakeCustomer("tip")
    is_other = is_other and view.row.count("tip") == 1
    return is_other and tips[figures["seat"]] == figures["tips"] == min(tips)


def _new_to(view: View, seat: Seat) -> int:
    return len({*view.row} - {"tip", *view.customers[seat]})


def _new_in_row(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    return chosen == KeepRow() and figures["count"] == _new_to(view, _me(view)) > 0


def _new_to_rival(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    is_other = figures["seat"] != view.seat and chosen == ClearRow()
    return is_other and figures["count"] == _new_to(view, Seat(figures["seat"])) > 0


def _is_end(view: View, command: Command) -> bool:
    """Tell whether the pile cannot fill the row any more (rule 8.1)."""
    row = view.row if command == KeepRow() else ()
    return view.customer_pile < empty_places(view.options.players, row)


def _ends(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    return _is_end(view, chosen) and not _is_end(view, other)


def _goes_on(figures: Figures, view: View, chosen: Command, other: Command) -> bool:
    return not _is_end(view, chosen) and _is_end(view, other)


_CHECKS: dict[str, Callable[[Figures, View, Command, Command], bool]] = {
    "first-customer": _first_customer,
    "further-customer": _further_customer,
    "bet-odds": _bet_odds,
    "bet-reaches": _bet_reaches,
    "cards-reach": _cards_reach,
    "bet-park": _bet_park,
    "lowest": _lowest,
    "bet-further": _bet_further,
    "swap": _swap,
    "swap-rival": _swap_rival,
    "takes-number": _takes_number,
    "before": _before,
    "after": _after,
    "reroll-odds": _reroll_odds,
    "reaches": _reaches,
    "closer": _closer,
    "park": _park,
    "keeps": _keeps,
    "tie-park": _park,
    "tie-keeps": _keeps,
    "tip": _tip,
    "lacks-customer": _lacks_customer,
    "fewest-tips": _fewest_tips,
    "new-in-row": _new_in_row,
    "new-to-rival": _new_to_rival,
    "ends": _ends,
    "goes-on": _goes_on,
}
