"""My statistics in a real browser: counted from how games ended, with intervals."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device, open_device
from web.layout.stage import Playhouse
from web.replay.documents import final, golden
from web.replay.test_my_games import CARD

NAMES = [
    "sushi_go/v1-three-rounds",
    "sushi_go/v1-zoch-five",
    "wasabi/v1-full-board",
    "sushi_express/v1-three",
]
TITLES = ("Wasabi!", "Sushi Express")
"""The games to change to: Sushi Go! is shown first."""


def of_me(name: str, table: str) -> dict[str, Any]:
    """Give a golden game's end with me at the first seat, and cooks at the others."""
    told = final(golden(name), table, seat=0)
    for seat in told["about"]["table"]["seats"][1:]:
        seat |= {"kind": "bot", "is-bot": True, "level": "cook"}
    return told


@pytest.fixture
def open_stats(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> Callable[..., Device]:
    def opened(names: list[str], **looks: Any) -> Device:
        ends = {f"game-{place}": of_me(name, f"game-{place}") for place, name in enumerate(names)}

        def answer(route: Route) -> None:
            path = route.request.url.split("/api/")[1]
            if path.startswith("my-games"):
                cards = [
                    {**CARD, "id": table, "game": one["about"]["table"]["game"], "names": []}
                    for table, one in ends.items()
                ]
                route.fulfill(
                    json={"games": [{"card": card, "at": 0.0} for card in cards], "next": None}
                )
            else:
                route.fulfill(json=ends[path.split("/")[1]])

        device = open_device(browser, playhouse.address, kept={"player": "p" * 32}, **looks)
        devices.append(device)
        device.page.route("**/api/**", answer)
        device.go("/stats")
        return device

    return opened


def test_figures_are_those_of_the_records(open_stats: Callable[..., Device]) -> None:
    device = open_stats(NAMES)
    page = device.page
    results = [golden(name).result for name in NAMES[:2]]
    wins = sum(one is not None and one.ranks[0] == 1 for one in results)
    figures = page.locator("dd.number")
    expect(figures.first).to_have_text("2")
    best = max(one.totals[0] for one in results if one is not None)
    assert figures.all_inner_texts()[1:3] == [str(wins), str(best)]
    expect(page.locator("td.bar")).to_have_count(6)
    expect(page.locator("td.said")).to_contain_text(" 2, ")
    for title, name in zip(TITLES, NAMES[2:], strict=True):
        page.get_by_text(title).click()
        expect(figures.first).to_have_text("1")
        result = golden(name).result
        assert result is not None
        assert figures.all_inner_texts()[2] == str(result.totals[0])


def test_by_keyboard_from_game_to_game(open_stats: Callable[..., Device]) -> None:
    device = open_stats(NAMES, size=DESKTOP)
    page = device.page
    device.tab_to(page.get_by_role("radio", name="Sushi Go!"))
    for title, name in zip(TITLES, NAMES[2:], strict=True):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=title)).to_be_checked()
        result = golden(name).result
        assert result is not None
        expect(page.locator("dd.number").nth(2)).to_have_text(str(result.totals[0]))


def test_without_games_it_says_what_will_be_here(open_stats: Callable[..., Device]) -> None:
    device = open_stats([])
    expect(device.page.get_by_text(device.name_of("stats-none", "stats"))).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(open_stats: Callable[..., Device], size: dict[str, int]) -> None:
    device = open_stats(NAMES, size=size, has_axe=True)
    page = device.page
    expect(page.locator("td.bar").first).to_be_attached()
    assert faults_of(page) + faults_of(page, "dark") == []
    for title in TITLES:
        page.get_by_text(title).click()
        expect(page.locator("dd.number").first).to_have_text("1")
        assert faults_of(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
