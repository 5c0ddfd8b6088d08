"""Our texts are our own: no run of eight words is shared with a publisher's rulebook.

The publishers' rulebooks are not part of the project. They are looked for in the folder that
SUSHIYA_RULEBOOKS names, or in ../shared/rulebooks beside the project.
"""

import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from sushiya.core.words import LANGUAGES
from texts.spoken import GAP, ROOT, Piece, catalogues, docs, rulebooks

RUN = 8


def words_of(text: str) -> list[str]:
    """Give the bare words: no case, no accents (scans lose them), no punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.findall(rf"[^\W_]+|{GAP}", kept)


def runs(words: Sequence[str]) -> set[tuple[str, ...]]:
    found = {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}
    return {run for run in found if GAP not in run}


def shared(pieces: Iterable[Piece], theirs: set[tuple[str, ...]]) -> list[str]:
    return sorted(
        f"{piece}: {' '.join(run)}"
        for piece in pieces
        for run in runs(words_of(piece.text)) & theirs
    )


def folder() -> Path | None:
    """Find the publishers' rulebooks, also from a further worktree of the project."""
    given = os.environ.get("SUSHIYA_RULEBOOKS")
    if given:
        return Path(given)
    git = ROOT / ".git"
    main = Path(git.read_text().split()[1]).parents[2] if git.is_file() else ROOT
    found = main.parent / "shared" / "rulebooks"
    return found if found.is_dir() else None


@pytest.fixture(scope="module")
def theirs() -> set[tuple[str, ...]]:
    place = folder()
    if place is None:
        pytest.skip(
            "the publishers' rulebooks are not here: name their folder in SUSHIYA_RULEBOOKS"
        )
    files = sorted(place.glob("*.txt"))
    assert files, f"{place} has no rulebooks (*.txt)"
    return {run for file in files for run in runs(words_of(file.read_text("utf-8")))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_eight_words_are_a_publisher_s(language: str, theirs: set[tuple[str, ...]]) -> None:
    pieces = [one for one in (*catalogues(), *rulebooks(), *docs()) if one.language == language]
    assert len(pieces) > 1000
    assert shared(pieces, theirs) == []


THEIR_BOOK = "Jeder Spieler zählt die\nkleinen Symbole am oberen Rand zusammen. Danach weiter."


@pytest.mark.parametrize(
    ("ours", "found"),
    [
        ("Nun gilt: jeder spieler „zählt“ die kleinen SYMBOLE – am oberen Tisch.", 1),
        ("Jeder Spieler zahlt die kleinen Symbole am oberen Rand zusammen.", 3),
        ("Jeder Spieler zählt die kleinen Symbole am unteren Rand.", 0),
        (f"Jeder Spieler {GAP} zählt die kleinen Symbole am oberen", 0),
    ],
)
def test_a_planted_run_is_found(ours: str, found: int) -> None:
    piece = Piece("de", "", "planted", "1.1", ours)
    assert len(shared([piece], runs(words_of(THEIR_BOOK)))) == found
