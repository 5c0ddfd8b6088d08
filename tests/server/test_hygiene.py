"""What HTTP answers carry and count: caches, content types, methods, names of hosts, health."""

import json
from pathlib import Path
from typing import Any

import apsw
import pytest

from host.helpers import in_loop
from server.helpers import Shop, open_shop, person, seat_guests
from server.raw import asks, content, fetch, headers_of, status
from server.test_limits import KEY, wish
from store.disk import Disk
from sushiya.server.census import Census
from sushiya.server.limits import Limits
from sushiya.store.protocol import Append, Appended
from sushiya.store.sqlite import SqliteStore

PUBLIC = "https://sushi.example"


@in_loop
async def test_no_answer_of_the_interface_is_kept_by_a_cache() -> None:
    async with open_shop() as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go", settings={"watchers": "link"})
        statuses = set()
        for one in asks(guest.table, "NOSUCH"):
            answer = await fetch(shop.address, **one)
            statuses.add(status(answer))
            is_page = not one["path"].startswith("/api/")
            cache = headers_of(answer).get("cache-control")
            assert cache == ("no-cache" if is_page else "no-store"), one
        assert {200, 401, 404, 409} <= statuses


@pytest.mark.parametrize(
    ("kind", "is_welcome"),
    [
        ("application/json", True),
        ("Application/JSON; charset=utf-8", True),
        ("text/plain", False),
        ("application/x-www-form-urlencoded", False),
        ("multipart/form-data; boundary=x", False),
        ("application/jsonp", False),
        ("", False),
    ],
)
@in_loop
async def test_a_body_that_is_not_json_by_its_type_is_refused(
    kind: str, *, is_welcome: bool
) -> None:
    async with open_shop() as shop:
        paths = {"/api/tables": wish(), "/api/games/wasabi/score": b'{"seats":[{},{}]}'}
        for path, body in paths.items():
            headers = {**KEY, "content-type": kind}
            answer = await fetch(shop.address, path, method="POST", body=body, headers=headers)
            assert (status(answer) == 415) != is_welcome
            if not is_welcome:
                assert content(answer)["refusal"]["code"] == "body-not-json"


@in_loop
async def test_a_body_in_pieces_has_its_type_too_and_none_needs_none() -> None:
    async with open_shop() as shop:
        pieces = {**KEY, "transfer-encoding": "chunked", "content-type": "text/plain"}
        answer = await fetch(shop.address, "/api/tables", method="POST", headers=pieces)
        assert status(answer) == 415
        answer = await fetch(shop.address, "/api/forget", method="POST", headers=KEY)
        assert status(answer) < 400


@pytest.mark.parametrize(
    ("method", "path", "usual"),
    [
        ("DELETE", "/api/tables", 405),
        ("HEAD", "/api/games", 405),
        ("PUT", "/", 405),
        ("OPTIONS", "/api/tables", 204),
        ("OPTIONS", "/", 204),
        ("PATCH", "/nowhere/at/all", 405),
    ],
)
@in_loop
async def test_every_method_counts(method: str, path: str, usual: int) -> None:
    few = Limits(requests_per_second=0.001, requests_burst=3)
    async with open_shop(limits=few) as shop:
        met = [status(await fetch(shop.address, path, method=method)) for _ in range(5)]
        assert met == [usual] * 3 + [429] * 2
        # They are taken from the same bucket.
        assert status(await fetch(shop.address, "/api/games")) == 429


@pytest.mark.parametrize(
    ("host", "is_welcome"),
    [
        ("127.0.0.1:8790", True),
        ("localhost", True),
        ("LOCALHOST:1", True),
        ("[::1]:8790", True),
        ("sushi.example", True),
        ("rebound.example", False),
        ("127.0.0.1.rebound.example", False),
        ("localhost.rebound.example", False),
        ("[", False),
        ("", False),
    ],
)
@in_loop
async def test_figures_are_told_to_whoever_calls_the_machine_by_its_name(
    host: str, *, is_welcome: bool
) -> None:
    async with open_shop(public_origin=PUBLIC) as shop:
        answer = await fetch(shop.address, "/api/metrics", headers={"host": host})
        assert status(answer) == (200 if is_welcome else 403)


