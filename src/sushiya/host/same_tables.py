"""Tables that play the same cards: sharing cards, opening tables, marking who has seen them."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from msgspec.structs import replace

from sushiya.core.ids import Seat, seats
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.core.trust import SECRET_BYTES
from sushiya.core.value import plain
from sushiya.host import housekeeping, log
from sushiya.host.log import Happenings
from sushiya.host.making import TOKEN_BYTES, fresh_key, write_first
from sushiya.host.people import Newcomer, Place, Seated
from sushiya.host.refusals import refuse
from sushiya.host.room import House, Room
from sushiya.host.same import SameCards, Seen, add_table, deal_of, note_seen
from sushiya.host.same_kept import KeptCards
from sushiya.host.same_shown import Company, SameShown
from sushiya.host.table import OtherRules, Table
from sushiya.host.waiting import check_person, own_seat, resolve

SAME_BYTES = 16
FindRoom: TypeAlias = Callable[[str, float], Awaitable[Room | None]]


class SameTables:
    """`same` is the id of shared cards, `player` the hash of somebody's key."""

    def __init__(self, house: House, find_room: FindRoom) -> None:
        self._house = house
        self._room = find_room
        self._kept = KeptCards(house.store, house.wall)

    # Sharing

    async def share(self, table: str, player: str, now: float) -> str | Refusal:
        """Let others play the cards of a table; return the id of the cards, the same each time.

        Before the game only the host may share, and the deal is fixed from then on. After the game
        everybody who sat there may.
        """
        room = await self._room(table, now)
        if room is None:
            return refuse("table-unknown")
        refusal = _refuse_sharing(room.table, player)
        if refusal is not None:
            return refusal
        if room.table.same:
            return room.table.same
        return await self._share(room, player, now)

    async def _share(self, room: Room, player: str, now: float) -> str | Refusal:
        table, same = room.table, fresh_key(self._house.fresh, SAME_BYTES)
        is_over = table.phase == "over"
        secret = table.seed if is_over else self._house.fresh(SECRET_BYTES)
        cards = SameCards(
            game=table.game.rules.name,
            rules=table.game.rules.version,
            options=plain(table.game.options),
            settings=replace(table.settings, locked=False, listed=False),
            bots=_bots_at(table),
            secret=secret.hex(),
            sharer=player,
            origin=table.id if is_over else "",
            tables=(table.id,),
            seen={one: Seen(tables=(table.id,)) for one in table.sat},
        )
        refusal = await self._kept.keep(same, cards)
        if refusal is not None:
            return refusal
        shared = log.CardsShared(same=same)
        if not is_over:
            fixed = deal_of(same, cards.secret).fixed
            shared = replace(shared, fixed=fixed, secret=cards.secret)

        def decide(current: Table) -> Happenings | Refusal:
            if current.same:
                return ()
            if current.phase != table.phase or current.game.options != table.game.options:
                return refuse("busy")
            return _refuse_sharing(current, player) or (shared,)

        refusal = await room.change(decide, now)
        if room.table.same != same:  # The table has moved on, or another process was first.
            await self._kept.drop(same)
        return room.table.same or refusal or refuse("busy")

    # Tables

    async def make(self, same: str, maker: Newcomer, now: float) -> Seated | Refusal:
        """Create a table with shared cards: bots sit where they sit at the first one."""
        cards = await self._kept.read(same)
        if isinstance(cards, Refusal):
            return cards
        name = check_person(cards.settings, (), maker.name, maker.colour)
        if isinstance(name, Refusal):
            return name
        try:
            rules = self._house.registry.find(cards.game)
        except UnknownGame:
            return refuse("rules-changed")
        options = resolve(rules, cards.options)
        if isinstance(options, Refusal) or rules.version != cards.rules:
            return refuse("rules-changed")
        bots = await self._bots(cards, now)
        seat = bots.index(None)
        places = [Place(bot=level) for level in bots]
        token = fresh_key(self._house.fresh, TOKEN_BYTES)
        places[seat] = Place(person=replace(maker.with_token(token), name=name))
        deal = deal_of(same, cards.secret)
        made = log.TableMade(
            game=rules.name,
            options=plain(options),
            settings=cards.settings,
            secret=cards.secret,
            code="",
            places=tuple(places),
            host=Seat(seat),
            fixed=deal.fixed,
            same=same,
        )
        table = await write_first(self._house, made, now)
        if isinstance(table, Refusal):
            return table
        after = await self._kept.change(same, lambda one: add_table(one, table))
        room = await self._room(table, now)
        if room is None:
            return refuse("table-unknown")
        if isinstance(after, Refusal):  # Others have used up the quota of tables meanwhile.
            await room.change(housekeeping.close, now)
            return after
        await self.mark(room, now)
        return Seated(table=table, seat=Seat(seat), token=token)

    async def _bots(self, cards: SameCards, now: float) -> tuple[str | None, ...]:
        """Return where bots sit at the first table now, or where they sat when it was shared."""
        first = await self._table(cards.tables[0], now)
        bots = (
            cards.bots if first is None or len(first.places) != len(cards.bots) else _bots_at(first)
        )
        return bots if None in bots else cards.bots

    # Who has seen the cards

    async def mark(self, room: Room, now: float) -> None:
        """Record who has seen the cards by sitting here, and mark who here saw them elsewhere."""
        same, table = room.table.same, room.table
        if not same:
            return
        cards = await self._kept.read(same)
        if isinstance(cards, Refusal):
            return
        for player in table.sat:
            await self.note(same, player, table.id, now, has_sat=True)
        people = {key for place in table.places for key in _keys_at(place)}
        seen = [one for one in people if await self._is_seen_elsewhere(cards, one, table.id)]
        await _mark(room, seen, now)

    async def note(
        self, same: str, player: str, table: str, now: float, *, has_sat: bool = False
    ) -> Refusal | None:
        """Record that a player has seen the cards at a table; empty: they gave up playing them.

        The player's seats at other tables that are not over are marked at once.
        """
        before = await self._kept.read(same)
        after = await self._kept.change(
            same, lambda one: note_seen(one, player, table, has_sat=has_sat)
        )
        if isinstance(after, Refusal):
            return after
        if after == before:
            return None
        for other in after.tables:
            summary = await self._house.store.summary(other)
            if summary is None or summary.phase == "over" or player not in summary.players:
                continue
            room = await self._room(other, now) if other != table else None
            if room is not None:
                await _mark(room, (player,), now)
        return None

    async def _is_seen_elsewhere(self, cards: SameCards, player: str, table: str) -> bool:
        """Check the notes, and also the tables: a note may be missing after a crash."""
        if (cards.seen.get(player) or Seen()).is_elsewhere(table):
            return True
        for other in cards.tables:
            summary = None if other == table else await self._house.store.summary(other)
            if summary is not None and summary.phase != "waiting" and player in summary.players:
                return True
        return False

    async def skip(self, same: str, player: str, now: float) -> Refusal | None:
        """Let a player give up playing these cards and see everything."""
        company = await self.company(same, player, now)
        if isinstance(company, Refusal):
            return company
        return (
            refuse("same-playing") if company.is_playing else await self.note(same, player, "", now)
        )

    async def forget(self, player: str) -> None:
        await self._kept.forget(player)

    # Who may know what

    async def company(self, same: str, player: str, now: float) -> Company | Refusal:
        """Return the cards and their tables, with what this player may know of them."""
        cards = await self._kept.read(same)
        if isinstance(cards, Refusal):
            return cards
        tables = {table: await self._table(table, now) for table in cards.tables}
        return Company(cards, tables, player)

    async def show(self, same: str, player: str, now: float) -> SameShown | Refusal:
        company = await self.company(same, player, now)
        return company if isinstance(company, Refusal) else company.show_all(self._house.registry)

    async def friends(self, table: Table, player: str, now: float) -> frozenset[str] | None:
        """Return the players whose names somebody may see at a table that is over.

        None means that they may not see the table at all.
        """
        company = await self.company(table.same, player, now)
        if isinstance(company, Refusal) or not company.may_see:
            return None
        return company.named(table)

    async def look(self, table: Table, player: str, now: float) -> Refusal | None:
        """Record who watches a table or sees its replay; refuse anonymous viewers."""
        if not player:
            return refuse("same-key")
        refusal = await self.note(table.same, player, table.id, now)
        # Once the cards are no longer kept nobody can play them again.
        return None if refusal is not None and refusal.code == "same-unknown" else refusal

    async def _table(self, table: str, now: float) -> Table | None:
        """Return a table; None if it is no longer kept, or if its rules have changed."""
        try:
            room = await self._room(table, now)
        except OtherRules:
            return None
        return None if room is None else room.table


