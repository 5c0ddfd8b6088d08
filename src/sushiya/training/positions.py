"""Positions of games that the engine plays, as NumPy's records."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from sushiya.core.game import AnyGame
from sushiya.engine.door import load_engine
from sushiya.engine.policies import SEARCHING
from sushiya.training.trial import Rival

Positions: TypeAlias = npt.NDArray[np.void]
"""Records with the fields of a game's State."""

_TYPES = {
    "uint64_t": "u8",
    "uint32_t": "u4",
    "uint16_t": "u2",
    "uint8_t": "u1",
    "int64_t": "i8",
    "int32_t": "i4",
    "int16_t": "i2",
    "int8_t": "i1",
    "float": "f4",
    "double": "f8",
    "_Bool": "?",
}


def record_type(ffi: Any, kind: Any) -> np.dtype[Any]:
    """Describe a C type for NumPy."""
    if kind.kind == "array":
        return np.dtype((record_type(ffi, kind.item), (kind.length,)))
    if kind.kind != "struct":
        return np.dtype(_TYPES[kind.cname])
    return np.dtype(
        {
            "names": [name for name, _ in kind.fields],
            "formats": [record_type(ffi, field.type) for _, field in kind.fields],
            "offsets": [field.offset for _, field in kind.fields],
            "itemsize": ffi.sizeof(kind),
        }
    )


def play_and_keep(
    game: AnyGame,
    line_up: Sequence[Rival],
    seeds: Sequence[int],
    wanted: Callable[[Positions], npt.NDArray[np.bool_]],
) -> tuple[Positions, Positions]:
    """Play a game from each seed; give the wanted positions, and beside each its game's end."""
    engine = load_engine(game.rules)
    ffi, setup = engine.ffi, engine.setup(game.options)
    players = engine.players([one.policy for one in line_up], 0, [one.weights for one in line_up])
    if any(one.policy in SEARCHING for one in line_up):
        raise ValueError("whoever searches is too slow to learn from")
    room = game.rules.longest + 1
    trace = ffi.new("State[]", room)
    whole = np.frombuffer(ffi.buffer(trace), record_type(ffi, ffi.typeof("State")))
    kept, ends = [], []
    for seed in seeds:
        count = engine.lib.engine_trace(setup, seed % 2**64, players, ffi.NULL, trace, room)
        positions = whole[:count]
        chosen = positions[wanted(positions)]
        kept.append(chosen)
        ends.append(np.repeat(positions[-1:], len(chosen)))
    return np.concatenate(kept), np.concatenate(ends)
