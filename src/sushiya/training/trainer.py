"""What a game's trainer offers: iterations that each improve a state of plain values."""

from importlib import import_module
from typing import Any, Protocol

from sushiya.core.game import AnyRules
from sushiya.engine.build import load_parts
from sushiya.engine.door import Engine
from sushiya.work.place import Place


class Trainer(Protocol):
    """Improves a policy step by step. A game's `PARTS.trainer` names the module of its TRAINER.

    A state is made of lists, dicts with strings as keys, strings and numbers, so that a file can
    hold it. The next state depends on nothing but the state, the seed and the engine: neither on
    the place nor on time.
    """

    @property
    def iterations(self) -> int:
        """How many iterations a run has, if nothing else is asked for."""
        ...

    def begin(self, engine: Engine) -> Any:
        """Give the state before the first iteration."""
        ...

    def improve(self, engine: Engine, state: Any, seed: int, place: Place) -> tuple[Any, str]:
        """Do one iteration at a place; give the next state, and a line about it.

        Each iteration gets another seed. What goes to the place must be picklable, and plays games
        in the engine, which gives the same bits on every machine; sums by NumPy may not.
        """
        ...

    def weights(self, engine: Engine, state: Any) -> Any:
        """Give the Weights that were learned so far."""
        ...


class NoTrainer(LookupError):
    """The game has nothing to learn with."""


def load_trainer(rules: AnyRules) -> Trainer:
    module = load_parts(rules).trainer if rules.engine else None
    if module is None:
        raise NoTrainer(f"{rules.name} has no trainer")
    trainer: Trainer = import_module(module).TRAINER
    return trainer
