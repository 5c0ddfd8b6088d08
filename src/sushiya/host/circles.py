"""All circles, kept in the store as shared sheets: one for its people, one for its games.

A circle's link holds a key; the store knows only its hash. A change reads the circle, computes the
next one and writes it; if somebody else has written meanwhile, it is retried.
"""

import time
from collections.abc import Callable, Sequence

import msgspec

from sushiya.core.refusal import Refusal
from sushiya.core.value import Value, encode
from sushiya.host import circle as changes
from sushiya.host.circle import Circle, Step
from sushiya.host.parts import TRIES, Index, Parts
from sushiya.host.people import hashed
from sushiya.host.refusals import refuse
from sushiya.host.standings import GamePlayed
from sushiya.store.protocol import Store
from sushiya.store.sheets import PartStale, PartWritten, SheetFull

CIRCLES_A_PLAYER = 20
"""Quota: circles that one player may have founded."""
LASTS = 400 * 24 * 3600.0
"""Seconds that a circle is kept after the last change or game."""
GAMES_A_PAGE = 50
MOST_PAGES = 100
"""The oldest games are dropped when all pages are full."""
MOST_BYTES = 2_000_000
PEOPLE = "circle"
"""The name of the part of a circle's sheet that holds the circle."""


class _Page(Value, frozen=True):
    """Finished games that are stored together."""

    serial: int
    games: tuple[GamePlayed, ...] = ()


class Circles:
    """`circle` is the hash of a circle's key, `player` that of a player's."""

    def __init__(self, store: Store, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._parts = Parts(store, wall, LASTS, MOST_PAGES, MOST_BYTES)
        self._memberships = Index(self._parts, "circles")
        """The circles that a player is or was a member of."""

    async def found(self, circle: str, first: Circle) -> Refusal | None:
        """Store a new circle; refuse if the founder's quota is used up."""
        player = first.members[0].player
        if not await self._parts.open(circle, hashed(f"founder {player}"), CIRCLES_A_PLAYER):
            return refuse("circles-used-up", most=CIRCLES_A_PLAYER)
        await self._parts.open(_games_of(circle), circle)
        await self._memberships.note(player, circle)
        await self._write(circle, PEOPLE, 0, encode(first))
        return None

    async def read(self, circle: str) -> Circle | Refusal:
        return (await self._read(circle))[0]

    async def change(self, circle: str, step: Step) -> Circle | Refusal:
        """Apply a pure step to the circle and store it; retry if somebody else has written."""
        for _ in range(TRIES):
            before, version = await self._read(circle)
            after = before if isinstance(before, Refusal) else step(before)
            if isinstance(before, Refusal) or isinstance(after, Refusal) or after == before:
                return after
            # Indexed first, so that everybody who is mentioned can be erased, even after a crash.
            for member in after.members[len(before.members) :]:
                await self._memberships.note(member.player, circle)
            written = await self._write(circle, PEOPLE, version, encode(after))
            if isinstance(written, Refusal):
                return written
            if written:
                return after
        return refuse("busy")

    async def forget(self, player: str) -> int:
        """Erase a player from all circles, and delete circles that then have no members."""
        memberships = await self._memberships.names(player)
        for circle in memberships:
            after = await self.change(circle, lambda one: changes.forget(one, player))
            if isinstance(after, Circle) and changes.is_empty(after):
                await self._store.delete_sheet(circle)
                await self._store.delete_sheet(_games_of(circle))
        await self._memberships.drop(player)
        return len(memberships)

    # Games

    async def games(self, circle: str) -> tuple[GamePlayed, ...]:
        """Return the finished games, oldest first."""
        pages = (page for _, page in await self._pages(circle))
        return tuple(game for page in pages for game in page.games)

    async def note_games(self, circle: str, games: Sequence[GamePlayed]) -> None:
        """Add finished games, each once; safe if two processes add the same one at once."""
        for game in games:
            for _ in range(TRIES):
                if await self._note_game(circle, game):
                    break

    async def _note_game(self, circle: str, game: GamePlayed) -> bool:
        """Add a game to the newest page; False: somebody else has written meanwhile."""
        pages = await self._pages(circle)
        if any(game.table == known.table for _, page in pages for known in page.games):
            return True
        version, page = pages[-1] if pages else (0, _Page(0))
        if len(page.games) >= GAMES_A_PAGE:
            # A new page replaces the oldest one when there are too many.
            version, page = 0, _Page(page.serial + 1)
            if len(pages) == MOST_PAGES:
                version = pages[0][0]
        body = encode(_Page(page.serial, (*page.games, game)))
        slot = f"page-{page.serial % MOST_PAGES}"
        return bool(await self._write(_games_of(circle), slot, version, body))

    async def _pages(self, circle: str) -> list[tuple[int, _Page]]:
        """Return the pages of finished games with their versions, oldest first."""
        content = await self._store.read_sheet(_games_of(circle))
        parts = () if content is None else content.parts
        pages = [(part.version, msgspec.json.decode(part.body, type=_Page)) for part in parts]
        return sorted(pages, key=lambda one: one[1].serial)

    # Sheets

    async def _read(self, circle: str) -> tuple[Circle | Refusal, int]:
        body, version = await self._parts.read(circle, PEOPLE)
        if body is None:
            return refuse("circle-unknown"), 0
        return msgspec.json.decode(body, type=Circle), version

    async def _write(self, sheet: str, part: str, expected: int, body: bytes) -> bool | Refusal:
        """Write the text of a part; False: somebody else has written meanwhile."""
        match await self._parts.write(sheet, part, expected, body):
            case PartWritten():
                return True
            case PartStale():
                return False
            case SheetFull():
                return refuse("circle-full", most=changes.MOST_MEMBERS)
        return refuse("circle-unknown")


def _games_of(circle: str) -> str:
    return hashed(f"games of {circle}")
