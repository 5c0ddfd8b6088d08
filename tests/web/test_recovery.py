"""An emptied browser: a code or a file brings the player back, with games, seats and settings."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from web.device import PHONE, Device
from web.guests import make_party, play_on, start
from web.plain import PlainTable
from web.shop import Shop
from web.speech import words

PLAIN = {"plain": True}
OLD_KEY = "0123456789abcdef" * 3
"""A key of 24 bytes, as browsers made them before there were codes."""


def say(device: Device, message: str, **args: Any) -> str:
    return words(device.language, "recovery").text(message, **args)


def button(device: Device, message: str) -> Locator:
    return device.page.get_by_role("button", name=say(device, message), exact=True)


def table_of(device: Device) -> PlainTable:
    """Wait until the table is there and asks: home has buttons of similar names."""
    expect(device.page.get_by_test_id("status")).to_be_visible()
    table = PlainTable(device)
    assert table.is_asked()
    return table


def play_a_little(device: Device) -> tuple[str, list[str]]:
    """Begin a game against bots; give its path and what is offered now."""
    device.page.get_by_test_id("play-sushi-go").click()
    table = table_of(device)
    table.press(table.buttons.first)
    assert table.is_asked()
    return device.page.url.removeprefix(device.origin), table.offered()


def read_code(device: Device) -> str:
    device.go("/recovery")
    return device.page.get_by_test_id("recovery-code").inner_text()


def enter_code(device: Device, code: str) -> None:
    device.page.get_by_role("textbox", name=say(device, "recovery-typed")).fill(code)
    button(device, "recovery-do").click()


def test_a_code_brings_the_games_back_to_an_emptied_browser(visit: Callable[..., Device]) -> None:
    before = visit("/", settings=PLAIN)
    path, offered = play_a_little(before)
    code = read_code(before)
    after = visit("/", settings=PLAIN, size=PHONE)
    after.page.get_by_role("link", name=after.words.text("recovery-link-new")).click()
    enter_code(after, code.lower().replace("-", " ").replace("0", "o"))
    expect(after.page.get_by_text(say(after, "recovery-found", count=1))).to_be_visible()
    assert after.keeps("player") == before.keeps("player")
    after.page.get_by_role("button", name=after.words.text("to-home"), exact=True).click()
    slip = after.page.get_by_role("region", name=after.words.text("my-tables")).get_by_role("link")
    expect(slip).to_contain_text(after.words.text("come-back"))
    # Whoever is back is not listed among those they play with.
    expect(slip).to_contain_text(after.words.text("slip-bots", bots=3))
    slip.click()
    table = table_of(after)
    assert after.page.url.removeprefix(after.origin) == path
    assert table.offered() == offered


def test_a_code_of_an_older_key_works_as_well(visit: Callable[..., Device]) -> None:
    before = visit("/", settings=PLAIN, kept={"player": OLD_KEY})
    play_a_little(before)
    after = visit("/recovery")
    enter_code(after, read_code(before))
    expect(after.page.get_by_text(say(after, "recovery-found", count=1))).to_be_visible()
    assert after.keeps("player") == OLD_KEY


def test_a_wrong_code_says_what_is_wrong_and_changes_nothing(visit: Callable[..., Device]) -> None:
    device = visit("/")
    code = read_code(device)
    player = device.keeps("player")
    wrong = ("1" if code[0] != "1" else "2") + code[1:]
    for typed, problem in (
        ("", "code-problem-empty"),
        (wrong, "code-problem-typo"),
        (code[:-1], "code-problem-length"),
    ):
        enter_code(device, typed)
        alert = device.page.get_by_role("alert")
        expect(alert).to_have_text(say(device, problem))
    assert device.keeps("player") == player


def test_a_file_brings_seats_and_settings_back(
    shop: Shop, sit: Callable[..., Device], visit: Callable[..., Device], tmp_path: Path
) -> None:
    party = start(make_party(shop, "sushi-go", people=2))
    assert play_on(party, decisions=3)
    before = sit(party, settings={"plain": True, "awake": False})
    offered = table_of(before).offered()
    before.go("/recovery")
    with before.page.expect_download() as saving:
        button(before, "recovery-save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == "sushiya-recovery.json"
    assert json.loads(file.read_text())["player"] == before.keeps("player")

    after = visit("/recovery")
    chooser = after.page.get_by_label(say(after, "recovery-file"))
    chooser.set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"no"})
    expect(after.page.get_by_role("alert")).to_have_text(say(after, "file-problem-unreadable"))
    chooser.set_input_files(file)
    expect(after.page.get_by_text(say(after, "recovery-done"))).to_be_visible()
    after.page.get_by_role("button", name=after.words.text("to-home"), exact=True).click()
    after.page.get_by_role("region", name=after.words.text("my-tables")).get_by_role("link").click()
    assert table_of(after).offered() == offered
    assert after.keeps("settings")["awake"] is False


def test_the_code_is_offered_once_and_to_whoever_plays_with_people(
    shop: Shop, sit: Callable[..., Device], visit: Callable[..., Device]
) -> None:
    alone = visit("/", settings=PLAIN)
    play_a_little(alone)
    device = sit(start(make_party(shop, "sushi-go", people=2)))
    for one, times in ((alone, 0), (device, 1)):
        one.go("/")
        expect(one.page.get_by_role("region", name=one.words.text("my-tables"))).to_be_visible()
        expect(one.page.get_by_text(one.words.text("recovery-offer"))).to_have_count(times)
    device.page.get_by_role("button", name=device.words.text("recovery-offer-no")).click()
    expect(device.page.get_by_text(device.words.text("recovery-offer"))).to_have_count(0)
    device.go("/")
    expect(device.page.get_by_role("region", name=device.words.text("my-tables"))).to_be_visible()
    expect(device.page.get_by_text(device.words.text("recovery-offer"))).to_have_count(0)
