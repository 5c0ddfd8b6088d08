"""A digest of this package: machines that work together must run the same sources."""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
KINDS = (".py", ".c", ".h", ".weights")
MADE_HERE = ("engine/built", "server/client")
"""What each machine builds by itself."""


@cache
def digest() -> str:
    """Digest all that results can depend on."""
    made = hashlib.blake2b(digest_size=16)
    for file in sorted(PACKAGE.rglob("*")):
        name = file.relative_to(PACKAGE).as_posix()
        if file.suffix in KINDS and not name.startswith(MADE_HERE):
            made.update(f"{name}\0".encode() + hashlib.blake2b(file.read_bytes()).digest())
    return made.hexdigest()
