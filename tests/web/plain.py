"""The plain screen as somebody hears it: by roles, names and live regions, nothing else."""

import random
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from web.device import Device

CHANGED = """([heard, offered, title]) => {
  const heading = [...document.querySelectorAll("h2")].find((one) => one.textContent === title);
  return window.heard.length > heard || heading?.parentElement.innerText !== offered;
}"""


class PlainTable:
    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        say = device.words.text
        self.choices = self.page.get_by_role("region", name=say("plain-choices"))
        self.buttons = self.choices.get_by_role("button")
        self.lists = self.choices.get_by_role("combobox")
        self.skip = self.page.get_by_role("button", name=say("skip"))
        self.rematch = self.page.get_by_role("button", name=say("rematch-alone"))

    def is_asked(self) -> bool:
        """Wait for the next decision; tells false when the game is over instead."""
        asked = self.buttons.first.or_(self.rematch).or_(self.skip)
        while True:
            expect(asked.first).to_be_visible()
            if self.rematch.is_visible():
                return False
            if self.buttons.count():
                return True
            # The present may come by itself in between, and take the button away.
            self.skip.evaluate_all("(found) => found.forEach((one) => one.click())")

    def offered(self) -> list[str]:
        return self.buttons.all_inner_texts()

    def press(self, button: Locator) -> str:
        """Press, and wait until something was said or other choices are there."""
        name = button.inner_text()
        before = [self.page.evaluate("window.heard.length"), self.choices.inner_text()]
        button.click()
        self.page.wait_for_function(CHANGED, arg=[*before, self.device.words.text("plain-choices")])
        return name

    def choose(self, rng: random.Random) -> str:
        """Choose at random: a value of each list, then a button; "" if nothing was left to."""
        for place in range(self.lists.count()):
            # Lists follow from each other, and those of a decision go with it: one may be gone.
            one = self.lists.nth(place)
            options = one.get_by_role("option").count()
            if options:
                one.select_option(index=rng.randrange(options))
        buttons = self.buttons.count()
        return self.press(self.buttons.nth(rng.randrange(buttons))) if buttons else ""

    def play(self, rng: random.Random) -> Iterator[str]:
        """Play to the end, giving what was chosen."""
        while self.is_asked():
            chosen = self.choose(rng)
            if chosen:
                yield chosen
