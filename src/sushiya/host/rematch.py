"""New tables like an old one: an immediate rematch, or one for the same people at any time."""

from collections.abc import Callable

from msgspec.structs import replace

from sushiya.core.ids import Seat, seats
from sushiya.core.value import plain
from sushiya.host import log
from sushiya.host.people import Place, hashed
from sushiya.host.play import ABSENT_LEVEL
from sushiya.host.table import Table


def lay_again(
    table: Table, asker: Seat, is_gone: Callable[[Seat], bool], secret: str
) -> log.TableMade:
    """Return the first entry of a rematch that this seat asks for; the same tokens open the seats.

    Bots replace people who are gone, erased, or had a bot play for them at the end.
    """
    coming = [
        seat
        for seat, place in zip(seats(len(table.places)), table.places, strict=True)
        if seat == asker
        or (place.is_played_by_person and not place.is_forgotten and not is_gone(seat))
    ]
    return log.TableMade(
        game=table.game.rules.name,
        options=plain(table.game.options),
        settings=table.settings,
        secret=secret,
        code="",
        places=tuple(
            Place(person=place.person, since=place.since) if seat in coming else _bot_for(place)
            for seat, place in zip(seats(len(table.places)), table.places, strict=True)
        ),
        host=table.host if table.host in coming else asker,
        origin=table.id,
        circle=table.circle,
    )


def lay_for_same(
    table: Table, asker: Seat, secret: str, fresh_token: Callable[[], str]
) -> log.TableMade:
    """Return the first entry of a table for those who sat at one that is over, even if offline.

    Their keys open the seats, and they get tokens when they come. The places of people who were
    removed, erased or sat at another's device, and of programs, are free.
    """
    places = [_place_for(place, fresh_token) for place in table.places]
    return log.TableMade(
        game=table.game.rules.name,
        options=plain(table.game.options),
        settings=table.settings,
        secret=secret,
        code="",
        places=tuple(places),
        host=asker,
        circle=table.circle,
    )


def _place_for(place: Place, fresh_token: Callable[[], str]) -> Place:
    if place.person is None:
        return Place(bot=place.bot, colour=place.colour)
    if place.owner is None or place.is_forgotten or place.person.device or place.person.is_bot:
        return Place()
    return Place(person=replace(place.person, token=hashed(fresh_token())))


def _bot_for(place: Place) -> Place:
    if place.person is None:
        return Place(bot=place.bot, colour=place.colour)
    return Place(bot=ABSENT_LEVEL, colour=place.person.colour)
