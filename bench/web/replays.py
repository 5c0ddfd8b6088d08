"""Replays in a real browser: memory after many in a row, and steps on a slow phone."""

import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from web.device import PHONE, open_device
from web.layout.stage import Playhouse, open_playhouse
from web.replay.documents import document, golden

OPENED = ("sushi_go/v1-three-rounds", "wasabi/v1-full-board", "sushi_express/v1-three")
STEPPED = "wasabi/v1-full-board"
WARM = 100
"""After so many replays every cache is full; memory is compared with what it is then."""
TIMEOUT_MS = 60_000
OPEN = """async ([table, last]) => {
  history.pushState(null, "", `/g/${table}`);
  dispatchEvent(new PopStateEvent("popstate"));
  const end = performance.now() + 20000;
  const slider = () => document.querySelector("input[type=range]");
  while (slider()?.max !== String(last) && performance.now() < end)
    await new Promise((done) => setTimeout(done, 10));
  if (slider()?.max !== String(last)) throw new Error(`${table} did not open`);
}"""
STEP = """async ([steps]) => {
  const gaps = [], took = [];
  let before = performance.now();
  let isOn = true;
  const frame = (now) => {
    gaps.push(now - before);
    before = now;
    if (isOn) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  for (let step = 0; step < steps; step += 1) {
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    took.push(performance.now() - from);
  }
  isOn = false;
  const at = document.querySelector("input[type=range]").valueAsNumber;
  if (at !== steps) throw new Error(`${at} steps of ${steps} were shown`);
  return { gaps, took };
}"""


def print_replays(browser: Browser, slowdown: int, count: int) -> None:
    with open_playhouse() as house:
        lasts = {}
        for name in OPENED:
            table = name.replace("/", "-")
            house.views[table] = document(golden(name), table)
            lasts[table] = len(golden(name).decisions)
        _print_steps(browser, house, slowdown)
        _print_memory(browser, house, lasts, count)


def _print_steps(browser: Browser, house: Playhouse, slowdown: int) -> None:
    table = STEPPED.replace("/", "-")
    device = open_device(browser, house.address, size=PHONE, has_motion=True)
    session = device.context.new_cdp_session(device.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    device.page.set_default_timeout(TIMEOUT_MS)
    opened = _timed_open(device.page, f"{house.address}/g/{table}?seat=0")
    steps = len(golden(STEPPED).decisions)
    figures = device.page.evaluate(STEP, [steps])
    sys.stdout.write(f"replay of {STEPPED}, {slowdown} times slower, {steps} steps forward, ")
    sys.stdout.write(f"load {os.getloadavg()[0]:.1f}\n")
    sys.stdout.write(f"  open after            {opened:6.0f} ms\n")
    sys.stdout.write(f"  a step, median        {median(figures['took']):6.0f} ms\n")
    sys.stdout.write(f"  the slowest step      {max(figures['took']):6.0f} ms\n")
    sys.stdout.write(f"  longest without frame {max(figures['gaps']):6.0f} ms\n")
    device.context.close()


def _timed_open(page: Page, address: str) -> float:
    page.goto(address)
    page.locator("input[type=range]").wait_for()
    opened: float = page.evaluate("performance.now()")
    return opened


def _print_memory(browser: Browser, house: Playhouse, lasts: dict[str, int], count: int) -> None:
    device = open_device(browser, house.address, size=PHONE, has_motion=True)
    device.go("/about")
    session = device.context.new_cdp_session(device.page)
    tables = list(lasts)
    sys.stdout.write(f"{count} replays opened in a row\n")
    for number in range(1, count + 1):
        table = tables[number % len(tables)]
        device.page.evaluate(OPEN, [table, lasts[table]])
        if number == WARM or number % (count // 4 or 1) == 0:
            used = _used(session)
            sys.stdout.write(f"  after {number:5}: {used['heap']:5.1f} MB, {used['nodes']} nodes\n")
    device.context.close()


def _used(session: CDPSession) -> dict[str, Any]:
    """Tell what is still held after everything that can be was collected."""
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    return {"heap": heap, "nodes": session.send("Memory.getDOMCounters")["nodes"]}
