"""Finds where two games with the same cards first differ."""

import asyncio
from collections.abc import Iterator

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.record import Record, RecordError, Replayed, replay, who_decided
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.core.value import Value
from sushiya.core.words import Phrase
from sushiya.host.archive import Archive, Asker, game_of
from sushiya.host.refusals import refuse
from sushiya.host.replay import STEPS_A_BREATH
from sushiya.host.same_tables import SameTables


class PartingChoice(Value, frozen=True, kw_only=True):
    say: Phrase
    by: str
    """`person`, or the bot or clock that chose, as a record names it."""


class Parting(Value, frozen=True, kw_only=True):
    """A seat's different choices at two tables, in the same position."""

    seat: Seat
    one: PartingChoice
    other: PartingChoice


class Comparison(Value, frozen=True, kw_only=True):
    alike: int
    """How many decisions were the same."""
    progress: Phrase | None
    """Where the game stood when choices first differed; None: they never did."""
    partings: tuple[Parting, ...]
    """The seats that then chose differently; several may choose at once. Empty: all decisions that
    both games have were the same."""
    step: int
    """The step of both replays that shows the difference, or the last common one."""


class Comparisons:
    def __init__(self, registry: Registry, archive: Archive, same: SameTables) -> None:
        self._registry = registry
        self._archive = archive
        self._same = same
        self._making = asyncio.Lock()
        """One comparison runs at a time, as it is CPU-bound."""

    async def compare(
        self, same: str, tables: tuple[str, str], player: str, now: float
    ) -> Comparison | Refusal:
        """Compare two tables that are over; refuse players who may not see them yet."""
        company = await self._same.company(same, player, now)
        if isinstance(company, Refusal):
            return company
        if not company.may_see:
            return refuse("same-playing" if company.is_playing else "same-not-yet")
        records = []
        for table in tables:
            if not company.has(table):
                return refuse("same-no-table")
            record = await self._archive.record(table, Asker(player=player), now)
            if isinstance(record, Refusal):
                return record
            records.append(record)
        try:
            game = game_of(self._registry, records[0])
            async with self._making:
                return await compare(game, records[0], records[1])
        except RecordError as error:
            return refuse("record-wrong", reason=echo(str(error), LONGEST_REASON))


async def compare(game: AnyGame, one: Record, other: Record) -> Comparison:
    """Replay two records of the same deal until they differ; yields to the event loop meanwhile."""
    alike = 0
    for number, (first, second) in enumerate(_together(game, one, other)):
        partings = _partings(game, (first, one), (second, other))
        if partings:
            progress = game.rules.texts.say_progress(game.view(first.before, None))
            return Comparison(alike=alike, progress=progress, partings=partings, step=alike + 1)
        alike = number + 1
        if number % STEPS_A_BREATH == 0:
            await asyncio.sleep(0)
    return Comparison(alike=alike, progress=None, partings=(), step=alike)


def _together(game: AnyGame, one: Record, other: Record) -> Iterator[tuple[Replayed, Replayed]]:
    """Return the decisions of two records in pairs, without the opening, to the shorter's end."""
    both = zip(replay(game, one), replay(game, other), strict=False)
    next(both, None)
    return both


def _partings(
    game: AnyGame, one: tuple[Replayed, Record], other: tuple[Replayed, Record]
) -> tuple[Parting, ...]:
    (first, _), (second, _) = one, other
    return tuple(
        Parting(seat=seat, one=_choice(game, seat, *one), other=_choice(game, seat, *other))
        for seat in sorted(first.commands.keys() & second.commands.keys())
        if first.commands[seat] != second.commands[seat]
    )


def _choice(game: AnyGame, seat: Seat, replayed: Replayed, record: Record) -> PartingChoice:
    view = game.view(replayed.before, seat)
    return PartingChoice(
        say=game.rules.texts.say_command(replayed.commands[seat], view),
        by=who_decided(record, seat, replayed.number),
    )
