"""What films show: tables that are played from seeds until the wanted thing happens."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from sushiya.core.ids import Seat
from web.layout.recording import ME, Chooser, Recording, at_random, cook, mostly_cook

MOST_SEEDS = 300
TURN_MS = 2_600
END_MS = 8_000
NEXT_MS = 150
"""So long after each other the steps of bots come in."""

Event: TypeAlias = dict[str, Any]
Tells: TypeAlias = Callable[[list[Event], Seat, dict[str, Any]], bool]
"""Whether these events, made by a seat, are what is wanted at a table with these options."""


@dataclass(frozen=True)
class Cue:
    at: int
    """In ms since the first."""
    message: Any


@dataclass(frozen=True)
class Film:
    name: str
    start: dict[str, Any]
    """The table before it begins."""
    messages: tuple[Cue, ...]
    lasts: int
    events: tuple[Event, ...] = ()
    """What happens in it, as I may know it."""


@dataclass(frozen=True)
class Plot:
    name: str
    game: str
    players: int
    tells: Tells
    after: int = 0
    lasts: int = TURN_MS
    steps: int = 1
    """How many steps follow each other."""

    def film(self) -> Film:
        return next(films(self))


def films(
    plot: Plot, choosers: tuple[Chooser, ...] = (mostly_cook, at_random, cook)
) -> Iterator[Film]:
    """Play games from seeds, and give a film of each step that is wanted."""
    for seed in range(MOST_SEEDS):
        recording = Recording(plot.game, name=plot.name, players=plot.players, seed=seed)
        choose = choosers[seed % len(choosers)]
        while not recording.is_over:
            # I choose first: so the step that is seen is another's, or my own turn.
            seat = min(recording.to_act)
            written = choose(recording.table, seat, recording.rng)
            start = recording.snapshot()
            messages = recording.play(seat, written)
            events = events_in(messages)
            decision = recording.table.game.decision(recording.table.state)
            if decision < plot.after or not plot.tells(events, seat, start):
                continue
            cues = [Cue(0, one) for one in messages]
            yield Film(f"{plot.name}-{seed}", start, tuple(cues), plot.lasts, tuple(events))


def events_in(messages: list[Any]) -> list[Event]:
    """List the game's events that messages tell."""
    return [
        line["event"]
        for message in messages
        if message["type"] == "update"
        for line in message["lines"]
        if "event" in line["event"]
    ]


def _named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["event"] == name]


def has(*names: str, mine: bool | None = None) -> Tells:
    """Want a step with all these events, mine or another's."""

    def tells(events: list[Event], seat: Seat, _: Any) -> bool:
        is_right = mine is None or mine == (seat == ME)
        return is_right and all(_named(events, name) for name in names)

    return tells


def _is_reveal(events: list[Event], seat: Seat, _: Any) -> bool:
    return bool(_named(events, "picks-revealed"))


def _has_chopsticks(events: list[Event], seat: Seat, _: Any) -> bool:
    return any(
        len(pick["cards"]) > 1
        for event in _named(events, "picks-revealed")
        for pick in event["picks"][1:]
    )


def _has_style(events: list[Event], seat: Seat, _: Any) -> bool:
    return seat != ME and any(event["cubes"] > 0 for event in _named(events, "recipe-completed"))


def _is_lucky(events: list[Event], seat: Seat, start: Any) -> bool:
    rolled = [*_named(events, "dice-rolled"), *_named(events, "die-rerolled")]
    total = max((sum(event["dice"]) for event in rolled), default=0)
    return bool(_named(events, "roll-succeeded")) and total >= 10


PLOTS = (
    Plot("sushi-go-reveal", "sushi-go", 4, _is_reveal, 4),
    Plot("sushi-go-first-reveal", "sushi-go", 5, _is_reveal, 1),
    Plot("sushi-go-chopsticks", "sushi-go", 4, _has_chopsticks, 3),
    Plot("sushi-go-round", "sushi-go", 4, has("round-scored"), 4, 4_000),
    Plot("sushi-go-end", "sushi-go", 4, has("game-ended"), lasts=END_MS),
    Plot("wasabi-recipe-mine", "wasabi", 3, has("recipe-completed", mine=True), 20),
    Plot("wasabi-recipe-other", "wasabi", 3, has("recipe-completed", mine=False), 20),
    Plot("wasabi-style", "wasabi", 4, _has_style, 20),
    Plot("wasabi-end", "wasabi", 3, has("game-ended"), lasts=END_MS),
    Plot("sushi-express-drive", "sushi-express", 4, has("van-moved", mine=False), 8, 4_000),
    Plot("sushi-express-drive-mine", "sushi-express", 4, has("van-moved", mine=True), 8, 4_000),
    Plot("sushi-express-customer", "sushi-express", 4, has("customer-taken", mine=False), 8),
    Plot("sushi-express-failed", "sushi-express", 4, has("roll-failed", mine=False), 8, 4_000),
    Plot("sushi-express-lucky", "sushi-express", 6, _is_lucky, 8, 4_000),
    Plot("sushi-express-end", "sushi-express", 4, has("game-ended"), lasts=END_MS),
)
