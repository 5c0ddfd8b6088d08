"""A film shows what was to be seen at its time, and shows the same each time."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.device import PHONE
from web.films.camera import CAMERA, FRAME_MS, TURN_MS, Frame, on_stage, pass_time, shoot
from web.films.plots import PLOTS, Film
from web.films.reveals import GAMES, answers, reveals
from web.films.sheet import are_alike, make_sheet
from web.layout.stage import open_playhouse

NEAR = 0.05
MOST_TAKES = 5
BEGIN = {
    "animate": "one.animate({ opacity: [0, 1] }, 1000).onfinish = () => ended.push('animate')",
    "animation": "one.style.animation = 'show 1s linear'",
    "transition": "one.style.transition = 'opacity 1s linear'; one.style.opacity = 1",
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    context.add_init_script(path=CAMERA)
    page = context.new_page()
    page.clock.install(time=0)
    page.goto("about:blank")
    page.set_content(
        "<style>@keyframes show { from { opacity: 0 } to { opacity: 1 } }</style>"
        "<p style='opacity: 0'>one</p>"
    )
    page.clock.pause_at(60)
    page.evaluate("window.ended = []; window.one = document.body.lastChild")
    page.evaluate("camera.begin()")
    yield page
    context.close()


@pytest.mark.parametrize("how", BEGIN)
def test_what_moves_is_where_it_would_be_by_then(page: Page, how: str) -> None:
    page.evaluate(f"{BEGIN[how]}; 0")
    pass_time(page, TURN_MS)
    page.wait_for_timeout(FRAME_MS)  # The film's time stands still meanwhile.
    for _ in range(500 // TURN_MS):
        pass_time(page, TURN_MS)
    seen = float(page.evaluate("getComputedStyle(one).opacity"))
    assert abs(seen - 0.5) < NEAR


def test_what_comes_to_its_end_tells_so(page: Page) -> None:
    page.evaluate(f"{BEGIN['animate']}; 0")
    for _ in range(1000 // TURN_MS - 1):
        pass_time(page, TURN_MS)
    assert page.evaluate("ended") == []
    pass_time(page, TURN_MS)
    assert page.evaluate("ended") == ["animate"]


def take(browser: Browser, film: Film) -> list[Frame]:
    with open_playhouse() as house, on_stage(browser, house, film, PHONE) as page:
        return list(shoot(page, film))


def is_same_film(browser: Browser, one: list[Frame], other: list[Frame]) -> bool:
    return all(
        first.at == second.at and are_alike(browser, first.picture, second.picture)
        for first, second in zip(one, other, strict=True)
    )


def test_a_film_is_the_same_each_time(built: None, browser: Browser) -> None:
    """A busy machine may paint a frame late, so of some takes two in a row must be alike."""
    whole = PLOTS[0].film()
    film = Film(whole.name, whole.start, whole.messages, 500)
    takes = [take(browser, film)]
    while len(takes) == 1 or not is_same_film(browser, takes[-2], takes[-1]):
        assert len(takes) < MOST_TAKES
        takes.append(take(browser, film))
    frames = takes[-1]
    assert len({frame.picture for frame in frames}) > 2, "nothing happens in it"
    assert not are_alike(browser, frames[0].picture, frames[-1].picture)
    assert make_sheet(browser, frames, width=360).startswith(b"\x89PNG")


@pytest.mark.parametrize("game", GAMES)
def test_answers_tell_what_happens_in_reveals(game: str) -> None:
    shown = reveals(game, 3)
    assert [answer["number"] for answer in answers(game, shown)] == [1, 2, 3]
    for answer, film in zip(answers(game, shown), shown, strict=True):
        assert answer["said"]
        assert answer["events"]
        assert film.start["greeting"][1]["game"]["result"] is None
