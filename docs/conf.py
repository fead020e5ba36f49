"""How Sphinx builds the documentation site; `make docs` runs it."""

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# Rules stay plain Python here: the site is about their words, and nobody should wait for a compiler.
os.environ["NUMBA_DISABLE_JIT"] = "1"
os.environ["COLUMNS"] = "100"
gc.set_threshold(200_000, 50, 1000)  # nearly all that is made here is kept, so looking for garbage finds none
sys.path[:0] = [str(Path(__file__).parent / "_ext"), str(Path(__file__).parent.parent)]

from starlode import __version__

project = "Starlode"
author = "Starlode contributors"
copyright = author
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "housedocs"]
exclude_patterns = ["_build", "_ext"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

# Names of other people's modules cannot be looked up without the network, and type variables have no entry. All other
# names must lead somewhere.
nitpicky = True
nitpick_ignore_regex = [(r"py:.*", r"(?!starlode\.).*"), (r"py:.*", r"starlode\..*\.([A-Z]|Task|Done)")]
# Two classes may share a short name; a link to one of them is not worth a longer name.
suppress_warnings = ["ref.python"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_type_comments = False  # nobody writes types as comments, and looking for them takes seconds
autodoc_type_aliases = {name: name for name in ("Array", "Json", "Options")}
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 120
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Starlode"
html_static_path = ["_static"]
html_css_files = ["house.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "github-dark"


def setup(app: "Sphinx") -> None:
    """Let the process end when the site is built, without looking through all pages for garbage a last time."""
    app.connect("build-finished", lambda app, error: gc.freeze())
