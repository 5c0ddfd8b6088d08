"""The score pad in a real browser: by touch and by keyboard, closed and opened again, corrected."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sushiya.games import GAMES
from sushiya.games.sushi_go.components import DECK, HAND_SIZE, NIGIRI_POINTS
from web.axe import faults_of
from web.device import PHONE, Device
from web.evenings import EVENINGS_KEPT
from web.speech import words

TABLES, SECONDS_A_TAP, SECONDS = 100, 0.7, 60
PLAYERS = ("Ada", "Ben", "Chiara", "Dana")
NEXT = '[data-testid="next"]'
# Taps what it is told to, one after the other, and lets the page follow.
TAP_ALL = """async (selectors) => {
  for (const selector of selectors) {
    document.querySelector(selector).click();
    await new Promise((done) => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = done; port2.postMessage(0); });
  }
}"""


class PadPage:
    def __init__(self, device: Device, game: str = "", edition: str = "") -> None:
        self.device, self.page = device, device.page
        self.words = words(device.language, "pad")
        self.game_words = words(device.language, game, edition) if game else self.words

    def say(self, message: str, **args: Any) -> str:
        return self.words.text(message, **args)

    def button(self, message: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def key(self, key: str) -> Locator:
        return self.page.locator(f'[data-key="{key}"]')

    def players(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("pad-players")).get_by_role("button")

    def points(self) -> list[int]:
        """Read everybody's points of the round that is shown."""
        expect(self.page.locator(".points").first).to_be_visible()
        read = "(all) => all.map((one) => one.firstChild.textContent)"
        shown = self.page.locator(".points").evaluate_all(read)
        return [int(text) for text in shown]

    def totals(self) -> list[int]:
        expect(self.page.locator("td.total").first).to_be_visible()
        return [int(text) for text in self.page.locator("td.total").all_inner_texts()]

    def begin(self, box: str, names: tuple[str, ...]) -> None:
        self.page.get_by_test_id(f"box-{box}").click()
        for name in names:
            self.page.get_by_role("textbox", name=self.say("pad-new-player")).fill(name)
            self.button("pad-add-player").click()
        self.button("pad-start").click()
        expect(self.page.locator("[data-key]").first).to_be_visible()


def by_touch(pad: PadPage, key: str) -> None:
    pad.key(key).tap()


def by_keyboard(pad: PadPage, key: str) -> None:
    """Go with arrow keys from the key that Tab comes to, and press Enter."""
    keys = pad.page.locator("[data-key]")
    wanted = keys.evaluate_all("(all, key) => all.findIndex((one) => one.dataset.key === key)", key)
    stop = pad.page.locator('[data-key][tabindex="0"]')
    stop.focus()
    pad.page.keyboard.press("Home")
    for _ in range(wanted):
        focused = pad.page.evaluate("document.activeElement.dataset.key")
        if focused == key:
            break
        pad.page.keyboard.press("ArrowRight" if "right" in way_to(pad, key) else "ArrowDown")
    assert pad.page.evaluate("document.activeElement.dataset.key") == key
    pad.page.keyboard.press("Enter")


def way_to(pad: PadPage, key: str) -> str:
    """Say whether a key lies to the right of the one that has the focus, or below it."""
    script = """(key) => {
      const here = document.activeElement.getBoundingClientRect();
      const there = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
      return there.left > here.right ? "right" : "below";
    }"""
    return str(pad.page.evaluate(script, key))


GAMES_TO_COUNT: dict[str, tuple[str, list[list[list[str]]], list[int]]] = {
    "sushi-go": (
        "sushi-go-cocktail",
        [
            [["nigiri-3:wasabi", "maki-2"], ["tempura", "tempura"]],
            [["pudding"], ["maki-3"]],
            [["dumpling"], []],
        ],
        [9 + 6 + 1 + 6, 5 + 6],
    ),
    "wasabi": (
        "wasabi-standard",
        [[["length-2", "length-2", "length-5", "cubes"], ["length-3", "cubes", "cubes"]]],
        [13, 5],
    ),
    "sushi-express": (
        "sushi-express-standard",
        [[["light-blue", "light-blue", "tip"], ["pink", "action-swap"], ["red", "tip"]]],
        [4, 2, 3],
    ),
}


@pytest.mark.parametrize("game", GAMES_TO_COUNT)
@pytest.mark.parametrize("way", [by_touch, by_keyboard])
def test_a_game_is_counted_to_its_result(
    visit: Callable[..., Device], game: str, way: Callable[[PadPage, str], None]
) -> None:
    device = visit("/pad", size=PHONE, has_axe=True)
    count_to_result(PadPage(device), game, way)
    assert faults_of(device.page) + faults_of(device.page, "dark") == []


