"""What must be seen together is, at every kind of decision, in the longest language, with hints on.

That is German; `./test --long` draws the other three. Every stored view is drawn. The object of the
question, what lies before me, my hand, the preview and the button must be whole and uncovered; and
nothing moves for a hint, a notice, or somebody who comes, goes or chooses.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web.device import Device, open_device
from web.layout.kinds import KINDS, Kind
from web.layout.stage import SOCKET, Playhouse, kept
from web.layout.stored import load
from web.screens import SCREENS
from web.speech import words
from web.variants import first_in_gate

HERE = Path(__file__).parent
MEASURE = HERE / "measure.js"
CHECKS = HERE / "checks.js"
PARTS = ("asked", "plates", "preview", "hand", "button")
SIZES = ((360, 740), (740, 360), (720, 450), (1440, 900))
MOST_MOVED = 4
REFUSAL = {"code": "too-fast", "rule": "", "args": {}}


@pytest.mark.parametrize("game", SCREENS)
@pytest.mark.parametrize("size", SIZES, ids=lambda one: "-".join(map(str, one)))
@pytest.mark.parametrize("languages", first_in_gate("de", "en fr it"))
def test_everything_asked_for_is_in_sight_and_stays_there(
    *,
    browser: Browser,
    playhouse: Playhouse,
    devices: list[Device],
    game: str,
    size: tuple[int, int],
    languages: str,
) -> None:
    views = {kind: load(kind) for kind in KINDS if kind.game == game}
    paths = {kind: playhouse.put(view) for kind, view in views.items()}
    pages = {}
    for language in languages.split():
        device = open_stage(browser, playhouse, language, size)
        devices.append(device)
        pages[language] = device.page
        # Each page works through its views while the others do the same.
        asked = [asked_of(kind, views[kind], paths[kind], language) for kind in views]
        device.page.evaluate("(views) => begin(views)", asked)
    faults: dict[tuple[str, str], list[str]] = {}
    lessons = 0
    for language, page in pages.items():
        for kind, found in zip(views, page.evaluate("done"), strict=True):
            lessons += found["lessons"]
            for fault in found["faults"]:
                faults.setdefault((kind.name, fault), []).append(language)
        page.close()
    assert lessons > 0, "no hint was shown"
    told = sorted(
        f"{name} ({' '.join(spoken)}) {fault}" for (name, fault), spoken in faults.items()
    )
    assert not told, "\n".join([f"{len(told)} faults at {size[0]}x{size[1]}", *told])


def open_stage(
    browser: Browser, playhouse: Playhouse, language: str, size: tuple[int, int]
) -> Device:
    """Open a page on which stored views can be drawn, one after the other."""
    device = open_device(
        browser,
        playhouse.address,
        kept=kept(list(playhouse.views)),
        language=language,
        size={"width": size[0], "height": size[1]},
        settings={"lessons": True},
    )
    for script in (SOCKET, MEASURE, CHECKS):
        device.context.add_init_script(path=script)
    device.go("/t")
    until_drawn(device.page)
    return device


def until_drawn(page: Page) -> None:
    page.wait_for_function("document.querySelector('main') !== null")


def asked_of(kind: Kind, view: dict[str, Any], path: str, language: str) -> dict[str, Any]:
    table, update = view["greeting"]
    shown = update["game"]
    is_asked = 0 in update["to-act"]
    return {
        "path": path,
        # When all is over nothing is asked, and what was mine may lie under the result.
        "parts": PARTS if shown["result"] is None else ("button",),
        "needed": needed_parts(kind.game, shown["view"], is_asked=is_asked),
        "isAsked": is_asked,
        "then": view["then"],
        "table": table,
        "refusal": REFUSAL,
        "gotIt": words(language).text("lesson-got-it"),
        "most": MOST_MOVED,
    }


def needed_parts(game: str, view: dict[str, Any], *, is_asked: bool) -> list[str]:
    """List the parts that must be there: what I have, and what is asked."""
    if view["result"] is not None:
        return []
    lying, held = {
        "sushi-go": ("tables", "hands"),
        "wasabi": ("recipes", "hands"),
        "sushi-express": ("vans", "hands"),
    }[game]
    plates, hand = _things(view[lying][0]), _things(view[held][0])
    wanted = {"asked": is_asked, "plates": plates, "hand": hand}
    return [name for name, is_wanted in wanted.items() if is_wanted]


def _things(found: Any) -> bool:
    """Tell whether there is anything in a hand or before a seat; its place on a road counts."""
    if isinstance(found, dict):
        return bool(found.get("cards") or found.get("strips"))
    return isinstance(found, int) or bool(found)
