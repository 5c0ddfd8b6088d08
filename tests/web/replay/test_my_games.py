"""My games in a real browser: listed, searched, deleted, saved and brought along."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from sushiya.core.value import encode
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device, open_device
from web.layout.stage import Playhouse
from web.replay.documents import document, final, golden

CARD = {
    "edition": "cocktail",
    "phase": "over",
    "colours": [None, None, "plum"],
    "bots": [1],
    "places": 3,
    "free": 0,
    "decision": None,
    "progress": None,
    "watchers": "off",
}
FINISHED = [
    ("first", "sushi-go", ["Ada", "cook", ""], [40, 31, 22], [1, 2, 3]),
    ("second", "wasabi", ["Ada", "chef", "Ben"], [], []),
]
NAME = "sushi_go/v1-three-rounds"
ENDS = {"first": NAME, "second": "wasabi/v1-full-board"}
RUNNING = {
    **CARD,
    "id": "running",
    "game": "sushi-go",
    "phase": "running",
    "names": ["Ada", "cook", "Ben"],
    "colours": [None, None, None],
    "progress": None,
}


def games() -> list[dict[str, Any]]:
    return [
        {
            "at": 1_790_000_000.0,
            "card": {
                **CARD,
                "id": table,
                "game": game,
                "names": names,
                "totals": totals,
                "ranks": ranks,
                "colours": [None, None, None if names[2] else "plum"],
            },
        }
        for table, game, names, totals, ranks in FINISHED
    ]


@pytest.fixture
def open_games(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> Callable[..., tuple[Device, list[str]]]:
    def opened(*, page: int = 2, **looks: Any) -> tuple[Device, list[str]]:
        """Open the list; the server gives so many games at once."""
        own = {"token": "", "seat": 0, "nonce": "", "seal": ""}
        kept = {"player": "p" * 32, "seats": {"first": own, "running": {**own, "token": "t" * 22}}}
        device = open_device(browser, playhouse.address, kept=kept, **looks)
        devices.append(device)
        asked: list[str] = []
        shown = document(golden(NAME), "")

        def answer(route: Route) -> None:
            path = route.request.url.split("/api/")[1]
            asked.append(path)
            if path.startswith("my-games"):
                skip = int(path.rpartition("=")[2])
                after = skip + page
                told: Any = {
                    "games": games()[skip:after],
                    "next": after if after < len(games()) else None,
                }
            elif path == "my-tables":
                turns = {"running": [{"seat": 0, "since": 1_790_000_000.0}]}
                told = {"tables": [RUNNING], "turns": turns}
            elif path.endswith("/final"):
                table = path.split("/")[1]
                told = final(golden(ENDS[table]), table, seat=0)
            elif path.endswith("/again"):
                told = {"table": "next"}
            elif path.endswith("/record"):
                told = json.loads(encode(golden(NAME)))
            elif path == "replays":
                told = {"about": shown["replay"], "steps": shown["steps"]}
            else:
                told = {"tables": 1}
            route.fulfill(json=told)

        device.page.route("**/api/**", answer)
        device.go("/games")
        expect(rows(device)).to_have_count(page)
        return device, asked

    return opened


def rows(device: Device) -> Locator:
    return device.page.locator("li:has(a[href^='/g/'])")


def test_running_games_say_whose_turn_it_is_and_finished_ones_show_their_table(
    open_games: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, asked = open_games()
    slip = device.page.locator("a[href='/t/running']")
    turn = device.words.text("slip-your-turn", since="").strip()
    expect(slip).to_contain_text(turn)
    for row in rows(device).all():
        expect(row.locator(".drawn svg svg").first).to_be_attached()
    assert sorted(one for one in asked if one.endswith("/final")) == [
        "tables/first/final",
        "tables/second/final",
    ]
    # What was fetched once is kept here.
    device.page.reload()
    expect(rows(device).first.locator(".drawn svg svg").first).to_be_attached()
    assert len([one for one in asked if one.endswith("/final")]) == 2


def test_the_same_people_are_asked_to_play_again(
    open_games: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, asked = open_games()
    again = device.name_of("games-again", "replay")
    rows(device).first.get_by_role("button", name=again).click()
    device.page.wait_for_url("**/t/next")
    assert "tables/first/again" in asked


def test_games_are_listed_searched_and_deleted(
    open_games: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, asked = open_games()
    page = device.page

    def say(message: str) -> str:
        return device.name_of(message, "replay")

    first, second = rows(device).all()
    expect(first).to_contain_text(say("games-won"))
    expect(first).to_contain_text("40")
    expect(second).to_contain_text(say("games-left"))
    expect(first.get_by_role("link")).to_have_attribute("href", "/g/first")
    page.get_by_label(say("games-friend")).fill("ben")
    expect(rows(device)).to_have_count(1)
    page.get_by_label(say("games-which")).select_option("sushi-go")
    expect(page.get_by_text(say("games-none-found"))).to_be_visible()
    page.get_by_label(say("games-which")).select_option("wasabi")
    page.get_by_role("button", name=say("games-delete")).click()
    page.get_by_role("button", name=say("games-yes"), exact=True).click()
    expect(rows(device)).to_have_count(0)
    assert "tables/second/forget" in asked


def test_a_game_is_found_and_deleted_by_keyboard(
    open_games: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, asked = open_games(size=DESKTOP)
    page = device.page
    device.tab_to(page.get_by_label(device.name_of("games-friend", "replay")))
    page.keyboard.type("ben")
    expect(rows(device)).to_have_count(1)
    device.tab_to(rows(device).get_by_role("link"))
    device.tab_to(page.get_by_role("button", name=device.name_of("games-delete", "replay")))
    page.keyboard.press("Enter")
    yes = page.get_by_role("button", name=device.name_of("games-yes", "replay"), exact=True)
    device.tab_to(yes)
    page.keyboard.press("Enter")
    expect(rows(device)).to_have_count(0)
    assert "tables/second/forget" in asked


def test_older_games_are_listed_when_asked_for(
    open_games: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, asked = open_games(page=1, size=PHONE)
    more = device.page.get_by_role("button", name=device.name_of("games-more", "replay"))
    more.click()
    expect(rows(device)).to_have_count(2)
    expect(more).to_have_count(0)
    assert [one for one in asked if one.startswith("my-games")] == [
        "my-games?skip=0",
        "my-games?skip=1",
    ]


def test_a_search_looks_also_among_games_that_are_not_listed_yet(
    open_games: Callable[..., tuple[Device, list[str]]],
) -> None:
    device, asked = open_games(page=1)
    which = device.page.get_by_label(device.name_of("games-which", "replay"))
    which.select_option("wasabi")
    expect(rows(device).get_by_role("link")).to_have_attribute("href", "/g/second")
    assert "my-games?skip=1" in asked


def test_records_are_saved_and_brought_along(
    open_games: Callable[..., tuple[Device, list[str]]], tmp_path: Path
) -> None:
    device, _ = open_games()
    page = device.page
    with page.expect_download() as download:
        page.get_by_role("button", name=device.name_of("games-export", "replay")).click()
    file = tmp_path / "records.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text())) == 2
    page.locator("input[type=file]").set_input_files(file)
    expect(
        page.get_by_role("heading", name=device.name_of("games-brought", "replay"))
    ).to_be_visible()
    page.locator("li.brought a").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value(str(len(golden(NAME).decisions)))
    bad = tmp_path / "bad.json"
    bad.write_text("no record")
    page.go_back()
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("bad.json")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_among_my_games(
    open_games: Callable[..., tuple[Device, list[str]]], size: dict[str, int]
) -> None:
    device, _ = open_games(size=size, has_axe=True)
    assert [fault for look in ("light", "dark") for fault in faults_of(device.page, look)] == []
    assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
