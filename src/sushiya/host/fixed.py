"""A deal that is fixed before its table is made, so that several tables can have the same."""

from sushiya.core.ids import Decision, Seat
from sushiya.core.trust import digest
from sushiya.core.value import Value

PLAYOUTS = 500
"""How long a bot thinks that searches: by seconds it would choose differently on a busy machine."""
SEED_BYTES = 8


class FixedDeal(Value, frozen=True, kw_only=True):
    name: str
    """Which deal it is, such as `daily 2026-11-18`; the seal is made over it."""
    is_counted: bool = False
    """Results are compared with others', so nothing may help: the table stays as it was made, it
    has no hints, and nobody else comes to it."""
    sealed_until: float = 0.0
    """Until this date others may still play it, so that nothing of it is made public; in seconds
    since the epoch."""


class GivenDeal(Value, frozen=True, kw_only=True):
    """A fixed deal with its secret, from which a table is made."""

    fixed: FixedDeal
    secret: bytes

    def __repr__(self) -> str:
        """Name it: the secret must stand in no log."""
        return f"GivenDeal({self.fixed.name!r})"


def choice_seed(secret: bytes, seat: Seat, decision: Decision, view: bytes) -> int:
    """Make the seed of a bot's choice from the deal and the position alone.

    Whoever plays the same deal and chooses alike meets the same bots, today and after a restart.
    """
    position = seat.to_bytes(4, "big"), decision.to_bytes(4, "big"), view
    return int.from_bytes(digest("sushiya-3 choice", secret, *position)[:SEED_BYTES], "big")
