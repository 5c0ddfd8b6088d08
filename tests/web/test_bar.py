"""What surrounds every game: one bar, sheets that close, a log that opens at the newest line."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.device import DESKTOP, PHONE, Device
from web.guests import make_party, play_on, start
from web.plain import PlainTable
from web.shop import Shop

IN_SIGHT = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  const sheet = one.closest("dialog, aside").getBoundingClientRect();
  return top >= sheet.top && bottom <= sheet.bottom && bottom <= innerHeight;
}"""


def test_escape_closes_the_reactions_before_it_puts_anything_down(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    device = sit(start(make_party(shop, "sushi-go")), size=PHONE)
    page, say = device.page, device.words.text
    page.locator("main button[aria-pressed]").first.click()
    expect(page.get_by_test_id("send")).to_be_visible()
    palette = page.get_by_role("list", name=say("reactions"))
    device.until_still()
    before = page.get_by_role("main").bounding_box()
    page.get_by_role("button", name=say("reactions")).click()
    expect(palette).to_be_visible()
    device.until_still()
    assert page.get_by_role("main").bounding_box() == before
    page.keyboard.press("Escape")
    expect(palette).to_have_count(0)
    expect(page.get_by_test_id("send")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("send")).to_have_count(0)


def test_a_number_chooses_what_has_its_place(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(start(make_party(shop, "sushi-go", people=2)), settings={"plain": True})
    table = PlainTable(device)
    table.is_asked()
    second = table.buttons.nth(1)
    device.page.keyboard.press("2")
    expect(device.page.get_by_text(device.words.text("held-hint"))).to_be_visible()
    expect(second).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_log_opens_at_the_newest_line(
    size: dict[str, int], shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", players=4))
    assert play_on(party, decisions=20)
    device = sit(party, size=size)
    page, say = device.page, device.words.text
    role = "button" if size == PHONE else "tab"
    page.get_by_role(role, name=say("log"), exact=True).click()  # type: ignore[arg-type]
    lines = page.get_by_role("group", name=say("log")).get_by_role("listitem")
    expect(lines.last).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg=lines.last.element_handle())
    assert not lines.first.evaluate(IN_SIGHT)


def test_the_question_whether_to_leave_is_in_sight(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(start(make_party(shop, "sushi-go")), size=PHONE)
    page, say = device.page, device.words.text
    page.get_by_role("button", name=say("menu"), exact=True).click()
    page.get_by_role("button", name=say("leave"), exact=True).click()
    for message in ("leave-yes", "leave-no"):
        one = page.get_by_role("button", name=say(message))
        assert one.evaluate(IN_SIGHT)
    expect(page.get_by_role("button", name=say("leave-no"))).to_be_focused()
    page.get_by_role("button", name=say("leave-no")).click()
    expect(page.get_by_role("button", name=say("leave"), exact=True)).to_be_focused()
