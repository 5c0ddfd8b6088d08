"""The programs of docs/authors.md do what the page says: a bot, a policy that learns, a ladder."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ports import free_port

DOCS = Path(__file__).parents[2] / "docs"
LIMIT = 240.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy the examples, as somebody who tries them does."""
    return Path(shutil.copytree(DOCS / "examples", tmp_path / "examples"))


def run(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # its threads spin where cores are busy
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def wins(folder: Path, bot: str, others: str, players: int, deals: int) -> tuple[float, float]:
    """Let a bot play in the arena; give its share of wins, from and to, by a 95 % interval."""
    bots = ",".join([bot, *[others] * (players - 1)])
    words = ("arena", "sushi-go", "--bots", bots, "--deals", str(deals), "--json")
    figures = json.loads(run(folder, "-m", "sushiya", *words))
    (own,) = [one for one in figures["standings"] if one["bot"] == bot]
    return own["share-low"], own["share-high"]


def test_a_bot_of_fifteen_lines_goes_from_its_file_to_the_arena_and_a_live_table(
    folder: Path,
) -> None:
    assert len((folder / "first_bot.py").read_text().splitlines()) <= 15
    low, _ = wins(folder, "first_bot.py", "random", 3, 10)
    assert low > 1 / 3
    told = run(folder, "live_table.py", "first_bot.py", str(free_port()))
    assert "first_bot sits on seat 1." in told
    assert "1 bot guest" in told
    assert re.search(r"points: \[\d+, \d+\]", told)


def test_a_small_policy_learns_to_beat_the_apprentice(folder: Path) -> None:
    told = run(folder, "train_bot.py", "--games", "4096", "--rounds", "2")
    (share,) = re.findall(r"it wins ([\d.]+)%", told)
    assert float(share) > 35
    low, _ = wins(folder, "learned_bot.py", "apprentice", 4, 10)
    assert low > 1 / 4


def test_a_row_of_the_ladder_comes_out_as_it_is_printed(folder: Path) -> None:
    row = run(folder, "ladder_row.py", "sushi-go", "apprentice", "cook")
    assert row in (DOCS / "ladder.md").read_text("utf-8")
    (share,) = re.findall(r"3 x cook \| ([\d.]+)%", row)
    readme = (DOCS.parent / "README.md").read_text("utf-8")
    assert (
        f"Sushi Go!: one against three cooks (par 25 %) | apprentice {float(share):.0f} %" in readme
    )


def test_the_page_shows_the_bot_as_it_is() -> None:
    assert (DOCS / "examples" / "first_bot.py").read_text() in (DOCS / "authors.md").read_text()
