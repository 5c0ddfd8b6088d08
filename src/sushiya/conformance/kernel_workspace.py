"""A game compiled by Numba, as lockstep asks it; goes when all games are in C."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sushiya.core.compiled import seeded, taped, unread
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.kernel import load_kernel


class KernelWorkspace:
    """The arrays of a kernel, with one position."""

    def __init__(self, game: AnyGame, state: Any, seed: int) -> None:
        self._kernel = kernel = load_kernel(game.rules)
        self.policies = len(kernel.choosers)
        self._options = game.options
        self._room = kernel.make_room()
        self._room.state[:] = kernel.pack(state)
        self._room.chance[:] = seeded(seed)
        self._mask = np.zeros(kernel.codes, np.bool_)
        self._seen = np.zeros(kernel.observation, np.int16)

    def step(self, codes: Mapping[Seat, int], outcomes: Sequence[int]) -> int:
        self._room.codes[:] = -1
        for seat, code in codes.items():
            self._room.codes[seat] = code
        tape = taped(list(outcomes))
        self._kernel.step(self._room.state, self._room.codes, tape)
        return unread(tape)

    def difference(self, state: Any) -> str:
        packed, settled = self._kernel.pack(state), self._kernel.settled(self._room.state)
        places = np.flatnonzero(packed != settled)
        if not len(places):
            return ""
        return f"the reference has {packed[places]}, the kernel {settled[places]} at {places}"

    def unpacked(self) -> Any:
        return self._kernel.unpack(self._room.state, self._options)

    def legal(self, seat: Seat) -> list[int]:
        self._kernel.mask(self._room.state, seat, self._mask)
        return [int(code) for code in np.flatnonzero(self._mask)]

    def observe(self, seat: Seat) -> tuple[int, ...]:
        self._kernel.observe(self._room.state, seat, self._seen)
        return tuple(int(number) for number in self._seen)

    def observe_view(self, view: Any) -> tuple[int, ...]:
        return tuple(int(number) for number in self._kernel.observe_view(view))

    def choose(self, seat: Seat, policy: int) -> int:
        return int(self._kernel.choosers[policy](self._room, seat))
