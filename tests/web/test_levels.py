"""The waiting room offers the levels of bots, says where to begin, and marks programs as bots."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sushiya.bots.levels import FIRST_LEVEL, OFFERED
from sushiya.core.words import LANGUAGES
from sushiya.server.client import Site
from web.device import DESKTOP, PHONE, Device
from web.guests import make_party, start
from web.shop import Shop
from web.variants import first_in_gate


@pytest.mark.parametrize("language", first_in_gate(*LANGUAGES))
def test_a_newcomer_reads_where_to_begin_and_how_each_level_plays(
    language: str, visit: Callable[..., Device]
) -> None:
    device = visit("/", size=PHONE, language=language)
    page, say = device.page, device.words.text
    expect(page.get_by_text(say("level-first-home"))).to_be_visible()
    page.get_by_role("button", name=say("bots-of", game="Wasabi!")).click()
    sheet = page.get_by_role("dialog")
    first = say("level-first", level=say(f"level-{FIRST_LEVEL}"))
    expect(sheet.get_by_text(first)).to_be_visible()
    for level in OFFERED:
        choice = sheet.get_by_role("radio", name=say(f"level-{level}-hint"))
        expect(choice).to_have_count(1)
    expect(sheet.get_by_role("radio", name=say("level-cook-hint"))).to_be_checked()
    expect(sheet.get_by_text(say("level-random"), exact=True)).to_have_count(0)


def test_a_bot_gets_another_level_in_the_waiting_room(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "wasabi", players=3, free=1, level="cook")
    host = sit(party, size=DESKTOP)
    page, say = host.page, host.words.text
    place = page.get_by_test_id("place").nth(1)
    expect(place).to_contain_text(say("level-cook"))
    place.get_by_role("button").last.click()
    page.get_by_role("radio", name=say("level-master-hint")).check(force=True)
    expect(place).to_contain_text(say("level-master"))


def test_a_program_is_marked_as_a_bot(shop: Shop, sit: Callable[..., Device]) -> None:
    party = make_party(shop, "sushi-go", players=3, people=2, free=1)
    host = sit(party)
    wish = {"name": "Carl", "colour": "plum", "is-bot": True}
    Site(shop.address).call(f"{party.path.replace('/t/', '/api/tables/')}/seats", wish)
    places = host.page.get_by_test_id("place")
    expect(places.nth(2)).to_contain_text(host.words.text("place-guest-bot"))
    expect(places.nth(2).locator(".crest.bot")).to_have_count(1)
    expect(places.nth(1).locator(".crest.bot")).to_have_count(0)


def test_the_host_chooses_which_bot_takes_over(shop: Shop, sit: Callable[..., Device]) -> None:
    party = start(make_party(shop, "sushi-go", players=3, people=2, level="cook"))
    host = sit(party, size=DESKTOP)
    page, say = host.page, host.words.text
    page.get_by_role("button", name=say("menu")).click()
    person = page.locator("details").filter(has_text="Ben")
    person.locator("summary").click()
    person.get_by_role("radio", name=say("level-apprentice-hint")).check(force=True)
    expect(person.get_by_role("radio", name=say("level-apprentice-hint"))).to_be_checked()
