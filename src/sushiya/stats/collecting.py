"""A question about a game, cut into parts by seed, played somewhere and added up."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from sushiya.core.game import AnyGame
from sushiya.engine.door import load_engine
from sushiya.engine.parts import Watched
from sushiya.engine.policies import SEARCHING
from sushiya.games import GAMES
from sushiya.stats.pairs import Pairs
from sushiya.stats.sums import Ratios, Sums, add_trials, add_up, none_tried
from sushiya.stats.watching import Bots, try_things, watch
from sushiya.work.place import Place, in_order

GAMES_A_PART, TRIALS_A_PART = 1024, 128
SLOW_PART = 4
"""The same with masters, which take long to choose."""


@dataclass(frozen=True)
class Question:
    """What is asked. The same question has the same answer, wherever and however it is cut."""

    game: str
    options: Mapping[str, Any]
    bots: Bots
    games: int
    trials: int
    seed: int = 0
    variants: tuple[Mapping[str, Any], ...] = ()
    """House rules that are compared with the options: each says what it changes."""

    def open(self, variant: Mapping[str, Any] = {}) -> AnyGame:
        return GAMES.find(self.game).bind(**{**self.options, **variant})

    @property
    def watched(self) -> Watched:
        return load_engine(GAMES.find(self.game)).parts.watched


class Part(NamedTuple):
    """Games that are played together."""

    first: int
    games: int


@dataclass(frozen=True)
class Answer:
    """Sums over all games and all trials."""

    sums: Sums
    tried: Ratios
    pairs: Pairs | None


def collect(
    question: Question, place: Place, tell: Callable[[int], None] = lambda _: None
) -> Answer:
    """Play all games and trials, and add them up; `tell` hears how many more are done."""
    found: tuple[Sums, Pairs | None] | None = None
    parts = _cut(question.games, GAMES_A_PART, question)
    played = in_order(place, partial(_watch_part, question), parts)
    for part, (sums, pairs) in zip(parts, played, strict=True):
        found = (sums, pairs) if found is None else (found[0] + sums, _both(found[1], pairs))
        tell(part.games)
    if found is None:
        raise ValueError("there must be a game to look at")
    tried = none_tried(question.watched)
    parts = _cut(question.trials, TRIALS_A_PART, question)
    for part, more in zip(parts, in_order(place, partial(_try_part, question), parts), strict=True):
        tried += more
        tell(part.games)
    return Answer(found[0], tried, found[1])


def _both(one: Pairs | None, other: Pairs | None) -> Pairs | None:
    return None if one is None or other is None else one + other


def _cut(games: int, usual: int, question: Question) -> list[Part]:
    searches = any(level in SEARCHING for level in question.bots.levels)
    size = SLOW_PART if searches else usual
    return [Part(first, min(size, games - first)) for first in range(0, games, size)]


def _watch_part(question: Question, part: Part) -> tuple[Sums, Pairs | None]:
    seed = (question.seed + part.first) % 2**64
    seen = watch(question.open(), question.bots, seed, part.games)
    sums = add_up(question.watched, question.bots, seen)
    if not question.variants:
        return sums, None
    others = [
        watch(question.open(variant), question.bots, seed, part.games)
        for variant in question.variants
    ]
    return sums, Pairs.of(seen, others)


def _try_part(question: Question, part: Part) -> Ratios:
    watched = question.watched
    tried = try_things(
        question.open(),
        question.bots,
        (question.seed + part.first) % 2**64,
        part.games,
        watched.groups_tried,
    )
    return add_trials(watched, tried)
