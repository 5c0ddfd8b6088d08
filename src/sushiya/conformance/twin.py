"""A game's engine in lockstep, and its comparisons with the reference."""

from collections.abc import Iterable, Mapping
from typing import Any

from sushiya.conformance.broken import broken, expect
from sushiya.core.chance import Recording
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.workspace import Workspace


class Twin:
    """Plays in the engine; every comparison raises Broken and says where."""

    def __init__(self, game: AnyGame, state: Any, seed: int) -> None:
        self.game = game
        self.side = Workspace(game, state, seed)

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
        """Expect that the engine's position, unpacked and packed again, is the same."""
        if self.side.difference(self.side.unpacked()):
            broken(f"{self._where(state)}: unpacked and packed, it is another")

    def compare_legal(self, state: Any, seat: Seat, legal: Iterable[Any]) -> None:
        """Expect the same legal codes."""
        ours, theirs = set(self.side.legal(seat)), {self.game.code(one) for one in legal}
        if ours != theirs:
            broken(f"{self._where(state)}, seat {seat}: legal in one only: {ours ^ theirs}")

    def compare_observation(self, state: Any, seat: Seat, view: Any) -> None:
        """Expect the same observation from the engine and from the view."""
        if self.side.observe(seat) != self.side.observe_view(view):
            broken(f"{self._where(state)}, seat {seat}: observed differently")

    def _where(self, state: Any) -> str:
        return f"{self.game.options}, decision {self.game.decision(state)}"
