"""What the page about training shows can be run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.extras import needed

for package in ("pettingzoo", "gymnasium", "pyspiel"):
    needed(package)

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "train-on-it.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_page_run(example: str) -> None:
    exec(example, {})
