"""One word for one thing: the glossary's words are said, and no others in their place."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from sushiya.core.value import Value
from sushiya.core.words import LANGUAGES
from sushiya.games import GAMES
from texts.spoken import SOURCE, Piece, catalogues, rulebooks

FILE = Path(__file__).parent / "glossary.toml"
UNNAMED = {"edition", "players", "starter"}
"""Options that a rulebook tells without naming what the command line takes."""


class Entry(Value, frozen=True):
    """A line of the glossary; its file says what the fields mean."""

    say: str
    others: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] = msgspec.field(name="not")
    why: str = ""
    game: str = ""
    within: str = msgspec.field(name="in", default="")
    exact: bool = False
    unless: tuple[str, ...] = ()
    exceptions: tuple[str, ...] = msgspec.field(name="except", default=())


def read() -> Iterator[tuple[str, Entry]]:
    text = FILE.read_text("utf-8")
    entries = msgspec.convert(tomllib.loads(text), dict[str, list[Entry]])
    for language, found in entries.items():
        assert language in LANGUAGES
        for entry in found:
            assert entry.game in ("", *GAMES.names())
            yield language, entry


ENTRIES = tuple(read())
WITH_NAMES = pytest.mark.parametrize(
    ("language", "entry"), ENTRIES, ids=[f"{language}-{entry.say}" for language, entry in ENTRIES]
)


def has(text: str, word: str, *, exact: bool = False) -> bool:
    """Find a whole word; a gap stands for what a message is given."""
    letters = r"\w*".join(re.escape(part) for part in _plain(word).split("*"))
    flags = 0 if exact else re.IGNORECASE
    return re.search(rf"(?<!\w){letters}(?!\w)", _plain(text), flags) is not None


def _plain(text: str) -> str:
    """Take every kind of space for a space, and any gap for one sign."""
    return " ".join(text.split()).replace("\N{REPLACEMENT CHARACTER}", "…")


def concerns(language: str, entry: Entry, piece: Piece) -> bool:
    return (
        piece.language == language and entry.game in ("", piece.game) and entry.within in piece.file
    )


def faults(language: str, entry: Entry, pieces: Iterable[Piece]) -> list[tuple[Piece, str]]:
    found = []
    for piece in pieces:
        if not concerns(language, entry, piece):
            continue
        text = _plain(piece.text)
        for phrase in entry.unless:
            text = text.replace(phrase, "")
        found += [(piece, word) for word in entry.others if has(text, word, exact=entry.exact)]
    return found


def is_excepted(piece: Piece, exception: str) -> bool:
    file, where = exception.split()
    return piece.file.endswith(file) and piece.where == where


@WITH_NAMES
def test_one_word_for_one_thing(language: str, entry: Entry) -> None:
    pieces = (*catalogues(), *rulebooks())
    found = faults(language, entry, pieces)
    wrong = [
        f"{piece} says “{word}”, not “{entry.say}”: {piece.text}"
        for piece, word in found
        if not any(is_excepted(piece, one) for one in entry.exceptions)
    ]
    assert wrong == []
    needless = [
        one for one in entry.exceptions if not any(is_excepted(piece, one) for piece, _ in found)
    ]
    assert needless == []
    assert any(concerns(language, entry, one) and has(one.text, entry.say) for one in pieces)


@WITH_NAMES
def test_a_planted_word_is_found(language: str, entry: Entry) -> None:
    file = f"planted/{entry.within}/{language}.ftl"
    for other in entry.others:
        text = f"Before {other.replace('*', 'en')}, after."
        planted = Piece(language, entry.game, file, "planted", text)
        assert (planted, other) in faults(language, entry, [planted])
        inside = planted._replace(text=f"Before x{other.replace('*', 'en')}x, after.")
        assert (inside, other) not in faults(language, entry, [inside])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.names())
def test_rulebooks_name_options_by_their_words(game: str, language: str) -> None:
    """What the command line takes stands there once, and nowhere in place of a word."""
    rules = GAMES.find(game)
    text = (rules.texts.folder / "rulebook" / f"{language}.md").read_text("utf-8")
    for name in set(rules.options.types()) - UNNAMED:
        for choice in rules.options.choices(name):
            assert text.count(f"`{name}={choice}`") == 1, f"{name}={choice}"
            assert f"*{choice}*" not in text
            assert f"`{choice}`" not in text


def test_every_rulebook_and_catalogue_is_read() -> None:
    files = {SOURCE.parents[1] / piece.file for piece in (*catalogues(), *rulebooks())}
    assert files >= set(SOURCE.rglob("*/rulebook/*.md")) | set(SOURCE.rglob("*/messages/*.ftl"))
