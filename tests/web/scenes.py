"""Every page and state that somebody can see, by name: how it is reached."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from playwright.sync_api import Browser

from sushiya.games import GAMES as REGISTERED
from web.device import PHONE, Device, open_device
from web.evenings import EVENINGS_KEPT, PAD_PAGES
from web.guests import NEVER, Party, come_back, leave, make_party, play_on, settings_with, start
from web.shop import Shop
from web.speech import words

# The shell names what it waits for: when I am asked, or all is over, nobody else changes the page.
IS_AT_REST = "() => document.querySelector('[data-testid=status]:is(.mine, .over)') !== null"
SCREENED = {"hands": "screened"}


@dataclass
class Stage:
    """Where scenes are opened: a browser, a shop, and how the device looks at it."""

    browser: Browser
    shop: Shop
    looks: dict[str, Any] = field(default_factory=dict)
    opened: list[Device] = field(default_factory=list)

    def visit(self, path: str, kept: dict[str, Any] | None = None, **settings: Any) -> Device:
        device = open_device(
            self.browser,
            self.shop.address,
            **{"size": PHONE, **self.looks, "kept": kept, "settings": settings},
        )
        self.opened.append(device)
        device.go(path)
        settle(device)
        return device

    def sit(self, party: Party, seat: int = 0, **settings: Any) -> Device:
        return self.visit(party.path, party.guests[seat].kept, **settings)

    def press(self, device: Device, message: str, role: Any = "button") -> Device:
        """Press what is called by this message of the page."""
        device.page.get_by_role(role, name=device.name_of(message), exact=True).first.click()
        settle(device)
        return device


def settle(device: Device) -> None:
    """Wait until the page stands still: its words, faces and pieces are there."""
    device.page.wait_for_function("() => document.querySelector('main') !== null")
    device.page.wait_for_load_state("networkidle")
    device.page.evaluate("document.fonts.ready.then(() => undefined)")
    device.until_still()


def until_at_rest(device: Device) -> Device:
    """Wait until all that bots do has been shown: a page that still changes cannot be measured."""
    device.page.wait_for_function(IS_AT_REST)
    settle(device)
    return device


Scene: TypeAlias = Callable[[Stage], Device]


def _playing(
    game: str, players: int, decisions: int, *, is_plain: bool = False, **wish: Any
) -> Scene:
    def scene(stage: Stage) -> Device:
        party = start(make_party(stage.shop, game, players=players, level="cook", **wish))
        play_on(party, decisions=decisions)
        return until_at_rest(stage.sit(party, plain=is_plain))

    return scene


def _over(game: str, players: int) -> Scene:
    return _playing(game, players, NEVER)


def _first_meeting(game: str, players: int) -> Scene:
    def scene(stage: Stage) -> Device:
        party = start(make_party(stage.shop, game, players=players))
        return until_at_rest(stage.sit(party, lessons=True))

    return scene


def _opened(message: str, *, then: str = "") -> Scene:
    """Open something of the shell in a running game, by its button's name."""

    def scene(stage: Stage) -> Device:
        device = _playing("sushi-go", 4, 9)(stage)
        stage.press(device, message)
        return stage.press(device, then) if then else device

    return scene


def _screened(stage: Stage) -> Device:
    """Look at what a neighbour shows where hands stand behind screens."""
    device = _playing("wasabi", 3, 120, options=SCREENED)(stage)
    others = words(device.language, "wasabi", "standard").text("others-here")
    device.page.get_by_role("list", name=others).get_by_role("button").first.click()
    settle(device)
    return device


def _starter(stage: Stage) -> Device:
    """Look at the options of a table, who starts among them."""
    device = _waiting("wasabi", 0, players=3)(stage)
    return stage.press(device, "rules-more")


def _home(stage: Stage) -> Device:
    return stage.visit("/")


def _language_and_look(stage: Stage) -> Device:
    device = _home(stage)
    # The button also names the language that is spoken.
    device.page.get_by_role("button", name=device.name_of("language-and-look")).click()
    return device


def _home_with_tables(stage: Stage) -> Device:
    party = start(make_party(stage.shop, "sushi-go"))
    play_on(party, decisions=9)
    make_party(stage.shop, "wasabi", players=3, free=1, settings=settings_with(listed=True))
    start(make_party(stage.shop, "sushi-go", settings=settings_with(listed=True, watchers="open")))
    return stage.visit("/", party.guests[0].kept)


def _joining(stage: Stage) -> Device:
    return stage.visit(make_party(stage.shop, "sushi-go", people=2, free=1).path)


