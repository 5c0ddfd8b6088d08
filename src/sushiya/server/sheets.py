"""Shared sheets over HTTP: opened, read, written part by part, deleted."""

import time
from typing import Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from sushiya.core.echo import echo
from sushiya.server import wire
from sushiya.server.asking import (
    REFUSALS,
    AnyRequest,
    BearerKey,
    PlayerKey,
    granted,
    player_hash,
    token_hash,
)
from sushiya.server.context import Context, Refused
from sushiya.server.guard import address_of
from sushiya.server.refusals import refuse
from sushiya.store.sheets import SheetContent


def _sheet(authorization: str | None) -> str:
    """Return the hash of a sheet's key; refuse a request without one."""
    found = token_hash(authorization)
    if found is None:
        raise Refused(refuse("key-missing"))
    return found


def _checked(value: Any, form: Any) -> Any:
    """Validate a value from a URL, as bodies are validated by their types."""
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        raise Refused(refuse("message-unreadable", reason=echo(str(error)))) from error


def _shown(content: SheetContent, player: str | None) -> wire.SheetShown:
    parts = (
        wire.PartShown(name=part.name, version=part.version, text=part.body.decode())
        for part in content.parts
    )
    is_yours = player is not None and content.owner == player_hash(player)
    return wire.SheetShown(revision=content.revision, is_yours=is_yours, parts=tuple(parts))


@post("/api/sheets", status_code=200, responses=REFUSALS)
async def open_sheet(
    context: Context,
    request: AnyRequest,
    data: JSONBody[wire.SheetWish],
    player: PlayerKey = None,
    key: BearerKey = None,
) -> wire.SheetShown:
    """Create a shared sheet under a key that the client has made; if it exists, just read it."""
    sheet, owner = _sheet(key), player_hash(player)
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))
    return _shown(granted(await context.sheets.open(sheet, owner, data.keep)), player)


@get("/api/sheet", responses=REFUSALS)
async def read_sheet(
    context: Context,
    after: FromQuery[int] = 0,
    player: PlayerKey = None,
    key: BearerKey = None,
) -> wire.SheetShown:
    """Read a shared sheet: all parts, or those that were written after a revision."""
    return _shown(
        granted(await context.sheets.read(_sheet(key), _checked(after, wire.Count))), player
    )


@put("/api/sheet/{part:str}", responses=REFUSALS)
async def write_part(
    context: Context,
    part: FromPath[str],
    data: JSONBody[wire.PartWish],
    key: BearerKey = None,
) -> wire.PartKept:
    """Replace the text of a part; refused if somebody else has changed the part meanwhile."""
    name = _checked(part, wire.PartName)
    kept = await context.sheets.write(_sheet(key), name, data.expected, data.text)
    return wire.PartKept(version=granted(kept))


@delete("/api/sheet", status_code=200, responses=REFUSALS)
async def delete_sheet(
    context: Context, player: PlayerKey = None, key: BearerKey = None
) -> wire.SheetDeleted:
    """Delete a shared sheet; only the player who has opened it may."""
    granted(await context.sheets.delete(_sheet(key), player_hash(player)))
    return wire.SheetDeleted()


SHEETS = [open_sheet, read_sheet, write_part, delete_sheet]
