"""What a game's chef and master have learned: one small file of numbers beside the game.

The file is a header and 32-bit real numbers, all of it little-endian: 8 bytes that name it, 8
bytes that are a digest of the layout, a 32-bit count, and the numbers of the struct Weights.
"""

import hashlib
import struct
from pathlib import Path
from typing import Any

from sushiya.core.game import AnyRules

MAGIC = b"sushiya\0"
HEADER = struct.Struct("<8s8sI")


class WeightsError(RuntimeError):
    """There are no weights, or they were learned for another layout."""


def weights_file(rules: AnyRules) -> Path:
    return rules.texts.folder / "chef.weights"


def layout_digest(ffi: Any) -> bytes:
    """Digest the names and sizes of the fields of Weights, so that old weights are refused."""
    return hashlib.blake2b(_described(ffi.typeof("Weights")).encode(), digest_size=8).digest()


def _described(kind: Any) -> str:
    """List the fields of a struct, and of those in it."""
    return ";".join(f"{name} {field.type.cname}{_inner(field.type)}" for name, field in kind.fields)


def _inner(kind: Any) -> str:
    while kind.kind == "array":
        kind = kind.item
    return f"{{{_described(kind)}}}" if kind.kind == "struct" else ""


def read_weights(rules: AnyRules, ffi: Any) -> Any:
    """Read a game's weights into a new Weights."""
    path = weights_file(rules)
    if not path.exists():
        raise WeightsError(f"the chef of {rules.name} has learned nothing yet")
    return unpack_weights(path.read_bytes(), ffi, rules.name)


def read_numbers(rules: AnyRules) -> bytes:
    """Read a game's weights as the bytes of a Weights, for an engine of the same version."""
    path = weights_file(rules)
    if not path.exists():
        raise WeightsError(f"the chef of {rules.name} has learned nothing yet")
    data = path.read_bytes()
    magic, _, count = HEADER.unpack_from(data.ljust(HEADER.size, b"\0"))
    if magic != MAGIC or len(data) != HEADER.size + 4 * count:
        raise WeightsError(f"the weights of {rules.name} cannot be read")
    return data[HEADER.size :]


def unpack_weights(data: bytes, ffi: Any, name: str) -> Any:
    weights = ffi.new("Weights *")
    size = ffi.sizeof("Weights")
    magic, digest, count = HEADER.unpack_from(data.ljust(HEADER.size, b"\0"))
    if (magic, digest, len(data)) != (MAGIC, layout_digest(ffi), HEADER.size + size):
        raise WeightsError(f"the weights of {name} were learned for another layout: train anew")
    if count * 4 != size:
        raise WeightsError(f"the weights of {name} are not {size // 4} numbers")
    ffi.buffer(weights)[:] = data[HEADER.size :]
    return weights


def numbers_of(data: bytes) -> bytes:
    """Give the numbers of a file alone, as a struct Weights lies in memory; for pages."""
    return data[HEADER.size :]


def pack_weights(weights: Any, ffi: Any) -> bytes:
    """Write a Weights as a file's bytes."""
    body = bytes(ffi.buffer(weights))
    return HEADER.pack(MAGIC, layout_digest(ffi), len(body) // 4) + body
