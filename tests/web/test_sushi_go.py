"""Sushi Go! is played through its own pages, from the shop's door to the last pudding."""

import random
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Locator, expect

from web.counter import Counter
from web.device import PHONE, Device
from web.guests import NEVER, make_party, party_of, play_on, start
from web.shop import LAN_NAME, Shop
from web.speech import words

DECISIONS = {2: 3 * 9, 4: 3 * 7}
"""How often one chooses in a game, by the number of players: the last card of a hand is laid."""
ROUND = 7
"""So often one chooses in a round of four."""
SMALLEST_FACE = 56
WIDTHS = "(cards) => cards.map((card) => card.getBoundingClientRect().width)"


def on_the_menu(device: Device, what: str) -> Locator:
    """Find a button of Sushi Go! on the home page: `play` against bots, or with `friends`."""
    return device.page.get_by_test_id(f"{what}-sushi-go")


def expect_the_end(device: Device) -> None:
    expect(device.page.get_by_test_id("status")).to_have_text(device.words.text("status-over"))
    device.page.get_by_role("button", name=device.words.text("deal-check")).click()
    expect(device.page.get_by_text(device.words.text("deal-fair"))).to_be_visible()


def test_one_click_plays_against_bots_and_everything_moves(visit: Callable[..., Device]) -> None:
    """One round and its points, with all that moves, to the first decision of the next."""
    device = visit("/", has_motion=True, settings={"speed": "normal"})
    on_the_menu(device, "play").click()
    counter = Counter(device)
    assert len(list(islice(counter.play(random.Random(1)), ROUND))) == ROUND
    assert counter.is_asked()
    expect(counter.cards).to_have_count(8)


@pytest.mark.long
def test_a_whole_game_in_which_everything_moves(visit: Callable[..., Device]) -> None:
    device = visit("/", has_motion=True, settings={"speed": "normal"})
    on_the_menu(device, "play").click()
    assert len(list(Counter(device).play(random.Random(1)))) == DECISIONS[4]
    expect_the_end(device)


def test_two_friends_play_on_phones_in_two_languages_and_one_reloads(
    shop: Shop, visit: Callable[..., Device]
) -> None:
    """They choose by hand for a while; the rest is played over the protocol, from their seats."""
    german = visit("/", language="de", size=PHONE)
    on_the_menu(german, "friends").click()
    german.page.wait_for_url("**/t/*")
    italian = visit(german.page.url.removeprefix(german.origin), language="it", size=PHONE)
    italian.page.get_by_test_id("sit").click()
    italian.page.get_by_test_id("ready").click()
    ready = german.page.get_by_text(german.words.text("place-ready"), exact=True)
    expect(ready).to_be_visible()
    german.page.get_by_test_id("start").click()
    counters = [Counter(german), Counter(italian)]
    rng = random.Random(2)
    for reloads in (None, italian, german, None):
        for counter in counters:
            assert counter.is_asked()
        for counter in counters:
            counter.keep(rng.randrange(counter.cards.count()))
        if reloads:
            reloads.page.reload()
    assert not play_on(party_of(shop, "sushi-go", german, italian), decisions=NEVER)
    for device in (german, italian):
        expect_the_end(device)


def test_a_round_by_keyboard_alone(visit: Callable[..., Device]) -> None:
    device = visit("/")
    keyboard = device.page.keyboard
    play = on_the_menu(device, "play")
    expect(play).to_be_visible()
    while not play.evaluate("(button) => button === document.activeElement"):
        keyboard.press("Tab")
    keyboard.press("Enter")
    counter = Counter(device)
    for decision in range(ROUND + 1):
        assert counter.is_asked()
        # Once somebody is in the hand, each new hand has the focus on its first card.
        if decision == 0:
            while not counter.hand.evaluate("(hand) => hand.contains(document.activeElement)"):
                keyboard.press("Tab")
        else:
            expect(counter.cards.first).to_be_focused()
        if counter.cards.count() > 2:
            keyboard.press("ArrowRight")
            expect(counter.cards.nth(1)).to_be_focused()
        counter.keep_by_keyboard()


def test_a_game_on_a_phone_in_the_same_network(shop: Shop, sit: Callable[..., Device]) -> None:
    """There the page is not secure, and much that a browser can do is not there."""
    party = start(make_party(shop, "sushi-go", players=2))
    device = sit(party, host=LAN_NAME, size=PHONE)
    assert device.page.evaluate("isSecureContext") is False
    assert len(list(Counter(device).play(random.Random(5)))) == DECISIONS[2]
    expect_the_end(device)


def test_the_house_names_the_command_that_is_raised(shop: Shop, sit: Callable[..., Device]) -> None:
    device = sit(start(make_party(shop, "sushi-go")), language="de")
    counter = Counter(device)
    counter.is_asked()
    card = counter.cards.first
    card.click()
    kind = card.get_attribute("data-kind")
    name = words("de", "sushi-go", "cocktail").text("card-cocktail", kind=str(kind))
    expect(counter.send).to_contain_text(name)
    device.page.keyboard.press("Escape")
    expect(counter.send).to_have_count(0)


def test_a_reveal_is_a_scene_that_a_tap_ends(shop: Shop, sit: Callable[..., Device]) -> None:
    """Everybody's card is large enough on a phone, nothing is asked meanwhile, a tap ends it."""
    party = start(make_party(shop, "sushi-go", players=5))
    calm = {"speed": "calm"}
    device = sit(party, size=PHONE, has_motion=True, settings=calm)
    device.take_clock()
    counter = Counter(device)
    assert counter.is_asked()
    before = counter.cards.count()
    counter.cards.first.click()
    device.stop_clock()
    counter.send.click()
    scene = device.page.get_by_test_id("reveal")
    expect(scene).to_be_visible()
    device.pass_time_until(lambda: scene.get_attribute("data-phase") == "look")
    device.until_still()
    widths = scene.locator(".cards > .card").evaluate_all(WIDTHS)
    assert len(widths) >= 5
    assert min(widths) >= SMALLEST_FACE
    assert counter.status.inner_text().strip() != device.words.text("status-mine")
    assert counter.cards.count() == before, "hands move on after the look"
    scene.click()
    expect(scene).to_have_count(0)
    device.page.clock.resume()
    assert counter.is_asked()
    expect(counter.cards).to_have_count(before - 1)


def test_what_was_laid_last_stays_marked_after_a_reload(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "sushi-go", players=3))
    device = sit(party, size=PHONE)
    counter = Counter(device)
    assert counter.is_asked()
    counter.keep(0)
    assert counter.is_asked()
    newest = device.page.locator(".place .newest")
    expect(newest).to_have_count(1)
    device.page.reload()
    assert counter.is_asked()
    expect(newest).to_have_count(1)
