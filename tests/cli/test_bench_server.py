"""The server's figures are measured over real sockets, and light guests read what it sends."""

import pytest

from sushiya.cli import bench_server
from sushiya.cli.app import run
from sushiya.cli.bench_guests import LONG, PING, SHORT, TEXT, framed, frames
from sushiya.games import GAMES


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = {"EVERY": 0.25, "WOKEN": 2, "STARTS": 1, "NEIGHBOURS": 2, "NEIGHBOURS_EVERY": 0.25}
    for name, size in sizes.items():
        monkeypatch.setattr(bench_server, name, size)


def test_figures_of_a_load() -> None:
    figures = bench_server.measure_load(tables=3, seconds=3)
    assert (figures["tables"], figures["connections"]) == (3, 12)
    assert figures["kB a connection"] > 1
    assert figures["decisions/s, steady"] > 0
    assert figures["decisions/s, flat out"] > 0
    assert 0 < figures["reveal ms, median"] <= figures["reveal ms, 99 %"]
    assert figures["server's ms a decision, flat out"] > 0


@pytest.mark.long
def test_people_beside_bots() -> None:
    figures = bench_server.measure_bots(bots=2, seconds=30)
    assert figures["bots at once"] == 2
    assert figures["bots' decisions meanwhile"] > 2
    assert 0 < figures["reveal beside bots ms, median"] <= figures["reveal beside bots ms, 99 %"]


@pytest.mark.long
def test_waking_and_sleeping() -> None:
    assert len(bench_server.waking_times(GAMES.find("wasabi"))) == 2
    figures = bench_server.measure_sleep([5])
    assert figures["cold start s, 5 tables"] > 0
    assert figures["MB, 5 tables"] > 10
    slow = bench_server.measure_slow([5])
    assert slow["MB, 5 tables"] > 10
    assert slow["a decision, 5 tables ms, median"] > 0


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [(["--tables", "0"], "--tables starts at 1"), (["--seconds", "900"], "at most 45")],
)
def test_what_cannot_be_measured(
    flags: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bench-server", *flags]) == 2
    assert sentence in capsys.readouterr().err


def test_frames_of_a_server_are_taken_when_they_are_whole() -> None:
    short, middle, long = b"a" * 3, b"b" * SHORT, b"c" * 70_000
    sent = b"".join(
        (
            bytes((0x80 | TEXT, len(short))) + short,
            bytes((0x80 | TEXT, SHORT)) + len(middle).to_bytes(2, "big") + middle,
            bytes((0x80 | PING, LONG)) + len(long).to_bytes(8, "big") + long,
        )
    )
    buffer = bytearray()
    taken: list[tuple[int, bytes]] = []
    for begin in range(0, len(sent), 1000):
        buffer += sent[begin : begin + 1000]
        taken += frames(buffer)
    assert taken == [(TEXT, short), (TEXT, middle), (PING, long)]
    assert not buffer


@pytest.mark.parametrize("size", [0, SHORT - 1, SHORT, 1000])
def test_a_guests_frame_carries_its_length(size: int) -> None:
    frame = framed(b"x" * size)
    head = 6 if size < SHORT else 8
    assert frame[0] == 0x80 | TEXT
    assert frame[head:] == b"x" * size
    assert frame[1] == 0x80 | min(size, SHORT)
