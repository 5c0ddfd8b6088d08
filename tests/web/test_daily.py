"""The daily deal in a real browser: played to its end, compared, shared, looked at later."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from web.axe import faults_of
from web.counter import Counter
from web.daily_answers import DAY, KEPT, RESULT, SHOWN
from web.device import DESKTOP, PHONE, Device, open_device
from web.guests import finish, party_of
from web.layout.stage import Playhouse
from web.shop import Shop
from web.speech import words
from web.variants import first_in_gate


def daily(device: Device, message: str, **args: Any) -> str:
    return words(device.language, "daily").text(message, **args)


def begin(device: Device, game: str = "Sushi Go!") -> Counter:
    """Begin today's deal from its page."""
    page = device.page
    page.get_by_role("button", name=f"{daily(device, 'daily-play')} {game}").click()
    counter = Counter(device)
    assert counter.is_asked()
    return counter


def test_two_browsers_play_the_same_deal_and_see_the_result(visit: Callable[..., Device]) -> None:
    phone = visit("/", size=PHONE, has_axe=True)
    page = phone.page
    page.get_by_role("link", name=phone.words.text("daily-link")).click()
    expect(page.get_by_text(daily(phone, "daily-new"))).to_have_count(3)
    assert faults_of(page) == []
    counter = begin(phone)
    expect(page.get_by_text(phone.words.text("fixed-counted"))).to_have_count(1)
    hand = counter.cards.all_inner_texts()
    for _ in counter.play(random.Random(1)):
        pass

    desktop = visit("/daily", size=DESKTOP, has_axe=True)
    assert begin(desktop).cards.all_inner_texts() == hand
    desktop.go("/daily")
    expect(desktop.page.get_by_text(daily(desktop, "daily-running"))).to_be_visible()

    page.get_by_role("button", name=phone.words.text("fixed-result")).click()
    expect(page.get_by_test_id("compared")).to_have_text(daily(phone, "daily-first"))
    expect(page.get_by_test_id("master")).to_contain_text("A master in your seat:")
    shared = page.get_by_role("textbox").input_value()
    first, second = shared.split("\n")
    assert first.startswith("Sushi Go!, daily deal of ")
    assert second.strip().endswith("/daily")
    assert faults_of(page) == []
    assert faults_of(page, "dark") == []
    # Nobody sees how others did before their own end.
    desktop.go(page.url.removeprefix(phone.origin))
    expect(desktop.page.get_by_role("alert")).to_be_visible()
    desktop.forgive("403")
    page.get_by_role("button", name=daily(phone, "daily-to-all")).click()
    expect(page.get_by_role("button", name=daily(phone, "daily-see"))).to_be_visible()
    # Whoever has played finds the next one before everything else.
    phone.go("/")
    soon = page.get_by_role("list", name=phone.words.text("ways-soon"))
    expect(soon.get_by_role("link", name=phone.words.text("daily-link"))).to_be_visible()
    assert faults_of(page) == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["wasabi", "sushi-express"])
def test_other_games_are_played_to_their_end(
    shop: Shop, visit: Callable[..., Device], game: str
) -> None:
    device = visit("/daily", size=PHONE, language="it", settings={"plain": True}, has_axe=True)
    page = device.page
    name = words("it", game).text("game")
    page.get_by_role("button", name=f"{daily(device, 'daily-play')} {name}").click()
    expect(page.get_by_text(device.words.text("fixed-counted"))).to_have_count(1)
    finish(party_of(shop, game, device).guests[0], 1)
    page.get_by_role("button", name=device.words.text("fixed-result")).click()
    expect(page.get_by_test_id("compared")).to_have_text(daily(device, "daily-first"))
    expect(page.get_by_test_id("master")).to_contain_text(
        daily(device, "daily-master", score="").strip(), timeout=120_000
    )
    assert faults_of(page) == []


@pytest.fixture
def told(browser: Browser, playhouse: Playhouse, devices: list[Device]) -> Callable[..., Device]:
    """Open a page of daily deals with these answers of a server."""

    def opened(path: str, *, result: dict[str, Any] = RESULT, **looks: Any) -> Device:
        def answer(route: Route) -> None:
            asked = route.request.url.split("/api/")[1]
            route.fulfill(json=SHOWN if asked == "daily" else result)

        device = open_device(browser, playhouse.address, **looks)
        devices.append(device)
        device.page.route("**/api/**", answer)
        device.go(path)
        return device

    return opened


@pytest.mark.parametrize(("size", "language"), first_in_gate((PHONE, "de"), (DESKTOP, "fr")))
def test_a_result_among_many_is_told_and_drawn(
    told: Callable[..., Device], size: dict[str, int], language: str
) -> None:
    device = told(f"/daily/wasabi/{DAY}", size=size, language=language, has_axe=True)
    page = device.page
    expect(page.get_by_test_id("compared")).to_have_text(
        daily(device, "daily-worse", worse=26, others=40)
    )
    rows = page.get_by_role("row")
    expect(rows.filter(has_text=daily(device, "daily-you"))).to_have_count(1)
    # A master's points have a place among everybody's, and are nobody's of them.
    master = rows.filter(has_text=daily(device, "daily-master-here"))
    expect(master).to_have_text(re.compile(r"^33–35\s*0"))
    expect(page.get_by_role("img", name="Wasabi")).to_be_visible()
    assert faults_of(page) == []
    is_wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(is_wide)
    device.go("/daily")
    expect(page.get_by_role("heading", name=daily(device, "daily-past"))).to_be_visible()
    # The key does not lead to this anchor, and the page says so.
    page.get_by_text(daily(device, "daily-checked")).click()
    expect(page.get_by_text(daily(device, "daily-anchored-not"))).to_be_visible()
    assert faults_of(page) == []
    assert not page.evaluate(is_wide)


def test_what_does_not_count_is_not_shared_as_if_it_did(told: Callable[..., Device]) -> None:
    late = {"table": "t" * 22, "state": "late", "score": {"points": 41, "rank": 1}}
    device = told(
        f"/daily/sushi-express/{DAY}",
        result={**RESULT, "game": "sushi-express", "mine": late},
        size=PHONE,
        language="de",
    )
    page = device.page
    expect(page.get_by_text(daily(device, "daily-state-late"))).to_be_visible()
    first, _ = page.get_by_role("textbox").input_value().split("\n")
    assert first.endswith(f"({daily(device, 'daily-uncounted')})")
    picture = page.get_by_role("img", name="Sushi Express")
    expect(picture).to_have_accessible_name(re.compile(daily(device, "daily-uncounted")))
    expect(page.get_by_role("row").filter(has_text=daily(device, "daily-you"))).to_have_count(0)


@pytest.mark.long
def test_a_day_that_is_over_is_practised_without_a_server(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    device = open_device(browser, playhouse.address, size=PHONE, kept=KEPT)
    devices.append(device)
    page = device.page
    device.was_cut = True
    page.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    device.go("/daily")
    expect(page.get_by_text(daily(device, "daily-offline"))).to_be_visible()
    page.get_by_role("button", name="Sushi Go!").click()
    expect(page.get_by_test_id("status")).to_be_visible(timeout=180_000)
    expect(page.get_by_text(device.words.text("fixed-practice"))).to_have_count(1)
    assert Counter(device).is_asked()
    assert "/solo/" in page.url
