"""What the chef has learned, in players' terms: small tables for whoever asks."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sushiya.engine.parts import Table
from sushiya.games.sushi_express.components import FIRST_CARD, PARK, TILES, Action
from sushiya.games.sushi_express.engine.facts import (
    ACTIONS,
    PLAYERS,
    STAGES,
    TIP_GAP,
    TIPS_COUNTED,
)

Worth: TypeAlias = Callable[[Any], float]
"""What something is worth by a Prospects."""
USUAL_PLAYERS = 4
SHOWN = (7, 5, 3, 2, 1, 0)
"""Whole rows that the pile has left."""
OFTEN_MOST = 3
"""Tips that the largest holding has at the end of most games."""
USED: tuple[Action, ...] = ("same-bet", "swap", "re-roll", "further")


def explain(weights: Any) -> list[Table]:
    """Tell what a Weights says, with all worths in points for customers."""
    stages = weights.tastes[PLAYERS.index(USUAL_PLAYERS)]
    return [
        _by_stage(
            f"With {USUAL_PLAYERS} players, a van's place is worth so many points more than tile 0",
            [(_tile(tile), _place(tile)) for tile in range(1, TILES)],
            stages,
        ),
        _by_stage(
            "An action card in hand is worth",
            [(kind, _card(kind)) for kind in USED],
            stages,
        ),
        _by_stage(
            f"With {OFTEN_MOST} tips in the largest holding, mine are worth, beside being equal",
            [(_gap(gap), _lead(gap)) for gap in range(-TIP_GAP, TIP_GAP + 1) if gap],
            stages,
        ),
        _by_stage(
            f"A first customer brings {FIRST_CARD} points, and takes away from what may come",
            [("half the pile is new", lambda one: -one.fresh_pile / 2)],
            stages,
        ),
        _by_players(weights),
    ]


def _place(tile: int) -> Worth:
    return lambda one: one.tile[tile] - one.tile[0]


def _card(kind: Action) -> Worth:
    return lambda one: one.hand[ACTIONS.index(kind)]


def _lead(gap: int) -> Worth:
    return lambda one: _tips(one, gap) - _tips(one, 0)


def _tips(prospects: Any, gap: int) -> float:
    place = gap + TIP_GAP
    most = min(OFTEN_MOST, TIPS_COUNTED)
    return float(prospects.tips[place] + prospects.loss[place] * most)


def _by_stage(title: str, lines: list[tuple[str, Worth]], stages: Any) -> Table:
    shown = [stage for stage in SHOWN if stage < STAGES]
    return Table(
        title=title,
        heads=("rows left in the pile", *map(str, shown)),
        rows=tuple(
            (name, *(_number(worth(stages[stage]) / stages[stage].points) for stage in shown))
            for name, worth in lines
        ),
    )


def _by_players(weights: Any) -> Table:
    """How the chef sees the others, and cards that it does not know."""
    return Table(
        title="What counts, 1 being as it should by who wins",
        heads=("players", *map(str, PLAYERS)),
        rows=(
            ("what others gain", *map(_number, weights.denial)),
            ("a card to be drawn", *map(_number, weights.drawn)),
        ),
    )


def _tile(tile: int) -> str:
    return "the Park" if tile == PARK else f"tile {tile}"


def _gap(gap: int) -> str:
    beyond = " or more" if abs(gap) == TIP_GAP else ""
    return f"{abs(gap)}{beyond} {'fewer' if gap < 0 else 'more'} than the fewest other"


def _number(value: float) -> str:
    return f"{value:.2f}"
