"""A bot in any language: a program that gets a line and answers a line, with a time limit."""

import contextlib
import random
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sushiya
from bots.test_own_bot import asked
from engine.test_wasm import NODE
from sushiya.bots.arena import LineUp, compete
from sushiya.bots.kept import Match, OtherMatch
from sushiya.bots.levels import UnknownBot
from sushiya.bots.loading import find_bot, short_name
from sushiya.bots.own_bot import BotFailed
from sushiya.bots.program_bot import LONGEST_ANSWER, ProgramBot
from sushiya.bots.protocol import Seconds
from sushiya.core.command import NotationError
from sushiya.core.game import AnyRules
from sushiya.engine.compiler import find_compiler
from sushiya.games import GAMES
from sushiya.games.sushi_go import RULES

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
LANGUAGES = ("bot.py", "bot.mjs", "bot.c")
LOOP = "import sys, json, time\nfor line in sys.stdin:\n    question = json.loads(line)\n    "


def command_for(example: Path, folder: Path) -> str:
    """Give the command that runs an example; one in C is compiled first."""
    if example.suffix == ".py":
        return shlex.join([sys.executable, str(example)])
    if example.suffix == ".mjs":
        return shlex.join([str(NODE), str(example)])
    program = folder / "bot"
    done = subprocess.run(
        [*find_compiler(), "-O1", "-o", str(program), str(example)],
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return shlex.join([str(program)])


def written(folder: Path, body: str) -> str:
    file = folder / "program.py"
    file.write_text(LOOP + body)
    return shlex.join([sys.executable, str(file)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_short(language: str) -> None:
    assert len((EXAMPLES / language).read_text().splitlines()) < 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.names())
def test_examples_play_every_game(game: str, language: str, tmp_path: Path) -> None:
    name = f"run:{command_for(EXAMPLES / language, tmp_path)}"
    bound = sushiya.load(game, players=3)
    bot: Any = find_bot(bound.rules, name)
    bot._program.limit = 60.0
    chance, rng = sushiya.Dealer(1), random.Random(1)
    state = bound.start(chance)
    for _ in range(60):
        if bound.result(state) is not None:
            break
        seat = bound.to_act(state)[0]
        legal = bound.legal(state, seat)
        chosen = bot.choose(bound.view(state, seat), legal, Seconds(1.0), rng)
        assert chosen in legal
        step = bound.play(state, seat, chosen, chance)
        assert isinstance(step, sushiya.Step)
        state = step.state
    bot.close()


def test_a_program_plays_in_the_arena() -> None:
    name = f"run:{shlex.join([sys.executable, str(EXAMPLES / 'bot.py')])}"
    line_up = LineUp("sushi-go", {"players": 2}, (name, "random"))
    (first,) = compete(line_up, range(1), workers=1)
    (second,) = compete(line_up, range(1), workers=1)
    assert first == second
    assert sum(first.wins) == 2


def test_a_program_is_told_what_it_needs(tmp_path: Path) -> None:
    keys = ["protocol", "game", "seed", "seconds", "playouts", "view", "legal"]
    told = f"assert list(question) == {keys}\n"
    rest = "    assert question['view']['seat'] == 0 and question['playouts'] == 1\n"
    last = "    print(json.dumps({'command': question['legal'][-1]}), flush=True)"
    bot = ProgramBot(RULES, written(tmp_path, told + rest + last), limit=60)
    chosen, legal = asked(bot)
    assert chosen == legal[-1]
    bot.close()


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("raise SystemExit", "ended by itself"),
        ("time.sleep(600)", r"did not answer within 0.5 s"),
        ("print('tuna', flush=True)", "answered 'tuna': JSON is malformed"),
        ("print('{}', flush=True)", "missing required field `command`"),
        ('print(\'{"command": "tuna"}\', flush=True)', "chose 'tuna', which is not legal"),
        (f"print('x' * {LONGEST_ANSWER}, flush=True)", "too long line"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "answered"),
    ],
)
def test_a_program_that_fails_says_why_and_is_started_anew(
    body: str, sentence: str, tmp_path: Path
) -> None:
    limit = 0.5 if "sleep" in body else 60.0
    once = (
        f"from pathlib import Path\n    mark = Path({str(tmp_path / 'mark')!r})\n"
        "    if mark.exists():\n"
        "        print(json.dumps({'command': question['legal'][0]}), flush=True)\n"
        "        continue\n    mark.touch()\n    "
    )
    bot = ProgramBot(RULES, written(tmp_path, once + body), limit=limit)
    with pytest.raises(BotFailed, match=sentence):
        asked(bot)
    bot._program.limit = 60.0
    chosen, legal = asked(bot)
    assert chosen == legal[0]
    bot.close()


def test_what_is_no_program_is_said() -> None:
    with pytest.raises(BotFailed, match="cannot be started: No such file"):
        asked(ProgramBot(RULES, "/nowhere/bot"))
    with pytest.raises(UnknownBot, match="a program needs a command"):
        find_bot(RULES, "run: ")
    with pytest.raises(UnknownBot, match="is no command: No closing quotation"):
        find_bot(RULES, "run:'bot")


@pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)
def test_no_command_needs_a_parser(rules: AnyRules) -> None:
    for code in range(rules.notation.codes):
        with contextlib.suppress(NotationError):
            assert not set(rules.notation.write(rules.notation.command(code))) & set('"\\,[]{}')


def test_a_program_is_named_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "deep_maki.mjs"
    file.touch()
    assert short_name(f"run:node {file}") == "deep_maki"
    assert short_name("run:some-command --fast") == "program"


def test_a_kept_match_knows_the_program(tmp_path: Path) -> None:
    command = written(tmp_path, "print(json.dumps({'command': question['legal'][0]}), flush=True)")
    line_up = LineUp("sushi-go", {"players": 2}, (f"run:{command}", "random"))
    file = tmp_path / "match.json"
    assert list(Match(line_up, seed=1, file=file).play(1, workers=1)) == [1]
    (tmp_path / "program.py").write_text("changed")
    with pytest.raises(OtherMatch, match="programs differ"):
        Match(line_up, seed=1, file=file)
