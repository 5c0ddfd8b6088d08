"""Measure games alone in a real browser: the size of the pack, its start, and a decision.

Usage, from the project's folder after ./test: .venv/bin/python bench/web/solo.py
A folder as `sushiya site` writes it is served, the pack is fetched, and one game of each kind is
played to its end without a network. Every call of the rules is timed from asking to answer.
"""

import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

# The player lives with the browser tests.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from sushiya.cli.app import run
from web.browser import find_browser
from web.device import PHONE, open_device
from web.quick_worker import WORKER, take_pauses
from web.test_site import UNDER, file_server
from web.test_solo import KEPT_WITHIN_MS, PLAY, PLAYED_WITHIN_MS, deal, open_solo, packed_size, text

LEVELS = ("cook", "chef", "master")
GAMES = ("sushi-go", "wasabi", "sushi-express")
TIME_CALLS = """{
  window.calls = [];
  const asked = new Map();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (question, ...more) {
    const key = question.id ?? "thought";
    asked.set(key, [question.call ?? (question.parts ? "start" : "think"), performance.now()]);
    if (!this.isTimed) {
      this.isTimed = true;
      this.addEventListener("message", ({ data }) => {
        const [call, since] = asked.get(data.id ?? "thought");
        window.calls.push([call, performance.now() - since]);
      });
    }
    return post.call(this, question, ...more);
  };
}"""


def main() -> None:
    sys.stdout.write(f"the pack: {packed_size() / 1e6:.2f} MB packed\n")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / UNDER
        site.parent.mkdir(parents=True)
        run(["site", str(site)])
        take_pauses(site / WORKER)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        with file_server(Path(folder)) as address:
            device = open_device(
                browser, address, size=PHONE, settings={"plain": True}, keeps_pages=True
            )
            device.context.add_init_script(TIME_CALLS)
            page = open_solo(device, address)
            page.get_by_test_id("pack").get_by_role("button").click()
            kept = page.get_by_text(text(device, "pack-kept"))
            kept.wait_for(timeout=KEPT_WITHIN_MS)
            device.cut(is_offline=True)
            page.reload()
            for game in GAMES:
                for level in LEVELS:
                    deal(device, address, game, level)
                    began = time.perf_counter()
                    playing = page.evaluate(PLAY, device.words.text("skip"))
                    again = page.get_by_role("button", name=device.words.text("rematch-alone"))
                    again.wait_for(timeout=PLAYED_WITHIN_MS)
                    page.evaluate("clearInterval", playing)
                    print_calls(page, f"{game}, {level}, {time.perf_counter() - began:.0f} s")
        browser.close()


def print_calls(page: Page, what: str) -> None:
    calls: dict[str, list[float]] = {}
    for call, ms in page.evaluate("window.calls.splice(0)"):
        calls.setdefault(call, []).append(ms)
    sys.stdout.write(f"{what}\n")
    for call, times in sorted(calls.items()):
        slow = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
        sys.stdout.write(
            f"  {call}: {len(times)} times, median {median(times):.1f} ms, 95 % {slow:.1f} ms\n"
        )


if __name__ == "__main__":
    main()
