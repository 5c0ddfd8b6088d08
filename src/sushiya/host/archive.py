"""Finished games: who may see one, with which names, its replay and its sharing."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from hmac import compare_digest
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.event import redact
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, seats
from sushiya.core.record import PERSON, Record, RecordError, bind_record, read_record, replay
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry, UnknownGame
from sushiya.core.value import Value, encode, plain
from sushiya.host.archive_shown import for_others, show_again
from sushiya.host.journal import RECORD
from sushiya.host.people import BOT_COLOURS, COLOURS
from sushiya.host.play import record_of
from sushiya.host.refusals import refuse
from sushiya.host.replay import STEPS_A_BREATH, TooLong, make_steps
from sushiya.host.room import Room
from sushiya.host.same_tables import SameTables
from sushiya.host.settings import Settings
from sushiya.host.shown import FinalShown, ReplayShown, SeatShown, TableShown
from sushiya.host.table import OtherRules, Table
from sushiya.host.tickets import TICKET
from sushiya.host.waiting import own_seat
from sushiya.store.protocol import Store

SHARING = "sharing"
"""The kind of the document that says what the players let strangers see."""
MOST_KEPT = 8 * 1024 * 1024
"""Bytes of compressed documents in the cache."""

OpenRoom: TypeAlias = Callable[[str, float], Awaitable[Room | None]]


class Asker(Value, frozen=True, kw_only=True):
    """Credentials of somebody who asks for a finished game."""

    player: str = ""
    """The hash of their key; empty: they sent none."""
    ticket: str = ""
    """The ticket that they got when they watched; empty: none."""


class Sharing(Value, frozen=True, kw_only=True):
    """What the players let strangers see, by the hashes of their keys."""

    public: tuple[str, ...] = ()
    """Who made the game public; it is public as long as anybody is listed here."""
    named: tuple[str, ...] = ()
    """Whose names strangers may see."""


@dataclass(frozen=True)
class _Found:
    """A game that is over, for somebody who may see it."""

    record: Record
    table: Table | None
    """None: only the record is available."""
    seat: Seat | None
    """Where the asker sat."""
    is_inside: bool
    """The asker sat or watched; otherwise the game is public, or they know the shared cards."""
    sharing: Sharing
    friends: frozenset[str] | None = None
    """Whose names the asker may see by knowing the shared cards; None: they do not know them."""


class Archive:
    """Shows finished games; refuses to show a game that is not over, whoever asks."""

    def __init__(
        self,
        registry: Registry,
        store: Store,
        room: OpenRoom,
        same: SameTables,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._registry = registry
        self._store = store
        self._room = room
        self._same = same
        self._wall = wall
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making = asyncio.Lock()
        """One document is made at a time, as this is CPU-bound."""

    async def record(self, table: str, asker: Asker, now: float) -> Record | Refusal:
        """Return the record of a game that is over."""
        found = await self._found(table, asker, now)
        return found if isinstance(found, Refusal) else found.record

    async def show(self, table: str, asker: Asker, now: float) -> ReplayShown | Refusal:
        """Show who sat at a game that is over, as far as this asker may know."""
        found = await self._found(table, asker, now)
        return found if isinstance(found, Refusal) else await self._about(table, asker, found)

    async def final(self, table: str, asker: Asker, now: float) -> FinalShown | Refusal:
        """Show the final position of a game."""
        found = await self._found(table, asker, now)
        if isinstance(found, Refusal):
            return found
        about = await self._about(table, asker, found)
        if isinstance(about, Refusal):
            return about
        try:
            async with self._making:
                return await final_of(game_of(self._registry, found.record), found.record, about)
        except RecordError as error:
            return refuse("record-wrong", reason=echo(str(error), LONGEST_REASON))

    async def _about(self, table: str, asker: Asker, found: "_Found") -> ReplayShown | Refusal:
        if found.table is None:
            return self._show_record(found.record, table)
        entries = await self._store.read(table, max(0, found.table.version - 1))
        return ReplayShown(
            table=_shown(found.table, found),
            yours=() if found.seat is None else (found.seat,),
            at=entries[-1].at if entries else 0.0,
            may_share=found.seat is not None and not self._is_sealed(found.table),
            is_public=bool(found.sharing.public),
            is_public_by_you=asker.player in found.sharing.public,
            is_named=asker.player in found.sharing.named,
        )

    async def steps(self, table: str, asker: Asker, now: float) -> bytes | Refusal:
        """Return all steps of a game that is over, compressed with gzip."""
        record = await self.record(table, asker, now)
        if isinstance(record, Refusal):
            return record
        if table not in self._kept:
            made = await self.steps_of(record)
            if isinstance(made, Refusal):
                return made
            self._keep(table, made)
        self._kept.move_to_end(table)
        return self._kept[table]

    async def steps_of(self, record: Record) -> bytes | Refusal:
        """Make all steps of a record, which need not be trusted: refuse a false or huge one."""
        try:
            game = game_of(self._registry, record)
            async with self._making:
                return await make_steps(game, record)
        except RecordError as error:
            return refuse("record-wrong", reason=echo(str(error), LONGEST_REASON))
        except TooLong:
            return refuse("replay-too-long")

    def show_any(self, record: Record) -> ReplayShown | Refusal:
        """Show who sat at a game of which only the record is available."""
        return self._show_record(record, "")

    def _show_record(self, record: Record, table: str) -> ReplayShown | Refusal:
        try:
            return show_record(game_of(self._registry, record), record, table)
        except RecordError as error:
            return refuse("record-wrong", reason=echo(str(error), LONGEST_REASON))

    async def share(
        self, table: str, asker: Asker, now: float, *, is_public: bool, is_named: bool
    ) -> ReplayShown | Refusal:
        """Set whether a game is public and its player named; players decide only for themselves."""
        found = await self._found(table, asker, now)
        if isinstance(found, Refusal):
            return found
        if found.seat is None:
            return _PRIVATE
        if is_public and self._is_sealed(found.table):
            return refuse("replay-sealed")
        await self._change_sharing(
            table,
            lambda before: Sharing(
                public=_with(before.public, asker.player, is_in=is_public),
                named=_with(before.named, asker.player, is_in=is_named),
            ),
        )
        return await self.show(table, asker, now)

    def _is_sealed(self, table: Table | None) -> bool:
        """Return whether others may still play the same deal."""
        fixed = None if table is None else table.fixed
        return fixed is not None and self._wall() < fixed.sealed_until

    async def forget(self, table: str, players: Iterable[str]) -> None:
        """Revoke all that a person, with any of their keys, let strangers see."""
        gone = set(players)
        await self._change_sharing(
            table,
            lambda before: Sharing(
                public=tuple(one for one in before.public if one not in gone),
                named=tuple(one for one in before.named if one not in gone),
            ),
        )

    async def _change_sharing(self, table: str, change: Callable[[Sharing], Sharing]) -> None:
        """Change what strangers may see; retry if another process has done so meanwhile."""
        while True:
            kept = await self._store.get_document(SHARING, table)
            before = _sharing(kept)
            after = change(before)
            if after == before or await self._store.swap_document(
                SHARING, table, kept, encode(after)
            ):
                return

    async def _found(self, table: str, asker: Asker, now: float) -> "_Found | Refusal":
        """Find a game that is over; refuse if this asker may not see it."""
        try:
            room = await self._room(table, now)
        except OtherRules:
            other = await self._of_other_rules(table, asker)
            if other is None:
                raise
            return other
        if room is not None and (room.table.phase != "over" or room.table.state is None):
            return refuse("record-not-finished")
        kept = await self._store.get_document(RECORD, table)
        if kept is None and room is None:
            return refuse("table-unknown")
        sharing = await self._shared(table)
        seat = None if room is None else _seat_of(room.table, asker)
        has_watched = room is not None and await self._has_watched(room.table, asker)
        is_inside = seat is not None or has_watched
        found = None if room is None else room.table
        friends = None
        if found is not None and found.same and seat is None:
            friends = await self._same.friends(found, asker.player, now)
            if is_inside or friends is not None or sharing.public:
                refusal = await self._same.look(found, asker.player, now)
                if refusal is not None:
                    return refusal
        if not is_inside and friends is None and not sharing.public:
            return _PRIVATE
        return _Found(
            # Games that ended under a former version may have none.
            record_of(found) if found is not None and kept is None else read_record(kept or b""),
            found,
            seat,
            is_inside=is_inside,
            sharing=sharing,
            friends=friends,
        )

    async def _of_other_rules(self, table: str, asker: Asker) -> "_Found | Refusal | None":
        """Find a game that this version of the rules cannot replay; None: it has no record."""
        kept, summary = (
            await self._store.get_document(RECORD, table),
            await self._store.summary(table),
        )
        if kept is None or summary is None or summary.phase != "over":
            return None
        if asker.player not in summary.players:
            return _PRIVATE
        return _Found(read_record(kept), None, None, is_inside=True, sharing=Sharing())

    async def _shared(self, table: str) -> Sharing:
        return _sharing(await self._store.get_document(SHARING, table))

    async def _has_watched(self, table: Table, asker: Asker) -> bool:
        """Return whether the asker has a valid ticket, and watching is not turned off."""
        if not asker.ticket or table.settings.watchers == "off":
            return False
        kept = await self._store.get_document(TICKET, table.id)
        return kept is not None and compare_digest(kept, asker.ticket.encode())

    def _keep(self, table: str, packed: bytes) -> None:
        self._kept[table] = packed
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)


_PRIVATE = refuse("replay-private")


def _shown(table: Table, found: _Found) -> TableShown:
    """Show a table to an asker: strangers see only the names of people who agreed to it."""
    if found.is_inside:
        shown = show_again(table)
    else:
        shown = for_others(table, {*found.sharing.named, *(found.friends or ())})
    # Only those who sat, or who know the cards anyway, get the link to the other tables.
    is_known = found.seat is not None or found.friends is not None
    return replace(shown, same=table.same if is_known else "")


def _sharing(kept: bytes | None) -> Sharing:
    return Sharing() if kept is None else msgspec.json.decode(kept, type=Sharing)


async def final_of(game: AnyGame, record: Record, about: ReplayShown) -> FinalShown:
    """Replay a record to its end; yields to the event loop meanwhile."""
    last = None
    for number, replayed in enumerate(replay(game, record)):
        last = replayed
        if number % STEPS_A_BREATH == 0:
            await asyncio.sleep(0)
    if last is None:
        raise RecordError("nothing happened in it")
    told = [redact(event, None) for event in last.step.events]
    return FinalShown(
        about=about,
        view=game.view(last.step.state, None),
        before=game.view(last.before, None) if record.decisions else None,
        events=tuple(one for one in told if one is not None),
        result=record.result,
    )


async def keep_public(store: Store, table: str, record: Record) -> None:
    """Store a record that belongs to no table, and make it public."""
    await store.put_document(RECORD, table, encode(record))
    await store.put_document(SHARING, table, encode(Sharing(public=("",))))


def _seat_of(table: Table, asker: Asker) -> Seat | None:
    """Return where the asker sat; None: nowhere, or the host removed them."""
    own = own_seat(table, asker.player) if asker.player else None
    return None if isinstance(own, Refusal) else own


def _with(players: tuple[str, ...], player: str, *, is_in: bool) -> tuple[str, ...]:
    others = tuple(one for one in players if one != player)
    return (*others, player) if is_in else others


def game_of(registry: Registry, record: Record) -> AnyGame:
    try:
        rules = registry.find(record.game)
    except UnknownGame as error:
        raise RecordError(f"{record.game} is not played here") from error
    return bind_record(rules, record)


def show_record(game: AnyGame, record: Record, table: str) -> ReplayShown:
    """Show the seats of a recorded game: records hold no names, so each person gets a crest."""
    first = dict.fromkeys(seats(game.players), PERSON)
    for sitting in reversed(record.sittings):
        if sitting.seat in first:
            first[sitting.seat] = sitting.who
    people = [who == PERSON for who in first.values()]
    colours = iter([*COLOURS[: sum(people)]])
    left = iter([colour for colour in BOT_COLOURS if colour not in COLOURS[: sum(people)]])
    return ReplayShown(
        table=TableShown(
            id=table,
            code="",
            game=record.game,
            options=plain(game.options),
            differences=game.rules.options.differences(game.options),
            settings=Settings(),
            phase="over",
            closed="",
            host=Seat(0),
            seats=tuple(
                SeatShown(kind="person", colour=next(colours))
                if who == PERSON
                else SeatShown(
                    kind="bot",
                    colour=next(left),
                    is_bot=True,
                    level=who.partition(" ")[2] or None,
                )
                for who in first.values()
            ),
            commitment="",
            watchers=0,
            origin="",
            rematch="",
        ),
        yours=(),
        at=0.0,
        may_share=False,
        is_public=False,
        is_public_by_you=False,
        is_named=False,
    )
