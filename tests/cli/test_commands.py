"""The command line as a person types it: answers, mistakes, and records that survive."""

import io
import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from sushiya.cli import records
from sushiya.cli.app import run
from sushiya.core.record import Record
from sushiya.games import GAMES, wasabi
from sushiya.server.client import Site
from sushiya.server.serve import LOCAL_RECORD, run_record

Type = Callable[..., tuple[int, str, str]]


@pytest.fixture
def type_in(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> Type:
    """Run one command with this on standard input; give exit code, output and errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def typed(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        code = run(list(arguments))
        sys.stdout.flush()
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return typed


ONES = "1\n" * 200


@pytest.mark.parametrize("game", GAMES.names())
def test_a_game_can_be_played_to_its_end(type_in: Type, game: str) -> None:
    code, out, err = type_in("play", game, "--seed", "3", "--record", "r.json", stdin=ONES * 20)
    assert (code, err) == (0, "")
    assert "Record: r.json" in out
    code, out, _ = type_in("verify", "r.json")
    assert code == 0
    assert "all true; totals" in out


def test_leaving_writes_the_record(type_in: Type) -> None:
    code, out, _ = type_in("play", "sushi-go", "--bots", "cook,random", stdin="1\n1\nq\n")
    assert code == 0
    assert "You left the table." in out
    (file,) = Path.cwd().glob("sushi-go-*.json")
    record = json.loads(file.read_text())
    assert record["result"] is None
    assert len(record["decisions"]) == 2
    assert [one["who"] for one in record["sittings"]] == ["person", "bot cook", "bot random"]
    assert "left before its end" in type_in("verify", str(file))[1]


def test_the_end_of_input_leaves_too(type_in: Type) -> None:
    assert type_in("play", "sushi-go", "--record", "r.json", stdin="")[0] == 0
    assert Path("r.json").exists()


def test_a_closed_window_writes_the_record_too(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "sushiya", "play", "sushi-go", "--record", "r.json"]
    game = subprocess.Popen(line, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write(b"1\n")
    game.stdin.flush()
    while b"turn 2" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGHUP)
    game.communicate(timeout=120)
    assert len(json.loads((tmp_path / "r.json").read_text())["decisions"]) == 1


def test_a_record_is_never_overwritten(type_in: Type) -> None:
    Path("r.json").write_text("mine")
    code, _, err = type_in("play", "sushi-go", "--record", "r.json", stdin="q\n")
    assert code == 2
    assert "exists already" in err
    assert Path("r.json").read_text() == "mine"


def test_questions_and_mistakes_while_playing(type_in: Type) -> None:
    lines = ["?", "? 4.4", "? wasabi", "? xyz", "squid", "0", "99", "", "pudding+pudding", "q"]
    _, out, _ = type_in("play", "sushi-go", "--seed", "5", stdin="\n".join(lines) + "\n")
    assert "Keep one card of your hand" in out
    assert "4.4 **A nigiri kept while a wasabi is free**" in out
    assert "'xyz' is no card" in out
    assert "'squid' is no card" in out
    assert out.count("Choose a number from 1 to") >= 3
    assert "(rule 5.1)" in out


def test_a_command_can_be_typed_in_notation(type_in: Type) -> None:
    _, out, _ = type_in("play", "sushi-go", "--seed", "5", stdin="tempura\nq\n")
    assert "you keep Tempura" in out


def test_the_same_seed_deals_the_same_cards(type_in: Type) -> None:
    first = type_in("play", "sushi-go", "--seed", "8", "--record", "a.json", stdin="1\nq\n")[1]
    again = type_in("play", "sushi-go", "--seed", "8", "--record", "b.json", stdin="1\nq\n")[1]
    assert first.replace("a.json", "") == again.replace("b.json", "")


@pytest.fixture
def record(type_in: Type) -> str:
    type_in("play", "sushi-go", "--players", "3", "--record", "r.json", stdin=ONES)
    return "r.json"


def test_replay_open_and_as_a_seat_saw_it(type_in: Type, record: str) -> None:
    code, everything, _ = type_in("replay", record)
    assert code == 0
    assert everything.count("Hand:") > 2 * type_in("replay", record, "--seat", "1")[1].count(
        "Hand:"
    )
    code, _, err = type_in("replay", record, "--seat", "3")
    assert (code, err) == (2, "sushiya: there is no seat 3; seats are 0 to 2\n")


def test_replay_in_the_browser(type_in: Type, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is served as a public game; what the page asks for is there."""
    found: dict[str, Any] = {}

    def look(record: Record, listening: socket.socket, ready: Callable[[], None]) -> None:
        stop = threading.Event()

        def ask() -> None:
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            site = Site(address)
            for what in ("replay", "steps"):
                found[what] = site.call(f"/api/tables/{LOCAL_RECORD}/{what}")
            signal.raise_signal(signal.SIGINT)
            stop.set()

        def opened() -> None:
            ready()
            threading.Thread(target=ask).start()

        run_record(record, listening, opened)
        assert stop.wait(10)

    monkeypatch.setattr(records, "run_record", look)
    code, out, _ = type_in("replay", record, "--web", "--no-browser", "--seat", "1")
    assert code == 0
    assert f"/g/{LOCAL_RECORD}?seat=1" in out
    assert [seat["name"] for seat in found["replay"]["table"]["seats"]] == ["", "", ""]
    decisions = json.loads(Path(record).read_text())["decisions"]
    assert len(found["steps"]["steps"]) == len(decisions) + 1


def test_replay_steps_on_back_and_out(
    type_in: Type, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    def typed(text: str) -> str:
        real = io.TextIOWrapper
        monkeypatch.setattr(io, "TextIOWrapper", lambda _: Terminal(text))
        try:
            return type_in("replay", record)[1]
        finally:
            monkeypatch.setattr(io, "TextIOWrapper", real)

    out = typed("\n\nb\nq\n")
    assert out.count("[1 of") == 1
    assert out.count("[2 of") == 2
    assert out.count("[3 of") == 1


def test_verify_says_where_a_record_differs(type_in: Type, record: str) -> None:
    data: dict[str, Any] = json.loads(Path(record).read_text())
    data["decisions"][7]["digest"] = "0" * 16
    Path(record).write_text(json.dumps(data))
    code, out, _ = type_in("verify", record)
    assert code == 1
    assert "decision 7: its events differ" in out
    code, out, _ = type_in("verify", record, "--json")
    assert code == 1
    assert json.loads(out)["differs"].startswith("decision 7:")


def test_verify_compares_a_record_with_what_was_seen(type_in: Type) -> None:
    kept = json.loads((Path(__file__).parents[1] / "host/version_1/finished.json").read_text())
    trust = kept["record"]["trust"]
    seen = {"version": 1, "table": trust["table"], "seat": 1, "nonce": trust["nonces"][1]}
    Path("r.json").write_text(json.dumps(kept["record"]))
    Path("seen.json").write_text(json.dumps({**seen, "commitment": trust["commitment"]}))
    assert type_in("verify", "r.json", "--seen", "seen.json")[0] == 0
    Path("seen.json").write_text(json.dumps({**seen, "commitment": "00" * 32}))
    code, out, _ = type_in("verify", "r.json", "--seen", "seen.json")
    assert code == 1
    assert "the seal is not the one that this device saw" in out
    code, _, err = type_in("verify", "r.json", "--seen", "r.json")
    assert code != 0
    assert "does not hold what was seen" in err


def test_score(type_in: Type) -> None:
    sheet = {
        "game": "sushi-go",
        "options": {"edition": "zoch", "players": 3},
        "rounds": [{"laid": [["wasabi", "nigiri-3", "maki-2"], [], ["dumpling"]]}],
    }
    code, out, _ = type_in("score", "sushi-go", stdin=json.dumps(sheet))
    assert code == 0
    assert json.loads(out)["totals"] == [15, 0, 1]


MISTAKES = [
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "sushi-go", "--players", "9"], "2 to 5 players, not 9"),
    (["play", "sushi-go", "--players", "x"], "unable to convert"),
    (["play", "sushi-go", "--bots", "cook,cook,cook,cook,cook"], "2 to 5 players, not 6"),
    (["play", "sushi-go", "--bots", "cook,,cook"], "names with commas"),
    (["play", "sushi-go", "--bots", "cook,cook", "--players", "2"], "room for 1"),
    (["play", "sushi-go", "--bots", "waiter"], "there is no bot 'waiter'; there are random, app"),
    (["play", "sushi-go", "--seat", "4"], "seats are 0 to 3"),
    (["play", "sushi-go", "--seed", "-1"], "--seed starts at 0"),
    (["play", "sushi-go", "-o", "robot"], "--option takes name=value"),
    (["play", "sushi-go", "-o", "robot=on"], "2 players only"),
    (["play", "sushi-go", "--record", "no/such/folder.json"], "cannot be written to no/such"),
    (["replay", "missing.json"], "missing.json: No such file"),
    (["verify", "."], "Is a directory"),
    (["score", "sushi-go"], "standard input is no score sheet"),
    (["rules", "sushi-go", "99.9"], "no paragraph 99.9"),
    (["arena", "sushi-go", "--bots", "cook"], "2 to 5 players, not 1"),
    (["arena", "sushi-go", "--bots", "cook,cook", "--deals", "0"], "--deals"),
    (["arena", "sushi-go", "--bots", "cook,cook", "--budget", "fast"], "playouts (1000) or a time"),
    (["arena", "sushi-go", "--bots", "cook,cook", "--budget", "0ms"], "playouts (1000) or a time"),
    (["bench", "--games", "0"], "--games starts at 1"),
    (["simulate", "sushi-go", "--policy", "gourmet"], "there are random, apprentice, cook"),
    (["simulate", "sushi-go", "--games", "0"], "--games"),
    (["stats", "sushi-go", "--games", "0"], "--games"),
    (["stats", "sushi-go", "--bots", "gourmet"], "`sushiya arena` takes any bot"),
    (["stats", "sushi-go", "--bots", "cook,cook"], "one level or 4"),
    (["stats", "sushi-go", "--compare", "players=3"], "run stats again"),
    (["stats", "sushi-go", "--compare", "passing=right"], "passing can be left"),
    (
        ["simulate", "wasabi", "--players", "2", "-o", "starter=seat-3"],
        "starter can be random, seat-1, seat-2 with 2 players, not 'seat-3'",
    ),
    (["sell"], 'Unknown command "sell"'),
    (["play"], "requires an argument"),
    (["play", "sushi-go", "--loud"], "Unknown option"),
]


