import shlex
import sys
import time
from typing import Any

import pytest

from sushiya.bots.line_program import LineProgram
from sushiya.bots.own_bot import BotFailed


def test_a_program_that_ended_after_its_answer_is_told() -> None:
    once = "input(); print(0)"
    program = LineProgram(shlex.join([sys.executable, "-c", once]), 30.0, 100)
    assert program.ask(b"1", int) == 0
    assert program._process is not None
    program._process.wait(30)  # from now on a line cannot be written
    with pytest.raises(BotFailed, match="ended by itself"):
        program.ask(b"2", int)
    assert program.ask(b"3", int) == 0


def test_what_a_program_has_started_does_not_outlive_it() -> None:
    program = LineProgram("sh -c 'sleep 50 & sleep 50'", 0.3, 100)
    began = time.monotonic()
    with pytest.raises(BotFailed, match="did not answer within"):
        program.ask(b"{}", Any)
    assert time.monotonic() - began < 50
