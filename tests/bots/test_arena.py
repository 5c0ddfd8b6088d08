"""The arena is fair, and a bot that cheats is found out."""

from typing import Any

import pytest

import sushiya
from sushiya.bots import arena
from sushiya.bots.arena import BotError, LineUp, compete, play_out, standings
from sushiya.bots.levels import UnknownBot, make_bot
from sushiya.games.sushi_go import RULES


def test_every_bot_sits_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, ...]] = []
    true = play_out

    def watch(game: Any, bots: Any, seed: int) -> Any:
        seated.append(tuple(bots))
        return true(game, bots, seed)

    monkeypatch.setattr(arena, "play_out", watch)
    line_up = LineUp("sushi-go", {"players": 3}, ("cook", "random", "random"))
    list(compete(line_up, 6, 1, workers=1))
    assert [bots.index("cook") for bots in seated] == [0, 2, 1, 0, 2, 1]


def test_shares_add_up() -> None:
    bots = ("random", "random")
    played = list(compete(LineUp("sushi-go", {"players": 2}, bots), 20, 1, workers=1))
    assert sum(one.wins for one in standings(bots, played)) == 20


def test_a_bot_that_chooses_what_is_not_legal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, _view: Any, _legal: Any, _budget: Any, _rng: Any) -> Any:
            return RULES.notation.read("maki-1+maki-1")

    monkeypatch.setattr(arena, "make_bot", lambda _rules, _level: Cheat())
    with pytest.raises(BotError, match="cheat chose"):
        play_out(sushiya.load("sushi-go", players=2), ["cheat", "cheat"], 1)


def test_an_unknown_bot_names_the_bots() -> None:
    with pytest.raises(UnknownBot, match="random, cook"):
        make_bot(RULES, "chef")
