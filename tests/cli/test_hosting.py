"""What docs/hosting.md says of flags and figures is so."""

import inspect
import re
from pathlib import Path

from sushiya.cli.backup import backup
from sushiya.cli.records import verify
from sushiya.cli.serve import serve

DOC = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
OTHERS = {"--system", "--home-dir", "--shell", "--now", "--help", "--bind", "--directory"} | {
    *("--file", "--tag", "--detach", "--publish", "--volume", "--long")
}
"""Flags of the system's own commands, and the one that every command has."""


def flags_of(command: object) -> dict[str, object]:
    """Give a command's flags with their defaults; a switch that is on can be turned off."""
    parameters = inspect.signature(command).parameters  # type: ignore[arg-type]
    return {
        f"--{'no-' if one.default is True else ''}{name.replace('_', '-')}": one.default
        for name, one in parameters.items()
    }


def test_every_flag_is_there() -> None:
    known = {*flags_of(serve), *flags_of(backup), *flags_of(verify)} | OTHERS
    assert set(re.findall(r"(?<!\S)`?(--[a-z-]+)", DOC)) <= known


def test_usual_limits() -> None:
    usual = dict(re.findall(r"^\| `(--[a-z-]+)` \| (\d+) \|", DOC, re.MULTILINE))
    assert len(usual) == 6
    defaults = flags_of(serve)
    assert {flag: defaults[flag] for flag in usual} == {
        flag: int(count) for flag, count in usual.items()
    }
