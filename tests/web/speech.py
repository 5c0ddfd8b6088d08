"""What the pages say, spoken by Python's catalogue from the same files."""

from functools import cache
from pathlib import Path

from sushiya.core.words import SHARED_MESSAGES, Catalogue

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "sushiya"


def house_folders() -> list[Path]:
    """List the folders of messages that every page or every table has."""
    own = sorted((WEB / "words" / "messages").iterdir())
    return [SHARED_MESSAGES, PYTHON / "host" / "messages", PYTHON / "server" / "messages", *own]


CHAPTERS = (
    "about",
    "box",
    "circle",
    "coach",
    "daily",
    "fair",
    "notices",
    "offline",
    "pad",
    "puzzles",
    "recovery",
    "replay",
    "rules",
    "same",
    "sharing",
    "solo",
    "stats",
)
"""Pages whose words are needed nowhere else."""


def game_folders(game: str) -> list[Path]:
    """List the folders that a table of this game adds, or a page with words of its own."""
    if game == "coach":
        # What any coach says is spoken on the command line, too.
        return [PYTHON / "coach" / "messages", WEB / "coach" / "messages"]
    if game.endswith(("/coach", "/puzzles")):
        return [PYTHON / "games" / game.replace("-", "_") / "messages"]
    if game in CHAPTERS:
        return [WEB / game / "messages"]
    web = WEB / "games" / game
    return [
        PYTHON / "games" / game.replace("-", "_") / "messages",
        web / "messages",
        web / "plain" / "messages",
    ]


@cache
def words(language: str, game: str = "", edition: str = "") -> Catalogue:
    folders = [*house_folders(), *(game_folders(game) if game else [])]
    return Catalogue(language, folders, edition=edition)
