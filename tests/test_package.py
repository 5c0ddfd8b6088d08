"""The packages that are built: what they hold, and what somebody who installs them gets."""

import os
import runpy
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import sushiya
from ports import free_port
from sushiya.games import GAMES

ROOT = Path(__file__).parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
STARTED = 60.0
PAGES = "sushiya/server/client"


def _build(kind: str, folder: Path) -> Path:
    """Build a package from this folder, with what is installed here."""
    if _is_stale(ROOT):
        pytest.fail("the pages have changed since they were built: run scripts/build_client.py")
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build("sdist", tmp_path_factory.mktemp("sdist"))


def _is_stale(root: Path) -> bool:
    return bool(runpy.run_path(str(root / "scripts" / "build_client.py"))["is_stale"]())


def _committed(folder: str) -> set[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", folder],  # noqa: S607 - whichever is on the PATH
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this folder is no git clone")
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}


def test_a_wheel_holds_the_package_the_pages_and_the_engines(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
        packed.extractall(tmp_path / "installed")  # noqa: S202 - our own
    own = {name.removeprefix("src/") for name in _committed("src")}
    assert own - held == set()
    assert "sushiya/py.typed" in own
    built = {f"sushiya/engine/built/{name.replace('-', '_')}.py" for name in GAMES.names()}
    assert built <= held
    assert {f"{PAGES}/index.html", f"{PAGES}/notices.txt"} <= held
    engines = [name for name in held if name.startswith(PAGES) and name.endswith(".wasm")]
    assert len(engines) == len(GAMES.names())
    schemas = {f"sushiya/schemas/{file.name}" for file in (ROOT / "docs/schemas").iterdir()}
    assert schemas <= held
    top = {name.split("/")[0] for name in held}
    assert top == {"sushiya", f"sushiya-{VERSION}.dist-info"}
    _check_that_it_plays(tmp_path)


def _check_that_it_plays(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    program = (
        "import sushiya, sushiya.batch;"
        "played = sushiya.batch.play_many(sushiya.load('wasabi'), 20, policy='chef');"
        "print(sushiya.__file__, played.totals.shape)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    file, shape = done.stdout.split(maxsplit=1)
    assert Path(file).is_relative_to(tmp_path)
    assert shape == "(20, 3)\n"


def test_an_sdist_builds_without_npm(sdist: Path, tmp_path: Path) -> None:
    """It carries pages and engines for browsers, with stamps that say they are current."""
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    source = tmp_path / f"sushiya-{VERSION}"
    missing = {name for name in _committed(".") if not (source / name).exists()}
    assert missing == set()
    assert len(list((source / "web/src/engine/built").glob("*.wasm"))) == 3
    assert not (source / "web" / "node_modules").exists()
    assert not _is_stale(source)
    (source / "web" / "index.html").write_text("changed")
    assert _is_stale(source)


def test_the_changelog_begins_with_this_version_and_how_to_upgrade_to_it() -> None:
    newest = (ROOT / "CHANGELOG.md").read_text("utf-8").split("\n## ")[1]
    assert newest.startswith((f"{VERSION}\n", f"{VERSION}, "))
    assert "\n### Upgrading\n" in newest
    assert sushiya.__version__ == VERSION


# What follows downloads packages, as a new user does.


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty environment; give where its commands are."""
    folder = tmp_path_factory.mktemp("new-user")
    venv.create(folder / "venv", with_pip=True)
    commands = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    wanted = f"{wheel}[authors]"
    pip = ["-m", "pip", "install", "--quiet", wanted]
    subprocess.run([commands / "python", *pip], check=True, timeout=1200)
    return commands


def _run(installed: Path, folder: Path, *words: str) -> str:
    done = subprocess.run(
        [installed / words[0], *words[1:]],
        cwd=folder,
        env=_environment(folder),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _environment(folder: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return {**kept, "HOME": str(folder), "SUSHIYA_DATA": str(folder / "data")}


ENVIRONMENT = """
import gymnasium, sushiya.authors.gymnasium
env = gymnasium.make("sushiya/sushi-express-v1")
observation, info = env.reset(seed=1)
ended = False
while not ended:
    action = env.action_space.sample(mask=info["action_mask"])
    observation, reward, ended, _, info = env.step(action)
print("over")
"""


@pytest.mark.long
def test_a_new_user_gets_command_engine_environment_and_bot(
    installed: Path, tmp_path: Path
) -> None:
    assert _run(installed, tmp_path, "sushiya", "--version").strip() == VERSION
    assert "wins" in _run(installed, tmp_path, "sushiya", "simulate", "wasabi", "--games", "50")
    assert _run(installed, tmp_path, "python", "-c", ENVIRONMENT) == "over\n"
    _run(installed, tmp_path, "sushiya", "bot", "new", "my_bot.py")
    arena = ["arena", "sushi-go", "--bots", "my_bot.py,cook", "--deals", "1"]
    assert "my_bot.py" in _run(installed, tmp_path, "sushiya", *arena)


@pytest.mark.long
def test_a_new_user_s_server_answers_with_the_first_page(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    server = subprocess.Popen(
        [installed / "sushiya", "serve", "--no-browser", "--port", str(port)],
        cwd=tmp_path,
        env=_environment(tmp_path),
    )
    try:
        page = _first_page(port, server)
        assert "assets/" in page
        assert "have not been built" not in page
    finally:
        server.terminate()
        server.wait(timeout=30)


def _first_page(port: int, server: "subprocess.Popen[bytes]") -> str:
    for _ in range(int(STARTED / 0.2)):
        assert server.poll() is None
        try:
            with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                return str(answer.read().decode())
        except URLError:
            with pytest.raises(subprocess.TimeoutExpired):
                server.wait(timeout=0.2)
    pytest.fail("the server did not start")


@pytest.mark.long
def test_an_sdist_is_installed_without_npm(sdist: Path, tmp_path: Path) -> None:
    """Node is a package that pip would download, if the pages had to be built."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-v", "-w", str(tmp_path)]
    done = subprocess.run([*pip, sdist], capture_output=True, text=True, check=True, timeout=1200)
    assert "nodejs" not in done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert f"{PAGES}/index.html" in packed.namelist()
