"""Sushi Express is played through its own screen, at every number of players, to its end."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from sushiya.core.words import Phrase
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.guests import NEVER, Party, make_party, play_on, start
from web.shop import Shop
from web.speech import words
from web.sushi_express_screen import ANY, GAME, Street
from web.variants import first_in_gate

GAMES_TRIED = 40
FIRST_DECISIONS = 12
LAST_TRY = 2
IS_THERE = """(name) =>
  [...document.querySelectorAll("button")].some((one) => one.innerText.includes(name))"""

MOVING = """() => document.getAnimations().filter(
  (one) => one.playState === "running" && one.effect.getTiming().duration > 20).length"""
TAPS = 20

Offers = list[dict[str, Any]]


def offers(shown: Any, start: str) -> Offers:
    """List what is offered and is written like this."""
    return [offer for offer in shown["legal"] if offer["write"].startswith(start)]


def same_bets(shown: Any) -> Offers:
    dial = shown["view"]["dial"]
    return [offer for offer in offers(shown, "bet") if dial[offer["command"]["number"] - 2]]


CARDS: dict[str, Callable[[Any], Offers]] = {
    "same-bet": same_bets,
    "swap": lambda shown: offers(shown, "swap"),
    "re-roll": lambda shown: offers(shown, "reroll"),
    "further": lambda shown: offers(shown, "drive +1"),
}
"""Each action card that can be played, and the commands that play it."""
LINES = {
    "same-bet": "event-bet-placed",
    "swap": "event-bets-swapped",
    "re-roll": "event-die-rerolled",
    "further": "event-drive-announced",
}


def say_stand(view: Any) -> Phrase:
    """Say what going on without a re-roll means: another try, or giving up for a card."""
    card = "yes" if view["action-pile"] else "no"
    return Phrase("command-stand", {"attempt": view["throw"]["attempt"], "card": card})


def play_until(
    shop: Shop,
    fits: Callable[[Any], object],
    *,
    players: int = 3,
    people: int = 1,
    wants: str = "",
) -> tuple[Party, Any]:
    """Give a table where the view fits, and that view; games that end before are left."""
    found: list[Any] = []

    def fitting(shown: Any) -> bool:
        if fits(shown):
            found.append(shown)
        return bool(found) and found[-1] is shown

    for deal in range(GAMES_TRIED):
        party = start(make_party(shop, GAME, players=players, people=people), deal=deal)
        if play_on(party, decisions=NEVER, until=fitting, wants=wants):
            return party, found[-1]
    pytest.fail("no game came to such a position")


def missing(view: Any) -> int:
    """Count the cards that the row needs if it is kept."""
    return int(view["options"]["players"]) - len(view["row"])


def ends_if_kept(shown: Any) -> bool:
    view = shown["view"]
    return bool(view["phase"] == "deliveries" and missing(view) > view["customer-pile"])


def ends_if_cleared(shown: Any) -> bool:
    view = shown["view"]
    few = missing(view) <= view["customer-pile"] < view["options"]["players"]
    return bool(view["phase"] == "deliveries" and few)


def ends_if_it_stands(shown: Any) -> bool:
    """Tell whether the last roller has thrown too little twice, and few customers are left."""
    view = shown["view"]
    markers = sum(map(len, view["dial"]))
    is_last_try = view["throw"] is not None and view["throw"]["attempt"] == LAST_TRY
    few = view["customer-pile"] < view["options"]["players"]
    return bool(view["phase"] == "dice" and markers == 1 and is_last_try and few)


def expect_the_end(street: Street) -> None:
    expect(street.status).to_have_text(street.words.text("status-over"))
    told = dict.fromkeys(("hands", "totals", "winner", "winners"), ANY)
    last = street.say("event-game-ended", **told, count=1)
    street.device.until_heard(last.split(ANY)[0])
    expect(street.send).to_have_count(0)
    street.page.get_by_role("button", name=street.words.text("deal-check")).click()
    expect(street.page.get_by_text(street.words.text("deal-fair"))).to_be_visible()


def expect_no_faults(device: Device) -> None:
    """Let axe look by day and by night."""
    assert faults_of(device.page, "light") + faults_of(device.page, "dark") == []


@pytest.mark.parametrize(
    ("players", "language", "size"),
    [(6, "it", PHONE), *first_in_gate((4, "en", DESKTOP), (3, "de", PHONE), (5, "fr", DESKTOP))],
)
def test_a_game_is_finished_by_hand(
    shop: Shop, sit: Callable[..., Device], players: int, language: str, size: dict[str, int]
) -> None:
    party, _ = play_until(
        shop,
        lambda shown: offers(shown, "bet") and shown["view"]["customer-pile"] <= players,
        players=players,
    )
    street = Street(sit(party, language=language, size=size))
    assert len(list(street.play(random.Random(players)))) > 1
    expect_the_end(street)


@pytest.mark.parametrize(
    ("command", "fits", "size"),
    [("keep-row", ends_if_kept, PHONE), ("clear-row", ends_if_cleared, DESKTOP)],
)
def test_the_lowest_bet_ends_the_game(
    shop: Shop,
    sit: Callable[..., Device],
    command: str,
    fits: Callable[[Any], bool],
    size: dict[str, int],
) -> None:
    party, shown = play_until(shop, fits, players=4, people=4)
    lowest = shown["view"]["lowest"]
    street = Street(sit(party, party.guests[lowest], size=size), seat=lowest)
    assert street.is_asked()
    expect(street.prompt).to_have_text(street.say("now-row"))
    name = street.words.text(f"command-{command}")
    street.spoken.get_by_text(name, exact=True).click()
    assert street.do_it() == name
    assert not street.is_asked()
    expect_the_end(street)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nobody_drives_and_the_game_ends(
    shop: Shop, sit: Callable[..., Device], size: dict[str, int]
) -> None:
    """With high bets all fail; the row is swept without a question, and cannot be filled."""
    party, shown = play_until(shop, ends_if_it_stands, people=3, wants="bet 1")
    (last,) = (seat for stack in shown["view"]["dial"] for seat in stack)
    street = Street(sit(party, party.guests[last], size=size), seat=last)
    assert street.is_asked()
    assert street.do_it() == street.words.say(say_stand(shown["view"]))
    assert not street.is_asked()
    expect_the_end(street)
    swept = street.words.text("event-row-swept", cards=ANY).split(ANY)[0]
    assert any(swept in line for line in street.device.heard("polite"))


@pytest.mark.parametrize("screen", [{}, {"plain": True}], ids=["own", "plain"])
def test_5_6_the_screen_answers_for_whoever_has_no_reroll(
    shop: Shop, sit: Callable[..., Device], screen: dict[str, bool]
) -> None:
    party, shown = play_until(
        shop, lambda shown: [one["write"] for one in shown["legal"]] == ["stand"]
    )
    device = sit(party, settings={"answers": True, **screen})
    stand = words(device.language, GAME, "standard").say(say_stand(shown["view"]))
    # It is there for two seconds: every frame is looked at, however late a busy machine paints.
    device.page.wait_for_function(IS_THERE, arg=stand)
    expect(device.page.get_by_role("button", name=stand)).to_have_count(0)
    found: list[int] = []

    def note(now: Any) -> bool:
        found.append(now["decision"])
        return True

    play_on(party, decisions=NEVER, until=note)
    assert found[0] > shown["decision"]


@pytest.mark.parametrize("way", first_in_gate("finger", "keys"))
@pytest.mark.parametrize("kind", CARDS)
def test_an_action_card_is_played_by_hand(
    shop: Shop, sit: Callable[..., Device], kind: str, way: str
) -> None:
    party, shown = play_until(shop, CARDS[kind])
    offer = CARDS[kind](shown)[0]
    device = sit(party, has_axe=True)
    street = Street(device)
    street.page.get_by_role("tab", name=street.words.text("log")).click()
    assert street.is_asked()
    rolled = dict.fromkeys(("first", "second", "total"), ANY)
    line = street.say(LINES[kind], **offer["command"], same="yes", **rolled).split(ANY)[0]
    lines = street.log.get_by_role("listitem").filter(has_text=line)
    before = lines.count()
    command = street.words.say(msgspec.convert(offer["say"], Phrase), you=street.seat)
    if way == "finger":
        street.raise_card(kind, command)
        expect_no_faults(device)
        assert street.do_it() == command
    else:
        street.raise_card_by_keyboard(street.card(kind), command)
        assert street.do_it_by_keyboard() == command
    device.until_heard(line)
    expect(lines).to_have_count(before + 1)


def test_a_card_that_cannot_be_played_says_when_it_can(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    street = Street(sit(start(make_party(shop, GAME, players=4))))
    assert street.is_asked()
    street.card("further").click()
    expect(street.notice).to_contain_text(street.words.text("card-hint", kind="further"))
    expect(street.send).to_have_count(0)


def test_a_held_number_says_why_it_is_closed(shop: Shop, sit: Callable[..., Device]) -> None:
    def is_closed(shown: Any) -> bool:
        bets = offers(shown, "bet")
        return bool(bets) and any(shown["view"]["dial"]) and not same_bets(shown)

    party, shown = play_until(shop, is_closed, players=6)
    street = Street(sit(party, size=PHONE))
    assert street.is_asked()
    held = next(place for place, stack in enumerate(shown["view"]["dial"]) if stack)
    street.numbers.nth(held).click()
    why = street.like("refusal-number-held", number=held + 2, rule=ANY)
    expect(street.notice).to_have_text(why)
    expect(street.send).to_have_count(0)


def test_a_game_is_finished_by_keyboard_alone(shop: Shop, sit: Callable[..., Device]) -> None:
    party, _ = play_until(
        shop,
        lambda shown: (
            offers(shown, "bet")
            and shown["view"]["customer-pile"] <= 4
            and "further" in shown["view"]["hands"][0]["cards"]
        ),
    )
    street = Street(sit(party))
    assert len(list(street.play_by_keyboard(random.Random(9)))) > 1
    expect_the_end(street)


def test_the_street_is_a_list_from_my_van_on(shop: Shop, sit: Callable[..., Device]) -> None:
    party, shown = play_until(
        shop, lambda shown: offers(shown, "bet") and shown["view"]["vans"][0] > 0
    )
    street = Street(sit(party))
    assert street.is_asked()
    tiles = [(shown["view"]["vans"][0] + step) % 12 for step in range(12)]
    names = street.tile_names()
    assert len(names) == 12
    for name, tile in zip(names, tiles, strict=True):
        assert name.startswith(street.words.text("spot", tile=tile))
    assert street.words.text("you").lower() in names[0].lower()
    press = street.page.keyboard.press
    street.tab_to(street.ring)
    for key, place in (("ArrowRight", 1), ("ArrowLeft", 0), ("End", -1), ("ArrowRight", 0)):
        press(key)
        expect(street.ways.nth(place)).to_be_focused()
        street.expect_focus_to_be_seen()
    press("Enter")
    expect(street.ways.first).to_have_attribute("aria-pressed", "true")
    expect(street.send).to_be_visible()
    press("Escape")
    expect(street.send).to_have_count(0)
    expect(street.ways.first).to_be_focused()


def test_a_reload_in_the_middle_of_a_turn_doubles_nothing(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    street = Street(sit(start(make_party(shop, GAME, players=3))))
    assert street.is_asked()
    before = street.read_log()
    street.open_numbers.first.click()
    expect(street.send).to_be_visible()
    street.page.reload()
    assert street.is_asked()
    expect(street.send).to_have_count(0)
    assert street.read_log() == before
    street.open_numbers.first.click()
    bet = street.do_it()
    assert street.is_asked()
    placed = street.read_log()
    street.page.reload()
    assert street.is_asked()
    assert street.read_log() == placed
    # There is nothing else to do, so it is raised again.
    assert street.do_it() == street.words.text("command-end-bet") != bet
    assert street.is_asked()
    after = street.read_log()
    assert after[: len(placed)] == placed
    assert len(after) > len(placed)


def test_the_last_round_stays_in_sight(shop: Shop, sit: Callable[..., Device]) -> None:
    """Everybody's bet and what became of it, also after a reload; I am "you"."""
    party, _ = play_until(
        shop, lambda shown: offers(shown, "bet") and shown["view"]["round"] > 1, players=6
    )
    street = Street(sit(party, size=PHONE))
    assert street.is_asked()
    notes = street.last_round.get_by_role("listitem")
    expect(notes).to_have_count(6)
    expect(notes.first).to_contain_text(street.words.text("you"))
    expect(street.last_round).to_be_in_viewport(ratio=1)
    street.page.reload()
    expect(notes).to_have_count(6)


