"""Tables for measurements, written into a data file before a server opens it."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sushiya.core.chance import Dealer
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.games import GAMES
from sushiya.host import requests, shown
from sushiya.host.crew import Chosen, Job, fallback
from sushiya.host.hall import SLEEP_AFTER, Hall
from sushiya.host.making import Wish, make_table
from sushiya.host.people import COLOURS, Newcomer, Seated, hashed
from sushiya.host.readers import InlineReader
from sushiya.host.room import House, Room
from sushiya.host.settings import Settings
from sushiya.store.sqlite import SqliteStore

T = TypeVar("T")
DAY = 24 * 60 * 60
AT_ONCE = 100
"""Tables that are written concurrently: they share their waits for the disk."""


class Keys(Value, frozen=True):
    """A table and the tokens of the people who sit there."""

    table: str
    tokens: tuple[str, ...]


class _Silent:
    """Bots that never choose: the server that opens the tables later lets them think."""

    async def choose(self, job: Job) -> Chosen:
        await asyncio.Event().wait()
        return fallback(job)

    async def close(self) -> None:
        pass


class Writer:
    """Writes tables through a hall, as if people had made them."""

    def __init__(self, file: Path) -> None:
        self._store = SqliteStore(file)
        self._hall = Hall(
            House(self._store, _Silent(), secrets.token_bytes, GAMES, InlineReader(GAMES))
        )
        self._rng = random.Random(0)

    async def sleeping(self, count: int) -> None:
        """Write tables at which somebody waits for others."""
        await _side_by_side(count, lambda: self._make("sushi-go", 2, 0))

    async def started(
        self, count: int, game: str, *, people: int, bots: int = 0, decisions: int = 0
    ) -> list[Keys]:
        """Write games that have begun, after this many decisions.

        With bots, people go on until it is a bot's turn.
        """
        return await _side_by_side(count, lambda: self._start(game, people, bots, decisions))

    async def slow(self, count: int) -> list[Keys]:
        """Write games that give a day for a decision; they sleep as soon as they are written."""
        found: list[Keys] = []
        for begin in range(0, count, AT_ONCE):
            some = min(AT_ONCE, count - begin)
            found += await _side_by_side(
                some, lambda: self._start("sushi-go", 2, 0, 0, settings=Settings(clock=DAY))
            )
            await self._fall_asleep()
        return found

    async def visit(self, table: str) -> float:
        """Wake a table, make a choice there and let it sleep again; return the seconds it took."""
        begun = time.perf_counter()
        room = await self._room(table)
        await self._play(room)
        await self._fall_asleep()
        return time.perf_counter() - begun

    async def _fall_asleep(self) -> None:
        await self._hall.tick(time.time() + SLEEP_AFTER + 1)
        if self._hall.awake():
            raise TypeError("a table that nobody is at does not sleep")

    async def _make(
        self, game: str, players: int, bots: int, settings: Settings | None = None
    ) -> Seated:
        wish = Wish(
            game=game,
            options={"players": players},
            bots=("cook",) * bots,
            settings=settings or Settings(),
        )
        return _granted(await make_table(self._hall.house, _newcomer(0), wish, time.time()))

    async def _room(self, table: str) -> Room:
        room = await self._hall.room(table, time.time())
        if room is None:
            raise TypeError("a table that was made is not there")
        return room

    async def _start(
        self,
        game: str,
        people: int,
        bots: int,
        decisions: int,
        *,
        settings: Settings | None = None,
    ) -> Keys:
        made = [await self._make(game, people + bots, bots, settings)]
        for number in range(1, people):
            seated = await self._hall.sit_down(made[0].table, _newcomer(number), None, time.time())
            made.append(_granted(seated))
        room = await self._room(made[0].table)
        await _ask(room, requests.Start(id="start", seat=Seat(0)))
        seats = {one.seat for one in made}
        while (asked := room.table.to_act()) and (
            room.table.game.decision(room.table.state) < decisions or (bots and seats & {*asked})
        ):
            await self._play(room)
        return Keys(made[0].table, tuple(one.token for one in made))

    async def _play(self, room: Room) -> None:
        """Make a random choice for the first seat that has to choose."""
        game, state = room.table.game, room.table.state
        seat = game.to_act(state)[0]
        command = game.write(self._rng.choice(game.legal(state, seat)))
        decision = game.decision(state)
        await _ask(
            room,
            requests.Play(
                id=f"{room.table.version}", seat=seat, decision=decision, command=command
            ),
        )

    async def close(self) -> None:
        await self._hall.close()
        await self._store.close()


def half_of(game: AnyGame) -> int:
    """Return half the number of decisions in a game that is played at random."""
    rng, chance = random.Random(0), Dealer(0)
    state = game.start(chance)
    while asked := game.to_act(state):
        step = game.play(state, asked[0], rng.choice(game.legal(state, asked[0])), chance)
        if isinstance(step, Refusal):
            raise TypeError(f"a legal command was refused: {step}")
        state = step.state
    return game.decision(state) // 2


def write(file: Path, task: Callable[[Writer], Awaitable[T]]) -> T:
    """Run a task with a writer, then close the file."""

    async def run() -> T:
        writer = Writer(file)
        try:
            return await task(writer)
        finally:
            await writer.close()

    return asyncio.run(run())


async def _side_by_side(count: int, task: Callable[[], Awaitable[T]]) -> list[T]:
    found: list[T] = []
    for begin in range(0, count, AT_ONCE):
        found += await asyncio.gather(*(task() for _ in range(min(AT_ONCE, count - begin))))
    return found


async def _ask(room: Room, request: requests.Request) -> None:
    answer = await room.ask(request, time.time())
    if not isinstance(answer, shown.Done):
        raise TypeError(f"{request} was not granted: {answer}")


def _granted(answer: Seated | Refusal) -> Seated:
    if isinstance(answer, Refusal):
        raise TypeError(f"a right request was refused: {answer}")
    return answer


def _newcomer(number: int) -> Newcomer:
    player = hashed(secrets.token_hex(16))
    return Newcomer(player=player, name=f"Guest {number}", colour=COLOURS[number])
