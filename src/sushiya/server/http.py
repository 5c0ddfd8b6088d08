"""HTTP handlers for games, tables, seats and players, and for monitoring."""

import time
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.core.options import OptionError
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.host import making, requests, shown
from sushiya.host.display import show_game
from sushiya.host.making import Wish
from sushiya.host.people import Newcomer, Seated
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.room import Room
from sushiya.host.settings import SLOW_CLOCK
from sushiya.host.waiting import offered_places, own_seat
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
from sushiya.server.context import Context, Refused, ServerContext
from sushiya.server.forms import game_form
from sushiya.server.guard import address_of, is_known_host
from sushiya.server.refusals import refuse
from sushiya.store.protocol import Found

MOST_LISTED = 100
LOOPBACK = ("127.0.0.1", "::1")


def _rules(context: ServerContext, game: str) -> AnyRules:
    try:
        return context.registry.find(game)
    except UnknownGame as error:
        names = ", ".join(context.registry.names())
        raise Refused(refuse_at_table("game-unknown", game=echo(game), games=names)) from error


async def _room(context: ServerContext, table: str) -> Room:
    room = await context.hall.room(table, context.time.now())
    if room is None:
        raise Refused(refuse_at_table("table-unknown"))
    return room


def _seat(room: Room, authorization: str | None) -> Seat:
    """Find the seat that a token opens."""
    token = token_hash(authorization)
    if token is None:
        raise Refused(refuse("key-missing"))
    seats = room.table.seats_of(token)
    if not seats:
        raise Refused(refuse_at_table("token-unknown"))
    return seats[0]


async def _device(context: ServerContext, table: str, token: str) -> str:
    """Return the hash of the player at whose device the owner of this token plays."""
    room = await _room(context, table)
    owner = room.table.owner(_seat(room, token))
    if owner is None:
        raise Refused(refuse_at_table("token-unknown"))
    return owner.device or owner.player


async def seat_given(context: ServerContext, seated: Seated) -> wire.SeatGiven:
    room = await _room(context, seated.table)
    return wire.SeatGiven(
        table=seated.table, seat=seated.seat, token=seated.token, code=room.table.code
    )


@get("/api/games", responses=REFUSALS)
async def list_games(context: Context) -> wire.GameForms:
    """List the games that can be played here, with their options."""
    return wire.GameForms(games=tuple(game_form(rules) for rules in context.registry.all()))


@post("/api/games/{game:str}/score", status_code=200, responses=REFUSALS)
async def score_table(
    context: Context, game: FromPath[str], data: JSONBody[dict[str, Any]]
) -> dict[str, Any]:
    """Score a table that was played elsewhere; docs/score.md shows sheets of every game."""
    rules = _rules(context, game)
    try:
        scores = rules.score({**data, "game": rules.name})
    except (msgspec.MsgspecError, OptionError) as error:
        reason = echo(str(error), LONGEST_REASON)
        raise Refused(refuse("message-unreadable", reason=reason)) from error
    answer: dict[str, Any] = msgspec.to_builtins(granted(scores))
    return answer


@get("/api/shop", responses=REFUSALS)
async def show_shop(context: Context) -> wire.ShopShown:
    """Show this server's address, for links and codes, and its operator's pages."""
    where = context.where
    return wire.ShopShown(address=where.address, imprint=where.imprint, privacy=where.privacy)


@get("/api/tables", responses=REFUSALS)
async def list_tables(context: Context) -> wire.TablesFound:
    """List the tables that their hosts show to everybody, newest first."""
    return _cards(context, await context.store.listed(MOST_LISTED))


@get("/api/my-tables", responses=REFUSALS)
async def list_own_tables(context: Context, player: PlayerKey = None) -> wire.OwnTables:
    """List the tables that are not over where a player sits or can come back, newest first."""
    found = await context.store.of_player(player_hash(player), MOST_LISTED)
    running = [table for table, summary in found if summary.phase == "running"]
    turns = {table: await context.hall.turns(table) for table in running}
    cards = _cards(context, found).tables
    left = _left(cards, found, context.time.now())
    return wire.OwnTables(tables=cards, turns=turns, left=left)


def _left(cards: tuple[shown.Card, ...], found: Found, now: float) -> dict[str, float]:
    """Return the seconds left at slow games, from the summaries: no table need be loaded."""
    left: dict[str, float] = {}
    for card, (table, summary) in zip(cards, found, strict=True):
        is_slow = card.phase == "running" and (card.clock or 0) >= SLOW_CLOCK
        if is_slow and summary.deadline is not None:
            seconds = max(summary.deadline - now, 0.0)
            # The deadline of an abandoned game is not that of a decision.
            if seconds <= (card.clock or 0):
                left[table] = round(seconds)
    return left


