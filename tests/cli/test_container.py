"""The container file: what it names is there; it is built where a container engine runs."""

import inspect
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sushiya.cli.serve import PORT, serve
from sushiya.store.data_file import VARIABLE

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Containerfile").read_text()
ENGINES = ("podman", "docker")


def running_engine() -> str | None:
    """Find a container engine that answers."""
    for engine in filter(shutil.which, ENGINES):
        if subprocess.run([engine, "info"], capture_output=True, check=False).returncode == 0:
            return engine
    return None


def test_what_it_names_is_there() -> None:
    for source in re.findall(r"^COPY (requirements/\S+)", TEXT, re.MULTILINE):
        assert (ROOT / source).is_file()
    assert f"EXPOSE {PORT}" in TEXT
    assert f"127.0.0.1:{PORT}/api/health" in TEXT
    assert f"ENV {VARIABLE}=/data" in TEXT
    known = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", TEXT, re.MULTILINE)
    assert set(re.findall(r"--[a-z-]+", entry)) <= known | {"--no-browser"}


@pytest.mark.long
def test_it_is_built_and_answers() -> None:
    engine = running_engine()
    if engine is None:
        pytest.skip("no container engine runs here: the Containerfile is untried")
    build = [engine, "build", "--file", "Containerfile", "--tag", "sushiya-test", "."]
    subprocess.run(build, cwd=ROOT, check=True, timeout=1800)
    said = subprocess.run(
        [engine, "run", "--rm", "--entrypoint", "sushiya", "sushiya-test", "games"],
        capture_output=True,
        check=True,
        text=True,
        timeout=120,
    )
    assert "sushi-go" in said.stdout
