"""Every kind of decision of every game, and how a table is found where my seat is asked for it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from web.layout.recording import ME, Recording, at_random, cook, mostly_cook, walk

MOST_SEEDS = 400
Wanted: TypeAlias = Callable[[Recording], bool]


@dataclass(frozen=True, eq=False)
class Kind:
    game: str
    name: str
    players: int
    is_wanted: Wanted
    after: int = 0
    """Not before so many settled decisions: late tables are full ones."""
    options: dict[str, Any] = field(default_factory=dict)
    is_held: bool = False
    """My choice is made, and others still think."""

    def find(self) -> Recording:
        """Play games until one of them comes to such a decision."""
        for seed in range(MOST_SEEDS):
            table = Recording(
                self.game, name=self.name, players=self.players, seed=seed, **self.options
            )
            choose = (mostly_cook, at_random, cook)[seed % 3]
            for recording in walk(table, choose):
                decision = recording.table.game.decision(recording.table.state)
                if decision < self.after or not self.is_wanted(recording):
                    continue
                if self.is_held:
                    recording.play(ME, cook(recording.table, ME, recording.rng))
                return recording
        raise LookupError(f"no game comes to {self.game} {self.name}")


def asks(*names: str, no: str = "") -> Wanted:
    """Tell whether my seat may give commands of all these kinds, and of none of the others."""

    def wanted(recording: Recording) -> bool:
        legal = recording.table.game.legal(recording.table.state, ME)
        kinds = {type(one).__name__ for one in legal}
        return ME in recording.to_act and set(names) <= kinds and not kinds & set(no.split())

    return wanted


def both(wanted: Wanted, more: Wanted) -> Wanted:
    return lambda recording: wanted(recording) and more(recording)


def can(*pieces: str) -> Wanted:
    """Tell whether one of my commands, as it is written, holds all these pieces."""
    return lambda one: any(all(piece in text for piece in pieces) for text in one.legal())


def is_over(recording: Recording) -> bool:
    return recording.is_over


def waits(recording: Recording) -> bool:
    return not recording.is_over and ME not in recording.to_act


def _are_all_asked(recording: Recording) -> bool:
    return len(recording.to_act) == len(recording.table.places)


def _has_tiles(recording: Recording) -> bool:
    return bool(recording.view().hands[ME])


def _has_three_recipes(recording: Recording) -> bool:
    return len(recording.view().strips(ME)) == 3


def _has_cards(recording: Recording) -> bool:
    return len(recording.view().hands[ME].cards) >= 3


def _is_long(recording: Recording) -> bool:
    return len(recording.view().row) >= 3


def _can_same(recording: Recording) -> bool:
    """Tell whether I may bet on a number that somebody holds."""
    return "same-bet" in getattr(recording.view().hands[ME], "cards", ()) and can("bet")(recording)


ZOCH = {"edition": "zoch"}
ROBOT = {"robot": "on"}
_keep = asks("Keep")
_place = asks("PlaceTile")
_cut = "PlaySpicy PlayStack PlaySwitch PlayChop LayWasabi"

SUSHI_GO = (
    Kind("sushi-go", "first", 4, _keep),
    Kind("sushi-go", "two", 2, _keep, 4),
    Kind("sushi-go", "five", 5, _keep, 11),
    Kind("sushi-go", "five-zoch", 5, _keep, 15, ZOCH),
    Kind("sushi-go", "wasabi", 4, both(_keep, can(":wasabi")), 3, ZOCH),
    Kind("sushi-go", "chopsticks", 4, both(_keep, can("+")), 3),
    Kind("sushi-go", "robot", 2, both(_keep, lambda one: not can(">")(one)), 5, ROBOT),
    Kind("sushi-go", "robot-give", 2, both(_keep, can(">")), 6, ROBOT),
    Kind("sushi-go", "last-turn", 5, both(_keep, lambda one: len(one.legal()) == 2), 10),
    Kind("sushi-go", "held", 4, both(_keep, _are_all_asked), 3, is_held=True),
    Kind("sushi-go", "over", 5, is_over),
    Kind("sushi-go", "over-zoch", 4, is_over, options=ZOCH),
)
WASABI = (
    Kind("wasabi", "give", 4, asks("GiveTile")),
    Kind("wasabi", "recipes", 4, asks("DrawRecipe")),
    Kind("wasabi", "refill-recipes", 3, asks("DrawRecipe"), 60),
    Kind("wasabi", "place-first", 4, _place),
    Kind("wasabi", "place", 4, both(_place, _has_three_recipes), 100),
    Kind("wasabi", "place-two", 2, both(_place, _has_three_recipes), 60),
    Kind("wasabi", "place-more", 3, asks("PlaceTile", "EndPlay"), 40),
    Kind("wasabi", "stack", 4, asks("PlayStack"), 40),
    Kind("wasabi", "spicy", 4, asks("PlaySpicy"), 40),
    Kind("wasabi", "chop", 4, asks("PlayChop"), 40),
    Kind("wasabi", "switch", 4, asks("PlaySwitch"), 40),
    Kind("wasabi", "lay-wasabi", 4, asks("LayWasabi"), 40),
    Kind("wasabi", "complete", 4, asks("Complete"), 40),
    Kind("wasabi", "end", 3, asks("EndPlay", no=f"{_cut} Complete PlaceTile"), 30),
    Kind("wasabi", "pass", 4, both(asks("Pass", no=_cut), _has_tiles), 60),
    Kind("wasabi", "cards", 4, asks("TakeCard"), 40),
    Kind("wasabi", "cards-discard", 4, both(asks("TakeCard"), can("take", "discard")), 40),
    Kind("wasabi", "tiles", 4, asks("TakeTile"), 60),
    Kind("wasabi", "screened", 4, both(_place, _has_tiles), 60, {"hands": "screened"}),
    Kind("wasabi", "waiting", 4, waits, 80),
    Kind("wasabi", "over", 4, is_over),
)
SUSHI_EXPRESS = (
    Kind("sushi-express", "bet-first", 3, asks("PlaceBet")),
    Kind("sushi-express", "bet", 6, asks("PlaceBet"), 60),
    Kind("sushi-express", "swap", 6, asks("PlaceBet", "SwapBets"), 20),
    Kind("sushi-express", "same-bet", 6, both(asks("PlaceBet"), _can_same), 20),
    Kind("sushi-express", "end-bet", 6, asks("EndBet", no="SwapBets"), 20),
    Kind("sushi-express", "end-bet-swap", 6, asks("EndBet", "SwapBets"), 20),
    Kind("sushi-express", "re-roll", 6, asks("Reroll", "Stand"), 20),
    Kind("sushi-express", "stand", 6, asks("Stand", no="Reroll"), 20),
    Kind("sushi-express", "drive", 6, asks("Drive"), 20),
    Kind("sushi-express", "drive-extra", 6, both(asks("Drive"), can("+1")), 20),
    Kind("sushi-express", "take", 6, both(asks("TakeCustomer"), _is_long), 40),
    Kind("sushi-express", "row", 6, asks("KeepRow", "ClearRow"), 30),
    Kind("sushi-express", "many-cards", 6, both(asks("PlaceBet"), _has_cards), 30),
    Kind("sushi-express", "waiting", 6, waits, 60),
    Kind("sushi-express", "over", 6, is_over),
)
KINDS = (*SUSHI_GO, *WASABI, *SUSHI_EXPRESS)
