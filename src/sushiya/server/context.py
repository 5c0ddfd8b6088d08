"""What all handlers and sockets of a server share: hall, store, limits, metrics and more."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from litestar.di import NamedDependency

from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.host.bus import Bus
from sushiya.host.dailies import Dailies
from sushiya.host.first_games import FirstGames
from sushiya.host.hall import Hall
from sushiya.host.house_time import HouseTime
from sushiya.host.rounds import Rounds
from sushiya.host.sheets import SheetBounds, Sheets
from sushiya.server.census import Census
from sushiya.server.limits import Buckets, Limits, Quota, Turns
from sushiya.server.metrics import Metrics
from sushiya.server.push.service import Push
from sushiya.server.visits import Visits
from sushiya.store.protocol import Store

if TYPE_CHECKING:
    from sushiya.server.socket import TableSocket


class Refused(Exception):
    """Raised to answer an HTTP request with a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True, kw_only=True)
class Whereabouts:
    """The addresses of a server, and of its operator's pages."""

    public_origin: str = ""
    """Its public origin, such as https://sushi.example; empty: not configured."""
    address: str = ""
    """For links and codes: the public origin, or the local network's address; empty: neither."""
    imprint: str = ""
    """The page that says who runs it; empty: there is none."""
    privacy: str = ""
    """The operator's page about people's data; empty: there is only ours."""


class ServerContext:
    """One for each server; sockets and HTTP handlers share it."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a server is made of
        self,
        registry: Registry,
        hall: Hall,
        store: Store,
        limits: Limits,
        where: Whereabouts,
        push: Push,
    ) -> None:
        self.push = push
        """Push notices to the browsers of people who are away."""
        self.is_draining = False
        """The process is about to end, and takes no new sockets."""
        self.house_key = ""
        """The key for the operator's requests; empty: they are all refused."""
        self.bus: Bus | None = None
        """The message bus to other processes; None: there are none."""
        self.registry = registry
        self.hall = hall
        self.store = store
        self.limits = limits
        self.where = where
        self.time = HouseTime(store)
        self.sheets = Sheets(store, _sheet_bounds(limits))
        self.rounds = Rounds(hall)
        self.dailies = Dailies(hall)
        self.first_games = FirstGames(registry)
        self.visits = Visits()
        """When members last looked at their circles."""
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
        """A lock for each player: concurrent requests must not get around the player's limits."""


def _sheet_bounds(limits: Limits) -> SheetBounds:
    return SheetBounds(
        sheets=limits.sheets_per_player,
        kb=limits.sheet_kb,
        parts=limits.sheet_parts,
        part_kb=limits.part_kb,
    )


Context: TypeAlias = NamedDependency[ServerContext]
"""The annotation by which a handler gets the context."""
