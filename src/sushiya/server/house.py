"""Requests of the server's operator, who has the key file that lies beside the tables."""

import hmac
import math
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.host import housekeeping, shown
from sushiya.host.journal import Decide
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.server.context import Context, Refused, ServerContext
from sushiya.server.guard import LOOPBACK
from sushiya.server.refusals import refuse

AnyRequest = Request[Any, Any, Any]
MOST_LISTED = 10_000
LONGEST_TYPED = 64


class HouseTable(Value, frozen=True, kw_only=True):
    """A table that is not over, as the operator sees it; nothing of any hand."""

    id: str
    code: str
    game: str
    phase: str
    names: tuple[str, ...]
    """By seat; bots by their level, empty for nobody and for people who go by their crests."""


class HouseTables(Value, frozen=True, kw_only=True):
    tables: tuple[HouseTable, ...]


class NewName(Value, frozen=True, kw_only=True):
    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_TYPED)]


def _expect_house(context: ServerContext, request: AnyRequest) -> None:
    """Refuse requests without the key, and all requests from other machines."""
    if request.client is None or request.client.host not in LOOPBACK:
        raise Refused(refuse("not-from-here"))
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    key = context.house_key
    if not key or not hmac.compare_digest(given.encode(), key.encode()):
        raise Refused(refuse("key-wrong"))


@get("/api/house/tables", include_in_schema=False)
async def list_all(context: Context, request: AnyRequest) -> HouseTables:
    """List all tables that are not over, listed or not."""
    _expect_house(context, request)
    found = []
    for table, _ in await context.store.due(math.inf, MOST_LISTED):
        summary = await context.store.summary(table)
        if summary is None or summary.phase == "over":
            continue
        card = context.hall.card(table) or msgspec.json.decode(summary.card, type=shown.Card)
        found.append(
            HouseTable(
                id=table,
                code=summary.code,
                game=card.game,
                phase=card.phase,
                names=card.names,
            )
        )
    return HouseTables(tables=tuple(found))


@post("/api/house/tables/{table:str}/close", status_code=200, include_in_schema=False)
async def close_table(context: Context, request: AnyRequest, table: FromPath[str]) -> HouseTables:
    _expect_house(context, request)
    return await _keep_house(context, table, housekeeping.close)


@post("/api/house/tables/{table:str}/rename", status_code=200, include_in_schema=False)
async def rename_person(
    context: Context, request: AnyRequest, table: FromPath[str], data: JSONBody[NewName]
) -> HouseTables:
    _expect_house(context, request)
    return await _keep_house(
        context, table, lambda found: housekeeping.rename(found, Seat(data.seat), data.name)
    )


async def _keep_house(context: ServerContext, table: str, decide: Decide) -> HouseTables:
    room = await context.hall.room(table, context.time.now())
    if room is None:
        raise Refused(refuse_at_table("table-unknown"))
    refusal: Refusal | None = await room.change(decide, context.time.now())
    if refusal is not None:
        raise Refused(refusal)
    return HouseTables(tables=())


HOUSE = (list_all, close_table, rename_person)
