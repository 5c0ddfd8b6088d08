import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from sushiya.server.app import say_no
from sushiya.server.context import Refused
from sushiya.server.guard import SECURITY_HEADERS
from sushiya.server.pages import SHOP_PAGES, Client

SCRIPT = b"console.log('a belt that goes round');" * 100
PACKED = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "assets" / "index-abc123.js").write_bytes(SCRIPT)
    (folder / "index.html").write_text("<!doctype html><title>Sushiya</title>")
    (folder / "assets" / "wasabi-abc123.wasm").write_bytes(bytes(5000))
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".stamp").write_text("from these sources")
    (folder.parent / "secret.txt").write_text("not a page")
    return folder


@pytest.fixture
def browser(tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "client").mkdir()
    client = Client(built(tmp_path / "client"))
    app = Litestar(
        list(SHOP_PAGES),
        state=State({"client": client}),
        exception_handlers={Refused: say_no},
        # Handlers remember the headers of the first app they are in, and other tests use them, too.
        response_headers=SECURITY_HEADERS,
        openapi_config=None,
    )
    return TestClient(app)


@pytest.mark.parametrize(
    "path", ["/", "/t/VFuXSSySst9fMIsZvVsoDA", "/c/HAUVPV", "/learn/wasabi", "/about"]
)
def test_every_page_of_the_client_is_the_one_page(browser: TestClient[Litestar], path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "<title>Sushiya" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_what_has_its_hash_in_its_name_is_kept_for_ever(browser: TestClient[Litestar]) -> None:
    answer = browser.get("/assets/index-abc123.js", headers=PLAIN)
    assert answer.content == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_files_are_sent_packed_to_whoever_takes_that(browser: TestClient[Litestar]) -> None:
    with browser.stream("GET", "/assets/index-abc123.js", headers=PACKED) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent) == SCRIPT
    assert "content-encoding" not in browser.get("/assets/index-abc123.js", headers=PLAIN).headers


def test_engines_may_run_and_nothing_else_new(browser: TestClient[Litestar]) -> None:
    answer = browser.get("/assets/wasabi-abc123.wasm", headers=PACKED)
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-encoding"] == "gzip"
    policy = answer.headers["content-security-policy"].split("; ")
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert sum("unsafe" in part for part in policy) == 1


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/.stamp",
        "/favicon.ico",
        "/wp-login.php",
    ],
)
def test_nothing_else_is_served(browser: TestClient[Litestar], path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["refusal"]["code"] == "path-unknown"


def test_a_mistyped_address_is_a_page_to_a_person(browser: TestClient[Litestar]) -> None:
    answer = browser.get("/menu/xyz", headers={"accept": "text/html,*/*;q=0.8"})
    assert answer.status_code == 404
    assert "<title>Sushiya" in answer.text


def test_a_server_without_pages_says_how_to_get_them(tmp_path: Path) -> None:
    file = Client(tmp_path).find("/")
    assert file is not None
    assert b"./sushiya" in file.content


@pytest.mark.parametrize(
    ("address", "is_secure"),
    [
        ("http://127.0.0.1:8790/", True),
        ("http://localhost:8790/t/abc", True),
        ("https://sushi.example/", True),
        ("http://192.168.1.20:8790/", False),
    ],
)
def test_windows_are_kept_apart_where_a_browser_takes_that(
    browser: TestClient[Litestar], address: str, *, is_secure: bool
) -> None:
    policy = browser.get(address).headers.get("cross-origin-opener-policy")
    assert policy == ("same-origin" if is_secure else None)
