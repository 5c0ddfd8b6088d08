"""My box in a real browser: typed in, closed and opened again, shared, and played with."""

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from sushiya.games.wasabi.components import LENGTHS
from sushiya.games.wasabi.house import HOUSE_BOOK
from web.axe import faults_of
from web.device import PHONE, Device
from web.shop import LAN_NAME
from web.speech import words
from web.test_pad import TAP_ALL

MOST_TAPS = 250
TITLE = "Our old box"
COUNT = """() => {
  window.taps = 0;
  addEventListener("click", () => (window.taps += 1), true);
}"""


class BoxPage:
    def __init__(self, device: Device) -> None:
        self.device, self.page = device, device.page
        self.words = words(device.language, "box")
        self.game_words = words(device.language, "wasabi", "standard")

    def say(self, message: str, **args: Any) -> str:
        return self.words.text(message, **args)

    def button(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def key(self, kind: str) -> Locator:
        return self.page.locator(f'[data-key="{kind}"]')

    def part(self, name: str) -> None:
        self.page.get_by_text(self.say(f"box-part-{name}"), exact=True).click()

    def length(self, length: int) -> Locator:
        return self.page.locator(f'input[type="radio"][value="{length}"]')

    def expect_progress(self, count: int) -> None:
        told = self.say("box-progress", count=count, most=len(HOUSE_BOOK.recipes))
        expect(self.page.get_by_text(told, exact=True)).to_be_visible()


def type_in_all(box: BoxPage) -> int:
    """Enter every strip of a book as a person with the box would; give the taps it took."""
    box.page.evaluate(COUNT)
    box.part("strips")
    for length in LENGTHS:
        if not box.length(length).is_checked():
            box.length(length).locator("..").click()
        strips = [one.ingredients for one in HOUSE_BOOK.recipes if len(one.ingredients) == length]
        keys = [f'[data-key="{kind}"]' for strip in strips for kind in strip]
        box.page.evaluate(TAP_ALL, keys)
    return int(box.page.evaluate("window.taps"))


def open_again(box: BoxPage, path: str = "/box") -> BoxPage:
    """Close the browser's page and come back."""
    device = box.device
    device.page.close()
    page = device.context.new_page()
    page.goto(f"{device.origin}{path}")
    return BoxPage(Device(page, device.context, device.origin, device.language))


def test_a_box_is_typed_in_shared_by_link_and_played_with(
    visit: Callable[..., Device], record_property: Callable[[str, object], None]
) -> None:
    box = BoxPage(visit("/box", size=PHONE, has_axe=True))
    taps = type_in_all(box)
    record_property("taps for a book", {"strips": len(HOUSE_BOOK.recipes), "taps": taps})
    assert taps <= MOST_TAPS
    box.expect_progress(52)
    box = open_again(box)
    box.expect_progress(52)
    box.part("share")
    box.page.get_by_role("textbox", name=box.say("box-book-title")).fill(TITLE)
    box.page.get_by_role("textbox", name=box.say("box-book-title")).blur()
    expect(box.page.get_by_role("heading", name=box.say("box-playable"))).to_be_visible()
    expect(box.page.get_by_test_id("remarks").locator("li")).to_have_count(0)
    expect(box.page.get_by_role("img", name=box.say("box-qr"))).to_be_visible()
    assert faults_of(box.page) == []
    link = box.page.get_by_test_id("link").input_value()

    friend = BoxPage(visit("/", size=PHONE, language="de"))
    friend.page.goto(link)
    told = friend.say("box-received-book", title=TITLE, count=52)
    expect(friend.page.get_by_text(told)).to_be_visible()
    friend.button("box-received-yes").tap()
    friend.expect_progress(52)
    assert "#" not in friend.page.url
    _play(friend)


def _play(box: BoxPage) -> None:
    """Make a table, choose the box in the waiting room, and start with bots."""
    page, say = box.page, box.device.words.text
    page.goto(f"{box.device.origin}/")
    page.get_by_test_id("friends-wasabi").tap()
    page.get_by_role("button", name=say("rules-more")).tap()
    page.get_by_role("button", name=say("book-box", title=TITLE)).tap()
    expect(page.get_by_role("dialog").get_by_text(TITLE, exact=True)).to_be_visible()
    page.get_by_role("button", name=say("rules-done")).tap()
    page.get_by_test_id("start").tap()
    expect(page.get_by_test_id("board").or_(page.locator("[data-part]").first)).to_be_visible()


def test_by_keyboard_with_undo_and_what_is_flagged(visit: Callable[..., Device]) -> None:
    box = BoxPage(visit("/box", size=PHONE, has_axe=True))
    box.part("strips")
    for _ in range(2):
        for kind in ("rice", "maki"):
            box.key(kind).focus()
            box.page.keyboard.press("Enter")
    box.expect_progress(2)
    same = box.game_words.text("book-same", name="No. 2", other="No. 1")
    expect(box.page.get_by_text(same).first).to_be_visible()
    assert faults_of(box.page) == []
    box.button("box-undo").press("Enter")
    box.expect_progress(1)
    expect(box.page.get_by_text(same)).to_have_count(0)
    # A tile that is on the strip already is refused, and the engine says why.
    box.key("rice").press("Enter")
    repeats = box.game_words.text("book-repeats", name="No. 2", kind="Rice")
    expect(box.page.get_by_text(repeats)).to_be_visible()
    box.button("box-take-back").press("Enter")
    # A name is optional, and stands where the strip does.
    box.page.get_by_test_id("strip").press("Enter")
    box.page.get_by_role("textbox", name=box.say("box-strip-name")).fill("Plain and Simple")
    box.page.keyboard.press("Enter")
    expect(box.page.get_by_test_id("strip")).to_contain_text("Plain and Simple")


def test_ingredients_of_ones_own_and_other_tokens(visit: Callable[..., Device]) -> None:
    box = BoxPage(visit("/box", size=PHONE, has_axe=True))
    expect(box.page.get_by_test_id("tiles")).to_have_text(box.say("box-tiles", count=72))
    box.page.locator('[data-kind="plum"]').get_by_role("checkbox").uncheck()
    box.button("box-fewer", name="Rice").tap()
    expect(box.page.get_by_test_id("tiles")).to_have_text(box.say("box-tiles", count=70))
    box.button("box-own").tap()
    box.page.get_by_role("textbox", name=box.say("box-name")).fill("Mango")
    box.page.get_by_role("combobox").select_option(label=box.say("box-category-other"))
    box.page.get_by_role("textbox", name=box.say("box-category-name")).fill("fruit")
    assert faults_of(box.page) == []
    box.button("box-use").tap()
    expect(box.page.locator('[data-kind="own-1"]')).to_contain_text("Mango")
    assert faults_of(box.page) == []
    box.part("tokens")
    box.page.get_by_test_id("points-5").fill("10")
    box.page.get_by_test_id("points-5").blur()
    assert faults_of(box.page) == []
    box.part("share")
    remarks = box.page.get_by_test_id("remarks")
    expect(remarks).to_contain_text(box.game_words.text("book-tile-count", found=71, wanted=72))
    expect(remarks).to_contain_text(box.game_words.text("book-too-few-recipes", found=0, least=12))
    expect(box.page.get_by_role("heading", name=box.say("box-not-yet"))).to_be_visible()
    again = open_again(box)
    again.part("tokens")
    expect(again.page.get_by_test_id("points-5")).to_have_value("10")


def test_a_broken_link_says_so_and_changes_nothing(visit: Callable[..., Device]) -> None:
    box = BoxPage(visit("/box#broken"))
    expect(box.page.get_by_role("alert")).to_have_text(box.say("box-received-unreadable"))
    box.page.keyboard.press("Escape")
    box.expect_progress(0)


def test_a_link_may_hold_a_strip_that_names_a_tile_twice(visit: Callable[..., Device]) -> None:
    """It is drawn as it was written, and the engine says what is wrong with it."""
    content = [1, TITLE, [tile.count for tile in HOUSE_BOOK.tiles], "00.012", [], [], []]
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(json.dumps(content).encode()) + packer.flush()
    box = BoxPage(visit(f"/box#{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"))
    box.button("box-received-yes").click()
    box.part("strips")
    strip = box.page.get_by_test_id("strip")
    expect(strip.locator(".small")).to_have_count(2)
    kind, name = HOUSE_BOOK.tiles[0].names.en, "No. 1"
    expect(
        box.page.get_by_text(box.game_words.text("book-repeats", name=name, kind=kind))
    ).to_be_visible()


def test_two_phones_fill_one_box(visit: Callable[..., Device]) -> None:
    ada = BoxPage(visit("/box", size=PHONE, host=LAN_NAME, has_axe=True))
    ada.part("strips")
    for kind in ("maki", "tuna"):
        ada.key(kind).tap()
    ada.button("box-share-phones").tap()
    field = ada.page.get_by_role("textbox", name=words("en", "sharing").text("sharing-link"))
    link = field.input_value()
    assert faults_of(ada.page) == []
    ada.page.keyboard.press("Escape")
    ben = BoxPage(visit(link.removeprefix(ada.device.origin), size=PHONE, host=LAN_NAME))
    ben.button("box-join-yes").tap()
    ben.expect_progress(1)
    assert "#" not in ben.page.url
    ben.part("strips")
    ben.length(3).locator("..").click()
    for kind in ("maki", "tuna", "tempura"):
        ben.key(kind).tap()
    for phone in (ada, ben):
        phone.expect_progress(2)
    # What was entered without a connection comes later, and undoing concerns one's own strips.
    ben.device.cut(is_offline=True)
    for kind in ("rice", "maki", "egg"):
        ben.key(kind).tap()
    ada.button("box-undo").tap()
    ada.expect_progress(1)
    ben.device.cut(is_offline=False)
    for phone in (ada, ben):
        phone.expect_progress(2)
        expect(phone.page.locator("[data-sharing]")).to_have_attribute("data-sent", "true")
