"""The way of a pick, as docs/architecture.md tells it, is there, and can be read in one sitting."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
MOST_FILES = 12
MOST_LINES = 900


def functions(source: str) -> dict[str, int]:
    """Count the lines of each function, by its name with its class."""
    found: dict[str, int] = {}
    for node in ast.parse(source).body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for one in inside:
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                found[prefix + one.name] = (one.end_lineno or one.lineno) - one.lineno + 1
    return found


def test_a_pick_can_be_followed_in_few_files_and_lines() -> None:
    section = TEXT.split("### A pick, from its socket to the others")[1].split("\n## ")[0]
    lines: dict[str, int] = {}
    for row in section.splitlines():
        for file, names in re.findall(r"`([\w/]+\.py)`: ((?:`[\w.]+`(?:, )?)+)", row):
            known = functions((ROOT / "src" / "sushiya" / file).read_text("utf-8"))
            counts = [known[name] for name in re.findall(r"`([\w.]+)`", names)]
            lines[file] = lines.get(file, 0) + sum(counts)
    assert 10 < len(lines) <= MOST_FILES
    assert 200 < sum(lines.values()) <= MOST_LINES
