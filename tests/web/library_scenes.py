"""What comes after a game, and what needs no table, by name: replays, the coach, circles, the box.

These are pages to be looked at, like the other scenes; what they do is tested apart.
"""

from collections.abc import Callable
from typing import Any

from sushiya.server.client import Site
from web.device import Device
from web.guests import NEVER, Party, finish, make_party, play_on, settings_with, start
from web.scenes import Scene, Stage, settle, until_at_rest

SEATS = {"sushi-go": 4, "wasabi": 3, "sushi-express": 4}
FEW = {"coach-playouts": 640}
"""So few that a report is quick, and enough to be sure of a costly decision."""
ENOUGH_MS = 180_000
"""A report on a whole game takes a while, and so does what is fetched for games alone."""


def _played(stage: Stage, game: str, **wish: Any) -> Party:
    """Play a game against bots to its end."""
    party = start(make_party(stage.shop, game, players=SEATS[game], level="cook", **wish))
    play_on(party, decisions=NEVER)
    return party


def _replay(game: str, search: str = "step=14") -> Scene:
    def scene(stage: Stage) -> Device:
        guest = _played(stage, game).guests[0]
        return stage.visit(f"/g/{guest.table}?{search}", {**guest.kept, **FEW})

    return scene


def _in_replay(game: str, message: str) -> Scene:
    """Open something of a replay by its button's name."""

    def scene(stage: Stage) -> Device:
        device = _replay(game)(stage)
        name = device.name_of(message, "replay")
        found = device.page.get_by_role("button", name=name, exact=True)
        if not found.filter(visible=True).count():
            # On a phone it stands behind sharing.
            share = device.name_of("replay-share", "replay")
            device.page.get_by_role("button", name=share, exact=True).click()
        found.filter(visible=True).click()
        settle(device)
        return device

    return scene


def _report(game: str, then: Callable[[Device], None] = settle) -> Scene:
    """Ask the coach about a whole game, and perhaps go on from the report."""

    def scene(stage: Stage) -> Device:
        party = start(make_party(stage.shop, game, players=SEATS[game], level="cook"))
        guest = party.guests[0]
        finish(guest, 1)  # by chance, so there is something to report
        device = stage.visit(f"/g/{guest.table}/coach", {**guest.kept, **FEW})
        told = device.page.get_by_text(device.name_of("coach-next-time", "coach"))
        told.wait_for(timeout=ENOUGH_MS)
        then(device)
        settle(device)
        return device

    return scene


def _all_of_it(device: Device) -> None:
    summary = device.name_of("coach-all-of-it", "coach")
    device.page.locator("summary", has_text=summary).click()


def _try(device: Device) -> None:
    name = device.name_of("coach-try", "coach")
    device.page.get_by_role("button", name=name).first.click()
    device.page.locator("main.play > *").first.wait_for()


def _why(device: Device) -> None:
    """Give the first answer that there is, and read why."""
    _try(device)
    name = device.name_of("coach-as-list", "coach")
    device.page.get_by_role("button", name=name).click()
    buttons = device.page.locator("[data-part~=choices] button")
    buttons.first.wait_for()
    while buttons.count():
        buttons.first.click()
    device.page.locator("article li .number").first.wait_for()


def _hint(game: str, *, has_choices: bool) -> Scene:
    def scene(stage: Stage) -> Device:
        party = start(make_party(stage.shop, game, players=SEATS[game]))
        device = until_at_rest(stage.visit(party.path, {**party.guests[0].kept, **FEW}))
        device.page.get_by_test_id("hint").click()
        device.page.locator("dialog[open] .nudge").wait_for()
        if has_choices:
            name = device.name_of("coach-show-choices", "coach")
            device.page.get_by_role("button", name=name).click()
            device.page.locator("dialog[open] ol > li > button").last.click()
            device.page.locator("dialog[open] .why li").last.wait_for()
        settle(device)
        return device

    return scene


def _known(game: str) -> Scene:
    """Read what one can know, at a table with the memory aid."""

    def scene(stage: Stage) -> Device:
        aid = settings_with(**{"memory-aid": True})
        party = start(make_party(stage.shop, game, players=SEATS[game], settings=aid))
        play_on(party, decisions=6)
        device = until_at_rest(stage.sit(party))
        known = device.page.locator("summary", has_text=device.name_of("known"))
        if not known.filter(visible=True).count():
            stage.press(device, "scores")
        known.filter(visible=True).first.click()
        settle(device)
        return device

    return scene


