"""The screen of Wasabi! as somebody plays at it: by the names of things, by finger or by keys."""

import random
import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from web.counter import TAKEN
from web.device import Device, unfold
from web.speech import words

# How to come to the stop of the Tab key in the group that a button belongs to; "" is there.
TAB = """(wanted) => {
  let box = wanted;
  while (wanted.tabIndex < 0 && !box.querySelector("button[tabindex='0']")) box = box.parentElement;
  const stop = wanted.tabIndex < 0 ? box.querySelector("button[tabindex='0']") : wanted;
  const here = document.activeElement;
  if (stop === here) return "";
  const isBefore = here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? "Shift+Tab" : "Tab";
}"""
WAY = """(wanted) => {
  const here = document.activeElement.getBoundingClientRect();
  const there = wanted.getBoundingClientRect();
  return [there.x + there.width / 2 - here.x - here.width / 2,
          there.y + there.height / 2 - here.y - here.height / 2];
}"""
IS_SEEN = """(focused) => focused.matches(":focus-visible") &&
  parseFloat(getComputedStyle(focused).outlineWidth) > 0 &&
  getComputedStyle(focused).outlineStyle !== "none" """
MOST_STOPS = 80
MOST_STEPS = 40


class WasabiScreen:
    """Somebody who chooses at random, rather to get on: turns end, and so do games."""

    def __init__(self, device: Device, seed: int = 1) -> None:
        self.device = device
        self.page = device.page
        self.rng = random.Random(seed)
        say = words(device.language, "wasabi", "standard").text
        main = self.page.get_by_role("main")
        self.status = self.page.get_by_test_id("status")
        self.prompt = self.page.get_by_test_id("prompt")
        self.send = self.page.get_by_test_id("send")
        self.skip = self.page.get_by_role("button", name=say("skip"))
        self.mat = main.get_by_role("grid", name=say("mat"))
        self.squares = self.mat.get_by_role("button")
        self.targets = self.mat.get_by_role("button", name=say("square-target"))
        hand = main.get_by_role("region", name=say("hand"))
        self.tiles = hand.get_by_role("list", name=say("hand-tiles")).get_by_role("button")
        self.cards = self._open(hand.get_by_role("list", name=say("hand-cards")))
        self.pantry = self._asked(main.get_by_role("region", name=say("pantry")))
        self.piles = self._asked(main.get_by_role("region", name=say("piles")))
        self.kitchen = self._asked(main.get_by_role("region", name=say("kitchen")))
        self.recipes = main.get_by_role("region", name=say("recipes-own")).get_by_role("button")
        ready = (say("recipe-ready", style=style) for style in ("gained", "given-up", "possible"))
        self.ready = self.recipes.filter(has_text=re.compile("|".join(map(re.escape, ready))))
        self.end = self.page.get_by_test_id("standing")
        self.giving = self._asked(main.locator(".giving"))
        self.leave = main.get_by_role("button", name=say("command-leave-cards"))
        self.pass_on = main.get_by_role("button", name=say("pass-start"))
        self._say = say
        self._mine, self._over = say("status-mine"), say("status-over")

    @staticmethod
    def _open(place: Locator) -> Locator:
        """Find the buttons that are not greyed."""
        return place.get_by_role("button", disabled=False)

    def _asked(self, place: Locator) -> Locator:
        """Find what can be picked here: not what is greyed, nor a button that ends the phase."""
        return self._open(place).and_(self.page.locator("[aria-pressed]"))

    def is_asked(self) -> bool:
        """Wait for the next decision, not for others' steps; false when the game is over."""
        wanted = re.compile(f"{re.escape(self._mine)}|{re.escape(self._over)}")
        known = self.status.filter(has_text=wanted)
        while True:
            expect(known.or_(self.skip).first).to_be_visible()
            if known.is_visible():
                return self.status.inner_text().strip() == self._mine
            # The present may come by itself in between, and take the button away.
            self.skip.evaluate_all("(found) => found.forEach((one) => one.click())")

    def press(self, one: Locator) -> str:
        name = one.inner_text()
        one.click()
        return name

    def press_any(self, choices: Locator) -> str:
        return self.press(choices.nth(self.rng.randrange(choices.count())))

    def press_send(self) -> None:
        self.press(self.send)

    def press_ending(self, ending: Locator) -> str:
        return self.press(ending)

    def do_it(self, ending: Locator | None = None) -> str:
        """Send what is raised or press what needs no more, and wait; gives what was sent."""
        before = len(self.device.heard("assertive"))
        if ending is None:
            name = self.send.inner_text()
            self.press_send()
        else:
            name = self.press_ending(ending)
        self.page.wait_for_function(TAKEN, arg=[before, self._mine])
        return name

    def play(self) -> Iterator[str]:
        """Play to the end, giving what was sent."""
        while self.is_asked():
            yield self.choose()

    def choose(self) -> str:
        """Decide something, and send it."""
        return self.do_it(None if self.send.is_visible() else self._pick())

    def card(self, name: str) -> Locator:
        """Find an action card of the hand that can be played."""
        return self.cards.filter(has_text=name)

    def play_card(self, card: Locator) -> list[str]:
        """Pick a card, and squares as long as it asks for some; gives these squares' names."""
        self.press(card)
        return self._pick_squares()

    def place(self) -> str:
        """Raise a tile on a square; gives the square's name."""
        if not self.targets.count():
            self.press_any(self.tiles)
        return self._pick_squares()[0]

    def pass_with(self, recipes: int) -> None:
        """Raise a pass that puts the first recipes back."""
        self.press(self.pass_on)
        for place in range(recipes):
            self.press(self.recipes.nth(place))

    def log(self) -> list[str]:
        """Read what happened, beside the game or on its own sheet."""
        tab = self.page.get_by_role("tab", name=self._say("log"))
        story = self.page.get_by_role("group", name=self._say("log"))
        is_beside = tab.is_visible()
        (tab if is_beside else self.page.get_by_role("button", name=self._say("log"))).click()
        expect(story).to_be_visible()
        unfold(story)
        lines = story.get_by_role("listitem").all_inner_texts()
        if not is_beside:
            self.page.keyboard.press("Escape")
            expect(story).to_have_count(0)
        return lines

    def _pick(self) -> Locator | None:
        """Raise something, or give the button that does it with one press."""
        if self.leave.is_visible():
            return self._pick_reward()
        if self.giving.count():
            return self.giving.nth(self.rng.randrange(self.giving.count()))
        if self.pantry.count():
            self.press_any(self.pantry)
        elif self.piles.count():
            self.press_any(self.piles)
        elif self.ready.count():
            self.press_any(self.ready)
        elif self.cards.count() and self.rng.random() < 0.5:
            self.play_card(self.cards.nth(self.rng.randrange(self.cards.count())))
        elif self.end.is_visible():
            return self.end
        elif self.tiles.count():
            self.place()
        else:
            self.pass_with(1)
        return None

    def _pick_squares(self) -> list[str]:
        picked: list[str] = []
        while not self.send.is_visible():
            picked.append(self.press_any(self.targets).partition(",")[0])
        return picked

    def _pick_reward(self) -> Locator | None:
        if self.kitchen.count():
            self.press_any(self.kitchen)
        elif self.targets.count():
            self.press_any(self.targets)
        else:
            return self.leave
        if not self.send.is_visible():
            self.press_any(self.cards)
        return None


