"""What follows from an accepted command: its event, the next stage, the end."""

from collections.abc import Callable
from typing import Any

from sushiya.core.chance import Chance, shuffled
from sushiya.core.command import Command
from sushiya.core.event import Event
from sushiya.core.ids import Seat
from sushiya.core.options import starting_seat
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step, StepBuilder
from sushiya.games.wasabi import commands as ask
from sushiya.games.wasabi import events as on
from sushiya.games.wasabi.board import open_squares
from sushiya.games.wasabi.book import pantry_of
from sushiya.games.wasabi.components import (
    ALL_TOKENS,
    END_AFTER,
    LENGTHS,
    RECIPES_IN_HAND,
    TILES_IN_HAND,
)
from sushiya.games.wasabi.evolve import evolve
from sushiya.games.wasabi.judge import judge, obtainable, serving
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.scoring import standing
from sushiya.games.wasabi.state import Ending, Stage, State, next_seat

_Builder = StepBuilder[State, Event]


def open_game(options: WasabiOptions, chance: Chance) -> Step[State, Event]:
    first = starting_seat(options.starter, chance, "first", options.players)
    strips = pantry_of(options.recipe_book).strips
    piles = tuple(shuffled(chance, "pile", length, strips[length]) for length in LENGTHS)
    step: _Builder = StepBuilder(evolve)
    step.emit(on.GameOpened(options, first, piles))
    return step.build()


def decide(
    state: State,
    seat: Seat,
    command: Command,
    chance: Chance,  # noqa: ARG001 - piles were shuffled at the start; nothing else is drawn
) -> Step[State, Event] | Refusal:
    refusal = judge(state, seat, command)
    if refusal is not None:
        return refusal
    step: _Builder = StepBuilder(evolve, state)
    step.emit(_EVENTS[type(command)](state, seat, command))
    _go_on(step, command)
    return step.build()


def _given(state: State, seat: Seat, command: ask.GiveTile) -> Event:
    return on.TileGiven(seat, next_seat(state), command.kind)


def _drawn(state: State, seat: Seat, command: ask.DrawRecipe) -> Event:
    return on.RecipeDrawn(seat, command.length, state.piles[LENGTHS.index(command.length)][0])


def _placed(state: State, seat: Seat, command: ask.PlaceTile) -> Event:
    below = state.board[command.square]
    return on.TilePlaced(seat, command.kind, command.square, below[-1] if below else None)


def _chopped(state: State, seat: Seat, command: ask.PlayChop) -> Event:
    return on.TileChopped(seat, state.board[command.square][-1], command.square, command.keep)


def _completed(state: State, seat: Seat, command: ask.Complete) -> Event:
    recipe = state.recipes[seat][command.place]
    found = serving(state, seat, command.place)
    if found is None:
        raise LookupError(f"no line serves recipe {recipe}")
    length = state.book.lengths[recipe]
    cubes = state.book.style_cubes[length] if found.has_style else 0
    return on.RecipeCompleted(seat, length, recipe, found.line, cubes)


def _returned(state: State, seat: Seat, command: ask.Pass) -> Event:
    recipes = tuple(state.recipes[seat][place] for place in command.places)
    lengths = tuple(state.book.lengths[recipe] for recipe in recipes)
    return on.RecipesReturned(seat, lengths, recipes, state.passes + 1)


_EVENTS: dict[type[Command], Callable[[State, Seat, Any], Event]] = {
    ask.GiveTile: _given,
    ask.DrawRecipe: _drawn,
    ask.PlaceTile: _placed,
    ask.PlayStack: lambda _, seat, __: on.StackPlayed(seat),
    ask.PlaySpicy: lambda _, seat, __: on.SpicyPlayed(seat),
    ask.PlayChop: _chopped,
    ask.PlaySwitch: lambda _, seat, asked: on.SquaresSwitched(seat, asked.first, asked.second),
    ask.LayWasabi: lambda _, seat, asked: on.WasabiLaid(seat, asked.corner),
    ask.Complete: _completed,
    ask.EndPlay: lambda _, seat, __: on.PlayEnded(seat),
    ask.Pass: _returned,
    ask.TakeCard: lambda _, seat, asked: on.CardTaken(
        seat, asked.card, asked.corner, asked.discard
    ),
    ask.LeaveCards: lambda _, seat, __: on.CardsLeft(seat),
    ask.TakeTile: lambda _, seat, asked: on.TileTaken(seat, asked.kind),
}


def _go_on(step: _Builder, command: Command) -> None:
    """Go on to whoever is asked next, and for what."""
    state = step.state
    if state.turns == 0:
        _go_on_start(step)
    elif state.stage != "play" or isinstance(command, ask.EndPlay | ask.Pass):
        _go_on_phase_two(step)
    elif len(state.served[state.seat]) == ALL_TOKENS:
        _end(step, "ten-tokens")


def _go_on_start(step: _Builder) -> None:
    """Everyone gives three tiles, then everyone draws three recipes (rules 2.2, 2.4)."""
    state = step.state
    after = next_seat(state)
    if state.stage == "give":
        if len(state.hands[after]) == TILES_IN_HAND:
            stage: Stage = "recipes" if after == state.first else "give"
            step.emit(on.StageReached(after, stage))
    elif len(state.recipes[state.seat]) == RECIPES_IN_HAND:
        if after == state.first:
            step.emit(on.TurnBegan(after, 1))
        else:
            step.emit(on.StageReached(after, "recipes"))


_PHASE_TWO: tuple[Stage, ...] = ("cards", "tiles", "recipes")


def _go_on_phase_two(step: _Builder) -> None:
    """Find what is still to be asked, in the order of rule 6.1; nothing: the turn is over."""
    state = step.state
    begun = _PHASE_TWO.index(state.stage) if state.stage in _PHASE_TWO else 0
    for stage in _PHASE_TWO[begun:]:
        if _has_use(state, stage):
            if stage != state.stage:
                step.emit(on.StageReached(state.seat, stage))
            return
    _end_turn(step)


def _has_use(state: State, stage: Stage) -> bool:
    """Tell whether a stage has anything to ask; depends on open information only."""
    if stage == "cards":
        return state.turn.rewards > 0 and bool(obtainable(state))
    if stage == "tiles":
        return len(state.hands[state.seat]) < TILES_IN_HAND and any(state.pantry)
    return len(state.recipes[state.seat]) < RECIPES_IN_HAND and any(state.piles)


def _end_turn(step: _Builder) -> None:
    state = step.state
    if not open_squares(state.board, state.mats, state.columns):
        _end(step, "full-board")
    elif state.passes >= END_AFTER * state.players:
        _end(step, "passing")
    else:
        step.emit(on.TurnBegan(next_seat(state), state.turns + 1))


def _end(step: _Builder, ended_by: Ending) -> None:
    step.emit(on.GameEnded(ended_by, *standing(step.state)))
