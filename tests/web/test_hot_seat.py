"""Several people at one device: a cover between turns, and no hand in the page under it."""

import html
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from sushiya.games import GAMES
from web.axe import faults_of
from web.device import PHONE, Device, open_device
from web.guests import make_party, settings_with, start
from web.plain import PlainTable
from web.shop import LAN_NAME, Shop
from web.variants import first_in_gate

# What was to be seen, one after the other: a cover, somebody's hand, or the table for all.
NOTE = """() => {
  window.noted = [];
  const look = () => {
    const cover = document.querySelector("[data-testid=cover] h1");
    const shell = document.querySelector(".shell");
    const hand = document.querySelector("[data-part~=hand] button");
    const isForAll = shell?.classList.contains("table-screen");
    const seen = cover ? `cover ${cover.textContent.split("\u2019")[0]}`
      : isForAll && !hand ? "table" : isForAll ? "a hand for all" : shell && hand ? "hand" : "";
    if (seen && seen !== window.noted.at(-1)) window.noted.push(seen);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}"""
PLAIN = {"plain": True}
TURNS = 6
LOOKED = ("cover Ada", "table", "cover Ada")
NEVER = 10**6
NAMES = ("Ada", "Ben", "Chiara")


def sit_together(device: Device, game: str, people: int) -> None:
    """Make a table at the counter and let several sit down at this device; bots take the rest."""
    page = device.page
    device.go("/")
    page.get_by_test_id(f"friends-{game}").click()
    sit_down_beside(device, people)
    page.get_by_test_id("start").click()


def sit_down_beside(device: Device, people: int) -> None:
    """Let the host share the device, and others sit down at it."""
    together = device.page.get_by_test_id("together")
    together.get_by_role("switch").click()
    for name in NAMES[1:people]:
        together.get_by_test_id("add-beside").click()
        together.get_by_role("textbox").fill(name)
        together.get_by_test_id("sit-beside").click()
        expect(together.get_by_text(name)).to_be_visible()


