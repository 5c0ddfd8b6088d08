"""`sushiya site`: what it writes, and what it leaves alone."""

from pathlib import Path

import pytest

from sushiya.cli import site
from sushiya.cli.app import run

PAGE = b'<!doctype html>\n<html lang="en">\n<meta charset="utf-8" />\n<script src="./look.js">'


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "assets" / "index-abc.js").write_text("play()")
    (folder / "index.html").write_bytes(PAGE)
    (folder / "worker.js").write_bytes(b'keep("' + site.revision(PAGE) + b'")')
    (folder / ".stamp").write_text("from these sources")
    (folder / ".vite" / "manifest.json").write_text("{}")
    monkeypatch.setattr(site, "CLIENT", folder)
    return folder


def test_the_page_is_marked_and_devices_fetch_it_anew(pages: Path, tmp_path: Path) -> None:
    made = tmp_path / "made"
    assert run(["site", str(made)]) == 0
    page = (made / "index.html").read_bytes()
    assert b'<html lang="en" data-site>' in page
    assert b"Content-Security-Policy" in page
    assert b"frame-ancestors" not in page
    assert (made / "worker.js").read_bytes() == b'keep("' + site.revision(page) + b'")'
    names = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
    assert names == {".nojekyll", "assets/index-abc.js", "index.html", "worker.js"}


def test_a_folder_of_ours_is_replaced_and_old_files_go(pages: Path, tmp_path: Path) -> None:
    made = tmp_path / "made"
    run(["site", str(made)])
    (pages / "assets" / "index-abc.js").rename(pages / "assets" / "index-def.js")
    assert run(["site", str(made)]) == 0
    assert [path.name for path in (made / "assets").iterdir()] == ["index-def.js"]


def test_files_of_others_are_left_alone(
    pages: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text("<h1>My page</h1>")
    assert run(["site", str(other)]) == 2
    assert "holds other files" in capsys.readouterr().err
    assert (other / "index.html").read_text() == "<h1>My page</h1>"


def test_pages_that_are_not_built_are_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "CLIENT", tmp_path)
    assert run(["site", str(tmp_path / "made")]) == 2
    assert "not been built" in capsys.readouterr().err
