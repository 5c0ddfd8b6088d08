"""A consistent copy of the file, made while others write to it."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import apsw

from sushiya.store.opening import connect_to_read, explained
from sushiya.store.protocol import StoreError
from sushiya.store.schema import version_of

STEP_PAGES = 256


@dataclass(frozen=True)
class Copied:
    tables: int
    size: int


def copy(source: Path, target: Path) -> Copied:
    """Copy a snapshot of a store's file; the target is replaced once the copy is complete."""
    if not source.is_file():
        raise StoreError(f"there are no tables in {source.parent}")
    if target.exists() and target.samefile(source):
        raise StoreError(f"{target} is what is to be copied; choose another file")
    if not target.parent.is_dir():
        raise StoreError(f"there is no folder {target.parent}")
    with explained(source, f"copied to {target}"), _draft(target) as draft:
        tables = _copy_pages(source, draft)
        draft.replace(target)
        return Copied(tables, target.stat().st_size)


@contextlib.contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """Yield a new private file beside the target; delete it afterwards, unless it was moved."""
    number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(number)
    try:
        yield Path(name)
    finally:
        for suffix in ("", "-journal"):
            Path(name + suffix).unlink(missing_ok=True)


def _copy_pages(source: Path, draft: Path) -> int:
    with (
        contextlib.closing(connect_to_read(source)) as reading,
        contextlib.closing(apsw.Connection(str(draft))) as writing,
    ):
        # In one transaction: without it, each write of another connection would restart the copy.
        # A reader in WAL mode does not block writers.
        reading.execute("BEGIN")
        version_of(reading)
        tables: int = reading.execute("SELECT count(*) FROM tables").get
        with writing.backup("main", reading, "main") as pages:
            while not pages.done:
                pages.step(STEP_PAGES)
        reading.execute("COMMIT")
        # Without WAL, so that a single file can be read anywhere; a store turns it on again.
        writing.pragma("journal_mode", "delete")
    return tables
