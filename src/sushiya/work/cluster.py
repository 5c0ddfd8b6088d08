"""Work on a Ray cluster: every part is a task there, and one that was lost is done again.

Ray is an extra, and is loaded only here. Parts are pure functions of their deals and seeds, so the
results are those of a run on this machine, bit for bit.
"""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

from sushiya.work.place import Place, WorkError
from sushiya.work.sources import digest

P = TypeVar("P")
R = TypeVar("R")

LOCAL = "local"
"""Stands for a cluster of this machine alone, for as long as the work takes."""
MOST_TRIES = 20
"""So often a part is begun anew whose process or machine was lost; then it is the part's fault."""


class RayPart:
    """A part that was handed over to the cluster."""

    def __init__(self, ray: Any, promise: Any) -> None:
        self._ray, self._promise = ray, promise

    def result(self) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(self._promise)
        except errors.RayTaskError as error:
            raise error.cause from None  # as it was raised there
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            raise WorkError(
                f"a part was lost {MOST_TRIES} times with the process or machine that worked on it"
            ) from error
        except errors.RayError as error:
            raise WorkError(f"the Ray cluster failed: {_first_line(error)}") from error

    def cancel(self) -> None:
        with suppress(self._ray.exceptions.RayError):
            self._ray.cancel(self._promise)


class Cluster:
    """A Ray cluster that this process is connected to; it may grow and shrink meanwhile."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote = ray.remote(max_retries=MOST_TRIES)(_do)

    @property
    def workers(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, task: Callable[[P], R], part: P, /) -> RayPart:
        return RayPart(self._ray, self._remote.remote(task, part, digest(), str(Path.cwd())))


def _do(task: Callable[[P], R], part: P, sources: str, folder: str) -> R:
    """Do a part, in a process of the cluster."""
    if digest() != sources:
        raise WorkError(
            "a machine of the cluster has other sources of sushiya: install the same on all"
        )
    if Path(folder).is_dir():
        os.chdir(folder)  # where bots in files are named from
    return task(part)


def on_ray(address: str | None) -> AbstractContextManager[Place | None]:
    """Open the cluster at an address; None: there is none, so work stays on this machine."""
    return nullcontext() if address is None else _connected(address)


@contextmanager
def _connected(address: str) -> Iterator[Cluster]:
    try:
        import ray  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise WorkError(
            "A Ray cluster needs the package ray, which is not installed: "
            "pip install 'sushiya[ray]' brings it."
        ) from error
    folder = _prepare(address)
    try:
        _connect(ray, address)
        yield Cluster(ray)
    finally:
        ray.shutdown()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def _prepare(address: str) -> str | None:
    """Set what Ray reads; give the folder of a cluster of our own."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address != LOCAL:
        return None
    # Sockets are below it, and their paths must be short.
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp" if os.name == "posix" else None)  # noqa: S108
    os.environ["RAY_TMPDIR"] = folder
    return folder


def _connect(ray: Any, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init("local", include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise WorkError(
            f"no Ray cluster answers at {address!r}: start one with `ray start --head`, name its "
            f"address, or take `local` ({_first_line(error)})"
        ) from error


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")
