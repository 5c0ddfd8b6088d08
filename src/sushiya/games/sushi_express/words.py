"""Phrases for everything that is asked, refused or told; the catalogues hold the sentences."""

from collections import Counter
from collections.abc import Iterable

from sushiya.core.command import Command
from sushiya.core.event import Event, knows
from sushiya.core.ids import Seat
from sushiya.core.value import tag_of
from sushiya.core.words import Arg, Phrase, say_winners, seat_phrase
from sushiya.games.sushi_express import events as on
from sushiya.games.sushi_express.commands import (
    Drive,
    PlaceBet,
    Reroll,
    Stand,
    SwapBets,
    TakeCustomer,
)
from sushiya.games.sushi_express.components import Action, Customer, Dice, sorted_customers
from sushiya.games.sushi_express.dial import stack_on
from sushiya.games.sushi_express.options import SushiExpressOptions
from sushiya.games.sushi_express.road import Trip
from sushiya.games.sushi_express.scoring import totals
from sushiya.games.sushi_express.view import View


def say_customer(kind: Customer) -> Phrase:
    return Phrase("customer", {"kind": kind})


def say_action(kind: Action) -> Phrase:
    return Phrase("action", {"kind": kind})


def say_customers(cards: Iterable[Customer]) -> tuple[Phrase, ...]:
    """Name cards, like ones together."""
    return tuple(
        Phrase("cards", {"count": count, "card": say_customer(kind)})
        for kind, count in Counter(cards).items()
    )


def say_actions(cards: Iterable[Action]) -> tuple[Phrase, ...]:
    """Name cards, like ones together."""
    return tuple(
        Phrase("cards", {"count": count, "card": say_action(kind)})
        for kind, count in Counter(cards).items()
    )


def say_command(command: Command, view: View) -> Phrase:
    args: dict[str, Arg] = {}
    match command:
        case SwapBets(low, high):
            args = {"low": low, "high": high}
        case PlaceBet(number):
            is_same = "yes" if stack_on(view.dial, number) else "no"
            args = {"number": number, "same": is_same}
        case Reroll(die):
            args = {"die": die}
        case Stand():
            args = _say_stand(view)
        case Drive(extra):
            args = {"extra": extra}
        case TakeCustomer(customer):
            args = {"customer": say_customer(customer)}
    return Phrase(f"command-{tag_of(type(command))}", args)


def _say_stand(view: View) -> dict[str, Arg]:
    """After the first try a second follows; after that a card is drawn, if there is one."""
    attempt = view.throw.attempt if view.throw else 1
    return {"attempt": attempt, "card": "yes" if view.action_pile else "no"}


def say_event(event: Event, options: SushiExpressOptions) -> Phrase:
    name = f"event-{tag_of(type(event))}"
    match event:
        case on.GameOpened():
            return Phrase(name, {"players": options.players})
        case on.GameEnded():
            return Phrase(name, _say_end(event))
        case on.ActionDrawn() if knows(event.card):
            name += "-own"
    args: dict[str, Arg] = {}
    for field in event.__struct_fields__:
        args |= _say_field(event, field)
    return Phrase(name, args)


def _say_field(event: Event, field: str) -> dict[str, Arg]:
    """Say one field of an event; a field of one name means the same in all of them."""
    value = getattr(event, field)
    if not knows(value):
        return {}
    match field:
        case "seat" | "lowest":
            return {"seat": seat_phrase(value)}
        case "customer":
            return {"customer": say_customer(value)}
        case "card":
            return {"card": say_action(value)}
        case "cards":
            return {"cards": say_customers(sorted_customers(value))}
        case "is_same":
            return {"same": "yes" if value else "no"}
        case "dice":
            return _say_dice(value)
        case "trip":
            return _say_trip(value)
    return {field: value}


def _say_dice(dice: Dice) -> dict[str, Arg]:
    return {"first": dice[0], "second": dice[1], "total": sum(dice)}


def _say_trip(trip: Trip) -> dict[str, Arg]:
    return {
        "tiles": trip.tiles,
        "jumped": trip.jumped,
        "tile": Phrase("tile", {"tile": trip.to}),
        "served": "yes" if trip.is_served else "no",
    }


def _say_end(event: on.GameEnded) -> dict[str, Arg]:
    shown = tuple(
        Phrase("figure-cards", {"seat": seat_phrase(Seat(seat)), "cards": say_actions(hand)})
        for seat, hand in enumerate(event.hands)
    )
    points = tuple(
        Phrase("figure-points", {"seat": seat_phrase(Seat(seat)), "points": total})
        for seat, total in enumerate(totals(event.points))
    )
    return {"hands": shown, "totals": points, **say_winners(event.ranks)}