@pytest.mark.parametrize(("arguments", "says"), MISTAKES, ids=lambda one: " ".join(one)[:40])
def test_a_mistake_gets_one_sentence(type_in: Type, arguments: list[str], says: str) -> None:
    code, _, err = type_in(*arguments)
    assert code == 2
    assert says in err
    assert err.startswith("sushiya: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("sheet", "says"),
    [
        ({"rounds": [{"laid": [["squid"], [], []]}]}, "Seat 0, round 1: there is no card “squid”"),
        ({"rounds": [{"laid": [[], ["wasabi"] * 7, []]}]}, "Seat 1, round 1: that would be more"),
        ({"rounds": [{"laid": [[], [], ["maki-1"] * 10]}]}, "more cards than the 9 of a hand"),
        (
            {"rounds": [{"laid": [[], []]}], "options": {"players": 3}},
            "Seat 2, round 1: its cards are",
        ),
        ({"rounds": [{"laid": 3}]}, "Expected `array`"),
        ({"game": "chess", "rounds": []}, "the sheet is of 'chess'"),
    ],
)
def test_a_wrong_sheet_names_card_and_seat(type_in: Type, sheet: Any, says: str) -> None:
    code, out, err = type_in("score", "sushi-go", stdin=json.dumps(sheet))
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_games_lists_options(type_in: Type) -> None:
    assert "sushi-go" in type_in("games")[1]
    assert "-o nigiri=forced (cocktail)" in type_in("games", "sushi-go")[1]
    listed = json.loads(type_in("games", "--json")[1])
    assert listed[0]["options"]["maki-ties"] == ["full", "split"]


