"""What our site needs besides Sphinx: tables made from the games, clauses that can be linked to, our docstrings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from housedocs import clauses, defaults, docstrings, generated, names, repository

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup(app: Sphinx) -> dict[str, Any]:
    """Hook everything into a build."""
    app.add_domain(names.Names, override=True)
    app.connect("source-read", generated.fill_in)
    app.connect("source-read", generated.show_titles)
    app.connect("source-read", repository.lead_home)
    app.connect("autodoc-before-process-signature", defaults.spell)
    app.connect("autodoc-process-docstring", docstrings.to_restructured)
    app.connect("autodoc-skip-member", docstrings.skip_repetition)
    app.connect("builder-inited", docstrings.read_comments)
    app.connect("doctree-read", clauses.mark)
    app.connect("doctree-resolved", clauses.link)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
