"""What can be told of Windows without one: names of files, and modules that only Unix has."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "sushiya"
UNIX_ONLY = {
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "resource",
    "syslog",
    "termios",
    "tty",
    "uvloop",
}
NEEDS_LINUX = {"bench_start.py", "bench_guests.py"}
"""Parts of `bench-server`, which says that it needs Linux."""
RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
FORBIDDEN = re.compile(r'[<>:"\\|?*]|[ .]$')
LONGEST_PATH = 150
"""Windows takes 260 characters, and site-packages lies deep."""


def shipped() -> list[Path]:
    """List all that a wheel holds of the package, built pages included."""
    return [
        path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]


def test_every_name_can_be_a_file_there() -> None:
    names = [path.relative_to(PACKAGE.parent) for path in shipped()]
    assert len(names) > 100
    for name in names:
        assert len(str(name)) <= LONGEST_PATH
        assert not any(RESERVED.fullmatch(part) or FORBIDDEN.search(part) for part in name.parts)


def test_no_two_names_differ_in_case_only() -> None:
    names = [path.relative_to(PACKAGE).as_posix() for path in shipped()]
    assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.stem)
def test_no_module_needs_unix_to_be_imported(path: Path) -> None:
    if path.name in NEEDS_LINUX:
        return
    for node in ast.parse(path.read_text("utf-8")).body:
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        assert not {name.partition(".")[0] for name in names} & UNIX_ONLY


def test_what_windows_has_not_is_not_asked_for_there() -> None:
    lock = (ROOT / "requirements" / "run.lock").read_text()
    assert re.search(r"^uvloop==\S+ ; .*sys_platform != 'win32'", lock, re.MULTILINE)
