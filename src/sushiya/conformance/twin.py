"""The kernel's side of one game in lockstep, and what of it is compared with the reference."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from sushiya.conformance.broken import broken, expect
from sushiya.core.chance import Recording
from sushiya.core.compiled import seeded, taped, unread
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.kernel import Kernel


class Twin:
    """Plays in the kernel's own arrays; every comparison raises Broken and says where."""

    def __init__(self, game: AnyGame, kernel: Kernel, state: Any, seed: int) -> None:
        self.game = game
        self.kernel = kernel
        self.room = kernel.make_room()
        self.room.state[:] = kernel.pack(state)
        self.room.chance[:] = seeded(seed)
        self._mask = np.zeros(kernel.codes, np.bool_)
        self._legal = np.zeros(kernel.codes, np.bool_)
        self._seen = np.zeros(kernel.observation, np.int16)

    def step(self, codes: Mapping[Seat, int], drawn: Recording) -> None:
        """Settle a decision with the outcomes that the reference drew, and expect all are used."""
        self.room.codes[:] = -1
        for seat, code in codes.items():
            self.room.codes[seat] = code
        tape = taped([one for outcome in drawn.drawn.values() for one in outcome])
        self.kernel.step(self.room.state, self.room.codes, tape)
        left = unread(tape)
        expect(not left, f"{self.game.options}: the kernel left {left} outcomes of {drawn.drawn}")

    def compare_position(self, state: Any) -> None:
        """Expect the same position."""
        packed, settled = self.kernel.pack(state), self.kernel.settled(self.room.state)
        places = np.flatnonzero(packed != settled)
        if len(places):
            broken(
                f"{self._where(state)}: the reference has {packed[places]}, "
                f"the kernel {settled[places]} at {places}"
            )

    def compare_way_back(self, state: Any) -> None:
        """Expect that an array unpacked and packed is the same."""
        array = self.room.state
        back = self.kernel.pack(self.kernel.unpack(array, self.game.options))
        if not np.array_equal(back, self.kernel.settled(array)):
            broken(f"{self._where(state)}: unpacked and packed, it is another")

    def compare_legal(self, state: Any, seat: Seat, legal: Iterable[Any]) -> None:
        """Expect the same legal codes."""
        self.kernel.mask(self.room.state, seat, self._mask)
        self._legal[:] = False
        self._legal[[self.game.code(command) for command in legal]] = True
        differing = np.flatnonzero(self._mask != self._legal)
        if len(differing):
            broken(f"{self._where(state)}, seat {seat}: legal in one only: {differing}")

    def compare_observation(self, state: Any, seat: Seat, view: Any) -> None:
        """Expect the same observation from the array and from the view."""
        self.kernel.observe(self.room.state, seat, self._seen)
        seen = np.array(self.kernel.observe_view(view), np.int64)
        if not np.array_equal(self._seen, seen):
            broken(f"{self._where(state)}, seat {seat}: observed differently")

    def _where(self, state: Any) -> str:
        return f"{self.game.options}, decision {self.game.decision(state)}"
