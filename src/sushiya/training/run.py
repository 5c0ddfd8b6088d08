"""A run of training: kept in a file after every iteration, and resumed from it."""

import hashlib
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec

from sushiya import batch
from sushiya.core.game import AnyRules
from sushiya.engine.build import stamp_of
from sushiya.engine.door import Engine
from sushiya.training.trainer import Trainer
from sushiya.work.local import threads
from sushiya.work.place import Place

Say = Callable[[str], None]


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """How far a training is. Chance needs no state: each iteration's seed comes from its number."""

    game: str
    seed: int
    sources: str
    """A digest of all that the result depends on."""
    iteration: int
    state: Any


def sources_of(rules: AnyRules) -> str:
    """Digest the engine, the game and the trainers."""
    digest = hashlib.blake2b(stamp_of(rules).encode(), digest_size=16)
    for path in (Path(batch.__file__), *sorted(Path(__file__).parent.glob("*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def seed_of(seed: int, iteration: int) -> int:
    """Give an iteration's seed: seeds of games count on from it and meet no other's."""
    digest = hashlib.blake2b(f"{seed} {iteration}".encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "little")


def begin(trainer: Trainer, engine: Engine, seed: int) -> Run:
    rules = engine.rules
    state = trainer.begin(engine)
    return Run(game=rules.name, seed=seed, sources=sources_of(rules), iteration=0, state=state)


def resume(keep: Path, rules: AnyRules, seed: int) -> Run | None:
    """Read a kept run; None if there is none of this game, seed and sources."""
    if not keep.exists():
        return None
    run = msgspec.json.decode(keep.read_bytes(), type=Run)
    is_same = (run.game, run.seed, run.sources) == (rules.name, seed, sources_of(rules))
    return run if is_same else None


def save(keep: Path, run: Run) -> None:
    """Put the new file in the old one's place at once, so that no stop leaves half a file."""
    fresh = keep.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(run))
    fresh.replace(keep)


def train(  # noqa: PLR0913 - all but the first three are named
    trainer: Trainer,
    engine: Engine,
    run: Run,
    *,
    iterations: int,
    seconds: float = float("inf"),
    workers: int = 1,
    place: Place | None = None,
    keep: Path | None = None,
    say: Say = lambda _: None,
) -> Run:
    """Go on until so many iterations are done in all, or so many seconds are over.

    It runs in threads of this process, or at a place.
    """
    began = time.monotonic()
    with threads(workers) if place is None else nullcontext(place) as chosen:
        while run.iteration < iterations and time.monotonic() - began < seconds:
            seed = seed_of(run.seed, run.iteration)
            state, line = trainer.improve(engine, run.state, seed, chosen)
            run = msgspec.structs.replace(run, iteration=run.iteration + 1, state=state)
            if keep is not None:
                save(keep, run)
            say(f"{run.iteration}/{iterations} {time.monotonic() - began:.0f} s: {line}")
    return run
