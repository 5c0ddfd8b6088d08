"""Whoever lets bots think: here at once; in worker processes, see workers."""

import random
from typing import Any, Protocol

import msgspec

from sushiya.bots.levels import make_bot
from sushiya.bots.protocol import Budget, Playouts
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.registry import Registry
from sushiya.core.value import Value

USUAL_BUDGET: Budget = Playouts(100)


class Job(Value, frozen=True, kw_only=True):
    """One choice to be made: all that a bot may know."""

    game: str
    level: str
    view: bytes
    legal: tuple[str, ...]
    seed: int


class Crew(Protocol):
    async def choose(self, job: Job) -> str:
        """Give one of the legal commands, in notation; never fails."""

    async def close(self) -> None: ...


def job_of(game: AnyGame, view: bytes, legal: tuple[Any, ...], level: str, seed: int) -> Job:
    written = tuple(game.write(command) for command in legal)
    return Job(game=game.rules.name, level=level, view=view, legal=written, seed=seed)


def choose_now(rules: AnyRules, view: Any, job: Job, budget: Budget) -> str:
    """Let the bot choose."""
    notation = rules.notation
    legal = tuple(notation.read(text) for text in job.legal)
    chosen = make_bot(rules, job.level).choose(view, legal, budget, random.Random(job.seed))
    return str(notation.write(chosen))


def fallback(job: Job) -> str:
    """Choose for a bot that failed: any legal command."""
    return random.Random(job.seed).choice(job.legal)


class InlineCrew:
    """Lets bots think in this process: for tests and tools."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def choose(self, job: Job) -> str:
        rules = self._registry.find(job.game)
        view = decode_view(rules, job.view)
        return choose_now(rules, view, job, USUAL_BUDGET)

    async def close(self) -> None:
        pass


def decode_view(rules: AnyRules, view: bytes) -> Any:
    return msgspec.json.decode(view, type=rules.view_form)