def count_to_result(pad: PadPage, game: str, way: Callable[[PadPage, str], None]) -> None:
    """Count a whole game on the page that asks for the box."""
    box, rounds, totals = GAMES_TO_COUNT[game]
    pad.begin(box, PLAYERS[: len(totals)])
    for plates in rounds:
        for keys in plates:
            for key in keys:
                way(pad, key)
            press(pad.page.get_by_test_id("next"), way)
    assert pad.totals() == totals
    press(pad.page.get_by_test_id("finish"), way)
    winner = PLAYERS[totals.index(max(totals))]
    expect(pad.page.get_by_test_id("winners")).to_contain_text(winner)
    expect(pad.page.get_by_test_id("winners")).to_contain_text(pad.say("pad-won", count=1))


def press(button: Locator, way: Callable[[PadPage, str], None]) -> None:
    if way is by_touch:
        button.tap()
    else:
        button.press("Enter")


def test_it_is_there_again_after_the_browser_was_closed(visit: Callable[..., Device]) -> None:
    device = visit("/pad", size=PHONE)
    pad = PadPage(device)
    pad.begin("sushi-go-zoch", PLAYERS[:3])
    for key in ("sashimi", "sashimi", "sashimi"):
        pad.key(key).tap()
    assert pad.points() == [10, 0, 0]
    device.page.close()
    page = device.context.new_page()
    page.goto(f"{device.origin}/pad")
    page.get_by_role("region", name=pad.say("pad-go-on")).get_by_role("link").click()
    again = PadPage(Device(page, device.context, device.origin, device.language))
    expect(again.key("sashimi")).to_have_accessible_name(
        again.say("pad-key", piece="Sashimi", count=3)
    )
    assert again.points() == [10, 0, 0]
    # Whoever has played is offered for the next evening.
    page.goto(f"{device.origin}/pad/new/wasabi/standard")
    expect(page.get_by_test_id("known-player")).to_have_text(PLAYERS[:3])


def test_round_one_can_be_corrected_after_round_three(visit: Callable[..., Device]) -> None:
    pad = PadPage(visit("/pad/a2", size=PHONE, kept=EVENINGS_KEPT))
    before = pad.totals()
    pad.button("pad-nth-round", round=1).click()
    pad.players().nth(1).click()
    # Three sashimi become two, and the card that was taken for one is a dumpling.
    pad.page.locator('[data-taken="sashimi"]').click()
    pad.key("dumpling").click()
    pad.button("pad-result").click()
    assert pad.totals() == [before[0], before[1] - 10 + 3, *before[2:]]
    pad.button("pad-undo").click()
    pad.button("pad-undo").click()
    assert pad.totals() == before


def test_what_cannot_be_is_refused_with_its_reason(visit: Callable[..., Device]) -> None:
    pad = PadPage(visit("/pad/a1", kept=EVENINGS_KEPT), "sushi-go", "cocktail")
    pad.key("tempura").click()
    expect(pad.page.get_by_role("alert")).to_contain_text("8")
    assert pad.key("tempura").get_attribute("aria-label") == pad.say(
        "pad-key", piece="Tempura", count=2
    )
    # A card is missing on the second plate, and it is said at once.
    pad.button("pad-next", name="Ben").click()
    pad.page.locator('[data-taken="dumpling"]').click()
    expect(pad.page.get_by_text(pad.say("pad-cards-of", count=7, full=8)).last).to_be_visible()


def test_every_number_says_why_and_ties_follow_the_box(visit: Callable[..., Device]) -> None:
    pad = PadPage(visit("/pad", size=PHONE))
    pad.begin("sushi-go-zoch", PLAYERS[:3])
    for _ in range(2):
        pad.key("maki-3").tap()
        pad.page.get_by_test_id("next").tap()
    assert pad.points() == [6, 6, 0]
    pad.page.get_by_role("button", name=pad.say("pad-why", points=6)).first.click()
    why = pad.say("pad-why-maki", place=1, sharers=2, leaders=2, icons=3, points=6, ties="full")
    expect(pad.page.get_by_text(why)).to_be_visible()


def test_evenings_go_to_a_file_and_come_back(visit: Callable[..., Device], tmp_path: Path) -> None:
    before = PadPage(visit("/pad/evenings", kept=EVENINGS_KEPT))
    with before.page.expect_download() as saved:
        before.button("pad-save-json").click()
    file = tmp_path / "evenings.json"
    saved.value.save_as(file)
    # What was counted is a sheet that the command line reads.
    for one in json.loads(file.read_text("utf-8"))["evenings"]:
        scores: Any = GAMES.find(one["game"]).score(one["sheet"])
        assert one["outcome"] is None or list(scores.totals) == one["outcome"]["totals"]
    after = PadPage(visit("/pad/evenings"))
    after.page.get_by_label(after.say("pad-open-file")).set_input_files(file)
    expect(after.page.get_by_text(after.say("pad-file-read", count=4))).to_be_visible()
    assert after.page.locator(".list li").count() == 4


