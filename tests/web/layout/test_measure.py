"""What measures pages does not lie: each fault is found on a page that has it, and on no other."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.layout.test_layout import MEASURE

HAND = 'data-part="asked hand"'
AT = "position: absolute; left: 20px; top: 20px; width: 100px; height: 60px;"
INK = "background: rgb(20, 40, 60);"
THROUGH = "pointer-events: none;"
FAULTS = "([names, needed]) => measure.faults(names, needed)"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 300, "height": 200})
    context.add_init_script(path=MEASURE)
    page = context.new_page()
    page.goto("about:blank")
    yield page
    context.close()


def faults(page: Page, body: str, *, needed: tuple[str, ...] = ("hand",)) -> str:
    page.set_content(f"<!doctype html><body style='margin: 0'>{body}")
    found: list[str] = page.evaluate(FAULTS, [["hand"], list(needed)])
    return "; ".join(found)


@pytest.mark.parametrize(
    "body",
    [
        f"<div {HAND} style='{AT}{INK}'></div>",
        f"<div {HAND} style='{AT}'><button style='{INK}'>one</button></div>",
        f"<div style='{AT}{INK}'><div {HAND} style='{AT}'></div></div>",
        # Before it, but nothing to be seen.
        f"<div {HAND} style='{AT}{INK}'></div><div style='{AT}'></div>",
        f"<div {HAND} style='{AT}{INK}'></div><div style='{AT}{INK} opacity: 0'></div>",
        # Beside it.
        f"<div {HAND} style='{AT}{INK}'></div><div style='{AT}{INK} top: 90px'></div>",
        # What overflows is shown.
        f"<div style='height: 10px'><div {HAND} style='{AT}{INK}'></div></div>",
        # Only for those who listen.
        f"<div {HAND} style='{AT}'><li style='position: absolute; left: -99px; width: 1px'></div>",
    ],
)
def test_a_part_that_is_seen_has_no_fault(page: Page, body: str) -> None:
    assert faults(page, body) == ""


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<p>nothing</p>", "there is no hand"),
        (f"<div {HAND} style='display: none'></div>", "there is no hand"),
        (f"<div {HAND} style='{AT} height: 0'></div>", "has no size"),
        (f"<div {HAND} style='{AT}'></div><b style='{AT}{INK}'></b>", "is covered at 24,22 by b"),
        (
            f"<i {HAND} style='{AT}'></i><b style='{AT}{INK}{THROUGH} left: 110px'></b>",
            "is covered at 116,22 by b (110,20 100x60)",
        ),
        (f"<div {HAND} style='{AT}'></div><p style='{AT}; margin: 0'>text</p>", "by p"),
        (f"<div {HAND} style='{AT} left: 250px'></div>", "is cut off by the window"),
        (f"<div {HAND} style='{AT} top: -5px'></div>", "is cut off by the window"),
        (
            f"<div class='box' style='{AT} overflow: hidden'><div {HAND} style='{AT}'></div></div>",
            "hand (40,40 100x60) is cut off by div.box",
        ),
        (
            f"<div {HAND} style='{AT} overflow: auto'><li style='width: 150px'></div>",
            "in hand, li",
        ),
        (f"<div {HAND} style='{AT}'></div><p style='width: 900px'>x</p>", "the page is 900 wide"),
    ],
)
def test_a_part_that_is_not_seen_is_told(page: Page, body: str, told: str) -> None:
    assert told in faults(page, body)


@pytest.mark.parametrize(("by", "is_told"), [(3, False), (5, True), (-60, True)])
def test_what_moves_is_told(page: Page, by: int, *, is_told: bool) -> None:
    page.set_content(f"<!doctype html><div {HAND} style='{AT}'></div>")
    moved = page.evaluate(
        """(by) => {
          const before = measure.places();
          document.querySelector("div").style.left = `${20 + by}px`;
          return measure.moved(before, 4);
        }""",
        by,
    )
    assert bool(moved) is is_told


def test_what_was_drawn_anew_elsewhere_has_moved(page: Page) -> None:
    page.set_content(f"<!doctype html><div {HAND} style='{AT}'></div>")
    moved: list[str] = page.evaluate(
        """() => {
          const before = measure.places();
          const old = document.querySelector("div");
          const another = old.cloneNode();
          another.style.top = "70px";
          old.replaceWith(another);
          return measure.moved(before, 4);
        }"""
    )
    assert moved == ["div[asked hand] moved by 50 px: (20,20 100x60) to (20,70 100x60)"]


@pytest.mark.parametrize(("part", "is_told"), [("hand", True), ("button", False)])
def test_only_a_button_may_grow(page: Page, part: str, *, is_told: bool) -> None:
    page.set_content(f"<!doctype html><div data-part='{part}' style='{AT}'></div>")
    moved = page.evaluate(
        """() => {
          const before = measure.places();
          document.querySelector("div").style.width = "200px";
          return measure.moved(before, 4);
        }"""
    )
    assert bool(moved) is is_told
