"""Every game is played on the plain screen, from its start and to its end, by roles and names."""

import random
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import expect

from sushiya.games import GAMES
from web.device import PHONE, Device
from web.guests import NEVER, make_party, party_of, play_late, play_on, start
from web.plain import PlainTable
from web.shop import Shop

PLAIN = {"plain": True}
FIRST_CHOICES = 8


def fewest(game: str) -> int:
    return GAMES.find(game).options.player_counts[0]


@pytest.mark.parametrize("game", GAMES.names())
def test_a_game_is_begun_and_brought_to_its_end(
    game: str, shop: Shop, sit: Callable[..., Device]
) -> None:
    """What lies between is played over the protocol, while the page looks on."""
    party = start(make_party(shop, game, players=fewest(game)))
    device = sit(party, settings=PLAIN, size=PHONE)
    table = PlainTable(device)
    assert len(list(islice(table.play(random.Random(7)), FIRST_CHOICES))) == FIRST_CHOICES
    assert play_late(party)
    assert list(table.play(random.Random(7)))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.names())
def test_a_game_is_played_to_its_end(game: str, shop: Shop, sit: Callable[..., Device]) -> None:
    party = start(make_party(shop, game, players=fewest(game)))
    device = sit(party, settings=PLAIN, size=PHONE)
    table = PlainTable(device)
    chosen = list(table.play(random.Random(7)))
    assert len(chosen) > 10


def test_it_is_chosen_in_the_menu(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(start(make_party(shop, "sushi-express", players=3)))
    table, page, say = PlainTable(device), device.page, device.words.text
    expect(page.get_by_test_id("status")).to_be_visible()
    expect(table.choices).to_have_count(0)
    page.get_by_role("button", name=say("menu")).click()
    page.get_by_role("switch", name=say("plain-screen")).check()
    page.keyboard.press("Escape")
    assert table.is_asked()
    page.reload()
    assert table.is_asked(), "the device remembers it"


def test_a_rematch_is_dealt_with_this_devices_share_too(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", players=2))
    assert play_on(party, decisions=26)
    device = sit(party, settings=PLAIN)
    table = PlainTable(device)
    assert len(list(table.play(random.Random(1)))) == 1
    address = device.page.url
    table.rematch.click()
    device.page.wait_for_url(lambda url: url != address)
    assert table.is_asked()
    # The rest is played over the protocol, from the seat that this device has there.
    assert not play_on(party_of(shop, "sushi-go", device), decisions=NEVER)
    assert not table.is_asked()
    device.page.get_by_role("button", name=device.words.text("deal-check")).click()
    expect(device.page.get_by_text(device.words.text("deal-fair"))).to_be_visible()
