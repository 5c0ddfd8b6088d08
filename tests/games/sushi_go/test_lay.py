"""The engine lays picks onto tables, and counts them, as the reference does."""

import random
from collections import Counter
from typing import Any

import sushiya
from sushiya.core.game import Game
from sushiya.core.step import Step
from sushiya.engine.door import load_engine
from sushiya.games.sushi_go.components import ORDER
from sushiya.games.sushi_go.events import LastCardsLaid, PicksRevealed, RoundScored
from sushiya.games.sushi_go.notation import CARDS
from sushiya.games.sushi_go.scoring import RoundPoints

_CODE = {card: code for code, card in enumerate(CARDS)}


class Spread:
    """Tables in the engine's memory."""

    def __init__(self, options: Any, tables: Any) -> None:
        self._engine = load_engine(sushiya.load("sushi-go").rules)
        self._setup = self._engine.setup(options)
        self._spread = self._engine.ffi.new("Spread *")
        for place, table in enumerate(tables):
            for card in table:
                self._spread.cards[place][_CODE[card]] += 1

    def lay(self, picks: Any) -> None:
        asked = self._engine.ffi.new("Picks *")
        for seat, pick in enumerate(picks):
            codes = [*(_CODE[card] for card in pick.cards), -1]
            asked.first[seat], asked.second[seat] = codes[0], codes[1]
            asked.gift[seat] = -1 if pick.give is None else ORDER[pick.give]
        self._engine.lib.engine_lay(self._setup, asked, self._spread)

    def cards(self, place: int) -> Counter[Any]:
        return Counter(
            {CARDS[code]: count for code, count in enumerate(self._spread.cards[place]) if count}
        )

    def points(self, place: int) -> RoundPoints:
        return RoundPoints(*self._spread.points[place])


def test_the_engine_lays_and_counts_as_the_reference_does() -> None:
    met: Counter[str] = Counter()
    for seed in range(30):
        rng = random.Random(seed)
        rules: Any = sushiya.load("sushi-go").rules
        game: Any = Game(rules, rules.options.mixed(rng))
        chance = sushiya.Dealer(seed)
        state = game.start(chance)
        while asked := game.to_act(state):
            seat = rng.choice(asked)
            before = game.view(state, None)
            step = game.play(state, seat, rng.choice(game.legal(state, seat)), chance)
            assert isinstance(step, Step)
            state = step.state
            compare(game, before, game.view(state, None), step.events, met)
    assert min(met[kind] for kind in ("two cards", "gift", "round")) > 10


def compare(game: Any, before: Any, after: Any, events: Any, met: Counter[str]) -> None:
    laid = [event for event in events if isinstance(event, PicksRevealed | LastCardsLaid)]
    if not laid:
        return
    spread = Spread(game.options, before.tables)
    for event in laid:
        spread.lay(event.picks)
        met["two cards"] += any(len(pick.cards) > 1 for pick in event.picks)
        met["gift"] += any(pick.give is not None for pick in event.picks)
    scored = [event for event in events if isinstance(event, RoundScored)]
    met["round"] += len(scored)
    points = scored[0].points if scored else after.now
    for place in range(game.options.tables):
        assert spread.points(place) == points[place]
        if not scored:
            assert spread.cards(place) == Counter(after.tables[place])
