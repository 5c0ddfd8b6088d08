"""A file of examples that a script writes for the browser's tests, or finds stale."""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests"

Examples: TypeAlias = dict[str, list[Any]]


@dataclass(frozen=True)
class ExampleFile:
    name: str
    script: str
    """What writes it, as somebody would call it."""

    @property
    def path(self) -> Path:
        return FOLDER / self.name

    def is_fresh(self, found: Examples) -> bool:
        return self.path.exists() and self.path.read_text("utf-8") == _written(found)

    def main(self, about: str | None, find: Callable[[], Examples]) -> int:
        """Write what is found; with --check only tell whether it is there."""
        parser = argparse.ArgumentParser(description=about)
        parser.add_argument("--check", action="store_true")
        is_check = parser.parse_args().check
        found = find()
        if self.is_fresh(found):
            return 0
        if not is_check:
            self.path.write_text(_written(found), "utf-8")
        ending = f"is stale: run {self.script}" if is_check else "was written"
        sys.stdout.write(f"{self.name} {ending}\n")
        return int(is_check)


def _written(found: Examples) -> str:
    """Write JSON with one example a line."""
    kinds = (
        f'"{kind}": [\n' + ",\n".join(msgspec.json.encode(one).decode() for one in some) + "\n]"
        for kind, some in sorted(found.items())
    )
    return "{\n" + ",\n".join(kinds) + "\n}\n"
