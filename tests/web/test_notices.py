"""The licences of parts by others: complete, the same each time, on the pages and in the wheel."""

import json
import re
import runpy
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

from web.speech import ROOT

CLIENT = ROOT / "src" / "sushiya" / "server" / "client"
NOTICES = CLIENT / "notices.txt"
IN_THE_WHEEL = "sushiya/server/client/notices.txt"


@pytest.fixture(scope="module")
def script(built: None) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "notices.py"))


def test_every_package_that_is_shipped_or_run_has_its_licence(script: dict[str, Any]) -> None:
    text = NOTICES.read_text("utf-8")
    wanted = set(json.loads((ROOT / "web" / "package.json").read_text())["dependencies"])
    project = (ROOT / "pyproject.toml").read_text().split("dependencies = [")[1].split("]\n")[0]
    wanted |= {name.replace(".", "-") for name in re.findall(r'"([\w.-]+)', project)}
    heads = dict(re.findall(r"^={80}\n(\S+) \S+: (.+)\n={80}$", text, re.MULTILINE))
    assert wanted <= heads.keys()
    for part in (*script["shipped_packages"](), *script["python_packages"]()):
        assert heads[part.name] == part.licence != ""
        assert all(one.strip() in text for one in part.texts)
    assert "SIL OPEN FONT LICENSE" in text.upper()
    assert "Apache License" in text


def test_the_same_packages_give_the_same_file(script: dict[str, Any]) -> None:
    pages = [*script["shipped_packages"](), script["packed_python"]()]
    text = script["notices"](pages, script["python_packages"]())
    assert text == NOTICES.read_text("utf-8")


def test_a_package_without_any_licence_text_stops_the_build(script: dict[str, Any]) -> None:
    part = script["Part"]("nameless", "1", "Own-Licence", ())
    with pytest.raises(SystemExit, match="nameless"):
        script["notices"]([part], [])


def test_the_wheel_holds_pages_and_notices(built: None, tmp_path: Path) -> None:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        assert opened.read(IN_THE_WHEEL) == NOTICES.read_bytes()
    assert "sushiya/server/client/index.html" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
