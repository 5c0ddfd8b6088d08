"""Helpers of all HTTP handlers: the keys in a request's headers, and refusals."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter

from sushiya.core.refusal import Refusal
from sushiya.host.people import hashed
from sushiya.server import wire
from sushiya.server.context import Refused
from sushiya.server.refusals import STATUSES, refuse

AnyRequest = Request[Any, Any, Any]
PlayerKey = Annotated[
    str | None,
    HeaderParameter(
        name="sushiya-player",
        required=False,
        description="The key that a browser has made for its player: 128 random bits or more.",
    ),
]
BearerKey = Annotated[
    str | None,
    HeaderParameter(
        name="authorization",
        required=False,
        description="Bearer and the token of a seat, or the key of a shared sheet.",
    ),
]
REFUSALS = {
    status: ResponseSpec(wire.Said, generate_examples=False, description="Refused")
    for status in sorted(STATUSES)
}
"""For the OpenAPI schema: any request may be refused, always in the same form."""


def granted(answer: Any) -> Any:
    """Return the answer; raise `Refused` if it is a refusal."""
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return answer


def player_hash(key: str | None) -> str:
    """Return the hash of a player's key; refuse a missing or malformed key."""
    if key is None:
        raise Refused(refuse("key-missing"))
    try:
        return hashed(msgspec.convert(key, wire.Key))
    except msgspec.ValidationError as error:
        raise Refused(refuse("key-wrong")) from error


def token_hash(authorization: str | None) -> str | None:
    """Return the hash of a seat's token or a sheet's key; None: none was sent."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise Refused(refuse("key-wrong"))
    try:
        return hashed(msgspec.convert(token.strip(), wire.Key))
    except msgspec.ValidationError as error:
        raise Refused(refuse("key-wrong")) from error
