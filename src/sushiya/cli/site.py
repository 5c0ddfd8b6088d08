"""`site`: the pages as a folder that works at any web host, without our server."""

import hashlib
import shutil
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sushiya.cli.usage import UsageError
from sushiya.server.guard import SECURITY_HEADERS
from sushiya.server.pages import CLIENT, INDEX

WORKER = "worker.js"
PLACE = b'<html lang="en"'
MARK = PLACE + b" data-site"
"""Tells the pages that there is no server behind them: see web/src/site.ts."""
HEAD = b'<meta charset="utf-8" />'
ONLY_AS_HEADER = "frame-ancestors"
"""A part of the content policy that browsers take from a header only."""
ASSETS = "assets"


def site(
    folder: Annotated[
        Path,
        Parameter(
            name="DIR",
            help="The folder to write: a new one, or one that this command wrote before.",
        ),
    ],
    /,
) -> None:
    """Write a folder of pages; put it on any web host with HTTPS, under any path."""
    if not (CLIENT / INDEX).exists():
        raise UsageError("the pages have not been built; ./sushiya site builds them")
    _clear(folder)
    files = [path for path in sorted(CLIENT.rglob("*")) if path.is_file() and not _is_hidden(path)]
    for path in files:
        target = folder / path.relative_to(CLIENT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    page = (CLIENT / INDEX).read_bytes()
    marked = as_site(page)
    (folder / INDEX).write_bytes(marked)
    worker = (CLIENT / WORKER).read_bytes()
    (folder / WORKER).write_bytes(worker.replace(revision(page), revision(marked)))
    # Some hosts would otherwise leave out files by their names.
    (folder / ".nojekyll").touch()
    size = sum(path.stat().st_size for path in files)
    sys.stdout.write(
        f"{folder}: {len(files)} files, {size:,} bytes. Put them on any web host with HTTPS.\n"
        f"To try it here: python3 -m http.server --bind 127.0.0.1 --directory {folder}\n"
    )


def as_site(page: bytes) -> bytes:
    """Mark the page, and add its content policy as a tag, as no server sends it as a header."""
    parts = SECURITY_HEADERS["content-security-policy"].split("; ")
    policy = "; ".join(part for part in parts if not part.startswith(ONLY_AS_HEADER))
    meta = f'{HEAD.decode()}\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return page.replace(PLACE, MARK, 1).replace(HEAD, meta.encode(), 1)


def _clear(folder: Path) -> None:
    """Delete the old assets; refuse a folder that this command did not write."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file; name a folder")
    if not folder.exists() or not any(folder.iterdir()):
        return
    page = folder / INDEX
    if not page.exists() or MARK not in page.read_bytes():
        raise UsageError(f"{folder} holds other files; name an empty or a new folder")
    shutil.rmtree(folder / ASSETS, ignore_errors=True)


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(CLIENT).parts)


def revision(page: bytes) -> bytes:
    """Return the page's version as web/plugins/offline.ts does, so that devices fetch it again."""
    return hashlib.sha256(page).hexdigest()[:16].encode()
