"""Daily deals: tries are begun, recorded when they are over, and compared.

No result comes from a client: it is always that of a table on this server.
"""

import asyncio
import datetime as dt
import logging

from sushiya.core.echo import echo
from sushiya.core.game import AnyRules
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.host import housekeeping, log
from sushiya.host.daily import (
    GRACE,
    LEVEL,
    ONE_DAY,
    PLAYERS,
    SEAT,
    Diary,
    Score,
    Try,
    better_than,
    day_at,
    day_of,
    deal_of,
    end_of,
    judged,
    open_until,
)
from sushiya.host.daily_books import Books
from sushiya.host.daily_chain import LENGTH, Chains, secret_of
from sushiya.host.daily_master import play_out
from sushiya.host.daily_shown import Anchor, DailyResult, DailyShown, Link, past_of, today_of
from sushiya.host.fixed import GivenDeal
from sushiya.host.hall import Hall
from sushiya.host.making import Wish, make_table
from sushiya.host.people import Colour, Newcomer, Seated
from sushiya.host.refusals import refuse
from sushiya.host.room import Room
from sushiya.host.settings import Settings
from sushiya.host.table import LogError, Table
from sushiya.host.waiting import start
from sushiya.store.protocol import StoreError

logger = logging.getLogger(__name__)

STRONGEST = "master"


