"""A device that looks at a table, with the seats that its tokens open; without any it watches."""

from typing import Protocol

from sushiya.core.ids import Seat, Viewer


class Listener(Protocol):
    seats: tuple[Seat, ...]
    muted: set[Seat]

    def deliver(self, message: bytes) -> None:
        """Take a message to be sent; never waits, and may give up on a slow reader."""

    def dismiss(self) -> None:
        """End: the token that opened its seat is dead."""

    def ask_again(self) -> None:
        """End, and let it come again: a watcher has to say now who it is."""


def viewers_of(listener: Listener) -> tuple[Viewer, ...]:
    return listener.seats or (None,)
