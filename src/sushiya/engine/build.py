"""Compiles a game's engine, when what it is made of has changed."""

import contextlib
import hashlib
import io
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from sushiya.core.game import AnyRules
from sushiya.engine.compiler import NoCompiler, find_compiler, is_zig, shared_flags, zig
from sushiya.engine.parts import Calibration, Parts
from sushiya.engine.policies import NAMES_IN_C

GENERIC = Path(__file__).parent
BUILT = GENERIC / "built"
"""Not in git; in wheels."""
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
STANDARD = ("-std=c11", "-Wall", "-Wextra", "-Wno-unused-function", "-ffp-contract=off")
"""Without contraction real numbers come out the same on every machine."""
RELEASE = ("-O3", "-fvisibility=hidden")
TRAPS = (
    "-O1",
    "-g",
    "-fsanitize=undefined,bounds-strict",
    "-fsanitize-undefined-trap-on-error",
)
"""For tests with gcc: undefined behaviour ends the process."""
ZIG_TRAPS = (
    "-O1",
    "-g",
    "-fsanitize=undefined",
    "-fsanitize-trap=undefined",
    "-fstrict-flex-arrays=3",
)
"""The same with zig; the last flag has it check arrays at a struct's end, too."""
WASM = ("-target", "wasm32-freestanding", "-nostdlib", "-Oz", "-fno-sanitize=all", "-ffreestanding")
"""For size: pages download it."""

ANALYSIS = {"ANALYSIS_CANDIDATES": 16, "ANALYSIS_WORLDS": 1024}
"""The room that an analysis has: for choices, and for worlds that each of them is played out in."""
SOURCES = ("own", "tie", "rival")
"""Where a reason comes from."""
REASON_COUNT, FIGURE_ROOM = 3, 3
"""So many reasons are given, and so many figures go with a fact."""

NOT_FOR_PAGES = ("rows.h", "watch.h")
"""What engines offer beyond what pages know of them."""

ZIG_CACHES = ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")
"""Else zig writes into the home folder, which may not be there or not be ours."""


def load_parts(rules: AnyRules) -> Parts:
    parts: Parts = import_module(str(rules.engine)).PARTS
    return parts


def module_name(rules: AnyRules) -> str:
    """The name of a game's files in the folder of what is built."""
    return rules.name.replace("-", "_")


def source_folder(rules: AnyRules) -> Path:
    return rules.texts.folder / "engine"


def sources(rules: AnyRules) -> list[Path]:
    """List all that a game's engine is made of: C, and the Python that headers come from."""
    game = rules.texts.folder
    return sorted(
        [*GENERIC.glob("*.[ch]"), *GENERIC.glob("*.py"), *game.rglob("*.[ch]"), *game.rglob("*.py")]
    )


def stamp_of(rules: AnyRules) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for path in sources(rules):
        digest.update(f"{path.name}\0".encode())
        digest.update(hashlib.blake2b(path.read_bytes()).digest())
    return digest.hexdigest()


def is_stale(rules: AnyRules, folder: Path = BUILT) -> bool:
    stamp = folder / f"{module_name(rules)}.stamp"
    return not stamp.exists() or stamp.read_text() != stamp_of(rules)


def engines_folder() -> Path:
    """The folder from which engines are loaded."""
    return Path(os.environ.get("SUSHIYA_ENGINES") or BUILT)


def engine_files(rules: AnyRules, folder: Path) -> tuple[Path, Path]:
    """Where a game's engine is: the library, and the module that cffi opens it with."""
    name = module_name(rules)
    return folder / f"{name}{SUFFIX}", folder / f"{name}.py"


def is_built(rules: AnyRules) -> bool:
    """Tell whether there is an engine to be loaded; it may be an old one, which loading refuses."""
    if rules.engine is None:
        return False
    return all(file.exists() for file in engine_files(rules, engines_folder()))


def build(rules: AnyRules, folder: Path = BUILT, *, has_traps: bool = False) -> None:
    """Build a game's engine unless it is there; another process may do the same meanwhile."""
    if is_stale(rules, folder):
        compile_engine(rules, folder, has_traps=has_traps)
        _put(folder / f"{module_name(rules)}.stamp", stamp_of(rules))


def build_all(games: Iterable[AnyRules]) -> None:
    for rules in games:
        if rules.engine is not None:
            build(rules)


def compile_engine(
    rules: AnyRules,
    folder: Path,
    *,
    compiler: Sequence[str] = (),
    has_traps: bool = False,
    source: Path | None = None,
) -> None:
    """Compile into a folder: the library, and the module that cffi opens it with."""
    command = tuple(compiler) or find_compiler()
    folder.mkdir(parents=True, exist_ok=True)
    flags: tuple[str, ...] = RELEASE
    if has_traps:
        flags = ZIG_TRAPS if is_zig(command) else TRAPS
    elif is_zig(command):
        flags = (*RELEASE, "-fno-sanitize=all")
    name = module_name(rules)
    line = [*command, *shared_flags(), *STANDARD, *flags]
    _compile(rules, line, folder / f"{name}{SUFFIX}", source=source)
    _write_door(rules, folder, source)


