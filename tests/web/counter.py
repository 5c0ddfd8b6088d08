"""The counter of Sushi Go! as somebody plays at it, by finger or by keyboard."""

import random
import re
from collections.abc import Iterator

from playwright.sync_api import expect

from web.device import Device
from web.speech import words

TAKEN = """([before, mine]) =>
  window.heard.filter(([how]) => how === "assertive").length > before ||
  document.querySelector("[data-testid=status]").textContent.trim() !== mine"""


class Counter:
    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        say = words(device.language, "sushi-go", "cocktail").text
        # While hands move there are two: the one that leaves stands before the one that comes.
        self.hand = self.page.get_by_role("list", name=say("your-hand")).last
        self.cards = self.hand.get_by_role("button")
        self.send = self.page.get_by_test_id("send")
        self.status = self.page.get_by_test_id("status")
        self._mine, self._over = say("status-mine"), say("status-over")

    def is_asked(self) -> bool:
        """Wait for the next decision; tells false when the game is over instead."""
        wanted = re.compile(f"{re.escape(self._mine)}|{re.escape(self._over)}")
        expect(self.status).to_have_text(wanted)
        return self.status.inner_text().strip() == self._mine

    def keep(self, place: int) -> None:
        """Raise a card and send it by its named button."""
        before = self._heard()
        self.cards.nth(place).click()
        self.send.click()
        self._until_taken(before)

    def keep_by_keyboard(self) -> None:
        """Raise the card that has the focus, and send it by pressing again."""
        before = self._heard()
        self.page.keyboard.press("Enter")
        expect(self.send).to_be_visible()
        self.page.keyboard.press("Enter")
        self._until_taken(before)

    def _heard(self) -> int:
        return len(self.device.heard("assertive"))

    def _until_taken(self, before: int) -> None:
        """Wait until others are waited for, the next decision is called out, or all is over."""
        self.page.wait_for_function(TAKEN, arg=[before, self._mine])

    def play(self, rng: random.Random) -> Iterator[int]:
        """Play to the end, giving the places of the cards that were kept."""
        while self.is_asked():
            place = rng.randrange(self.cards.count())
            self.keep(place)
            yield place
