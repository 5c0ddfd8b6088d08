"""Runs the bots at one table, and plays what they choose."""

import asyncio
import logging
from typing import TYPE_CHECKING, Literal, TypeAlias

from sushiya.core.ids import Decision, Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.host import log
from sushiya.host.crew import Crew, job_of
from sushiya.host.deal import Fresh
from sushiya.host.fixed import PLAYOUTS, choice_seed
from sushiya.host.log import Happenings
from sushiya.host.play import play_command
from sushiya.host.slow import is_slow_game
from sushiya.host.table import Table

if TYPE_CHECKING:
    from sushiya.host.room import Room

logger = logging.getLogger(__name__)

Why: TypeAlias = Literal["bot", "clock"]
"""Why a bot chooses for a seat: it plays there, or the person's time was up."""


class Thinking:
    def __init__(self, crew: Crew, fresh: Fresh, room: "Room") -> None:
        self._crew = crew
        self._fresh = fresh
        self._room = room
        self.tasks: dict[tuple[Seat, Decision], asyncio.Task[None]] = {}
        """One task for each seat and decision that a bot is thinking about."""

    def call(self, now: float) -> None:
        """Start bots that are to act, if anybody is there and this process tends the table.

        At a slow table they act even if nobody is there, so that nobody has to wait for them.
        """
        room = self._room
        has_bots = any(place.bot for place in room.table.places)
        if not has_bots or not room.is_tended:
            return
        if not room.is_anybody_here(now) and not is_slow_game(room.table):
            return
        for seat in room.table.to_act():
            level = room.table.places[seat].bot
            if level is not None:
                self.begin(seat, level, "bot", now)

    def begin(self, seat: Seat, level: str, why: Why, now: float) -> None:
        """Let a bot of this level choose for a seat, unless one is already choosing."""
        table = self._room.table
        key = (seat, table.game.decision(table.state))
        if key not in self.tasks:
            task = asyncio.create_task(self._choose(seat, level, why, now))
            self.tasks[key] = task
            task.add_done_callback(lambda _: self.tasks.pop(key, None))

    async def end(self) -> None:
        thinking = tuple(self.tasks.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _choose(self, seat: Seat, level: str, why: Why, now: float) -> None:
        """Let a bot choose from its seat's view; play the choice if the seat is still to act."""
        before = self._room.table
        if seat not in before.to_act():
            return  # Another process has made this choice since the task began.
        game, state = before.game, before.position
        decision = game.decision(state)
        view, legal = encode(game.view(state, seat)), game.legal(state, seat)
        if before.fixed is None:
            job = job_of(game, view, legal, level, int.from_bytes(self._fresh(8), "big"))
        else:
            seed = choice_seed(before.secret, seat, decision, view)
            job = job_of(game, view, legal, level, seed, playouts=PLAYOUTS)
        chosen = await self._crew.choose(job)

        def decide(table: Table) -> Happenings | Refusal:
            is_wanted = why == "clock" or table.places[seat].bot is not None
            if not is_wanted or seat not in table.to_act():
                return ()
            by = f"{why} {chosen.level}"
            played = play_command(table, seat, decision, chosen.command, by)
            if isinstance(played, Refusal):
                return played
            if chosen.level == level:
                return (played,)
            return (log.BotFailed(seat=seat, level=level, instead=chosen.level), played)

        refusal = await self._room.change(decide, now)
        if refusal is not None:
            logger.warning("table %s, seat %s: %s", before.id, seat, refusal.code)