def _refuse_sharing(table: Table, player: str) -> Refusal | None:
    seat = own_seat(table, player)
    if seat is None or isinstance(seat, Refusal):
        return refuse("not-your-seat")
    if table.same:
        return None
    if table.fixed is not None:
        return refuse("deal-fixed")
    if table.phase == "waiting":
        if seat != table.host:
            return refuse("not-host")
        return refuse("deal-under-way") if table.deal else None
    return None if table.phase == "over" and table.state is not None else refuse("not-over")


def _bots_at(table: Table) -> tuple[str | None, ...]:
    return tuple(place.bot if place.is_bots_own else None for place in table.places)


async def _mark(room: Room, players: Iterable[str], now: float) -> None:
    """Mark those of these players who sit here as having seen the cards elsewhere, each once."""
    if not players:
        return

    def decide(table: Table) -> Happenings | Refusal:
        return tuple(
            log.CardsSeen(seat=seat)
            for seat in seats(len(table.places))
            if _is_unmarked(table.places[seat], players) and table.phase != "over"
        )

    await room.change(decide, now)


def _is_unmarked(place: Place, players: Iterable[str]) -> bool:
    return not place.has_seen and any(key in players for key in _keys_at(place))


def _keys_at(place: Place) -> tuple[str, ...]:
    """List the keys of a person and of a device they share, which may have shown the cards."""
    person = place.person
    if person is None:
        return ()
    return (person.player, person.device) if person.device else (person.player,)
