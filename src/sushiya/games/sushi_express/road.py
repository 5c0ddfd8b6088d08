"""The ring of tiles: where a van comes to, and what it meets on the way."""

from collections.abc import Sequence

from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.games.sushi_express.components import EXPRESS, PARK, TILES


class Trip(Value, frozen=True):
    """One movement of a van."""

    tiles: int
    """How many tiles were counted."""
    to: int
    jumped: int
    """How many tiles were not counted, because other vans stand there."""
    is_served: bool
    """Whether it reached, passed or jumped the Sushi Express."""

    @property
    def is_parked(self) -> bool:
        return self.to == PARK


def drive(vans: Sequence[int], seat: Seat, tiles: int) -> Trip:
    """Follow a van over so many free tiles; tiles with other vans are jumped (rule 6.4)."""
    others = {tile for owner, tile in enumerate(vans) if owner != seat}
    at, counted, jumped, is_served = vans[seat], 0, 0, False
    while counted < tiles:
        at = (at + 1) % TILES
        is_served = is_served or at == EXPRESS
        if at in others:
            jumped += 1
        else:
            counted += 1
    return Trip(tiles, at, jumped, is_served)
