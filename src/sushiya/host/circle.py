"""A circle: people who play together again and again, under one permanent link.

Every change is a pure function from a circle to the next one, or to a refusal.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

import msgspec
from msgspec.structs import replace

from sushiya.core.refusal import Refusal
from sushiya.core.value import Value, kebab
from sushiya.host.lookalikes import look_alike
from sushiya.host.people import COLOURS, Colour, clean_name
from sushiya.host.refusals import refuse
from sushiya.host.requests import Name

LONGEST_TITLE = 40
MOST_MEMBERS = 60
MOST_TABLES = 60
"""Tables of a circle that are not over."""
MOST_ROUNDS = 200
"""Rounds that a circle keeps, as earlier meetings determine the next seating."""

MemberNumber = Annotated[int, msgspec.Meta(ge=0, lt=10_000)]


class Member(Value, frozen=True):
    """A member of the circle; results refer to them by their number."""

    number: MemberNumber
    player: str
    """The hash of their browser's key; empty: they were erased."""
    name: str
    colour: Colour
    is_removed: bool = False
    """The organiser removed them: their key gives no access."""

    @property
    def is_in(self) -> bool:
        return bool(self.player) and not self.is_removed


class CircleTable(Value, frozen=True):
    """A table of the circle that was not over when it was last checked."""

    id: str
    round: int | None = None
    """The round that it belongs to, counted from 1; None: it belongs to no round."""


class Round(Value, frozen=True):
    """The numbers of the members at each table."""

    tables: tuple[tuple[MemberNumber, ...], ...]


class Circle(Value, frozen=True, kw_only=True):
    title: str
    organiser: MemberNumber
    members: tuple[Member, ...]
    is_open: bool = True
    """Whether everybody who has the link may join."""
    tables: tuple[CircleTable, ...] = ()
    rounds: tuple[Round, ...] = ()
    rounds_before: int = 0
    """How many earlier rounds are no longer kept."""

    @property
    def round(self) -> int:
        """How many rounds there have been."""
        return self.rounds_before + len(self.rounds)

    def member_of(self, player: str) -> Member | None:
        """Find the member with this key, also one who was removed."""
        return next((one for one in self.members if player and one.player == player), None)

    def member(self, number: int) -> Member | None:
        return next((one for one in self.members if one.number == number and one.is_in), None)


class Change(Value, frozen=True, kw_only=True, tag_field="change", tag=kebab):
    """Base of the changes that a member can request."""


class RenameCircle(Change, frozen=True, kw_only=True):
    title: Annotated[str, msgspec.Meta(max_length=160)]


class RenameMember(Change, frozen=True, kw_only=True):
    """Everybody may rename themselves, the organiser anybody."""

    member: MemberNumber
    name: Name


class RemoveMember(Change, frozen=True, kw_only=True):
    """Everybody may leave, the organiser may remove others."""

    member: MemberNumber


class Readmit(Change, frozen=True, kw_only=True):
    member: MemberNumber


class OpenCircle(Change, frozen=True, kw_only=True):
    is_open: bool


class GiveOrganiser(Change, frozen=True, kw_only=True):
    member: MemberNumber


AnyChange: TypeAlias = (
    RenameCircle | RenameMember | RemoveMember | Readmit | OpenCircle | GiveOrganiser
)
Next: TypeAlias = Circle | Refusal
Step: TypeAlias = Callable[[Circle], Next]


def found(title: str, player: str, name: str, colour: Colour) -> Next:
    """Create a circle; its founder is the organiser."""
    clean = clean_name(title, LONGEST_TITLE)
    if clean is None:
        return refuse("title-wrong", most=LONGEST_TITLE)
    return join(Circle(title=clean, organiser=0, members=()), player, name, colour)


def join(circle: Circle, player: str, name: str, colour: Colour) -> Next:
    """Add a member; one who is already in keeps their name. Refuse if closed, full or removed."""
    known = circle.member_of(player)
    if known is not None:
        return refuse("circle-removed") if known.is_removed else circle
    if not circle.is_open:
        return refuse("circle-closed")
    if sum(one.is_in for one in circle.members) >= MOST_MEMBERS:
        return refuse("circle-full", most=MOST_MEMBERS)
    clean = _free_name(circle.members, name)
    if isinstance(clean, Refusal):
        return clean
    number = 1 + max((one.number for one in circle.members), default=-1)
    member = Member(number=number, player=player, name=clean, colour=colour)
    return replace(circle, members=(*circle.members, member))


