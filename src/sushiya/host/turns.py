"""Whose turn it is in a running game, and since when; stored while the table sleeps."""

from collections.abc import Mapping

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.value import Value, encode
from sushiya.host.table import Table
from sushiya.store.protocol import Store

TURNS = "turns"
"""The kind of their document in the store."""


class Turn(Value, frozen=True, kw_only=True):
    seat: Seat
    since: float
    """In seconds since the epoch."""


class KeptTurns(Value, frozen=True, kw_only=True):
    version: int
    """How many entries the log had then."""
    turns: tuple[Turn, ...]


def turns_at(table: Table, at: float) -> dict[Seat, float]:
    """Return since when each seat is to act, if all of them are since `at`."""
    return dict.fromkeys(table.to_act(), at)


def follow_turns(
    turns: Mapping[Seat, float], before: Table, after: Table, at: float
) -> dict[Seat, float]:
    """Return since when each seat is to act, after something happened at `at`.

    Seats that were already to act in the same decision keep their time.
    """
    if after.phase != "running":
        return {}
    is_same = before.phase == "running" and before.game.decision(
        before.state
    ) == after.game.decision(after.state)
    return {seat: turns.get(seat, at) if is_same else at for seat in after.to_act()}


async def keep_turns(store: Store, table: Table, turns: Mapping[Seat, float]) -> None:
    kept = KeptTurns(version=table.version, turns=shown_turns(turns))
    await store.put_document(TURNS, table.id, encode(kept))


async def kept_turns(store: Store, table: str) -> KeptTurns | None:
    kept = await store.get_document(TURNS, table)
    return None if kept is None else msgspec.json.decode(kept, type=KeptTurns)


def shown_turns(turns: Mapping[Seat, float]) -> tuple[Turn, ...]:
    return tuple(Turn(seat=seat, since=since) for seat, since in sorted(turns.items()))
