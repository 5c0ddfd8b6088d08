"""Daily deals over HTTP: today's, a try, and how everybody here played a deal."""

import datetime as dt
import time

from litestar import get, post
from litestar.params import FromPath, JSONBody

from sushiya.host.daily_shown import DailyResult, DailyShown
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.server import wire
from sushiya.server.asking import REFUSALS, AnyRequest, PlayerKey, granted, player_hash
from sushiya.server.context import Context, Refused
from sushiya.server.guard import address_of
from sushiya.server.http import expect_few_tables, seat_given
from sushiya.server.refusals import refuse


@get("/api/daily", responses=REFUSALS)
async def show_daily(context: Context, player: PlayerKey = None) -> DailyShown:
    """Show today's deals, the player's progress, and what is needed to check the chain."""
    owner = "" if player is None else player_hash(player)
    return await context.dailies.show(owner, context.time.now())


@get("/api/daily/{game:str}/{day:str}", responses=REFUSALS)
async def show_daily_result(
    context: Context, game: FromPath[str], day: FromPath[str], player: PlayerKey = None
) -> DailyResult:
    """Show how everybody here played a deal, to whoever has played it or when its day is over."""
    owner = "" if player is None else player_hash(player)
    try:
        date = dt.date.fromisoformat(day)
    except ValueError as error:
        raise Refused(refuse_at_table("daily-unknown")) from error
    answer: DailyResult = granted(
        await context.dailies.result(owner, game, date, context.time.now())
    )
    return answer


@post("/api/daily/{game:str}", responses=REFUSALS)
async def begin_daily(
    context: Context,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[wire.DailyWish],
    player: PlayerKey = None,
) -> wire.SeatGiven:
    """Begin or resume today's try; a deal of another day is practice."""
    owner = player_hash(player)
    if not context.tables_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))
    async with context.turns_of_player.of(owner):
        if not await context.dailies.has_begun(owner, game, data.day):
            await expect_few_tables(context, owner)
        seated = granted(
            await context.dailies.begin(owner, game, data.colour, context.time.now(), day=data.day)
        )
    return await seat_given(context, seated)


DAILIES = [show_daily, show_daily_result, begin_daily]
