"""Positions of Sushi Go! in which the coach gives the reason that a good player would.

They guard what the coach says today; they do not measure how often it agrees with a good player.
Of 62 that were first written down 40 are kept. In the others the coach disagreed, mostly as the
hands to come were known and held what was given up, or the choice made no difference. Some hold at
one size of table only.
"""

import random
from pathlib import Path
from typing import NamedTuple

import pytest

from sushiya.core.ids import Decision, Seat
from sushiya.engine.analysis import Analysis
from sushiya.engine.door import load_engine
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.components import DECK, HAND_SIZE, Card, Kind, sorted_hand
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import State

WORLDS = 400
SIZES = (3, 4)
NOTHING = RoundPoints(maki=0, tempura=0, sashimi=0, dumpling=0, nigiri=0)


class Position(NamedTuple):
    """A decision in round three, a choice that is better than another, and why."""

    own: str
    hand: str
    neighbour: str
    better: str
    worse: str
    fact: str


def read_positions() -> dict[tuple[str, int], Position]:
    """Read the file of positions, each with the sizes of table that it holds for."""
    text = Path(__file__).with_name("sushi_go_positions.txt").read_text("utf-8")
    found, fact, name = {}, "", ""
    for line in text.partition("# ")[2].splitlines():
        if line.startswith("    "):
            own, hand, neighbour, choice = line.strip().split(" / ")
            better, _, worse = choice.partition(" > ")
            title, _, size = name.partition(" (")
            for players in (int(size[0]),) if size else SIZES:
                found[title, players] = Position(own, hand, neighbour, better, worse, fact)
        elif line.startswith("# ") or not fact:
            fact = line.removeprefix("# ")
        elif line:
            name = line
    return found


POSITIONS = read_positions()


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


def test_there_are_forty() -> None:
    assert len({name for name, _ in POSITIONS}) == 40


@pytest.mark.parametrize(("name", "players"), POSITIONS)
def test_the_reason_is_the_one_that_a_good_player_gives(name: str, players: int) -> None:
    position = POSITIONS[name, players]
    state = table_for(players, position.own, position.hand, position.neighbour)
    game = RULES.bind(players=players)
    codes = [game.code(game.read(text)) for text in (position.better, position.worse)]
    analysis = Analysis(game)
    seen = load_engine(RULES).parts.observe_view(game.view(state, Seat(0)))
    analysis.compare(seen, Seat(0), 1, WORLDS, asked=codes)
    why = analysis.explain(*codes)
    assert why.permille > 0
    assert not why.is_equal
    assert position.fact in {reason.fact for reason in why.reasons if reason.permille > 0}
