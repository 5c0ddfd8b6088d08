"""Wasabi!: recipes change places with others of their pile, tiles with others of the pantry."""

import random
from collections.abc import Callable

from msgspec.structs import replace

from coach.causal import Changed, Claim, same
from coach.claims.wasabi import is_true, threats
from sushiya.core.ids import Seat
from sushiya.games.wasabi.board import open_squares
from sushiya.games.wasabi.commands import Complete, DrawRecipe
from sushiya.games.wasabi.components import Kind, Strip
from sushiya.games.wasabi.state import Move, State

FREE_SQUARES = 3
"""So many are left where there is no time for another recipe."""
RECIPES_TRIED = 6
"""Of several the one is taken with which the two choices win about as often as before."""


def _chance(claim: Claim) -> random.Random:
    """Choose the same every time."""
    return random.Random(str(claim.asked.seen))


def _renamed(state: State, one: Strip, other: Strip) -> State:
    """Let two recipes of a length be each other, from the first draw on."""
    names = {one: other, other: one}

    def rename(strips: tuple[Strip, ...]) -> tuple[Strip, ...]:
        return tuple(names.get(strip, strip) for strip in strips)

    return replace(
        state,
        recipes=tuple(tuple(sorted(rename(mine))) for mine in state.recipes),
        piles=tuple(rename(pile) for pile in state.piles),
        moves=tuple(Move(move.seat, move.step, rename(move.strips)) for move in state.moves),
    )


def _other_recipe(claim: Claim) -> list[Changed]:
    """Hold another recipe of the same length, of which the same cannot be said."""
    state, game, seat = claim.asked.state, claim.asked.game, claim.asked.seat
    rng = _chance(claim)
    reason, strip = claim.reason, Strip(claim.reason.figures["recipe"])
    if isinstance(claim.chosen, Complete):
        return []
    length = len(state.book.ingredients[strip])
    drawable = [one for pile in state.piles for one in pile]
    candidates = [one for one in drawable if len(state.book.ingredients[one]) == length]
    rng.shuffle(candidates)
    found: list[Changed] = []
    for one in candidates:
        changed = _renamed(state, strip, one)
        view = game.view(changed, seat)
        held = changed.recipes[seat]
        figures = [{**reason.figures, "recipe": own} for own in held]
        lacking = range(length)
        told = [
            {**some, "missing": missing} if "missing" in some else some
            for some in figures
            for missing in lacking
        ]
        if not any(is_true(reason.fact, some, view, claim.chosen, claim.other) for some in told):
            found += same(claim, changed)
    return found[:RECIPES_TRIED]


def _other_tiles(claim: Claim) -> list[Changed]:
    """Let the rival hold tiles with which nothing that it may have can be completed."""
    state, seat = claim.asked.state, Seat(claim.reason.figures["seat"])
    rng = _chance(claim)
    for _ in range(20):
        hand, pantry = list(state.hands[seat]), list(state.pantry)
        for place, kind in enumerate(hand):
            new = rng.choice([Kind(one) for one, count in enumerate(pantry) if count] or [kind])
            pantry[new] -= 1
            pantry[kind] += 1
            hand[place] = new
        hands = (*state.hands[:seat], tuple(sorted(hand)), *state.hands[seat + 1 :])
        changed = replace(state, hands=hands, pantry=tuple(pantry))
        view = claim.asked.game.view(changed, claim.asked.seat)
        counts = [threats(view, one, seat) for one in (claim.chosen, claim.other)]
        if counts[0] >= counts[1]:
            return same(claim, changed)
    return []


def _cleared(claim: Claim, squares: int) -> State | None:
    """Take tiles that lie alone off the board, back to the pantry."""
    state: State = claim.asked.state
    alone = [place for place, stack in enumerate(state.board) if len(stack) == 1]
    gone = [place for place in alone if place not in state.turn.changed][:squares]
    if len(gone) < min(squares, 2):
        return None
    pantry, board = list(state.pantry), list(state.board)
    for place in gone:
        pantry[board[place][0]] += 1
        board[place] = ()
    return replace(state, board=tuple(board), pantry=tuple(pantry))


def _more_time(claim: Claim) -> list[Changed]:
    return same(claim, _cleared(claim, len(claim.asked.state.board)))


def _two_free(claim: Claim) -> list[Changed]:
    return same(claim, _cleared(claim, 2))


def _no_time(claim: Claim) -> list[Changed]:
    """Fill the board but for a few squares, with tiles of the pantry."""
    state = claim.asked.state
    assert isinstance(claim.chosen, DrawRecipe)
    free = list(open_squares(state.board, state.mats, state.options.columns))
    rng = _chance(claim)
    rng.shuffle(free)
    pantry, board = list(state.pantry), list(state.board)
    for square in free[FREE_SQUARES:]:
        kinds = [Kind(kind) for kind, count in enumerate(pantry) if count > 1]
        if not kinds:
            return []
        kind = rng.choice(kinds)
        pantry[kind] -= 1
        board[square] = (kind,)
    if len(free) <= FREE_SQUARES:
        return []
    return same(claim, replace(state, board=tuple(board), pantry=tuple(pantry)))


EDITS: dict[str, Callable[[Claim], list[Changed]]] = {
    "grows": _other_recipe,
    "style": _other_recipe,
    "wanted": _other_recipe,
    "draws": _no_time,
    "draws-style": _no_time,
    "draws-sooner": _more_time,
    "denies": _other_tiles,
    "fills": _two_free,
}
