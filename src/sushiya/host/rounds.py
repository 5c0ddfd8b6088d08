"""Rounds of a circle: many people are seated at tables, and finished games are counted."""

import random
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

from sushiya.core.echo import echo
from sushiya.core.game import AnyRules
from sushiya.core.options import Options
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.core.value import Value
from sushiya.host.circle import (
    MOST_MEMBERS,
    MOST_TABLES,
    Circle,
    Member,
    MemberNumber,
    drop_tables,
    note_round,
    note_table,
)
from sushiya.host.hall import Hall
from sushiya.host.making import lay_table
from sushiya.host.refusals import refuse
from sushiya.host.seating import meetings, seat_people, table_sizes
from sushiya.host.standings import GamePlayed
from sushiya.host.table import OtherRules, Table
from sushiya.host.waiting import resolve

LOOKED_AT_ONCE = 20
"""Tables of a circle that are checked in one call."""
Group = Annotated[tuple[MemberNumber, ...], msgspec.Meta(max_length=16)]
Groups: TypeAlias = Annotated[tuple[Group, ...], msgspec.Meta(max_length=MOST_TABLES)]
"""The members at each table, by their numbers."""
Laid: TypeAlias = list[tuple[tuple[Member, ...], Options]]


class PlanWish(Value, frozen=True, kw_only=True):
    """Members to divide into tables."""

    game: str
    edition: str
    members: Annotated[tuple[MemberNumber, ...], msgspec.Meta(max_length=MOST_MEMBERS)]
    size: Annotated[int, msgspec.Meta(ge=1, le=16)]
    """The preferred number of people at a table."""


class RoundWish(Value, frozen=True, kw_only=True):
    """A round to start."""

    game: str
    options: dict[str, Any] = {}
    tables: Groups


def refuse_role(circle: Circle, player: str) -> Refusal | None:
    """Refuse everybody but the circle's organiser."""
    member = circle.member_of(player)
    if member is None or not member.is_in:
        return refuse("circle-not-member")
    return None if member.number == circle.organiser else refuse("circle-not-organiser")


class Rounds:
    """`circle` is the hash of a circle's key, `player` that of a player's."""

    def __init__(self, hall: Hall) -> None:
        self._house = hall.house
        self._hall = hall

    async def plan(self, circle: str, player: str, wish: PlanWish) -> Groups | Refusal:
        """Divide members into tables so that as few as possible meet again; change nothing."""
        content, rules = await self._hall.circles.read(circle), self._rules(wish.game)
        if isinstance(content, Refusal):
            return content
        if (refusal := refuse_role(content, player)) is not None:
            return refusal
        if isinstance(rules, Refusal):
            return rules
        people = tuple(dict.fromkeys(wish.members))
        if any(content.member(number) is None for number in people):
            return refuse("circle-no-member")
        counts = rules.options.editions.get(wish.edition)
        if counts is None:
            reason = f"edition: {', '.join(rules.options.editions)}"
            return refuse("options-wrong", reason=reason)
        least, most = min(counts), max(counts)
        wanted = max(least, min(wish.size, most))
        sizes = table_sizes(len(people), least=least, most=most, wanted=wanted)
        if not sizes:
            return refuse("round-size", people=len(people), least=least)
        met = meetings(one.tables for one in content.rounds)
        return seat_people(people, sizes, met, random.Random(self._house.fresh(8)))

    async def start(
        self, circle: str, player: str, wish: RoundWish, now: float
    ) -> Circle | Refusal:
        """Create a table for each group; its people find it in the circle and on home."""
        circles, rules = self._hall.circles, self._rules(wish.game)
        before = await circles.read(circle)
        if isinstance(before, Refusal):
            return before
        if (refusal := refuse_role(before, player)) is not None:
            return refusal
        if isinstance(rules, Refusal):
            return rules
        laid = _lay(before, rules, wish.options, wish.tables)
        if isinstance(laid, Refusal):
            return laid

        def begin(one: Circle) -> Circle | Refusal:
            if len(one.tables) + len(laid) > MOST_TABLES:
                return refuse("circle-tables", most=MOST_TABLES)
            return refuse_role(one, player) or note_round(one, wish.tables)

        after = await circles.change(circle, begin)
        for people, options in laid:
            if isinstance(after, Refusal):
                break
            table = await lay_table(self._hall.house, people, rules, options, circle, now)
            if isinstance(table, Refusal):
                return table
            after = await self._note_table(circle, table, after.round)
        return after

    async def _note_table(self, circle: str, table: str, number: int) -> Circle | Refusal:
        return await self._hall.circles.change(circle, lambda one: note_table(one, table, number))

    async def collect(self, circle: str, now: float) -> Circle | Refusal:
        """Record the results of tables that are over, and return the updated circle."""
        content = await self._hall.circles.read(circle)
        if isinstance(content, Refusal):
            return content
        over: list[str] = []
        games: list[GamePlayed] = []
        for noted in content.tables[:LOOKED_AT_ONCE]:
            summary = await self._house.store.summary(noted.id)
            if summary is not None and summary.phase != "over":
                continue
            over.append(noted.id)
            table = await self._table(noted.id, now)
            game = None if table is None else _played(table, content, noted.round)
            if game is not None:
                games.append(msgspec.structs.replace(game, at=self._house.wall()))
        if not over:
            return content
        await self._hall.circles.note_games(circle, games)
        return await self._hall.circles.change(circle, lambda one: drop_tables(one, over))

    async def _table(self, table: str, now: float) -> Table | None:
        try:
            room = await self._hall.room(table, now)
        except OtherRules:
            return None
        return None if room is None else room.table

    def _rules(self, game: str) -> AnyRules | Refusal:
        registry = self._house.registry
        try:
            return registry.find(game)
        except UnknownGame:
            return refuse("game-unknown", game=echo(game), games=", ".join(registry.names()))


def _lay(
    circle: Circle, rules: AnyRules, given: Mapping[str, Any], groups: Groups
) -> Laid | Refusal:
    """Find who sits at each table, and its options; everybody may sit at one table only."""
    numbers = [number for group in groups for number in group]
    if not numbers or len(set(numbers)) != len(numbers):
        return refuse("round-twice")
    laid: Laid = []
    for group in groups:
        people = tuple(one for number in group if (one := circle.member(number)) is not None)
        if len(people) != len(group):
            return refuse("circle-no-member")
        options = resolve(rules, {**given, "players": len(group)})
        if isinstance(options, Refusal):
            return options
        laid.append((people, options))
    return laid


def _played(table: Table, circle: Circle, round_: int | None) -> GamePlayed | None:
    """Return the result of a table; None if no game was played to its end."""
    result = None if table.state is None else table.game.result(table.state)
    if result is None:
        return None
    ranks = [rank for rank in result.ranks if rank is not None]
    members = [
        None if place.person is None else circle.member_of(place.person.player)
        for place in table.places
    ]
    return GamePlayed(
        table=table.id,
        game=table.game.rules.name,
        round=round_,
        seats=tuple(None if one is None else one.number for one in members),
        totals=result.totals[: len(ranks)],
        ranks=tuple(ranks),
    )
