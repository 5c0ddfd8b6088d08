"""Tests of host and server run on a store in memory, and again on PostgreSQL and NATS."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from many import SERVICES

HERE = Path(__file__).parent
IN_THE_GATE = {"host/test_shared_device.py", "host/test_presence.py", "server/test_seats.py"}
"""Modules that the gate runs on both; the others run on PostgreSQL and NATS with --long."""
STORES = ("Salon", "open_shop")
"""What opens a store, in memory or not, for a test that names none."""
WITH_THEIR_OWN = {
    "host/test_shared.py",
    "server/test_many.py",
    "cli/test_proxies.py",
    "store/test_copying.py",
}
"""Modules about several processes or stores, which say themselves what is shared."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if any(hasattr(metafunc.module, name) for name in STORES):
        name = Path(metafunc.module.__file__ or "").relative_to(HERE).as_posix()
        if name not in WITH_THEIR_OWN:
            marks = [] if name in IN_THE_GATE else [pytest.mark.long]
            kinds = ["plain", pytest.param("many", marks=marks)]
            metafunc.parametrize("_kind_of_house", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session", autouse=True)
def _kind_of_house(request: pytest.FixtureRequest) -> Iterator[None]:
    if getattr(request, "param", "plain") == "plain":
        yield
    else:
        with SERVICES.wanted():
            yield


@pytest.fixture(scope="session", autouse=True)
def _services() -> Iterator[None]:
    yield
    SERVICES.stop()
