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


@pytest.mark.parametrize("folder", ["core", "engine", "host", "server"])
def test_the_map_names_every_module(folder: str) -> None:
    rows = (ROOT / "docs" / "architecture.md").read_text("utf-8").splitlines()
    (row,) = [row for row in rows if row.startswith(f"| `{folder}/` |")]
    named = set(re.findall(r"\w+", row))
    modules = {module.stem for module in (ROOT / "src" / "sushiya" / folder).glob("*.py")}
    assert modules - {"__init__"} - named == set()
