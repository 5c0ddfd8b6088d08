"""Where notices may be sent: only to the push services of browsers, and never into our network.

The endpoint of a device comes from a client. So it is accepted only at a known service, and a
notice goes to the IP address that was checked, even if the name resolves to another one later.
"""

import asyncio
import ipaddress
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from sushiya.core.refusal import Refusal
from sushiya.server.refusals import refuse

KNOWN_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Those of Chrome and most others, Firefox, Safari, and Edge; names below them count as well."""
HTTPS = 443
MOST_LABEL = 60
"""Letters of a foreign host that a refusal repeats."""


@dataclass(frozen=True, kw_only=True)
class PushPolicy:
    """What the operator allows."""

    is_on: bool = True
    more_services: tuple[str, ...] = ()
    """Names of further push services."""
    allows_private: bool = False
    """Whether a service may be on our own network, at any port: for tests."""
    tls: ssl.SSLContext | None = None
    """Says whose certificates are trusted; None: the usual authorities'."""


class UnsafePlace(Exception):
    """A push service's name resolves to an address that is not public."""


def place_of(endpoint: str, policy: PushPolicy) -> SplitResult | Refusal:
    """Parse the endpoint of a device, or refuse it."""
    try:
        place = urlsplit(endpoint)
        host, port = place.hostname or "", place.port or HTTPS
    except ValueError:
        return refuse("push-place", host="?")
    services = (*KNOWN_SERVICES, *policy.more_services)
    is_known = any(host == one or host.endswith(f".{one}") for one in services)
    is_plain = place.username is None and place.password is None and endpoint.isascii()
    is_port_right = port == HTTPS or policy.allows_private
    if place.scheme != "https" or not is_known or not is_plain or not is_port_right:
        return refuse("push-place", host=host[:MOST_LABEL] or "?")
    return place


async def resolve(place: SplitResult, policy: PushPolicy) -> str:
    """Resolve a push service's host; raises UnsafePlace if any of its addresses is not public."""
    loop = asyncio.get_running_loop()
    port = place.port or HTTPS
    found = await loop.getaddrinfo(place.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not policy.allows_private:
        for address in addresses:
            if not ipaddress.ip_address(address).is_global:
                raise UnsafePlace(f"{place.hostname} leads to {address}")
    return addresses[0]
