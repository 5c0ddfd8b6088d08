"""Write examples of Wasabi! for the browser's previews: moves on the mat, and how recipes stand.

Usage: scripts/wasabi_examples.py [--check]; with --check nothing is written, a stale file fails.
"""

import random
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

from example_file import ExampleFile, Examples

import sushiya
from sushiya.core.refusal import Refusal
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi.components import Kind
from sushiya.games.wasabi.outlook import recipe_outlooks, tile_outlooks
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.view import View

FILE = ExampleFile("wasabi-examples.json", "scripts/wasabi_examples.py")
PLAYERS = range(2, 5)
GAMES_EACH = 4
KEPT = 8
"""Of each kind, taken evenly from all that the games gave."""
ON_THE_MAT = (ask.PlaceTile, ask.PlayChop, ask.PlaySwitch, ask.LayWasabi)


def examples() -> Examples:
    """Play games of each size, and keep what a preview would have said."""
    found: Examples = {}
    for players, seed in product(PLAYERS, range(GAMES_EACH)):
        for kind, example in _play(players, seed):
            found.setdefault(kind, []).append(example)
    return {kind: some[:: max(1, len(some) // KEPT)][:KEPT] for kind, some in found.items()}


def _play(players: int, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    game = sushiya.load("wasabi", players=players)
    rng = random.Random(seed)
    chance = sushiya.Dealer(seed)
    state = game.start(chance)
    while asked := game.to_act(state):
        seat = asked[0]
        view = game.view(state, seat)
        if view.stage == "play":
            yield _sort_of(view), _outlook(view)
        command = _choose(game.legal(state, seat), view, rng)
        step = game.play(state, seat, command, chance)
        if isinstance(step, Refusal):
            raise TypeError(f"a legal command was refused: {step}")
        state = step.state
        if isinstance(command, ON_THE_MAT):
            after = {"board": state.board, "mats": state.mats, "changed": state.turn.changed}
            yield type(command).__name__, {**_mat(view), "command": command, "after": after}


def _choose(legal: tuple[Any, ...], view: View, rng: random.Random) -> Any:
    """Play cards whenever there are any; else as the cook does."""
    cards = [one for one in legal if isinstance(one, (*ON_THE_MAT[1:], ask.PlayStack))]
    if cards and rng.random() < 0.5:
        kind = rng.choice(sorted({type(one).__name__ for one in cards}))
        return rng.choice([one for one in cards if type(one).__name__ == kind])
    return sushiya.load("wasabi", players=len(view.hands)).rules.cook(view, legal, rng)


def _mat(view: View) -> dict[str, Any]:
    return {
        "players": len(view.hands),
        "board": view.board,
        "mats": view.mats,
        "changed": view.turn.changed,
    }


def _sort_of(view: View) -> str:
    """Sort the moments of a game, so that the rare ones are among those kept."""
    outlooks = recipe_outlooks(view)
    if any(_whole(view, view.book.ingredients[one.recipe]) for one in outlooks):
        return "ready"
    if not all(one.has_token for one in outlooks):
        return "spent"
    return "alive" if all(one.is_alive for one in outlooks) else "stuck"


def _outlook(view: View) -> dict[str, Any]:
    """Tell what the seat that acts has, how its recipes stand, and where its tiles finish one."""
    seat, used = view.seat, tokens_used(view.served[view.seat], view.book)
    recipes = [
        {
            "kinds": view.book.ingredients[one.recipe],
            "used": used[view.book.lengths[one.recipe]],
            "is-alive": one.is_alive,
            "whole": _whole(view, view.book.ingredients[one.recipe]),
        }
        for one in recipe_outlooks(view)
    ]
    return {
        **_mat(view),
        "chopped": view.turn.chopped,
        "pantry": view.pantry,
        "hand": view.hands[seat],
        "recipes": recipes,
        "completes": {str(tile.kind): tile.completes for tile in tile_outlooks(view)},
    }


def _whole(view: View, kinds: tuple[Kind, ...]) -> str | None:
    """Say how a recipe lies on the mat, if a square of it was changed this turn."""
    serving = find_serving(view.board, view.mats, view.turn.changed, view.columns, kinds)
    if serving is None:
        return None
    return "style" if serving.cubes else "plain"


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__, examples))
