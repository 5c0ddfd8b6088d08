"""A screen that everybody sees holds nothing that only its seat may know, not even unseen."""

import html
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from sushiya.games.wasabi.house import HOUSE_BOOK
from web.device import DESKTOP, PHONE, Device
from web.guests import NEVER, make_party, play_on, start
from web.shop import Shop
from web.speech import words


def is_asked(shown: Any) -> bool:
    return bool(shown["legal"])


def has_drawn(shown: Any) -> bool:
    """Tell whether somebody's third action card lies in the hand: the first two all know."""
    view = shown["view"]
    return len(view["hands"][view["seat"]]["cards"]) > 2


def has_turns(shown: Any) -> bool:
    return is_asked(shown) and shown["view"]["turns"] > 4


def seen_by_all(device: Device) -> str:
    """Turn the screen towards everybody, and give all that the page holds."""
    page = device.page
    page.get_by_role("button", name=device.name_of("menu")).click()
    page.get_by_role("switch", name=device.name_of("table-screen")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return html.unescape(page.content())


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_wasabi_tells_no_recipe_of_mine(
    size: dict[str, int], shop: Shop, sit: Callable[..., Device]
) -> None:
    seen: list[Any] = []

    def notes(shown: Any) -> bool:
        seen.append(shown["view"])
        return has_turns(shown)

    party = start(make_party(shop, "wasabi", players=3))
    assert play_on(party, decisions=NEVER, until=notes)
    device = sit(party, size=size)
    expect(device.page.get_by_test_id("status")).to_have_text("Your decision")
    view = seen[-1]
    names = [recipe.name.replace("'", "\u2019") for recipe in HOUSE_BOOK.recipes]
    own = {names[one] for one in view["recipes"][view["viewer"]]["strips"]}
    served = {names[one] for row in view["served"] for one, _ in row}
    assert all(name in device.page.content() for name in own)
    held = seen_by_all(device)
    assert [name for name in own - served if name in held] == []
    assert "of your recipes" not in held
    assert "Your" not in device.page.get_by_role("main").inner_text()
    assert "can be chosen" not in held


def test_sushi_express_tells_no_card_of_mine(shop: Shop, sit: Callable[..., Device]) -> None:
    seen: list[Any] = []

    def notes(shown: Any) -> bool:
        seen.append(shown["view"])
        return is_asked(shown) and has_drawn(shown)

    party = start(make_party(shop, "sushi-express", players=3))
    assert play_on(party, decisions=NEVER, until=notes)
    device = sit(party)
    say = words("en", "sushi-express", "standard").text
    cards = device.page.get_by_role("region", name=say("hand"))
    expect(cards).to_be_visible()
    held = seen_by_all(device)
    expect(cards).to_have_count(0)
    assert say("hand") not in held
    view = seen[-1]
    count = len(view["hands"][view["seat"]]["cards"])
    device.page.get_by_role("button", name=re.compile("^Ada: ")).click()
    sheet = device.page.get_by_role("dialog")
    expect(sheet).to_contain_text(say("sheet-unknown", count=count))


def test_sushi_go_tells_no_card_of_mine(shop: Shop, sit: Callable[..., Device]) -> None:
    party = start(make_party(shop, "sushi-go", players=3, people=2))
    device = sit(party)
    say = words("en", "sushi-go", "cocktail").text
    hand = device.page.get_by_role("list", name=say("your-hand"))
    # What is kept lies face down, and is no less a secret.
    hand.get_by_role("button").first.click()
    device.page.get_by_test_id("send").click()
    expect(device.page.get_by_test_id("send")).to_have_count(0)
    held = seen_by_all(device)
    expect(hand).to_have_count(0)
    assert say("your-hand") not in held
    assert say("change") not in device.page.get_by_role("main").inner_text()


def test_own_lines_stay_out_of_the_log(shop: Shop, sit: Callable[..., Device]) -> None:
    party = start(make_party(shop, "wasabi", players=2))
    assert play_on(party, decisions=NEVER, until=has_turns)
    device = sit(party)
    seen_by_all(device)
    device.page.get_by_role("tab", name=device.name_of("log")).click()
    lines = device.page.get_by_role("group", name=device.name_of("log")).get_by_role("listitem")
    expect(lines.first).to_be_visible()
    told = lines.all_inner_texts()
    assert [line for line in told if line.startswith(("You", "Ada"))] == []
