"""Puzzles in a real browser: right, wrong, again, what comes back, and without a network."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from sushiya.cli.app import run
from sushiya.games import GAMES
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.puzzle_page import PuzzlePage, shown, simple
from web.quick_worker import WORKER, take_pauses
from web.test_site import CONTROLLED, FETCHED_WITHIN_MS, UNDER, file_server, open_site

MINUTES_LATER = 11 * 60
ON = {"sushi-go": (PHONE, "de"), "wasabi": (DESKTOP, "fr"), "sushi-express": (PHONE, "it")}


@pytest.mark.parametrize("game", GAMES.names())
def test_a_wrong_choice_is_explained_and_tried_again_and_a_right_one_is_praised(
    visit: Callable[..., Device], game: str
) -> None:
    size, language = ON[game]
    puzzle = simple(game)
    looks = {"size": size, "language": language, "settings": {"plain": True}}
    device = visit(f"/puzzles/{game}", has_axe=True, **looks)
    on = PuzzlePage(device, puzzle, game)
    expect(on.idea()).to_be_visible()
    assert faults_of(on.page) + faults_of(on.page, "dark") == []
    assert on.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    on.idea().get_by_role("button").click()
    expect(on.button(puzzle.answer)).to_be_visible()
    # Nothing of the answer is there before somebody has chosen.
    before = on.page.content()
    assert on.lesson not in before
    assert on.text("puzzles-answer", command="").strip() not in before
    on.choose(puzzle.rival)
    expect(on.verdict).to_contain_text(on.text("puzzles-wrong"))
    expect(on.verdict).to_contain_text(on.text("puzzles-comes-back"))
    assert faults_of(on.page) == []
    on.try_again()
    on.choose(puzzle.rival)
    on.tell.click()
    expect(on.verdict).to_contain_text(on.lesson)
    expect(on.verdict).to_contain_text(on.text("puzzles-answer", command=on.name_of(puzzle.answer)))
    # The button is gone; whoever has no pointer goes on from the answer.
    expect(on.page.get_by_test_id("verdict")).to_be_focused()
    expect(on.verdict.locator("li .number").first).to_be_visible()
    assert faults_of(on.page) + faults_of(on.page, "dark") == []
    on.next.click()
    expect(on.verdict).to_have_count(0)
    marks = device.keeps(f"puzzles.{game}")
    assert marks[puzzle.id]["isRight"] is False
    # Only the first try counts, and another puzzle was asked; this one comes back later.
    assert list(marks) == [puzzle.id]
    device.go(f"/puzzles/{game}")
    expect(on.idea()).to_be_visible()
    expect(on.idea()).not_to_contain_text(on.text("puzzles-due", count=1))
    device.page.clock.install()
    device.page.clock.fast_forward(MINUTES_LATER * 1000)
    device.go(f"/puzzles/{game}")
    expect(on.idea()).to_contain_text(on.text("puzzles-due", count=1))
    on.idea().get_by_role("button").click()
    on.choose(puzzle.answer)
    expect(on.verdict).to_contain_text(on.text("puzzles-right"))
    expect(on.verdict).to_contain_text(on.lesson)
    assert device.keeps(f"puzzles.{game}")[puzzle.id]["isRight"] is True


def test_a_puzzle_is_solved_on_the_games_own_screen(visit: Callable[..., Device]) -> None:
    """Also by keyboard; and the page forgets what one knows when it is asked to."""
    game = "sushi-go"
    puzzle = next(one for one in shown(game).puzzles if one.idea == "sashimi")
    device = visit(f"/puzzles/{game}/sashimi", size=PHONE, language="en", has_axe=True)
    on = PuzzlePage(device, puzzle, game)
    card = on.page.locator("[data-part=hand] button[data-kind=sashimi]").first
    expect(card).to_be_visible()
    assert faults_of(on.page) == []
    card.press("Enter")
    on.page.get_by_test_id("send").press("Enter")
    expect(on.verdict).to_contain_text(on.text("puzzles-right"))
    expect(on.verdict).to_contain_text(on.lesson)
    on.page.keyboard.press("Escape")
    # Whoever goes on gets the next one at once.
    expect(on.verdict).to_have_count(0)
    expect(on.page.locator("[data-part=hand]")).to_be_visible()
    expect(on.page.get_by_role("heading", name=on.text("puzzles-ask"))).to_be_focused()
    device.go("/puzzles")
    count = sum(one.idea == "sashimi" for one in shown(game).puzzles)
    expect(on.idea()).to_contain_text(on.text("puzzles-solved", solved=1, all=count))
    on.page.get_by_role("button", name=on.text("puzzles-reset")).click()
    on.verdict.get_by_role("button", name=on.text("puzzles-reset")).click()
    expect(on.idea()).to_contain_text(on.text("puzzles-solved", solved=0, all=count))


@pytest.fixture(scope="module")
def address(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("host")
    (folder / UNDER).parent.mkdir(parents=True)
    assert run(["site", str(folder / UNDER)]) == 0
    take_pauses(folder / UNDER / WORKER)
    with file_server(folder) as served:
        yield served


def test_puzzles_need_no_network(browser: Browser, address: str, devices: list[Device]) -> None:
    device = open_site(browser, address, devices, size=PHONE, settings={"plain": True})
    page = device.page
    page.wait_for_function(CONTROLLED, timeout=FETCHED_WITHIN_MS)
    device.cut(is_offline=True)
    page.reload()
    page.get_by_role("link", name=device.words.text("puzzles-link")).first.click()
    for game in GAMES.names():
        puzzle = simple(game)
        on = PuzzlePage(device, puzzle, game)
        page.goto(f"{address}/{UNDER}/#/puzzles/{game}/{puzzle.idea}")
        on.choose(puzzle.answer)
        expect(on.verdict).to_contain_text(on.text("puzzles-right"))
        expect(on.verdict.locator("li .number").first).to_be_visible()
        page.goto(f"{address}/{UNDER}/#/puzzles/{game}")
        expect(on.idea()).to_be_visible()
