"""Runs bots: the interface, and choosing in the calling process; see workers for processes."""

import logging
import random
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from sushiya.bots.levels import level_below, make_bot
from sushiya.bots.protocol import Bot, Budget, Playouts
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.value import Value

logger = logging.getLogger(__name__)

USUAL_BUDGET: Budget = Playouts(100)
LAST_LEVEL = "random"
"""What chooses when no other level does."""


class Job(Value, frozen=True, kw_only=True):
    """One choice for a bot to make, with all that it may know."""

    game: str
    level: str
    view: bytes
    legal: tuple[str, ...]
    seed: int
    playouts: int | None = None
    """Think for this many playouts, the same on every machine; None: as time allows."""


class Chosen(Value, frozen=True):
    """A legal command in notation, and the level that chose it: a lower one if the bot failed."""

    command: str
    level: str


class Crew(Protocol):
    async def choose(self, job: Job) -> Chosen:
        """Return one of the legal commands; never fails."""

    async def close(self) -> None: ...


def job_of(  # noqa: PLR0913 - the last one is named
    game: AnyGame,
    view: bytes,
    legal: tuple[Any, ...],
    level: str,
    seed: int,
    *,
    playouts: int | None = None,
) -> Job:
    written = tuple(game.write(command) for command in legal)
    return Job(
        game=game.rules.name, level=level, view=view, legal=written, seed=seed, playouts=playouts
    )


def budget_of(job: Job, otherwise: Budget) -> Budget:
    """Return the job's own budget if it has one, else the other."""
    return otherwise if job.playouts is None else Playouts(job.playouts)


def choose_now(
    rules: AnyRules,
    job: Job,
    budget: Budget,
    make: Callable[[AnyRules, str], Bot] = make_bot,
) -> Chosen:
    """Let the bot choose; if it raises or makes an illegal choice, try the level below."""
    level: str | None = job.level
    while level is not None:
        try:
            command = _choose(rules, make(rules, level), job, budget)
        except Exception:  # whatever a bot raises
            logger.exception("the bot %s of %s failed", level, job.game)
        else:
            if command in job.legal:
                return Chosen(command, level)
            logger.error("the bot %s of %s chose %s, which is not legal", level, job.game, command)
        level = level_below(level)
    return fallback(job)


def _choose(rules: AnyRules, bot: Bot, job: Job, budget: Budget) -> str:
    view = msgspec.json.decode(job.view, type=rules.view_form)
    legal = tuple(rules.notation.read(text) for text in job.legal)
    return str(rules.notation.write(bot.choose(view, legal, budget, random.Random(job.seed))))


def fallback(job: Job) -> Chosen:
    """Choose any legal command, when every bot has failed."""
    return Chosen(random.Random(job.seed).choice(job.legal), LAST_LEVEL)
