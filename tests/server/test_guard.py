"""At the door: whose page may speak, which addresses count, what a browser is told to forbid."""

import json

import pytest
import websockets

from host.helpers import in_loop
from server.helpers import open_shop, seat_guests
from server.raw import asks, content, fetch, headers_of, status
from server.test_limits import refused
from sushiya.server.guard import PAGE_HEADERS, SECURITY_HEADERS
from sushiya.server.limits import Limits

ELSEWHERE = "http://elsewhere.example"
PUBLIC = "https://sushi.example"
FEW = Limits(requests_per_second=0.001, requests_burst=2)


@in_loop
async def test_every_answer_carries_the_security_headers() -> None:
    async with open_shop() as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go", settings={"watchers": "link"})
        statuses = set()
        for one in asks(guest.table, "NOSUCH"):
            answer = await fetch(shop.address, **one)
            statuses.add(status(answer))
            headers = headers_of(answer)
            assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
            assert "server" not in headers
        assert {200, 401, 404, 409} <= statuses


@pytest.mark.parametrize(
    ("origin", "is_welcome"),
    [
        ("own", True),
        (PUBLIC, True),
        (ELSEWHERE, False),
        ("null", False),
        (f"{PUBLIC}.evil", False),
        ("http://[", False),
        ("http://[::1", False),
    ],
)
@in_loop
async def test_only_our_own_pages_may_speak_to_us(origin: str, *, is_welcome: bool) -> None:
    async with open_shop(public_origin=PUBLIC) as shop:
        sent = shop.address if origin == "own" else origin
        answer = await fetch(shop.address, "/api/games", headers={"origin": sent})
        assert status(answer) == (200 if is_welcome else 403)
        (guest, *_) = await seat_guests(shop, "sushi-go")
        hello = json.dumps({"type": "hello", "tokens": [guest.token]})
        if is_welcome:
            async with websockets.connect(
                guest.site.socket_of(guest.table), origin=websockets.Origin(sent)
            ) as device:
                await device.send(hello)
                assert json.loads(await device.recv())["type"] == "table"
        else:
            code = await refused(shop, guest.table, hello, origin=websockets.Origin(sent))
            assert code == "origin-foreign"


@pytest.mark.parametrize("host", ["", "[", "a:b:c", "x:99999999"])
@in_loop
async def test_a_page_is_given_whatever_host_was_asked_for(host: str) -> None:
    """But never as from a secure address, whose pages say more."""
    async with open_shop() as shop:
        for path in ("/", "/t/abc"):
            answer = await fetch(shop.address, path, headers={"host": host})
            assert status(answer) == 200
            assert not PAGE_HEADERS.keys() & headers_of(answer).keys()


@in_loop
async def test_a_forwarded_address_from_anybody_is_ignored() -> None:
    """Whoever invents addresses is still one address."""
    async with open_shop(limits=FEW) as shop:
        answers = [
            await fetch(shop.address, "/api/games", headers={"x-forwarded-for": f"203.0.113.{one}"})
            for one in range(3)
        ]
    assert [status(answer) for answer in answers] == [200, 200, 429]


@in_loop
async def test_a_trusted_proxy_says_whom_it_speaks_for() -> None:
    async with open_shop(limits=FEW, trusted_proxies=("127.0.0.1",)) as shop:
        statuses = {}
        for address in ("203.0.113.1", "203.0.113.2"):
            statuses[address] = [
                status(
                    await fetch(shop.address, "/api/games", headers={"x-forwarded-for": address})
                )
                for _ in range(3)
            ]
        # What a client itself wrote before the proxy added its address counts for nothing.
        header = {"x-forwarded-for": "203.0.113.9, 203.0.113.2"}
        assert status(await fetch(shop.address, "/api/games", headers=header)) == 429
    assert set(map(tuple, statuses.values())) == {(200, 200, 429)}


@in_loop
async def test_figures_are_for_the_own_machine_and_name_nobody() -> None:
    async with open_shop(trusted_proxies=("127.0.0.1",)) as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        await guest.come()
        figures = await fetch(shop.address, "/api/metrics")
        assert b"sushiya_sockets 1.0" in figures
        assert b'sushiya_tables{phase="waiting"} 1.0' in figures
        assert guest.table.encode() not in figures
        forwarded = {"x-forwarded-for": "203.0.113.1"}
        answer = await fetch(shop.address, "/api/metrics", headers=forwarded)
        assert content(answer)["refusal"]["code"] == "not-from-here"
