"""The coach gives the reason that a good player would, in positions of Wasabi!."""

import pytest

from coach.wasabi_positions import POSITIONS
from sushiya.core.ids import Seat
from sushiya.engine.analysis import Analysis, Reason
from sushiya.engine.door import load_engine
from sushiya.games.wasabi import RULES

WORLDS = 500


def codes_of(reason: Reason) -> set[str]:
    """Name whose points a reason is about, and its fact, if it has one."""
    whose = "rival" if reason.source == "rival" else str(reason.subject)
    return {whose, reason.fact} - {""}


def test_there_are_forty() -> None:
    assert len(POSITIONS) == 40


@pytest.mark.parametrize("position", POSITIONS)
def test_the_reason_is_the_one_that_a_good_player_gives(position: str) -> None:
    set_up, better, worse, reasons = POSITIONS[position]
    given = set_up()
    codes = [given.game.code(given.read(text)) for text in (better, worse)]
    analysis = Analysis(given.game)
    seen = load_engine(RULES).parts.observe_view(given.game.view(given.state, Seat(0)))
    forecasts = analysis.compare(seen, Seat(0), 1, WORLDS, asked=codes, most=8)
    assert any(one.code == codes[0] and one.is_equal for one in forecasts)
    why = analysis.explain(*codes)
    assert why.permille > 0
    assert not why.is_equal
    told = [codes_of(reason) for reason in why.reasons if reason.permille > 0]
    wanted = set(reasons.split())
    assert wanted <= set().union(*told)
    assert wanted & told[0], "the largest reason is another one"
