"""Where work runs changes nothing: what goes elsewhere can go there, and comes back in order."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from sushiya.cli.app import run
from sushiya.engine.door import load_engine
from sushiya.games import GAMES
from sushiya.work import cluster
from sushiya.work.cluster import on_ray
from sushiya.work.local import Here, processes, threads
from sushiya.work.place import PARTS_AHEAD, WorkError, in_order
from sushiya.work.sources import digest
from work.jobs import results

P = TypeVar("P")
R = TypeVar("R")


class Posted:
    """A part that was sent away as bytes, and whose result comes back as bytes."""

    def __init__(self, letter: bytes) -> None:
        self._letter = letter

    def result(self) -> Any:
        task, part = pickle.loads(self._letter)  # noqa: S301 - our own
        return pickle.loads(pickle.dumps(task(part)))  # noqa: S301

    def cancel(self) -> None:
        pass


class Post:
    """Stands in for another machine: nothing gets there but what can be sent."""

    workers = 3

    def submit(self, task: Callable[[P], R], part: P, /) -> Posted:
        return Posted(pickle.dumps((task, part)))


def test_every_job_can_be_sent_away_and_comes_to_the_same() -> None:
    assert results(Post()) == results(None)


def double(number: int) -> int:
    return 2 * number


def test_results_come_in_the_order_of_their_parts() -> None:
    wanted = [2 * number for number in range(50)]
    assert list(in_order(Here(), double, range(50))) == wanted
    with threads(3) as place:
        assert list(in_order(place, double, range(50))) == wanted


def test_processes_work_too() -> None:
    with processes(1) as place:
        assert list(in_order(place, os.path.basename, ["a/b"])) == ["b"]


def test_little_is_begun_before_it_is_asked_for() -> None:
    begun = list[int]()

    def note(number: int) -> int:
        begun.append(number)
        return number

    with threads(1) as place:
        for number in in_order(place, note, range(1000)):
            if number == 5:
                break
    assert len(begun) <= 6 + PARTS_AHEAD


def test_what_a_task_raises_is_raised() -> None:
    with threads(1) as place, pytest.raises(ZeroDivisionError):
        list(in_order(place, lambda number: 1 // number, [1, 0, 1]))


def test_an_engine_is_sent_by_its_name() -> None:
    for rules in GAMES.all():
        engine = load_engine(rules)
        assert pickle.loads(pickle.dumps(engine)) is engine  # noqa: S301


def test_other_sources_are_refused() -> None:
    assert cluster._do(double, 4, digest(), str(Path.cwd())) == 8
    with pytest.raises(WorkError, match="install the same on all"):
        cluster._do(double, 4, "other", str(Path.cwd()))


def test_without_ray_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with on_ray(None) as place:
        assert place is None
    for line in (["arena", "sushi-go", "--bots", "cook,cook"], ["stats", "wasabi"]):
        assert run([*line, "--ray", "auto"]) == 2
        assert "pip install 'sushiya[ray]' brings it" in capfd.readouterr().err


def test_a_cluster_has_its_own_workers(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["stats", "wasabi", "--ray", "auto", "--threads", "2"]) == 2
    assert "leave --threads out" in capfd.readouterr().err
    assert run(["arena", "wasabi", "--bots", "cook,cook", "--ray", "auto", "--workers", "2"]) == 2
    assert "leave --workers out" in capfd.readouterr().err


@pytest.mark.long
def test_a_cluster_whose_workers_are_killed_comes_to_the_same(tmp_path: Path) -> None:
    """Needs ray: `./test --long` installs it."""
    marks = tmp_path / "marks"
    marks.mkdir()
    tests = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-m", "work.cluster_child", str(marks)],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env={**os.environ, "PYTHONPATH": tests},
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["results"] == results(None)
    assert told["killed"] >= 3