class WasabiByKeys(WasabiScreen):
    """The same somebody without a pointer; the focus is always to be seen."""

    _can_repeat = False

    def press(self, one: Locator) -> str:
        name = one.inner_text()
        self.walk_to(one)
        self.page.keyboard.press("Enter")
        self._can_repeat = True
        return name

    def pass_with(self, recipes: int) -> None:
        """Raise a pass; to press a recipe again would keep it."""
        super().pass_with(recipes)
        self._can_repeat = False

    def press_send(self) -> None:
        """Press again what is raised, or its named button."""
        if not self._can_repeat:
            self.walk_to(self.send)
        self.page.keyboard.press("Enter")
        self._can_repeat = False

    def press_ending(self, ending: Locator) -> str:
        name = super().press_ending(ending)
        self._can_repeat = False
        return name

    def walk_to(self, one: Locator) -> None:
        """Come into its group by Tab, and inside by arrows."""
        keyboard = self.page.keyboard
        for _ in range(MOST_STOPS):
            key = one.evaluate(TAB)
            if not key:
                break
            keyboard.press(key)
        for _ in range(MOST_STEPS):
            across, down = one.evaluate(WAY)
            if one.evaluate("(wanted) => wanted === document.activeElement"):
                break
            if abs(across) > abs(down):
                keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
            else:
                keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        expect(one).to_be_focused()
        assert one.evaluate(IS_SEEN)
