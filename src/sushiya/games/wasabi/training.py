"""How the chef learns: from the cook's weights on, by the cross-entropy method."""

from sushiya.games.wasabi import plans
from sushiya.games.wasabi.components import CARDS, COLUMNS_IN_PLAY, LENGTHS
from sushiya.games.wasabi.cook import (
    CARD_WORTH,
    COVERING,
    DRAW_TURNS,
    DRAW_WORTH,
    SAME_CARD,
    SAME_LENGTH,
)
from sushiya.training.cross_entropy import CrossEntropy, Start, Study

HOPES = (0.5, *plans.EACH_MISSING[1:])
"""By the tiles that a line lacks. One that lacks nothing must be touched by a card to count."""
SPENT = {**CARD_WORTH, "wasabi": COVERING}
"""What each card must bring to be played."""


def _starts(skill: int) -> tuple[Start, ...]:
    """Where the search begins for one number of players."""

    def start(field: str, mean: float | list[float], spread: float) -> Start:
        means = [mean] if isinstance(mean, float) else mean
        spreads = [spread * (0.1 + abs(one)) for one in means] if len(means) > 1 else spread
        return Start(("skills", skill, field), mean, spreads)

    return (
        start("reward", [plans.REWARD] * len(LENGTHS), 0.2),
        start("style", [plans.STYLE_HOPE] * len(LENGTHS), 0.15),
        start("hope", [one for _ in LENGTHS for one in HOPES], 0.125),
        start("away", [plans.NOT_AT_HAND] * len(LENGTHS), 0.05),
        start("second_line", plans.SECOND_LINE, 0.025),
        start("pace", 0.5, 0.15),
        start("card", [CARD_WORTH[card] for card in CARDS], 0.2),
        start("spend", [SPENT[card] for card in CARDS], 0.2),
        start("same_card", SAME_CARD, 0.1),
        start("card_turns", 0.7, 0.25),
        start("cover_open", 0.0, 0.05),
        start("lift", 0.0, 0.1),
        start("draw", [DRAW_WORTH[length] for length in LENGTHS], 0.075),
        start("draw_turns", [DRAW_TURNS[length] for length in LENGTHS], 0.15),
        start("same_length", SAME_LENGTH, 0.05),
        start("fresh", 0.5, 0.1),
        start("pass_cost", 1.3, 0.2),
        start("crowd", 0.0, 0.015),
        start("gift", 0.0, 0.0015),
        start("common", 0.0, 0.005),
    )


TRAINER = CrossEntropy(
    studies=tuple(
        Study(
            name=f"{players} players",
            options={"players": players},
            starts=_starts(skill),
            deals=100,
        )
        for skill, players in enumerate(COLUMNS_IN_PLAY)
    ),
    fixed={
        ("skills", skill, field): value
        for skill in range(len(COLUMNS_IN_PLAY))
        for field, value in (("leaf_hope", 0.7), ("leaf_slope", 0.15), ("leaf_late", 0.6))
    },
    iterations=60,
    population=40,
    elite=10,
    objective="margin",
    opponents=("chef",),
    kept=0.8,
)
