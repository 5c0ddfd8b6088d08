"""Three processes share the tables; whatever fails, no granted decision is lost or doubled."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from chaos.evening import Evening
from chaos.street import run_street


def test_an_evening_in_a_shop_of_three_processes(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    evening = Evening(seed="short", games=3, granted_a_kill=10)
    met = asyncio.run(run_street(evening, tmp_path))
    record_property("chaos with three processes", dict(met))
    assert met["kill"] > 0
    assert met["cut line"] > 0
    assert met["restart database"] > 0
    assert met["stop bus"] > 0
    assert met["update"] > 0
    assert met["sent again"] > 0
