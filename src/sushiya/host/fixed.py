"""A deal that is fixed before its table is made, so that several tables can have the same."""

from sushiya.core.ids import Decision, Seat
from sushiya.core.trust import digest
from sushiya.core.value import Value

PLAYOUTS = 500
"""Playouts of a searching bot: with a limit in seconds, its choice would depend on the machine."""
SEED_BYTES = 8


class FixedDeal(Value, frozen=True, kw_only=True):
    name: str
    """Which deal it is, such as `daily 2026-11-18`; the seal includes it."""
    is_counted: bool = False
    """Results are compared with others', so no help is allowed: the table cannot be changed, has
    no hints, and nobody else may join."""
    sealed_until: float = 0.0
    """Until then others may still play it, so nothing of it is made public; in seconds since the
    epoch."""


class GivenDeal(Value, frozen=True, kw_only=True):
    """A fixed deal with its secret, for creating a table."""

    fixed: FixedDeal
    secret: bytes

    def __repr__(self) -> str:
        """Show only the name: the secret must not get into any log."""
        return f"GivenDeal({self.fixed.name!r})"


def choice_seed(secret: bytes, seat: Seat, decision: Decision, view: bytes) -> int:
    """Derive the seed of a bot's choice from the deal and the position alone.

    Whoever plays the same deal and makes the same choices gets the same choices from the bots.
    """
    position = seat.to_bytes(4, "big"), decision.to_bytes(4, "big"), view
    return int.from_bytes(digest("sushiya-3 choice", secret, *position)[:SEED_BYTES], "big")
