"""A disk that fails when it is told to, as a layer of SQLite's own (a VFS)."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import apsw

Change: TypeAlias = tuple[int, bytes | None]
"""Bytes written at an offset, or with None: the file cut off there."""


MANY = 10**9


def apply(content: bytearray, change: Change) -> None:
    offset, data = change
    if data is None:
        del content[offset:]
        return
    content.extend(b"\0" * (offset - len(content)))
    content[offset : offset + len(data)] = data


@dataclass
class File:
    """One file as it would be if the power went now, and what was changed since."""

    safe: bytearray = field(default_factory=bytearray)
    pending: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.pending:
            apply(self.safe, change)
        self.pending.clear()

    def after_power_cut(self, rng: random.Random) -> bytes:
        """Keep what was synced; of each later change all, the first half, or nothing."""
        content = bytearray(self.safe)
        for offset, data in self.pending:
            share = rng.choice((0, 1, 2))
            if share and data is not None:
                apply(content, (offset, data[: len(data) * share // 2]))
        return bytes(content)


class Disk(apsw.VFS):
    """Counts writes, cuts and syncs of all its files, and lets some of them fail."""

    def __init__(self) -> None:
        self.name = f"disk-{id(self)}"
        super().__init__(self.name, "")
        self.files: dict[str, File] = {}
        self.steps = 0
        self.fails: Callable[[int], bool] = lambda _: False
        self.error: type[apsw.Error] = apsw.IOError
        self.tears = False
        """Whether a write that fails writes its first half."""
        self.reads_left = MANY

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "_OpenFile":  # noqa: N802 - SQLite's name
        return _OpenFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802, FBT001 - SQLite's
        self.step()
        super().xDelete(filename, syncdir)
        self.files.pop(filename, None)

    def step(self) -> None:
        self.steps += 1
        if self.fails(self.steps):
            raise self.error

    def mend(self) -> None:
        self.fails = lambda _: False
        self.reads_left = MANY

    def cut_power(self, folder: Path, rng: random.Random) -> None:
        """Write into a folder what a machine finds after its power was cut now."""
        for name, file in self.files.items():
            (folder / Path(name).name).write_bytes(file.after_power_cut(rng))


class _OpenFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        if path not in disk.files:
            there = Path(path).read_bytes() if Path(path).stat().st_size else b""
            disk.files[path] = File(bytearray(there))
        self._file = disk.files[path]

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802 - SQLite's name
        self._disk.reads_left -= 1
        if self._disk.reads_left < 0:
            raise apsw.IOError
        return super().xRead(amount, offset)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802 - SQLite's name
        try:
            self._disk.step()
        except apsw.Error:
            if self._disk.tears:
                self._change(offset, bytes(data)[: len(data) // 2])
            raise
        self._change(offset, bytes(data))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - SQLite's name
        self._disk.step()
        super().xTruncate(newsize)
        self._file.pending.append((newsize, None))

    def xSync(self, flags: int) -> None:  # noqa: N802, ARG002 - SQLite's name; no disk is waited for
        self._disk.step()
        self._file.sync()

    def _change(self, offset: int, data: bytes) -> None:
        super().xWrite(data, offset)
        self._file.pending.append((offset, data))