class HotSeat:
    """A device that goes from hand to hand."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        self.cover = self.page.get_by_test_id("cover")
        self.plain = PlainTable(device)
        self.over = self.page.locator("#over-title")

    def until_covered(self) -> str:
        """Wait for the cover; gives whose turn it says that it is."""
        expect(self.cover).to_be_visible()
        heading = self.cover.get_by_role("heading").inner_text()
        return next(name for name in NAMES if name in heading)

    def seen(self) -> str:
        """Give all that the page holds."""
        return html.unescape(self.page.locator("body").inner_html())

    def take_turn(self, rng: random.Random) -> list[str]:
        """Uncover the hand and decide until it is covered again; gives all that was offered."""
        self.cover.get_by_test_id("uncover").click()
        offered: list[str] = []
        while True:
            expect(self.plain.buttons.first.or_(self.cover).or_(self.over).first).to_be_visible()
            if self.cover.is_visible() or self.over.is_visible():
                return offered
            offered += self.plain.offered()
            self.plain.choose(rng)


def hand_around(browser: Browser, shop: Shop, devices: list[Device], **looks: Any) -> HotSeat:
    """Open a device whose owner is called like the first of us."""
    newcomer = {"newcomer": {"name": NAMES[0], "colour": "salmon"}}
    device = open_device(browser, shop.address, kept=newcomer, has_axe=True, **looks)
    devices.append(device)
    return HotSeat(device)


def take_turns(seat: HotSeat, most: int) -> list[str]:
    """Play on, and look into the page under each cover; gives whose turns there were."""
    rng = random.Random(5)
    told: list[str] = []
    hands: dict[str, list[str]] = {}
    while len(told) < most and not seat.over.is_visible():
        expect(seat.cover.or_(seat.over).first).to_be_visible()
        if seat.over.is_visible():
            break
        told.append(seat.until_covered())
        covered = seat.seen()
        assert "data-part" not in covered
        # Nothing that anybody could choose or has chosen so far is in the page.
        offers = [one for offered in hands.values() for one in offered if one in covered]
        assert offers == []
        hands[told[-1]] = seat.take_turn(rng)
    return told


@pytest.mark.parametrize("game", first_in_gate("wasabi", "sushi-express", "sushi-go"))
def test_a_cover_lies_over_every_hand_between_turns(
    browser: Browser, shop: Shop, devices: list[Device], game: str
) -> None:
    seat = hand_around(browser, shop, devices, settings=PLAIN, size=PHONE)
    sit_together(seat.device, game, 2)
    assert set(take_turns(seat, TURNS)) == set(NAMES[:2])
    assert faults_of(seat.page) + faults_of(seat.page, "dark") == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.names())
def test_a_whole_game_from_hand_to_hand(
    browser: Browser, shop: Shop, devices: list[Device], game: str
) -> None:
    seat = hand_around(browser, shop, devices, settings=PLAIN)
    sit_together(seat.device, game, 2)
    assert set(take_turns(seat, NEVER)) == set(NAMES[:2])
    expect(seat.over).to_be_visible()


def test_in_sushi_go_all_pick_in_turn_and_one_reveal_is_for_all(
    browser: Browser, shop: Shop, devices: list[Device]
) -> None:
    seat = hand_around(browser, shop, devices)
    seat.device.context.add_init_script(f"({NOTE})()")
    sit_together(seat.device, "sushi-go", 3)
    for _ in range(6):
        seat.until_covered()
        seat.cover.get_by_test_id("uncover").click()
        card = seat.page.locator("[data-part~=hand] button").first
        card.click()
        card.click()
        expect(seat.cover.or_(card).first).to_be_visible()
    seat.until_covered()
    # Whoever wants can look at the table first; still nobody's hand is there.
    seat.cover.get_by_test_id("look").click()
    expect(seat.page.locator(".table-screen")).to_be_visible()
    expect(seat.page.locator("[data-part~=hand] button")).to_have_count(0)
    seat.page.get_by_test_id("go-on").click()
    seat.until_covered()
    noted = seat.page.evaluate("window.noted")
    turns = [one for name in NAMES for one in (f"cover {name}", "hand")]
    assert noted[: noted.index("table")] == turns, noted
    assert noted == [*turns, "table", *turns, "table", *LOOKED]


def test_everybody_sees_who_shares_a_device(
    browser: Browser, shop: Shop, devices: list[Device], visit: Any
) -> None:
    seat = hand_around(browser, shop, devices)
    device = seat.device
    device.go("/")
    seat.page.get_by_test_id("friends-sushi-go").click()
    expect(seat.page.get_by_test_id("together")).to_be_visible()
    expect(seat.page.get_by_test_id("add-beside")).to_have_count(0)
    path = seat.page.url.removeprefix(device.origin)
    sit_down_beside(device, 2)
    other = visit(path)
    text = other.words.text("room-sharing", names="").strip()
    expect(other.page.get_by_text(text)).to_be_visible()
    expect(other.page.get_by_text(NAMES[1]).first).to_be_visible()


def test_a_screen_in_the_middle_says_how_phones_find_the_table(shop: Shop, visit: Any) -> None:
    party = start(make_party(shop, "sushi-go", settings=settings_with(watchers="link")))
    device = visit(party.path, host=LAN_NAME)
    page = device.page
    page.get_by_role("button", name=device.words.text("join-watch")).click()
    expect(page.get_by_text(device.words.text("watching-hint"))).to_be_visible()
    code = page.get_by_test_id("table-code")
    expect(code).to_have_count(0)
    page.get_by_role("button", name=device.name_of("menu")).click()
    page.get_by_role("switch", name=device.name_of("table-screen")).click()
    page.keyboard.press("Escape")
    expect(code.get_by_role("img")).to_be_visible()
    table = party.guests[0].site.call(f"/api/tables/{party.guests[0].table}")["table"]
    expect(code).to_have_text(table["code"])
