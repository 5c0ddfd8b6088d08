"""Shared cards: one deal that several tables play, and who has seen it.

Every change is a pure function from the cards to the next ones, or to a refusal.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.host.fixed import FixedDeal, GivenDeal
from sushiya.host.people import hashed
from sushiya.host.refusals import refuse
from sushiya.host.settings import Settings

MOST_TABLES = 20
"""Tables that may play the same cards."""
MOST_SEEN = 500
"""People who may have seen the cards; beyond that, only those who sit down are added."""
NAME_LENGTH = 16


class Seen(Value, frozen=True, kw_only=True):
    """Where somebody has seen the cards."""

    tables: tuple[str, ...] = ()
    """Where they sat, watched, or saw the replay."""
    has_skipped: bool = False
    """They gave up playing, to see everything."""

    def is_elsewhere(self, table: str) -> bool:
        """Return whether they have seen the cards anywhere but at this table."""
        return self.has_skipped or any(one != table for one in self.tables)


class SameCards(Value, frozen=True, kw_only=True):
    game: str
    rules: int
    """The version of the game's rules: another version might deal the cards differently."""
    options: dict[str, Any]
    settings: Settings
    bots: tuple[str | None, ...]
    """By seat the bot that sat there when the cards were shared; None: a person, or nobody."""
    secret: str
    sharer: str
    """The hashed key of the player who shared them; empty: they were erased."""
    origin: str = ""
    """The table whose cards were shared after its game; empty: they were shared before it."""
    tables: tuple[str, ...] = ()
    seen: dict[str, Seen] = {}
    """By the hash of a player's key."""

    def __repr__(self) -> str:
        """Show only the game: the secret must not get into any log."""
        return f"SameCards({self.game!r})"


Next: TypeAlias = SameCards | Refusal
Change: TypeAlias = Callable[[SameCards], Next]


def deal_of(same: str, secret: str) -> GivenDeal:
    """Return the deal of shared cards; its name hides their id, as records show the name."""
    name = f"same cards {hashed(same)[:NAME_LENGTH]}"
    return GivenDeal(fixed=FixedDeal(name=name), secret=bytes.fromhex(secret))


def add_table(cards: SameCards, table: str) -> Next:
    if len(cards.tables) >= MOST_TABLES:
        return refuse("same-full", most=MOST_TABLES)
    return replace(cards, tables=(*cards.tables, table))


def note_seen(cards: SameCards, player: str, table: str, *, has_sat: bool = False) -> Next:
    """Record that a player has seen the cards at a table; empty: they gave up playing."""
    before = cards.seen.get(player)
    if before is None and not has_sat and len(cards.seen) >= MOST_SEEN:
        return refuse("same-crowded", most=MOST_SEEN)
    seen = before or Seen()
    if not table:
        seen = replace(seen, has_skipped=True)
    elif table not in seen.tables:
        seen = replace(seen, tables=(*seen.tables, table))
    return cards if seen == before else replace(cards, seen={**cards.seen, player: seen})


def forget(cards: SameCards, player: str) -> SameCards:
    """Remove a person from the cards, which stay for the others."""
    seen = {one: where for one, where in cards.seen.items() if one != player}
    return replace(cards, seen=seen, sharer="" if cards.sharer == player else cards.sharer)
