"""Push notices over HTTP: the server's public key, and adding and removing devices."""

import time

from litestar import get, post
from litestar.params import JSONBody

from sushiya.core.refusal import Refusal
from sushiya.server import wire
from sushiya.server.asking import REFUSALS, AnyRequest, PlayerKey, player_hash
from sushiya.server.context import Context, Refused, ServerContext
from sushiya.server.guard import address_of
from sushiya.server.push.devices import PushDevice
from sushiya.server.refusals import refuse


def _count(context: ServerContext, request: AnyRequest) -> None:
    if not context.changes_of_address.take(address_of(request), time.monotonic()):
        raise Refused(refuse("too-fast"))


@get("/api/push", responses=REFUSALS)
async def show_push(context: Context, player: PlayerKey = None) -> wire.PushShown:
    """Show the public key for notices, and how many devices of the player get them."""
    return await _shown(context, player_hash(player))


@post("/api/push", status_code=200, responses=REFUSALS)
async def begin_push(
    context: Context, request: AnyRequest, data: JSONBody[wire.PushWish], player: PlayerKey = None
) -> wire.PushShown:
    """Notify this device from now on when it is the player's turn at a slow table."""
    owner = player_hash(player)
    _count(context, request)
    if context.push.keys is None:
        raise Refused(refuse("push-off"))
    device = PushDevice(
        endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth, language=data.language
    )
    async with context.turns_of_player.of(owner):
        refusal = await context.push.devices.add(owner, device)
    if isinstance(refusal, Refusal):
        raise Refused(refusal)
    return await _shown(context, owner)


@post("/api/push/off", status_code=200, responses=REFUSALS)
async def end_push(
    context: Context, request: AnyRequest, data: JSONBody[wire.PushEnd], player: PlayerKey = None
) -> wire.PushShown:
    """Send this device no more notices."""
    owner = player_hash(player)
    _count(context, request)
    async with context.turns_of_player.of(owner):
        await context.push.devices.remove(owner, data.endpoint)
    return await _shown(context, owner)


async def _shown(context: ServerContext, owner: str) -> wire.PushShown:
    key = "" if context.push.keys is None else await context.push.keys.public()
    return wire.PushShown(key=key, devices=len(await context.push.devices.of(owner)))


PUSH = [show_push, begin_push, end_push]
