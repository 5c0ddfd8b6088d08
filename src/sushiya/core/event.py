"""Events: what happened, with every field marked by who may know it."""

import enum
from collections.abc import Iterable
from functools import cache
from typing import Annotated, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sushiya.core.ids import Viewer
from sushiya.core.value import Value, kebab

T = TypeVar("T")
E = TypeVar("E", bound="Event")


class Mark(enum.Enum):
    OPEN = "everyone knows it, and knew all that it follows from"
    REVEALED = "everyone knows it from now on; before, it was hidden from some"
    OWNER = "the event's seat knows it, and knew all that it follows from"
    DRAWN = "the event's seat knows it from now on; before, nobody did"
    NOBODY = "nobody at the table knows it"


Open = Annotated[T, Mark.OPEN]
Revealed = Annotated[T, Mark.REVEALED]
Owner = Annotated[T, Mark.OWNER]
Drawn = Annotated[T, Mark.DRAWN]
Nobody = Annotated[T, Mark.NOBODY]

_OPEN = Mark.OPEN  # used for every event; looking up an enum's member is slower
_FOR_ALL = (Mark.OPEN, Mark.REVEALED)
_FOR_OWNER = (*_FOR_ALL, Mark.OWNER, Mark.DRAWN)
NEWS = (Mark.REVEALED, Mark.DRAWN)
"""Marks of fields that may tell a viewer something new."""


class UnmarkedField(TypeError):
    """An event's field does not say who may know it."""


class Event(Value, frozen=True, tag_field="event", tag=kebab):
    """Base of all events. Owner and Drawn fields belong to the seat in the field `seat`."""

    audience: ClassVar[Mark] = Mark.OPEN
    """Who learns that it happened at all: everyone (OPEN) or its seat alone (OWNER)."""

    quiet: ClassVar[bool] = False
    """It gets no line in a log: the table shows it anyway."""

    def __init_subclass__(cls) -> None:
        fields = _fields(cls)
        for name, mark in fields.items():
            if mark is None:
                raise UnmarkedField(f"{cls.__name__}.{name} does not say who may know it")
        private = {Mark.OWNER, Mark.DRAWN}
        if private & {cls.audience, *fields.values()} and fields.get("seat") is not Mark.OPEN:
            raise UnmarkedField(f"{cls.__name__} has an owner's field but no open field 'seat'")


@cache
def _fields(cls: type[Event]) -> dict[str, Mark | None]:
    found: dict[str, Mark | None] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        marks = [part for part in get_args(hint)[1:] if isinstance(part, Mark)]
        found[name] = marks[0] if get_origin(hint) is Annotated and marks else None
    return found


def marks(cls: type[Event]) -> dict[str, Mark]:
    """Return every field of an event with its mark."""
    return {name: mark for name, mark in _fields(cls).items() if mark is not None}


@cache
def _hidden(cls: type[Event], is_owner: bool) -> dict[str, msgspec.UnsetType]:  # noqa: FBT001 - a key
    seen = _FOR_OWNER if is_owner else _FOR_ALL
    return {name: msgspec.UNSET for name, mark in marks(cls).items() if mark not in seen}


def redact(event: E, viewer: Viewer) -> E | None:
    """Return the event with only what the viewer may know; None: not even that it happened.

    Hidden fields are UNSET, which JSON leaves out; ask `knows` before reading one.
    """
    is_owner = viewer is not None and owner_of(event) == viewer
    if not is_owner and event.audience is not _OPEN:
        return None
    hidden = _hidden(type(event), is_owner)
    return msgspec.structs.replace(event, **hidden) if hidden else event


def learners(events: Iterable[Event]) -> frozenset[Viewer] | None:
    """Return who may know that any of these happened; None: everybody."""
    found: set[Viewer] = set()
    for event in events:
        if event.audience is _OPEN:
            return None
        found.add(owner_of(event))
    return frozenset(found)


def owner_of(event: Event) -> Viewer:
    """Return the seat that may know more of an event than others; None: all know the same."""
    seat: Viewer = getattr(event, "seat", None)
    return seat


def knows(field: object) -> bool:
    """Return whether this field of a redacted event is still there."""
    return field is not msgspec.UNSET


@cache
def news(cls: type[Event]) -> tuple[str, ...]:
    """Return the names of the fields that may tell a viewer something new."""
    return tuple(name for name, mark in marks(cls).items() if mark in NEWS)