def _cards(context: ServerContext, found: Found) -> wire.TablesFound:
    cards = (
        context.hall.card(table) or msgspec.json.decode(summary.card, type=shown.Card)
        for table, summary in found
    )
    return wire.TablesFound(tables=tuple(cards))


@post("/api/tables", responses=REFUSALS)
async def make_table(
    context: Context, request: AnyRequest, data: JSONBody[wire.TableWish], player: PlayerKey = None
) -> wire.SeatGiven:
    """Make a table; whoever makes it is its host."""
    owner = player_hash(player)
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))
    maker = Newcomer(player=owner, name=data.name, colour=data.colour)
    wish = Wish(game=data.game, options=data.options, settings=data.settings, bots=data.bots)
    async with context.turns_of_player.of(owner):
        await expect_few_tables(context, owner)
        seated = granted(
            await making.make_table(context.hall.house, maker, wish, context.time.now())
        )
    return await seat_given(context, seated)


async def expect_few_tables(context: ServerContext, player: str) -> None:
    """Refuse if the player already sits at as many tables as the limit allows."""
    most = context.limits.tables_per_player
    if len(await context.store.of_player(player, most)) >= most:
        raise Refused(refuse("too-many-tables", most=most))


@get("/api/codes/{code:str}", responses=REFUSALS)
async def find_code(context: Context, request: AnyRequest, code: FromPath[str]) -> wire.TableFound:
    """Find a table by its six-letter code."""
    address = address_of(request)
    # Counted before the lookup, and given back if the code exists: guessing many codes at once
    # must not get around the limit.
    if not context.wrong_codes_of_address.take(address, time.monotonic()):
        raise Refused(refuse("too-fast"))
    table = await context.store.find_code(code.upper())
    if table is None:
        raise Refused(refuse_at_table("code-unknown"))
    context.wrong_codes_of_address.give_back(address)
    return wire.TableFound(table=table)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def look_at_table(
    context: Context,
    table: FromPath[str],
    token: BearerKey = None,
    player: PlayerKey = None,
) -> wire.TableLook:
    """Show a table before sitting down: its seats, those on offer, whether one may watch."""
    room = await _room(context, table)
    hash_of_token = token_hash(token)
    own = None if player is None else own_seat(room.table, player_hash(player))
    offered = offered_places(room.table)
    yours = () if hash_of_token is None else room.table.seats_of(hash_of_token)
    returns_to = None if isinstance(own, Refusal) or own in yours else own
    return wire.TableLook(
        table=room.look(context.time.now()),
        yours=yours if returns_to is None else (*yours, returns_to),
        returns_to=returns_to,
        offered=() if isinstance(offered, Refusal) or own is not None else offered,
        may_watch=room.table.settings.watchers != "off",
    )


@get("/api/tables/{table:str}/state", responses=REFUSALS)
async def show_state(
    context: Context, table: FromPath[str], player: PlayerKey = None
) -> shown.PublicState:
    """Show what a watcher sees, if watching is allowed; shared cards need a player's key."""
    room = await _room(context, table)
    if room.table.settings.watchers == "off":
        raise Refused(refuse_at_table("watching-off"))
    if room.table.same:
        watcher = "" if player is None else player_hash(player)
        granted(await context.hall.same.look(room.table, watcher, context.time.now()))
    return shown.PublicState(
        table=room.look(context.time.now()),
        to_act=room.table.to_act(),
        game=show_game(room.table, None, clock=None),
    )


@post("/api/tables/{table:str}/seats", responses=REFUSALS)
async def sit_down(
    context: Context,
    table: FromPath[str],
    data: JSONBody[wire.SeatWish],
    player: PlayerKey = None,
    token: BearerKey = None,
) -> wire.SeatGiven:
    """Sit down: on one's own seat again, on a free place, or on a bot's if the host allows.

    With the token of a seat, the newcomer shares that seat's device, if the host allows it.
    """
    device = "" if token is None else await _device(context, table, token)
    newcomer = Newcomer(
        player=player_hash(player),
        name=data.name,
        colour=data.colour,
        device=device,
        is_bot=data.is_bot,
    )
    async with context.turns_of_player.of(newcomer.player):
        there = await context.store.summary(table)
        # Whoever sits there already may ask again for a token that was lost.
        if there is None or newcomer.player not in there.players:
            await expect_few_tables(context, newcomer.player)
        seated = await context.hall.sit_down(table, newcomer, data.place, context.time.now())
    return await seat_given(context, granted(seated))


