"""Bots on the command line: listed, explained, begun, and played with."""

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sushiya.bots.levels import LEVELS
from sushiya.cli.app import run
from sushiya.engine.door import load_engine
from sushiya.engine.parts import Table
from sushiya.games import GAMES

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def test_a_new_bot_plays_in_the_arena(capfd: Printed) -> None:
    assert run(["bot", "new", "my_bot.py"]) == 0
    assert "my_bot.py plays" in capfd.readouterr().out
    line = "arena sushi-go --bots my_bot.py,cook --deals 2 --workers 1 --json"
    assert run(line.split()) == 0
    standings = json.loads(capfd.readouterr().out)["standings"]
    assert {one["bot"] for one in standings} == {"my_bot.py", "cook"}


@pytest.mark.parametrize(
    ("file", "sentence"), [("bot.txt", "ends in .py"), ("there.py", "exists already")]
)
def test_a_new_bot_takes_nobody_s_place(file: str, sentence: str, capfd: Printed) -> None:
    Path("there.py").write_text("mine")
    assert run(["bot", "new", file]) == 2
    assert sentence in capfd.readouterr().err
    assert Path("there.py").read_text() == "mine"


def test_a_bot_that_fails_in_a_game_is_told_of(
    capfd: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("bad.py").write_text("def choose(view, legal, budget, rng):\n    1 / 0")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nq\n"))
    assert run(["play", "sushi-go", "--bots", "bad.py", "--record", "r.json"]) == 0
    told = "! bad.py raised ZeroDivisionError: division by zero; the cook chose instead."
    assert told in capfd.readouterr().out
    sittings = json.loads(Path("r.json").read_text())["sittings"]
    assert [one["who"] for one in sittings] == ["person", "bot bad"]


def test_a_bot_that_fails_in_the_arena_ends_it(capfd: Printed) -> None:
    Path("bad.py").write_text("def choose(view, legal, budget, rng):\n    return 3")
    line = "arena sushi-go --bots bad.py,cook --deals 1 --workers 1"
    assert run(line.split()) == 2
    assert capfd.readouterr().err.endswith("bad.py chose 3, which is not legal\n")


def test_the_bots_are_listed(capfd: Printed) -> None:
    assert run(["bots", "list"]) == 0
    printed = capfd.readouterr().out
    assert [line.split()[0] for line in printed.splitlines()[1:6]] == list(LEVELS)
    assert "cannot play here" not in printed


def test_the_list_says_what_is_missing(
    capfd: Printed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SUSHIYA_ENGINES", str(tmp_path))
    assert run(["bots", "list", "wasabi"]) == 0
    assert "wasabi: the chef cannot play here: the engine of wasabi" in capfd.readouterr().out


@pytest.mark.parametrize("game", GAMES.names())
def test_a_chef_explains_what_it_has_learned(game: str, capfd: Printed) -> None:
    assert run(["bots", "explain", game]) == 0
    assert len(capfd.readouterr().out.splitlines()) > 3


def test_what_was_learned_is_printed_as_tables(
    capfd: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explain(_: Any) -> list[Table]:
        rows = (("first", "1.5"), ("second", "3.5"))
        return [Table(title="Sashimi", heads=("which", "worth"), rows=rows)]

    engine = load_engine(GAMES.find("sushi-go"))
    monkeypatch.setattr(engine, "parts", replace(engine.parts, explain=explain))
    assert run(["bots", "explain", "sushi-go"]) == 0
    lines = [line.split() for line in capfd.readouterr().out.splitlines()]
    assert lines == [["Sashimi"], ["which", "worth"], ["first", "1.5"], ["second", "3.5"], []]


def test_connecting_says_what_is_wrong(capfd: Printed) -> None:
    run(["bot", "new", "my_bot.py"])
    assert run(["connect", "http://127.0.0.1:1/t/none", "--bot", "my_bot.py"]) == 2
    assert "127.0.0.1:1 does not answer" in capfd.readouterr().err
