"""A device connected to a table, with the seats that its tokens open; without seats it watches."""

from typing import Protocol

from sushiya.core.ids import Seat, Viewer


class Listener(Protocol):
    seats: tuple[Seat, ...]
    muted: set[Seat]

    def deliver(self, message: bytes) -> None:
        """Queue a message; never waits, and may disconnect a slow reader."""

    def dismiss(self) -> None:
        """Disconnect: the token that opened its seat no longer works."""

    def ask_again(self) -> None:
        """Disconnect so that it reconnects: a watcher must now identify itself."""


def viewers_of(listener: Listener) -> tuple[Viewer, ...]:
    return listener.seats or (None,)
