"""All that a seat or a watcher knows, and a state that fits it (`imagine`)."""

import random
from typing import TypeAlias

from sushiya.core.ids import Decision, Seat, Viewer
from sushiya.core.result import Result
from sushiya.core.value import Value
from sushiya.games.wasabi.book import Pantry, pantry_of
from sushiya.games.wasabi.components import Card, Kind, Square, Stack, Strip
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.scoring import points_now, result
from sushiya.games.wasabi.state import ENDINGS, Ending, Move, Served, Stage, State, Turn, to_act
from sushiya.games.wasabi.strip_knowledge import AnyMove, imagine_moves, seen_moves


class KnownRecipes(Value, frozen=True, tag="known", tag_field="recipes"):
    strips: tuple[Strip, ...]


class HiddenRecipes(Value, frozen=True, tag="hidden", tag_field="recipes"):
    """Recipes behind another's screen: their lengths, sorted, are open."""

    lengths: tuple[int, ...]


AnyRecipes: TypeAlias = KnownRecipes | HiddenRecipes


class View(Value, frozen=True, kw_only=True):
    """What one viewer knows, with perfect recall; lists run as in the state."""

    options: WasabiOptions
    viewer: Viewer
    first: Seat
    seat: Seat
    to_act: tuple[Seat, ...]
    stage: Stage
    decision: Decision
    turns: int
    board: tuple[Stack, ...]
    mats: tuple[Square, ...]
    pantry: tuple[int, ...]
    kitchen: tuple[Card, ...]
    hands: tuple[tuple[Kind, ...], ...]
    cards: tuple[tuple[Card, ...], ...]
    recipes: tuple[AnyRecipes, ...]
    piles: tuple[int, ...]
    served: tuple[tuple[Served, ...], ...]
    cubes: tuple[int, ...]
    passes: int
    turn: Turn
    moves: tuple[AnyMove, ...]
    """Where strips went, as this viewer saw it: who returned one knows where in its pile it is."""
    points: tuple[dict[str, int], ...]
    """What everyone would have if the game ended now."""
    result: Result | None

    @property
    def columns(self) -> int:
        return self.options.columns

    @property
    def book(self) -> Pantry:
        return pantry_of(self.options.recipe_book)

    def strips(self, seat: Seat) -> tuple[Strip, ...]:
        """Give the recipes of a seat as far as this viewer sees them."""
        mine = self.recipes[seat]
        return mine.strips if isinstance(mine, KnownRecipes) else ()


def view(state: State, seat: Viewer) -> View:
    book = state.book
    return View(
        options=state.options,
        viewer=seat,
        first=state.first,
        seat=state.seat,
        to_act=to_act(state),
        stage=state.stage,
        decision=state.decision,
        turns=state.turns,
        board=state.board,
        mats=state.mats,
        pantry=state.pantry,
        kitchen=state.kitchen,
        hands=state.hands,
        cards=state.cards,
        recipes=tuple(
            KnownRecipes(strips)
            if owner == seat
            else HiddenRecipes(tuple(book.lengths[strip] for strip in strips))
            for owner, strips in enumerate(state.recipes)
        ),
        piles=tuple(len(pile) for pile in state.piles),
        served=state.served,
        cubes=state.cubes,
        passes=state.passes,
        turn=state.turn,
        moves=seen_moves(state.moves, seat, book),
        points=points_now(state),
        result=result(state),
    )


def imagine(view: View, rng: random.Random) -> State:
    """Make a world that this viewer cannot tell from the true one."""
    imagined = imagine_moves(view.moves, view.book, rng)
    return State(
        options=view.options,
        first=view.first,
        seat=view.seat,
        stage=view.stage,
        decision=view.decision,
        turns=view.turns,
        board=view.board,
        mats=view.mats,
        pantry=view.pantry,
        kitchen=view.kitchen,
        hands=view.hands,
        cards=view.cards,
        recipes=_recipes(imagined.moves, len(view.hands)),
        piles=imagined.piles,
        served=view.served,
        cubes=view.cubes,
        passes=view.passes,
        turn=view.turn,
        moves=imagined.moves,
        ended_by=_ending(view.result),
    )


def _ending(result: Result | None) -> Ending | None:
    return next((one for one in ENDINGS if result is not None and one == result.ended_by), None)


def _recipes(moves: tuple[Move, ...], players: int) -> tuple[tuple[Strip, ...], ...]:
    """Give the recipes that everyone holds after these moves."""
    held: list[set[Strip]] = [set() for _ in range(players)]
    for move in moves:
        if move.step == "draw":
            held[move.seat].update(move.strips)
        else:
            held[move.seat].difference_update(move.strips)
    return tuple(tuple(sorted(strips)) for strips in held)