def _joining_with(game: str, settings: dict[str, Any], **options: Any) -> Scene:
    """Look at a table whose rules and settings are not the usual ones."""

    def scene(stage: Stage) -> Device:
        chosen = settings_with(**settings)
        party = make_party(
            stage.shop, game, players=3, people=2, free=1, options=options, settings=chosen
        )
        return stage.visit(party.path)

    return scene


def _editions(stage: Stage) -> Device:
    """Look at what differs between the editions, before one is chosen."""
    device = _home(stage)
    first = device.page.locator("article").filter(has=device.page.get_by_test_id("play-sushi-go"))
    first.get_by_role("button").nth(1).click()
    device.page.get_by_role("dialog").get_by_role("radio").last.wait_for()
    settle(device)
    return device


def _removing(stage: Stage) -> Device:
    """Ask somebody to leave: the question stands in the sheet."""
    device = _waiting("sushi-go", 0)(stage)
    place = device.page.get_by_test_id("place").filter(has_text="Ben")
    place.get_by_role("button").last.click()
    device.page.locator("dialog[open] .body button").last.click()
    return device


def _waiting(game: str, seat: int, **wish: Any) -> Scene:
    def scene(stage: Stage) -> Device:
        return stage.sit(make_party(stage.shop, game, people=2, free=1, **wish), seat)

    return scene


def _refused(stage: Stage, path: str) -> Device:
    """Ask for what is not there; the browser notes the server's answer."""
    device = stage.visit(path)
    device.forgive("404")
    return device


def _left(stage: Stage, game: str, *, seat: int) -> Device:
    """Let the second of two people leave a running game, and look at it as one of them."""
    party = start(make_party(stage.shop, game, people=2, level="cook"))
    play_on(party, decisions=4)
    _, ben = party.guests
    leave(ben)
    device = stage.visit(party.path, party.guests[seat].kept)
    return until_at_rest(device) if seat == 0 else device


def _moved(stage: Stage) -> Device:
    """Lose a seat to another device while the page is open."""
    party = start(make_party(stage.shop, "sushi-go", people=2))
    device = stage.sit(party, 1)
    come_back(party.guests[1])
    device.page.get_by_text(device.name_of("seat-moved")).wait_for()
    return device


def _home_with_friends(stage: Stage) -> Device:
    """Come home from a game with people: a recovery code is offered, and a seat waits."""
    party = start(make_party(stage.shop, "wasabi", people=2))
    ben = party.guests[1]
    leave(ben)
    ben.token = ""  # as leaving leaves it
    return stage.visit("/", {**ben.kept, "newcomer": {"name": "Ben", "colour": "tuna"}})


def _forgetting(stage: Stage) -> Device:
    device = stage.visit("/about")
    device.page.get_by_role("button", name=device.name_of("forget-me", "about")).click()
    return device


def _recovering(stage: Stage) -> Device:
    """Type a code with a wrong sign."""
    device = stage.visit("/recovery", {"player": "00112233445566778899aabbccddeeff"})
    device.page.get_by_role("textbox").fill("008j4 ct4an k7f24 snaxw sqfez w4nwn")
    device.page.get_by_role("button", name=device.name_of("recovery-do", "recovery")).click()
    return device


def _padding(path: str) -> Scene:
    """Open a page of the score pad, on a device that has kept evenings."""
    return lambda stage: stage.visit(path, EVENINGS_KEPT)


def _watching(stage: Stage) -> Device:
    party = start(make_party(stage.shop, "sushi-go", settings=settings_with(watchers="link")))
    play_on(party, decisions=5)
    return stage.press(stage.visit(party.path), "join-watch")


def _learning(game: str) -> Scene:
    return lambda stage: stage.visit(f"/learn/{game}")


PAGES: dict[str, Scene] = {
    "home": _home,
    "home-with-tables": _home_with_tables,
    **{f"learn-{game}": _learning(game) for game in REGISTERED.names()},
    "home-with-friends": _home_with_friends,
    "about": lambda stage: stage.visit("/about"),
    "about-forget": _forgetting,
    "recovery": _recovering,
    **{name: _padding(path) for name, path in PAD_PAGES.items()},
    "language-and-look": _language_and_look,
    "code-unknown": lambda stage: _refused(stage, "/c/NOSUCH"),
    "table-unknown": lambda stage: _refused(stage, "/t/no-such-table"),
    "page-unknown": lambda stage: stage.visit("/learn"),
    "joining": _joining,
    "joining-rules": _joining_with(
        "sushi-go", {"clock": 45, "bank": 180}, edition="zoch", nigiri="forced"
    ),
    "joining-crests": _joining_with("wasabi", {"names": "crests", "bank": 300}, hands="screened"),
    "editions": _editions,
    "removing": _removing,
    "coming-back": lambda stage: _left(stage, "sushi-go", seat=1),
    "seat-moved": _moved,
    "waiting-host": _waiting("sushi-go", 0),
    "waiting-guest": _waiting("wasabi", 1, players=3),
    "watching": _watching,
    "menu": _opened("menu"),
    "keys": _opened("menu", then="keys"),
    "scores": _opened("scores"),
    "log": _opened("log"),
    "reactions": _opened("reactions"),
}
"""Everything around the games."""