async def health(shop: Shop) -> tuple[int, dict[str, Any]]:
    shop.context.census = Census(shop.store)  # nothing of before is told again
    answer = await fetch(shop.address, "/api/health")
    return status(answer), content(answer)


@pytest.mark.parametrize(
    ("error", "trouble"), [(apsw.FullError, "disk-full"), (apsw.IOError, "store-fails")]
)
@in_loop
async def test_health_says_when_the_disk_is_full(
    error: type[apsw.Error], trouble: str, tmp_path: Path
) -> None:
    disk = Disk()
    store = SqliteStore(tmp_path / "tables.sqlite3", vfs=disk.name)
    async with open_shop(store=store) as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        met, told = await health(shop)
        assert (met, told["is-well"], told["trouble"]) == (200, True, "")
        log = await store.read(guest.table)
        disk.error, disk.fails = error, lambda _: True
        met, told = await health(shop)
        assert (met, told["is-well"], told["trouble"]) == (503, False, trouble)
        assert told["tables"] == {"waiting": 1, "running": 0, "over": 0}
        refused = await fetch(shop.address, "/api/tables", method="POST", body=wish(), headers=KEY)
        assert content(refused)["refusal"]["code"] == "cannot-save"
        disk.mend()
        assert (await health(shop))[0] == 200
        assert await store.read(guest.table) == log


@in_loop
async def test_looking_whether_the_disk_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    disk = Disk()
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file, vfs=disk.name)
    assert await store.append(Append("a", 0, (b"x",), 1.0)) == Appended(1)
    counts, steps = await store.counts(), disk.steps
    for _ in range(3):
        await store.check_writing()
    assert disk.steps >= steps + 3  # it did go through the disk
    assert await store.counts() == counts
    await store.close()
    size = file.stat().st_size
    store = SqliteStore(file)
    for _ in range(50):
        await store.check_writing()
    await store.close()
    assert file.stat().st_size == size


LONG = "\u202e\u0007" + "x" * 3_000


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "x" * 64, **person(0)}),
        ("/api/tables", {"game": LONG, **person(0)}),
        ("/api/tables", {"game": "sushi-go", **person(0), "bots": ["y" * 32]}),
        ("/api/tables", {"game": "sushi-go", **person(0), "options": {LONG: 1}}),
        ("/api/tables", {"game": "sushi-go", **person(0), "options": {"edition": LONG}}),
        ("/api/tables", {"game": "sushi-go", **person(0), "options": {"players": LONG}}),
        ("/api/tables", {"game": "sushi-go", **person(0), "options": {"edition": [LONG] * 9}}),
        ("/api/tables", {"game": "wasabi", **person(0), "options": {"recipe-book": {LONG: 1}}}),
        ("/api/tables", {"game": "wasabi", **person(0), "options": {"recipe-book": LONG}}),
        ("/api/tables", {"game": "wasabi", **person(0), LONG: 1}),
        ("/api/tables", {"game": "wasabi", **person(0), "colour": LONG}),
        (f"/api/games/{'g' * 3_000}/score", {}),
        ("/api/games/sushi-go/score", {"rounds": [{"laid": [[LONG], [], []]}]}),
        ("/api/games/sushi-go/score", {"rounds": [], "options": {LONG: 1}}),
        ("/api/games/sushi-express/score", {"customers": [{LONG: 1}] * 3, "actions": [{}] * 3}),
        ("/api/games/wasabi/score", {"seats": [{LONG: 1}]}),
    ],
)
@in_loop
async def test_a_refusal_repeats_little_of_what_was_sent(path: str, body: dict[str, Any]) -> None:
    async with open_shop() as shop:
        sent = json.dumps(body).encode()
        answer = await fetch(shop.address, path, method="POST", body=sent, headers=KEY)
    assert 400 <= status(answer) < 500
    args = content(answer)["refusal"]["args"]
    said = json.dumps(args, ensure_ascii=False)
    assert len(said) < 500
    assert "\u202e" not in said
    assert "\\u0007" not in said
    letters = max((letter for letter in "xyg"), key=said.count)
    assert said.count(letters) <= 165
