"""The browser client: its built files, and one page for all paths that the client routes."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from sushiya.core.value import Value
from sushiya.server.context import Refused
from sushiya.server.guard import page_headers
from sushiya.server.previews import Previews, language_of
from sushiya.server.refusals import refuse

CLIENT = Path(__file__).parent / "client"
INDEX = "index.html"
TITLE = b"<title>Sushiya</title>"
"""The tags for link previews are inserted after it."""
SMALLEST_PACKED = 1000
PACKED_ALREADY = {".bin", ".puzzles", ".woff", ".woff2", ".png"}
"""Suffixes of files that are already compressed."""
HASHED = "assets/"
"""Files in here have their content's hash in their name, so they never change."""
TYPES = {
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PAGES = (
    "t",
    "g",
    "c",
    "learn",
    "drawings",
    "about",
    "pad",
    "box",
    "recovery",
    "circle",
    "circles",
    "first",
    "games",
    "puzzles",
    "same",
    "solo",
    "stats",
    "daily",
)
"""First segments of the paths of the client's pages; any other path does not exist."""

_NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sushiya</title>
<h1>Sushiya</h1>
<p>The server is open, but its pages have not been built.
Start it with <code>./sushiya</code>, which builds them.</p>
</html>
"""


class File(Value, frozen=True, kw_only=True):
    content: bytes
    packed: bytes | None
    """The same, compressed; None if that would not help."""
    kind: str
    cache: str


class Client:
    """All files of the built client, read once; nothing else is served."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.relative_to(folder).as_posix().startswith(".")
        }

    def find(self, path: str) -> File | None:
        """Find a file, or the one page if the client routes this path."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        if not name or name.split("/")[0] in PAGES:
            return self._files.get(INDEX, _PLAIN)
        return None


def _read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    if path.name == INDEX:
        content = rooted(content, "/")
    is_worth_it = len(content) >= SMALLEST_PACKED and path.suffix not in PACKED_ALREADY
    packed = gzip.compress(content, 9, mtime=0) if is_worth_it else None
    name = path.relative_to(folder).as_posix()
    is_hashed = name.startswith(HASHED)
    return File(
        content=content,
        packed=packed if packed is not None and len(packed) < 0.9 * len(content) else None,
        kind=TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream",
        cache="public, max-age=31536000, immutable" if is_hashed else "no-cache",
    )


def rooted(page: bytes, root: str) -> bytes:
    """Turn the page's links to files, which are relative as built, into links below `root`."""
    return page.replace(b'="./', f'="{root}'.encode())


_PLAIN = File(content=_NOT_BUILT, packed=None, kind="text/html; charset=utf-8", cache="no-cache")


async def _answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    client: Client = request.app.state.client
    file = client.find(path)
    status = 200 if file else 404
    # A person who mistyped an address gets a page that says so, a program a refusal.
    if file is None and "text/html" in request.headers.get("accept", ""):
        file = client.find("")
    if file is None:
        raise Refused(refuse("path-unknown"))
    headers = {"cache-control": file.cache, "vary": "accept-encoding", **page_headers(request)}
    content, packed = file.content, file.packed
    previews: Previews | None = request.app.state.get("previews")
    if status == 200 and TITLE in content and previews is not None:
        headers["vary"] = "accept-encoding, accept-language"
        language = language_of(request.headers.get("accept-language", ""))
        content = content.replace(TITLE, TITLE + await previews.tags(path, language))
        packed = gzip.compress(content, 6, mtime=0)
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = packed
    return Response(content, status_code=status, media_type=file.kind, headers=headers)


@get("/", include_in_schema=False, opt={"is_packed": True})
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await _answer(request, "")


@get("/{path:path}", include_in_schema=False, opt={"is_packed": True})
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Serve a file or a page; the API's routes are more specific and come first."""
    return await _answer(request, str(path))


SHOP_PAGES = (home, page)
