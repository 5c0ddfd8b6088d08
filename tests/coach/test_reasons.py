"""Why one choice is better: terms add up, claims are true, words are there and short."""

import random
from functools import cache

import pytest

from coach.samples import Told, decisions, false_claims, look
from sushiya.coach.words import coach_catalogue, say_reason
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat, seats
from sushiya.core.words import LANGUAGES
from sushiya.engine.analysis import Analysis, Reason
from sushiya.engine.build import load_parts
from sushiya.games import GAMES

IN_C = [rules for rules in GAMES.all() if rules.engine is not None]
games_in_c = pytest.mark.parametrize("rules", IN_C, ids=lambda rules: rules.name)
DECISIONS, WORLDS = 60, 60
MOST_WORDS = 25


def told(rules: AnyRules) -> list[Told]:
    """Look at the same decisions once for all tests."""
    return told_of(rules.name)


@cache
def told_of(name: str) -> list[Told]:
    rng = random.Random("told")
    asked = decisions(GAMES.find(name), DECISIONS, "reasons")
    return [look(one, worlds=WORLDS, seed=5, rng=rng) for one in asked]


@games_in_c
def test_reasons_and_rest_add_up_to_the_difference(rules: AnyRules) -> None:
    for one in told(rules):
        why = one.why
        assert sum(reason.permille for reason in why.reasons) + why.rest == why.permille
        assert abs(why.permille / 1000 - one.other.behind) <= 0.0005 + 1e-9
        assert why.is_equal == one.other.is_equal or one.other.behind < 0
        assert len(why.reasons) <= 3
        sizes = [abs(reason.permille) for reason in why.reasons]
        assert sizes == sorted(sizes, reverse=True)
        assert all(size >= 5 for size in sizes)


@games_in_c
def test_points_tell_the_same_as_chances(rules: AnyRules) -> None:
    for one in told(rules):
        for reason in one.why.reasons:
            sign = -1 if reason.source == "rival" else 1
            assert reason.permille * reason.tenths * sign > 0


@games_in_c
def test_what_is_claimed_is_true(rules: AnyRules) -> None:
    assert [claim for one in told(rules) for claim in false_claims(one)] == []
    said = {reason.fact for one in told(rules) for reason in one.why.reasons}
    assert len(said) > 3


@games_in_c
def test_a_false_claim_would_be_found(rules: AnyRules) -> None:
    """Whoever checks does not nod everything through: with a figure changed most claims fail."""
    changed = found = 0
    for one in told(rules):
        for reason in one.why.reasons:
            for name in reason.figures:
                figures = reason.figures | {name: reason.figures[name] + 1}
                forged = Reason(**{**vars(reason), "figures": figures})
                why = type(one.why)(0, one.why.is_equal, (forged,), 0)
                try:
                    found += bool(false_claims(one._replace(why=why)))
                except (LookupError, ValueError):
                    found += 1
                changed += 1
    assert changed > 20
    assert found / changed > 0.9


@games_in_c
def test_the_other_way_round_is_the_opposite(rules: AnyRules) -> None:
    for one in told(rules)[:15]:
        analysis = Analysis(one.asked.game)
        analysis.compare(one.asked.seen, one.asked.seat, 5, WORLDS)
        back = analysis.explain(one.other.code, one.best.code)
        assert back.permille == -one.why.permille
        assert [(reason.source, reason.subject, -reason.permille) for reason in back.reasons] == [
            (reason.source, reason.subject, reason.permille) for reason in one.why.reasons
        ]


@games_in_c
def test_what_is_hidden_changes_nothing(rules: AnyRules) -> None:
    rng = random.Random("worlds")
    for one in told(rules)[:15]:
        game, seat = one.asked.game, one.asked.seat
        other = one.asked._replace(state=rules.imagine(one.asked.view, rng))
        analysis = Analysis(game)
        assert analysis.compare(other.seen, seat, 5, WORLDS) == one.forecasts
        assert analysis.explain(one.best.code, one.other.code) == one.why


@games_in_c
def test_what_was_not_looked_at_is_not_explained(rules: AnyRules) -> None:
    (one,) = decisions(rules, 1, "refused")
    analysis = Analysis(one.game)
    best, *_ = analysis.compare(one.seen, one.seat, 5, 2)
    unknown = next(
        code
        for code in range(rules.notation.codes)
        if code not in {forecast.code for forecast in analysis.forecasts()}
    )
    with pytest.raises(ValueError, match="not both looked at"):
        analysis.explain(best.code, unknown)


@games_in_c
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_short_sentence(rules: AnyRules, language: str) -> None:
    """All facts and all sources, for either choice, in every edition."""
    named = load_parts(rules).reasons
    for edition in rules.options.editions:
        players = min(rules.options.editions[edition])
        game = rules.bind(edition=edition, players=players)
        words = coach_catalogue(game, language)
        names = [f"Plum {seat}" for seat in seats(6)]
        plain = [
            *(Reason("own", group, sign, 12, "", {}) for group in named.groups for sign in (-9, 9)),
            *(
                Reason("rival", Seat(1), sign, tenths, "", {})
                for sign in (-9, 9)
                for tenths in (-12, 30)
            ),
            Reason("tie", "tie", 9, 5, "", {}),
        ]
        facts = [
            Reason("own", next(iter(named.groups)), sign, 5, fact, dict.fromkeys(figures, value))
            for fact, figures in named.facts.items()
            for sign in (-9, 9)
            for value in (0, 1, 2)
        ]
        for reason in (*plain, *facts):
            said = words.say(say_reason(game, reason, language), names=names)
            assert len(said.split()) <= MOST_WORDS, said
            assert said.endswith("."), said
