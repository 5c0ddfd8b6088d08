"""The house itself: every module says in one sentence what it is, and nothing is forgotten."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(path for path in (ROOT / "src").rglob("*.py") if path.parent.name != "built")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_a_module_s_docstring_begins_with_one_sentence(module: Path) -> None:
    docstring = ast.get_docstring(ast.parse(module.read_text()))
    assert docstring
    assert docstring.splitlines()[0].endswith(".")


def test_no_registry_is_named_in_a_committed_file() -> None:
    locks = [*(ROOT / "requirements").iterdir(), ROOT / "pyproject.toml"]
    for lock in locks:
        assert not re.search(r"https?://|index-url|find-links", lock.read_text()), lock


def test_every_lock_has_hashes() -> None:
    for lock in (ROOT / "requirements").glob("*.lock"):
        for line in lock.read_text().splitlines():
            assert line.startswith("    --hash=sha256:") or line.endswith("\\"), line


@pytest.mark.parametrize("folder", ["core", "engine", "store", "host", "server"])
def test_the_map_names_every_module_and_no_other(folder: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = text.split(f"\n### {folder}\n")[1].split("\n\n")[0]
    modules = {module.stem for module in (ROOT / "src" / "sushiya" / folder).glob("*.py")}
    assert {*re.findall(r"`(\w+)`", section)} == modules - {"__init__"}


def test_the_start_script_builds_the_engine_for_every_command_that_needs_it() -> None:
    """A command's own module imports what loads an engine, or the batches that do."""
    listed = re.search(r"in (simulate [^)]*)\)", (ROOT / "sushiya").read_text())
    assert listed is not None
    loads = re.compile(r"^ *from sushiya\.(?:batch|engine|coach|stats|bots\.arena)\b", re.MULTILINE)
    commands = (ROOT / "src" / "sushiya" / "cli").glob("*.py")
    needing = {one.stem for one in commands if loads.search(one.read_text("utf-8"))}
    # Parts of `bench` and of `simulate`, and the list of all commands.
    needing -= {"app", "bench_engine", "bench_start", "tally"}
    assert needing <= set(listed[1].split(" | "))
