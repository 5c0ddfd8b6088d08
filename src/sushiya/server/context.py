"""What every answer of the server needs: the hall, the store, the limits and the figures."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from litestar.di import NamedDependency

from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.host.hall import Hall
from sushiya.host.house_time import HouseTime
from sushiya.server.census import Census
from sushiya.server.limits import Buckets, Limits, Quota, Turns
from sushiya.server.metrics import Metrics
from sushiya.store.protocol import Store

if TYPE_CHECKING:
    from sushiya.server.socket import TableSocket


class Refused(Exception):
    """A "no" on its way to whoever asked over HTTP."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True, kw_only=True)
class Whereabouts:
    """Where a server is found."""

    public_origin: str = ""
    """Where the world finds it, such as https://sushi.example; empty: not told."""
    address: str = ""
    """Where others reach it, for links and codes: there, or on the network; empty: nowhere."""


class ServerContext:
    """One for each server; sockets and HTTP handlers share it."""

    def __init__(
        self, registry: Registry, hall: Hall, store: Store, limits: Limits, where: Whereabouts
    ) -> None:
        self.registry = registry
        self.hall = hall
        self.store = store
        self.limits = limits
        self.where = where
        self.time = HouseTime(store)
        self.metrics = Metrics()
        self.census = Census(store)
        self.sockets: set[TableSocket] = set()
        self.sockets_of_player = Quota(limits.sockets_per_player)
        self.sockets_of_address = Quota(limits.sockets_per_address)
        # After a restart all sockets of an address come back at once.
        self.openings_of_address = Buckets(
            limits.requests_per_second, max(limits.requests_burst, limits.sockets_per_address)
        )
        self.requests_of_address = Buckets(limits.requests_per_second, limits.requests_burst)
        self.tables_of_address = Buckets(limits.tables_per_minute / 60, limits.tables_burst)
        self.changes_of_address = Buckets(limits.changes_per_minute / 60, limits.changes_burst)
        self.wrong_codes_of_address = Buckets(
            limits.wrong_codes_per_minute / 60, limits.wrong_codes_burst
        )
        self.turns_of_player = Turns()
        """Who sits down at several tables at once does so at one after the other."""


Context: TypeAlias = NamedDependency[ServerContext]
"""The context, as a handler asks for it."""
