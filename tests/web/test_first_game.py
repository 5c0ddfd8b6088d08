"""A first game with a hand to hold, on the real screen: explained, left, resumed, not counted."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.games import GAMES
from sushiya.games.wasabi.house import HOUSE_BOOK
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.sushi_express_screen import Street
from web.wasabi_screen import WasabiByKeys, WasabiScreen

INTENDED = json.loads(Path(__file__).parents[1].joinpath("host", "first_games.json").read_text())
TAUGHT = {"sushi-go": 18, "wasabi": 30, "sushi-express": 16}
"""Moves after which everything is explained."""
LATE = {"wasabi": 57, "sushi-express": 48}
"""Moves after which the end is not far, but still all kinds of moves are to come."""
ON_WASABI = 10
"""Moves of Sushi Go! after which a wasabi waits for its sushi."""
MOVES = """(game) => JSON.parse(localStorage.getItem(`sushiya.first.${game}`) ?? "[]").length"""
# A game that is over is kept no more.
IS_FURTHER = f"([game, done]) => ({MOVES})(game) > done || ({MOVES})(game) === 0"
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


class Pupil:
    """Plays a first game on its own screen as it is meant, and reads what is explained."""

    def __init__(self, device: Device, game: str, *, by_keys: bool = False) -> None:
        self.device = device
        self.by_keys = by_keys
        self.game = game
        self.guide = GAMES.find(game).first_game
        assert self.guide is not None
        parts = [*(one.id for one in self.guide.lessons), *(one.id for one in self.guide.remarks)]
        words = captions(game, device.language)
        self._ids = {words.text(f"first-{one}"): one for one in (*parts, "end")}
        self.read: list[str] = []

    def walk(self, count: int) -> None:
        """Make so many moves, or all until the end; what the screen answers by itself is one."""
        play = {"wasabi": self._lay, "sushi-express": self._drive}[self.game]
        while (done := self._done()) < count:
            self._read()
            play(INTENDED[self.game][done])
            self.device.wait_until(IS_FURTHER, [self.game, done])
            if not self._done():
                return
        self._read()

    def _done(self) -> int:
        done: int = self.device.page.evaluate(MOVES, self.game)
        return done

    def _read(self) -> None:
        """Read all that is explained now, one after the other."""
        further = self.device.page.get_by_test_id("lesson-next")
        screen = self._screen()
        assert screen.is_asked()
        while True:
            if lesson(self.device).count():
                self.read.append(self._ids[lesson(self.device).inner_text()])
            if not further.count():
                return
            if self.by_keys:
                further.press("Enter")
            else:
                further.click()

    def _wasabi(self) -> WasabiScreen:
        return WasabiByKeys(self.device) if self.by_keys else WasabiScreen(self.device)

    def _screen(self) -> WasabiScreen | Street:
        return self._wasabi() if self.game == "wasabi" else Street(self.device)

    def _lay(self, move: str) -> None:
        screen = self._wasabi()
        what, *about = move.split()
        named = self._tile(about[0]) if what in ("give", "tile", "place") else ""
        match what:
            case "give":
                screen.press(screen.giving.filter(has_text=named).first)
                return
            case "end" | "leave":
                screen.press(screen.end if what == "end" else screen.leave)
                return
            case "draw":
                length = self.device.page.locator(".length", has_text=about[0])
                screen.press(screen.piles.filter(has=length).first)
            case "tile":
                screen.press(screen.pantry.filter(has_text=named).first)
            case "place":
                screen.press(screen.tiles.filter(has_text=named).first)
                self._press_squares(screen, *about[1:])
            case "complete":
                screen.press(screen.ready.first)
            case "pass":
                screen.pass_with(len(about))
            case "stack" | "switch":
                screen.press(screen.cards.filter(has_text=self._card(what)).first)
                self._press_squares(screen, *about)
            case "take":
                screen.press(screen.kitchen.filter(has_text=self._card(about[0])).first)
        screen.press_send()

    @staticmethod
    def _press_squares(screen: WasabiScreen, *squares: str) -> None:
        for square in squares:
            screen.press(screen.squares.filter(has_text=re.compile(rf"^{square}\b")))

    def _card(self, kind: str) -> str:
        folder = GAMES.find(self.game).texts.folder / "messages"
        return Catalogue(self.device.language, (folder,)).text("card", card=kind)

    def _tile(self, kind: str) -> str:
        names = HOUSE_BOOK.tiles[int(kind)].names
        name: str = getattr(names, self.device.language)
        return name

    def _drive(self, move: str) -> None:
        screen = Street(self.device)
        what, *about = move.split()
        match what:
            case "bet":
                screen.numbers.nth(int(about[0]) - 2).click()
            case "drive" if not screen.button.is_visible():
                screen.ways.nth(int(about[0])).click()
            case "keep" | "clear":
                screen.spoken.nth(0 if what == "keep" else 1).click()
            case "reroll":
                name = screen.words.text("command-reroll", die=int(about[0]))
                self.device.page.get_by_role("button", name=name).first.click()
            case "take":
                name = screen.words.text("customer", kind=about[0])
                screen.customers.filter(has_text=name).first.click()
        screen.do_it()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "size"), [("wasabi", PHONE), ("sushi-express", PHONE), ("sushi-express", DESKTOP)]
)
def test_every_lesson_is_met_from_the_first_decision_on(
    game: str, size: dict[str, int], visit: Callable[..., Device]
) -> None:
    device = visit(f"/first/{game}", language="en", size=size)
    pupil = Pupil(device, game)
    pupil.walk(TAUGHT[game])
    assert pupil.guide is not None
    assert [one for one in pupil.guide.lessons if one.id not in pupil.read] == []
    assert len(pupil.read) == len({*pupil.read}), "each is told once"
    assert not device.page.evaluate(IS_WIDE)


@pytest.mark.parametrize(("game", "by_keys"), [("wasabi", True), ("sushi-express", False)])
def test_it_begins_with_lessons_one_after_the_other(
    game: str, *, by_keys: bool, visit: Callable[..., Device]
) -> None:
    """The quick sibling of the whole walk."""
    device = visit(f"/first/{game}", language="en", size=PHONE, has_axe=True)
    pupil = Pupil(device, game, by_keys=by_keys)
    pupil.walk(3)
    assert pupil.guide is not None
    assert pupil.read[:2] == [one.id for one in pupil.guide.lessons[:2]]
    assert faults_of(device.page) == []


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["wasabi", "sushi-express"])
def test_it_is_played_to_its_end_as_it_is_meant(
    game: str, size: dict[str, int], visit: Callable[..., Device]
) -> None:
    kept = {f"first.{game}": INTENDED[game][: LATE[game]]}
    device = visit(f"/first/{game}", language="en", size=size, kept=kept, has_axe=True)
    page = device.page
    Pupil(device, game).walk(len(INTENDED[game]))
    # Beside the game on a desktop, below it on a phone.
    told = page.get_by_text(device.name_of("guide-not-counted")).locator("visible=true")
    expect(told.first).to_be_visible()
    assert page.evaluate("(game) => localStorage.getItem(`sushiya.first.${game}`)", game) is None
    assert page.evaluate("localStorage.getItem('sushiya.seats')") is None
    assert not page.evaluate(IS_WIDE)
    assert faults_of(page) + faults_of(page, "dark") == []


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
