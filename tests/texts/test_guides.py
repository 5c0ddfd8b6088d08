"""The pages of rules for people: the same in four languages, and they answer what players ask."""

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sushiya.core.chance import Dealer
from sushiya.core.game import catalogue
from sushiya.core.result import Result
from sushiya.core.step import Step
from sushiya.core.value import tag_of
from sushiya.core.words import LANGUAGES
from sushiya.games import GAMES
from texts.guides import cited, examples, folder_of, pictures, sections

ASKED, ASKED_LATER = (
    tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))
    for name in ("rules_questions.toml", "more_rules_questions.toml")
)
QUESTIONS_A_GAME = 20
FIGURES = re.compile(r"(?<![\w.])\d+")

each_game = pytest.mark.parametrize("game", GAMES.names())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_all_languages_tell_the_same(game: str, language: str) -> None:
    assert list(sections(game, language)) == list(sections(game, "en"))
    assert list(pictures(game, language)) == list(pictures(game, "en"))
    assert cited(game, language) == cited(game, "en")


@each_game
@each_language
def test_what_is_cited_is_in_the_rulebook(game: str, language: str) -> None:
    rulebook = (folder_of(game) / "rulebook" / f"{language}.md").read_text("utf-8")
    assert set(cited(game, language)) <= set(re.findall(r"^(\d+\.\d+) ", rulebook, re.MULTILINE))


@each_game
@each_language
def test_every_picture_is_an_example_and_its_caption_says_the_figures(
    game: str, language: str
) -> None:
    found = examples(game)
    captions = pictures(game, language)
    assert set(captions) == set(found)
    for name, caption in captions.items():
        said = set(FIGURES.findall(caption))
        assert {str(abs(one)) for one in told_points(found[name])} <= said, name


def told_points(example: dict[str, Any]) -> set[int]:
    """Give the points of an example that its caption must tell; who gets nothing is left out."""
    points = example.get("points", [])
    if example["draws"] == "board" and len(example["recipes"]) == 1:
        points = [example["recipes"][0]["points"]]
    return {one for one in ([points] if isinstance(points, int) else points) if one}


@each_game
def test_there_are_twenty_questions_a_game(game: str) -> None:
    assert len(ASKED[game]) == len(ASKED_LATER[game]) == QUESTIONS_A_GAME
    assert len({one["ask"] for one in ASKED[game] + ASKED_LATER[game]}) == 2 * QUESTIONS_A_GAME


@each_game
@each_language
def test_every_question_is_answered_where_it_says(game: str, language: str) -> None:
    found = sections(game, language)
    for one in ASKED[game] + ASKED_LATER[game]:
        section = found[one["at"]]
        said = set(FIGURES.findall(section.words))
        assert {str(figure) for figure in one.get("figures", [])} <= said, one["ask"]
        words = " ".join(section.words.casefold().split())
        for part in one.get("says", {}).get(language, ()):
            assert part.casefold() in words, f"{one['ask']} {part}"


@each_game
@each_language
def test_house_rules_are_named_as_on_the_table_s_form(game: str, language: str) -> None:
    """Every option and every choice of it stands in the table, in the words of an edition."""
    rules = GAMES.find(game)
    told = plain(sections(game, language)["editions"].text)
    spoken = [
        catalogue(rules, language, rules.bind(edition=edition).options)
        for edition in rules.options.editions
    ]
    # Who controls the robot first belongs to the robot (rule 9.7), and a place is a place.
    left_out = {"edition", "players", *(["starter"] if game == "sushi-go" else [])}
    for name in set(rules.options.types()) - left_out:
        choices = [one for one in rules.options.choices(name) if not one.startswith("seat-")]
        for message in (f"option-{name}", *(f"option-{name}-{choice}" for choice in choices)):
            assert any(plain(words.text(message)) in told for words in spoken), message


def plain(text: str) -> str:
    return " ".join(re.sub(r"[“”]", "", text).casefold().split())


@each_game
def test_everything_on_a_table_is_told_where_its_rule_stands(game: str) -> None:
    """Every event, command and kind of points leads to a paragraph of the rulebook."""
    rules = GAMES.find(game)
    links = json.loads((folder_of(game) / "guide" / "links.json").read_text("utf-8"))
    assert set(links) == {"events", "commands", "pieces", "scores"}
    assert set(links["events"]) == {tag_of(one) for one in rules.events}
    assert set(links["commands"]) == {tag_of(one) for one in rules.commands}
    state = play_out(game)
    assert set(links["scores"]) >= {kind for points in state.points for kind in points}
    rulebook = (folder_of(game) / "rulebook" / "en.md").read_text("utf-8")
    paragraphs = set(re.findall(r"^(\d+\.\d+) ", rulebook, re.MULTILINE))
    assert {number for numbers in links.values() for number in numbers.values()} <= paragraphs


def play_out(game: str) -> Result:
    """Play a game by first legal commands, for the kinds of points that its result has."""
    played = GAMES.find(game).bind()
    chance = Dealer(1)
    state = played.start(chance)
    rng = random.Random(1)
    while (result := played.result(state)) is None:
        seat = played.to_act(state)[0]
        step = played.play(state, seat, rng.choice(played.legal(state, seat)), chance)
        assert isinstance(step, Step)
        state = step.state
    return result
