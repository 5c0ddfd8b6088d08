"""The door to a game's engine: loads what was built, and speaks to it through cffi."""

import importlib.util
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from sushiya.core.game import AnyRules
from sushiya.engine.build import engine_files, engines_folder, load_parts
from sushiya.engine.policies import LEARNED, POLICIES
from sushiya.engine.weights import read_weights


class EngineError(RuntimeError):
    """There is no engine, or it follows other rules than the reference."""


class Engine:
    """A game in C: `lib` has the functions of engine.h, `ffi` its types. Calls release the GIL."""

    def __init__(self, rules: AnyRules, folder: Path) -> None:
        library, module = engine_files(rules, folder)
        if not library.exists() or not module.exists():
            raise EngineError(
                f"the engine of {rules.name} is not built: "
                "that takes a C compiler, or the Python package ziglang."
            )
        self.rules = rules
        self.parts = load_parts(rules)
        self.ffi: Any = _load_types(module)
        self.lib: Any = self.ffi.dlopen(str(library))
        version = self.lib.engine_rules_version()
        if version != rules.version:
            raise EngineError(
                f"the engine of {rules.name} follows version {version} of its rules, "
                f"the reference version {rules.version}"
            )
        self.codes: int = self.lib.CODE_COUNT
        self.seats: int = self.lib.SEAT_COUNT
        self.observation = self.ffi.sizeof("Observation") // self.ffi.sizeof("int16_t")
        """How many numbers an observation has."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Go to another process by name: libraries cannot be sent."""
        return _load_again, (self.rules.engine,)

    def setup(self, options: Any) -> Any:
        """Make a Setup for a table with these options."""
        setup = self.ffi.new("Setup *")
        self.parts.write_setup(options, setup)
        return setup

    def chance(self, seed: int) -> Any:
        chance = self.ffi.new("Chance *")
        self.lib.engine_seed(chance, seed % 2**64)
        return chance

    @cached_property
    def weights(self) -> Any:
        """What chef and master have learned; raises WeightsError if there is nothing."""
        return read_weights(self.rules, self.ffi)

    def players(
        self,
        policies: Sequence[str],
        playouts: int | Sequence[int] = 0,
        weights: Sequence[Any] = (),
    ) -> Any:
        """Make a Player for each seat. Given weights must live as long as the players."""
        count = len(policies)
        players = self.ffi.new("Player[]", count)
        budgets = [playouts] * count if isinstance(playouts, int) else playouts
        given = weights or [None] * count
        for player, policy, budget, own in zip(players, policies, budgets, given, strict=True):
            player.policy = POLICIES.index(policy)
            player.playouts = budget
            if policy in LEARNED:
                player.weights = self.weights if own is None else own
        return players

    def memory(self) -> Any:
        """Make the memory in which a master thinks, for one call at a time."""
        return self.ffi.new("uint8_t[]", self.lib.engine_memory())

    def observation_of(self, numbers: Sequence[int]) -> Any:
        """Write the numbers of `observe_view` as an Observation."""
        seen = self.ffi.new("Observation *")
        self.ffi.cast("int16_t *", seen)[0 : self.observation] = numbers
        return seen

    def pack(self, state: Any) -> Any:
        """Write a position of the reference as a State."""
        position = self.ffi.new("State *")
        self.parts.pack(state, position)
        return position


def _load_types(module: Path) -> Any:
    """Import what cffi wrote; by its path, as tests build into other folders."""
    spec = importlib.util.spec_from_file_location(f"sushiya_engine_{module.stem}", module)
    if spec is None or spec.loader is None:
        raise EngineError(f"{module} cannot be imported")
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded.ffi


def load_engine(rules: AnyRules) -> Engine:
    """Load a game's engine; refuse one that is missing or follows other rules."""
    if rules.engine is None:
        raise EngineError(f"{rules.name} has no engine yet")
    folder = engines_folder()
    key = (rules.engine, rules.version, folder)
    if key not in _loaded:
        _loaded[key] = Engine(rules, folder)
    return _loaded[key]


def _load_again(package: str) -> Engine:
    """Load the engine of a game by the package that it is in; the game's own is around it."""
    rules: AnyRules = import_module(package.rpartition(".")[0]).RULES
    return load_engine(rules)


_loaded: dict[tuple[str, int, Path], Engine] = {}
