"""How a deal came about: from the result of a game, every step and every answer of chance."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.guests import NEVER, make_party, play_on, start
from web.shop import Shop
from web.variants import first_in_gate


@pytest.mark.parametrize(
    ("asks", "size"),
    [
        (("sushi-go", "deck 0"), DESKTOP),
        *first_in_gate(
            (("sushi-express", "roll 0"), PHONE),
            (("wasabi", "pile 5"), PHONE),
            (("wasabi", "pile 5"), DESKTOP),
            (("sushi-express", "roll 0"), DESKTOP),
            (("sushi-go", "deck 0"), PHONE),
        ),
    ],
)
def test_the_result_tells_who_committed_to_what_and_all_that_chance_decided(
    asks: tuple[str, str],
    size: dict[str, int],
    shop: Shop,
    sit: Callable[..., Device],
    tmp_path: Path,
) -> None:
    """On a phone by touch, on a desktop by keyboard."""
    game, asked = asks
    party = start(make_party(shop, game, players=3))
    device = sit(party, size=size, language="en", has_axe=True)
    play_on(party, decisions=NEVER)
    page, say = device.page, device.words.text
    expect(page.get_by_test_id("status")).to_have_text(say("status-over"))
    for step in (
        page.get_by_role("button", name=say("deal-check")),
        page.locator("summary", has_text=say("deal-what")),
        page.get_by_role("button", name=say("deal-steps")),
    ):
        if size == DESKTOP:
            device.tab_to(step)
            page.keyboard.press("Enter")
        else:
            step.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(say("deal-fair"))).to_be_visible()
    chance = sheet.get_by_test_id("chance")
    expect(chance.get_by_text(asked, exact=True)).to_be_visible()
    assert sheet.get_by_text(device.name_of("fair-fits-not", "fair"), exact=True).count() == 0
    assert faults_of(page) + faults_of(page, "dark") == []
    # Both files and the script are there, and the script says the same.
    names = ("deal-record", "deal-seen", "fair-script")
    for name in names:
        label = device.name_of(name, "fair") if name.startswith("fair") else say(name)
        with page.expect_download() as saving:
            sheet.get_by_role("button", name=label).click()
        saving.value.save_as(tmp_path / saving.value.suggested_filename)
    command = [
        sys.executable,
        "check_deal.py",
        "sushiya-record.json",
        "--seen",
        "sushiya-seen.json",
    ]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert "RIGHT" in told
    shown = [
        tuple(map(int, re.findall(r"\d+", one.split("?")[-1])))
        for one in chance.locator("li", has_text=re.compile(r"^roll \d+")).all_inner_texts()
    ]
    rolled = [
        tuple(map(int, dice))
        for dice in re.findall(r"^roll \d+: .*? rolls (\d) (\d)", told, re.MULTILINE)
    ]
    assert shown == rolled
    # Recipes are drawn in the order in which the page says that their piles lie.
    for pile in re.findall(r"^pile \d(?=: seat)", told, re.MULTILINE):
        drawn = dict.fromkeys(re.findall(rf"^{pile}: seat \d draws (.*)$", told, re.MULTILINE))
        lies = chance.locator("li", has_text=re.compile(rf"^{pile}\b")).text_content() or ""
        # The page sets its apostrophes as the texts do.
        said = lies.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold()
        places = [said.find(recipe.casefold()) for recipe in drawn]
        assert places == sorted(places)
        assert places[0] > 0
    assert json.loads((tmp_path / "sushiya-record.json").read_text())["game"] == game
