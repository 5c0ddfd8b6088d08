"""Shared cards over HTTP: several tables play the same deal, and compare how it went."""

import time
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from sushiya.host.people import Newcomer
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.same_compare import Comparison
from sushiya.host.same_shown import SameShown
from sushiya.server import wire
from sushiya.server.asking import REFUSALS, AnyRequest, PlayerKey, granted, player_hash
from sushiya.server.context import Context, Refused, ServerContext
from sushiya.server.guard import address_of
from sushiya.server.http import expect_few_tables, seat_given
from sushiya.server.refusals import refuse


def _checked(same: str) -> str:
    """Check the id of shared cards, as it stands in their link."""
    try:
        return msgspec.convert(same, wire.Key)
    except msgspec.ValidationError as error:
        raise Refused(refuse_at_table("same-unknown")) from error


def _count(context: ServerContext, request: AnyRequest) -> None:
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))


@post("/api/tables/{table:str}/same", status_code=200, responses=REFUSALS)
async def share_cards(
    context: Context, request: AnyRequest, table: FromPath[str], player: PlayerKey = None
) -> wire.SameFound:
    """Share the cards of a table: the host may before the game, whoever sat there after it."""
    owner = player_hash(player)
    _count(context, request)
    now = context.time.now()
    return wire.SameFound(same=granted(await context.hall.same.share(table, owner, now)))


@get("/api/same/{same:str}", responses=REFUSALS)
async def show_same(context: Context, same: FromPath[str], player: PlayerKey = None) -> SameShown:
    """Show the tables that play these cards, as far as the asker may know."""
    owner, now = player_hash(player), context.time.now()
    shown: SameShown = granted(await context.hall.same.show(_checked(same), owner, now))
    return shown


@post("/api/same/{same:str}/tables", responses=REFUSALS)
async def make_same_table(
    context: Context,
    request: AnyRequest,
    same: FromPath[str],
    data: JSONBody[wire.SeatWish],
    player: PlayerKey = None,
) -> wire.SeatGiven:
    """Make a table that plays these cards."""
    owner, cards = player_hash(player), _checked(same)
    _count(context, request)
    maker = Newcomer(player=owner, name=data.name, colour=data.colour)
    async with context.turns_of_player.of(owner):
        await expect_few_tables(context, owner)
        seated = granted(await context.hall.same.make(cards, maker, context.time.now()))
    return await seat_given(context, seated)


@post("/api/same/{same:str}/seen", status_code=200, responses=REFUSALS)
async def skip_same(
    context: Context, request: AnyRequest, same: FromPath[str], player: PlayerKey = None
) -> SameShown:
    """See everything without playing; whoever asks is marked as having seen the cards."""
    owner, cards, now = player_hash(player), _checked(same), context.time.now()
    _count(context, request)
    granted(await context.hall.same.skip(cards, owner, now))
    shown: SameShown = granted(await context.hall.same.show(cards, owner, now))
    return shown


@get("/api/same/{same:str}/comparison", responses=REFUSALS)
async def compare_same(
    context: Context,
    same: FromPath[str],
    one: FromQuery[str],
    other: FromQuery[str],
    player: PlayerKey = None,
) -> Comparison:
    """Show where two finished tables first differ."""
    owner, now = player_hash(player), context.time.now()
    compared: Any = await context.hall.comparisons.compare(_checked(same), (one, other), owner, now)
    found: Comparison = granted(compared)
    return found


SAME = [share_cards, show_same, make_same_table, skip_same, compare_same]
