import pytest

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
        ("❤️ sushi", "❤️ sushi"),
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
    ],
)
def test_a_name_that_would_hide_or_spoil_something_is_none(name: str) -> None:
    assert clean_name(name) is None


def test_keys_are_kept_hashed() -> None:
    assert hashed("key") == hashed("key") != hashed("another")
    assert "key" not in hashed("key")
