"""What holds in every game, whatever is played."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

import sushiya
from sushiya.core.event import Event, knows, redact
from sushiya.core.game import AnyGame, catalogue
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.games.sushi_express import RULES
from sushiya.games.sushi_express import events as on
from sushiya.games.sushi_express.components import (
    ACTION_COPIES,
    CUSTOMER_COPIES,
    START_HAND,
    Action,
    sorted_customers,
    sorted_hand,
)
from sushiya.games.sushi_express.dial import in_turn
from sushiya.games.sushi_express.pad import Scores
from sushiya.games.sushi_express.state import State
from sushiya.games.sushi_express.view import KnownHand, PartlyKnownHand

GAMES = st.builds(
    lambda players, swap: sushiya.load("sushi-express", players=players, swap=swap),
    st.integers(3, 6),
    st.sampled_from(["adjacent", "neighbours"]),
)
SEEDS = st.integers(min_value=0, max_value=10**9)


def play(game: AnyGame, seed: int) -> Iterator[tuple[tuple[Event, ...], State]]:
    """Play by chance; give what happened and the state it led to, the opening first."""
    rng = random.Random(seed)
    chance = sushiya.Dealer(seed)
    step = game.open(chance)
    yield step.events, step.state
    while game.result(step.state) is None:
        (seat,) = game.to_act(step.state)
        played = game.play(step.state, seat, rng.choice(game.legal(step.state, seat)), chance)
        assert isinstance(played, sushiya.Step)
        step = played
        yield step.events, step.state


@given(GAMES, SEEDS)
@settings(max_examples=40, derandomize=True, deadline=None)
def test_no_piece_is_lost_or_made(game: AnyGame, seed: int) -> None:
    everyone = set(seats(game.players))
    for _, state in play(game, seed):
        assert Counter(
            [*state.customer_pile, *state.row, *state.discarded, *sum(state.customers, ())]
        ) == Counter(CUSTOMER_COPIES)
        assert Counter(
            [*state.action_pile, *sum(state.hands, ()), *sum(state.played, ())]
        ) == Counter(ACTION_COPIES)
        markers = [seat for seat, _ in in_turn(state.dial)]
        assert len(set(markers)) == len(markers)
        assert set(markers) <= everyone
        houses = [tile for tile in state.vans if tile]
        assert len(set(houses)) == len(houses)
        for hand in state.hands:
            assert hand == sorted_hand(hand)
        for cards in (state.row, state.discarded, *state.customers):
            assert cards == sorted_customers(cards)


@given(GAMES, SEEDS)
@settings(max_examples=30, derandomize=True, deadline=None)
def test_each_command_settles_one_decision_and_at_most_one_seat_is_asked(
    game: AnyGame, seed: int
) -> None:
    for number, (_, state) in enumerate(play(game, seed)):
        assert game.decision(state) == number
        assert len(game.to_act(state)) == (game.result(state) is None)


class Rememberer:
    """Keeps what one viewer can know, from nothing but the events it is told."""

    def __init__(self, viewer: Viewer, players: int) -> None:
        self.viewer = viewer
        self.sizes = [len(START_HAND)] * players
        self.played: list[Counter[Action]] = [Counter() for _ in range(players)]
        self.own = Counter(START_HAND)
        self.shown: on.GameEnded | None = None

    def hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match redact(event, self.viewer):
                case on.BetsSwapped(seat):
                    self._play(seat, "swap")
                case on.BetPlaced(seat, _, True):
                    self._play(seat, "same-bet")
                case on.DieRerolled(seat):
                    self._play(seat, "re-roll")
                case on.DriveAnnounced(seat, extra):
                    for _ in range(extra):
                        self._play(seat, "further")
                case on.ActionDrawn(seat, card):
                    self.sizes[seat] += 1
                    assert knows(card) == (seat == self.viewer)
                    if knows(card):
                        self.own[card] += 1
                case on.GameEnded() as ended:
                    self.shown = ended

    def _play(self, seat: Seat, kind: Action) -> None:
        self.sizes[seat] -= 1
        self.played[seat][kind] += 1
        if seat == self.viewer:
            self.own[kind] -= 1

    def sure(self, seat: int) -> Counter[Action]:
        return Counter(kind for kind in START_HAND if not self.played[seat][kind])


@given(GAMES, SEEDS)
@settings(max_examples=15, derandomize=True, deadline=None)
def test_9_3_a_view_knows_just_what_a_perfect_memory_knows(game: AnyGame, seed: int) -> None:
    viewers: list[Viewer] = [*seats(game.players), None]
    minds = [Rememberer(viewer, game.players) for viewer in viewers]
    for events, state in play(game, seed):
        for mind in minds:
            mind.hear(events)
            view = game.view(state, mind.viewer)
            unseen = Counter(ACTION_COPIES)
            for seat, hand in enumerate(view.hands):
                assert hand.size == mind.sizes[seat] == len(state.hands[seat])
                assert Counter(view.played[seat]) == mind.played[seat]
                unseen.subtract(view.played[seat])
                unseen.subtract(hand.cards)
                if mind.shown is not None:
                    assert hand == KnownHand(mind.shown.hands[seat])
                elif seat == mind.viewer:
                    assert Counter(hand.cards) == +mind.own
                else:
                    assert Counter(hand.cards) == mind.sure(seat)
                    drawn = hand.drawn if isinstance(hand, PartlyKnownHand) else 0
                    assert drawn == mind.sizes[seat] - len(hand.cards)
                assert not Counter(hand.cards) - Counter(state.hands[seat])
            assert Counter(view.unseen_actions) == +unseen


@given(GAMES, SEEDS)
@settings(max_examples=20, derandomize=True, deadline=None)
def test_the_score_pad_agrees_with_the_game(game: AnyGame, seed: int) -> None:
    *_, (_, state) = play(game, seed)
    result = game.result(state)
    assert result is not None
    found = RULES.score(
        {
            "game": "sushi-express",
            "customers": [dict(Counter(cards)) for cards in state.customers],
            "actions": [dict(Counter(cards)) for cards in state.hands],
        }
    )
    assert isinstance(found, Scores)
    assert (found.totals, found.winners) == (result.totals, result.winners)
    for points, penalty, all_points in zip(found.points, found.penalty, result.points, strict=True):
        assert {**points, "tips": -penalty} == all_points


@given(GAMES, SEEDS)
@settings(max_examples=8, derandomize=True, deadline=None)
def test_the_table_fits_into_100_columns(game: AnyGame, seed: int) -> None:
    words = catalogue(RULES, "en")
    names = [f"a quite long name {seat}" for seat in range(game.players)]
    for number, (_, state) in enumerate(play(game, seed)):
        if number % 5 and game.result(state) is None:
            continue
        drawn = RULES.texts.draw(game.view(state, Seat(0)), words, names)
        assert max(len(line) for line in drawn.splitlines()) <= 100
