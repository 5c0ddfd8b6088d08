"""`sushiya coach`: a report on one seat's game, as text, data and a drawing."""

import json
from itertools import cycle
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from sushiya.cli.app import run
from sushiya.core.game import AnyRules
from sushiya.core.words import LANGUAGES
from sushiya.games import GAMES

Printed = pytest.CaptureFixture[str]
IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)
WORLDS = "12"


def a_record(rules: AnyRules) -> str:
    return str(min((rules.texts.folder / "golden").glob("v1-*.json")))


def report_on(rules: AnyRules, capfd: Printed, *more: str) -> dict[str, Any]:
    assert run(["coach", a_record(rules), "--worlds", WORLDS, "--json", *more]) == 0
    told: dict[str, Any] = json.loads(capfd.readouterr().out)
    return told


@games_in_c
def test_a_report_tells_of_every_decision_and_adds_up(rules: AnyRules, capfd: Printed) -> None:
    report = report_on(rules, capfd, "--seat", "1")
    assert (report["game"], report["seat"]) == (rules.name, 1)
    assert 0 < report["good"] <= report["decisions"] == len(report["chances"])
    assert report["accuracy"] == round(100 * report["good"] / report["decisions"])
    assert all(0 <= chance <= 1000 for _, chance in report["chances"])
    assert len(report["costly"]) <= 3
    for costly in report["costly"]:
        lead = costly["better-permille"] - costly["chosen-permille"]
        assert sum(one["permille"] for one in costly["reasons"]) + costly["rest"] == lead > 0
        assert costly["chosen"] != costly["better"]
    record = json.loads(Path(a_record(rules)).read_text())
    assert report["points"] == record["result"]["points"][1]
    assert report["chef-points"].keys() == report["points"].keys()
    assert (report["book"] is not None) == (rules.name == "wasabi")


def test_the_same_record_gets_the_same_report(capfd: Printed) -> None:
    rules = GAMES.find("sushi-go")
    assert report_on(rules, capfd) == report_on(rules, capfd)


@pytest.mark.parametrize(("language", "rules"), [*zip(LANGUAGES, cycle(IN_C), strict=False)])
def test_a_page_in_every_language(language: str, rules: AnyRules, capfd: Printed) -> None:
    assert run(["coach", a_record(rules), "--worlds", WORLDS, "--lang", language]) == 0
    said = capfd.readouterr().out
    title = {"en": "Accuracy", "de": "Genauigkeit", "fr": "Précision", "it": "Precisione"}
    assert title[language] in said
    assert "{" not in said


def test_the_graph_is_an_svg_with_a_point_for_every_decision(
    tmp_path: Path, capfd: Printed
) -> None:
    rules, file = GAMES.find("sushi-go"), tmp_path / "chances.svg"
    report = report_on(rules, capfd, "--svg", str(file))
    root = ET.fromstring(file.read_text("utf-8"))  # noqa: S314 - written by us
    (line,) = root.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(line.attrib["points"].split()) == report["decisions"]
    circles = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(circles) == len(report["turning-points"])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--lang", "nl"], "--lang takes en, de, fr, it, not 'nl'"),
        (["--worlds", "1"], "--worlds takes 2 to 1024, not 1"),
        (["--seat", "9"], "there is no seat 9"),
    ],
)
def test_what_cannot_be_is_refused(given: list[str], sentence: str, capfd: Printed) -> None:
    assert run(["coach", a_record(GAMES.find("sushi-go")), *given]) == 2
    assert sentence in capfd.readouterr().err


def test_a_file_that_is_no_record(tmp_path: Path, capfd: Printed) -> None:
    (tmp_path / "some.json").write_text("{}")
    assert run(["coach", str(tmp_path / "some.json")]) == 2
    assert "is no record" in capfd.readouterr().err
