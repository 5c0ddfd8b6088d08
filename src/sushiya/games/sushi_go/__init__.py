"""Sushi Go!: draft cards, three rounds, in two editions and with a robot for two."""

from pathlib import Path

from sushiya.core.game import Rules, Texts
from sushiya.games.sushi_go import apprentice
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import RULES_VERSION
from sushiya.games.sushi_go.cook import choose
from sushiya.games.sushi_go.decide import decide, open_game
from sushiya.games.sushi_go.events import EVENTS
from sushiya.games.sushi_go.evolve import evolve
from sushiya.games.sushi_go.first_game import FIRST_GAME
from sushiya.games.sushi_go.judge import REFUSALS, legal
from sushiya.games.sushi_go.notation import NOTATION
from sushiya.games.sushi_go.options import OPTIONS
from sushiya.games.sushi_go.outlook import Outlook, outlook
from sushiya.games.sushi_go.pad import score
from sushiya.games.sushi_go.state import ENDED_BY, State, result, to_act
from sushiya.games.sushi_go.text_view import draw, draw_own, say_command, say_progress
from sushiya.games.sushi_go.view import View, imagine, view
from sushiya.games.sushi_go.words import say_event

RULES = Rules(
    name="sushi-go",
    version=RULES_VERSION,
    options=OPTIONS,
    state=State,
    commands=(Keep,),
    events=EVENTS,
    view_form=View,
    refusals=REFUSALS,
    endings=(ENDED_BY,),
    longest=27,  # three rounds of nine turns, with the robot or two players
    minutes=15,
    open=open_game,
    decide=decide,
    evolve=evolve,
    to_act=to_act,
    decision=lambda state: state.decision,
    legal=legal,
    view=view,
    imagine=imagine,
    outlook=outlook,
    outlook_form=Outlook,
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
    cook=choose,
    apprentice=apprentice.choose,
    score=score,
    first_game=FIRST_GAME,
    engine="sushiya.games.sushi_go.engine",
    scenarios="sushiya.games.sushi_go.scenarios",
)
