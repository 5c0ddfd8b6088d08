"""Wasabi!: lay ingredients on one board, complete recipes, with style."""

from pathlib import Path

from sushiya.core.game import Rules, Texts
from sushiya.games.wasabi.apprentice import apprentice
from sushiya.games.wasabi.command_words import say_command
from sushiya.games.wasabi.commands import COMMANDS
from sushiya.games.wasabi.components import RULES_VERSION
from sushiya.games.wasabi.cook import cook
from sushiya.games.wasabi.decide import decide, open_game
from sushiya.games.wasabi.events import EVENTS
from sushiya.games.wasabi.evolve import evolve
from sushiya.games.wasabi.first_game import FIRST_GAME
from sushiya.games.wasabi.judge import REFUSALS, legal
from sushiya.games.wasabi.notation import NOTATION
from sushiya.games.wasabi.options import OPTIONS
from sushiya.games.wasabi.outlook import Outlook, outlook
from sushiya.games.wasabi.pad import score
from sushiya.games.wasabi.scoring import result
from sushiya.games.wasabi.state import ENDINGS, State, to_act
from sushiya.games.wasabi.text_view import draw, draw_own, say_progress
from sushiya.games.wasabi.view import View, imagine, view
from sushiya.games.wasabi.words import say_event

LONGEST = 4_000
"""Why a game ends: before the tenth token of one ends it, four players complete at most 36 recipes,
so at most 36 action cards are ever taken. A turn with a tile fills one of 42 squares for good
unless a card is used up over it: at most 78 such turns. Before each, and after the last, come at
most eleven passes of at most four decisions, and at last one pass more: 3,480 decisions. The rest:
24 at the start, 114 tiles placed and taken, 78 turns ended, 36 cards played, 36 taken or left, 37
recipes completed and drawn anew."""

RULES = Rules(
    name="wasabi",
    version=RULES_VERSION,
    options=OPTIONS,
    state=State,
    commands=COMMANDS,
    events=EVENTS,
    view_form=View,
    refusals=REFUSALS,
    endings=ENDINGS,
    longest=LONGEST,
    minutes=45,
    open=open_game,
    decide=decide,
    evolve=evolve,
    to_act=to_act,
    decision=lambda state: state.decision,
    legal=legal,
    view=view,
    imagine=imagine,
    result=result,
    notation=NOTATION,
    texts=Texts(
        folder=Path(__file__).parent,
        say_command=say_command,
        say_event=say_event,
        say_progress=say_progress,
        draw=draw,
        draw_own=draw_own,
    ),
    cook=cook,
    apprentice=apprentice,
    score=score,
    outlook=outlook,
    outlook_form=Outlook,
    first_game=FIRST_GAME,
    engine="sushiya.games.wasabi.engine",
    scenarios="sushiya.games.wasabi.scenarios",
)
