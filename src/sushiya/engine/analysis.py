"""What each choice of a seat is worth, from Python: points by kind and the chance to win."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.build import ANALYSIS, SOURCES
from sushiya.engine.door import load_engine


@dataclass(frozen=True)
class Forecast:
    """What a choice leads to, over imagined worlds that were played to the end of the game."""

    code: int
    worlds: int
    """How many; all choices met the same ones."""
    is_equal: bool
    """About as good as the best: what is between them may be chance."""
    chance: float
    """To win: the share of these worlds that were won, calibrated (parts.py)."""
    error: float
    """One standard error of that."""
    behind: float
    """The best choice's chance less this one's, in the same worlds."""
    behind_error: float
    points: dict[str, float]
    """The seat's own at the end of the game, by kind."""
    point_errors: dict[str, float]
    totals: tuple[float, ...]
    """Everybody's points, by seat."""


@dataclass(frozen=True)
class Reason:
    """One of the things that make a choice better or worse than another."""

    source: str
    """`own` points, a `tie` break, or a `rival`'s points."""
    subject: str | Seat
    """A group of kinds of points, or the rival's seat."""
    permille: int
    """What it changes of the chance to win, in thousandths."""
    tenths: int
    """Of points more that go with it: one's own of the group, or the rival's."""
    fact: str
    """What the position shows of it; empty: nothing."""
    figures: dict[str, int]
    """What the fact's words name."""


@dataclass(frozen=True)
class Explanation:
    """Why one choice is better than another, in thousandths of a win."""

    permille: int
    is_equal: bool
    """What is between them may be chance."""
    reasons: tuple[Reason, ...]
    """The largest first. What is above 0 speaks for the one, what is below for the other."""
    rest: int
    """All else: with the reasons it adds up to `permille`."""


class Analysis:
    """Looks at one decision at a time, for any seat of one table; keeps its memory."""

    def __init__(self, game: AnyGame) -> None:
        self._engine = load_engine(game.rules)
        self._kinds = self._engine.parts.kinds
        self._players = game.players
        self._setup = self._engine.setup(game.options)
        self._memory: Any = self._engine.ffi.new(
            "uint8_t[]", self._engine.lib.engine_analysis_memory()
        )

    def begin(
        self,
        seen: Sequence[int],
        seat: Seat,
        seed: int,
        asked: Sequence[int] = (),
        most: int = ANALYSIS["ANALYSIS_CANDIDATES"],
    ) -> None:
        """Begin with an observation; `asked` are codes to be looked at beside the policy's best."""
        engine = self._engine
        engine.lib.engine_analyse(
            self._setup,
            engine.observation_of(seen),
            seat,
            engine.weights,
            most,
            engine.ffi.new("int32_t[]", list(asked)),
            len(asked),
            self._memory,
            engine.chance(seed),
        )

    def run(self, playouts: int) -> int:
        """Play at most so many worlds out; give how many: fewer if there is no room for more."""
        return int(self._engine.lib.engine_analyse_run(self._memory, playouts))

    def forecasts(self) -> list[Forecast]:
        """Tell what the choices lead to, the best first."""
        lib = self._engine.lib
        listed = self._engine.ffi.new("Forecast[]", lib.ANALYSIS_CANDIDATES)
        count = lib.engine_analyse_forecasts(self._memory, listed)
        return [self._outcome(one) for one in listed[0:count]]

    def _outcome(self, one: Any) -> Forecast:
        return Forecast(
            code=one.code,
            worlds=one.worlds,
            is_equal=bool(one.is_equal),
            chance=one.chance,
            error=one.error,
            behind=one.behind,
            behind_error=one.behind_error,
            points=dict(zip(self._kinds, one.points, strict=True)),
            point_errors=dict(zip(self._kinds, one.point_errors, strict=True)),
            totals=tuple(one.totals[0 : self._players]),
        )

    def explain(self, code: int, other: int) -> Explanation:
        """Say why one choice is better or worse than another; both must have been looked at."""
        told = self._engine.ffi.new("Explanation *")
        if not self._engine.lib.engine_explain(self._memory, code, other, told):
            raise ValueError(f"{code} and {other} were not both looked at")
        reasons = tuple(self._reason(one) for one in told.reasons[0 : told.count])
        return Explanation(told.permille, bool(told.is_equal), reasons, told.rest)

    def _reason(self, one: Any) -> Reason:
        named = self._engine.parts.reasons
        source = SOURCES[one.source]
        groups = {"own": list(named.groups), "tie": ["tie"]}
        fact, figures = ("", ()) if one.fact == 0 else list(named.facts.items())[one.fact - 1]
        return Reason(
            source=source,
            subject=Seat(one.subject) if source == "rival" else groups[source][one.subject],
            permille=one.permille,
            tenths=one.tenths,
            fact=fact,
            figures={name: one.figures[at] for at, name in enumerate(figures)},
        )

    def compare(  # noqa: PLR0913 - the last two by name, or left out
        self,
        seen: Sequence[int],
        seat: Seat,
        seed: int,
        worlds: int,
        *,
        asked: Sequence[int] = (),
        most: int = ANALYSIS["ANALYSIS_CANDIDATES"],
    ) -> list[Forecast]:
        """Play each choice out in so many worlds, and tell what they lead to."""
        self.begin(seen, seat, seed, asked, most)
        self.run(worlds * len(self.forecasts()))
        return self.forecasts()
