"""The games that have a screen of their own; any other is played on the plain screen."""

from sushiya.games import GAMES
from web.speech import WEB

SCREENS = tuple(name for name in GAMES.names() if (WEB / "games" / name / "module.ts").exists())
