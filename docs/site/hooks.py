"""Lets the site's Markdown read lists as everybody else does: they may follow a line of text."""

import re

ITEM = re.compile(r"([-*]|\d+\.) ")
FENCE = re.compile(r" *(```|~~~)")


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


def is_text(line):
    """Tell whether a line belongs to a paragraph: no item, nor what continues one."""
    return bool(line.strip()) and not line.startswith((" ", "#", "|", ">")) and not ITEM.match(line)
