"""Without an author's library the door says in one sentence how to get it."""

import subprocess
import sys

import pytest

DOORS = {
    "sushiya.authors.pettingzoo": ("pettingzoo", "PettingZoo", "authors"),
    "sushiya.authors.gymnasium": ("gymnasium", "Gymnasium", "authors"),
    "sushiya.authors.openspiel": ("pyspiel", "OpenSpiel", "open-spiel"),
}


@pytest.mark.parametrize("door", DOORS)
def test_a_missing_library_is_named(door: str) -> None:
    module, library, extra = DOORS[door]
    program = f"import sys; sys.modules[{module!r}] = None\nimport {door}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1] == (
        f"sushiya.authors.missing.MissingLibrary: This door needs {library}, which is not "
        f"installed: pip install 'sushiya[{extra}]' brings it."
    )


def test_nothing_else_loads_them() -> None:
    program = (
        "import sys, sushiya, sushiya.cli.app\n"
        "print([name for name in ('gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == "[]\n"
