"""The About page: credits, licences, what is stored, and being forgotten."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.device import Device
from web.guests import make_party, start
from web.shop import Shop
from web.speech import words
from web.variants import first_in_gate

AUTHORS = ("Phil Walker-Harding", "Joshua Cappel", "Adam Gertzbein", "Michael Schacht")
PUBLISHERS = ("Gamewright", "Zoch Verlag", "Cocktail Games", "Z-Man Games", "ABACUSSPIELE")


@pytest.mark.parametrize("language", first_in_gate("de", "en", "fr", "it"))
def test_it_credits_authors_and_publishers_in_every_language(
    visit: Callable[..., Device], language: str
) -> None:
    device = visit("/", language=language)
    device.page.get_by_role("link", name=device.words.text("about")).click()
    main = device.page.get_by_role("main")
    expect(main).to_contain_text(words(language, "about").text("about-unofficial"))
    for name in (*AUTHORS, *PUBLISHERS):
        expect(main).to_contain_text(name)


def test_the_licences_of_others_can_be_read(visit: Callable[..., Device]) -> None:
    device = visit("/about")
    link = device.page.get_by_role("link", name=words("en", "about").text("licence-notices"))
    answer = device.page.request.get(device.origin + str(link.get_attribute("href")))
    assert answer.headers["content-type"].startswith("text/plain")
    assert "svelte" in answer.text()
    assert "litestar" in answer.text()


def test_whoever_wants_to_be_forgotten_is_asked_first_and_then_forgotten(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", people=2))
    ada, ben = (sit(party, guest) for guest in party.guests)
    say = words("en", "about").text
    expect(ada.page.get_by_test_id("status")).to_be_visible()
    ben.go("/about")
    for is_sure in (False, True):
        ben.page.get_by_role("button", name=say("forget-me"), exact=True).click()
        dialog = ben.page.get_by_role("dialog", name=say("forget-sure"))
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name=say("forget-yes" if is_sure else "forget-no")).click()
        expect(dialog).to_be_hidden()
    expect(ben.page.get_by_text(say("forget-done", count=1))).to_be_visible()
    assert ben.page.evaluate("Object.keys(localStorage)") == []
    look = party.guests[0].site.call(f"/api/tables/{party.guests[0].table}")
    assert "Ben" not in str(look)
    ada.page.reload()
    expect(ada.page.get_by_test_id("status")).to_be_visible()
    expect(ada.page.get_by_text("Ben")).to_have_count(0)


def test_a_refusal_forgets_nothing(visit: Callable[..., Device]) -> None:
    device = visit("/about")
    say = words("en", "about").text
    refusal = {"code": "too-fast", "rule": "", "args": {}}
    device.page.route(
        "**/api/forget", lambda route: route.fulfill(status=429, json={"refusal": refusal})
    )
    device.page.get_by_role("button", name=say("forget-me"), exact=True).click()
    device.page.get_by_test_id("forget").click()
    expect(device.page.get_by_role("alert")).to_have_text(device.words.text("refusal-too-fast"))
    assert "sushiya.settings" in device.page.evaluate("Object.keys(localStorage)")
    device.forgive("429")
