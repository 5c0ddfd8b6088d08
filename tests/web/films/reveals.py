"""Steps to be read from their pictures alone, and what happened in them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from sushiya.core.words import Phrase
from sushiya.host.people import CRESTS
from web.films.plots import Event, Film, Plot, Tells, events_in, films
from web.layout.recording import ME, at_random, cook, mostly_cook
from web.speech import words

CHOPSTICKS = "chopsticks"
"""No event: somebody keeps two cards."""
STEPS = {
    "sushi-go": (CHOPSTICKS, "picks-revealed"),
    "wasabi": (
        "recipe-completed",
        "tile-chopped",
        "squares-switched",
        "wasabi-laid",
        "recipes-returned",
        "card-taken",
        "tile-placed",
    ),
    "sushi-express": (
        "roll-failed",
        "customer-taken",
        "van-moved",
        "bets-swapped",
        "row-kept",
        "row-cleared",
        "roll-succeeded",
        "bet-placed",
    ),
}
"""What is worth to be read; a step is of the first of these kinds that it has."""
FEWEST = 2
EXPRESS_MS = 4_000


def _kind(game: str, events: Sequence[Event]) -> str | None:
    names = {event["event"] for event in events}
    picks = [pick for event in events for pick in event.get("picks", ())]
    if any(len(pick["cards"]) > 1 for pick in picks):
        names.add(CHOPSTICKS)
    if "game-ended" in names:  # The end tells too much at once.
        return None
    return next((step for step in STEPS[game] if step in names), None)


def _is_worth(game: str) -> Tells:
    """Want another's step with one of the game's kinds."""
    return lambda events, seat, _: seat != ME and _kind(game, events) is not None


GAMES = {
    "sushi-go": Plot("reveal", "sushi-go", 4, _is_worth("sushi-go"), 1),
    "wasabi": Plot("step", "wasabi", 3, _is_worth("wasabi"), 20),
    "sushi-express": Plot("step", "sushi-express", 4, _is_worth("sushi-express"), 6, EXPRESS_MS),
}
APART = {"sushi-go": 2, "wasabi": 5, "sushi-express": 5}
"""Of so many steps one is taken, so that they are of all stages of a game."""


def reveals(game: str, count: int) -> list[Film]:
    """Choose steps so that each kind has its share."""
    share = max(FEWEST, count * 3 // (2 * len(STEPS[game])))
    met: Counter[str | None] = Counter()
    found: list[Film] = []
    for number, film in enumerate(films(GAMES[game], (cook, at_random, mostly_cook))):
        kind = _kind(game, film.events)
        if number % APART[game] == 0 and met[kind] < share:
            met[kind] += 1
            found.append(film)
        if len(found) == count:
            break
    return found


def answers(game: str, shown: list[Film]) -> list[dict[str, Any]]:
    """Tell what happened in each film, in words and as events."""
    return [
        {"number": number, "said": _said(game, film), "events": film.events}
        for number, film in enumerate(shown, 1)
    ]


def _said(game: str, film: Film) -> list[str]:
    table = film.start["look"]["table"]
    catalogue = words("en", game, table["options"]["edition"])
    names = [
        seat["name"] or catalogue.text(f"crest-{CRESTS[seat['colour']]}") for seat in table["seats"]
    ]
    return [
        catalogue.say(msgspec.convert(line["say"], Phrase), names=names)
        for cue in film.messages
        if cue.message["type"] == "update" and events_in([cue.message])
        for line in cue.message["lines"]
        if line["say"]
    ]
