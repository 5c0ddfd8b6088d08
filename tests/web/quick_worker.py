"""Pages as they are built, but for the pauses of their service worker.

A café of phones shares one address and its limits, so the worker fetches hundreds of files one by
one, with a pause after each: half a minute that a test would do nothing but wait.
"""

import re
import shutil
from pathlib import Path

from sushiya.server.pages import CLIENT
from web.speech import WEB

WORKER = "worker.js"
_SOURCE = (WEB / "offline" / "worker.ts").read_text("utf-8")


def without_pauses(folder: Path) -> Path:
    """Copy the built pages; the copy's worker fetches its files without a pause."""
    shutil.copytree(CLIENT, folder)
    take_pauses(folder / WORKER)
    return folder


def take_pauses(worker: Path) -> None:
    """Let a worker's timers of just that length end at once; everything else stays as it is."""
    (pause,) = re.findall(r"^const PAUSE_MS = (\d+);$", _SOURCE, re.MULTILINE)
    ahead = (
        "{ const usual = self.setTimeout; self.setTimeout = (done, ms, ...more) => "
        f"usual(done, ms === {pause} ? 0 : ms, ...more); }}\n"
    )
    worker.write_text(ahead + worker.read_text("utf-8"), "utf-8")
