"""A Weights as a list of numbers, and where its fields stand in that list."""

from collections.abc import Sequence
from typing import Any

from sushiya.engine.door import Engine

SIZE = 4
"""Bytes of a number: Weights has 32-bit real numbers only."""
Path = tuple[str | int, ...]
"""The way to a field: ("way", 2) is weights->way[2]; it may be an array or a struct."""


def count(engine: Engine) -> int:
    """How many numbers the game's Weights has."""
    return int(engine.ffi.sizeof("Weights")) // SIZE


def places(engine: Engine, path: Path) -> range:
    """Say where a field's numbers stand."""
    ffi = engine.ffi
    kind = ffi.typeof("Weights")
    for part in path:
        kind = kind.item if isinstance(part, int) else dict(kind.fields)[part].type
    first = ffi.offsetof("Weights", *path) // SIZE if path else 0
    return range(first, first + ffi.sizeof(kind) // SIZE)


def made(engine: Engine, numbers: Sequence[float]) -> Any:
    """Make a Weights."""
    weights = engine.ffi.new("Weights *")
    engine.ffi.cast("float *", weights)[0 : len(numbers)] = list(numbers)
    return weights


def listed(engine: Engine, weights: Any) -> list[float]:
    """List a Weights' numbers."""
    return list(engine.ffi.cast("float *", weights)[0 : count(engine)])
