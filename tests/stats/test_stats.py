"""What many games tell: the same wherever it is counted, true to the games, honest about chance."""

import math
import random
from typing import Any

import msgspec
import numpy as np
import pytest

from sushiya.core.value import encode
from sushiya.engine.door import load_engine
from sushiya.games import GAMES
from sushiya.stats import collecting
from sushiya.stats.collecting import Question, collect
from sushiya.stats.estimates import LEAST_GAMES, is_sure, mean_of, ratio_of
from sushiya.stats.figures import Figures, figures_of
from sushiya.stats.sums import FINE
from sushiya.stats.watching import Bots, Watch, try_things, watch
from sushiya.training.positions import record_type
from sushiya.work.local import threads

every_game = pytest.mark.parametrize("name", GAMES.names())


def question(name: str, level: str = "random", **changed: Any) -> Question:
    game = GAMES.find(name).bind()
    usual = Question(name, {}, Bots((level,) * game.players, 0), 120, 60, 5)
    return Question(**{**{at: getattr(usual, at) for at in usual.__dataclass_fields__}, **changed})


def answered(asked: Question, workers: int = 1) -> Figures:
    with threads(workers) as place:
        return figures_of(asked, collect(asked, place))


@every_game
def test_threads_and_cuts_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = load_engine(GAMES.find(name)).parts.watched.compared
    asked = question(name, variants=compared)
    whole = encode(answered(asked))
    monkeypatch.setattr(collecting, "GAMES_A_PART", 17)
    monkeypatch.setattr(collecting, "TRIALS_A_PART", 7)
    assert encode(answered(asked, workers=2)) == whole


def last_positions(name: str, seen: Watch) -> list[Any]:
    """Play the same games again, and give their ends as the engine has them."""
    game = GAMES.find(name).bind()
    engine = load_engine(game.rules)
    setup, players = engine.setup(game.options), engine.players(["random"] * game.players)
    room = game.rules.longest + 1
    trace = engine.ffi.new("State[]", room)
    whole = np.frombuffer(
        engine.ffi.buffer(trace), record_type(engine.ffi, engine.ffi.typeof("State"))
    )
    ends = []
    for number in range(len(seen.ranks)):
        count = engine.lib.engine_trace(
            setup, seen.first_seed + number, players, engine.ffi.NULL, trace, room
        )
        ends.append(whole[count - 1].copy())
    return ends


def taken_in(seen: Watch, thing: int, game: int, seat: int) -> int:
    takings = seen.takings
    same = (takings["thing"] == thing) & (takings["game"] == game) & (takings["seat"] == seat)
    return int(same.sum())


def things_of(name: str) -> dict[str, int]:
    things = load_engine(GAMES.find(name)).parts.watched.things
    return {thing: number for number, thing in enumerate(things)}


def test_customers_that_were_taken_lie_there_at_the_end() -> None:
    name, things = "sushi-express", things_of("sushi-express")
    seen = watch(GAMES.find(name).bind(), Bots(("random",) * 4, 0), 3, 6)
    for game, end in enumerate(last_positions(name, seen)):
        for seat in range(4):
            counted = [taken_in(seen, thing, game, seat) for thing in range(9)]
            assert counted == end["taken"][seat].tolist()
            bets = [taken_in(seen, things[f"bet-{bet}"], game, seat) for bet in range(2, 13)]
            assert sum(bets) == end["round"]  # one in each round


def test_recipes_that_were_completed_lie_there_with_their_cubes() -> None:
    name, things = "wasabi", things_of("wasabi")
    # Cooks complete recipes; the trace of random games would have none.
    game = GAMES.find(name).bind(players=2)
    engine = load_engine(game.rules)
    seen = watch(game, Bots(("cook",) * 2, 0), 3, 4)
    by_length = seen.points[:, :, :4] // np.array([2, 3, 5, 8])
    plain = np.zeros_like(by_length)
    for number in range(4):
        for seat in range(2):
            for place, length in enumerate((2, 3, 4, 5)):
                kinds = (things[f"plain-{length}"], things[f"style-{length}"])
                counted = [taken_in(seen, thing, number, seat) for thing in kinds]
                plain[number, seat, place] = sum(counted)
    assert (plain == by_length).all()
    assert plain.sum() > 20
    cubes = seen.points[:, :, engine.parts.kinds.index("cubes")]
    styles = [
        [
            sum(worth * taken_in(seen, things[f"style-{n}"], at, seat) for n, worth in WORTHS)
            + taken_in(seen, things["play-wasabi"], at, seat)
            for seat in range(2)
        ]
        for at in range(4)
    ]
    assert cubes.tolist() == styles


WORTHS = ((3, 1), (4, 2), (5, 3))
"""Cubes for style by length."""


