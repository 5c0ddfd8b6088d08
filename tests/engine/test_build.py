"""The C of every game compiles everywhere, and cffi has the compiler's layout."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sushiya.core.game import AnyRules
from sushiya.engine import build as building
from sushiya.engine.build import build, compile_engine, is_stale, sizes_header, source_folder
from sushiya.engine.compiler import NoCompiler, find_compiler, zig
from sushiya.engine.door import Engine, EngineError, load_engine
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)


def places(ffi: Any, struct: Any) -> Iterator[tuple[str, str]]:
    """Give C for every size and offset of a struct, and of the structs in it."""
    name = struct.cname
    yield f"sizeof({name})", str(ffi.sizeof(struct))
    for field, described in struct.fields:
        yield f"offsetof({name}, {field})", str(ffi.offsetof(struct, field))
        yield f"sizeof((({name} *)0)->{field})", str(ffi.sizeof(described.type))
        inner = described.type
        while inner.kind == "array":
            inner = inner.item
        if inner.kind == "struct":
            yield from places(ffi, inner)


@games_in_c
def test_cffi_has_the_compilers_layout(rules: AnyRules, tmp_path: Path) -> None:
    """cffi reads the headers by itself, so it could think of other places than the compiler."""
    ffi = load_engine(rules).ffi
    structs = [ffi.typeof(name) for name in ffi.list_types()[0] if name != "Policy"]
    asked = {
        line: value
        for struct in structs
        if struct.kind == "struct"
        for line, value in places(ffi, struct)
    }
    assert len(asked) > 50
    claims = [f'_Static_assert({line} == {value}, "{line}");' for line, value in asked.items()]
    program = tmp_path / "layout.c"
    program.write_text("\n".join(['#include "engine.c"', *claims, ""]))
    (tmp_path / "sizes.h").write_text(sizes_header(rules))
    (tmp_path / "tables.h").write_text(building._tables_header(rules))
    folders = [f"-I{folder}" for folder in (source_folder(rules), building.GENERIC, tmp_path)]
    done = subprocess.run(
        [*find_compiler(), "-std=c11", *folders, "-fsyntax-only", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@games_in_c
def test_positions_have_no_bytes_between_fields(rules: AnyRules) -> None:
    """Positions are compared by their bytes, and observations are read as one list."""
    ffi = load_engine(rules).ffi
    for name in ("State", "Observation"):
        fields = ffi.typeof(name).fields
        assert ffi.sizeof(name) == sum(ffi.sizeof(field.type) for _, field in fields)


@games_in_c
@pytest.mark.parametrize("compiler", ["system", "zig"])
def test_the_c_compiles_without_a_warning(
    rules: AnyRules, compiler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "STANDARD", (*building.STANDARD, "-Werror"))
    # All tests play with a library built with -O3; that takes twice as long, and warns no more.
    monkeypatch.setattr(building, "RELEASE", ("-O2", "-fvisibility=hidden"))
    command = find_compiler() if compiler == "system" else zig()
    assert command is not None
    compile_engine(rules, tmp_path, compiler=command)
    assert Engine(rules, tmp_path).codes == rules.notation.codes


@games_in_c
def test_it_is_built_anew_only_after_a_change(
    rules: AnyRules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "RELEASE", ("-O0",))  # what it makes is not played with
    build(rules, tmp_path)
    assert not is_stale(rules, tmp_path)
    library = next(path for path in tmp_path.iterdir() if path.suffix == building.SUFFIX)
    made = library.stat().st_mtime_ns
    build(rules, tmp_path)
    assert library.stat().st_mtime_ns == made
    monkeypatch.setattr(building, "sources", lambda _: [Path(__file__)])
    assert is_stale(rules, tmp_path)


def test_without_a_compiler_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("sushiya.engine.compiler.zig", lambda: None)
    find_compiler.cache_clear()
    with pytest.raises(NoCompiler, match="needs a C compiler, and there is none"):
        find_compiler()
    find_compiler.cache_clear()


def test_simulating_without_an_engine_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sushiya", "simulate", "sushi-go", "--games", "1"],
        env={"SUSHIYA_ENGINES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "is not built: that takes a C compiler" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_engine_of_other_rules_is_refused() -> None:
    with pytest.raises(EngineError, match=r"version 1 of its rules, the reference version 2"):
        load_engine(replace(IN_C[0], version=2))


def test_a_game_without_an_engine_says_so() -> None:
    with pytest.raises(EngineError, match="no engine yet"):
        load_engine(replace(IN_C[0], engine=None))