def test_rules_can_be_read(type_in: Type) -> None:
    assert type_in("rules", "sushi-go", "5.3")[1].startswith("5.3 The chopsticks used")
    assert "Chopsticks" in type_in("rules", "sushi-go")[1]


def test_arena_as_data(type_in: Type) -> None:
    out = type_in(
        "arena", "sushi-go", "--bots", "random,cook", "--deals", "10", "--workers", "1", "--json"
    )[1]
    figures = json.loads(out)
    assert (figures["deals"], figures["games"], figures["par"]) == (10, 20, 0.5)
    cook, chance = figures["standings"]
    assert (cook["bot"], chance["bot"]) == ("cook", "random")
    assert cook["share"] + chance["share"] == 1
    assert cook["share-low"] < cook["share"] <= cook["share-high"]
    assert cook["elo"] > 0


@pytest.mark.parametrize("where", [[], ["--reference"]], ids=["engine", "reference"])
def test_arena_gives_the_same_with_any_number_of_workers(type_in: Type, where: list[str]) -> None:
    line = ["arena", "sushi-go", "--bots", "cook,random,random", "--deals", "5", "--json", *where]
    assert type_in(*line, "--workers", "1")[1] == type_in(*line, "--workers", "2")[1]


@pytest.mark.long
def test_bench_as_data(type_in: Type) -> None:
    figures = json.loads(type_in("bench", "sushi-go", "--games", "2", "--json")[1])
    assert figures["reference"][0]["decision ms, median"] > 0
    assert figures["engine"][0]["engine games/s"] > 0
    (start,) = figures["start"]
    assert start["simulate s"] > 0
    assert start["simulate MB"] > start["bytes a state"] / 2**20


