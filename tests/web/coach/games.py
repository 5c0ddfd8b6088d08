"""Recorded games for a coach in a browser: few decisions of each, as Python's coach sees them."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from sushiya.coach.words import coach_catalogue, say_reason
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.core.record import bind_record
from sushiya.engine.analysis import Analysis, Explanation, Forecast
from sushiya.games import GAMES
from web.replay.documents import document, golden

GAMES_SEEN = {
    "sushi-go": ("sushi_go/v1-three-rounds", 0),
    "wasabi": ("wasabi/v1-passing", 0),
    "sushi-express": ("sushi_express/v1-six-neighbours", 4),
}
"""A golden record of each game, and whose eyes see it."""
PLAYOUTS = 320
"""So few that a report is quick."""
FEWEST, MOST = 40, 300
CHOICES = 8
DECISIONS = 4


@dataclass(frozen=True)
class Looked:
    """A decision as Python's coach sees it, with the same worlds as in a browser."""

    step: int
    decision: int
    legal: dict[int, str]
    """What each code is called in English."""
    chosen: int
    forecasts: list[Forecast]
    why: Explanation | None
    reasons: list[str]

    @property
    def cost(self) -> float:
        (mine,) = [one for one in self.forecasts if one.code == self.chosen]
        return 0.0 if mine.is_equal else mine.behind


def _look(game: AnyGame, told: dict[str, Any], seat: int) -> Iterator[Looked]:
    analysis = Analysis(game)
    words = coach_catalogue(game, "en")
    steps = told["steps"]["steps"]
    for at, step in enumerate(steps[:-1]):
        asked = step["asked"].get(str(seat))
        if asked is None:
            continue
        (chosen,) = [one["code"] for one in steps[at + 1]["chosen"] if one["seat"] == seat]
        analysis.begin(asked["seen"], Seat(seat), step["decision"], (chosen,), CHOICES)
        count = len(analysis.forecasts())
        analysis.run(count * min(MOST, max(FEWEST, PLAYOUTS // count)))
        forecasts = analysis.forecasts()
        (mine,) = [one for one in forecasts if one.code == chosen]
        why = None if mine.is_equal else analysis.explain(forecasts[0].code, chosen)
        names = [f"Crest {one}" for one in range(game.players)]
        names[seat] = "you"
        reasons = [] if why is None else [say_reason(game, one, "en") for one in why.reasons]
        offers = [told["steps"]["offers"][place] for place in asked["legal"]]
        yield Looked(
            step=at,
            decision=step["decision"],
            legal={one["code"]: one["write"] for one in offers},
            chosen=chosen,
            forecasts=forecasts,
            why=why,
            reasons=[words.say(one, you=Seat(seat), names=names) for one in reasons],
        )


@cache
def looked_at(name: str) -> tuple[dict[str, Any], list[Looked]]:
    """Give a replay in which a seat has few decisions, some of them costly, and what they cost."""
    file, seat = GAMES_SEEN[name]
    record = golden(file)
    game = bind_record(GAMES.find(record.game), record)
    told = copy.deepcopy(document(record, name))
    told["replay"]["yours"] = [seat]
    looked = list(_look(game, told, seat))
    costly = sorted(looked, key=lambda one: -one.cost)[: DECISIONS // 2]
    rest = [one for one in looked if one not in costly]
    kept = sorted([*costly, *rest[-(DECISIONS - len(costly)) :]], key=lambda one: one.step)
    steps = {one.step for one in kept}
    for at, step in enumerate(told["steps"]["steps"]):
        if at not in steps:
            step["asked"].pop(str(seat), None)
    return told, kept
