"""Bots of one's own: loaded by whoever starts a command, each in a process with a time limit."""

import random
import sys
from pathlib import Path
from typing import Any

import pytest

import sushiya
from sushiya.bots.levels import UnknownBot, make_bot
from sushiya.bots.loading import find_bot, short_name
from sushiya.bots.own_bot import BotFailed, GuardedBot, OwnBot
from sushiya.bots.protocol import Playouts
from sushiya.cli.bot import TEMPLATE
from sushiya.games import GAMES
from sushiya.games.sushi_go import RULES

CHOOSE = "def choose(view, legal, budget, rng):\n    "
BUDGET = Playouts(1)


def written(folder: Path, body: str) -> str:
    file = folder / "my_bot.py"
    file.write_text(body)
    return str(file)


def asked(bot: Any, game: str = "sushi-go") -> tuple[Any, tuple[Any, ...]]:
    """Let a bot choose in the first position; give its choice and what was legal."""
    bound = sushiya.load(game)
    state = bound.start(sushiya.Dealer(1))
    seat = bound.to_act(state)[0]
    legal = bound.legal(state, seat)
    return bot.choose(bound.view(state, seat), legal, BUDGET, random.Random(1)), legal


def test_the_new_bot_has_fifteen_lines() -> None:
    assert len(TEMPLATE.read_text().splitlines()) == 15


@pytest.mark.parametrize("game", GAMES.names())
def test_the_new_bot_plays_every_game(game: str, tmp_path: Path) -> None:
    bot = OwnBot(GAMES.find(game), written(tmp_path, TEMPLATE.read_text()))
    chosen, legal = asked(bot, game)
    assert chosen in legal
    bot.close()


def test_a_bot_gets_the_view_as_its_seat_has_it(tmp_path: Path) -> None:
    body = CHOOSE + "assert view.seat == 0 and view.hands[0].cards and budget.count == 1\n"
    bot = OwnBot(RULES, written(tmp_path, body + "    return rng.choice(legal)"))
    chosen, legal = asked(bot)
    assert chosen in legal
    bot.close()


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("1 / 0", r"raised ZeroDivisionError: division by zero"),
        ("raise SystemExit", r"raised SystemExit"),
        ("import os; os._exit(3)", r"ended by itself"),
        ("while True: pass", r"did not answer within 0.5 s"),
        ("return 'tuna'", r"chose 'tuna', which is not legal"),
        ("return None", r"chose None, which is not legal"),
    ],
)
def test_a_bot_that_fails_says_why_and_goes_on(body: str, sentence: str, tmp_path: Path) -> None:
    limit = 0.5 if body.startswith("while") else 60.0
    bot = OwnBot(RULES, written(tmp_path, CHOOSE + body), limit=limit)
    told: list[str] = []
    for _ in range(2):
        with pytest.raises(BotFailed, match=sentence):
            asked(bot)
        chosen, _ = asked(GuardedBot(bot, make_bot(RULES, "cook"), told.append))
        assert chosen == asked(make_bot(RULES, "cook"))[0]
    assert len(told) == 2
    bot.close()


def test_what_a_bot_prints_goes_to_the_errors(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    body = CHOOSE + "print('hello', flush=True)\n    return legal[0]"
    bot = OwnBot(RULES, written(tmp_path, body))
    asked(bot)
    bot.close()
    out, err = capfd.readouterr()
    assert (out, err) == ("", "hello\n")


def test_a_bot_finds_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "ideas.py").write_text("def best(legal):\n    return legal[-1]")
    bot = OwnBot(RULES, written(tmp_path, f"import ideas\n{CHOOSE}return ideas.best(legal)"))
    chosen, legal = asked(bot)
    assert chosen == legal[-1]
    bot.close()


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("def chose(): pass", r"my_bot.py cannot be loaded: .*no function choose"),
        ("def choose(:", r"cannot be loaded: SyntaxError"),
        ("raise SystemExit(3)", r"cannot be loaded: SystemExit: 3"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(body: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        find_bot(RULES, written(tmp_path, body))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="no such file"):
        find_bot(RULES, str(tmp_path / "none.py"))


def test_a_bot_is_started_once(tmp_path: Path) -> None:
    file = written(tmp_path, TEMPLATE.read_text())
    assert find_bot(RULES, file) is find_bot(RULES, file)


def test_an_unknown_bot_names_what_there_is() -> None:
    with pytest.raises(
        UnknownBot, match=r"there are random, .*master, or a file such as bot.py, or a program"
    ):
        find_bot(RULES, "sommelier")


def test_a_package_can_bring_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "brought.py").write_text(f"{CHOOSE}return legal[-1]")
    described = tmp_path / "brought-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1\n")
    (described / "entry_points.txt").write_text("[sushiya.bots]\nlast = brought\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    chosen, legal = asked(find_bot(RULES, "last"))
    assert chosen == legal[-1]


def test_a_level_s_name_is_the_level_s() -> None:
    assert type(find_bot(RULES, "cook")) is type(make_bot(RULES, "cook"))
    assert short_name("bots/deep_maki.py") == "deep_maki"


def test_levels_that_come_by_a_request_are_never_files() -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        make_bot(RULES, "my_bot.py")