def test_bench_as_data_without_other_processes(
    type_in: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sushiya.cli.bench_engine.GAMES_TIMED", 2000)
    monkeypatch.setattr("sushiya.cli.bench.measure_start", lambda game: {"game": game})
    figures = json.loads(type_in("bench", "sushi-go", "--games", "1", "--json")[1])
    assert figures["reference"][0]["decision ms, median"] > 0
    assert figures["engine"][0]["engine games/s"] > 0
    assert figures["start"] == [{"game": "sushi-go"}]
    assert figures["store"] == []


def test_bench_without_an_engine_measures_the_rest(
    type_in: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUSHIYA_ENGINES", str(tmp_path))
    code, out, said = type_in("bench", "sushi-go", "--games", "1", "--json")
    figures = json.loads(out)
    assert code == 0
    assert figures["reference"][0]["random games/s"] > 0
    assert figures["engine"] == figures["start"] == []
    assert "sushi-go is not built" in said


def test_simulate_gives_the_same_bytes_for_the_same_seed(type_in: Type) -> None:
    line = ["simulate", "sushi-go", "--players", "3", "--games", "2000", "--seed", "7", "--json"]
    found = []
    for threads in ("1", "2"):
        out = json.loads(type_in(*line, "--threads", threads)[1])
        assert out.pop("seconds") > 0
        assert out.pop("games_per_s") > 0
        found.append(json.dumps(out))
    assert found[0] == found[1]
    assert json.loads(found[0])["games"] == 2000


@pytest.mark.parametrize(
    "game",
    [
        ["wasabi", "--players", "3"],
        ["sushi-express", "--players", "3"],
        ["sushi-go", "--players", "2", "-o", "robot=on"],
    ],
    ids=lambda game: game[0],
)
def test_simulate_begins_with_the_chosen_seat(type_in: Type, game: list[str]) -> None:
    found = {}
    for starter in ("seat-1", "seat-2"):
        line = ["simulate", *game, "-o", f"starter={starter}", "--games", "300", "--json"]
        out = json.loads(type_in(*line)[1])
        assert out["options"]["starter"] == starter
        found[starter] = out["totals"]
    assert found["seat-1"] != found["seat-2"]


STATS = ["stats", "sushi-express", "--games", "40", "--trials", "40", "--bots", "random"]


def test_stats_says_what_it_found_as_tables_data_pages_and_pictures(
    type_in: Type, tmp_path: Path
) -> None:
    code, out, _ = type_in(*STATS, "--compare", "swap=neighbours", "--svg", "all.svg")
    assert code == 0
    for part in ("Scores", "Seats", "bets by round", "What swap=neighbours changes", "bet-12"):
        assert part in out
    assert "worth-bets" not in out
    whole = ET.parse(tmp_path / "all.svg").getroot()  # noqa: S314 - our own
    code, out, _ = type_in(*STATS, "--svg", "pictures", "--json")
    assert json.loads(out)["games"] == 40
    drawn = {file.stem for file in (tmp_path / "pictures").iterdir()}
    assert {"scores", "seats", "kinds", "worth-customers", "worth-bets"} <= drawn
    assert len(whole.findall("{*}svg")) == len(drawn) + 1  # and the rule
    page = type_in(*STATS, "--markdown")[1]
    assert page.startswith("## sushi-express\n")
    assert "| bet-12 |" in page


def test_simulate_says_what_it_found(type_in: Type) -> None:
    out = type_in("simulate", "sushi-go", "--games", "500", "--policy", "cook")[1]
    assert "500 games" in out
    assert "Seat 3" in out


def test_asked_for_help_it_says_what_it_can_do(type_in: Type) -> None:
    code, out, _ = type_in("--help")
    assert code == 0
    assert "play" in out
    assert "score" in out


HOUSE_BOOK = Path(wasabi.__file__).parent / "recipes.toml"


def test_a_recipe_book_is_checked_line_by_line(type_in: Type) -> None:
    Path("good.toml").write_text(HOUSE_BOOK.read_text())
    code, out, _ = type_in("recipes", "check", "good.toml")
    assert code == 0
    assert "can be played" in out
    bad = HOUSE_BOOK.read_text().replace('["maki", "tuna"]', '["maki", "stone"]')
    Path("bad.toml").write_text(bad)
    code, out, _ = type_in("recipes", "check", "bad.toml")
    line = next(n for n, text in enumerate(bad.splitlines(), 1) if "stone" in text)
    assert code == 1
    assert out.startswith(f"bad.toml, line {line}: “Tekkamaki” asks for “stone”")
    odd = HOUSE_BOOK.read_text().replace("count = 8", "count = 7", 1)
    Path("odd.toml").write_text(odd)
    code, out, _ = type_in("recipes", "check", "odd.toml")
    line = odd.splitlines().index("[tiles]") + 1
    assert code == 0
    assert out.startswith(f"odd.toml, line {line}: warning: There are 71 tiles; the box has 72.")
    assert "can be played" in out


def test_a_recipe_book_can_be_played_and_is_in_the_record(type_in: Type) -> None:
    Path("mine.toml").write_text(HOUSE_BOOK.read_text().replace("House book", "My box"))
    line = ["play", "wasabi", "-o", "recipe-book=mine.toml", "--record", "r.json"]
    assert "My box" in type_in(*line, stdin="q\n")[1]
    Path("mine.toml").unlink()
    assert type_in("verify", "r.json")[0] == 0
    assert "My box" in type_in("replay", "r.json")[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "wasabi", "-o", "recipe-book=bad.toml"], "bad.toml, line 1: This is not a TOML"),
        (["play", "wasabi", "-o", "recipe-book=no.toml"], "no.toml: No such file"),
        (["recipes", "check", "binary"], "binary is no text"),
        (["recipes", "stats", "--players", "5"], "2 to 4 players, not 5"),
        (["recipes", "stats", "--keep", "bad.toml"], "bad.toml holds no counts"),
    ],
)
def test_a_wrong_book_gets_one_sentence(type_in: Type, arguments: list[str], says: str) -> None:
    Path("bad.toml").write_text("no book")
    Path("binary").write_bytes(b"\xff\xfe\x00")
    code, _, err = type_in(*arguments)
    assert code == 2
    assert says in err
    assert err.count("\n") == 1


