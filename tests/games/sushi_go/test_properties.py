"""What holds in every game, whatever the options: each pair of choices, and the robot."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sushiya
from sushiya.core.event import redact
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, seats
from sushiya.games.sushi_go.components import COPIES, KINDS
from sushiya.games.sushi_go.events import GameEnded, HandsPassed, PicksRevealed, RoundScored
from sushiya.games.sushi_go.options import OPTIONS
from sushiya.games.sushi_go.view import HiddenHand, KnownHand, PartlyKnownHand

HOUSE = ("maki-ties", "pudding-ties", "pudding-loss", "nigiri", "same-turn", "passing")
PAIRS = [
    {first: one, second: other}
    for first, second in combinations(HOUSE, 2)
    for one in OPTIONS.choices(first)
    for other in OPTIONS.choices(second)
]
TABLES: list[dict[str, Any]] = [
    {"players": 2, "robot": "on"},
    *({"players": players} for players in (2, 3, 4, 5)),
]


@st.composite
def games(draw: st.DrawFn) -> AnyGame:
    table = draw(st.sampled_from(TABLES))
    house = {name: draw(st.sampled_from(OPTIONS.choices(name))) for name in HOUSE}
    return sushiya.load("sushi-go", **{**table, **house})


def play(game: AnyGame, seed: int) -> list[tuple[Any, Any, Any]]:
    """Play by chance; give each settled state before, the step, and the state after."""
    rng = random.Random(seed)
    chance = sushiya.Dealer(seed)
    state = game.start(chance)
    found = []
    while game.result(state) is None:
        seat = rng.choice(game.to_act(state))
        step = game.play(state, seat, rng.choice(game.legal(state, seat)), chance)
        assert isinstance(step, sushiya.Step)
        found.append((state, step.events, step.state))
        state = step.state
    return found


def all_cards(state: Any) -> Counter[str]:
    cards = Counter([*state.deck, *state.discarded])
    cards["pudding"] += sum(state.puddings)
    for hand in state.hands:
        cards.update(hand)
    for table in state.tables:
        cards.update(card.kind for card in table)
    if state.robot is not None:
        cards.update(state.robot.pile)
    return cards


def check_game(game: AnyGame, seed: int) -> None:
    for _, events, state in play(game, seed):
        assert all_cards(state) == Counter(COPIES)
        sizes = {len(hand) for hand in state.hands}
        assert max(sizes) - min(sizes) <= game.options.has_robot
        for table in state.tables:
            on_wasabi = sum(card.on_wasabi for card in table)
            assert on_wasabi <= sum(card.kind == "wasabi" for card in table)
        for event in events:
            check_points(game, event)
    check_views(game, state)


def check_points(game: AnyGame, event: Any) -> None:
    """Nothing is won that is not there to win."""
    if isinstance(event, RoundScored):
        maki = [one.maki for one in event.points]
        if game.options.maki_ties == "split":
            assert sum(maki) <= 9
        assert set(maki) <= {0, 1, 2, 3, 6}
    if isinstance(event, GameEnded):
        assert set(event.pudding) <= {-6, -3, -2, -1, 0, 1, 2, 3, 6}
        if game.options.pudding_loss == "no":
            assert min(event.pudding) == 0
        assert min(one for one in event.ranks if one is not None) == 1


def check_views(game: AnyGame, state: Any) -> None:
    views = [game.view(state, viewer) for viewer in (*seats(game.players), None)]
    assert len({(view.result is None, view.decision, view.tables) for view in views}) == 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_pair_of_choices(table: dict[str, Any]) -> None:
    for number, pair in enumerate(PAIRS):
        check_game(sushiya.load("sushi-go", **{**table, **pair}), number)


@given(games(), st.integers(min_value=0, max_value=10**9))
@settings(max_examples=60, derandomize=True, deadline=None)
def test_every_mixture_of_choices(game: AnyGame, seed: int) -> None:
    check_game(game, seed)


class Rememberer:
    """Keeps what one seat can know from its own hands and the events it is told."""

    def __init__(self, seat: Seat, game: AnyGame) -> None:
        self.seat = seat
        self.game = game
        self.hands: dict[int, Counter[str]] = {}

    def look(self, state: Any) -> None:
        self.hands[self.seat] = Counter(state.hands[self.seat])

    def hear(self, events: Any) -> None:
        players = self.game.players
        for event in events:
            seen = redact(event, self.seat)
            if isinstance(seen, PicksRevealed):
                for seat, pick in enumerate(seen.picks):
                    self._taken(seat, pick)
            if isinstance(seen, HandsPassed):
                step = -1 if seen.direction == "right" else 1
                self.hands = {(at + step) % players: hand for at, hand in self.hands.items()}
            if isinstance(seen, RoundScored):
                self.hands = {}

    def _taken(self, seat: int, pick: Any) -> None:
        if seat not in self.hands:
            return
        taken = [card.kind for card in pick.cards]
        if pick.give is not None:
            taken.append(pick.give)
        for kind in taken:
            # A card drawn for the robot may be taken before this seat ever saw it.
            self.hands[seat][kind] -= 1
        if len(pick.cards) == 2:
            self.hands[seat]["chopsticks"] += 1


@given(games(), st.integers(min_value=0, max_value=10**9))
@settings(max_examples=40, derandomize=True, deadline=None)
def test_10_2_a_view_knows_just_what_a_perfect_memory_knows(game: AnyGame, seed: int) -> None:
    minds = [Rememberer(seat, game) for seat in seats(game.players)]
    for before, events, after in play(game, seed):
        for mind in minds:
            mind.look(before)
            mind.hear(events)
            mind.look(after)
            view = game.view(after, mind.seat)
            for seat, hand in enumerate(view.hands):
                if isinstance(hand, HiddenHand):
                    assert seat not in mind.hands
                elif not game.options.has_robot:
                    assert Counter(hand.cards) == +mind.hands.get(seat, Counter())
                if isinstance(hand, KnownHand):
                    assert hand.cards == after.hands[seat]
                if isinstance(hand, PartlyKnownHand):
                    assert Counter(after.hands[seat]) - Counter(hand.cards) == Counter(
                        [after.robot.drawn]
                    )
            every = Counter({str(kind): count for kind, count in COPIES.items()})
            assert Counter(view.unseen) == every - all_cards_seen(view)


def all_cards_seen(view: Any) -> Counter[str]:
    seen: Counter[str] = Counter(view.discarded)
    seen["pudding"] += sum(view.puddings)
    for table in view.tables:
        seen.update(card.kind for card in table)
    for hand in view.hands:
        if not isinstance(hand, HiddenHand):
            seen.update(hand.cards)
    return seen


def test_hands_and_piles_are_sorted_by_kind() -> None:
    """Order would tell where a card came from."""
    game = sushiya.load("sushi-go")
    for _, _, state in play(game, 3):
        for hand in state.hands:
            assert list(hand) == sorted(hand, key=KINDS.index)
