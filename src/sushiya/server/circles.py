"""HTTP handlers for circles; the key in a circle's link opens it, as with tables."""

import time
from typing import TypeAlias

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from sushiya.host import circle as changes
from sushiya.host import shown
from sushiya.host.circle import AnyChange, Circle, note_table
from sushiya.host.making import Wish, fresh_key, make_table
from sushiya.host.people import Newcomer, hashed
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.rounds import PlanWish, RoundWish
from sushiya.host.standings import standings
from sushiya.server import circle_wire, wire
from sushiya.server.asking import REFUSALS, AnyRequest, PlayerKey, granted, player_hash
from sushiya.server.context import Context, Refused, ServerContext
from sushiya.server.guard import address_of
from sushiya.server.http import expect_few_tables, seat_given
from sushiya.server.refusals import refuse

CIRCLE_BYTES = 16
HERE_FOR = 60.0
"""Seconds for which a member counts as present after looking at the circle."""
MOST_SHOWN = 200
"""Finished games that are shown one by one; standings count all."""
CircleKey: TypeAlias = FromPath[str]


def _hash(key: str) -> str:
    """Hash the key of a circle's link."""
    try:
        return hashed(msgspec.convert(key, wire.Key))
    except msgspec.ValidationError as error:
        raise Refused(refuse_at_table("circle-unknown")) from error


def _member(content: Circle, player: str) -> int:
    """Return the number of a member; refuse others."""
    member = content.member_of(player)
    if member is None or not member.is_in:
        raise Refused(refuse_at_table("circle-not-member"))
    return member.number


def _count(context: ServerContext, request: AnyRequest) -> None:
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))


@post("/api/circles", responses=REFUSALS)
async def found_circle(
    context: Context,
    request: AnyRequest,
    data: JSONBody[circle_wire.CircleWish],
    player: PlayerKey = None,
) -> circle_wire.CircleFounded:
    """Found a circle; whoever founds it organises it."""
    owner = player_hash(player)
    _count(context, request)
    first: Circle = granted(changes.found(data.title, owner, data.name, data.colour))
    key = fresh_key(context.hall.house.fresh, CIRCLE_BYTES)
    granted(await context.hall.circles.found(hashed(key), first))
    return circle_wire.CircleFounded(circle=key)


@get("/api/circles/{circle:str}", responses=REFUSALS)
async def show_circle(
    context: Context, circle: CircleKey, player: PlayerKey = None
) -> circle_wire.CircleShown:
    """Show a circle: its people and the tables that are not over, to its members."""
    sheet, owner = _hash(circle), player_hash(player)
    content: Circle = granted(await context.rounds.collect(sheet, context.time.now()))
    return await _show(context, sheet, content, owner)


async def _show(
    context: ServerContext, sheet: str, content: Circle, player: str
) -> circle_wire.CircleShown:
    member = content.member_of(player)
    if member is None or not member.is_in:
        return circle_wire.CircleShown(title=content.title, is_open=content.is_open, you=None)
    now = time.monotonic()
    context.visits.note((sheet, member.number), now)
    tables = []
    for noted in content.tables:
        summary = await context.store.summary(noted.id)
        if summary is None or summary.phase == "over":
            continue
        card = context.hall.card(noted.id) or msgspec.json.decode(summary.card, type=shown.Card)
        tables.append(
            circle_wire.CircleTableShown(
                card=card, round=noted.round, is_yours=player in summary.players
            )
        )
    return circle_wire.CircleShown(
        title=content.title,
        is_open=content.is_open,
        you=member.number,
        organiser=content.organiser,
        round=content.round,
        members=tuple(
            circle_wire.MemberShown(
                number=one.number,
                name=one.name,
                colour=one.colour,
                is_in=one.is_in,
                is_here=context.visits.is_recent((sheet, one.number), now, HERE_FOR),
            )
            for one in content.members
        ),
        tables=tuple(tables),
    )


