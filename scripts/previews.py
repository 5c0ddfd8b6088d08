"""Draw the pictures of link previews again: web/public/previews/.

Usage: scripts/previews.py, after a change of a dish. Needs a Chromium or Chrome.
They show no position, because not everybody with a link may see the game.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from sushiya.server.previews import HEIGHT, HOME, WIDTH  # noqa: E402 - it is found only now
from web.browser import find_browser  # noqa: E402

DRAWINGS = ROOT / "web" / "src" / "drawings" / "home"
FONTS = ROOT / "web" / "node_modules" / "@fontsource" / "m-plus-rounded-1c" / "files"
FONT = FONTS / "m-plus-rounded-1c-latin-800-normal.woff2"
PREVIEWS = ROOT / "web" / "public" / "previews"
NAMES = {"sushi-go": "Sushi Go!", "wasabi": "Wasabi!", "sushi-express": "Sushi Express"}
STYLE = """
@font-face { font-family: "M PLUS Rounded 1c"; font-weight: 800;
  src: url(data:font/woff2;base64,FONT); }
body { margin: 0; height: 100vh; background: #f1e1c4; color: #1f2a44; overflow: hidden;
  font: 800 92px "M PLUS Rounded 1c", sans-serif; }
.noren { display: flex; gap: 6px; height: 92px; }
.noren i { flex: 1; background: #34478a; }
.counter { position: absolute; inset: 470px 0 0; background: #e8cfa6;
  border-top: 6px solid #d9bb88; }
.dishes { position: absolute; inset: 120px 40px 60px; display: flex; gap: 24px;
  align-items: center; justify-content: center; }
.dishes svg { flex: none; width: WIDTHpx; height: auto; }
.name { flex: 1; line-height: 1.05; }
.name small { display: block; margin-top: 18px; color: #34478a; font-size: 46px; }
.home { flex-direction: column; gap: 0; }
.home .row { display: flex; gap: 12px; }
"""


def page_of(name: str) -> str:
    def dish(game: str) -> str:
        return (DRAWINGS / f"dish-{game}.svg").read_text("utf-8")

    if name == HOME:
        row = "".join(dish(game) for game in NAMES)
        body = f'<div class="dishes home"><div>Sushiya</div><div class="row">{row}</div></div>'
    else:
        title = f'<div class="name">{NAMES[name]}<small>Sushiya</small></div>'
        body = f'<div class="dishes">{dish(name)}{title}</div>'
    font = base64.b64encode(FONT.read_bytes()).decode()
    style = STYLE.replace("WIDTH", "360" if name == HOME else "560").replace("FONT", font)
    flaps = "<i></i>" * 8
    return (
        f'<style>{style}</style><div class="counter"></div><div class="noren">{flaps}</div>{body}'
    )


def main() -> None:
    PREVIEWS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for name in (HOME, *NAMES):
            page.set_content(page_of(name))
            page.evaluate("document.fonts.ready.then(() => true)")
            page.screenshot(path=PREVIEWS / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
