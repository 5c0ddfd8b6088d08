"""The store in memory keeps what every store promises."""

import asyncio
from pathlib import Path

import pytest

from sushiya.conformance.stores import CHECKS
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import StoreError


@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str) -> None:
    store = MemoryStore()

    async def place() -> MemoryStore:
        return store

    asyncio.run(CHECKS[check](place))


def test_it_says_that_it_has_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="has no backup"):
        asyncio.run(MemoryStore().backup(tmp_path / "copy"))
