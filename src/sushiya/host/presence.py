"""Presence: a person is present for as long as their device answers."""

from collections.abc import Mapping

from sushiya.core.ids import Seat
from sushiya.host.shown import Presence

DROPPED_AFTER = 10.0
GONE_AFTER = 60.0
"""Seconds without an answer after which a bot may play, and the host's role passes on."""


class Attendance:
    """When each seat's owner was last heard; if never, silence counts from the beginning."""

    def __init__(self, now: float) -> None:
        self._since = now
        self._heard: dict[Seat, float] = {}

    def hear(self, seat: Seat, now: float) -> None:
        self._heard[seat] = now

    def follow(self, moved: Mapping[Seat, Seat]) -> None:
        """Carry over the times of owners who kept a seat, from old to new seat; drop the others."""
        self._heard = {moved[seat]: heard for seat, heard in self._heard.items() if seat in moved}

    def is_here(self, seat: Seat, now: float) -> bool:
        """Return whether the owner's device has answered lately."""
        return seat in self._heard and now - self._heard[seat] < DROPPED_AFTER

    def heard_at(self, seat: Seat) -> float:
        """Return when the owner's device answered last; minus infinity if it never did."""
        return self._heard.get(seat, float("-inf"))

    def presence(self, seat: Seat, now: float) -> Presence:
        silent = now - self._heard.get(seat, self._since)
        if silent < DROPPED_AFTER:
            return "here"
        return "dropped" if silent < GONE_AFTER else "gone"
