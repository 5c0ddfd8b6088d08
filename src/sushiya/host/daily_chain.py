"""The hash chain that daily deals come from: each link gives all earlier ones, but no later one.

Every day has a link, and the hash of a day's link is the link of the day before. Whoever knows a
day's link can compute those of all days before it, and none after it.
"""

import datetime as dt
from functools import lru_cache

import msgspec

from sushiya.core.trust import digest
from sushiya.core.value import Value, encode
from sushiya.host.deal import Fresh
from sushiya.store.protocol import Store

CHAIN = "daily-chain"
"""The kind of the documents that hold the roots, by the chains' numbers."""
PUBLISHED = ("daily-published", "newest")
"""The kind and the key of the document that holds the newest day whose link was ever published."""
LENGTH = 7_305
"""Days of one chain, twenty years; the next one follows it without a gap."""
ROOT_BYTES = 32


class Chain(Value, frozen=True, kw_only=True):
    first: dt.date
    length: int
    root: str
    """The last day's link, in hexadecimal; from it all others follow."""

    def __repr__(self) -> str:
        """Show only the first day: the root must not get into any log."""
        return f"Chain({self.first})"

    @property
    def anchor(self) -> str:
        """What is published from the first day on: the hash of the first day's link."""
        return link_before(self.link(self.first)).hex()

    def link(self, day: dt.date) -> bytes:
        return _links(self.root, self.length)[(day - self.first).days]


def link_before(link: bytes) -> bytes:
    """Return the link of the day before."""
    return digest("sushiya-daily link", link)


def secret_of(link: bytes, game: str) -> bytes:
    """Make the secret of a day's deal of one game."""
    return digest("sushiya-daily deal", link, game.encode())


@lru_cache(maxsize=2)
def _links(root: str, length: int) -> tuple[bytes, ...]:
    """Return all links, the first day's first; this takes some milliseconds."""
    links = [bytes.fromhex(root)]
    for _ in range(length - 1):
        links.append(link_before(links[-1]))
    return tuple(reversed(links))


class Chains:
    """Consecutive chains, each created once for all processes that share the store."""

    def __init__(self, store: Store, fresh: Fresh, length: int = LENGTH) -> None:
        self._store = store
        self._fresh = fresh
        self._length = length
        self._kept: dict[int, Chain] = {}

    async def first_day(self, today: dt.date) -> dt.date:
        """Return when the first chain begins: on the day when it was first needed."""
        return (await self._chain(0, today)).first

    async def up_to(self, day: dt.date) -> tuple[Chain, ...]:
        """Return all chains that begin on a day or before it."""
        first = await self._chain(0, day)
        last = (day - first.first).days // first.length
        later = [
            await self._chain(number, first.first + dt.timedelta(number * first.length))
            for number in range(1, last + 1)
        ]
        return (first, *later)

    async def link(self, day: dt.date, today: dt.date) -> bytes | None:
        """Return the link of a day; None for a future day, and before the first chain."""
        if day < await self.first_day(today) or day > today:
            return None
        return (await self.up_to(day))[-1].link(day)

    async def publish(self, day: dt.date, today: dt.date) -> bytes | None:
        """Return the link of a day for publication, and record permanently that it is published.

        A clock may be set back, but what is known then stays known.
        """
        link = await self.link(day, today)
        while link is not None:
            kept = await self._store.get_document(*PUBLISHED)
            if kept is not None and day <= _day_in(kept):
                break
            await self._store.swap_document(*PUBLISHED, kept, encode(day))
        return link

    async def is_published(self, day: dt.date) -> bool:
        """Return whether the link of a day has been published."""
        kept = await self._store.get_document(*PUBLISHED)
        return kept is not None and day <= _day_in(kept)

    async def _chain(self, number: int, first: dt.date) -> Chain:
        """Return a chain; if there is none yet, create one that begins on this day."""
        if number not in self._kept:
            kept = await self._store.get_document(CHAIN, str(number))
            if kept is None:
                root = self._fresh(ROOT_BYTES).hex()
                made = encode(Chain(first=first, length=self._length, root=root))
                await self._store.swap_document(CHAIN, str(number), None, made)
                # Another process may have been first: then its chain is valid.
                kept = await self._store.get_document(CHAIN, str(number))
            self._kept[number] = msgspec.json.decode(kept or b"", type=Chain)
        return self._kept[number]


def _day_in(kept: bytes) -> dt.date:
    return msgspec.json.decode(kept, type=dt.date)
