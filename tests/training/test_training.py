"""Training: the same whatever the threads, resumed where it stopped, and better than it began."""

from pathlib import Path
from typing import Any

import pytest

from sushiya.batch import play_many
from sushiya.engine.door import Engine, load_engine
from sushiya.games import GAMES
from sushiya.training import floats
from sushiya.training.cross_entropy import CrossEntropy, Start, Study
from sushiya.training.run import begin, resume, seed_of, train
from sushiya.training.trial import Rival, Standing, try_out
from sushiya.work.local import Here
from sushiya.work.place import Place

RULES = GAMES.find("sushi-express")
ENGINE = load_engine(RULES)


class Counting:
    """A trainer whose state is the list of its seeds."""

    iterations = 5

    def begin(self, _engine: Engine) -> Any:
        return []

    def improve(self, _engine: Engine, state: Any, seed: int, _place: Place) -> tuple[Any, str]:
        return [*state, seed], f"{len(state)}"

    def weights(self, engine: Engine, _state: Any) -> Any:
        return floats.made(engine, [])


def small_study(deals: int = 4) -> CrossEntropy:
    study = Study(name="all", options={"players": 3}, starts=(Start((), 0.0, 1.0),), deals=deals)
    return CrossEntropy(studies=(study,), population=6, elite=2)


def test_an_iteration_s_seed_comes_from_its_number() -> None:
    run = train(Counting(), ENGINE, begin(Counting(), ENGINE, 7), iterations=3)
    assert run.state == [seed_of(7, number) for number in range(3)]
    assert len(set(run.state)) == 3


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    trainer, keep, lines = Counting(), tmp_path / "kept.json", list[str]()
    whole = train(trainer, ENGINE, begin(trainer, ENGINE, 7), iterations=5)
    train(trainer, ENGINE, begin(trainer, ENGINE, 7), iterations=2, keep=keep)
    kept = resume(keep, RULES, 7)
    assert kept is not None
    assert train(trainer, ENGINE, kept, iterations=5, say=lines.append) == whole
    assert len(lines) == 3


def test_a_run_of_another_seed_or_of_other_sources_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = tmp_path / "kept.json"
    assert resume(keep, RULES, 7) is None
    train(Counting(), ENGINE, begin(Counting(), ENGINE, 7), iterations=1, keep=keep)
    assert resume(keep, RULES, 8) is None
    assert resume(keep, GAMES.find("wasabi"), 7) is None
    monkeypatch.setattr("sushiya.training.run.sources_of", lambda _: "other")
    assert resume(keep, RULES, 7) is None


def test_time_ends_a_run() -> None:
    run = begin(Counting(), ENGINE, 7)
    assert train(Counting(), ENGINE, run, iterations=5, seconds=0.0) == run


def test_the_number_of_threads_changes_nothing() -> None:
    trainer = small_study()
    run = begin(trainer, ENGINE, 7)
    one, two = (train(trainer, ENGINE, run, iterations=2, workers=count) for count in (1, 2))
    assert one == two
    assert one.state["all"]["mean"] != run.state["all"]["mean"]


def test_the_mean_goes_towards_the_best_and_spreads_do_not_vanish(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has the larger first number wins more."""

    def judged(*given: Any) -> Standing:
        return Standing(1, given[-1][0])

    monkeypatch.setattr(CrossEntropy, "_try", judged)
    trainer = small_study()
    state = trainer.begin(ENGINE)
    for seed in range(30):
        state, _ = trainer.improve(ENGINE, state, seed, Here())
    assert state["all"]["mean"][0] > 1
    assert min(state["all"]["spread"]) >= trainer.floor
    learned = floats.listed(ENGINE, trainer.weights(ENGINE, state))
    assert learned == pytest.approx(state["all"]["average"])


def test_a_trial_puts_the_rival_in_each_seat() -> None:
    game = RULES.bind(players=3)
    best = try_out(game, Rival("cook"), Rival("random"), deals=20, seed=1)
    assert best.games == 60
    assert best.wins > 40
    assert best.margin > 0
    par = try_out(game, Rival("random"), Rival("random"), deals=20, seed=1)
    assert par.wins == pytest.approx(20)


def test_fields_are_found_by_their_names() -> None:
    assert floats.places(ENGINE, ()) == range(floats.count(ENGINE))
    numbers = [float(place) for place in range(floats.count(ENGINE))]
    assert floats.listed(ENGINE, floats.made(ENGINE, numbers)) == numbers


def test_a_seat_can_play_by_other_weights() -> None:
    game = RULES.bind(players=3)
    mine = floats.made(ENGINE, [1.0] * floats.count(ENGINE))
    played = play_many(game, 3, policy=["chef", "cook", "cook"], weights=[mine, None, None])
    assert played.ranks.min() == 1
    with pytest.raises(ValueError, match="zip"):
        play_many(game, 3, policy="cook", weights=[None])
