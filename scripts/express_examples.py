"""Write examples of Sushi Express for the browser: steps, and the state of the table after them.

Usage: scripts/express_examples.py [--check]; with --check nothing is written, a stale file fails.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from example_file import ExampleFile, Examples

import sushiya
from sushiya.core.event import Event
from sushiya.core.refusal import Refusal
from sushiya.games.sushi_express.view import View

FILE = ExampleFile("sushi-express-examples.json", "scripts/express_examples.py")
PLAYERS = range(3, 7)
TOLD = 3
"""So many steps show each kind of event, if there are as many."""


def examples() -> Examples:
    """Play a game of each size, every choice at random, and keep steps that tell something."""
    return {"steps": _telling([step for players in PLAYERS for step in _play(players)])}


def _telling(steps: list[Any]) -> list[Any]:
    """Keep the steps in which something happens that few steps kept so far have shown."""
    met: Counter[type[Event]] = Counter()
    kept = []
    for step in steps:
        kinds = {type(event) for event in step["events"]}
        if any(met[kind] < TOLD for kind in kinds):
            kept.append(step)
            met.update(kinds)
    return kept


def _drawn(view: View) -> dict[str, Any]:
    """Give what lies on the table while a step is played out."""
    dice = view.throw and {"throw": view.throw}
    pieces = {"phase": view.phase, "vans": view.vans, "dial": view.dial, "row": view.row}
    return {**pieces, "to-act": view.to_act, **(dice or {"throw": None})}


def _play(players: int) -> Iterator[dict[str, Any]]:
    game = sushiya.load("sushi-express", players=players)
    rng = random.Random(players)
    chance = sushiya.Dealer(players)
    state = game.start(chance)
    while asked := game.to_act(state):
        seat = asked[0]
        view = game.view(state, seat)
        step = game.play(state, seat, rng.choice(game.legal(state, seat)), chance)
        if isinstance(step, Refusal):
            raise TypeError(f"a legal command was refused: {step}")
        if game.to_act(step.state):
            after = game.view(step.state, seat)
            yield {"before": _drawn(view), "events": step.events, "after": _drawn(after)}
        state = step.state


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__, examples))
