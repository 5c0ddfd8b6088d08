"""Games played at random and by cooks, over all editions, player counts and options."""

import random
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sushiya.conformance.broken import Broken, broken
from sushiya.conformance.effort import Effort
from sushiya.core.chance import Chance, Dealer
from sushiya.core.event import Event
from sushiya.core.game import AnyGame, AnyRules, Game
from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.options import OptionError, chosen_seat
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step
from sushiya.core.value import encode

MOMENTS_PER_GAME = 90
"""Costly checks look at this many moments of a game, and at its last."""

CHANGED_PICK = 0.15
"""How often a seat that holds a pick replaces it, if there is one."""

PLAYTHROUGHS_KEPT = 150
"""This many played games are cached for later checks; the least recently used are dropped."""


@dataclass(frozen=True)
class Moment:
    """One accepted command: the state before it, and the step that it led to."""

    game: AnyGame
    chance: Chance
    before: Any
    seat: Seat
    command: Any
    step: Step[Any, Event]


def viewers(game: AnyGame) -> tuple[Viewer, ...]:
    return (*seats(game.players), None)


def tables(rules: AnyRules, effort: Effort) -> Iterator[tuple[AnyGame, int]]:
    """Yield tables with their seeds: every edition, player count and choice, then mixtures."""
    rng = random.Random(f"tables {rules.name} {effort.seed}")
    plain: list[dict[str, object]] = []
    for edition, counts in rules.options.editions.items():
        for players in counts:
            one = {"edition": edition, "players": players, **effort.table}
            is_asked = (one["edition"], one["players"]) == (edition, players)
            if is_asked and _goes_together(rules, one):
                plain.append(one)
    listed = plain + _single_choices(rules, plain, rng)
    for number in range(effort.games):
        if number < len(listed):
            game = rules.bind(**listed[number])
        else:
            game = Game(rules, rules.options.mixed(rng, **effort.table))
        yield game, effort.seed * 100_000 + number


def _choice_names(rules: AnyRules) -> list[str]:
    """Name the options that are a choice of words, but for the edition."""
    return [
        name for name in rules.options.types() if name != "edition" and rules.options.choices(name)
    ]


def _goes_together(rules: AnyRules, given: Mapping[str, object]) -> bool:
    try:
        rules.options.resolve(given)
    except OptionError:
        return False
    return True


def _single_choices(
    rules: AnyRules, plain: list[dict[str, object]], rng: random.Random
) -> list[dict[str, object]]:
    """Set each option to each of its choices, at some table that can have it."""
    found = []
    for name in _choice_names(rules):
        for choice in _with_one_seat(rules.options.choices(name), rng):
            able = [
                one
                for one in plain
                if one.get(name, choice) == choice and _goes_together(rules, {**one, name: choice})
            ]
            if able:
                found.append({**rng.choice(able), name: choice})
    return found


def _with_one_seat(choices: tuple[str, ...], rng: random.Random) -> list[str]:
    """Keep only one of the choices that name a seat; mixtures have the others."""
    named = [choice for choice in choices if chosen_seat(choice) is not None]
    kept = rng.choice(named) if named else ""
    return [choice for choice in choices if choice == kept or choice not in named]


_kept: OrderedDict[tuple[int, bytes, int], tuple[AnyGame, tuple[Moment, ...]]] = OrderedDict()


def play(game: AnyGame, seed: int) -> tuple[Moment, ...]:
    """Return all moments of one game, from a cache that all checks of a process share."""
    # Rules are functions, so the key has their id. It stays theirs while the cache holds them.
    key = (id(game.rules), encode(game.options), seed)
    if key not in _kept:
        _kept[key] = game, tuple(_played(game, seed))
        if len(_kept) > PLAYTHROUGHS_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key][1]


def _played(game: AnyGame, seed: int) -> Iterator[Moment]:
    """Play one game: each seat at random or by its cook, in any order, some replacing picks."""
    rng = random.Random(f"play {seed}")
    chance = Dealer(seed)
    cooks = {seat for seat in seats(game.players) if rng.random() < 0.5}
    state = game.start(chance)
    for _ in range(100 * game.rules.longest):
        if game.result(state) is not None:
            return
        seat = _next_seat(game, state, rng)
        legal = game.legal(state, seat)
        if not legal:
            broken(f"{game.options}: seat {seat} is to act and has no legal command")
        is_cook = seat in cooks and rng.random() < 0.9
        command = (
            game.rules.cook(game.view(state, seat), legal, rng) if is_cook else rng.choice(legal)
        )
        step = game.play(state, seat, command, chance)
        if isinstance(step, Refusal):
            raise Broken(f"{game.write(command)} is among the legal commands and refused: {step}")
        yield Moment(game, chance, state, seat, command, step)
        state = step.state
    broken(f"{game.options}: the game does not end")


def _next_seat(game: AnyGame, state: Any, rng: random.Random) -> Seat:
    waiting = game.to_act(state)
    if not waiting:
        broken(f"{game.options}: nobody is to act, and there is no result")
    holders = [
        seat for seat in seats(game.players) if seat not in waiting and game.legal(state, seat)
    ]
    if holders and rng.random() < CHANGED_PICK:
        return rng.choice(holders)
    return rng.choice(waiting)


def moments(rules: AnyRules, effort: Effort) -> Iterator[Moment]:
    for game, seed in tables(rules, effort):
        yield from play(game, seed)


def sampled_moments(rules: AnyRules, effort: Effort) -> Iterator[Moment]:
    """Yield a random sample of the moments of each game, and its last."""
    rng = random.Random(f"moments {rules.name} {effort.seed}")
    for game, seed in tables(rules, effort):
        *played, last = play(game, seed)
        yield from rng.sample(played, min(MOMENTS_PER_GAME, len(played)))
        yield last


def is_settled(moment: Moment) -> bool:
    """Return whether a command settled its decision, rather than being held."""
    game = moment.game
    return bool(game.decision(moment.step.state) != game.decision(moment.before))


def decisions_of(moments_of_game: list[Moment]) -> dict[Decision, dict[Seat, Any]]:
    """Collect the final commands of each decision."""
    found: dict[Decision, dict[Seat, Any]] = {}
    for moment in moments_of_game:
        number = moment.game.decision(moment.before)
        found.setdefault(number, {})[moment.seat] = moment.command
    return found