class Dailies:
    def __init__(self, hall: Hall, *, length: int = LENGTH) -> None:
        house = hall.house
        self._hall, self._house, self._store = hall, house, house.store
        self.chains = Chains(house.store, house.fresh, length)
        self._books = Books(house.store, house.wall)
        self._noted: set[str] = set()
        """Tables that are awake, and whose results are already recorded."""
        self._playing: dict[tuple[str, dt.date], asyncio.Task[None]] = {}
        """Deals that a master is playing now."""

    # Tries

    async def begin(
        self, player: str, game: str, colour: Colour, now: float, day: dt.date | None = None
    ) -> Seated | Refusal:
        """Begin or resume today's try; a try of another day is practice."""
        rules = self._rules(game)
        if isinstance(rules, Refusal):
            return rules
        # These tables show crests instead of names, so no name is kept.
        newcomer = Newcomer(player=player, name="", colour=colour)
        today = day_at(self._house.wall())
        if day is not None and day != today:
            return await self._practise(newcomer, rules, day, now)
        begun = (await self._books.diary(player)).find(game, today)
        if begun is None:
            if await self.chains.is_published(today):
                return refuse("daily-known")
            made = await self._make(newcomer, rules, today, now, is_counted=True)
            if isinstance(made, Refusal):
                return made
            begun = await self._claim(player, game, today, made.table)
            if begun.table == made.table:
                return await self._start(made, now)
            await self._discard(made.table, now)
        seated = await self._hall.sit_down(begun.table, newcomer, None, now)
        return seated if isinstance(seated, Refusal) else await self._start(seated, now)

    async def has_begun(self, player: str, game: str, day: dt.date | None = None) -> bool:
        """Return whether this is today's try, and it has been begun."""
        today = day_at(self._house.wall())
        if day not in (None, today):
            return False
        return (await self._books.diary(player)).find(game, today) is not None

    async def _practise(
        self, newcomer: Newcomer, rules: AnyRules, day: dt.date, now: float
    ) -> Seated | Refusal:
        wall = self._house.wall()
        today = day_at(wall)
        if await self.chains.link(day, today) is None or wall < open_until(day):
            return refuse("daily-unknown")
        await self.chains.publish(day, today)  # The record of a practice game reveals the deal.
        made = await self._make(newcomer, rules, day, now, is_counted=False)
        return made if isinstance(made, Refusal) else await self._start(made, now)

    async def _make(
        self,
        newcomer: Newcomer,
        rules: AnyRules,
        day: dt.date,
        now: float,
        *,
        is_counted: bool,
    ) -> Seated | Refusal:
        link = await self.chains.link(day, day_at(self._house.wall()))
        if link is None:
            return refuse("daily-unknown")
        deal = GivenDeal(
            fixed=deal_of(day, is_counted=is_counted), secret=secret_of(link, rules.name)
        )
        wish = Wish(
            game=rules.name,
            options={"players": PLAYERS},
            settings=Settings(locked=True, names="crests"),
            bots=(LEVEL,) * (PLAYERS - 1),
        )
        return await make_table(self._hall.house, newcomer, wish, now, deal=deal)

    async def _claim(self, player: str, game: str, day: dt.date, table: str) -> Try:
        """Register a table as the player's try, unless another one is; return the try."""

        def claimed(diary: Diary) -> Diary:
            known = diary.find(game, day)
            return diary if known is not None else diary.with_try(game, day, Try(table=table))

        diary = await self._books.change_diary(player, claimed)
        return diary.find(game, day) or Try(table=table)

    async def _start(self, seated: Seated, now: float) -> Seated | Refusal:
        """Start the game, unless it has already started."""
        room = await self._hall.room(seated.table, now)
        if room is None:
            return refuse("table-unknown")
        refusal = await room.change(
            lambda table: (
                start(table, None, (), lambda _: True) if table.phase == "waiting" else ()
            ),
            now,
        )
        return seated if refusal is None else refusal

    async def _discard(self, table: str, now: float) -> None:
        room = await self._hall.room(table, now)
        if room is not None:
            await room.change(housekeeping.close, now)

    # Results

    async def tick(self) -> None:
        """Record the results of tables that have ended since the last tick."""
        awake = {room.table.id: room for room in self._hall.awake()}
        self._noted.intersection_update(awake)
        for table, room in awake.items():
            if table not in self._noted and _is_due(room):
                try:
                    await self.note(room.table)
                except StoreError as error:
                    logger.warning("the daily result of table %s: %s", table, error)
                except Exception:
                    # Not tried again: it would fail at every tick.
                    self._noted.add(table)
                    logger.exception("the daily result of table %s", table)

    async def note(self, table: Table) -> None:
        """Record the result of a try that is over; repeating this changes nothing."""
        day, game = day_of(table.fixed), table.game.rules.name
        if day is None or table.phase != "over" or table.places[SEAT].is_forgotten:
            return
        one = judged(table, day, await self._ended_at(table.id))

        def noted(diary: Diary) -> Diary:
            known = diary.find(game, day)
            is_own = known is not None and known.table == table.id
            return diary.with_try(game, day, one) if is_own or known is None else diary

        # A seat that has moved to another device counts for the keys of both devices.
        for player in [player for player, seat in table.sat.items() if seat == SEAT]:
            await self._books.change_diary(player, noted)
        if one.state == "counted" and one.score is not None:
            await self._books.count(game, day, table.id, one.score)
            self._call_master(game, day)
        self._noted.add(table.id)

    async def _ended_at(self, table: str) -> float:
        """Return the time of a game's last choice; 0 if there is none."""
        for entry in reversed(await self._store.read(table)):
            if isinstance(log.read_happening(entry.body), log.Played):
                return entry.at
        return 0.0

    # A master in the same seat

    def _call_master(self, game: str, day: dt.date) -> None:
        """Let a master play a deal in the background, unless one is already playing it."""
        if (game, day) not in self._playing:
            task = asyncio.create_task(self._play_master(game, day))
            self._playing[game, day] = task
            task.add_done_callback(lambda _: self._playing.pop((game, day), None))

    async def _play_master(self, game: str, day: dt.date) -> None:
        try:
            link = await self.chains.link(day, day_at(self._house.wall()))
            if link is None or await self._books.master(game, day) is not None:
                return
            bound = self._house.registry.find(game).bind(players=PLAYERS)
            levels = (STRONGEST, *(LEVEL,) * (PLAYERS - 1))
            result = await play_out(self._house.crew, bound, secret_of(link, game), levels)
            if result is not None:
                score = Score(result.totals[SEAT], result.ranks[SEAT] or PLAYERS)
                await self._books.keep_master(game, day, score)
        except Exception:
            logger.exception("a master at the daily deal of %s", game)

    async def close(self) -> None:
        playing = tuple(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    # What is shown

    async def show(self, player: str, now: float) -> DailyShown:
        """Show today's deals to a player; empty: to somebody unknown."""
        wall = self._house.wall()
        today = day_at(wall)
        chains = await self.chains.up_to(today)
        diary = await self._newest_diary(player, now)
        return DailyShown(
            day=today,
            ends_at=end_of(today),
            first=chains[0].first,
            players=PLAYERS,
            level=LEVEL,
            games=tuple(today_of(diary, name, today) for name in self._house.registry.names()),
            past=past_of(diary, today),
            chains=tuple(
                Anchor(first=one.first, length=one.length, anchor=one.anchor) for one in chains
            ),
            published=await self._published(today, wall),
        )

    async def _published(self, today: dt.date, wall: float) -> Link | None:
        """Publish and return the newest link that may be known."""
        day = day_at(wall - GRACE) - ONE_DAY
        link = await self.chains.publish(day, today)
        return None if link is None else Link(day=day, link=link.hex())

    async def result(
        self, player: str, game: str, day: dt.date, now: float
    ) -> DailyResult | Refusal:
        """Show the results of a deal: to those who have played it, and to all once it is over."""
        rules = self._rules(game)
        if isinstance(rules, Refusal):
            return rules
        wall = self._house.wall()
        today = day_at(wall)
        if await self.chains.link(day, today) is None:
            return refuse("daily-unknown")
        mine = (await self._newest_diary(player, now)).find(game, day)
        is_over = wall >= open_until(day)
        if not is_over and (mine is None or mine.score is None):
            return refuse("daily-unfinished")
        results = await self._books.results(game, day)
        master = await self._books.master(game, day)
        if master is None and results.scores:
            self._call_master(game, day)
        own = None if mine is None else mine.score
        link = await self.chains.publish(day, today) if is_over else None
        return DailyResult(
            game=game,
            day=day,
            mine=mine,
            count=len(results.scores),
            points=results.points(),
            ranks=results.ranks(),
            worse=0 if own is None else better_than(results.scores, own),
            master=master,
            link="" if link is None else link.hex(),
        )

    async def forget(self, player: str) -> None:
        """Delete a player's diary; their scores stay in the results, which are anonymous."""
        await self._books.forget(player)

    def _rules(self, game: str) -> AnyRules | Refusal:
        registry = self._house.registry
        try:
            return registry.find(game)
        except UnknownGame:
            return refuse("game-unknown", game=echo(game), games=", ".join(registry.names()))

    async def _newest_diary(self, player: str, now: float) -> Diary:
        """Return a player's diary, updated with tries that have ended since it was written."""
        if not player:
            return Diary()
        diary = await self._books.diary(player)
        running = [one.table for one in diary.tries.values() if one.state == "running"]
        for table in running:
            summary = await self._store.summary(table)
            if summary is None or summary.phase != "over":
                continue  # Still running, so there is nothing to wake the table for.
            try:
                room = await self._hall.room(table, now)
            except LogError:  # The rules have changed since it was begun.
                continue
            if room is not None:
                await self.note(room.table)
        return await self._books.diary(player) if running else diary


def _is_due(room: Room) -> bool:
    return room.table.phase == "over" and day_of(room.table.fixed) is not None
