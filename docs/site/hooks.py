"""What the site needs beyond its settings: our icon, and lists that may follow a line of text."""

import re
from pathlib import Path

from mkdocs.structure.files import File

ICON = Path(__file__).parents[2] / "web" / "public" / "icons" / "192.png"
SEARCH = 'data-md-component="search" role="dialog"'
ITEM = re.compile(r"([-*]|\d+\.) ")
FENCE = re.compile(r" *(```|~~~)")


def on_files(files, config):
    files.append(File.generated(config, "icon.png", content=ICON.read_bytes()))
    return files


def on_page_markdown(markdown, **_):
    """Put an empty line before a list that begins right below a paragraph."""
    lines, is_fenced = [], False
    for line in markdown.split("\n"):
        before = lines[-1] if lines else ""
        if FENCE.match(line):
            is_fenced = not is_fenced
        elif not is_fenced and ITEM.match(line) and is_text(before):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def on_post_page(output, **_):
    """Name the search for screen readers, which the theme leaves out."""
    return output.replace(SEARCH, f'{SEARCH} aria-label="Search"')


def is_text(line):
    """Tell whether a line belongs to a paragraph: no item, nor what continues one."""
    return bool(line.strip()) and not line.startswith((" ", "#", "|", ">")) and not ITEM.match(line)
