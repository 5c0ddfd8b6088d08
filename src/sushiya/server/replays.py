"""Finished games over HTTP: the record, who sat there, every step, and what strangers may see."""

import gzip
import time
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from sushiya.core.record import Record
from sushiya.host import shown
from sushiya.host.archive import Asker
from sushiya.server import wire
from sushiya.server.asking import REFUSALS, AnyRequest, PlayerKey, granted, player_hash
from sushiya.server.context import Context, Refused
from sushiya.server.guard import API_HEADERS, address_of
from sushiya.server.http import expect_few_tables
from sushiya.server.refusals import refuse

WatchTicket = Annotated[
    str | None,
    HeaderParameter(
        name="sushiya-ticket",
        required=False,
        description="What the socket of a running game gave to whoever watched it.",
    ),
]


PAGE = 20
"""Finished games that are listed at a time."""
MOST_SKIPPED = 10_000


def _asker(player: str | None, ticket: str | None) -> Asker:
    return Asker(player="" if player is None else player_hash(player), ticket=ticket or "")


@get("/api/tables/{table:str}/record", responses=REFUSALS)
async def give_record(
    context: Context, table: FromPath[str], player: PlayerKey = None, ticket: WatchTicket = None
) -> Record:
    """Return the record of a finished game to those who sat or watched, or if it is public."""
    asker = _asker(player, ticket)
    record: Record = granted(await context.hall.archive.record(table, asker, context.time.now()))
    return record


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def show_replay(
    context: Context, table: FromPath[str], player: PlayerKey = None, ticket: WatchTicket = None
) -> shown.ReplayShown:
    """Show who sat at a game that is over, and what strangers may see of it."""
    asker = _asker(player, ticket)
    answer: shown.ReplayShown = granted(
        await context.hall.archive.show(table, asker, context.time.now())
    )
    return answer


@get("/api/tables/{table:str}/final", responses=REFUSALS)
async def show_final(
    context: Context, table: FromPath[str], player: PlayerKey = None, ticket: WatchTicket = None
) -> shown.FinalShown:
    """Show the final position of a game, for a small picture and for statistics."""
    asker = _asker(player, ticket)
    answer: shown.FinalShown = granted(
        await context.hall.archive.final(table, asker, context.time.now())
    )
    return answer


@post("/api/tables/{table:str}/again", status_code=200, responses=REFUSALS)
async def invite_again(
    context: Context, request: AnyRequest, table: FromPath[str], player: PlayerKey = None
) -> wire.TableFound:
    """Make a new table for the people of a finished game; each takes their seat by their key."""
    owner = player_hash(player)
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))
    async with context.turns_of_player.of(owner):
        await expect_few_tables(context, owner)
        laid = granted(await context.hall.invite_again(table, owner, context.time.now()))
    return wire.TableFound(table=laid)


@get(
    "/api/tables/{table:str}/steps",
    responses=REFUSALS,
    media_type=MediaType.JSON,
    opt={"is_packed": True},
)
async def give_steps(
    context: Context,
    request: AnyRequest,
    table: FromPath[str],
    player: PlayerKey = None,
    ticket: WatchTicket = None,
) -> Response[bytes]:
    """Return every step of a game that is over; docs/replays.md describes the document."""
    asker = _asker(player, ticket)
    packed = granted(await context.hall.archive.steps(table, asker, context.time.now()))
    return _packed(request, packed)


@post("/api/tables/{table:str}/sharing", status_code=200, responses=REFUSALS)
async def share_replay(
    context: Context,
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[wire.SharingWish],
    player: PlayerKey = None,
) -> shown.ReplayShown:
    """Make a game that is over public, with one's name or without; or take that back."""
    _expect_slow(context, request)
    answer: shown.ReplayShown = granted(
        await context.hall.archive.share(
            table,
            Asker(player=player_hash(player)),
            context.time.now(),
            is_public=data.is_public,
            is_named=data.is_named,
        )
    )
    return answer


@get("/api/my-games", responses=REFUSALS)
async def list_finished(
    context: Context,
    player: PlayerKey = None,
    skip: Annotated[int, QueryParameter(ge=0, le=MOST_SKIPPED)] = 0,
) -> wire.GamesFound:
    """List the finished games where a player sat, newest first, page by page."""
    owner = player_hash(player)
    found = await context.store.finished_of_player(owner, skip, PAGE)
    games = tuple(
        wire.FinishedGame(card=msgspec.json.decode(summary.card, type=shown.Card), at=at)
        for _, at, summary in found
        # Games that a player was removed from are not listed.
        if owner in summary.players
    )
    return wire.GamesFound(games=games, next=skip + PAGE if len(found) == PAGE else None)


@post("/api/tables/{table:str}/forget", status_code=200, responses=REFUSALS)
async def forget_game(
    context: Context, request: AnyRequest, table: FromPath[str], player: PlayerKey = None
) -> wire.Forgotten:
    """Forget a player at one table that is over: others see a crest there from now on."""
    owner = player_hash(player)
    _expect_slow(context, request)
    async with context.turns_of_player.of(owner):
        granted(await context.hall.forget_game(table, owner, context.time.now()))
    return wire.Forgotten(tables=1, sheets=0, circles=0)


@post("/api/replays", status_code=200, responses=REFUSALS)
async def replay_record(
    context: Context, request: AnyRequest, data: JSONBody[Record]
) -> wire.RecordReplayed:
    """Return every step of the record in the request; nothing of it is stored."""
    _expect_slow(context, request)
    archive = context.hall.archive
    about = granted(archive.show_any(data))
    packed = granted(await archive.steps_of(data))
    return wire.RecordReplayed(about=about, steps=msgspec.Raw(gzip.decompress(packed)))


def _expect_slow(context: Context, request: AnyRequest) -> None:
    if not context.changes_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))


def _packed(request: AnyRequest, packed: bytes) -> Response[bytes]:
    headers = {**API_HEADERS, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(packed, media_type=MediaType.JSON, headers=headers)


REPLAYS = [
    list_finished,
    forget_game,
    give_record,
    invite_again,
    show_final,
    show_replay,
    give_steps,
    share_replay,
    replay_record,
]
