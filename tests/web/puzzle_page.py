"""A puzzle as somebody solves it on the plain screen, and which puzzles there are."""

from functools import cache

import msgspec
from playwright.sync_api import Locator, expect

from sushiya.games import GAMES
from sushiya.puzzles.shown import PuzzleShown, PuzzlesShown, show_puzzles
from web.device import Device
from web.speech import words


@cache
def shown(game: str) -> PuzzlesShown:
    return msgspec.json.decode(show_puzzles(GAMES.find(game)), type=PuzzlesShown)


def first_of(game: str, idea: str) -> PuzzleShown:
    """Give the puzzle that is asked first."""
    return next(one for one in shown(game).puzzles if one.idea == idea)


def simple(game: str) -> PuzzleShown:
    """Give a puzzle that is the first of its idea, and has few choices."""
    firsts = [first_of(game, idea) for idea in shown(game).ideas]
    return min(firsts, key=lambda one: len(one.legal))


class PuzzlePage:
    def __init__(self, device: Device, puzzle: PuzzleShown, game: str) -> None:
        self.device, self.page, self.puzzle, self.game = device, device.page, puzzle, game
        self.verdict = self.page.get_by_role("dialog")
        self.next = self.page.get_by_test_id("next")
        self.again = self.page.get_by_test_id("again")
        self.tell = self.page.get_by_test_id("tell")

    def text(self, message: str, **args: int | str) -> str:
        return words(self.device.language, "puzzles").text(message, **args)

    @property
    def lesson(self) -> str:
        table = shown(self.game).tables[self.puzzle.table]
        say = words(self.device.language, f"{self.game}/puzzles", table.options["edition"])
        return say.text(f"lesson-{self.puzzle.idea}")

    def name_of(self, code: int) -> str:
        """Say what can be chosen, as the page does."""
        document = shown(self.game)
        # Editions name cards by other words, so a code may have several offers.
        legal = [document.offers[place] for place in self.puzzle.legal]
        offer = next(one for one in legal if one.code == code)
        edition = document.tables[self.puzzle.table].options["edition"]
        return words(self.device.language, self.game, edition).say(offer.say, you=self.puzzle.seat)

    def button(self, code: int) -> Locator:
        """Find a choice on the plain screen, by its name."""
        choices = self.page.locator("[data-part~=choices]")
        return choices.get_by_role("button", name=self.name_of(code), exact=True)

    def choose(self, code: int) -> None:
        self.button(code).press("Enter")
        expect(self.verdict).to_be_visible()

    def try_again(self) -> None:
        """Wait for the new screen: the one behind the dialog has been answered already."""
        self.again.click()
        expect(self.verdict).to_have_count(0)

    def idea(self) -> Locator:
        return self.page.locator(f"[data-idea={self.puzzle.idea}]")