def test_a_result_is_shared_as_a_picture(visit: Callable[..., Device], tmp_path: Path) -> None:
    pad = PadPage(visit("/pad/a2", kept=EVENINGS_KEPT))
    with pad.page.expect_download() as saved:
        pad.button("pad-share").click()
    saved.value.save_as(tmp_path / "result.png")
    content = (tmp_path / "result.png").read_bytes()
    assert content.startswith(b"\x89PNG")
    assert len(content) > 10_000


def test_only_the_sheet_is_printed(visit: Callable[..., Device]) -> None:
    pad = PadPage(visit("/pad/print"))
    sheet = pad.page.get_by_role("region", name=pad.say("pad-blank"))
    expect(sheet.get_by_role("row")).to_have_count(1 + 3 * (1 + 5) + 1 + 1)
    pad.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    for hidden in (pad.button("pad-print"), pad.page.get_by_role("heading", level=1)):
        expect(hidden).to_be_hidden()


def dealt(rng: random.Random) -> list[list[str]]:
    """Deal four plates; on each, cards lie in the order in which they were kept."""
    deck = list(DECK)
    rng.shuffle(deck)
    size = HAND_SIZE[len(PLAYERS)]
    return [[*deck[seat * size : (seat + 1) * size]] for seat in range(len(PLAYERS))]


def keys_of(laid: list[str]) -> list[str]:
    """Tell the keys for a plate as it lies at the end: a nigiri goes on a free wasabi."""
    keys: list[str] = []
    for kind in laid:
        is_on_wasabi = kind in NIGIRI_POINTS and "wasabi" in keys
        if is_on_wasabi:
            keys.remove("wasabi")
        keys.append(f"{kind}:wasabi" if is_on_wasabi else kind)
    return keys


def field_taps(keys: list[str]) -> int:
    """Count taps with a number field for each kind: into the field, and the digits."""
    plain = {"chopsticks", "wasabi"}
    counts: dict[str, int] = {}
    for key in keys:
        if key in plain:
            continue
        kind, amount = ("maki", int(key[-1])) if key.startswith("maki") else (key, 1)
        counts[kind] = counts.get(kind, 0) + amount
    return sum(1 + len(str(count)) for count in counts.values())


@pytest.mark.parametrize("entered", [6, pytest.param(TABLES, marks=pytest.mark.long)])
def test_four_plates_are_entered_in_less_than_a_minute(
    visit: Callable[..., Device], record_property: Callable[[str, object], None], entered: int
) -> None:
    """A person who taps every 0.7 s; points are those of the cards in the order they were laid."""
    rng = random.Random("plates")
    tables = [dealt(rng) for _ in range(TABLES)]
    ours = [len(taps_of(plates)) for plates in tables]
    fields = [sum(field_taps(keys_of(laid)) for laid in plates) for plates in tables]
    assert max(ours) * SECONDS_A_TAP < SECONDS
    assert sum(ours) < sum(fields)
    told = {"mean": sum(ours) / TABLES, "worst": max(ours)}
    told |= {"mean with fields": sum(fields) / TABLES, "worst with fields": max(fields)}
    record_property("taps for four plates", told)
    pad = PadPage(visit("/pad", size=PHONE))
    pad.begin("sushi-go-cocktail", PLAYERS)
    for plates in tables[:entered]:
        enter_and_undo(pad, plates)


def taps_of(plates: list[list[str]]) -> list[str]:
    """List what is tapped: keys, and the way on to the next plate."""
    taps: list[str] = []
    for number, laid in enumerate(plates):
        taps += [f'[data-key="{key}"]' for key in keys_of(laid)]
        taps += [NEXT] * (number < len(plates) - 1)
    return taps


def enter_and_undo(pad: PadPage, plates: list[list[str]]) -> None:
    taps = taps_of(plates)
    pad.page.evaluate(TAP_ALL, taps)
    scores: Any = GAMES.find("sushi-go").score(
        {"game": "sushi-go", "rounds": [{"laid": plates}], "options": {"edition": "cocktail"}}
    )
    assert pad.points() == list(scores.totals)
    undo = f'[aria-label="{pad.say("pad-undo")}"]'
    pad.page.evaluate(TAP_ALL, [undo] * sum(tap != NEXT for tap in taps))
    assert pad.points() == [0] * len(PLAYERS)
    pad.players().first.click()