def change(circle: Circle, player: str, request: AnyChange) -> Next:
    """Check a member's request, and return the changed circle."""
    asker = circle.member_of(player)
    if asker is None or not asker.is_in:
        return refuse("circle-not-member")
    is_organiser = asker.number == circle.organiser
    is_about_self = getattr(request, "member", None) == asker.number
    if not is_organiser and not (
        is_about_self and isinstance(request, RenameMember | RemoveMember)
    ):
        return refuse("circle-not-organiser")
    match request:
        case RenameCircle(title=title):
            clean = clean_name(title, LONGEST_TITLE)
            if clean is None:
                return refuse("title-wrong", most=LONGEST_TITLE)
            return replace(circle, title=clean)
        case OpenCircle(is_open=is_open):
            return replace(circle, is_open=is_open)
        case Readmit(member=number):
            return _readmit(circle, number)
    member = circle.member(request.member)
    if member is None:
        return refuse("circle-no-member")
    match request:
        case RenameMember(name=name):
            others = [one for one in circle.members if one.number != member.number]
            free = _free_name(others, name)
            if isinstance(free, Refusal):
                return free
            return _with_member(circle, replace(member, name=free))
        case GiveOrganiser():
            return replace(circle, organiser=member.number)
        case RemoveMember() if is_about_self:
            return forget(circle, player)
    return _with_member(circle, replace(member, is_removed=True))


def forget(circle: Circle, player: str) -> Circle:
    """Erase a person's key and name; results keep the number. The next member organises."""
    members = tuple(
        replace(one, player="", name="") if one.player == player else one for one in circle.members
    )
    circle = replace(circle, members=members)
    if circle.member(circle.organiser) is not None:
        return circle
    heir = next((one.number for one in members if one.is_in), circle.organiser)
    return replace(circle, organiser=heir)


def is_empty(circle: Circle) -> bool:
    """Return whether no member is left who has access to the circle."""
    return not any(one.is_in for one in circle.members)


def note_table(circle: Circle, table: str, round_: int | None) -> Circle:
    """Add a table to the list of those that are not over."""
    if any(one.id == table for one in circle.tables):
        return circle
    tables = (*circle.tables, CircleTable(table, round_))
    return replace(circle, tables=tables[-MOST_TABLES:])


def drop_tables(circle: Circle, tables: Sequence[str]) -> Circle:
    return replace(circle, tables=tuple(one for one in circle.tables if one.id not in tables))


def note_round(circle: Circle, groups: Sequence[Sequence[int]]) -> Circle:
    """Record who sat with whom, and drop the oldest round if there are too many."""
    rounds = (*circle.rounds, Round(tuple(tuple(group) for group in groups)))
    dropped = max(0, len(rounds) - MOST_ROUNDS)
    return replace(circle, rounds=rounds[dropped:], rounds_before=circle.rounds_before + dropped)


def different_colours(members: Sequence[Member]) -> tuple[Colour, ...]:
    """Choose different colours for all at a table: their own, or one that nobody there has."""
    free = [colour for colour in COLOURS if all(one.colour != colour for one in members)]
    chosen: list[Colour] = []
    for member in members:
        chosen.append(free.pop(0) if member.colour in chosen else member.colour)
    return tuple(chosen)


def _readmit(circle: Circle, number: int) -> Next:
    for member in circle.members:
        if member.number == number and member.player and member.is_removed:
            name = _free_name([one for one in circle.members if one is not member], member.name)
            if isinstance(name, Refusal):
                return name
            return _with_member(circle, replace(member, is_removed=False))
    return refuse("circle-no-member")


def _with_member(circle: Circle, member: Member) -> Circle:
    members = tuple(member if one.number == member.number else one for one in circle.members)
    return replace(circle, members=members)


def _free_name(members: Sequence[Member], name: str) -> str | Refusal:
    clean = clean_name(name)
    if clean is None:
        return refuse("name-wrong")
    if any(one.is_in and look_alike(one.name, clean) for one in members):
        return refuse("name-taken", name=clean)
    return clean
