"""Sushi Express: bet on two dice, drive around the town, collect customers and tips."""

from pathlib import Path

from sushiya.core.game import Rules, Texts
from sushiya.games.sushi_express import apprentice
from sushiya.games.sushi_express.commands import COMMANDS
from sushiya.games.sushi_express.components import RULES_VERSION
from sushiya.games.sushi_express.cook import choose
from sushiya.games.sushi_express.decide import decide, open_game
from sushiya.games.sushi_express.events import EVENTS
from sushiya.games.sushi_express.evolve import evolve
from sushiya.games.sushi_express.first_game import FIRST_GAME
from sushiya.games.sushi_express.judge import REFUSALS, legal
from sushiya.games.sushi_express.notation import NOTATION
from sushiya.games.sushi_express.options import OPTIONS
from sushiya.games.sushi_express.outlook import Outlook, outlook
from sushiya.games.sushi_express.pad import score
from sushiya.games.sushi_express.state import ENDED_BY, State, result, to_act
from sushiya.games.sushi_express.text_view import draw, draw_own, say_progress
from sushiya.games.sushi_express.view import View, imagine, view
from sushiya.games.sushi_express.words import say_command, say_event

LONGEST = 6650
"""A bound that no game reaches, for six players.

Each of the 36 customers leaves the row once. A van that moves without getting one comes at least
2 tiles nearer, so it moves at most 5 times between two customers: at most 6 * 36 + 5 * 6 = 246
rounds with a movement, and a round without one uses up the whole row. A round asks everyone at
most 4 times, and 3 more questions are the row's and the successful roller's: 246 * 27, and 8 for
all swaps and re-rolls there are.
"""

RULES = Rules(
    name="sushi-express",
    version=RULES_VERSION,
    options=OPTIONS,
    state=State,
    commands=COMMANDS,
    events=EVENTS,
    view_form=View,
    refusals=REFUSALS,
    endings=(ENDED_BY,),
    longest=LONGEST,
    minutes=30,
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
    cook=choose,
    apprentice=apprentice.choose,
    score=score,
    outlook=outlook,
    outlook_form=Outlook,
    first_game=FIRST_GAME,
    engine="sushiya.games.sushi_express.engine",
    scenarios="sushiya.games.sushi_express.scenarios",
)
