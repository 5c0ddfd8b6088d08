"""Several phones enter one round of the score pad, each its own plate."""

from collections.abc import Callable

from playwright.sync_api import expect

from web.axe import faults_of
from web.device import PHONE, Device
from web.shop import LAN_NAME
from web.test_pad import PLAYERS, PadPage


class SharedPad(PadPage):
    """A phone that counts along; `sharing` is the line that says how that goes."""

    def expect_connection(self, state: str) -> None:
        expect(self.page.locator("[data-sharing]")).to_have_attribute("data-sharing", state)

    def expect_sent(self) -> None:
        expect(self.page.locator("[data-sharing]")).to_have_attribute("data-sent", "true")

    def expect_points(self, points: list[int]) -> None:
        for figure, wanted in enumerate(points):
            own = self.players().nth(figure).locator(".points")
            expect(own).to_contain_text(str(wanted))
        assert self.points() == points

    def link(self) -> str:
        """Open the sheet with the code to scan, and give the link that it holds."""
        self.button("pad-share-phones").click()
        expect(self.page.get_by_role("img", name=self.sharing("sharing-qr"))).to_be_visible()
        return self.page.get_by_role("textbox", name=self.sharing("sharing-link")).input_value()

    def sharing(self, message: str) -> str:
        return self.device.name_of(message, "sharing")

    def close(self) -> None:
        self.page.keyboard.press("Escape")


def begin(visit: Callable[..., Device]) -> tuple[SharedPad, str]:
    """Count on a first phone, and share it; gives the path that lets others join."""
    pad = SharedPad(visit("/pad", size=PHONE, host=LAN_NAME, has_axe=True))
    pad.begin("sushi-go-cocktail", PLAYERS[:2])
    pad.key("tempura").tap()
    link = pad.link()
    for look in ("dark", "light"):
        assert faults_of(pad.page, look) == []
    pad.close()
    pad.expect_connection("connected")
    return pad, link.removeprefix(pad.device.origin)


def join(visit: Callable[..., Device], path: str, name: str) -> SharedPad:
    pad = SharedPad(visit(path, size=PHONE, host=LAN_NAME, has_axe=True))
    choice = pad.page.get_by_role("button", name=name)
    expect(choice).to_be_visible()
    for look in ("dark", "light"):
        assert faults_of(pad.page, look) == []
    choice.tap()
    expect(pad.page.locator("[data-key]").first).to_be_visible()
    pad.expect_connection("connected")
    return pad


def test_two_phones_enter_one_round_and_one_loses_its_connection(
    visit: Callable[..., Device],
) -> None:
    ada, path = begin(visit)
    ben = join(visit, path, "Ben")
    # No server sees what stands behind the hash.
    assert "#" in path
    assert "#" not in ben.page.url
    for key in ("sashimi", "sashimi", "sashimi"):
        ben.key(key).tap()
    ada.key("tempura").tap()
    for pad in (ada, ben):
        pad.expect_points([5, 10])
    ben.device.cut(is_offline=True)
    ben.key("maki-2").tap()
    ben.expect_connection("away")
    # Both go on: one without a network, one corrects the other's plate.
    ada.players().nth(1).tap()
    ada.key("pudding").tap()
    ada.players().nth(0).tap()
    ada.key("nigiri-3:wasabi").tap()
    ada.expect_points([14, 10])
    ben.expect_points([5, 16])
    ben.device.cut(is_offline=False)
    ben.expect_connection("connected")
    for pad in (ada, ben):
        pad.expect_points([14, 16])
        pad.expect_sent()
    expect(ben.page.locator('[data-taken="pudding"]')).to_be_visible()
    # Undoing takes back what was entered on this phone alone.
    ben.button("pad-undo").click()
    for pad in (ada, ben):
        pad.expect_points([14, 10])


def test_a_phone_that_was_closed_comes_back_and_the_end_is_everybodys(
    visit: Callable[..., Device],
) -> None:
    ada, path = begin(visit)
    ben = join(visit, path, "Ben")
    ben.key("maki-3").tap()
    ben.expect_sent()
    ben.page.reload()
    ben.expect_connection("connected")
    # It enters Ben's plate again, and goes on to his next round.
    expect(ben.players().nth(1)).to_have_attribute("aria-pressed", "true")
    for _ in range(2):
        ben.page.get_by_test_id("next").tap()
    ben.page.get_by_test_id("next").tap()
    ben.page.get_by_test_id("finish").tap()
    expect(ada.button("pad-result")).to_be_enabled()
    ada.button("pad-result").click()
    expect(ada.page.get_by_test_id("winners")).to_contain_text("Ben")
    expect(ada.page.get_by_test_id("winners")).to_contain_text(ada.say("pad-won", count=1))
    # Whoever has shared it ends it; everybody keeps what was counted.
    ada.button("pad-share-phones").click()
    for _ in range(2):
        ada.page.get_by_role("button", name=ada.sharing("sharing-end"), exact=True).click()
    ada.expect_connection("gone")
    ben.expect_connection("gone")
    assert ben.totals() == ada.totals()
    # The link leads nowhere now.
    late = visit(path, size=PHONE, host=LAN_NAME)
    expect(late.page.get_by_text(ada.sharing("sharing-not-there"))).to_be_visible()
    for device in (ben.device, late):
        device.forgive("404")
