"""One seat's decisions of a finished game, each with what it was worth."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sushiya.core.command import Command
from sushiya.core.game import AnyGame
from sushiya.core.ids import Decision, Seat
from sushiya.core.record import Record, replay
from sushiya.engine.analysis import Analysis, Explanation, Forecast
from sushiya.engine.build import load_parts


@dataclass(frozen=True)
class Reviewed:
    """A decision with at least two choices; views are the seat's own."""

    number: Decision
    view: Any
    chosen: Command
    forecast: Forecast
    """Of what was chosen."""
    best: Forecast
    rival: Forecast | None
    """The best of those that are surely worse than the best; None: there is none."""
    why: Explanation | None
    """Why the best is better than what was chosen; None: that was about as good."""

    @property
    def cost(self) -> float:
        """What the decision surely cost of the chance to win; 0 if that may be chance."""
        return 0.0 if self.forecast.is_equal else self.forecast.behind


def review(game: AnyGame, record: Record, seat: Seat, worlds: int) -> Iterator[Reviewed]:
    """Go through a record, and look at every decision of a seat from what it saw then."""
    analysis = Analysis(game)
    observe = load_parts(game.rules).observe_view
    for replayed in replay(game, record):
        chosen = replayed.commands.get(seat)
        if chosen is None or len(game.legal(replayed.before, seat)) < 2:
            continue
        view = game.view(replayed.before, seat)
        code = game.code(chosen)
        # The seed depends on the decision alone, so a report says the same every time.
        forecasts = analysis.compare(observe(view), seat, replayed.number, worlds, asked=(code,))
        forecast = next(one for one in forecasts if one.code == code)
        yield Reviewed(
            number=replayed.number,
            view=view,
            chosen=chosen,
            forecast=forecast,
            best=forecasts[0],
            rival=next((one for one in forecasts if not one.is_equal), None),
            why=None if forecast.is_equal else analysis.explain(forecasts[0].code, code),
        )
