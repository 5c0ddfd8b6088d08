"""Write examples of Wasabi! for the browser's previews: moves on the board, progress of recipes.

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
from sushiya.games.wasabi.components import Kind, Strip
from sushiya.games.wasabi.house import HOUSE_BOOK
from sushiya.games.wasabi.outlook import (
    EMPTY,
    Prospect,
    find_prospects,
    obtainable_kinds,
    tops_of,
)
from sushiya.games.wasabi.scoring import has_token
from sushiya.games.wasabi.serving import find_serving
from sushiya.games.wasabi.view import View

FILE = ExampleFile("wasabi-examples.json", "scripts/wasabi_examples.py")
PLAYERS = range(2, 5)
GAMES_EACH = 4
KEPT = 12
"""Of each kind, taken evenly from all that the games gave."""
RAREST = ("no-token", "no-line", "no-tile")
ON_THE_MAT = (ask.PlaceTile, ask.PlayChop, ask.PlaySwitch, ask.LayWasabi)


def examples() -> Examples:
    """Play games of each size, and keep what a preview would have said."""
    found: Examples = {}
    for players, seed in product(PLAYERS, range(GAMES_EACH)):
        for kind, example in _play(players, seed):
            found.setdefault(kind, []).append(example)
    kept = {kind: some[:: max(1, len(some) // KEPT)][:KEPT] for kind, some in found.items()}
    return {"book": [HOUSE_BOOK], **kept}


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
            code = game.rules.notation.code(command)
            yield type(command).__name__, {**_sight(view), "code": code, "after": after}


def _choose(legal: tuple[Any, ...], view: View, rng: random.Random) -> Any:
    """Play cards whenever there are any; else as the cook does."""
    cards = [one for one in legal if isinstance(one, (*ON_THE_MAT[1:], ask.PlayStack))]
    if cards and rng.random() < 0.5:
        kind = rng.choice(sorted({type(one).__name__ for one in cards}))
        return rng.choice([one for one in cards if type(one).__name__ == kind])
    return sushiya.load("wasabi", players=len(view.hands)).rules.cook(view, legal, rng)


def _sight(view: View) -> dict[str, Any]:
    """Give as much of the view of the seat that acts as a preview asks for."""
    return {
        "players": len(view.hands),
        "board": view.board,
        "mats": view.mats,
        "turn": view.turn,
        "pantry": view.pantry,
        "kitchen": view.kitchen,
        "piles": view.piles,
        "hand": view.hands[view.seat],
        "strips": view.strips(view.seat),
        "served": view.served[view.seat],
    }


def _sort_of(view: View) -> str:
    """Sort the moments of a game, so that the rare ones are among those kept."""
    told = [_recipe(view, strip) for strip in view.strips(view.seat)]
    if any(one["whole"] for one in told):
        return "ready"
    hindrances = [one["hindrance"] for one in told]
    return next((one for one in RAREST if one in hindrances), "alive")


def _outlook(view: View) -> dict[str, Any]:
    """Tell what the seat that acts has, how its recipes stand, and where its tiles finish one."""
    strips = view.strips(view.seat)
    return {
        **_sight(view),
        "recipes": [_recipe(view, strip) for strip in strips],
        "completes": {str(kind): _completed_at(view, kind) for kind in view.hands[view.seat]},
        "refills": _refills(view),
    }


def _prospects(view: View, strip: Strip) -> list[Prospect]:
    return list(find_prospects(tops_of(view), view.columns, view.book.ingredients[strip]))


def _recipe(view: View, strip: Strip) -> dict[str, Any]:
    """Say whether a recipe lies there, what hinders it, and how much of it lies in line."""
    had = obtainable_kinds(view, view.seat)
    found = _prospects(view, strip)
    within = [one for one in found if had.issuperset(one.missing)]
    length = view.book.lengths[strip]
    hindrance = None
    if not has_token(view.served[view.seat], length, view.book):
        hindrance = "no-token"
    elif not within:
        hindrance = "no-tile" if found else "no-line"
    laid = max((length - len(one.missing) for one in within or found), default=0)
    whole = _whole(view, view.book.ingredients[strip])
    return {"whole": whole, "hindrance": hindrance, "laid": laid}


def _completed_at(view: View, kind: Kind) -> list[int]:
    """List the squares where a tile completes a recipe that has a token."""
    tops = tops_of(view)
    found = {
        square
        for strip in view.strips(view.seat)
        if has_token(view.served[view.seat], view.book.lengths[strip], view.book)
        for prospect in _prospects(view, strip)
        if prospect.missing == (kind,)
        for square in prospect.line
        if tops[square] == EMPTY
    }
    return sorted(found)


def _refills(view: View) -> bool | None:
    """Say whether anything is asked in phase 2 if phase 1 ends now; None: it cannot end."""
    game = sushiya.load("wasabi", players=len(view.hands))
    world = game.rules.imagine(view, random.Random(1))
    step = game.play(world, view.seat, ask.EndPlay(), sushiya.Dealer(1))
    if isinstance(step, Refusal):
        return None
    return step.state.seat == view.seat and step.state.stage not in ("play", "over")


def _whole(view: View, kinds: tuple[Kind, ...]) -> str | None:
    """Say how a recipe lies on the mat, if a square of it was changed this turn."""
    serving = find_serving(view.board, view.mats, view.turn.changed, view.columns, kinds)
    if serving is None:
        return None
    has_cubes = serving.has_style and view.book.style_cubes[len(kinds)] > 0
    return "style" if has_cubes else "plain"


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__, examples))
