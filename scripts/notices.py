"""Write the licences of all third-party packages into the built client, as notices.txt.

Usage: scripts/notices.py, after the pages were built. It lists the npm packages that the pages
contain, as the build recorded them, and the Python packages of requirements/run.lock that are
installed here. The same packages give the same file.
"""

import json
import re
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "web" / "node_modules"
CLIENT = ROOT / "src" / "sushiya" / "server" / "client"
SHIPPED = CLIENT / ".vite" / "packages.json"
LOCK = ROOT / "requirements" / "run.lock"
NOTICES = CLIENT / "notices.txt"
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
LOCKED = re.compile(r"([\w.-]+)==")
SAME = {"APL 2": "Apache-2.0"}
"""Licences that packages call by names of their own."""
PACKED = "pyodide"
"""The npm package that the pack for games without a server holds, and Python with it."""
LINE = "=" * 80


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def main() -> None:
    pages, server = [*shipped_packages(), packed_python()], python_packages()
    NOTICES.write_text(notices(pages, server), "utf-8")


def shipped_packages() -> list[Part]:
    """Read the npm packages that the pages hold."""
    parts = []
    for name in sorted({*json.loads(SHIPPED.read_text("utf-8")), PACKED}):
        folder = MODULES / name
        about = json.loads((folder / "package.json").read_text("utf-8"))
        files = sorted(path for path in folder.iterdir() if LICENCE_FILE.match(path.name))
        texts = tuple(path.read_text("utf-8") for path in files)
        parts.append(Part(name, about["version"], about["license"], texts))
    return parts


def packed_python() -> Part:
    """Name the Python that Pyodide brings; the text of its licence stands at another package."""
    lock = json.loads((MODULES / PACKED / "pyodide-lock.json").read_text("utf-8"))
    return Part("python", lock["info"]["python"], "PSF-2.0", ())


def python_packages() -> list[Part]:
    """Read the Python packages that run the server; one for another system is left out."""
    names = sorted(set(LOCKED.findall(LOCK.read_text("utf-8"))))
    found = [_installed(name) for name in names]
    return [_read(name, one) for name, one in zip(names, found, strict=True) if one is not None]


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _read(name: str, installed: Distribution) -> Part:
    about = installed.metadata
    licence = about.get("License-Expression") or about.get("License") or ""
    licence = licence.splitlines()[0] if licence else _classified(about.get_all("Classifier") or [])
    # Files of parts that a package holds have the same names, so that only their paths order them.
    files = sorted(
        (file for file in installed.files or () if _is_licence(file.parts)),
        key=lambda file: file.parts,
    )
    texts = tuple(Path(str(file.locate())).read_text("utf-8") for file in files)
    return Part(name, installed.version, SAME.get(licence, licence), texts)


def _is_licence(parts: tuple[str, ...]) -> bool:
    return parts[0].endswith(".dist-info") and bool(LICENCE_FILE.match(parts[-1]))


def _classified(classifiers: list[str]) -> str:
    names = [one.split(" :: ")[-1] for one in classifiers if one.startswith("License ::")]
    return ", ".join(names)


def notices(pages: list[Part], server: list[Part]) -> str:
    """Write one text: a list of all parts, then their licences."""
    every = [*pages, *server]
    known = {part.licence: part.name for part in reversed(every) if part.texts}
    missing = [part.name for part in every if not part.texts and part.licence not in known]
    if missing:
        sys.exit(f"No text of a licence was found for {', '.join(missing)}.")
    return "\n".join(
        [
            "Sushiya stands on the work of others. Thank you!",
            "",
            "In the pages:",
            *(f"- {part.name} {part.version}: {part.licence}" for part in pages),
            "",
            "For the server, installed beside it:",
            *(f"- {part.name} {part.version}: {part.licence}" for part in server),
            *(line for part in every for line in _licence(part, known)),
            "",
        ]
    )


def _licence(part: Part, known: dict[str, str]) -> list[str]:
    head = ["", LINE, f"{part.name} {part.version}: {part.licence}", LINE]
    if not part.texts:
        return [*head, "", f"The text of this licence stands at {known[part.licence]}."]
    return [*head, *(line for text in part.texts for line in ("", text.strip()))]


if __name__ == "__main__":
    main()
