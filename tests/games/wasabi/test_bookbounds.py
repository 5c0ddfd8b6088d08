"""Recipe books that are refused before anybody parses them."""

import pytest

from server.bombs import TEXTS
from sushiya.core.options import LONGEST_DOCUMENT
from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.games.wasabi import RULES, bookbounds
from sushiya.games.wasabi.bookbounds import find_excess
from sushiya.games.wasabi.bookcheck import check
from sushiya.games.wasabi.house import BOOK_FILE

HOUSE = BOOK_FILE.read_text("utf-8")
MESSAGES = RULES.texts.folder / "messages"


def told(text: str) -> tuple[int, str, object] | None:
    found = find_excess(text)
    return None if found is None else (found.line, found.reason.id, found.reason.args.get("bound"))


@pytest.mark.parametrize("name", TEXTS)
def test_a_bomb_is_refused_before_it_is_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(_: str) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr("tomllib.loads", parse)
    (problem,) = check(TEXTS[name][:LONGEST_DOCUMENT]).problems
    for language in LANGUAGES:
        assert Catalogue(language, (MESSAGES,)).say(problem.reason)


@pytest.mark.parametrize(
    ("within", "beyond", "line", "bound"),
    [
        ("a.b.c = 1", "\na.b.c.d = 1", 2, "parts"),
        ("[a.b.c]", "[ a . 'b.x' . c . \"d\" ]", 1, "parts"),
        ("k = " + "9" * bookbounds.LONGEST_WORD, "k = " + "9" * 65, 1, "word"),
        ("k = 0x" + "f" * 62, "\n\nk = 0x" + "f" * 63, 3, "word"),
        ("k = [[[[1]]]]", "k = [[[[\n[1]]]]]", 2, "depth"),
        ("k = {a = {a = {a = {}}}}", "k = {a = {a = {a = {a = {}}}}}", 1, "depth"),
        ("k = [" + "1," * 99 + "1]", "\nk = [" + "1," * 100 + "1]", 2, "list"),
        ("k = [[1, 1], [1], {a = 1}]" * 40, "k = [" + "[1, 1]," * 101 + "]", 1, "list"),
        ("[a]\n" * 300, "[a]\n" * 301, 1, "lists"),
        ("k = 1\n" * 700, "k = 1\n" * 701, 1, "keys"),
        ("k = [" + "1," * 50 + "]\n", ("k = [" + "1," * 50 + "]\n") * 41, 1, "items"),
        ("\n" * 1_999, "\n" * 2_000, 2_000, "lines"),
        ('t = "' + r"\n" * 1_000 + '"', 't = "' + r"\n" * 1_001 + '"', 1, "escapes"),
    ],
)
def test_a_bound_holds_up_to_its_number(within: str, beyond: str, line: int, bound: str) -> None:
    assert told(within) is None
    assert told(beyond) == (line, "book-excess", bound)


@pytest.mark.parametrize(
    "harmless",
    [
        '"' + "a." * 100 + '" = 1',
        "# " + "a." * 1_000 + "[" * 50 + "=" * 900,
        "'" + '"[[[[[[[' + "' = 1",
        r'"\"[[[[[[[" = 1',
        'title = "' + "x" * 500 + '"',
    ],
)
def test_what_stands_in_quotes_or_comments_is_not_counted(harmless: str) -> None:
    assert told(harmless) is None


def test_what_follows_a_string_is_counted() -> None:
    for string in ('"\\""', "'\\'", '"\\\\"', '""', "'\"'", '"\'"'):
        assert told(f"k = [{string}, [[[[1]]]]]") == (1, "book-excess", "depth"), string
        assert told(f"{string}.a.a.a = 1") == (1, "book-excess", "parts"), string


def test_texts_of_several_lines_are_refused() -> None:
    assert told('a = 1\nb = """x"""') == (2, "book-multiline", None)
    assert told("a = '''x'''") == (1, "book-multiline", None)


def test_a_book_is_as_long_as_a_document_in_bytes() -> None:
    assert told("#" * LONGEST_DOCUMENT) is None
    assert told("#" + "é" * (LONGEST_DOCUMENT // 2)) == (1, "book-too-long", None)


def test_the_house_book_is_far_within_all_bounds() -> None:
    """A book of the greatest size that can be played keeps them, too."""
    long = "n" * 40
    tiles = [
        f'"{number:03}{long[3:]}" = {{ category = "{long}", count = 2, unique = false, '
        f'en = "{long}", de = "{long}", fr = "{long}", it = "{long}" }}'
        for number in range(36)
    ]
    kinds = ", ".join([f'"{long}"'] * 5)
    recipes = [f'"{number:03}{long[3:]}" = [{kinds}]' for number in range(52)]
    text = "\n".join([HOUSE, f'title = "{long}"', "[tiles]", *tiles, "[recipes]", *recipes])
    assert told(text) is None


def test_what_is_repeated_of_a_book_is_short() -> None:
    for text in (f'"{"n" * 5_000}" = 1', f'[tiles]\n"{"n" * 5_000}" = 1\n[recipes]', "a = \\u" * 9):
        for problem in check(text).problems:
            assert all(len(str(arg)) <= 160 for arg in problem.reason.args.values())
