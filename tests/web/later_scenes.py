"""What is played alone or over days, by name: daily deals, the same cards, puzzles, slow tables.

These are pages to be looked at, like the other scenes; what they do is tested apart.
"""

import time
from typing import Any

from playwright.sync_api import Route

from web.daily_answers import DAY, KEPT, RESULT, SHOWN
from web.device import Device, open_device
from web.fake_push import fake_push
from web.guests import NEVER, Party, finish, make_party, party_of, play_on, settings_with, start
from web.puzzle_page import PuzzlePage, shown, simple
from web.scenes import Scene, Stage, settle, until_at_rest

HOUR = 3600
SEATS = {"sushi-go": 5, "wasabi": 4, "sushi-express": 6}
"""As many as can play each game: it is then that a page is full."""
ALONE = {"count": 1, "points": [[27, 1]], "ranks": [0, 1, 0, 0], "worse": 0, "master": None}
LATE = {"table": "t" * 22, "state": "late", "score": {"points": 41, "rank": 1}}


def _opened(stage: Stage, kept: dict[str, Any]) -> Device:
    device = open_device(stage.browser, stage.shop.address, **{**stage.looks, "kept": kept})
    stage.opened.append(device)
    return device


def _told(path: str, today: Any = SHOWN, result: Any = RESULT) -> Scene:
    """Open a page of daily deals with these answers of a server; None: there is none."""

    def scene(stage: Stage) -> Device:
        def answer(route: Route) -> None:
            told = today if route.request.url.endswith("/daily") else result
            if told is None:
                route.abort("internetdisconnected")
            else:
                route.fulfill(json=told)

        device = _opened(stage, KEPT if today is None else {})
        device.was_cut = today is None
        for asked in ("daily", "daily/**"):
            device.page.route(f"**/api/{asked}", answer)
        device.go(path)
        settle(device)
        return device

    return scene


def _result(game: str, **changes: Any) -> Scene:
    return _told(f"/daily/{game}/{DAY}", result={**RESULT, "game": game, **changes})


def _shared(stage: Stage, game: str, players: int) -> tuple[Party, str]:
    """Let somebody share the cards of a game against bots, and play it to its end."""
    party = make_party(stage.shop, game, players=players, level="cook")
    host = party.guests[0]
    same = host.site.call(f"/api/tables/{host.table}/same", {}, host.token)["same"]
    finish(host, 1, begins=True)
    return party, f"/same/{same}"


def _same_to_a_friend(stage: Stage) -> Device:
    _, path = _shared(stage, "sushi-go", 3)
    return stage.visit(path)


def _same_alone(stage: Stage) -> Device:
    party, path = _shared(stage, "sushi-go", 3)
    return stage.visit(path, party.guests[0].kept)


def _same_compared(game: str, *, tables: int = 2) -> Scene:
    def scene(stage: Stage) -> Device:
        party, path = _shared(stage, game, SEATS[game])
        for choices in range(2, tables + 1):
            friend = stage.visit(path)
            friend.page.get_by_test_id("same-play").click()
            friend.page.get_by_test_id("status").wait_for()
            finish(party_of(stage.shop, game, friend).guests[0], choices)
        device = stage.visit(path, party.guests[0].kept)
        device.page.get_by_role("figure").wait_for()
        settle(device)
        return device

    return scene


def _same_unknown(stage: Stage) -> Device:
    device = stage.visit("/same/0123456789abcdefghijkl")
    device.forgive("404")
    return device


def _same_in_room(stage: Stage) -> Device:
    party = make_party(stage.shop, "sushi-go", people=1, free=2)
    host = party.guests[0]
    host.site.call(f"/api/tables/{host.table}/same", {}, host.token)
    return stage.sit(party)


def _same_at_the_end(stage: Stage) -> Device:
    party, _ = _shared(stage, "sushi-go", 3)
    return until_at_rest(stage.sit(party))


def _marks(game: str, *, is_all: bool = False) -> dict[str, Any]:
    """Give what a device keeps whose person has solved some, and got some wrong; or solved all."""
    now = time.time() * 1000
    later = {"isRight": True, "step": 1, "due": now + 24 * HOUR * 1000}
    right = {"isRight": True, "step": 0, "due": None}
    wrong = {"isRight": False, "step": 0, "due": now - 1}
    puzzles = shown(game).puzzles
    if is_all:
        return {f"puzzles.{game}": {one.id: later for one in puzzles}}
    marks = (right, wrong, later)
    return {f"puzzles.{game}": {one.id: marks[n % 3] for n, one in enumerate(puzzles[::2])}}


