"""Evenings of the score pad, copied to the server if the player wants it."""

from collections.abc import Callable

from playwright.sync_api import expect

from web.axe import faults_of
from web.device import PHONE, Device
from web.evenings import EVENINGS, EVENINGS_KEPT
from web.test_pad import PadPage

KEY = {"player": "00112233445566778899aabbccddeeff"}


def rows(pad: PadPage) -> list[str]:
    return pad.page.locator(".list a").all_inner_texts()


def test_evenings_come_to_another_device_and_are_gone_with_whoever_is_forgotten(
    visit: Callable[..., Device],
) -> None:
    phone = PadPage(visit("/pad/evenings", size=PHONE, kept={**EVENINGS_KEPT, **KEY}, has_axe=True))
    state = phone.page.get_by_test_id("copy-state")
    # Off at first: nothing has left the device.
    expect(phone.page.get_by_text(phone.say("pad-copy-off"))).to_be_visible()
    phone.button("pad-copy-begin").click()
    expect(state).to_have_text(phone.say("pad-copy-done", count=len(EVENINGS)))
    for look in ("dark", "light"):
        assert faults_of(phone.page, look) == []
    # Another device with the same key, as the recovery code brings it.
    laptop = PadPage(visit("/pad/evenings", kept=KEY))
    expect(laptop.page.locator(".list a")).to_have_count(0)
    laptop.button("pad-copy-begin").click()
    expect(laptop.page.locator(".list a")).to_have_count(len(EVENINGS))
    assert sorted(rows(laptop)) == sorted(rows(phone))
    # What is counted there is here after the next look.
    laptop.device.go("/pad/a3")
    laptop.key("length-3").click()
    laptop.page.get_by_role("button", name=laptop.device.name_of("back")).click()
    expect(laptop.page.get_by_test_id("box-wasabi-standard")).to_be_visible()
    laptop.device.go("/pad/evenings")
    expect(laptop.page.get_by_test_id("copy-state")).to_have_text(
        laptop.say("pad-copy-done", count=len(EVENINGS))
    )
    phone.page.reload()
    expect(state).to_have_text(phone.say("pad-copy-done", count=len(EVENINGS)))
    assert phone.device.keeps("pad.evening.a3")["rounds"][0][0]["length-3"] == 2
    # Being forgotten deletes the copy, too: the other device finds none.
    phone.device.go("/about")
    about = phone.device
    about.page.get_by_role("button", name=about.name_of("forget-me", "about")).click()
    about.page.get_by_test_id("forget").click()
    expect(about.page.get_by_text(about.name_of("to-home"))).to_be_visible()
    laptop.page.reload()
    expect(laptop.button("pad-copy-begin")).to_be_visible()
    assert laptop.device.keeps("pad.copied") is False
    assert len(rows(laptop)) == len(EVENINGS)
    laptop.device.forgive("404")


def test_the_copy_can_be_deleted_and_the_evenings_stay(visit: Callable[..., Device]) -> None:
    pad = PadPage(visit("/pad/evenings", kept=EVENINGS_KEPT))
    pad.button("pad-copy-begin").click()
    pad.button("pad-copy-delete").click()
    pad.button("pad-copy-delete").click()
    expect(pad.button("pad-copy-begin")).to_be_visible()
    assert len(rows(pad)) == len(EVENINGS)
