"""The arena is fair: every rotation of each deal, and a bot that cheats is found out."""

from pathlib import Path
from typing import Any

import pytest

import sushiya
from sushiya.bots import arena
from sushiya.bots.arena import BotError, LineUp, compete, is_for_engine, play_out
from sushiya.bots.kept import Match, OtherMatch
from sushiya.bots.protocol import Playouts, Seconds
from sushiya.games.sushi_go import RULES

COOKS = LineUp("sushi-go", {"players": 3}, ("cook", "random", "random"))


def test_every_deal_is_played_with_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[int, tuple[str, ...]]] = []
    true = play_out

    def watch(game: Any, bots: Any, seed: int, **rest: Any) -> Any:
        seated.append((seed, tuple(bots)))
        return true(game, bots, seed, **rest)

    monkeypatch.setattr(arena, "play_out", watch)
    list(compete(COOKS, range(2), seed=7, workers=1, by_reference=True))
    assert [(seed, bots.index("cook")) for seed, bots in seated] == [
        (7, 0),
        (7, 2),
        (7, 1),
        (8, 0),
        (8, 2),
        (8, 1),
    ]


@pytest.mark.parametrize("place", ["engine", "reference"])
def test_wins_of_a_deal_add_up(place: str) -> None:
    for deal in compete(COOKS, range(5), workers=1, by_reference=place == "reference"):
        assert sum(deal.wins) == pytest.approx(3)
        assert len(deal.points) == 3


def test_the_engine_gives_each_bot_its_own_wins() -> None:
    """A cook wins nearly always, wherever it stands in the line-up."""
    for place in range(3):
        bots = ["random"] * 3
        bots[place] = "cook"
        line_up = LineUp("sushi-go", {"players": 3}, tuple(bots))
        wins = [deal.wins for deal in compete(line_up, range(100), workers=1)]
        shares = [sum(one[bot] for one in wins) / 300 for bot in range(3)]
        assert shares[place] > 0.8
        assert all(share < 0.15 for bot, share in enumerate(shares) if bot != place)


def test_what_is_played_where() -> None:
    masters = ("master", "cook", "cook")
    options = {"players": 3}
    assert is_for_engine(COOKS)
    assert is_for_engine(LineUp("sushi-go", options, masters, Playouts(10)))
    assert not is_for_engine(LineUp("sushi-go", options, masters, Seconds(0.1)))
    assert not is_for_engine(LineUp("sushi-go", options, ("mine.py", "cook", "cook")))


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    whole = Match(COOKS, seed=3)
    list(whole.play(12, workers=1))
    stopped = Match(COOKS, seed=3, file=file)
    for played in stopped.play(12, workers=1):
        if played == 5:
            break
    again = Match(COOKS, seed=3, file=file)
    assert len(again.deals) == 5
    list(again.play(12, workers=1))
    assert again.deals == whole.deals == Match(COOKS, seed=3, file=file).deals


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    list(Match(COOKS, seed=3, file=file).play(1, workers=1))
    with pytest.raises(OtherMatch, match="holds another match: seed differ"):
        Match(COOKS, seed=4, file=file)
    file.write_text("[1, 2]")
    with pytest.raises(OtherMatch, match="holds no match"):
        Match(COOKS, seed=3, file=file)


def test_a_match_stops_early_when_it_is_decided() -> None:
    clear = Match(COOKS, seed=3)
    list(clear.play(1000, workers=1, stops_early=True))
    assert len(clear.deals) == 64
    even = Match(LineUp("sushi-go", {"players": 2}, ("cook", "cook")), seed=3)
    list(even.play(200, workers=1, stops_early=True))
    assert len(even.deals) == 200


def test_a_bot_that_chooses_what_is_not_legal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, _view: Any, _legal: Any, _budget: Any, _rng: Any) -> Any:
            return RULES.notation.read("maki-1+maki-1")

    monkeypatch.setattr(arena, "find_bot", lambda _rules, _level: Cheat())
    with pytest.raises(BotError, match="cheat chose"):
        play_out(sushiya.load("sushi-go", players=2), ["cheat", "cheat"], 1)
