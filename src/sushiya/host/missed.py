"""What a device missed while it was disconnected, read from the log."""

from collections.abc import Mapping

from msgspec.structs import replace

from sushiya.core.ids import Viewer
from sushiya.core.registry import Registry
from sushiya.host import log, shown
from sushiya.host.journal import follow
from sushiya.host.lines import lines_of
from sushiya.host.table import Table
from sushiya.store.protocol import Store


async def missed_by(
    store: Store,
    registry: Registry,
    now: Table,
    viewers: tuple[Viewer, ...],
    seen: Mapping[Viewer, int],
) -> dict[Viewer, list[shown.Line]]:
    """Return the lines that viewers have not seen yet, up to the table's current state."""
    missed: dict[Viewer, list[shown.Line]] = {viewer: [] for viewer in viewers}

    def look(table: Table, happening: log.Happening, at: float) -> None:
        # Earlier lines, too, follow the current setting for names.
        table = replace(table, settings=now.settings)
        for viewer, lines in missed.items():
            if table.number(viewer) >= seen.get(viewer, 0):
                lines.extend(lines_of(table, happening, viewer, at))

    if any(seen.get(viewer, 0) < now.number(viewer) for viewer in missed):
        entries = await store.read(now.id)
        # Later entries, from other processes, are shown when the room follows them.
        await follow(registry, now.id, entries[: now.version], look)
    return missed
