"""What the chef has learned, in players' terms: small tables for whoever asks."""

from collections.abc import Iterable, Sequence
from typing import Any

from sushiya.engine.parts import Table
from sushiya.games.wasabi.components import (
    CARDS,
    COLUMNS_IN_PLAY,
    LENGTHS,
    STYLE_CUBES,
    TOKEN_POINTS,
)

TURNS = (1, 2, 3, 4, 6, 8, 10)
USUAL_PLAYERS = 3


def explain(weights: Any) -> list[Table]:
    """Tell what a Weights says."""
    skills = dict(zip(COLUMNS_IN_PLAY, weights.skills, strict=True))
    return [
        _lines(skills[USUAL_PLAYERS]),
        _draws(skills[USUAL_PLAYERS]),
        _by_players(
            "Beside its points, completing a recipe is worth",
            ((f"length {length}", at, "reward") for at, length in enumerate(LENGTHS)),
            skills,
        ),
        _by_players(
            "In hand, an action card is worth",
            ((card, at, "card") for at, card in enumerate(CARDS)),
            skills,
        ),
        _by_players(
            "To be played, it must bring",
            ((card, at, "spend") for at, card in enumerate(CARDS)),
            skills,
        ),
        _passing(skills),
    ]


def _number(value: float) -> str:
    return f"{value:.2f}"


def _lines(skill: Any) -> Table:
    """What a recipe's best line is worth, by what it lacks, all of it in hand, with style."""
    rows = []
    for at, length in enumerate(LENGTHS):
        gain = TOKEN_POINTS[length] + skill.reward[at] + skill.style[at] * STYLE_CUBES[length]
        worths = [gain * skill.hope[at][left] for left in range(1, length + 1)]
        away = skill.away[at]
        listed = [_number(one) for one in worths] + [""] * (LENGTHS[-1] - length)
        rows.append((f"length {length}", *listed, f"x {away:.2f}"))
    lacks = [f"lacks {left}" for left in range(1, LENGTHS[-1] + 1)]
    return Table(
        title=f"A line that can show style is worth, with {USUAL_PLAYERS} players",
        heads=("", *lacks, "each not in hand"),
        rows=tuple(rows),
    )


def _draws(skill: Any) -> Table:
    """How much it likes a length, by the turns that it still has."""
    rows = [
        (
            f"length {length}",
            *(
                _number(skill.draw[at] * min(1.0, turns / skill.draw_turns[at]) ** 2)
                for turns in TURNS
            ),
        )
        for at, length in enumerate(LENGTHS)
    ]
    return Table(
        title=f"How it likes to draw a length, by its turns left, with {USUAL_PLAYERS} players",
        heads=("", *map(str, TURNS)),
        rows=tuple(rows),
    )


def _by_players(title: str, named: Iterable[tuple[str, int, str]], skills: dict[int, Any]) -> Table:
    rows = [
        (name, *(_number(getattr(skill, field)[at]) for skill in skills.values()))
        for name, at, field in named
    ]
    return Table(title=title, heads=_heads(skills), rows=tuple(rows))


def _heads(skills: dict[int, Any]) -> tuple[str, ...]:
    return ("", *(f"{players} players" for players in skills))


def _passing(skills: dict[int, Any]) -> Table:
    fields: Sequence[tuple[str, str]] = (
        ("a fresh recipe is worth", "fresh"),
        ("the turn is worth", "pass_cost"),
    )
    rows = [
        (name, *(_number(getattr(skill, field)) for skill in skills.values()))
        for name, field in fields
    ]
    return Table(title="When it passes", heads=_heads(skills), rows=tuple(rows))
