"""Moments to share and looking together, in a real browser."""

import io
import json
import re

import pytest
from PIL import Image
from playwright.sync_api import Browser, Route, expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device, open_device
from web.layout.stage import Playhouse
from web.replay.documents import document, golden
from web.replay.test_replay import GAMES, expect_at, look_again
from web.variants import first_in_gate

GRAIN = 16


def batched(parts: list[int]) -> list[tuple[int, ...]]:
    return [tuple(parts[at : at + 3]) for at in range(0, len(parts), 3)]


def variety(picture: bytes) -> int:
    """Count the colours of a picture, coarsely."""
    with Image.open(io.BytesIO(picture)) as image:
        assert image.size == (1200, 630)
        parts = [part // GRAIN for part in image.convert("RGB").resize((120, 63)).tobytes()]
        return len(set(batched(parts)))


@pytest.mark.parametrize("size", first_in_gate(PHONE, DESKTOP), ids=["phone", "desktop"])
@pytest.mark.parametrize("name", GAMES)
def test_a_step_becomes_a_picture_with_its_points_and_a_text_with_its_link(
    browser: Browser,
    playhouse: Playhouse,
    devices: list[Device],
    name: str,
    size: dict[str, int],
) -> None:
    device = look_again(
        browser, playhouse, name, "?step=20&seat=1", size=size, has_axe=True, language="de"
    )
    devices.append(device)
    page = device.page
    page.get_by_role("button", name=device.name_of("replay-share", "replay"), exact=True).click()
    message = page.get_by_label(device.name_of("share-message", "replay"))
    expect(message).to_have_value(re.compile(r"step=20&seat=1$"))
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("delete Navigator.prototype.canShare")
    with page.expect_download() as download:
        page.locator("dialog[open] .buttons button").first.click()
    assert variety(download.value.path().read_bytes()) > 40


ENDED_AT = 1_790_000_000.0
ENDED_ON = "21. September 2026"


@pytest.mark.parametrize(
    ("name", "size"),
    first_in_gate((GAMES[1], PHONE), (GAMES[0], DESKTOP), (GAMES[2], PHONE)),
)
def test_the_final_table_becomes_a_picture_with_result_and_date(
    browser: Browser,
    playhouse: Playhouse,
    devices: list[Device],
    name: str,
    size: dict[str, int],
) -> None:
    record = golden(name)
    table = f"ended-{name.replace('/', '-')}"
    shown = document(record, table)
    shown["replay"]["at"] = ENDED_AT
    playhouse.views[table] = shown
    device = open_device(browser, playhouse.address, size=size, has_axe=True, language="de")
    devices.append(device)
    page = device.page
    device.go(f"/g/{table}?step={len(record.decisions)}&seat=0")
    page.get_by_role("button", name=device.name_of("replay-share", "replay"), exact=True).click()
    sheet = page.get_by_role("dialog")
    message = sheet.get_by_label(device.name_of("share-message", "replay"))
    picture = sheet.get_by_role("img", name=ENDED_ON)
    expect(picture).to_be_visible()
    result = record.result
    assert result is not None
    for total in result.totals[: record.options["players"]]:
        expect(message).to_have_value(re.compile(rf"\b{total}\b"))
        expect(picture).to_have_accessible_name(re.compile(rf"\b{total}\b"))
    assert faults_of(page) == []
    page.evaluate("delete Navigator.prototype.canShare")
    with page.expect_download() as download:
        sheet.locator(".buttons button").first.click()
    assert variety(download.value.path().read_bytes()) > 40


class Sheet:
    """A shared sheet of one part, as the server keeps it; every page asks the same."""

    def __init__(self) -> None:
        self.version = 0
        self.text = ""

    def answer(self, route: Route) -> None:
        request = route.request
        if request.method == "PUT":
            wish = json.loads(request.post_data or "")
            assert wish["expected"] == self.version
            self.version += 1
            self.text = wish["text"]
            route.fulfill(json={"version": self.version})
            return
        parts = [{"name": "lead", "version": self.version, "text": self.text}]
        told = {"revision": self.version, "is-yours": False, "parts": parts if self.version else []}
        route.fulfill(json=told)


@pytest.mark.parametrize(
    ("name", "sizes"),
    first_in_gate(
        (GAMES[0], (DESKTOP, PHONE)), (GAMES[1], (PHONE, DESKTOP)), (GAMES[2], (PHONE, DESKTOP))
    ),
)
def test_others_see_the_step_that_one_leads_to(
    browser: Browser,
    playhouse: Playhouse,
    devices: list[Device],
    name: str,
    sizes: tuple[dict[str, int], dict[str, int]],
) -> None:
    sheet = Sheet()
    leader = look_again(browser, playhouse, name, "?step=3&seat=1", size=sizes[0], has_axe=True)
    devices.append(leader)
    leader.page.route("**/api/sheet**", sheet.answer)

    def say(message: str) -> str:
        return leader.name_of(message, "replay")

    def gather(device: Device) -> None:
        """Open the sheet; a phone has no room for its button but among what is shared."""
        button = device.page.get_by_role("button", name=say("replay-together"), exact=True)
        if not button.is_visible():
            device.page.get_by_role("button", name=say("replay-share"), exact=True).click()
        button.click()

    gather(leader)
    leader.page.get_by_role("button", name=say("together-open")).click()
    expect(leader.page.locator("footer").get_by_text(say("together-leading"))).to_be_visible()
    assert faults_of(leader.page) == []
    leader.page.keyboard.press("Escape")
    leader.page.keyboard.press("ArrowRight")
    leader.page.wait_for_url("**/g/*step=4&seat=1#*")
    key = leader.page.url.split("#")[1]

    other = open_device(browser, playhouse.address, size=sizes[1], has_axe=True)
    devices.append(other)
    other.page.route("**/api/sheet**", sheet.answer)
    other.go(f"/g/{name.replace('/', '-')}#{key}")
    expect_at(other.page, 4)
    expect(other.page.get_by_role("combobox")).to_have_value("1")
    leader.page.keyboard.press("End")
    last = int(leader.page.get_by_role("slider").input_value())
    expect_at(other.page, last)
    # Whoever goes their own way stays there until they come back.
    other.page.keyboard.press("Home")
    leader.page.keyboard.press("ArrowLeft")
    expect(other.page.get_by_text(say("together-alone"))).to_be_visible()
    expect_at(other.page, 0)
    assert faults_of(other.page) == []
    other.page.get_by_role("button", name=say("together-again")).click()
    expect_at(other.page, last - 1)
    # The lead is taken over, and the first one follows.
    gather(other)
    other.page.get_by_role("button", name=say("together-lead")).click()
    other.page.keyboard.press("Escape")
    other.page.keyboard.press("Home")
    expect_at(leader.page, 0)