GAMES: dict[str, Scene] = {
    "sushi-go-first": _first_meeting("sushi-go", 4),
    "sushi-go-early": _playing("sushi-go", 2, 3),
    "sushi-go-middle": _playing("sushi-go", 4, 12),
    "sushi-go-five": _playing("sushi-go", 5, 16, options={"edition": "zoch"}),
    "sushi-go-robot": _playing("sushi-go", 2, 11, options={"robot": "on", "maki-ties": "split"}),
    "sushi-go-over": _over("sushi-go", 4),
    "sushi-go-left": lambda stage: _left(stage, "sushi-go", seat=0),
    "wasabi-left": lambda stage: _left(stage, "wasabi", seat=0),
    "sushi-express-left": lambda stage: _left(stage, "sushi-express", seat=0),
    "wasabi-first": _first_meeting("wasabi", 2),
    "wasabi-early": _playing("wasabi", 2, 40),
    "wasabi-middle": _playing("wasabi", 3, 120),
    "wasabi-late": _playing("wasabi", 4, 220),
    "wasabi-over": _over("wasabi", 3),
    "sushi-express-first": _first_meeting("sushi-express", 3),
    "sushi-express-early": _playing("sushi-express", 3, 14),
    "sushi-express-middle": _playing("sushi-express", 4, 60),
    "sushi-express-six": _playing("sushi-express", 6, 120),
    "sushi-express-over": _over("sushi-express", 4),
}
"""Each game's own screen, at tables of several sizes."""

PLAIN: dict[str, Scene] = {
    "plain-sushi-go": _playing("sushi-go", 4, 12, is_plain=True),
    "plain-wasabi": _playing("wasabi", 3, 120, is_plain=True),
    "plain-sushi-express": _playing("sushi-express", 6, 60, is_plain=True),
}

DRAWINGS: dict[str, Scene] = {"drawings": lambda stage: stage.visit("/drawings")}

ALL: dict[str, Scene] = {**PAGES, **GAMES, **PLAIN, **DRAWINGS}
"""What is tested one by one."""


def _raised(game: str, players: int, decisions: int) -> Scene:
    """Raise the first thing that can be raised."""

    def scene(stage: Stage) -> Device:
        device = _playing(game, players, decisions)(stage)
        device.page.locator("main button[aria-pressed]:not([aria-disabled=true])").first.click()
        settle(device)
        return device

    return scene


def _held(stage: Stage) -> Device:
    """Choose, while somebody else still thinks."""
    party = start(make_party(stage.shop, "sushi-go", people=2))
    device = stage.sit(party)
    device.page.locator("main button[aria-pressed]").first.click()
    device.page.get_by_test_id("send").click()
    settle(device)
    return device


def _cut_off(stage: Stage) -> Device:
    device = _playing("sushi-go", 3, 6)(stage)
    device.cut(is_offline=True)
    device.page.get_by_text(device.words.text("lost-hint")).wait_for()
    return device


PICTURED: dict[str, Scene] = {
    **ALL,
    "sushi-go-three": _playing("sushi-go", 3, 6),
    "sushi-go-memory-aid": _playing(
        "sushi-go", 4, 5, settings=settings_with(**{"memory-aid": True})
    ),
    "sushi-go-raised": _raised("sushi-go", 4, 12),
    "sushi-go-held": _held,
    "sushi-go-cut-off": _cut_off,
    "wasabi-raised": _raised("wasabi", 3, 90),
    "wasabi-screened": _screened,
    "wasabi-screened-start": _playing("wasabi", 4, 2, options=SCREENED),
    "plain-wasabi-screened": _playing("wasabi", 3, 120, is_plain=True, options=SCREENED),
    "waiting-starter": _starter,
    "sushi-express-raised": _raised("sushi-express", 4, 24),
    "sushi-express-five": _playing("sushi-express", 5, 40),
    "sushi-go-over-five": _over("sushi-go", 5),
    "sushi-express-over-six": _over("sushi-express", 6),
    "plain-sushi-go-over": _playing("sushi-go", 4, NEVER, is_plain=True),
}
"""What is worth a look, beyond that."""
