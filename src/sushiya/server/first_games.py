"""Guided first games over HTTP; the server keeps no state of them."""

import time

from litestar import post
from litestar.params import FromPath, JSONBody

from sushiya.host.first_games import FirstGameShown
from sushiya.server import wire
from sushiya.server.asking import REFUSALS, AnyRequest, granted
from sushiya.server.context import Context, Refused
from sushiya.server.guard import address_of
from sushiya.server.refusals import refuse


@post("/api/first-games/{game:str}", status_code=200, responses=REFUSALS)
async def play_first_game(
    context: Context, request: AnyRequest, game: FromPath[str], data: JSONBody[wire.FirstGameWish]
) -> FirstGameShown:
    """Show where the moves of a guided first game lead; the client sends all moves each time."""
    if not context.changes_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))
    answer: FirstGameShown = granted(
        await context.first_games.show(
            game, data.moves, seen=data.seen, ask=data.ask, at=time.time()
        )
    )
    return answer


FIRST_GAMES = [play_first_game]
