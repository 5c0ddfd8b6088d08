"""Finds a C compiler: the system's if it works, else the one in the package `ziglang`."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path


class NoCompiler(RuntimeError):
    """There is neither a C compiler that works nor the package `ziglang`."""

    def __init__(self) -> None:
        super().__init__(
            "To simulate, Sushiya needs a C compiler, and there is none: "
            "install one, or the Python package ziglang."
        )


def is_zig(compiler: Sequence[str]) -> bool:
    return "ziglang" in compiler


def zig() -> tuple[str, ...] | None:
    """Give the command of zig's C compiler, if the package is installed."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    return (sys.executable, "-m", "ziglang", "cc")


@cache
def find_compiler() -> tuple[str, ...]:
    """Find a C compiler that makes a shared library: CC's, the system's, or else zig."""
    named = os.environ.get("CC")
    candidates = [tuple(named.split())] if named else []
    candidates += [(name,) for name in ("cc", "gcc", "clang") if shutil.which(name)]
    for candidate in candidates:
        if _works(candidate):
            return candidate
    found = zig()
    if found is None:
        raise NoCompiler
    return found


def _works(compiler: Sequence[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <stdint.h>\nint32_t one(void) { return 1; }\n")
        command = [*compiler, *shared_flags(), "-o", str(Path(folder, "try")), str(source)]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603 - a compiler
        except OSError:
            return False


def shared_flags() -> tuple[str, ...]:
    return ("-shared",) if sys.platform == "win32" else ("-shared", "-fPIC")
