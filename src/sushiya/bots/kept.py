"""A match that is saved in a file, so that it can be stopped and resumed."""

import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sushiya.bots.arena import LineUp, compete
from sushiya.bots.program_bot import files_of, is_program
from sushiya.bots.standings import Deal, is_decided
from sushiya.core.value import plain
from sushiya.engine.build import stamp_of
from sushiya.engine.policies import LEARNED, POLICIES
from sushiya.engine.weights import weights_file
from sushiya.work.place import Place

SAVE_EVERY = 5.0


class OtherMatch(ValueError):
    """The file holds another match."""


class Match:
    """The deals of one line-up that have been played so far."""

    def __init__(
        self, line_up: LineUp, *, seed: int, file: Path | None = None, by_reference: bool = False
    ) -> None:
        self.line_up = line_up
        self.deals: list[Deal] = []
        self._seed = seed
        self._by_reference = by_reference
        self._file = file
        self._title = _title(line_up, seed, by_reference)
        if file is not None and file.exists():
            self._load(file)

    def play(
        self,
        deals: int,
        *,
        workers: int | None = None,
        stops_early: bool = False,
        place: Place | None = None,
    ) -> Iterator[int]:
        """Play until there are this many deals; yield their number after each."""
        saved = time.monotonic()
        try:
            for deal in compete(
                self.line_up,
                range(len(self.deals), deals),
                seed=self._seed,
                workers=workers,
                by_reference=self._by_reference,
                place=place,
            ):
                self.deals.append(deal)
                yield len(self.deals)
                if stops_early and self.is_decided:
                    break
                if time.monotonic() - saved > SAVE_EVERY:
                    self._save()
                    saved = time.monotonic()
        finally:
            self._save()

    @property
    def is_decided(self) -> bool:
        return is_decided(self.line_up.bots, self.deals)

    def _load(self, file: Path) -> None:
        try:
            kept = msgspec.json.decode(file.read_bytes())
            title, deals = kept["match"], kept["deals"]
        except (msgspec.DecodeError, KeyError, TypeError) as error:
            raise OtherMatch(f"{file} holds no match; name another file") from error
        if title != self._title:
            changed = [name for name in self._title if title.get(name) != self._title[name]]
            raise OtherMatch(
                f"{file} holds another match: {', '.join(changed)} differ; name another file"
            )
        self.deals = [Deal(tuple(wins), tuple(points)) for wins, points in deals]

    def _save(self) -> None:
        if self._file is None:
            return
        fresh = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        fresh.write_bytes(msgspec.json.encode({"match": self._title, "deals": self.deals}))
        fresh.replace(self._file)


def _title(line_up: LineUp, seed: int, by_reference: bool) -> dict[str, Any]:  # noqa: FBT001 - private
    """Return all that the result depends on; a file with another title is refused."""
    return {
        "game": line_up.game,
        "options": plain(line_up.open().options),
        "bots": list(line_up.bots),
        "budget": repr(line_up.budget),
        "seed": seed,
        "reference": by_reference,
        "programs": _programs(line_up),
    }


def _files(bot: str) -> list[Path]:
    return files_of(bot) if is_program(bot) else [Path(bot)]


def _programs(line_up: LineUp) -> str:
    """Digest what the bots play by: the game's sources, what was learned, and bots in files."""
    rules = line_up.open().rules
    files = [file for bot in line_up.bots if bot not in POLICIES for file in _files(bot)]
    if any(bot in LEARNED for bot in line_up.bots):
        files.append(weights_file(rules))
    digest = hashlib.blake2b(stamp_of(rules).encode(), digest_size=16)
    for file in files:
        if file.is_file():
            digest.update(hashlib.blake2b(file.read_bytes()).digest())
    return digest.hexdigest()