def test_a_moment_is_skipped_by_a_tap_and_stands_still_for_whoever_wants_it(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, GAME, players=6))
    street = Street(sit(party, size=PHONE, settings={"speed": "calm"}))
    assert street.is_asked()
    street.open_numbers.first.click()
    street.do_it()
    assert street.is_asked()
    street.do_it()
    expect(street.skip).to_be_visible()
    assert street.page.evaluate(MOVING) == 0
    # At calm pace what five others do takes longer than all these taps.
    for _ in range(TAPS):
        if not street.skip.is_visible():
            break
        street.page.locator("main").click(position={"x": 200, "y": 200})
    expect(street.skip).to_have_count(0)
    expect(street.notice).to_have_count(0)


def test_everybodys_cards_are_open_to_all(shop: Shop, sit: Callable[..., Device]) -> None:
    party = start(make_party(shop, GAME, players=6))
    play_on(party, decisions=80)
    device = sit(party, size=PHONE, has_axe=True)
    street = Street(device)
    people = device.page.get_by_role("list", name=street.words.text("players"), exact=True)
    expect(people.get_by_role("button")).to_have_count(6)
    people.get_by_role("button").last.click()
    sheet = device.page.get_by_role("dialog")
    expect(sheet.get_by_text(street.words.text("sheet-actions"))).to_be_visible()
    expect_no_faults(device)
    device.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(people.get_by_role("button").last).to_be_focused()


def test_a_first_game_is_explained_never_leaves_one_alone_and_is_finished(
    visit: Callable[..., Device],
) -> None:
    device = visit("/", size=PHONE, settings={"lessons": True})
    device.page.get_by_test_id(f"play-{GAME}").click()
    street = Street(device)
    lesson = device.page.get_by_role("complementary", name=street.words.text("lesson"))
    rng = random.Random(4)
    told: list[str] = []
    for _ in range(FIRST_DECISIONS):
        assert street.is_asked()
        expect(street.question.first).to_be_in_viewport()
        told += lesson.locator("p").all_inner_texts()
        street.raise_one(rng)
        expect(street.button).to_be_in_viewport(ratio=1)
        street.do_it()
    bet, end = (street.words.text(f"lesson-{kind}") for kind in ("place-bet", "end-bet"))
    assert told[0].startswith(bet)
    assert sum(one.startswith(bet) for one in told) == 1
    assert sum(one.startswith(end) for one in told) == 1
    while street.is_asked():
        street.raise_one(rng)
        street.do_it()
    expect_the_end(street)
