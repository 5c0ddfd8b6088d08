"""A stage that draws stored views without a server: the built pages, and a socket of our own."""

import contextlib
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sushiya.server.pages import CLIENT, Client
from web.layout.recording import ME

SOCKET = Path(__file__).with_name("stage.js")
TOKEN = "t" * 22
PLAYER = "p" * 32


@dataclass
class Playhouse:
    """Serves the pages and what was stored of some tables, by their ids."""

    client: Client
    views: dict[str, dict[str, Any]] = field(default_factory=dict)
    address: str = ""

    def put(self, view: dict[str, Any]) -> str:
        """Lay a view out; gives its path."""
        self.views[view["id"]] = view
        return f"/t/{view['id']}"

    def answer(self, path: str) -> tuple[int, str, str, bytes]:
        """Give status, type, caching and content for a path."""
        if path.startswith("/api/"):
            found = self._told(path.removeprefix("/api/").split("/"))
            body = {"refusal": {"code": "table-unknown"}} if found is None else found
            return 404 if found is None else 200, "application/json", "no-store", _json(body)
        file = self.client.find(path)
        if file is None:
            return 404, "text/plain", "no-store", b""
        return 200, file.kind, file.cache, file.content

    def _told(self, steps: list[str]) -> Any:
        match steps:
            case ["shop"]:
                return {"address": ""}
            case ["tables", table] if table in self.views:
                return self.views[table]["look"]
            case ["tables", table, part] if table in self.views:
                return self.views[table].get(part)
        return None


def _json(body: Any) -> bytes:
    return json.dumps(body).encode()


@contextlib.contextmanager
def open_playhouse(client: Path = CLIENT) -> Iterator[Playhouse]:
    house = Playhouse(Client(client))

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            status, kind, cache, content = house.answer(urlsplit(self.path).path)
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("cache-control", cache)
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    house.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield house
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def kept(tables: list[str], **settings: Any) -> dict[str, Any]:
    """Give what a browser has in its storage that sits at these tables, at my seat."""
    own = {"token": TOKEN, "seat": ME, "nonce": "", "seal": ""}
    return {
        "player": PLAYER,
        "seats": dict.fromkeys(tables, own),
        **({"settings": settings} if settings else {}),
    }
