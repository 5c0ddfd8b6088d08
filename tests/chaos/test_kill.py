"""A server that is killed at any moment loses no granted decision, and doubles none."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from chaos.evening import Evening, run_evening


def test_an_evening_in_a_shop_that_is_killed_again_and_again(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    evening = Evening(seed="short", games=6, granted_a_kill=60)
    met = asyncio.run(run_evening(evening, tmp_path))
    record_property("chaos", dict(met))
    assert met["kills"] >= 5
    assert met["sent again"] > 0
    assert met["repeated though granted"] > 0
    # Else they do not come back. A busy machine leaves many choices to chance.
    assert met["of bots, by chance"] < met["of bots"]
