"""The levels of the house: in every game, from the weakest to the strongest."""

from pathlib import Path

import pytest

from sushiya.bots.levels import LEVELS, OFFERED, UnknownBot, is_missing, level_below, make_bot
from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.games.sushi_go import RULES
from sushiya.host.refusals import MESSAGES


def test_every_level_has_a_name_and_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        words = Catalogue(language, (MESSAGES,))
        names = [words.text(f"level-{level}") for level in LEVELS]
        hints = [words.text(f"level-{level}-hint") for level in LEVELS]
        assert len({*names, *hints}) == 2 * len(LEVELS)


def test_every_level_but_the_lowest_has_one_below() -> None:
    assert [level_below(level) for level in LEVELS] == [None, *LEVELS[:-1]]


def test_a_bot_of_ones_own_has_the_usual_level_below() -> None:
    assert level_below("my_bot.py") == "cook"


def test_random_is_not_offered() -> None:
    assert LEVELS[1:] == OFFERED


def test_an_unknown_bot_names_the_bots() -> None:
    with pytest.raises(UnknownBot, match="random, apprentice, cook, chef, master"):
        make_bot(RULES, "sommelier")


@pytest.mark.parametrize("level", ["chef", "master"])
def test_without_an_engine_a_level_says_what_is_missing(
    level: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SUSHIYA_ENGINES", str(tmp_path))
    assert is_missing(RULES, level)
    with pytest.raises(UnknownBot, match=f"the {level} cannot play here: the engine of sushi-go"):
        make_bot(RULES, level)


@pytest.mark.parametrize("level", ["random", "apprentice", "cook"])
def test_other_levels_need_no_engine(
    level: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SUSHIYA_ENGINES", str(tmp_path))
    assert not is_missing(RULES, level)
