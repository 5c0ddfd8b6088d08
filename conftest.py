"""The docs' examples are tests: Python blocks run, console blocks print what they show."""

import os
import subprocess
import sys
import tempfile
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

from sushiya.engine.build import build_all
from sushiya.games import GAMES

ROOT = Path(__file__).parent

# A busy machine is no failure: Hypothesis would measure how long an example takes.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_sessionstart() -> None:
    """Build the engines if they have changed, as ./test does: that takes seconds."""
    build_all(GAMES.all())


def run_console(example: Example) -> None:
    """Run each `$ command` of a block in an empty folder and compare what it prints."""
    checker = OutputChecker()
    with tempfile.TemporaryDirectory() as folder:
        for part in f"\n{example.parsed}".split("\n$ ")[1:]:
            command, _, expected = part.partition("\n")
            printed = _run(command, folder)
            if not checker.check_output(expected.strip() + "\n", printed.strip() + "\n", ELLIPSIS):
                raise AssertionError(f"$ {command}\nexpected:\n{expected}\ngot:\n{printed}")


def _run(command: str, folder: str) -> str:
    program = f"{sys.executable} -m sushiya"
    done = subprocess.run(  # noqa: S602 - our own docs
        command.replace("./sushiya", program),
        shell=True,
        cwd=folder,
        env={**os.environ, "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return done.stdout + done.stderr


pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser(), CodeBlockParser("console", run_console)],
    patterns=["*.md"],
    excludes=["*/rulebook/*"],
    path=str(ROOT),
).pytest()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the conformance suite met: a check that met little has tested little."""
    terminalreporter.section("met")
    for report in terminalreporter.getreports("passed"):
        for name, met in report.user_properties:
            counts = ", ".join(f"{count:,} {what}" for what, count in dict(met).items())
            terminalreporter.write_line(f"{name}: {counts}")
