"""A circle in the browser: founded, joined by its link, seated for a round, counted, kept."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from sushiya.host.people import COLOURS
from sushiya.server.client import Site
from web.axe import faults_of
from web.device import PHONE, Device
from web.guests import NEVER, Party, party_of, play_on, start
from web.shop import Shop
from web.speech import words

TITLE = "Thursday club"


def say(device: Device, message: str, **args: Any) -> str:
    return words(device.language, "circle").text(message, **args)


def button(device: Device, message: str, **args: Any) -> Locator:
    return device.page.get_by_role("button", name=say(device, message, **args), exact=True)


def found_by_keyboard(device: Device) -> str:
    """Found a circle without touching anything; gives its path."""
    device.page.get_by_role("textbox", name=say(device, "circle-title")).focus()
    device.page.keyboard.type(TITLE)
    device.page.keyboard.press("Tab")
    device.page.keyboard.type("Ada")
    device.page.keyboard.press("Enter")
    device.page.wait_for_url("**/circle/*")
    return device.page.url.removeprefix(device.origin)


def add_members(shop: Shop, path: str, count: int) -> None:
    """Let others take names in the circle over the protocol."""
    for number in range(1, count + 1):
        wish = {"name": f"Guest {number}", "colour": COLOURS[number % 8]}
        Site(shop.address).call(f"/api/circles/{path.rpartition('/')[2]}/members", wish)


def play_table(shop: Shop, *devices: Device) -> None:
    """Let those who sit at one table play it to its end over the protocol."""
    party: Party = party_of(shop, "sushi-go", *devices)
    party.guests.sort(key=lambda guest: guest.seat)
    start(party)
    assert not play_on(party, decisions=NEVER)


def test_a_circle_from_its_founding_to_its_standings(
    shop: Shop, visit: Callable[..., Device], tmp_path: Path
) -> None:
    """The organiser at a desktop with the keyboard, a member on a phone by touch."""
    ada = visit("/circles", has_axe=True)
    path = found_by_keyboard(ada)
    ben = visit(path, size=PHONE, language="de", has_axe=True)
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_test_id("join-circle").tap()
    expect(ben.page.get_by_text(say(ben, "standings-none"))).to_be_visible()
    expect(ada.page.get_by_role("checkbox", name="Ben")).to_be_checked()

    ada.page.get_by_role("radio", name="2", exact=True).focus()
    ada.page.keyboard.press("Space")
    ada.page.get_by_test_id("propose").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("plan").get_by_role("listitem")).to_have_count(1)
    assert faults_of(ada.page) == []
    ada.page.get_by_test_id("start-round").click()
    for device in (ada, ben):
        mine = device.page.get_by_role("region", name=say(device, "circle-mine"))
        expect(mine.get_by_role("link")).to_have_count(1)
        assert faults_of(device.page) == []
        mine.get_by_role("link").click()
        device.page.wait_for_url("**/t/*")
        expect(
            device.page.get_by_test_id("ready").or_(device.page.get_by_test_id("start"))
        ).to_be_visible()
    play_table(shop, ada, ben)

    ada.go(path)
    rows = ada.page.get_by_test_id("standings").get_by_role("row")
    expect(rows).to_have_count(3)
    with ada.page.expect_download() as saved:
        button(ada, "standings-save").click()
    saved.value.save_as(tmp_path / "standings.csv")
    table = list(csv.DictReader(io.StringIO((tmp_path / "standings.csv").read_text("utf-8"))))
    assert {(row["game"], row["name"], row["games"]) for row in table} == {
        (game, name, "1") for game in ("all", "sushi-go") for name in ("Ada", "Ben")
    }
    # The device finds its circles again.
    ada.go("/circles")
    ada.page.get_by_role("link", name=TITLE).click()
    expect(rows).to_have_count(3)
    expect(button(ada, "round-propose")).to_be_visible()


def test_many_are_seated_and_a_removed_one_is_out(shop: Shop, visit: Callable[..., Device]) -> None:
    ada = visit("/circles", size=PHONE)
    path = found_by_keyboard(ada)
    guest = visit(path, size=PHONE)
    guest.page.get_by_role("textbox").fill("Ben")
    guest.page.get_by_test_id("join-circle").tap()
    expect(guest.page.get_by_text(say(guest, "standings-none"))).to_be_visible()
    add_members(shop, path, 13)
    boxes = ada.page.get_by_role("checkbox")
    expect(boxes).to_have_count(15)
    boxes.nth(14).tap()
    ada.page.get_by_test_id("propose").tap()
    expect(ada.page.get_by_test_id("plan").get_by_role("listitem")).to_have_count(4)

    button(ada, "member-change", name="Ben").tap()
    button(ada, "member-remove").tap()
    ada.page.get_by_role("group").get_by_role("button", name=say(ada, "member-remove")).tap()
    expect(boxes).to_have_count(14)
    guest.page.reload()
    guest.page.get_by_test_id("join-circle").tap()
    refused = words("en").text("refusal-circle-removed")
    expect(guest.page.get_by_role("alert")).to_have_text(refused)
    guest.forgive("403")


def seated(device: Device) -> set[frozenset[str]]:
    """Read who would sit with whom in the proposed round."""
    plan = device.page.get_by_test_id("plan").get_by_role("listitem")
    return {frozenset(one.locator("bdi").all_inner_texts()) for one in plan.all()}


def test_an_organiser_who_does_not_play_sees_all_tables_round_by_round(
    shop: Shop, visit: Callable[..., Device]
) -> None:
    ada = visit("/circles", size=PHONE, has_axe=True)
    page = ada.page
    path = found_by_keyboard(ada)
    add_members(shop, path, 4)
    expect(page.get_by_role("checkbox")).to_have_count(5)
    page.get_by_role("checkbox", name="Ada").tap()
    page.get_by_role("radio", name="2", exact=True).check()
    tables = page.get_by_role("region", name=say(ada, "circle-tables"))
    rounds = []
    for number in (1, 2):
        page.get_by_test_id("propose").tap()
        expect(page.get_by_test_id("plan").get_by_role("listitem")).to_have_count(2)
        rounds.append(seated(ada))
        page.get_by_test_id("start-round").tap()
        expect(tables.get_by_text(say(ada, "circle-round", round=number))).to_have_count(2)
    # Nobody meets the same neighbour again, and nobody is left out.
    assert rounds[0].isdisjoint(rounds[1])
    guests = {f"Guest {number}" for number in range(1, 5)}
    assert [frozenset[str]().union(*one) for one in rounds] == [guests, guests]
    expect(tables.get_by_role("link")).to_have_count(4)
    expect(page.get_by_role("region", name=say(ada, "circle-mine"))).to_have_count(0)

    button(ada, "member-change", name="Guest 1").tap()
    page.get_by_role("dialog").get_by_label(say(ada, "member-name")).fill("Greta")
    button(ada, "member-rename").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("checkbox", name="Greta")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Guest 1")).to_have_count(0)
    assert faults_of(page) + faults_of(page, "dark") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
