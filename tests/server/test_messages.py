"""Every refusal of the server has its sentence in every language."""

import pytest

from sushiya.core.refusal import Refusal
from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.server.refusals import MESSAGES, refuse


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    words = Catalogue(language, (MESSAGES,))
    for code in refuse.rules:
        said = words.say(
            Refusal(code, "", {"reason": "line 1", "most": 16, "host": "a.example"}).phrase
        )
        assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_nobody_refuses(language: str) -> None:
    text = (MESSAGES / f"{language}.ftl").read_text("utf-8")
    written = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("refusal-")}
    assert written == {f"refusal-{code}" for code in refuse.rules}
