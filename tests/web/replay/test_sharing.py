"""Moments to share and looking together, in a real browser."""

import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Route, expect

from web.device import PHONE, Device, open_device
from web.layout.stage import Playhouse
from web.replay.test_replay import GAMES, expect_at, look_again

GRAIN = 16


def batched(parts: list[int]) -> list[tuple[int, ...]]:
    return [tuple(parts[at : at + 3]) for at in range(0, len(parts), 3)]


def variety(picture: bytes) -> int:
    """Count the colours of a picture, coarsely."""
    with Image.open(io.BytesIO(picture)) as image:
        assert image.size == (1200, 630)
        parts = [part // GRAIN for part in image.convert("RGB").resize((120, 63)).tobytes()]
        return len(set(batched(parts)))


@pytest.mark.parametrize("name", GAMES)
def test_a_step_becomes_a_picture_with_its_points_and_a_text_with_its_link(
    browser: Browser, playhouse: Playhouse, devices: list[Device], tmp_path: Path, name: str
) -> None:
    device = look_again(browser, playhouse, name, "?step=20&seat=1", size=PHONE)
    devices.append(device)
    page = device.page
    page.get_by_role("button", name=device.name_of("replay-share", "replay"), exact=True).click()
    message = page.get_by_label(device.name_of("share-message", "replay"))
    expect(message).to_have_value(re.compile(r"step=20&seat=1$"))
    page.evaluate("delete Navigator.prototype.canShare")
    with page.expect_download() as download:
        page.locator("dialog[open] .buttons button").first.click()
    file = tmp_path / "step.png"
    download.value.save_as(file)
    assert variety(file.read_bytes()) > 40


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


def test_others_see_the_step_that_one_leads_to(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    sheet = Sheet()
    name = GAMES[0]
    leader = look_again(browser, playhouse, name, "?step=3&seat=1")
    devices.append(leader)
    leader.page.route("**/api/sheet**", sheet.answer)

    def say(message: str) -> str:
        return leader.name_of(message, "replay")

    leader.page.get_by_role("button", name=say("replay-together"), exact=True).click()
    leader.page.get_by_role("button", name=say("together-open")).click()
    expect(leader.page.locator("footer").get_by_text(say("together-leading"))).to_be_visible()
    leader.page.keyboard.press("Escape")
    leader.page.keyboard.press("ArrowRight")
    leader.page.wait_for_url("**/g/*step=4&seat=1#*")
    key = leader.page.url.split("#")[1]

    other = open_device(browser, playhouse.address)
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
    other.page.get_by_role("button", name=say("together-again")).click()
    expect_at(other.page, last - 1)
    # The lead is taken over, and the first one follows.
    other.page.get_by_role("button", name=say("replay-together"), exact=True).click()
    other.page.get_by_role("button", name=say("together-lead")).click()
    other.page.keyboard.press("Escape")
    other.page.keyboard.press("Home")
    expect_at(leader.page, 0)
