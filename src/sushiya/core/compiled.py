"""How Numba compiles kernels, where compiled code is cached, and their random numbers."""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

Array = npt.NDArray[Any]


def sources_digest() -> str:
    """Digest all that kernels are made of: Numba looks at the file of a function, not at others."""
    package = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    for file in sorted([Path(__file__), *package.glob("games/*/*.py")]):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _cache_folder() -> Path | None:
    """Find a folder for compiled code; Numba must be told before it is imported."""
    root = Path(os.environ.get("NUMBA_CACHE_DIR") or user_cache_path("sushiya") / "kernels")
    folder = root / sources_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        sys.stderr.write(
            f"Compiled code cannot be kept in {folder}, so every start compiles it anew; "
            "set NUMBA_CACHE_DIR to a folder that can be written to.\n"
        )
        return None
    return folder


CACHE_FOLDER = _cache_folder()
if CACHE_FOLDER is not None:
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE_FOLDER)

import numba  # noqa: E402 - after its cache has a place

SMALL: Any = np.int64 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else np.int8
"""The type of a kernel's array; uncompiled, NumPy would let sums of small ones overflow."""

# Without Numba's reference counts (_nrt): counting an array's users at every call took most of a
# game's time. So compiled functions allocate nothing; their callers bring the arrays.
_OPTIONS: dict[str, Any] = {"cache": CACHE_FOLDER is not None, "nogil": True, "_nrt": False}


def compiled(function: Callable[..., Any]) -> Any:
    """Compile a function of a kernel; compiled code is cached from run to run."""
    return numba.njit(**_OPTIONS)(function)


def inlined(function: Callable[..., Any]) -> Any:
    """Compile a function into each of its callers; it can be called by itself all the same."""
    return numba.njit(inline="always", **_OPTIONS)(function)


# A kernel's chance is an array of 64-bit words: a generator's state (mode 0), or a tape of
# outcomes that are read one by one (mode 1), so that lockstep can play what the rules drew.
_MODE, _AT, _TAPE = 0, 1, 2


def seeded(seed: int) -> Array:
    """Make chance from a seed."""
    chance = np.zeros(2, np.uint64)
    seed_chance(chance, np.uint64(seed))
    return chance


def taped(outcomes: list[int]) -> Array:
    """Make chance that gives these outcomes, one by one."""
    return np.array([1, _TAPE, *outcomes], np.uint64)


def unread(tape: Array) -> int:
    """How many outcomes of a tape were not asked for; below 0: more were than it holds."""
    return len(tape) - int(tape[_AT])


@inlined
def seed_chance(chance: Any, seed: Any) -> None:
    chance[_MODE] = np.uint64(0)
    chance[_AT] = seed * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x632BE59BD9B4E019)


@inlined
def draw(chance: Any, size: Any) -> Any:
    """Draw a number below `size`: splitmix64, its upper half scaled down."""
    if chance[_MODE] == np.uint64(1):
        at = chance[_AT]
        chance[_AT] = at + np.uint64(1)
        return np.int64(chance[at])
    word = chance[_AT] + np.uint64(0x9E3779B97F4A7C15)
    chance[_AT] = word
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    word ^= word >> np.uint64(31)
    return np.int64(((word >> np.uint64(32)) * np.uint64(size)) >> np.uint64(32))
