"""All shared cards, kept in the store as sheets; a stale change is retried."""

from collections.abc import Callable

import msgspec

from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.host import same as changes
from sushiya.host.parts import TRIES, Index, Parts
from sushiya.host.people import hashed
from sushiya.host.refusals import refuse
from sushiya.host.same import Change, SameCards
from sushiya.store.protocol import Store
from sushiya.store.sheets import PartStale, PartWritten

SHARED_BY_A_PLAYER = 40
"""Quota: shared cards of one player that are still kept."""
LASTS = 100 * 24 * 3600.0
"""Seconds that cards are kept after the last change, such as a table or a person who saw them."""
MOST_BYTES = 1_000_000
CARDS = "cards"
"""The only part of a sheet of shared cards."""


class KeptCards:
    """`same` is the id of shared cards, `player` the hash of somebody's key."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self._store = store
        self._parts = Parts(store, wall, LASTS, 1, MOST_BYTES)
        self._known = Index(self._parts, "same cards")
        """The cards that mention a player."""

    async def keep(self, same: str, first: SameCards) -> Refusal | None:
        """Store cards that have just been shared."""
        owner = hashed(f"sharer {first.sharer}")
        if not await self._parts.open(_sheet(same), owner, SHARED_BY_A_PLAYER):
            return refuse("same-used-up", most=SHARED_BY_A_PLAYER)
        # Indexed before the write, so that everybody who is mentioned can be erased.
        for player in {first.sharer, *first.seen}:
            await self._known.note(player, same)
        written = await self._parts.write(_sheet(same), CARDS, 0, encode(first))
        return None if isinstance(written, PartWritten) else refuse("busy")

    async def drop(self, same: str) -> None:
        await self._store.delete_sheet(_sheet(same))

    async def read(self, same: str) -> SameCards | Refusal:
        return (await self._read(same))[0]

    async def change(self, same: str, step: Change) -> SameCards | Refusal:
        """Apply a pure step to the cards and store them; retry if somebody else has written."""
        for _ in range(TRIES):
            before, version = await self._read(same)
            after = before if isinstance(before, Refusal) else step(before)
            if isinstance(before, Refusal) or isinstance(after, Refusal) or after == before:
                return after
            # Indexed first, so that everybody who is mentioned can be erased, even after a crash.
            for player in after.seen.keys() - before.seen.keys():
                await self._known.note(player, same)
            match await self._parts.write(_sheet(same), CARDS, version, encode(after)):
                case PartWritten():
                    return after
                case PartStale():
                    continue
            return refuse("same-unknown")
        return refuse("busy")

    async def forget(self, player: str) -> None:
        """Remove a player from all cards that mention them."""
        for same in await self._known.names(player):
            await self.change(same, lambda one: changes.forget(one, player))
        await self._known.drop(player)

    async def _read(self, same: str) -> tuple[SameCards | Refusal, int]:
        body, version = await self._parts.read(_sheet(same), CARDS)
        if body is None:
            return refuse("same-unknown"), 0
        return msgspec.json.decode(body, type=SameCards), version


def _sheet(same: str) -> str:
    """Return the id of the sheet, a hash that is no shared sheet's."""
    return hashed(f"same cards {same}")
