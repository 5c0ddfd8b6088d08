import pytest

from sushiya.host.lookalikes import look_alike
from sushiya.host.people import LONGEST_NAME, clean_name, hashed


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Aiko", "Aiko"),
        ("  Aiko  ", "Aiko"),
        ("Aiko   T.", "Aiko T."),
        ("Zo\u0065\u0308", "Zo\u00eb"),
        ("あいこ", "あいこ"),
        ("Łukasz 2", "Łukasz 2"),
        ("🍣", "🍣"),
        ("\u2764\ufe0f sushi", "\u2764 sushi"),
        ("👍🏽", "👍🏽"),
        ("n" * LONGEST_NAME, "n" * LONGEST_NAME),
        ("ẅ̃" * LONGEST_NAME, "ẅ̃" * LONGEST_NAME),
        ("שָׁלוֹם", "שָׁלוֹם"),
    ],
)
def test_a_name_is_shown_as_it_was_meant(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "n" * (LONGEST_NAME + 1),
        "line\nbreak",
        "bell\x07",
        "tab\there",
        "\x00",
        "\u202eokiA",
        "a\u200fb",
        "\u2066isolated\u2069",
        "zero\u200bwidth",
        "soft\u00adhyphen",
        "no\u00a0break",
        "wide\u3000space",
        "para\u2029graph",
        "private \ue000",
        "\ud800",
        "\u0301a",
        "a" + "\u0301" * 5,
        "Z" + "\u0354" * 40,
        "\u3164",
        "\u2800\u2800",
        "a\uffa0b",
        "A\u034fda",
        "Ada\ufe0f",
        "Ada\ufe00",
        "\u2764\ufe0f\ufe0f",
        "Ada\U000e0100",
        "zero\u200djoined",
        "mongol\u180b",
        "khmer\u17b4",
        "musical\U0001d159",
        "Ada\u200b",
        "word\u2060joined",
    ],
)
def test_a_name_that_would_hide_or_spoil_something_is_none(name: str) -> None:
    assert clean_name(name) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410da"),  # Cyrillic
        ("Ada", "\u0410d\u0430"),
        ("ADA", "\u0391d\u0430"),  # Greek, then Cyrillic
        ("Olga", "\u039flga"),
        ("Olga", "0lga"),
        ("OLGA", "0lga"),
        ("Ivo", "lvo"),
        ("Ivo", "1vo"),
        ("Ivo", "\u0406v\u043e"),
        ("\u0406VO", "ivo"),
        ("\u0412\u0435\u0440\u0430", "\u0432\u0435\u0440\u0430"),
        ("Zoë", "Z\u043e\u0451"),
        ("Ada", "\uff21da"),
        ("Ada 2", "Ada \u00b2"),
        ("straße", "STRASSE"),
        ("O'Neil", "O\u2019Neil"),
        ("Ann-Marie", "Ann\u2010Marie"),
    ],
)
def test_names_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Zoe", "Zoë"),
        ("Kim", "Klm"),
        ("Ali", "All"),
        ("Ada", "Ada 2"),
        ("あいこ", "あいご"),
        ("\u05d3\u05df", "\u05d3\u05e0"),
    ],
)
def test_other_names_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_keys_are_kept_hashed() -> None:
    assert hashed("key") == hashed("key") != hashed("another")
    assert "key" not in hashed("key")
