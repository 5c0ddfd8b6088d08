"""Copies everything in one store into another; an interrupted copy can be resumed.

That is: tables (logs, summaries, command ids, everybody who sat there), documents, and shared
sheets, which also hold circles. Each is read back and compared.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence

from msgspec.structs import replace

from sushiya.store.protocol import (
    Annals,
    Append,
    Appended,
    Contents,
    Entry,
    Store,
    StoreError,
    Summary,
)

AT_ONCE = 8
"""Tables that are copied concurrently: the other store commits them together."""


async def copy_all(source: Store, to: Store) -> AsyncIterator[int]:
    """Copy tables in the order of their creation, then the rest; yield how many tables are done.

    Raise a StoreError if a copy differs from its original, as when somebody writes to a store.
    """
    contents = await source.contents()
    for start in range(0, len(contents.tables), AT_ONCE):
        tables = contents.tables[start : start + AT_ONCE]
        # Opened one by one, so that lists are in the same order.
        for table in tables:
            await _copy_first(source, to, table)
        await asyncio.gather(*(_copy_rest(source, to, table) for table in tables))
        yield start + len(tables)
    for kind, key in contents.documents:
        body = await source.get_document(kind, key)
        if body is not None:
            await to.put_document(kind, key, body)
        _expect_same(f"{kind} {key}", body, await to.get_document(kind, key))
    for sheet in contents.sheets:
        kept = await source.kept_sheet(sheet)
        if kept is not None:
            await to.keep_sheet(kept)
        _expect_same(f"sheet {sheet}", kept, await to.kept_sheet(sheet))
    _expect_all(contents, await to.contents())


async def _copy_first(source: Store, to: Store, table: str) -> None:
    """Copy a table's first entry, with all who ever sat there as players of a provisional summary.

    `_copy_rest` then writes the real summary.
    """
    if await to.read(table):
        return
    entries, summary = await source.read(table), await source.summary(table)
    annals = await source.annals(table)
    if not entries:
        return
    first = None
    if summary is not None:
        first = replace(
            summary, code="", listed=False, phase="waiting", deadline=None, players=annals.sitters
        )
    await _write(to, table, entries[:1], _by_version(annals), first)


async def _copy_rest(source: Store, to: Store, table: str) -> None:
    entries, summary = await source.read(table), await source.summary(table)
    annals = await source.annals(table)
    commands = _by_version(annals)
    done = len(await to.read(table))
    for group in _groups(entries[done:], commands):
        await _write(to, table, group, commands, None)
    if entries and summary is not None and await to.summary(table) != summary:
        last = Append(table, len(entries), (), entries[-1].at, None, summary)
        _expect(table, await to.append(last))
    there = await to.read(table), await to.summary(table), await to.annals(table)
    _expect_same(f"table {table}", (entries, summary, annals), there)


async def _write(
    to: Store,
    table: str,
    group: Sequence[Entry],
    commands: dict[int, str],
    summary: Summary | None,
) -> None:
    bodies, last = tuple(entry.body for entry in group), group[-1]
    command = commands.get(last.version)
    expected = group[0].version - 1
    _expect(table, await to.append(Append(table, expected, bodies, last.at, command, summary)))


def _by_version(annals: Annals) -> dict[int, str]:
    return {version: command for command, version in annals.commands}


def _groups(entries: Sequence[Entry], commands: dict[int, str]) -> Iterator[Sequence[Entry]]:
    """Split a log into appends: each has one time, and at most one command id, at its end."""
    start = 0
    for place, entry in enumerate(entries, 1):
        is_last = place == len(entries)
        if is_last or entry.version in commands or entries[place].at != entry.at:
            yield entries[start:place]
            start = place


def _expect(table: str, answer: object) -> None:
    if not isinstance(answer, Appended):
        raise StoreError(f"table {table} cannot be copied: {answer}; is anybody writing there?")


def _expect_same(name: str, here: object, there: object) -> None:
    if here != there:
        raise StoreError(f"{name} is another one there; copy into an empty store")


def _expect_all(here: Contents, there: Contents) -> None:
    """Check that nothing is missing; a store that was not empty may have more."""
    for name in ("tables", "documents", "sheets"):
        missing = set(getattr(here, name)).difference(getattr(there, name))
        if missing:
            raise StoreError(f"{len(missing):,} of the {name} are not there")
