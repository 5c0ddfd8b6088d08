"""What happened at a table, line by line, as one viewer may know it."""

from typing import Any

from sushiya.core.event import redact
from sushiya.core.ids import Seat, Viewer
from sushiya.core.record import PERSON
from sushiya.core.value import Value, kebab
from sushiya.core.words import Phrase, seat_phrase
from sushiya.host import log
from sushiya.host.evolve import decode_events, is_shown
from sushiya.host.people import CRESTS, NAMELESS, Colour
from sushiya.host.shown import Line
from sushiya.host.table import Table


class Happened(Value, frozen=True, kw_only=True):
    """A happening at the table as everybody may know it: no keys, no seed, no game events."""

    happening: str
    seat: Seat | None = None


def lines_of(table: Table, happening: log.Happening, viewer: Viewer, at: float) -> tuple[Line, ...]:
    """Return a viewer's lines about an entry; `table` is that before it. Empty if not shown."""
    seen = [
        one for event in _events(table, happening) if (one := redact(event, viewer)) is not None
    ]
    is_play = isinstance(happening, log.Played)
    # A play is shown to whoever may know of any of its events.
    if not (seen if is_play else is_shown(table, happening, viewer)):
        return ()
    number = table.number(viewer) + 1
    found = []
    if not is_play:
        happened = Happened(
            happening=kebab(type(happening).__name__), seat=getattr(happening, "seat", None)
        )
        found.append(
            Line(number=number, at=at, event=happened, say=say_happening(table, happening))
        )
    by = happening.by if isinstance(happening, log.Played) else PERSON
    say_event, options = table.game.rules.texts.say_event, table.game.options
    for event in seen:
        say = None if event.quiet else say_event(event, options)
        found.append(
            Line(number=number, at=at, event=event, say=say, by="" if by == PERSON else by)
        )
    return tuple(found)


def _events(table: Table, happening: log.Happening) -> tuple[Any, ...]:
    if isinstance(happening, log.Played | log.GameStarted):
        return decode_events(table.game.rules, happening.events)
    return ()


def say_happening(table: Table, happening: log.Happening) -> Phrase | None:
    """Return the sentence about a happening at the table; None if it needs none."""
    name = f"happening-{kebab(type(happening).__name__)}"
    match happening:
        case log.PersonSeated():
            person = happening.person
            return Phrase(name, {"name": called(table, person.name, person.colour)})
        case log.PlaceEmptied() | log.SeatFreed():
            return Phrase(name, {"name": name_of(table, happening.seat)})
        case log.PersonRenamed():
            old = name_of(table, happening.seat)
            new = called(table, happening.name, happening.colour)
            return None if old == new else Phrase(name, {"old": old, "name": new})
        case log.HandedToBot():
            return Phrase(f"{name}-{happening.why}", {"seat": seat_phrase(happening.seat)})
        case (
            log.CardsSeen()
            | log.RoleGiven()
            | log.TakenBack()
            | log.HintTaken()
            | log.HandedBack()
            | log.RematchOpened()
        ):
            return Phrase(name, {"seat": seat_phrase(happening.seat)})
        case log.BotFailed():
            levels = {"level": happening.level, "instead": happening.instead}
            named = {key: Phrase(f"level-{level}") for key, level in levels.items()}
            return Phrase(name, {"seat": seat_phrase(happening.seat), **named})
        case log.DealVoided():
            missing = tuple(seat_phrase(seat) for seat in happening.missing)
            return Phrase(name, {"seats": missing})
        case log.OptionsChosen() | log.CardsShared() | log.GameStarted():
            return Phrase(name)
        case log.TableClosed():
            return Phrase(f"{name}-{happening.why}")
        case _:
            return None


def name_of(table: Table, seat: Seat) -> str | Phrase:
    """What a person is called; a bot by its level."""
    place = table.places[seat]
    if place.person is not None:
        return called(table, place.person.name, place.person.colour)
    return place.bot or ""


def called(table: Table, name: str, colour: Colour) -> str | Phrase:
    """What somebody of this name and colour is called at this table."""
    if not name:
        return FORGOTTEN
    return name if has_name(table, name) else Phrase(f"crest-{CRESTS[colour]}")


def has_name(table: Table, name: str) -> bool:
    """Return whether a person's name is shown at this table; if not, it is sent to nobody."""
    return table.settings.names == "own" and name != NAMELESS


FORGOTTEN = "…"
"""The name of an erased person in sentences; a seat shows its crest instead."""
