"""Short, printable quotes of untrusted input, for refusals."""

LONGEST_ECHO = 40
LONGEST_REASON = 160
"""Characters of a whole sentence that may quote what was sent."""
CUT = "…"
_MOST_BITS = 256
"""A longer number is not written out: Python refuses to convert the longest ones."""


def echo(value: object, most: int = LONGEST_ECHO) -> str:
    """Return a value as text of at most `most` characters, without control or direction marks."""
    if isinstance(value, int) and value.bit_length() > _MOST_BITS:
        return CUT
    if isinstance(value, dict | list | tuple):
        return "{…}" if isinstance(value, dict) else "[…]"
    text = value if isinstance(value, str) else str(value)
    shown = "".join(letter for letter in text[: most + 1] if letter.isprintable())
    return shown if len(text) <= most else shown[: most - 1] + CUT


def quote(value: object) -> str:
    """Echo a value for a message: a string in quotes, anything else without."""
    return f"'{echo(value)}'" if isinstance(value, str) else echo(value)
