"""The interface as OpenAPI describes it: whatever fits the description gets a described answer."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.helpers import open_shop, play_with

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 25


@dataclass(frozen=True)
class Running:
    address: str
    table: str
    token: str


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    """A server in a thread of its own, with a game that runs."""
    found: list[Running] = []
    opened = threading.Event()
    ending: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        closing = asyncio.Event()
        ending.append((asyncio.get_running_loop(), closing))
        async with open_shop() as shop:
            guests = await play_with(shop, "sushi-go", settings={"watchers": "link"})
            # Sockets ping with numbers from the global `random`, which Hypothesis watches over.
            for one in guests:
                await one.go()
            guest = guests[0]
            found.append(Running(shop.address, guest.table, str(guest.token)))
            opened.set()
            await closing.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert opened.wait(30)
    yield found[0]
    loop, closing = ending[0]
    loop.call_soon_threadsafe(closing.set)
    thread.join()


def test_every_described_request_gets_a_described_answer(running: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{running.address}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == schema.statistic.operations.total
    assert len(operations) > 12
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), is_real=st.booleans())
        def ask(case: schemathesis.Case[Any], *, is_real: bool) -> None:
            if is_real and "table" in case.path_parameters:
                case.path_parameters["table"] = running.table
            case.call_and_validate(checks=CHECKS)

        ask()