@post("/api/tables/{table:str}/moved-seats", responses=REFUSALS)
async def move_seat(
    context: Context, table: FromPath[str], data: JSONBody[wire.MoveWish], player: PlayerKey = None
) -> wire.SeatGiven:
    """Take a seat over from another device by the code that it shows; its token is revoked."""
    owner = player_hash(player)
    seated = await context.hall.move_seat(table, data.code.upper(), owner, context.time.now())
    return await seat_given(context, granted(seated))


@post("/api/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave_table(
    context: Context, table: FromPath[str], data: JSONBody[wire.LeaveWish], token: BearerKey = None
) -> wire.TableFound:
    """Leave a table; in a running game a bot plays on at once."""
    room = await _room(context, table)
    await _ask(context, room, requests.Leave(id=data.id, seat=_seat(room, token)))
    return wire.TableFound(table=table)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def play_again(
    context: Context,
    table: FromPath[str],
    data: JSONBody[wire.RematchWish],
    token: BearerKey = None,
) -> wire.TableFound:
    """Agree to a rematch; the same token opens the seat at the new table."""
    room = await _room(context, table)
    seat = _seat(room, token)
    await _ask(context, room, requests.Rematch(id=data.id, seat=seat))
    return wire.TableFound(table=room.table.rematch)


@post("/api/forget", status_code=200, responses=REFUSALS)
async def forget_player(
    context: Context, request: AnyRequest, player: PlayerKey = None
) -> wire.Forgotten:
    """Forget a player: they leave all tables, and no log holds their name or key any more.

    The shared sheets that they have opened are deleted, their circles forget them, and their
    devices get no notices any more.
    """
    owner = player_hash(player)
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))
    async with context.turns_of_player.of(owner):
        await context.push.devices.forget(owner)
        sheets = await context.sheets.forget(owner)
        circles = await context.hall.circles.forget(owner)
        tables = await context.hall.forget(owner, context.time.now())
        # After the tables: one that is over would be noted for its player again.
        await context.dailies.forget(owner)
    return wire.Forgotten(tables=tables, sheets=sheets, circles=circles)


async def _ask(context: ServerContext, room: Room, request: requests.Request) -> None:
    answer = await context.hall.ask(room, request, context.time.now())
    if isinstance(answer, shown.Refused):
        raise Refused(answer.refusal)


@get("/api/health", responses=REFUSALS)
async def tell_health(context: Context) -> Response[wire.Health]:
    """Tell whether the store can be read and written, and how many tables there are."""
    taken = await context.census.take()
    tables = {name: count for name, count in taken.counts.items() if name != "entries"}
    health = wire.Health(
        is_well=not taken.trouble, trouble=taken.trouble, version=version("sushiya"), tables=tables
    )
    return Response(health, status_code=503 if taken.trouble else 200)


@get("/api/ready", responses=REFUSALS)
async def tell_ready(context: Context) -> Response[wire.Readiness]:
    """Tell a load balancer whether to send people to this process."""
    trouble: Any = "draining" if context.is_draining else (await context.census.take()).trouble
    bus: Any = "none"
    if context.bus is not None:
        bus = "connected" if context.bus.is_connected() else "away"
    readiness = wire.Readiness(is_ready=not trouble, trouble=trouble, bus=bus)
    return Response(readiness, status_code=503 if trouble else 200)


@get("/api/metrics", media_type=MediaType.TEXT, responses=REFUSALS)
async def give_metrics(context: Context, request: AnyRequest) -> Response[bytes]:
    """Return metrics for Prometheus; refuse requests from other machines."""
    if request.client is None or request.client.host not in LOOPBACK:
        raise Refused(refuse("not-from-here"))
    if not is_known_host(request, context.where.public_origin):
        raise Refused(refuse("host-unknown"))
    metrics = context.metrics
    metrics.awake.set(len(context.hall.awake()))
    for outcome, count in context.push.outcomes.items():
        metrics.notices.labels(outcome).set(count)
    for phase, count in (await context.census.take()).counts.items():
        metrics.tables.labels(phase).set(count)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [
    list_games,
    show_shop,
    score_table,
    list_tables,
    list_own_tables,
    make_table,
    find_code,
    look_at_table,
    show_state,
    sit_down,
    move_seat,
    leave_table,
    play_again,
    forget_player,
    tell_health,
    tell_ready,
    give_metrics,
]