def _puzzles(game: str) -> Scene:
    return lambda stage: stage.visit(f"/puzzles/{game}", _marks(game))


def _puzzle(game: str) -> Scene:
    """Open a puzzle on the game's own screen."""
    return lambda stage: stage.visit(f"/puzzles/{game}/{shown(game).ideas[0]}")


def _judged(game: str, *, is_right: bool) -> Scene:
    """Choose, and see what came of it; whoever was wrong asks for the answer."""

    def scene(stage: Stage) -> Device:
        puzzle = simple(game)
        device = stage.visit(f"/puzzles/{game}/{puzzle.idea}", plain=True)
        on = PuzzlePage(device, puzzle, game)
        on.choose(puzzle.answer if is_right else puzzle.rival)
        if not is_right:
            on.tell.click()
        on.verdict.locator("li .number").first.wait_for()
        settle(device)
        return device

    return scene


def _slow_party(stage: Stage, game: str) -> Party:
    wish = settings_with(clock=24 * HOUR)
    return make_party(stage.shop, game, players=3, people=2, settings=wish)


def _slow_room(stage: Stage) -> Device:
    wish = settings_with(clock=24 * HOUR)
    party = make_party(stage.shop, "wasabi", players=3, people=2, free=1, settings=wish)
    return stage.sit(party)


def _slow_home(stage: Stage) -> Device:
    party = start(_slow_party(stage, "sushi-go"))
    wishes = {"sushi-go": {"edition": "cocktail", "players": 3, "level": "cook"}}
    device = _opened(stage, {**party.guests[0].kept, "wishes": wishes})
    fake_push(device)
    device.go("/")
    device.page.get_by_test_id("notices").get_by_role("button").wait_for()
    settle(device)
    return device


def _notices(stage: Stage) -> Device:
    device = _slow_home(stage)
    device.page.get_by_test_id("notices").get_by_role("button").click()
    settle(device)
    return device


def _slow_table(stage: Stage) -> Device:
    return until_at_rest(stage.sit(start(_slow_party(stage, "sushi-go"))))


def _playing_on(game: str, *, step: int = 5) -> Scene:
    """Ask to play on from a step of a game that is over."""

    def scene(stage: Stage) -> Device:
        party = start(make_party(stage.shop, game, players=SEATS[game], level="cook"))
        play_on(party, decisions=NEVER)
        guest = party.guests[0]
        device = stage.visit(f"/g/{guest.table}?step={step}&seat=0", guest.kept)
        page = device.page
        go_on = page.get_by_role("button", name=device.name_of("replay-play-on", "replay"))
        if not go_on.filter(visible=True).count():
            page.get_by_role("button", name=device.name_of("replay-coach", "replay")).click()
        go_on.filter(visible=True).click()
        page.get_by_test_id("play-on").wait_for()
        settle(device)
        return device

    return scene


LATER: dict[str, Scene] = {
    "daily-new": lambda stage: stage.visit("/daily"),
    "daily-today": _told("/daily"),
    "daily-offline": _told("/daily", None),
    **{f"daily-result-{game}": _result(game) for game in SEATS},
    "daily-result-first": _result("sushi-go", **ALONE),
    "daily-result-late": _result("sushi-express", mine=LATE, link="ab" * 32),
    "same-friend": _same_to_a_friend,
    "same-alone": _same_alone,
    **{f"same-compared-{game}": _same_compared(game) for game in SEATS},
    "same-three": _same_compared("sushi-go", tables=3),
    "same-unknown": _same_unknown,
    "same-room": _same_in_room,
    "same-over": _same_at_the_end,
    **{f"puzzles-{game}": _puzzles(game) for game in SEATS},
    **{f"puzzle-{game}": _puzzle(game) for game in SEATS},
    **{f"puzzle-{game}-wrong": _judged(game, is_right=False) for game in SEATS},
    "puzzle-sushi-go-right": _judged("sushi-go", is_right=True),
    "puzzles-none": lambda stage: stage.visit(
        "/puzzles/sushi-go/mixed", _marks("sushi-go", is_all=True)
    ),
    "slow-room": _slow_room,
    "slow-home": _slow_home,
    "slow-notices": _notices,
    "slow-table": _slow_table,
    **{f"play-on-{game}": _playing_on(game) for game in SEATS},
    "play-on-over": _playing_on("sushi-go", step=1000),
}
