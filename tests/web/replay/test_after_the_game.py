"""After a real game: whoever sat there finds it, sees it again, shows it to strangers or not."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.guests import NAMES, NEVER, Party, make_party, play_on, start
from web.replay.test_replay import expect_at, slider
from web.shop import Shop
from web.variants import first_in_gate


def say(device: Device, message: str, **args: Any) -> str:
    return device.name_of(message, "replay", **args)


def switch(device: Device, message: str) -> Locator:
    return device.page.get_by_role("switch", name=say(device, message))


def turn(device: Device, message: str, *, is_on: bool) -> None:
    """Turn one of the two switches by keyboard, and wait until the server has agreed."""
    one = switch(device, message)
    device.tab_to(one)
    with device.page.expect_response("**/sharing"):
        device.page.keyboard.press("Space")
    expect(one).to_be_checked(checked=is_on)


def open_sharing(device: Device) -> None:
    device.tab_to(device.page.get_by_role("button", name=say(device, "replay-share"), exact=True))
    device.page.keyboard.press("Enter")
    expect(switch(device, "replay-public")).to_be_visible()


def expect_refused(stranger: Device) -> None:
    expect(stranger.page.get_by_text(stranger.name_of("refusal-replay-private"))).to_be_visible()
    expect(slider(stranger.page)).to_have_count(0)
    stranger.forgive("403")


def expect_names(stranger: Device, *named: str) -> None:
    """A stranger sees the game; these are named, everybody else goes by a crest."""
    expect(slider(stranger.page)).to_be_visible()
    eyes = stranger.page.get_by_role("combobox").get_by_role("option").all_inner_texts()
    assert say(stranger, "replay-as-me") not in eyes
    shown = stranger.page.locator("body").inner_text()
    for name in NAMES[:2]:
        assert (say(stranger, "replay-as", name=name) in eyes) is (name in named)
        assert (name in shown) is (name in named)


def played(shop: Shop, game: str) -> Party:
    players = 3 if game == "sushi-express" else 2
    party = start(make_party(shop, game, players=players, people=2))
    assert not play_on(party, decisions=NEVER, wants="place" if game == "wasabi" else "")
    return party


@pytest.mark.parametrize(
    ("game", "size", "language"),
    first_in_gate(
        ("sushi-go", PHONE, "de"),
        ("sushi-express", DESKTOP, "en"),
        ("wasabi", DESKTOP, "fr"),
        ("wasabi", PHONE, "it"),
    ),
)
def test_a_game_is_found_seen_again_made_public_and_taken_back(
    shop: Shop, visit: Callable[..., Device], game: str, size: dict[str, int], language: str
) -> None:
    party = played(shop, game)
    own = party.guests[0]
    path = f"/g/{own.table}"
    final: Any = own.site.call(f"/api/tables/{own.table}/final")
    ada = visit("/games", size=size, language=language, has_axe=True, kept=own.kept)
    page = ada.page
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='{path}']"))
    expect(row).to_contain_text(str(final["result"]["totals"][own.seat]))
    expect(row).to_contain_text(NAMES[1])
    assert faults_of(page) == []
    ada.tab_to(row.get_by_role("link"))
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{path}*")
    # It opens as I saw it.
    expect_at(page, 0)
    expect(page.locator("select option:checked")).to_have_text(say(ada, "replay-as-me"))
    expect(page.get_by_role("combobox")).to_have_value(str(own.seat))
    page.keyboard.press("ArrowRight")
    expect_at(page, 1)
    page.keyboard.press("End")
    expect_at(page, int(slider(page).get_attribute("max") or 0))
    assert faults_of(page) == []

    stranger = visit(path, size=size)
    expect_refused(stranger)
    open_sharing(ada)
    assert faults_of(page) == []
    turn(ada, "replay-public", is_on=True)
    stranger.page.get_by_role("button", name=stranger.name_of("try-again")).click()
    expect_names(stranger)
    # Whoever opens the sheet again finds it as they left it.
    page.keyboard.press("Escape")
    expect(switch(ada, "replay-public")).to_have_count(0)
    open_sharing(ada)
    expect(switch(ada, "replay-public")).to_be_checked()
    turn(ada, "replay-named", is_on=True)
    stranger.page.reload()
    expect_names(stranger, NAMES[0])
    turn(ada, "replay-public", is_on=False)
    # What the stranger's browser had kept is gone as well.
    stranger.page.reload()
    expect_refused(stranger)
    assert own.site.call(f"/api/tables/{own.table}/replay")["is-named"]
