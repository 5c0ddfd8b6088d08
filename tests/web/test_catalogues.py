"""The pages' texts: complete in every language, all of them used, and none missing."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sushiya.core.value import tag_of
from sushiya.core.words import LANGUAGES
from sushiya.games import GAMES
from web.speech import CHAPTERS, WEB, game_folders, house_folders

FOLDERS = sorted({file.parent for file in WEB.rglob("messages/**/*.ftl")})
LESSON_WORDS = 25
GIVEN_ALWAYS = {"you", "edition"}
"""What every message may use without being asked for it."""
SAYING = re.compile(r"""(?:\bt|\btext|\bphrase|\bsay)\(\s*"([a-z][a-z0-9-]*)\"""")
LITERAL = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]""")
TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^}]*\})+)`")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ALIKE = {"sushi-go": {"count"}, "sushi-express": {"attempt", "card"}}
"""Parts of a command that are the same for all of a group on the plain screen."""


class _Used(Visitor):
    """Collects the variables of a message, what it tells apart by them, and what it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.marks: set[tuple[str, str]] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            self.marks |= {(node.selector.id.name, key) for key in keys - PLURALS}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, _Used]:
    """Read a catalogue; a syntax error or a message that stands twice fails."""
    found: dict[str, _Used] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
            found[entry.id.name] = _Used()
            found[entry.id.name].visit(entry)
    return found


def sources() -> Iterator[Path]:
    for file in sorted(WEB.rglob("*")):
        if file.suffix in (".svelte", ".ts") and file.name != "types.ts":
            yield file


def game_of(file: Path) -> str:
    parts = file.relative_to(WEB).parts
    if parts[0] in CHAPTERS:
        return parts[0]
    return parts[1] if parts[0] == "games" and parts[1] in GAMES.names() else ""


def said_by(folders: list[Path]) -> Counter[str]:
    files = [folder / "en.ftl" for folder in folders]
    return Counter(message for file in files if file.exists() for message in messages(file))


def known(game: str) -> set[str]:
    """Give every message that a page of this game can say; without a game, that of any."""
    house = set(said_by(house_folders()))
    if game == "box":
        # It speaks of Wasabi! alone, and is shared.
        return house.union(*(said_by(game_folders(one)) for one in ("box", "sharing", "wasabi")))
    if game == "daily":
        # Its results are shared with the words of a replay.
        return house.union(*(said_by(game_folders(one)) for one in ("daily", "replay")))
    if game == "puzzles":
        # The coach explains them.
        return house.union(*(said_by(game_folders(one)) for one in ("puzzles", "coach")))
    if game == "pad":
        # It speaks of all games, each with the words of its own tables, and is shared.
        chapters = ("pad", "sharing", *GAMES.names())
        return house.union(*(said_by(game_folders(one)) for one in chapters))
    if game:
        return house | set(said_by(game_folders(game)))
    return house | set.intersection(*(set(said_by(game_folders(one))) for one in GAMES.names()))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(WEB)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert other.keys() == english.keys()
    for message, used in other.items():
        given = english[message].variables | GIVEN_ALWAYS
        assert used.variables <= given, f"{message} asks for what nobody gives"


@pytest.mark.parametrize("game", ["", *CHAPTERS, *GAMES.names()])
def test_no_message_stands_in_two_files(game: str) -> None:
    """A game may say in its own way what the house says, too: its words count at its tables."""
    counts = said_by(game_folders(game) if game else house_folders())
    assert {message for message, count in counts.items() if count > 1} == set()


def test_what_a_page_says_is_in_its_catalogue() -> None:
    missing = {
        (str(file.relative_to(WEB)), message)
        for file in sources()
        for message in SAYING.findall(file.read_text("utf-8"))
        # Pictures of the rules speak with the words of their game and of that page.
        if message
        not in known(game_of(file)) | (known("rules") if "guide" in file.parts else set())
    }
    assert missing == set()


def test_no_message_is_there_for_nothing() -> None:
    texts = [file.read_text("utf-8") for file in sources()]
    literals = {one for text in texts for one in LITERAL.findall(text)}
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template)))
        for text in texts
        for template in TEMPLATE.findall(text)
        if re.search(r"[a-z]{3}", re.sub(r"\$\{[^}]*\}", "", template))
    ]
    unused = {
        (str(folder.relative_to(WEB)), message)
        for folder in FOLDERS
        for message in messages(folder / "en.ftl")
        if message not in literals | _referred(folder)
        and not any(pattern.fullmatch(message) for pattern in patterns)
    }
    assert unused == set()


def _referred(folder: Path) -> set[str]:
    return {one for used in messages(folder / "en.ftl").values() for one in used.messages}


@pytest.mark.parametrize("game", GAMES.names())
def test_the_plain_screen_names_every_part_of_a_command(game: str) -> None:
    """With many commands of a kind it asks for one part after the other."""
    commands = [
        used
        for folder in game_folders(game)
        for message, used in messages(folder / "en.ftl").items()
        if message.startswith("command-")
    ]
    parts = {part for used in commands for part in used.variables} - ALIKE.get(game, set())
    marks = {f"{part}-{mark}" for used in commands for part, mark in used.marks if part in parts}
    assert {f"part-{one}" for one in parts | marks} <= known(game)


@pytest.mark.parametrize("game", GAMES.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_meeting_with_a_command_has_its_few_words(game: str, language: str) -> None:
    file = WEB / "games" / game / "messages" / f"{language}.ftl"
    lessons = re.findall(r"^(lesson-[a-z-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    rules = next(rules for rules in GAMES.all() if rules.name == game)
    kinds = {f"lesson-{tag_of(command)}" for command in rules.commands}
    assert kinds <= {name for name, _ in lessons}
    for name, text in lessons:
        assert len(text.split()) <= LESSON_WORDS, name
