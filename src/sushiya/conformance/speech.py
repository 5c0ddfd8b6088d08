"""Checks of words: every command, event and refusal in every language."""

import random
import re
from functools import cache

from sushiya.conformance.broken import expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import play, sampled_moments, tables, viewers
from sushiya.core.game import AnyRules, catalogue, say_event
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode, tag_of
from sushiya.core.words import Catalogue, MissingMessage, Phrase

PARAGRAPH = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
CODES_REFUSED = 20
DRAWN_EVERY = 20


def message_ids(rules: AnyRules) -> list[str]:
    """Return the ids of all messages that a game must have."""
    return [
        "game",
        "progress",
        *(f"command-{tag_of(one)}" for one in rules.commands),
        *(f"help-{tag_of(one)}" for one in rules.commands),
        *(f"event-{tag_of(one)}" for one in rules.events),
        *(f"refusal-{code}" for code in rules.refusals.rules),
        *(f"ended-by-{ending}" for ending in rules.endings),
        *(f"option-{name}" for name in rules.options.types()),
        *(
            f"option-{name}-{choice}"
            for name in rules.options.types()
            for choice in rules.options.choices(name)
        ),
        *(f"option-{name}-house" for name in rules.options.documents),
    ]


def messages(rules: AnyRules, effort: Effort) -> None:
    """Nothing that a game can say is missing in a language, or lacks an argument."""
    for language in effort.languages:
        words = catalogue(rules, language)
        missing = [one for one in message_ids(rules) if not words.has(one)]
        expect(not missing, f"{words.language}.ftl lacks {missing}")
    catalogues = cache(
        lambda language, edition: catalogue(rules, language, rules.bind(edition=edition).options)
    )
    rng = random.Random(f"messages {effort.seed}")
    said: set[tuple[str, bytes]] = set()
    for moment in sampled_moments(rules, effort):
        game = moment.game
        view = game.view(moment.before, moment.seat)
        phrases: list[Phrase | None] = [
            rules.texts.say_progress(game.view(moment.before, None)),
            *(
                rules.texts.say_command(command, view)
                for command in game.legal(moment.before, moment.seat)
            ),
        ]
        for viewer in viewers(game):
            phrases += [say_event(game, event, viewer) for event in moment.step.events]
        for _ in range(CODES_REFUSED):
            command = game.command(rng.randrange(rules.notation.codes))
            decided = rules.decide(moment.before, moment.seat, command, moment.chance)
            if isinstance(decided, Refusal):
                phrases.append(decided.phrase)
        result = game.result(moment.step.state)
        if result is not None:
            phrases += [Phrase(f"points-{kind}") for points in result.points for kind in points]
        new = {encode(phrase): phrase for phrase in phrases if phrase is not None}
        edition = game.options.edition
        for written, phrase in new.items():
            if (edition, written) in said:
                continue
            said.add((edition, written))
            for language in effort.languages:
                words = catalogues(language, edition)
                _speak(words, phrase)
                effort.met[f"sentences in {words.language}"] += 1


def _speak(words: Catalogue, phrase: Phrase) -> None:
    try:
        words.say(phrase)
    except MissingMessage as error:
        expect(holds=False, sentence=str(error))


def drawing(rules: AnyRules, effort: Effort) -> None:
    """The table can be drawn as text for every viewer, at any time, and after the end."""
    catalogues = [catalogue(rules, language) for language in effort.languages]
    for count, (game, seed) in enumerate(tables(rules, effort)):
        words = catalogues[count % len(catalogues)]
        names = [f"name-{seat}" for seat in range(game.players)]
        for number, moment in enumerate(play(game, seed)):
            if number % DRAWN_EVERY and game.result(moment.step.state) is None:
                continue
            for viewer in viewers(game):
                view = game.view(moment.step.state, viewer)
                text = rules.texts.draw(view, words, names)
                own = rules.texts.draw_own(view, words)
                expect("\n" not in own, f"{game.options}: {own!r} is not one line")
                missing = [name for name in names if name not in text]
                expect(not missing, f"{game.options}: the drawing leaves out {missing}")
                effort.met[f"tables drawn in {words.language}"] += 1


def rulebook(rules: AnyRules, effort: Effort) -> None:
    """The rulebook numbers its paragraphs once each, and every refusal cites one that is there."""
    for language in effort.languages:
        text = (rules.texts.folder / "rulebook" / f"{language}.md").read_text("utf-8")
        paragraphs = PARAGRAPH.findall(text)
        twice = {one for one in paragraphs if paragraphs.count(one) > 1}
        expect(not twice, f"rulebook/{language}.md numbers {sorted(twice)} twice")
        for code, rule in rules.refusals.rules.items():
            expect(rule in paragraphs, f"{code} cites rule {rule}, not in rulebook/{language}.md")
            effort.met["rules cited"] += 1