def compile_wasm(rules: AnyRules, target: Path, *, claims: str = "") -> None:
    """Compile for WebAssembly, with zig; every function that it offers is exported.

    `claims` is C that comes last; it may assert what must be true there.
    """
    command = zig()
    if command is None:
        raise NoCompiler
    exported = [f"-Wl,--export={name}" for name in (*exports(rules), "__heap_base")]
    line = [*command, *WASM, *STANDARD, "-Wl,--no-entry", *exported]
    with tempfile.TemporaryDirectory(dir=target.parent) as cache:
        _compile(rules, line, target, claims=claims, variables=dict.fromkeys(ZIG_CACHES, cache))


def prototypes(rules: AnyRules, source: Path | None = None) -> str:
    """Put together the functions that every game offers, and those of this one alone."""
    more = (source or source_folder(rules)) / "more.h"
    return (GENERIC / "engine.h").read_text() + (more.read_text() if more.exists() else "")


def exports(rules: AnyRules) -> list[str]:
    """Name the functions that an engine offers."""
    words = prototypes(rules).replace("(", " ( ").split()
    return [word for word in words if word.startswith("engine_")]


def _compile(  # noqa: PLR0913 - by name
    rules: AnyRules,
    command: list[str],
    target: Path,
    *,
    source: Path | None = None,
    claims: str = "",
    variables: Mapping[str, str] = {},
) -> None:
    """Compile a game's engine.c beside generated headers, and put it in its place at once."""
    source = source or source_folder(rules)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        made = Path(folder, target.name)
        Path(folder, "sizes.h").write_text(sizes_header(rules))
        Path(folder, "tables.h").write_text(_tables_header(rules))
        whole = Path(folder, "whole.c")
        whole.write_text(f'#include "engine.c"\n{claims}')
        includes = [f"-I{place}" for place in (source, GENERIC, folder)]
        line = [*command, *includes, "-o", str(made), str(whole)]
        done = subprocess.run(  # noqa: S603 - a compiler
            line, capture_output=True, text=True, check=False, env={**os.environ, **variables}
        )
        if done.returncode:
            raise RuntimeError(f"{rules.name} could not be compiled:\n{done.stderr}")
        made.replace(target)


def sizes_header(rules: AnyRules) -> str:
    header = load_parts(rules).sizes()
    header.numbers({"RULES_VERSION": rules.version})
    header.numbers({name: number for number, name in enumerate(NAMES_IN_C)})
    header.numbers(load_parts(rules).thinking.numbers())
    header.numbers(ANALYSIS, {"REASON_COUNT": REASON_COUNT, "FIGURE_ROOM": FIGURE_ROOM})
    header.numbers({f"SOURCE_{source.upper()}": n for n, source in enumerate(SOURCES)})
    header.numbers(load_parts(rules).reasons.numbers())
    return header.text


def _tables_header(rules: AnyRules) -> str:
    parts = load_parts(rules)
    header = parts.tables()
    header.table("uint8_t", "GROUP_OF", parts.reasons.group_of(parts.kinds))
    header.numbers({"CHANCE_STEPS": Calibration.STEPS, "CHANCE_UNIT": Calibration.UNIT})
    header.table("int16_t", "CHANCES", parts.calibration.knots())
    header.numbers(parts.watched.numbers())
    return header.text


def declarations(rules: AnyRules, source: Path | None = None) -> str:
    """Put together what pages know of an engine: sizes, types and prototypes.

    There is no preprocessor in it, as cffi reads it too.
    """
    game = source or source_folder(rules)
    files = (GENERIC / "chance.h", game / "state.h")
    texts = [file.read_text() for file in files]
    return "\n".join([sizes_header(rules), *texts, prototypes(rules, source)])


def _write_door(rules: AnyRules, folder: Path, source: Path | None) -> None:
    from cffi import FFI  # noqa: PLC0415 - its parser is needed to build, not to run

    ffi = FFI()
    ffi.set_source(module_name(rules), None)
    more = "".join((GENERIC / name).read_text() for name in NOT_FOR_PAGES)
    ffi.cdef(declarations(rules, source) + more)
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        made = Path(fresh, f"{module_name(rules)}.py")
        with contextlib.redirect_stdout(io.StringIO()):
            ffi.emit_python_code(str(made))
        made.replace(folder / made.name)


def _put(path: Path, text: str) -> None:
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(text)
    fresh.replace(path)


def wheel_tag() -> str:
    """The tag of a wheel with engines in it: any Python 3, this platform."""
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"py3-none-{platform}"
