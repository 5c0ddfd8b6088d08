"""A first game with a hand to hold, on the real screen: explained, left, resumed, not counted."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.games import GAMES
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device

INTENDED = json.loads(Path(__file__).parents[1].joinpath("host", "first_games.json").read_text())
TAUGHT = {"sushi-go": 18, "wasabi": 30, "sushi-express": 16}
"""Moves after which everything is explained."""
ON_WASABI = 10
"""Moves of Sushi Go! after which a wasabi waits for its sushi."""
IS_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
# The slot has its size whatever stands in it; what does not fit would be scrolled.
CUT_OFF = """([lesson, texts]) => {
  const paragraph = lesson.querySelector("p");
  const slot = lesson.closest("[data-part=message]");
  return texts.filter((text) => {
    paragraph.textContent = text;
    return slot.scrollHeight > slot.clientHeight;
  });
}"""


def captions(game: str, language: str) -> Catalogue:
    return Catalogue(language, (GAMES.find(game).texts.folder / "first_game" / "messages",))


def lesson(device: Device) -> Locator:
    return device.page.get_by_test_id("lesson")


def test_it_is_offered_explained_left_and_resumed(visit: Callable[..., Device]) -> None:
    device = visit("/", language="de", size=PHONE)
    page, words = device.page, captions("sushi-go", "de")
    page.get_by_test_id("first-sushi-go").click()
    expect(lesson(device)).to_have_text(words.text("first-keep"))
    device.until_heard(words.text("first-keep"))
    # Everything by keyboard: on to the next caption, a card, and the button that sends it.
    page.get_by_test_id("lesson-next").focus()
    page.keyboard.press("Enter")
    expect(lesson(device)).to_have_text(words.text("first-aim"))
    expect(page.get_by_test_id("lesson-next")).to_have_count(0)
    page.keyboard.press("1")
    page.get_by_test_id("send").press("Enter")
    expect(lesson(device)).to_have_text(words.text("first-swap"))
    device.until_heard(words.text("first-swap"))
    assert not page.evaluate(IS_WIDE)

    page.reload()
    expect(lesson(device)).to_have_text(words.text("first-swap"))
    page.get_by_role("button", name=device.name_of("to-home")).click()
    expect(page.get_by_test_id("first-sushi-go")).to_have_text(device.name_of("guided-resume"))
    # There is no table of it anywhere.
    page.goto(f"{device.origin}/learn/sushi-go")
    page.get_by_test_id("first").click()
    expect(lesson(device)).to_have_text(words.text("first-swap"))
    page.get_by_role("button", name=device.name_of("menu")).click()
    page.get_by_role("button", name=device.name_of("guide-again")).click()
    expect(lesson(device)).to_have_text(words.text("first-keep"))


def test_a_weak_move_is_explained_and_stands(visit: Callable[..., Device]) -> None:
    kept = {"first.sushi-go": INTENDED["sushi-go"][:ON_WASABI]}
    device = visit("/first/sushi-go", language="it", size=DESKTOP, kept=kept)
    words = captions("sushi-go", "it")
    expect(lesson(device)).to_have_text(words.text("first-on-wasabi"))
    device.page.keyboard.press("1")
    device.page.get_by_test_id("send").press("Enter")
    expect(lesson(device)).to_have_text(words.text("first-left-nigiri"))
    assert len(device.keeps("first.sushi-go")) == ON_WASABI + 1


def test_it_ends_without_a_trace_and_leads_to_a_real_game(visit: Callable[..., Device]) -> None:
    kept = {"first.sushi-go": INTENDED["sushi-go"][:-1]}
    device = visit("/first/sushi-go", language="fr", size=PHONE, kept=kept, has_axe=True)
    page = device.page
    expect(page.locator("[data-part~=hand] button").first).to_be_visible()
    page.keyboard.press("1")
    page.get_by_test_id("send").press("Enter")
    expect(page.get_by_text(device.name_of("guide-not-counted")).first).to_be_visible()
    assert page.evaluate("localStorage.getItem('sushiya.first.sushi-go')") is None
    assert page.evaluate("localStorage.getItem('sushiya.seats')") is None
    assert faults_of(page) == []
    page.get_by_role("button", name=device.name_of("guide-real")).click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    ("game", "language", "size"), [("wasabi", "de", PHONE), ("sushi-express", "fr", DESKTOP)]
)
def test_whoever_knows_everything_may_play_on_or_go(
    game: str, language: str, size: dict[str, int], visit: Callable[..., Device]
) -> None:
    kept = {f"first.{game}": INTENDED[game][: TAUGHT[game]]}
    device = visit(f"/first/{game}", language=language, size=size, kept=kept, has_axe=True)
    page, words = device.page, captions(game, language)
    expect(lesson(device)).to_have_text(words.text("first-finish"))
    assert faults_of(page) + faults_of(page, "dark") == []
    page.get_by_test_id("lesson-next").click()
    expect(lesson(device)).to_have_text(words.text("first-end"))
    expect(page.get_by_role("button", name=device.name_of("guide-real"))).to_be_visible()
    assert not page.evaluate(IS_WIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_fits_its_room_on_a_phone(
    language: str, visit: Callable[..., Device]
) -> None:
    device = visit("/first/sushi-go", language=language, size=PHONE)
    texts = [
        captions(game, language).text(f"first-{one}")
        for game in GAMES.names()
        if (guide := GAMES.find(game).first_game) is not None
        for one in (
            *(part.id for part in guide.lessons),
            *(part.id for part in guide.remarks),
            "end",
        )
    ]
    element = lesson(device).element_handle()
    assert device.page.evaluate(CUT_OFF, [element, texts]) == []


def test_what_cannot_be_played_any_more_begins_anew(visit: Callable[..., Device]) -> None:
    device = visit("/first/sushi-express", kept={"first.sushi-express": ["fly 3"]})
    expect(lesson(device)).to_have_text(captions("sushi-express", "en").text("first-aim"))
    device.forgive("409")
