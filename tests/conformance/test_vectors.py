"""The conformance kit: vectors that are true, and that find mistakes in somebody else's engine."""

import shlex
import sys
from pathlib import Path

import pytest

from sushiya.cli.app import run
from sushiya.conformance.vectors import digest_of, expected, follow, generate, read_vectors
from sushiya.core.game import AnyRules
from sushiya.core.scenarios import load_scenarios
from sushiya.games import GAMES

ENGINE = Path(__file__).parents[2] / "docs" / "examples" / "engine.py"
PLANTED = {
    "one tempura counts": ('laid.count("tempura") // 2 * 5', 'laid.count("tempura") * 5 // 2'),
    "tempura is worth less": ('laid.count("tempura") // 2 * 5', 'laid.count("tempura") // 2 * 4'),
    "two sashimi are a set": ('laid.count("sashimi") // 3', 'laid.count("sashimi") // 2'),
    "five dumplings are worth less": ("6, 10, 15)", "6, 10, 14)"),
    "six dumplings are none": ('min(laid.count("dumpling"), 5)', 'laid.count("dumpling") % 6'),
    "wasabi doubles": ("3 * points * laid", "2 * points * laid"),
    "the second has four for maki": ("(6, 3)", "(6, 4)"),
    "no maki can be second": ("for count in icons if count > 0}", "for count in icons}"),
    "a second after a shared first": ("prizes = {places[0]: 6}", "pass"),
    "shared maki are not split": ("prize // icons.count(count)", "prize"),
    "equal puddings count": ("if most == fewest:", "if False:"),
    "puddings never cost": ('["pudding-loss"] == "no"', '["pudding-loss"] != "?"'),
    "shared puddings are not split": ('split = self.options["pudding-ties"]', 'split = ""'),
    "puddings of the last round only": (
        "self.puddings[seat] += laid",
        "self.puddings[seat] = laid",
    ),
    "puddings break no tie": ("keys = list(zip(self.totals, self.puddings))", "keys = self.totals"),
    "hands go to the right": ("        step = 1\n", "        step = -1\n"),
    "hands never turn": ("            step = -1\n", "            step = 1\n"),
    "the last nigiri lies bare": ('on = kind.startswith("nigiri")', "on = False"),
    "nigiri need not go on wasabi": ('["nigiri"] == "optional"', '["nigiri"] != "?"'),
    "nigiri always go on wasabi": ('["nigiri"] == "optional"', '["nigiri"] == "?"'),
    "a wasabi of the same turn never helps": ('["same-turn"] == "combine"', '["same-turn"] == "?"'),
    "a wasabi of the same turn always helps": (
        '["same-turn"] == "combine"',
        '["same-turn"] != "?"',
    ),
    "chopsticks stay on the table": ('            self.laid[seat].remove("chopsticks")\n', ""),
    "chopsticks leave the game": ('            self.hands[seat].append("chopsticks")\n', ""),
    "chopsticks need no second card": ("combinations_with_replacement(CARDS, 2)", "[]"),
}
games = pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)


def tried(engine: Path) -> int:
    return run(["conform", shlex.join([sys.executable, str(engine)]), "--game", "sushi-go"])


@games
def test_vectors_are_true(rules: AnyRules) -> None:
    vectors = read_vectors(rules)
    assert vectors.rules == rules.version
    for vector in vectors.vectors:
        game = rules.bind(**vector.options)
        for state, then in follow(game, vector):
            assert expected(game, state) == then
        assert vector.decisions[-1].then.result is not None


@games
def test_vectors_meet_nearly_every_branch_of_the_rules(rules: AnyRules) -> None:
    vectors = read_vectors(rules)
    met = [one for vector in vectors.vectors for made in vector.decisions for one in made.met]
    assert sorted([*met, *vectors.unmet]) == sorted(load_scenarios(rules).branches)
    assert len(vectors.unmet) < len(met) / 8


def test_vectors_can_be_made_again() -> None:
    rules = GAMES.find("sushi-go")
    made = generate(rules, games=2).vectors
    assert made == read_vectors(rules).vectors[: len(made)]


def test_the_example_is_right(capfd: pytest.CaptureFixture[str]) -> None:
    assert tried(ENGINE) == 0
    assert " 0 wrong, " in capfd.readouterr().out


@pytest.mark.parametrize("mistake", PLANTED)
def test_a_mistake_is_found(
    mistake: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    right, wrong = PLANTED[mistake]
    text = ENGINE.read_text()
    assert text.count(right) == 1
    engine = tmp_path / "engine.py"
    engine.write_text(text.replace(right, wrong))
    assert tried(engine) == 1
    assert ": decision " in capfd.readouterr().out


def test_a_program_that_fails_or_skips_is_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text('import sys\nfor line in sys.stdin: print(\'{"skip": "no"}\', flush=True)')
    assert tried(engine) == 1
    assert "skipped every game" in capfd.readouterr().out
    engine.write_text("raise SystemExit")
    assert tried(engine) == 1
    assert "ended by itself" in capfd.readouterr().out
    assert run(["conform", "'"]) == 2


def test_the_order_of_commands_does_not_matter() -> None:
    assert digest_of(["b", "a"]) == digest_of(["a", "b"]) != digest_of(["a"])
