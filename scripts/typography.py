"""Set typographic apostrophes and French spaces in catalogues, rulebooks and guides.

Usage: .venv/bin/python scripts/typography.py
People type a straight apostrophe and a plain space, at which a line could break before a French
question mark. Run it after writing texts: a test fails until everything is set.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEXTS = (
    "src/sushiya/**/messages/*.ftl",
    "src/sushiya/games/*/rulebook/*.md",
    "src/sushiya/games/*/guide/*.md",
    "web/src/**/messages/**/*.ftl",
)
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
BEFORE = r"(?<=[\w})»”.!*`])"
"""What a French sign can stand behind; behind a comma it is a key to press."""


def main() -> None:
    for file, text in unset():
        file.write_text(text, "utf-8")
        sys.stdout.write(f"{file.relative_to(ROOT)}\n")


def unset() -> list[tuple[Path, str]]:
    """Give every file in which something is to be set, with its text as it should be."""
    files = sorted(file for pattern in TEXTS for file in ROOT.glob(pattern))
    read = [(file, file.read_text("utf-8")) for file in files]
    found = [
        (file, text, typeset(text, file.stem, comment="#" if file.suffix == ".ftl" else None))
        for file, text in read
    ]
    return [(file, better) for file, text, better in found if better != text]


def typeset(text: str, language: str, comment: str | None = "#") -> str:
    """Set a file's text; comments stay as they are. In Markdown there are none."""
    lines = text.split("\n")
    return "\n".join(
        line if comment and line.startswith(comment) else _line(line, language) for line in lines
    )


def _line(line: str, language: str) -> str:
    line = re.sub(r"(?<=\w)'", APOSTROPHE, line)
    if language != "fr":
        return line
    line = re.sub(rf"{BEFORE} (?=:)", NO_BREAK, line)
    line = re.sub(rf"{BEFORE} (?=[;!?])", NARROW, line)
    return line.replace("« ", f"«{NO_BREAK}").replace(" »", f"{NO_BREAK}»")


if __name__ == "__main__":
    main()
