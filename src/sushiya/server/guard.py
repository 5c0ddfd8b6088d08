"""Checks of every request (origin, rate limit, content type), and security headers."""

import time
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from sushiya.core.refusal import Refusal
from sushiya.server.context import Refused, ServerContext
from sushiya.server.refusals import refuse

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
API_HEADERS = {**SECURITY_HEADERS, "cache-control": "no-store"}
"""The headers of every response; pages and their files set their own `cache-control`."""
PAGE_HEADERS = {"cross-origin-opener-policy": "same-origin"}
"""Added to pages; browsers accept it from a secure address only, and warn elsewhere."""
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse a request from another site's page, or too many from one address.

    Sockets are checked and refused by `socket`, with messages of their own.
    """
    # A coroutine, though it awaits nothing: a plain function would cost a thread for each request.
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return
    refusal = refuse_request(connection)
    if refusal is not None:
        raise Refused(refusal)


def refuse_request(connection: AnyConnection) -> Refusal | None:
    """Count a request, and return why it is refused whatever it asks for; None: it is not."""
    context: ServerContext = connection.app.state.context
    if not is_own(connection, context.where.public_origin):
        return refuse("origin-foreign")
    if not context.requests_of_address.take(address_of(connection), time.monotonic()):
        return refuse("too-fast")
    # Another site's page can send text and forms without a CORS preflight, but no JSON.
    if _has_body(connection) and not _is_json(connection):
        return refuse("body-not-json")
    return None


def _has_body(connection: AnyConnection) -> bool:
    headers = connection.headers
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _is_json(connection: AnyConnection) -> bool:
    kind = connection.headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"


def address_of(connection: AnyConnection) -> str:
    """Return the address that a request came from, or that a trusted proxy reported."""
    return connection.client.host if connection.client is not None else ""


def is_own(connection: AnyConnection, public_origin: str) -> bool:
    """Return whether the request is from our own page, or from a program that sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None or (public_origin and origin == public_origin):
        return True
    host = connection.headers.get("host", "").lower()
    asking = _parts(origin)
    return asking is not None and asking.netloc.lower() == host != ""


def is_known_host(connection: AnyConnection, public_origin: str) -> bool:
    """Return whether the request's host is loopback or our public name.

    Another site can point its own name at this machine, and its pages then count as ours.
    """
    asked = _parts(f"//{connection.headers.get('host', '')}")
    public = _parts(public_origin)
    known = LOOPBACK | ({public.hostname} if public is not None and public.hostname else set())
    return asked is not None and asked.hostname in known


def page_headers(connection: AnyConnection) -> dict[str, str]:
    """Return the extra headers of a page, if the browser accepts them from this address."""
    asked = _parts(f"//{connection.headers.get('host', '')}")
    is_here = asked is not None and asked.hostname in LOOPBACK
    return PAGE_HEADERS if is_here or connection.scope["scheme"] == "https" else {}


def _parts(address: str) -> SplitResult | None:
    """Parse an untrusted address; None if it is malformed."""
    try:
        return urlsplit(address)
    except ValueError:
        return None
