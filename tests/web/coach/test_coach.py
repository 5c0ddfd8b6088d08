"""The coach in a real browser: its report, a second try, why, on phones and by keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from web.axe import faults_of
from web.coach.games import GAMES_SEEN, PLAYOUTS, Looked, looked_at
from web.device import DESKTOP, PHONE, Device, open_device
from web.layout.stage import Playhouse
from web.variants import first_in_gate

NAMES = tuple(GAMES_SEEN)


def open_coach(
    browser: Browser, house: Playhouse, devices: list[Device], name: str, **looks: Any
) -> tuple[Device, list[Looked]]:
    """Open the report on a game, and wait until it is made."""
    told, looked = looked_at(name)
    house.views[name] = told
    kept = {"coach-playouts": PLAYOUTS, **looks.pop("kept", {})}
    device = open_device(browser, house.address, kept=kept, **looks)
    devices.append(device)
    device.go(f"/g/{name}/coach")
    expect(device.page.get_by_text(said(device, "coach-next-time"))).to_be_visible()
    return device, looked


def said(device: Device, message: str) -> str:
    return device.name_of(message, "coach")


def button(device: Device, message: str) -> Locator:
    return device.page.get_by_role("button", name=said(device, message))


def unfold(device: Device) -> None:
    """A first game's report speaks of one thing; the rest is a tap away."""
    device.page.locator("summary", has_text=said(device, "coach-all-of-it")).click()


def choose(page: Page, looked: Looked, code: int) -> None:
    """Choose on the plain screen, where every choice is a button, perhaps after others."""
    listed = list(looked.legal)
    buttons = page.locator("[data-part~=choices] button")
    if buttons.count() == len(listed):
        buttons.nth(listed.index(code)).click()
        return
    while buttons.count():
        buttons.first.click()


def percents(where: Locator) -> list[float]:
    """Read the figures that stand beside reasons, rest and difference."""
    texts = where.locator("li .number").all_inner_texts()
    return [float(re.sub("[^0-9.+-]", "", text.replace("\N{MINUS SIGN}", "-"))) for text in texts]