@post("/api/circles/{circle:str}/members", status_code=200, responses=REFUSALS)
async def join_circle(
    context: Context,
    request: AnyRequest,
    circle: CircleKey,
    data: JSONBody[circle_wire.MemberWish],
    player: PlayerKey = None,
) -> circle_wire.CircleShown:
    """Take a name in the circle."""
    sheet, owner = _hash(circle), player_hash(player)
    _count(context, request)
    content = granted(
        await context.hall.circles.change(
            sheet, lambda one: changes.join(one, owner, data.name, data.colour)
        )
    )
    return await _show(context, sheet, content, owner)


@post("/api/circles/{circle:str}/changes", status_code=200, responses=REFUSALS)
async def change_circle(
    context: Context, circle: CircleKey, data: JSONBody[AnyChange], player: PlayerKey = None
) -> circle_wire.CircleShown:
    """Rename, remove, open, close or hand over, as far as the member is allowed to."""
    sheet, owner = _hash(circle), player_hash(player)
    content = granted(
        await context.hall.circles.change(sheet, lambda one: changes.change(one, owner, data))
    )
    return await _show(context, sheet, content, owner)


@post("/api/circles/{circle:str}/tables", responses=REFUSALS)
async def make_circle_table(
    context: Context,
    request: AnyRequest,
    circle: CircleKey,
    data: JSONBody[wire.TableWish],
    player: PlayerKey = None,
) -> wire.SeatGiven:
    """Make a table that the circle lists and counts."""
    sheet, owner = _hash(circle), player_hash(player)
    _member(granted(await context.hall.circles.read(sheet)), owner)
    _count(context, request)
    maker = Newcomer(player=owner, name=data.name, colour=data.colour)
    wish = Wish(game=data.game, options=data.options, settings=data.settings, bots=data.bots)
    async with context.turns_of_player.of(owner):
        await expect_few_tables(context, owner)
        now = context.time.now()
        seated = granted(await make_table(context.hall.house, maker, wish, now, circle=sheet))
    granted(
        await context.hall.circles.change(sheet, lambda one: note_table(one, seated.table, None))
    )
    return await seat_given(context, seated)


@post("/api/circles/{circle:str}/plans", status_code=200, responses=REFUSALS)
async def plan_round(
    context: Context, circle: CircleKey, data: JSONBody[PlanWish], player: PlayerKey = None
) -> circle_wire.RoundPlanned:
    """Propose who sits with whom, for the organiser; nothing is made yet."""
    tables = granted(await context.rounds.plan(_hash(circle), player_hash(player), data))
    return circle_wire.RoundPlanned(tables=tables)


@post("/api/circles/{circle:str}/rounds", status_code=200, responses=REFUSALS)
async def start_round(
    context: Context,
    request: AnyRequest,
    circle: CircleKey,
    data: JSONBody[RoundWish],
    player: PlayerKey = None,
) -> circle_wire.CircleShown:
    """Make all tables of a round, for the organiser."""
    sheet, owner = _hash(circle), player_hash(player)
    _count(context, request)
    content = granted(await context.rounds.start(sheet, owner, data, context.time.now()))
    return await _show(context, sheet, content, owner)


@get("/api/circles/{circle:str}/games", responses=REFUSALS)
async def show_games(
    context: Context, circle: CircleKey, player: PlayerKey = None
) -> circle_wire.CircleGames:
    """Show the finished games and who has won how often, to members."""
    sheet, owner = _hash(circle), player_hash(player)
    content: Circle = granted(await context.rounds.collect(sheet, context.time.now()))
    you = _member(content, owner)
    games = await context.hall.circles.games(sheet)
    return circle_wire.CircleGames(
        games=tuple(
            circle_wire.CircleGame(
                game=one.game,
                at=one.at,
                round=one.round,
                seats=one.seats,
                totals=one.totals,
                ranks=one.ranks,
                table=one.table if you in one.seats else "",
            )
            for one in reversed(games[-MOST_SHOWN:])
        ),
        standings=standings(games),
    )


CIRCLES = [
    found_circle,
    show_circle,
    join_circle,
    change_circle,
    make_circle_table,
    plan_round,
    start_round,
    show_games,
]