def _after_games(path: str) -> Scene:
    """Open a page of somebody who has played one of each game."""

    def scene(stage: Stage) -> Device:
        kept: dict[str, Any] = {}
        seats: dict[str, Any] = {}
        for game in SEATS:
            guest = _played(stage, game).guests[0]
            kept = guest.kept
            seats |= kept["seats"]
        return stage.visit(path, {**kept, "seats": seats})

    return scene


def _fair(stage: Stage) -> Device:
    device = until_at_rest(stage.sit(_played(stage, "sushi-express")))
    stage.press(device, "deal-check")
    device.page.get_by_text(device.name_of("deal-what")).click()
    return stage.press(device, "deal-steps")


def _circle(stage: Stage) -> Device:
    """Found a circle, with people in it and a round that is proposed."""
    device = stage.visit("/circles")
    page = device.page
    page.get_by_role("textbox").nth(0).fill("Donnerstagsrunde")
    page.get_by_role("textbox").nth(1).fill("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url("**/circle/*")
    circle = page.url.rpartition("/")[2]
    for name, colour in (("Ben", "sea"), ("Chiara", "egg"), ("Franziska", "plum")):
        wish = {"name": name, "colour": colour}
        Site(stage.shop.address).call(f"/api/circles/{circle}/members", wish)
    page.get_by_role("checkbox", name="Franziska").wait_for()
    page.get_by_test_id("propose").click()
    page.get_by_test_id("plan").wait_for()
    settle(device)
    return device


def _cover(stage: Stage) -> Device:
    """Let two people share a device: its cover lies over the first hand."""
    newcomer = {"newcomer": {"name": "Ada", "colour": "salmon"}}
    device = stage.visit("/", newcomer)
    page = device.page
    page.get_by_test_id("friends-sushi-go").click()
    together = page.get_by_test_id("together")
    together.get_by_role("switch").click()
    together.get_by_test_id("add-beside").click()
    together.get_by_role("textbox").fill("Ben")
    together.get_by_test_id("sit-beside").click()
    together.get_by_text("Ben").wait_for()
    page.get_by_test_id("start").click()
    page.get_by_test_id("cover").wait_for()
    settle(device)
    return device


def _guided(game: str) -> Scene:
    return lambda stage: stage.visit(f"/first/{game}")


def _solo_game(stage: Stage) -> Device:
    device = stage.visit("/solo/sushi-go")
    device.page.get_by_test_id("deal").click()
    device.page.get_by_test_id("status").wait_for(timeout=ENOUGH_MS)
    return until_at_rest(device)


LIBRARY: dict[str, Scene] = {
    **{f"replay-{game}": _replay(game) for game in SEATS},
    **{f"replay-open-{game}": _replay(game, "step=14&seat=open") for game in SEATS},
    "replay-over": _replay("sushi-go", "step=1000"),
    "replay-share": _in_replay("wasabi", "replay-share"),
    "replay-together": _in_replay("sushi-go", "replay-together"),
    **{f"coach-first-{game}": _report(game) for game in ("sushi-go", "wasabi")},
    "coach-report": _report("sushi-go", _all_of_it),
    "coach-try": _report("sushi-go", _try),
    "coach-why": _report("sushi-go", _why),
    "hint": _hint("sushi-go", has_choices=False),
    "hint-why": _hint("sushi-go", has_choices=True),
    **{f"known-{game}": _known(game) for game in SEATS},
    "my-games": _after_games("/games"),
    "my-games-none": lambda stage: stage.visit("/games"),
    "stats": _after_games("/stats"),
    "stats-none": lambda stage: stage.visit("/stats"),
    "circles-none": lambda stage: stage.visit("/circles"),
    "circle": _circle,
    **{f"guided-{game}": _guided(game) for game in SEATS},
    "solo": lambda stage: stage.visit("/solo"),
    "solo-game": _solo_game,
    "box": lambda stage: stage.visit("/box"),
    "fair": _fair,
    "hot-seat-cover": _cover,
}
