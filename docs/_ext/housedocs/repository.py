"""Links that leave the folder of the pages: on the site they lead to the page that shows the same text."""

from __future__ import annotations

import posixpath
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SHOWN = {"README.md": "index.md", "CONTRIBUTING.md": "project/contributing.md", "CHANGELOG.md": "project/changelog.md"}
OUTSIDE = re.compile(r"\]\(((?:\.\./)+)(README|CONTRIBUTING|CHANGELOG)\.md")


def lead_home(app: Sphinx, page: str, source: list[str]) -> None:
    """Point links to files at the root of the repository at their pages."""
    folder = posixpath.dirname(page)
    source[0] = OUTSIDE.sub(lambda link: "](" + posixpath.relpath(SHOWN[f"{link[2]}.md"], folder or "."), source[0])
