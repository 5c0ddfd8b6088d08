"""What the store keeps of daily deals: players' diaries, everybody's results, the master's.

A diary's key is a hash that is used nowhere else, and results hold no keys at all.
"""

import datetime as dt
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from sushiya.core.value import Value, encode
from sushiya.host.daily import Diary, Results, Score, result_id
from sushiya.host.parts import Parts, PlayerSheets
from sushiya.store.protocol import Store

DIARY = "daily diary"
"""The kind of the sheets that hold diaries, and the name of their only part."""
DIARY_LASTS = 2 * 365 * 24 * 3600.0
"""Seconds that a diary is kept after the last write."""
DIARY_BYTES = 200_000
"""Far more than twenty years with a result every second day, in three games, need."""
RESULTS, MASTER = "daily-results", "daily-master"
"""The kinds of the documents."""
MOST_RESULTS = 5_000
"""Most results of one deal that are compared; later ones are only in their players' diaries."""
V = TypeVar("V", bound=Value)


class Books:
    """Safe for several processes that write at the same time."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self._store = store
        self._diaries = PlayerSheets(Parts(store, wall, DIARY_LASTS, 1, DIARY_BYTES), DIARY, DIARY)

    async def diary(self, player: str) -> Diary:
        return await self._diaries.read(player, Diary)

    async def change_diary(self, player: str, change: Callable[[Diary], Diary]) -> Diary:
        return await self._diaries.change(player, Diary, change)

    async def forget(self, player: str) -> None:
        await self._diaries.drop(player)

    async def results(self, game: str, day: dt.date) -> Results:
        return await self._get(RESULTS, _key(game, day), Results) or Results()

    async def count(self, game: str, day: dt.date, table: str, score: Score) -> None:
        """Add a table's result, unless it is already counted or there are too many."""
        key, result = _key(game, day), result_id(table)
        while True:
            kept = await self._store.get_document(RESULTS, key)
            before = Results() if kept is None else msgspec.json.decode(kept, type=Results)
            if result in before.scores or len(before.scores) >= MOST_RESULTS:
                return
            after = replace(before, scores={**before.scores, result: score})
            if await self._store.swap_document(RESULTS, key, kept, encode(after)):
                return

    async def master(self, game: str, day: dt.date) -> Score | None:
        return await self._get(MASTER, _key(game, day), Score)

    async def keep_master(self, game: str, day: dt.date, score: Score) -> None:
        await self._store.put_document(MASTER, _key(game, day), encode(score))

    async def _get(self, kind: str, key: str, form: type[V]) -> V | None:
        kept = await self._store.get_document(kind, key)
        return None if kept is None else msgspec.json.decode(kept, type=form)


def _key(game: str, day: dt.date) -> str:
    return f"{day.isoformat()} {game}"
