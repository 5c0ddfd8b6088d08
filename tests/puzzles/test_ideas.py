"""Ideas are facts that the coach names, and every one has its lesson in four languages."""

import pytest

from sushiya.core.game import AnyRules
from sushiya.core.words import LANGUAGES, SHARED_MESSAGES, Catalogue
from sushiya.engine.analysis import Explanation, Reason
from sushiya.engine.build import load_parts
from sushiya.games import GAMES
from sushiya.puzzles.filed import Position, read_puzzles, set_up
from sushiya.puzzles.ideas import ideas_named, load_ideas

EVERY_GAME = pytest.mark.parametrize("rules", GAMES.all(), ids=GAMES.names())


@EVERY_GAME
def test_ideas_and_facts_belong_together(rules: AnyRules) -> None:
    """No idea waits for a fact that nobody names, and no fact is named in vain."""
    known = {*load_parts(rules).reasons.facts}
    used = {fact for idea in load_ideas(rules).named.values() for fact in idea.facts}
    assert used == known


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_has_a_name_and_a_lesson(rules: AnyRules, language: str) -> None:
    folder = rules.texts.folder
    folders = (SHARED_MESSAGES, folder / "messages", folder / "puzzles" / "messages")
    for edition in rules.options.editions:
        words = Catalogue(language, folders, edition=edition)
        for name in load_ideas(rules).named:
            title, lesson = words.text(f"idea-{name}"), words.text(f"lesson-{name}")
            assert title
            assert lesson.endswith(".")
            assert title != lesson


def told(position: Position, *reasons: tuple[str, int, dict[str, int]]) -> list[str]:
    """Name the ideas of an explanation with these facts, at the answer and rival of a puzzle."""
    listed = tuple(
        Reason("own", "sashimi", permille, 10, fact, figures) for fact, permille, figures in reasons
    )
    answer, rival = position.codes[:2]
    return ideas_named(position, answer, rival, Explanation(100, False, listed, 0))


def test_only_facts_that_speak_for_the_answer_name_ideas() -> None:
    rules = GAMES.find("sushi-go")
    puzzle = next(one for one in read_puzzles(rules).puzzles if "+" not in one.answer)
    position = set_up(rules, puzzle)
    sashimi, tempura = {"card": 4, "points": 10}, {"card": 3, "points": 5}
    assert told(position, ("completes", 50, sashimi)) == ["sashimi"]
    assert told(position, ("completes", 50, tempura), ("needs", 20, {"card": 4})) == [
        "tempura",
        "deny",
    ]
    assert told(position, ("completes", -50, sashimi), ("", 60, {})) == []
    assert told(position, ("maki", 9, {}), ("maki-race", 8, {})) == ["maki"]


def test_the_same_fact_names_another_idea_where_the_answer_is_another() -> None:
    rules = GAMES.find("sushi-express")
    ideas = load_ideas(rules)
    assert [
        ideas.sort(rules.notation.read(text)) for text in ("take pink", "take red", "take tip")
    ] == [
        "take rare",
        "take rare",
        "take tip",
    ]
    assert ideas.sort(rules.notation.read("take dark-blue")) == "take common"
    wasabi = load_ideas(GAMES.find("wasabi"))
    read = GAMES.find("wasabi").notation.read
    assert wasabi.sort(read("place 5 c4")) == wasabi.sort(read("place 5 a1"))
    assert wasabi.sort(read("place 5 c4")) != wasabi.sort(read("place 6 c4"))
