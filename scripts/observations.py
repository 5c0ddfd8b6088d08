"""Write docs/observations.md from the engines' layouts.

Usage: .venv/bin/python scripts/observations.py
"""

from pathlib import Path

from sushiya.authors.fields import page
from sushiya.authors.versions import in_engine

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

if __name__ == "__main__":
    PAGE.write_text(page(in_engine()))