def test_every_pick_of_sushi_go_keeps_cards() -> None:
    game = GAMES.find("sushi-go").bind(players=3)
    seen = watch(game, Bots(("chef",) * 3, 0), 1, 30)
    picks = np.bincount(seen.takings["game"] * 3 + seen.takings["seat"], minlength=90)
    assert (picks >= 3 * 8).all()  # nine cards a hand, and the last is no choice
    assert picks.max() > 3 * 8  # chopsticks keep two
    assert set(seen.takings["moment"]) == set(range(1, 9))


@every_game
def test_what_was_chosen_brings_what_it_brought(name: str) -> None:
    """The branch with the seat's own choice is the game itself."""
    game = GAMES.find(name).bind()
    bots = Bots(("apprentice", *["cook"] * (game.players - 1)), 0)
    watched = load_engine(game.rules).parts.watched
    seen = watch(game, bots, 9, 25)
    tried = try_things(game, bots, 9, 25, watched.groups_tried)
    totals = seen.points.sum(axis=2)[:, : game.players]
    leads = totals * game.players - totals.sum(axis=1, keepdims=True)
    assert len(np.unique(tried["game"])) > 15
    for number in np.unique(tried["game"]):
        branches = tried[tried["game"] == number]
        assert branches["is_chosen"].sum() == 1
        assert branches[branches["is_chosen"] == 1]["lead"][0] in leads[number]
        assert len(branches) == len(np.unique(branches["thing"])) >= 2
        groups = {watched.groups_tried[thing] for thing in branches["thing"]}
        assert len(groups) == 1
        assert groups != {-1}
    assert len(np.unique(tried["lead"])) > 10  # other choices lead elsewhere


def test_a_nigiri_on_wasabi_is_worth_more_than_one_maki() -> None:
    figures = answered(question("sushi-go", games=30, trials=4000))
    worths = {thing.name: thing.worth for thing in figures.groups[0].things}
    best, worst = worths["nigiri-3:wasabi"], worths["maki-1"]
    assert best is not None
    assert worst is not None
    assert is_sure(best)
    assert best.mean > 2
    assert worst.mean < 0


def test_seats_count_from_whoever_is_asked_first() -> None:
    chosen = question("wasabi", options={"starter": "seat-2"}, games=300, trials=0)
    seen = watch(chosen.open(), chosen.bots, 5, 300)
    assert set(seen.firsts) == {1}
    figures = answered(chosen)
    first = (seen.points.sum(axis=2)[:, 1]).mean()
    assert figures.seats[0].points.mean == pytest.approx(first, abs=1e-4)
    assert not figures.all_at_once
    assert answered(question("sushi-go", games=1, trials=0)).all_at_once


def test_bots_change_seats_and_are_counted_by_name() -> None:
    levels = ("chef", "random", "random")
    asked = question("sushi-go", options={"players": 3}, bots=Bots(levels, 0), games=90, trials=0)
    chef, *others = answered(asked).line_up
    assert chef.name == "chef"
    assert chef.wins.mean > 0.85 > max(one.wins.mean for one in others)
    wins = [seat.wins.mean for seat in answered(asked).seats]
    assert max(wins) < 0.5  # it sat everywhere


def test_rules_that_change_nothing_change_nothing() -> None:
    """Two players swap hands, whichever way they pass."""
    asked = question(
        "sushi-go",
        options={"players": 2},
        bots=Bots(("cook",) * 2, 0),
        games=40,
        variants=({"passing": "left-right-left"}, {"pudding-loss": "yes"}),
    )
    same, other = answered(asked).variants
    assert all(measure.change == mean_of(0, 0, 40) for measure in same.measures)
    change = {measure.name: measure.change.mean for measure in other.measures}
    assert change["points-pudding"] < 0
    assert change["points"] == pytest.approx(
        sum(value for name, value in change.items() if name.startswith("points-")), abs=1e-3
    )


def test_intervals_hold_what_they_promise() -> None:
    """Of many samples about one in twenty misses, though cases come in clusters."""
    rng, missed = random.Random(1), 0
    for _ in range(400):
        clusters = [
            (count, [rng.gauss(0, 1) + shared for _ in range(count)])
            for count, shared in ((rng.randint(1, 4), rng.gauss(2, 3)) for _ in range(60))
        ]
        sums = [(count, round(1000 * math.fsum(values))) for count, values in clusters]
        estimate = ratio_of(
            sum(value for _, value in sums),
            sum(value * value for _, value in sums),
            sum(value * count for count, value in sums),
            cases=sum(count for count, _ in sums),
            cases_squared=sum(count * count for count, _ in sums),
            games=60,
            scale=1000,
        )
        assert estimate is not None
        missed += not (estimate.low or 0) <= 2 <= (estimate.high or 0)
    assert 8 <= missed <= 36


def test_few_games_are_no_estimate() -> None:
    few = ratio_of(1, 1, 1, cases=50, cases_squared=60, games=LEAST_GAMES - 1, scale=FINE)
    assert few is None
    assert mean_of(7, 49, 1).low is None


def test_figures_can_be_read_back() -> None:
    figures = answered(question("sushi-express", games=40, trials=20))
    assert msgspec.json.decode(encode(figures), type=Figures) == figures
