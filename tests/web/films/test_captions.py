"""What others do stands long enough to be read, on a page whose clock the test has in its hand."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page

from web.device import PHONE
from web.films.camera import on_stage, pass_time
from web.films.plots import Cue, Film
from web.layout.recording import ME, Recording, cook
from web.layout.stage import open_playhouse
from web.variants import first_in_gate

LEAST_MS = {"calm": 1200, "normal": 600}
LONGEST_MS = {"calm": 20_000, "normal": 5_000}
LOOK_MS = 50
"""So often somebody looks."""
MOST = 10
SPOKEN = "document.querySelector('[data-testid=polite]').textContent"


def story(game: str, players: int) -> Film:
    """Give what others do between two of my decisions; it comes in all at once."""
    recording = Recording(game, name="captions", players=players, seed=4)
    while not recording.is_over:
        if ME in recording.to_act:
            recording.play(ME, cook(recording.table, ME, recording.rng))
        start = recording.snapshot()
        cues: list[Cue] = []
        while recording.to_act and ME not in recording.to_act and len(cues) < MOST:
            seat = recording.to_act[0]
            said = recording.play(seat, cook(recording.table, seat, recording.rng))
            cues += [Cue(0, message) for message in said]
        if len(cues) >= MOST and not recording.is_over:
            return Film("captions", start, tuple(cues), 0)
    raise LookupError("nobody does so much")


@pytest.mark.parametrize("speed", LEAST_MS)
@pytest.mark.parametrize(("game", "players"), first_in_gate(("sushi-express", 6), ("wasabi", 4)))
def test_a_caption_stands_long_enough(
    built: None, browser: Browser, speed: str, game: str, players: int
) -> None:
    film = story(game, players)
    with (
        open_playhouse() as house,
        on_stage(browser, house, film, PHONE, settings={"speed": speed}) as page,
    ):
        for cue in film.messages:
            page.evaluate("(message) => stage.say(message)", cue.message)
        changes = _changes(page, LONGEST_MS[speed])
    stood = [after - before for before, after in pairwise(changes)]
    assert len(changes) > 2
    # Somebody who looks only so often sees it a little shorter than it stands.
    assert min(stood) > LEAST_MS[speed] - LOOK_MS, stood
    assert changes[-1] <= LONGEST_MS[speed]


def _changes(page: Page, longest: int) -> list[int]:
    """List when something new is told, until it is my turn again."""
    told, changes, since = "", [], 0
    for at in range(0, longest + LOOK_MS, LOOK_MS):
        text = page.evaluate(SPOKEN)
        if text != told:
            told, since = text, at
            changes.append(at)
        if changes and at - since > 3 * max(LEAST_MS.values()):
            break
        if at % 1000 == 0:
            page.evaluate("stage.say({ type: 'ping' })")
        pass_time(page, LOOK_MS)
    return changes
