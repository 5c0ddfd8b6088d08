"""All circles, kept in the store as shared sheets: one for its people, one for its games.

A circle's link holds a key; the store knows only its hash. A change reads the circle, makes the
next one and writes it; if somebody else wrote meanwhile, it is made anew.
"""

import time
from collections.abc import Callable, Sequence

import msgspec

from sushiya.core.refusal import Refusal
from sushiya.core.value import Value, encode
from sushiya.host import circle as changes
from sushiya.host.circle import Circle, Step
from sushiya.host.people import hashed
from sushiya.host.refusals import refuse
from sushiya.host.standings import GamePlayed
from sushiya.store.protocol import Store
from sushiya.store.sheets import (
    PartStale,
    PartWrite,
    PartWritten,
    SheetFull,
    SheetOpening,
    TooManySheets,
)

CIRCLES_A_PLAYER = 20
"""Circles that one player may have founded."""
LASTS = 400 * 24 * 3600.0
"""Seconds that a circle is kept after the last change or game."""
TRIES = 20
GAMES_A_PAGE = 50
MOST_PAGES = 100
"""The oldest games are dropped when all pages are full."""
MOST_BYTES = 2_000_000
PEOPLE = "circle"
"""The part of a circle's sheet that holds it."""


class _Memberships(Value, frozen=True):
    """The circles that a player has a name in, by the hashes of their keys."""

    circles: tuple[str, ...] = ()


class _Page(Value, frozen=True):
    """Finished games that are stored together."""

    serial: int
    games: tuple[GamePlayed, ...] = ()


class Circles:
    """`circle` is the hash of a circle's key, `player` that of a player's."""

    def __init__(self, store: Store, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._wall = wall

    async def found(self, circle: str, first: Circle) -> Refusal | None:
        """Keep a new circle."""
        player = first.members[0].player
        if not await self._open(circle, hashed(f"founder {player}"), CIRCLES_A_PLAYER):
            return refuse("circles-used-up", most=CIRCLES_A_PLAYER)
        await self._open(_games_of(circle), circle)
        await self._write(circle, PEOPLE, 0, encode(first))
        await self._note_membership(player, circle)
        return None

    async def read(self, circle: str) -> Circle | Refusal:
        return (await self._read(circle))[0]

    async def change(self, circle: str, step: Step) -> Circle | Refusal:
        """Make the next circle by a pure step, and keep it."""
        for _ in range(TRIES):
            before, version = await self._read(circle)
            after = before if isinstance(before, Refusal) else step(before)
            if isinstance(before, Refusal) or isinstance(after, Refusal) or after == before:
                return after
            written = await self._write(circle, PEOPLE, version, encode(after))
            if isinstance(written, Refusal):
                return written
            if written:
                for member in after.members[len(before.members) :]:
                    await self._note_membership(member.player, circle)
                return after
        return refuse("busy")

    async def forget(self, player: str) -> int:
        """Take a player out of all circles; those without anybody left are deleted."""
        index = _index_of(player)
        kept, _ = await self._part(index, PEOPLE)
        memberships = _Memberships() if kept is None else _read_memberships(kept)
        for circle in memberships.circles:
            after = await self.change(circle, lambda one: changes.forget(one, player))
            if isinstance(after, Circle) and changes.is_empty(after):
                await self._store.delete_sheet(circle)
                await self._store.delete_sheet(_games_of(circle))
        await self._store.delete_sheet(index)
        return len(memberships.circles)

    # Games

    async def games(self, circle: str) -> tuple[GamePlayed, ...]:
        """Give the finished games, oldest first."""
        pages = (page for _, page in await self._pages(circle))
        return tuple(game for page in pages for game in page.games)

    async def note_games(self, circle: str, games: Sequence[GamePlayed]) -> None:
        """Add finished games, each once; two who note the same one at once do no harm."""
        for game in games:
            for _ in range(TRIES):
                if await self._note_game(circle, game):
                    break

    async def _note_game(self, circle: str, game: GamePlayed) -> bool:
        """Add a game to the newest page; false: somebody else wrote meanwhile."""
        pages = await self._pages(circle)
        if any(game.table == known.table for _, page in pages for known in page.games):
            return True
        version, page = pages[-1] if pages else (0, _Page(0))
        if len(page.games) >= GAMES_A_PAGE:
            # A new page takes the place of the oldest one when there are too many.
            version, page = 0, _Page(page.serial + 1)
            if len(pages) == MOST_PAGES:
                version = pages[0][0]
        body = encode(_Page(page.serial, (*page.games, game)))
        slot = f"page-{page.serial % MOST_PAGES}"
        return bool(await self._write(_games_of(circle), slot, version, body))

    async def _pages(self, circle: str) -> list[tuple[int, _Page]]:
        """Give the pages of finished games with their versions, oldest first."""
        content = await self._store.read_sheet(_games_of(circle))
        parts = () if content is None else content.parts
        pages = [(part.version, msgspec.json.decode(part.body, type=_Page)) for part in parts]
        return sorted(pages, key=lambda one: one[1].serial)

    # Sheets

    async def _open(self, sheet: str, owner: str, most: int = 1) -> bool:
        opening = SheetOpening(sheet, owner, self._wall(), LASTS, most)
        return not isinstance(await self._store.open_sheet(opening), TooManySheets)

    async def _part(self, sheet: str, name: str) -> tuple[bytes | None, int]:
        content = await self._store.read_sheet(sheet)
        for part in () if content is None else content.parts:
            if part.name == name:
                return part.body, part.version
        return None, 0

    async def _read(self, circle: str) -> tuple[Circle | Refusal, int]:
        body, version = await self._part(circle, PEOPLE)
        if body is None:
            return refuse("circle-unknown"), 0
        return msgspec.json.decode(body, type=Circle), version

    async def _write(self, sheet: str, part: str, expected: int, body: bytes) -> bool | Refusal:
        """Put a text in the place of a part; false: somebody else wrote meanwhile."""
        write = PartWrite(sheet, part, expected, body, self._wall(), MOST_PAGES, MOST_BYTES)
        match await self._store.write_part(write):
            case PartWritten():
                return True
            case PartStale():
                return False
            case SheetFull():
                return refuse("circle-full", most=changes.MOST_MEMBERS)
        return refuse("circle-unknown")

    async def _note_membership(self, player: str, circle: str) -> None:
        """Remember that a player has a name there, for the day when they want to be forgotten."""
        index = _index_of(player)
        for _ in range(TRIES):
            await self._open(index, index)
            body, version = await self._part(index, PEOPLE)
            known = _Memberships() if body is None else _read_memberships(body)
            if circle in known.circles:
                return
            now = _Memberships((*known.circles, circle))
            if await self._write(index, PEOPLE, version, encode(now)):
                return


def _games_of(circle: str) -> str:
    return hashed(f"games of {circle}")


def _index_of(player: str) -> str:
    return hashed(f"circles of {player}")


def _read_memberships(body: bytes) -> _Memberships:
    return msgspec.json.decode(body, type=_Memberships)
