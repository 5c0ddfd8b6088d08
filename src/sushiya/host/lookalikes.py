"""Which characters are invisible, and which names look alike."""

import unicodedata

_INVISIBLE = (
    # Default_Ignorable_Code_Point of Unicode, whatever the category.
    *("\u00ad", "\u034f", "\u061c", "\u115f\u1160", "\u17b4\u17b5", "\u180b\u180f"),
    *("\u200b\u200f", "\u202a\u202e", "\u2060\u206f", "\u3164", "\ufe00\ufe0f", "\ufeff"),
    *("\uffa0", "\ufff0\ufff8", "\U0001bca0\U0001bca3", "\U0001d173\U0001d17a"),
    "\U000e0000\U000e0fff",
    # Letters and signs that are drawn blank.
    *("\u2800", "\U00013441\U00013442", "\U00016fe4", "\U0001d159"),
)
"""Single characters, or the first and the last of a range."""

_LIKE_LATIN = (
    (
        "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408\u04ae\u04c0",
        "ABEKMHOPCTYXSIJYI",
    ),  # Cyrillic capitals
    (
        "\u0430\u0435\u043a\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d\u04cf\u04af",
        "aekopcyxsijhdqwly",
    ),  # Cyrillic small letters
    (
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
        "ABEZHIKMNOPTYX",
    ),  # Greek capitals
    (
        "\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c5\u03c7\u03f2\u03f3",
        "ayikvopouxcj",
    ),  # Greek small letters
    ("\u0555\u054d\u0570\u0578\u057d\u0585\u0581\u0566", "OUhnuoqg"),  # Armenian
    ("\u0251\u0261\u0131\u0237\u026a\u1d00\u1d0f", "agijiao"),  # odd forms of Latin letters
    ("\u2010\u2011\u2012\u2013\u2014\u2212", "------"),  # hyphens and dashes
    ("\u2018\u2019\u02bc\u2032\u0060", "'''''"),  # apostrophes
)
"""Characters that look like Latin letters or plain signs, and what they look like."""
_AS_LATIN = {
    ord(letter): latin
    for letters, latins in _LIKE_LATIN
    for letter, latin in zip(letters, latins, strict=True)
}
_AS_IN_MANY_FONTS = str.maketrans("0I1|", "Olll")


def is_invisible(letter: str) -> bool:
    return any(one[0] <= letter <= one[-1] for one in _INVISIBLE)


def look_alike(one: str, other: str) -> bool:
    """Return whether two names look alike, ignoring case."""
    return any(first == second for first, second in zip(_keys(one), _keys(other), strict=True))


def _keys(name: str) -> tuple[str, str, str]:
    """Return three casefolded keys: of the name, with Latin letters for lookalikes, and as drawn.

    Case is folded last: often only the capital, or only the small letter, looks like a Latin one.
    """
    apart = unicodedata.normalize("NFKD", name)
    latin = apart.translate(_AS_LATIN)
    drawn = latin.translate(_AS_IN_MANY_FONTS)
    return _folded(apart), _folded(latin), _folded(drawn)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold())
