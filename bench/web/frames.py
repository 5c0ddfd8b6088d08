"""Measure frame times while cards move, here and at another commit.

Both are measured in the same run and take turns: a shared machine is never the same twice, so only
their ratio tells something.
"""

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser

from web.device import PHONE, open_device
from web.films.plots import Film, Plot, films, has
from web.layout.stage import SOCKET, Playhouse, kept, open_playhouse

ROOT = Path(__file__).resolve().parents[2]
MEASURE = ROOT / "tests" / "web" / "layout" / "measure.js"
REVEALS = Plot("bench", "sushi-go", 4, has("picks-revealed"), 1)
COUNT = 8
ROUNDS = 3
WATCHED_MS = 1_600
LATE_MS = 20.0
"""A picture that took longer than this missed its turn on a screen with 60 a second."""
# Moments can be seen as pictures alone: the page is told of a reveal, and every frame is timed.
TIMED = """async ([path, messages, watched]) => {
  await measure.open(path);
  await new Promise((done) => setTimeout(done, 400));
  const deltas = [];
  let last = await new Promise(requestAnimationFrame);
  const end = last + watched;
  messages.forEach((message) => stage.say(message));
  while (last < end) {
    const now = await new Promise(requestAnimationFrame);
    deltas.push(now - last);
    last = now;
  }
  return deltas;
}"""


def print_frames(chromium: Browser, base: str, slowdown: int) -> None:
    """Measure both trees by turns, and print the ratio."""
    shown = take(films(REVEALS), COUNT)
    times: dict[str, list[float]] = {"here": [], base: []}
    with built_at(base) as client, open_playhouse() as here, open_playhouse(client) as there:
        for _ in range(ROUNDS):
            for name, house in (("here", here), (base, there)):
                times[name] += frame_times(chromium, house, shown, slowdown)
    sys.stdout.write(
        f"frames while cards move: {ROUNDS * COUNT} reveals of Sushi Go!, four players, phone, "
        f"{slowdown} x slowdown\n"
    )
    told = {name: summary(some) for name, some in times.items()}
    for name, (middle, most, late) in told.items():
        sys.stdout.write(
            f"  {name}: median {middle:.1f} ms, 95 % {most:.1f} ms, "
            f"{100 * late:.1f} % over {LATE_MS:.0f} ms\n"
        )
    ratios = [one / other for one, other in zip(told["here"][:2], told[base][:2], strict=True)]
    shares = 100 * (told["here"][2] - told[base][2])
    sys.stdout.write(
        f"  here to {base}: median x {ratios[0]:.2f}, 95 % x {ratios[1]:.2f}, "
        f"share over {LATE_MS:.0f} ms {shares:+.1f} points\n"
    )


def take(found: Iterator[Film], count: int) -> list[Film]:
    return [film for film, _ in zip(found, range(count), strict=False)]


def summary(times: list[float]) -> tuple[float, float, float]:
    """Give median, 95 % and the share that is late."""
    late = sum(time > LATE_MS for time in times) / len(times)
    return median(times), quantiles(times, n=20)[18], late


def frame_times(
    chromium: Browser, house: Playhouse, shown: list[Film], slowdown: int
) -> list[float]:
    paths = [house.put(film.start) for film in shown]
    device = open_device(
        chromium,
        house.address,
        kept=kept([film.start["id"] for film in shown]),
        size=PHONE,
        has_motion=True,
        settings={"speed": "normal"},
    )
    for script in (SOCKET, MEASURE):
        device.context.add_init_script(path=script)
    device.go("/t")
    device.page.wait_for_function("document.querySelector('main') !== null")
    slow = device.context.new_cdp_session(device.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    times: list[float] = []
    for path, film in zip(paths, shown, strict=True):
        messages: list[Any] = [cue.message for cue in film.messages]
        times += device.page.evaluate(TIMED, [path, messages, WATCHED_MS])
    device.context.close()
    return times


@contextlib.contextmanager
def built_at(ref: str) -> Iterator[Path]:
    """Build the pages of another commit in a tree of its own; gives their folder."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        _git("worktree", "add", "--detach", "--quiet", str(tree), ref)
        try:
            # What is installed serves both, unless the commits want different things.
            lock = Path("web", "package-lock.json")
            if (tree / lock).read_bytes() == (ROOT / lock).read_bytes():
                (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            script = tree / "scripts" / "build_client.py"
            subprocess.run([sys.executable, script], check=True)  # noqa: S603 - our own script
            yield tree / "src" / "sushiya" / "server" / "client"
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True)  # noqa: S603, S607 - our own repository
