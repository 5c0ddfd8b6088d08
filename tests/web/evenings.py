"""Evenings that a device has kept for the score pad, and the pages that show them."""

from typing import Any

from sushiya.host.people import COLOURS
from web.guests import NAMES

PLAYERS = [{"name": NAMES[number], "colour": COLOURS[number]} for number in range(5)]
PLATES = [
    {"maki-3": 2, "tempura": 2, "nigiri-2:wasabi": 1, "pudding": 1, "chopsticks": 1},
    {"maki-2": 3, "sashimi": 3, "dumpling": 2},
    {"maki-1": 2, "dumpling": 2, "tempura": 1, "nigiri-3": 1, "nigiri-1": 1, "pudding": 1},
    {"maki-3": 1, "nigiri-3:wasabi": 1, "tempura": 2, "sashimi": 2, "pudding": 1},
]


def evening(number: str, game: str, players: int, rounds: list[Any], **more: Any) -> dict[str, Any]:
    return {
        "id": number,
        "game": game,
        "edition": "standard",
        "house": {},
        "players": PLAYERS[:players],
        "rounds": rounds,
        "begun": "2026-11-17T19:00:00.000Z",
        "outcome": None,
        **more,
    }


EVENINGS = [
    evening("a1", "sushi-go", 4, [[*PLATES[:2], {}, {}]], edition="cocktail"),
    evening(
        "a2",
        "sushi-go",
        4,
        [PLATES, PLATES, [*PLATES[:3], {}]],
        edition="zoch",
        outcome={"totals": [57, 51, 30, 34], "ranks": [1, 2, 4, 3]},
    ),
    evening("a3", "wasabi", 3, [[{"length-2": 2, "length-3": 1, "cubes": 3}, {"length-2": 1}, {}]]),
    evening(
        "a4",
        "sushi-express",
        5,
        [[{"light-blue": 3, "pink": 1, "tip": 1}, {"dark-blue": 2}, {"red": 1, "tip": 2}, {}, {}]],
    ),
]
EVENINGS_KEPT: dict[str, Any] = {
    "pad.evenings": [one["id"] for one in EVENINGS],
    "pad.players": PLAYERS,
    **{f"pad.evening.{one['id']}": one for one in EVENINGS},
}
PAD_PAGES = {
    "pad": "/pad",
    "pad-new": "/pad/new/sushi-go/cocktail",
    "pad-sushi-go": "/pad/a1",
    "pad-result": "/pad/a2",
    "pad-wasabi": "/pad/a3",
    "pad-sushi-express": "/pad/a4",
    "pad-evenings": "/pad/evenings",
    "pad-print": "/pad/print",
}
