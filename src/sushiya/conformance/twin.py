"""A game's compiled side in lockstep, and what of it is compared with the reference."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from sushiya.conformance.broken import broken, expect
from sushiya.core.chance import Recording
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace


class CompiledSide(Protocol):
    """What lockstep asks of a game in C or compiled by Numba: one position, and its rules."""

    policies: int
    """How many policies of its own it has."""

    def step(self, codes: Mapping[Seat, int], outcomes: Sequence[int]) -> int:
        """Settle a decision with these outcomes; give how many were left, below 0: too few."""

    def difference(self, state: Any) -> str:
        """Say in what the position differs from one of the reference."""

    def unpacked(self) -> Any:
        """Give the position for the reference."""

    def legal(self, seat: Seat) -> list[int]: ...

    def observe(self, seat: Seat) -> tuple[int, ...]: ...

    def observe_view(self, view: Any) -> tuple[int, ...]: ...

    def choose(self, seat: Seat, policy: int) -> int: ...


def open_side(game: AnyGame, state: Any, seed: int) -> CompiledSide:
    """Open the game in C, or the kernel of a game that is not in C yet."""
    if game.rules.engine is not None:
        return Workspace(game, state, seed)
    from sushiya.conformance.kernel_workspace import KernelWorkspace  # noqa: PLC0415 - loads Numba

    return KernelWorkspace(game, state, seed)


class Twin:
    """Plays on the compiled side; every comparison raises Broken and says where."""

    def __init__(self, game: AnyGame, state: Any, seed: int) -> None:
        self.game = game
        self.side = open_side(game, state, seed)

    def step(self, codes: Mapping[Seat, int], drawn: Recording) -> None:
        """Settle a decision with the outcomes that the reference drew, and expect all are used."""
        left = self.side.step(codes, [one for some in drawn.drawn.values() for one in some])
        expect(not left, f"{self.game.options}: the twin left {left} outcomes of {drawn.drawn}")

    def compare_position(self, state: Any) -> None:
        """Expect the same position."""
        difference = self.side.difference(state)
        if difference:
            broken(f"{self._where(state)}: {difference}")

    def compare_way_back(self, state: Any) -> None:
        """Expect that a position given to the reference and packed again is the same."""
        if self.side.difference(self.side.unpacked()):
            broken(f"{self._where(state)}: unpacked and packed, it is another")

    def compare_legal(self, state: Any, seat: Seat, legal: Iterable[Any]) -> None:
        """Expect the same legal codes."""
        ours, theirs = set(self.side.legal(seat)), {self.game.code(one) for one in legal}
        if ours != theirs:
            broken(f"{self._where(state)}, seat {seat}: legal in one only: {ours ^ theirs}")

    def compare_observation(self, state: Any, seat: Seat, view: Any) -> None:
        """Expect the same observation from the compiled side and from the view."""
        if self.side.observe(seat) != self.side.observe_view(view):
            broken(f"{self._where(state)}, seat {seat}: observed differently")

    def _where(self, state: Any) -> str:
        return f"{self.game.options}, decision {self.game.decision(state)}"