@pytest.mark.parametrize("name", first_in_gate(*NAMES))
def test_a_costly_decision_is_tried_first_and_then_explained(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    """What is told is what Python's coach tells, and nothing of it is there before the try."""
    device, looked = open_coach(browser, playhouse, devices, name, size=PHONE, has_axe=True)
    page = device.page
    worst = max(looked, key=lambda one: one.cost)
    assert worst.cost > 0
    article = page.locator(f"#decision-{worst.decision}")
    expect(article).to_be_visible()
    unfold(device)
    before = page.content()
    for reason in worst.reasons:
        assert reason not in before
    assert said(device, "coach-was-better") not in before
    button(device, "coach-try").first.click()
    expect(page.locator("main.play > *").first).to_be_visible()
    assert said(device, "coach-was-better") not in page.content()
    # By keyboard, from a list of all choices.
    button(device, "coach-as-list").press("Enter")
    expect(page.locator("[data-part~=choices] button").first).to_be_visible()
    choose(page, worst, worst.chosen)
    expect(article).to_be_focused()
    expect(article).to_contain_text(said(device, "coach-was-better"))
    assert worst.why is not None
    *terms, difference = percents(article)
    assert sum(terms) == pytest.approx(difference)
    assert difference == worst.why.permille / 10
    told = article.locator("li > span:first-child").all_inner_texts()
    for reason, shown in zip(worst.reasons, told, strict=False):
        # Rivals go by their crests here.
        assert re.fullmatch(re.sub(r"Crest \\ \d|Crest\\ \d", ".+", re.escape(reason)), shown)
    # Whoever wants to know what would have come of it plays on from there.
    button(device, "coach-play-on").press("Enter")
    sheet = page.get_by_test_id("play-on")
    step = device.name_of("play-on-what", "solo", step=worst.step)
    expect(sheet.get_by_text(step)).to_be_visible()
    expect(sheet).to_contain_text(" MB")
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # It is kept: whoever comes back finds the answer.
    page.reload()
    expect(article).to_contain_text(said(device, "coach-was-better"))


@pytest.mark.parametrize("name", NAMES)
def test_a_report_shows_chances_what_went_well_and_points(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    kept = {"language": "de"} if name == "wasabi" else {}
    language = "de" if kept else "en"
    told, looked = looked_at(name)
    playhouse.views[name] = told
    device = open_device(
        browser, playhouse.address, kept={"coach-playouts": PLAYOUTS}, language=language
    )
    devices.append(device)
    device.go(f"/g/{name}/coach")
    page = device.page
    unfold(device)
    points = page.locator("svg polyline").get_attribute("points")
    assert points is not None
    assert len(points.split()) == len(looked)
    heading = page.get_by_role("heading", name=said(device, "coach-went-well"))
    expect(heading).to_be_visible()
    expect(heading.locator("xpath=following-sibling::ul/li").first).to_be_visible()
    rows = page.locator("tbody tr")
    mine = told["steps"]["result"]["points"][GAMES_SEEN[name][1]]
    expect(rows).to_have_count(len(mine))
    texts = [row.locator("td.number").first.inner_text() for row in rows.all()]
    shown = [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]
    assert shown == list(mine.values())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("name", first_in_gate(*reversed(NAMES)))
def test_in_a_replay_any_choice_is_explained(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    told, looked = looked_at(name)
    playhouse.views[name] = told
    size = DESKTOP if name == "sushi-go" else PHONE
    device = open_device(browser, playhouse.address, kept={"coach-playouts": PLAYOUTS}, size=size)
    devices.append(device)
    worst = max(looked, key=lambda one: one.cost)
    device.go(f"/g/{name}?step={worst.step}")
    page = device.page
    name_of = device.name_of("replay-coach", "replay")
    tab = page.get_by_role("tab", name=name_of, exact=True)
    (tab if size == DESKTOP else page.get_by_role("button", name=name_of, exact=True)).press(
        "Enter"
    )
    button(device, "coach-ask").press("Enter")
    expect(page.get_by_text(said(device, "coach-tap-why"))).to_be_visible()
    choices = page.locator("ol > li > button[aria-expanded]")
    expect(choices).to_have_count(len(worst.forecasts))
    chances = [round(1000 * one.chance) / 10 for one in worst.forecasts]
    shown = choices.locator(".number").all_inner_texts()
    assert [float(one.removesuffix(" %")) for one in shown] == pytest.approx(chances)
    at = [one.code for one in worst.forecasts].index(worst.chosen)
    choices.nth(at).press("Enter")
    why = page.locator(".why")
    expect(why.locator("li").first).to_be_visible()
    *terms, difference = percents(why)
    assert worst.why is not None
    assert sum(terms) == pytest.approx(difference)
    assert difference == worst.why.permille / 10


def test_a_report_goes_on_where_it_was_and_needs_no_network(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    name = "sushi-go"
    device, looked = open_coach(browser, playhouse, devices, name)
    page = device.page
    # Forget all but the first decision, as if the page had been left then.
    page.evaluate(
        """([key]) => new Promise((done, fail) => {
          const open = indexedDB.open("sushiya-coach");
          open.onerror = fail;
          open.onsuccess = () => {
            const store = open.result.transaction("reports", "readwrite").objectStore("reports");
            const got = store.get(key);
            got.onsuccess = () => {
              const reviewed = got.result.reviewed.slice(0, 1);
              const left = { ...got.result, reviewed, chefs: null };
              left.reviewed[0].forecasts[0].chance = 0.123;
              const put = store.put(left, key);
              put.onsuccess = () => done();
            };
          };
        })""",
        [f"{name}/0"],
    )
    # The server no longer answers: this device has the game.
    kept = playhouse.views.pop(name)
    try:
        page.reload()
        unfold(device)
        points = (page.locator("svg polyline").get_attribute("points") or "").split()
        assert len(points) == len(looked)
        if looked[0].forecasts[0].code == looked[0].chosen:
            # What was looked at before is not looked at again.
            assert float(points[0].split(",")[1]) == pytest.approx(140 * (1 - 0.123), abs=0.1)
    finally:
        playhouse.views[name] = kept
    device.forgive("404")


@pytest.mark.parametrize("size", first_in_gate(PHONE, DESKTOP), ids=["phone", "desktop"])
def test_axe_finds_nothing_in_a_report(
    browser: Browser, playhouse: Playhouse, devices: list[Device], size: dict[str, int]
) -> None:
    device, looked = open_coach(
        browser, playhouse, devices, "sushi-express", size=size, has_axe=True
    )
    page = device.page
    worst = max(looked, key=lambda one: one.cost)
    button(device, "coach-try").first.click()
    expect(page.locator("main.play > *").first).to_be_visible()
    assert faults_of(page) == []
    button(device, "coach-as-list").click()
    choose(page, worst, worst.chosen)
    unfold(device)
    assert [fault for look in ("light", "dark") for fault in faults_of(page, look)] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
