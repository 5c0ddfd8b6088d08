"""Somebody's browser: one page that must stay clean, and what it says to those who listen."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    expect,
)

from sushiya.core.words import Arg, Catalogue
from web.axe import AXE
from web.speech import words

PHONE = {"width": 360, "height": 740}
PSEUDO = "pseudo"
DESKTOP = {"width": 1440, "height": 900}
A_MOMENT = 0.1
PATIENCE = 60.0
MOST_TABS = 60
IS_FOCUSED = "(one) => one === document.activeElement"
"""Seconds until what a page does without a hurry must be done, on a busy machine too."""
STEP_MS, MOST_STEPS = 50, 200
"""How a stopped clock is moved; all of it is less than a connection may be quiet."""

# What the device keeps is put there before the page's own scripts, once: a reload finds what the
# page has kept since.
KEEP = """(kept) => {
  for (const [name, value] of Object.entries(kept))
    if (localStorage.getItem(`sushiya.${name}`) === null)
      localStorage.setItem(`sushiya.${name}`, JSON.stringify(value));
}"""
# Every change of a live region is an announcement; what tells equal ones apart is no text.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    const changed = changes.map((one) => one.target.parentElement ?? one.target);
    for (const region of new Set(changed.map((one) => one.closest?.("[aria-live]")))) {
      const text = region?.textContent.replace("\\u200b", "").trim();
      if (text) window.heard.push([region.getAttribute("aria-live"), text]);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
# Styles move by the browser's own time, not by the page's clock; what turns forever is no move.
IS_STILL = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""
# A page is as it will be when the frame after the next one begins: sizes may follow from sizes.
PAINTED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
PAST = "Cannot fast-forward to the past"
HEARD = """([how, wanted, times]) =>
  window.heard.filter(([kind, text]) => kind === how && text.includes(wanted)).length >= times"""


@dataclass
class Device:
    page: Page
    context: BrowserContext
    origin: str
    language: str
    complaints: list[str] = field(default_factory=list)
    was_cut: bool = False

    @property
    def words(self) -> Catalogue:
        return words(self.language)

    def name_of(self, message: str, chapter: str = "", **args: Arg) -> str:
        """Give a message as this page says it; a pseudo-language puts English in brackets."""
        if self.language == PSEUDO:
            return f"[{words('en', chapter).text(message, **args)}]"
        return words(self.language, chapter).text(message, **args)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.origin}{path}")

    def take_clock(self) -> None:
        """Load the page anew, with a clock that the test can stop and move."""
        self.page.clock.install()
        self.page.reload()

    def stop_clock(self) -> None:
        """Stop the page's clock: from now on nothing ends by itself while a test looks at it."""
        stop_clock_of(self.page, lambda now: now + A_MOMENT)

    def wait_until(self, question: str, arg: Any = None) -> None:
        """Ask until the answer is yes. Playwright's own wait takes any promise for a yes."""
        until = time.monotonic() + PATIENCE
        while not self.page.evaluate(question, arg):
            assert time.monotonic() < until, f"never became true: {question}"
            self.page.wait_for_timeout(STEP_MS)

    def tab_to(self, wanted: Locator) -> None:
        """Reach something by keyboard alone."""
        expect(wanted).to_be_visible()
        for _ in range(MOST_TABS):
            if wanted.evaluate(IS_FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")

    def until_still(self) -> None:
        """Wait until nothing is on its way: what moves has no place that could be measured."""
        self.page.wait_for_function(IS_STILL)

    def pass_time_until(self, is_there: Callable[[], bool]) -> None:
        """Move the stopped clock step by step until something is there."""
        for _ in range(MOST_STEPS):
            if is_there():
                return
            self.page.clock.run_for(STEP_MS)
        raise TimeoutError("it did not come, by the page's own clock")

    def heard(self, how: str) -> list[str]:
        """Give the announcements so far: `polite` or `assertive`."""
        return [text for kind, text in self.page.evaluate("window.heard") if kind == how]

    def until_heard(self, text: str, how: str = "polite", *, times: int = 1) -> None:
        """Wait until so many announcements hold this text."""
        self.page.wait_for_function(HEARD, arg=[how, text, times])

    def keeps(self, name: str) -> Any:
        return json.loads(self.page.evaluate(f"localStorage.getItem('sushiya.{name}')"))

    def cut(self, *, is_offline: bool) -> None:
        """Take the network away, or give it back; that it was missed is no complaint from now on.

        What fails while there is none may be told only after it is back.
        """
        self.was_cut = True
        self.context.set_offline(is_offline)

    def forgive(self, what: str) -> None:
        """Take a complaint as part of what was asked for, once it has come."""
        until = time.monotonic() + PATIENCE
        while not any(what in complaint for complaint in self.complaints):
            assert time.monotonic() < until, f"nobody complained: {what}"
            self.page.wait_for_timeout(STEP_MS)
        self.complaints = [one for one in self.complaints if what not in one]

    def _on_console(self, message: ConsoleMessage) -> None:
        is_cut = self.was_cut and "net::ERR_INTERNET_DISCONNECTED" in message.text
        if message.type in ("error", "warning") and not is_cut:
            self.complaints.append(f"{message.type}: {message.text}")

    def _on_request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.origin).netloc:
            self.complaints.append(f"a request to somebody else: {request.url}")


def unfold(log: Locator) -> None:
    """Open what a log tells in one sentence: on a busy machine several decisions come at once."""
    log.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")


def stop_clock_of(page: Page, moment: Callable[[float], float]) -> None:
    """Stop a page's clock at a moment after now, in seconds.

    A busy machine may let that moment pass before it stops the clock. Then it has stopped just now.
    """
    try:
        page.clock.pause_at(moment(_now(page)))
    except Error as error:
        if PAST not in error.message:
            raise
        page.clock.pause_at(moment(_now(page)))


def _now(page: Page) -> float:
    now: float = page.evaluate("Date.now() / 1000")
    return now


def open_device(
    browser: Browser,
    origin: str,
    *,
    kept: dict[str, Any] | None = None,
    language: str = "en",
    size: dict[str, int] | None = None,
    look: str = "light",
    has_motion: bool = False,
    settings: dict[str, Any] | None = None,
    has_axe: bool = False,
    keeps_pages: bool = False,
) -> Device:
    """Open a browser of one's own, with what it has kept from former visits.

    Only one that keeps pages for offline use has a service worker: it fetches all of them.
    """
    context = browser.new_context(
        viewport=size or DESKTOP,  # type: ignore[arg-type]
        has_touch=size == PHONE,
        color_scheme=look,  # type: ignore[arg-type]
        reduced_motion="no-preference" if has_motion else "reduce",
        locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "it": "it-IT"}.get(language, "en-GB"),
    )
    context.set_default_timeout(30_000)
    all_kept = {
        "settings": {"speed": "fast", "lessons": False, "answers": False, **(settings or {})},
        **({"language": PSEUDO} if language == PSEUDO else {}),
        **(kept or {}),
    }
    context.add_init_script(f"({KEEP})({json.dumps(all_kept)}); ({LISTEN})()")
    if not keeps_pages:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    if has_axe:
        context.add_init_script(path=AXE)
    page = context.new_page()
    device = Device(page, context, origin, language)
    page.on("console", device._on_console)
    page.on("pageerror", lambda error: device.complaints.append(f"error: {error}"))
    page.on("request", device._on_request)
    return device