def test_recipe_stats_can_be_taken_up_again(type_in: Type) -> None:
    whole = type_in("recipes", "stats", "--games", "4", "--workers", "1", "--json")[1]
    keep = ["--keep", "counts.json", "--workers", "1", "--json"]
    type_in("recipes", "stats", "--games", "2", *keep)
    assert type_in("recipes", "stats", "--games", "4", *keep)[1] == whole
    code, _, err = type_in("recipes", "stats", "--games", "4", "--seed", "2", *keep)
    assert code == 2
    assert "another book, table or seed" in err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a." * 30_000 + "a = 1", "at most 3 parts in a name with dots"),
        ("[recipes]\nr = [" + '"a",' * 9_000 + "]", "at most 2000 items"),
        ("a = " + "9" * 5_000, "at most 64 letters or digits"),
        ("a = " + "[" * 9_000, "at most 300 lists"),
    ],
)
def test_a_book_beyond_the_bounds_gets_its_line(type_in: Type, text: str, says: str) -> None:
    Path("bomb.toml").write_text(text)
    code, out, _ = type_in("recipes", "check", "bomb.toml")
    assert code == 1
    assert says in out.replace(",", "")
    code, _, err = type_in("play", "wasabi", "-o", "recipe-book=bomb.toml")
    assert code == 2
    assert says in err.replace(",", "")


def test_a_book_that_is_too_long_is_not_read(type_in: Type) -> None:
    Path("long.toml").write_text("#" * 70_000)
    code, _, err = type_in("recipes", "check", "long.toml")
    assert code == 2
    assert "long.toml is longer than 64 kB" in err


@pytest.mark.parametrize(
    "sheet",
    [
        "9" * 5_000,
        "[" * 90_000,
        '{"rounds":' * 20_000,
        '{"game":' + "9" * 5_000 + "}",
        " " * 200_000,
    ],
)
def test_a_hostile_sheet_gets_one_sentence(type_in: Type, sheet: str) -> None:
    code, _, err = type_in("score", "sushi-go", stdin=sheet)
    assert code == 2
    assert err.count("\n") == 1
    Path("record.json").write_text(sheet)
    code, _, err = type_in("verify", "record.json")
    assert code == 2
    assert err.count("\n") == 1
