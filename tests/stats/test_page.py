"""The page of statistics: its command still works, and the page that is there has its form."""

import importlib.util
import re
import xml.etree.ElementTree as ET
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def headings(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith("#")]


def pictures(page: str) -> list[str]:
    return re.findall(r"\]\((pictures/[^)]+)\)", page)


def test_the_command_writes_a_page_like_the_one_that_is_there(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("page", PROJECT / "scripts" / "stats_page.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.main(["--games", "48", "--docs", str(tmp_path)]) == 0
    fresh = (tmp_path / "statistics.md").read_text()
    there = (PROJECT / "docs" / "statistics.md").read_text()
    assert headings(fresh) == headings(there)
    assert pictures(fresh) == pictures(there)
    assert fresh.partition("## ")[0] == there.partition("## ")[0]
    for picture in pictures(there):
        assert (PROJECT / "docs" / picture).exists()
        ET.parse(tmp_path / picture)  # noqa: S314 - our own
