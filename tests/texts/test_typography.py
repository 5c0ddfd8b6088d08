"""Texts are set as printers do it: apostrophes, French spaces, and each language's own quotes."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from texts.spoken import ROOT, catalogues, rulebooks

SCRIPT: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "typography.py"))
FOREIGN = {"en": '"«»„', "de": '"«»”', "fr": '"“”„', "it": '"«»„'}


def test_nothing_is_left_to_set() -> None:
    unset: list[tuple[Path, str]] = SCRIPT["unset"]()
    assert [str(file) for file, _ in unset] == [], "run scripts/typography.py"


@pytest.mark.parametrize(
    ("language", "typed", "set_"),
    [
        ("en", "That's it: the others' turn.", "That\u2019s it: the others\u2019 turn."),
        ("it", "L'angolo dell'{ $x }", "L\u2019angolo dell\u2019{ $x }"),
        (
            "fr",
            "Quoi ? C'est « ça » : oui !",
            "Quoi\u202f? C\u2019est «\u00a0ça\u00a0»\u00a0: oui\u202f!",
        ),
        ("fr", "choisir, ? pour l'aide", "choisir, ? pour l\u2019aide"),
        ("de", "Wie bitte ? # nie", "Wie bitte ? # nie"),
        ("fr", "# Un commentaire : rien", "# Un commentaire : rien"),
    ],
)
def test_what_is_typed_is_set(language: str, typed: str, set_: str) -> None:
    assert SCRIPT["typeset"](typed, language) == set_


@pytest.mark.parametrize("language", FOREIGN)
def test_quotes_are_the_language_s_own(language: str) -> None:
    pieces = [one for one in (*catalogues(), *rulebooks()) if one.language == language]
    wrong = [str(piece) for piece in pieces if set(FOREIGN[language]) & set(piece.text)]
    assert wrong == []
