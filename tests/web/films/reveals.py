"""Steps to be read from their pictures alone, and what happened in them."""

from typing import Any

import msgspec

from sushiya.core.words import Phrase
from web.films.plots import TURN_MS, Film, Plot, events_in, films
from web.layout.recording import ME, cook, mostly_cook
from web.speech import words

CRESTS = {
    "salmon": "carp",
    "tuna": "fan",
    "egg": "moon",
    "wasabi": "bamboo",
    "sea": "wave",
    "soy": "umbrella",
    "nori": "pine",
    "plum": "plum",
}
"""As in web/src/wire/people.ts: bots are called by the crest of their colour."""
WASABI_STEPS = {
    "tile-placed",
    "recipe-completed",
    "card-taken",
    "tile-chopped",
    "squares-switched",
    "wasabi-laid",
    "recipes-returned",
}
EXPRESS_STEPS = {
    "bet-placed",
    "bets-swapped",
    "roll-succeeded",
    "roll-failed",
    "van-moved",
    "customer-taken",
    "row-kept",
    "row-cleared",
}


def _any_of(names: set[str]) -> Any:
    """Want another's step with one of these events."""
    return lambda events, seat, _: seat != ME and any(one["event"] in names for one in events)


GAMES = {
    "sushi-go": Plot("reveal", "sushi-go", 4, _any_of({"picks-revealed"}), 1),
    "wasabi": Plot("step", "wasabi", 3, _any_of(WASABI_STEPS), 12),
    "sushi-express": Plot("step", "sushi-express", 4, _any_of(EXPRESS_STEPS), 6, TURN_MS + 1_400),
}
APART = {"sushi-go": 2, "wasabi": 7, "sushi-express": 6}
"""Of so many steps one is taken, so that they are of all kinds and stages of a game."""


def reveals(game: str, count: int) -> list[Film]:
    found = []
    for number, film in enumerate(films(GAMES[game], (cook, mostly_cook))):
        if number % APART[game] == 0:
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
